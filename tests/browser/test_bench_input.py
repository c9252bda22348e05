"""The benchmark of inputs: its arithmetic on numbers made up."""

from tests.bench.input.figures import Input, Size, percentile, table


def test_95_of_100_do_not_take_longer_than_the_percentile() -> None:
    assert percentile([float(n) for n in range(100, 0, -1)], 0.95) == 95
    assert percentile([16.0], 0.95) == 16


def test_each_kind_has_a_row_and_what_bots_were_thinking_during_a_column() -> None:
    size = Size("phone", (390, 844), touch=True)
    inputs = [Input("draw", False, 16.0), Input("choose a card", True, 40.0)]  # noqa: FBT003
    lines = table([(size, inputs)]).splitlines()
    assert lines[2:] == [
        "| phone | 2 | 1 | 16 ms | 40 ms | 40 ms | 40 ms |",
        "| … choose a card | 1 | 1 | 40 ms | 40 ms | 40 ms | 40 ms |",
        "| … draw | 1 | 0 | 16 ms | 16 ms | – | 16 ms |",
    ]

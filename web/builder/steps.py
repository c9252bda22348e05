"""The steps of the build in their order, and the id that names a build."""

from functools import partial
from pathlib import Path

from web.builder import (
    about,
    address,
    assemble,
    bundles,
    courts,
    docs,
    embed,
    licences,
    offline,
    packages,
    pages,
    protocol_types,
    rules_pages,
    runtime,
    single,
    texts,
    wheels,
)
from web.builder.address import Place
from web.builder.environment import Node
from web.builder.paths import BUILDER, ENGINE, ROOT, SITE, WEB
from web.builder.stamps import Step, digest, files, run_step

PROTOCOL = tuple(
    ENGINE / f"{name}.py"
    for name in (
        "protocol",
        *(f"protocol_{one}" for one in ("examples", "compare", "pad", "replay")),
    )
)
TYPES = WEB / "src" / "protocol.ts"


def build(
    node: Node,
    place: Place = Place(),  # noqa: B008, it can't be changed
    *,
    with_single: bool = False,
    with_docs: bool = False,
) -> None:
    """Make every part that has changed, and site/ from the parts."""
    build_id = make_build_id(place)
    steps = all_steps(node, build_id)
    if with_single:
        steps.append(Step("single", partial(single.make, build_id=build_id), (), build_id))
    if with_docs:
        steps.append(Step("docs", docs.make, docs.INPUTS))
    if place.url:
        parts = tuple(step.part for step in steps)
        named = partial(address.make, place=place, parts=parts)
        steps.append(Step("address", named, parts, build_id))
    for number, step in enumerate(steps, 1):
        run_step(step, f"[{number:2}/{len(steps)}]")
    written, removed = assemble.assemble((step.part for step in steps), place)
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file()) / 1e6
    news = f"{written} files written, {removed} removed" if written or removed else "unchanged"
    print(f"site/ has build {build_id}, {size:.1f} MB: {news}", flush=True)


def make_build_id(place: Place = Place()) -> str:  # noqa: B008, it can't be changed
    """12 hex digits that change with anything the site is made of."""
    engine = (ENGINE, *wheels.METADATA)
    folders = (WEB / name for name in ("src", "pages", "rules", "about", "icons"))
    web = (*folders, BUILDER, *packages.INPUTS)
    read = set(files([*engine, *web, ROOT / "build.py"])) - {TYPES}
    return digest(read, place.key)[:12]


def all_steps(node: Node, build_id: str) -> list[Step]:
    """Every step; each reads only what is in git or what an earlier one made."""
    return [
        Step(
            "packages",
            partial(packages.install, node=node),
            packages.INPUTS,
            outputs=(packages.INSTALLED,),
        ),
        Step("types", _write_types, PROTOCOL, outputs=(TYPES,)),
        Step("texts", texts.make, (texts.TEXTS,)),
        Step(
            "pyodide",
            partial(runtime.make_pyodide, node=node),
            (packages.INSTALLED, *runtime.PYODIDE_MAKERS),
            outputs=(runtime.PYODIDE,),
        ),
        Step("micropip", wheels.make_micropip, (wheels.MICROPIP,)),
        Step("wheel", partial(wheels.make_engine, build_id=build_id), (), build_id),
        Step(
            "memory",
            partial(runtime.make_memory, node=node, build_id=build_id),
            (ENGINE, *wheels.METADATA, packages.INSTALLED, *runtime.MEMORY_MAKERS),
            outputs=(runtime.MEMORY,),
        ),
        Step("named", partial(runtime.name_memory, build_id=build_id), (runtime.MEMORY,), build_id),
        Step("rules", partial(rules_pages.make, build_id=build_id), (), build_id),
        Step("bundles", partial(bundles.make_bundles, build_id=build_id), (), build_id),
        Step("courts", courts.make, (packages.INSTALLED, BUILDER / "courts.py")),
        Step("embed", partial(embed.make, build_id=build_id), (), build_id),
        Step("pages", partial(pages.make, build_id=build_id), (), build_id),
        Step("about", partial(about.make, build_id=build_id), (), build_id),
        Step(
            "licences",
            licences.make,
            (packages.INSTALLED, ROOT / "LICENSE", wheels.MICROPIP),
        ),
        Step("offline", partial(offline.make, build_id=build_id), (), build_id),
    ]


def _write_types(_part: Path) -> None:
    """Write the protocol's types where the front end imports them."""
    source = "\n".join(file.read_text("utf-8") for file in PROTOCOL)
    TYPES.write_text(protocol_types.typescript(source), "utf-8")

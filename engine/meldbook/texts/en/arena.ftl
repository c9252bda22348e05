# What the arena (`meldbook arena`) says.
#
# $bot, $other   bots as they are named on the command line
# $from, $to     the ends of an interval, in the unit of its mean
# numbers with decimals come as text


## Results

arena-head-meeting =
    { $game }, { $seats } seats: { $bot } against { $other }, { $pairs ->
        [one] one pair
       *[other] { $pairs } pairs
    } of mirrored deals
arena-head-alone =
    { $game }, { $seats } seats: { $bot } in every seat, { $pairs ->
        [one] one deal
       *[other] { $pairs } deals
    }
arena-head-options = With { $options }.
arena-wins = better deal score   { $mean } % of the deals for { $bot } ({ $from } to { $to })
arena-points = points a deal       { $mean } for { $bot } ({ $from } to { $to })
arena-rounds = length of a deal    { $mean } turns of a seat ({ $from } to { $to })
arena-blocked = blocked deals       { $mean } % ({ $from } to { $to })
arena-lead = lead’s advantage    { $mean } points of a hundred ({ $from } to { $to })
arena-thinking = choices of { $bot }: { $choices }, median { $median } ms, 95 % within { $most } ms
arena-interval = In brackets: where the true value lies, 95 times of a hundred.
arena-kept = The results are in { $file }.
arena-chart-kept = The chart is in { $file }.


## While it runs

arena-progress = { $done } of { $total } pairs
arena-progress-wins = { $bot } { $mean } %
arena-progress-left =
    { $minutes ->
        [0] less than a minute left
        [one] a minute left
       *[other] { $minutes } minutes left
    }
arena-stopped = Stopped after { $done } of { $total } pairs.
arena-stopped-kept =
    Stopped after { $done } of { $total } pairs. The same command goes on with { $file }.


## House rules compared

arena-vary-head =
    { $game }, { $seats } seats, { $bots }: { $option }, { $pairs ->
        [one] one deal or pair of deals
       *[other] { $pairs } deals or pairs of deals
    } of the same cards for each value
arena-vary-value = value
arena-vary-rounds = turns of a seat
arena-vary-blocked = blocked, %
arena-vary-lead = lead’s advantage
arena-chart-title = { $game }: { $option }
arena-chart-about =
    What changes with “{ $option }”, from { $deals } deals for each value: how long a deal takes, how
    often nobody goes out, and how much more often than by chance the player who leads does best.
    Lines through the points reach as far as the true value lies 95 times of a hundred. { $values }
arena-chart-value =
    { $value }: { $rounds } turns of a seat, { $blocked } % blocked, lead’s advantage { $lead }.
arena-chart-rounds = Length of a deal (turns of a seat)
arena-chart-blocked = Blocked deals (%)
arena-chart-lead = Lead’s advantage (points of a hundred)
arena-chart-foot = { $bots }, { $seats } seats, { $deals } deals a value, the same cards for each


## The command line

arena-about =
    Let bots play many deals. Two bots meet in mirrored deals: the same cards twice, with seats
    swapped. One bot plays against itself, to learn about the rules.
arena-option-bots =
    one or two of { $known }; a personality may follow, as in steady:caution=0.5
arena-option-rules = the game: { $known } (default: { $default })
arena-option-option = change an option of the rules, as in aces=corner; may be given several times
arena-option-seats = number of seats (default: { $default })
arena-option-pairs = how many pairs of mirrored deals; with one bot, deals (default: { $default })
arena-option-seed = text that decides all cards and dice (default: { $default })
arena-option-out =
    keep the results in a file: { $known }. A later run with the same file goes on with it
arena-option-json = print the summary as JSON
arena-option-processes = how many processes play (default: { $default })
arena-option-scheduler =
    let the workers of a Dask cluster play, by the address of its scheduler, as in
    tcp://127.0.0.1:8786
arena-option-vary =
    compare values of an option, as in melds_per_turn=1,any; separate values that have commas
    themselves by semicolons
arena-option-lang = language: { $known } (default: that of the system)
arena-option-chart = with --vary: draw what came out into an SVG file


## What keeps it from running

arena-error-file-kind = The results can’t be kept in { $file }. Use a name that ends in { $known }.
arena-error-file-foreign =
    { $file } holds something else than results of the arena. Name another file.
arena-error-file-other =
    { $file } holds results of another run: { $key } is { $there } there and { $here } here. Name
    another file, or make the two agree.
arena-error-file-line = Line { $line } of { $file } can’t be read: { $text }. Remove it and all below it.
arena-error-file-system = { $file }: { $reason }
arena-error-changed =
    Pair { $pair } in { $file } comes out otherwise now: bots or rules have changed since it was
    played. Name another file, and begin anew.
arena-error-no-dask =
    A Dask cluster at { $address } can only be used where the Python package “distributed” is
    installed. Install it, or leave --scheduler out and use --processes.
arena-error-no-scheduler =
    No scheduler of a Dask cluster answers at { $address }: { $reason }
arena-error-other-engine =
    A worker of the cluster has another version of Meldbook ({ $there }) than this one ({ $here }).
    Install the same one on all.
arena-error-vary-form = “{ $text }” names no option with values. Write it as NAME=VALUE,VALUE.
arena-error-vary-twice =
    { $name } is both varied and set by --option. Leave one of the two out.
arena-error-chart-alone = A chart is drawn of house rules compared: give --vary as well.
arena-error-chart-kind = The chart can’t be drawn into { $file }. Use a name that ends in .svg.
arena-error-option-form = “{ $text }” is no option. Write it as NAME=VALUE.
arena-error-number = { $option } is { $got }, but must be at least 1.
arena-error-bots = { $got } bots were named. Name one or two.

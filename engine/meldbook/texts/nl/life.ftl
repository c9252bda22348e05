# Wat naast de partij bekeken wordt: terugkijken, eerlijk delen, statistieken.


## Terugkijken

ui-replay-deal = Ronde
ui-replay-eyes = Wat er te zien is
ui-replay-open = Alle kaarten
ui-replay-seen = Wat { $name } wist
ui-replay-seen-you = Wat jij wist
ui-replay-running = De ronde die nog loopt, is alleen voor wie haar spelen. Kom terug als ze voorbij is.
ui-replay-step = Zet { $move } van { $moves }:
ui-replay-slider = Zet
ui-replay-first = Naar het begin
ui-replay-back = Een zet terug
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-ahead = Een zet verder
ui-replay-last = Naar het einde
ui-replay-fork = Wat als?
ui-replay-fork-about = Van hier verder spelen, als een eigen partij
ui-replay-again = Opnieuw delen
ui-replay-again-about = Deze ronde van voren af spelen, met dezelfde kaarten
ui-replay-link = Kopieer link
ui-replay-why = Waarom?
ui-replay-why-about = Wat de bot wist bij deze zet, en waarom hij hem deed
ui-replay-why-otherwise = Met meer tijd zou de bot nu anders zetten, dus waarom hij dit deed is niet te zeggen.
ui-replay-copied = De link is gekopieerd: { $length } tekens.
ui-replay-not-copied = Kopieer deze link: { $length } tekens.
ui-replay-long = De link zou { $length } tekens hebben, meer dan de { $most } die andere programma’s heel doorgeven. Stuur liever het bestand.
ui-replay-melds = { $count ->
    [0] Niets op tafel
    [one] Eén combinatie op tafel
   *[other] { $count } combinaties op tafel
}
ui-replay-discards = { $count ->
    [0] Geen weggelegde kaarten
    [one] Eén weggelegde kaart
   *[other] { $count } weggelegde kaarten, de bovenste het laatst
}
ui-replay-hidden = { $count ->
    [one] één kaart die niet te zien is
   *[other] { $count } kaarten die niet te zien zijn
}
ui-replay-turn = aan de beurt


## Eerlijk delen

ui-fairness-about = Elke ronde wordt geschud met een eigen zaadje dat vóór de eerste zet vastligt. De hash ervan staat hier vóór de ronde, het zaadje zelf als de ronde voorbij is: zo kan niemand onderweg de kaarten veranderd hebben. Het zaadje van een ronde zegt niets over andere rondes.
ui-fairness-check = Wil je het nagaan, schrijf dan vóór de ronde de hash op en laat daarna een willekeurig programma de SHA‑256 van het zaadje berekenen, bijvoorbeeld:
ui-fairness-hash = Hash van het zaadje (SHA‑256)
ui-fairness-seed = Zaadje
ui-fairness-later = te zien als de ronde voorbij is
ui-fairness-fits = Zaadje en hash kloppen
ui-fairness-position = Deze partij begon vanuit een gegeven stand, dus er is geen zaadje te tonen.
ui-fairness-name = Deze ronde heeft een naam; wie die opent, krijgt dezelfde kaarten:
ui-fairness-name-later = De naam van de ronde, waarmee anderen dezelfde kaarten kunnen spelen, staat hier als de ronde voorbij is.


## Statistieken

ui-stat-about = Je eigen rondes tegen de computer, alleen op dit apparaat geteld. „Wat als”-partijen en losse rondes tellen niet mee.
ui-stat-none = Er is nog niets te tellen: speel een ronde uit.
ui-stat-which = Spellen
ui-stat-all = Alle spellen
ui-stat-deals = Rondes
ui-stat-out = Uitgegaan
ui-stat-rummy = In één keer
ui-stat-streak = Meeste keren achter elkaar uit
ui-stat-matches = Partijen afgelopen
ui-stat-won = Partijen gewonnen
ui-stat-mean = Punten per ronde
ui-stat-points = Punten
ui-stat-course = De laatste rondes
ui-stat-course-about = Een kolom voor de punten van elke ronde, de nieuwste rechts; waar jij uitging staat een stip.
ui-stat-table = Hetzelfde als tabel
ui-stat-when = Dag
ui-stat-game-column = Spel
ui-stat-yes = ja
ui-stat-no = nee
ui-stat-game = Per spel: hoe vaak je uitging
ui-stat-bot = Per tegenstander: hoe vaak je uitging
ui-stat-place = Per plaats aan tafel: hoe vaak je uitging
ui-stat-place-name = { $place ->
    [1] begint
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}
ui-stat-delete = Statistieken verwijderen
ui-stat-sure = Alles wat geteld is voorgoed verwijderen? Bewaarde partijen blijven.

# Wat het spel in de terminal (`meldbook play`) zelf zegt.
#
# Woordenlijst: die van engine.ftl. Opdrachten en de notatie van kaarten zijn in alle talen gelijk;
# hier worden ze uitgelegd.


## De tafel

terminal-title = { $game }, ronde { $deal } van { $deals }
terminal-title-target = { $game }, ronde { $deal }, doel { $target }
terminal-wild-rank = Wilde waarde: { $rank }.
terminal-opening-points = Uitkomen: { $needed } punten.
terminal-contract = Contract: { $contract }.
terminal-whole-hand = Er wordt niets neergelegd tot de hele hand neergelegd kan worden.
terminal-piles =
    { $stock ->
        [one] 1 kaart
       *[other] { $stock } kaarten
    } in de stok, { $discard ->
        [0] nog niets afgelegd
        [one] één kaart afgelegd: { $top }
       *[other] { $discard } kaarten afgelegd, bovenop { $top }
    }
terminal-head-seat = speler
terminal-head-cards = kaarten
terminal-head-score = punten
terminal-head-opened = uitgekomen
terminal-known = Bekend is uit de hand van { $name }:
terminal-opened = ja
terminal-unopened = nee
terminal-melds = Combinaties op tafel:
terminal-no-melds = Geen combinaties op tafel.
terminal-hand =
    Jouw hand, { $cards ->
        [one] 1 kaart:
       *[other] { $cards } kaarten:
    }
terminal-opening = Uitkomen: { $points } van { $needed } punten neergelegd.
terminal-contract-lacks = Uitkomen: aan het contract ontbreekt nog { $contract }.
terminal-contract-short = Uitkomen: { contract-short }.
terminal-whole-hand-begun = Leg de rest van je hand in deze zelfde beurt neer.
terminal-lead = Jij begint: in deze beurt pak je niet. Leg een kaart af om je beurt te beëindigen.
terminal-owed =
    { $owed ->
        [one] De joker die je nam, moet deze beurt weer op tafel.
       *[other] De { $owed } jokers die je nam, moeten deze beurt weer op tafel.
    }


## Punten

terminal-deal-over = Ronde { $deal } is voorbij.
terminal-deal-running = Ronde { $deal } is bezig; { $name } is aan de beurt.
terminal-hand-cost =
    { $name }, { $points ->
        [one] 1 punt:
       *[other] { $points } punten:
    }
terminal-head-deal = ronde
terminal-total = totaal
terminal-standing = Eindstand:
terminal-deals-won =
    { $deals ->
        [one] 1 ronde gewonnen
       *[other] { $deals } rondes gewonnen
    }


## Vragen en antwoorden

terminal-game = { $game }. { $about }
terminal-house-rules = Huisregels van deze partij:
terminal-welcome =
    Pak met draw of neem met take; leg neer met meld 7h 7d 7c, add 8h to 1 of swap 7h in 1; beëindig
    je beurt met discard Kd. Een joker is *. Typ help voor meer.
terminal-prompt-draw = draw of take
terminal-prompt-decline = take of decline
terminal-prompt-only-draw = Enter pakt van de stok
terminal-prompt-only-take = Enter neemt de bovenste afgelegde kaart
terminal-prompt-only-decline = Enter laat de bovenste kaart liggen
terminal-prompt-play = jouw zet
terminal-prompt-next = Enter deelt de volgende kaarten
terminal-prompt-choose = 1 tot { $most }, of Enter voor geen
terminal-rule = regel { $rule }
terminal-choose = Dit kan verschillende dingen betekenen:
terminal-choose-more = … en meer. Zeg waar je wilde kaarten voor liggen, zoals *=7h, om andere te vinden.
terminal-option-given = { $option } ({ $given })
terminal-legal = Dit mag: { $move }
terminal-moves = Wat nu mag:
terminal-moves-more = … en meer
terminal-moves-none = Er is nu geen zet mogelijk.
terminal-back = Teruggenomen: { $move }
terminal-unknown-word = “{ $word }” is geen zet en geen opdracht. Typ help om ze allemaal te zien.
terminal-left = Je bent uit de partij gestapt.
terminal-record = Dit is haar verslag; bewaard in een bestand gaat ze verder met --load BESTAND.
terminal-saved = De partij is bewaard in { $file }.
terminal-save-where = Noem het bestand, zoals: save partij.txt
terminal-not-saved = De partij kon niet bewaard worden in { $file }: { $reason }
terminal-help =
    Zetten
      draw                    de bovenste kaart van de stok pakken
      take                    de bovenste afgelegde kaart nemen
      meld 7h 7d 7c           een nieuwe combinatie neerleggen; meer ineens met | ertussen
      meld 6h *=7h 8h         een joker, genoemd als de kaart waar hij voor ligt
      meld 7c 7d 4h=7         een kaart van de wilde waarde, net zo genoemd
      add 9h to 1             een kaart aanleggen bij combinatie 1
      swap 7h in 1            7h op de plaats van een joker leggen en de joker nemen
      discard Kd              afleggen en zo je beurt beëindigen
      decline                 als de stok op is: de kaart laten liggen, de ronde beëindigen
    Waarden zijn A 2 3 4 5 6 7 8 9 10 J (boer) Q (vrouw) K (heer); kleuren s schoppen, h harten,
    d ruiten, c klaveren. Op één regel kunnen meer zetten staan, met ; ertussen.

    Opdrachten
      moves                   laten zien wat nu mag
      why ZET                 zeggen of een zet mag, en zo niet, waarom niet
      undo                    de laatste stap van je beurt terugnemen
      sort, sort suit, sort rank
                              je hand anders ordenen
      table                   de tafel nog eens laten zien
      log                     vertellen wat er in deze ronde gebeurd is
      scores                  het puntenblad laten zien
      rules                   zeggen volgens welke regels je speelt
      save BESTAND            de partij bewaren
      quit                    uit de partij stappen


## Beginnen

terminal-about =
    Speel een partij tegen bots. Zetten worden getypt; typ help tijdens de partij om te zien hoe.
terminal-option-rules = het spel: { $known } (anders: { $default })
terminal-option-option =
    een optie van de regels veranderen, zoals aces=corner; mag vaker gegeven worden. Tijdens de
    partij laat rules ze allemaal zien
terminal-option-players = aantal spelers, jij meegeteld (anders: { $default })
terminal-option-name = je naam (anders: { $default })
terminal-option-bot = hoe de anderen spelen: { $known } (anders: { $default })
terminal-option-seed = tekst die bepaalt hoe alle kaarten geschud worden (anders: bij toeval)
terminal-option-load = verder spelen met de partij die in een bestand bewaard is
terminal-option-save = de partij in een bestand bewaren als je eruit stapt en als ze voorbij is
terminal-option-letters = kleuren als letters laten zien
terminal-option-lang = taal: { $known } (anders: die van het systeem)
terminal-option-colour = kleuren op het scherm: { $known } (anders: { $default })
terminal-default-name = Jij
terminal-bot-names = Ana, Bram, Clara, Daan, Eva
terminal-not-loaded = { $file } was niet te lezen: { $reason }
terminal-option-form = “{ $text }” is geen optie. Schrijf het als NAAM=WAARDE.
terminal-one-person =
    Een partij in een terminal heeft één plaats voor een mens en bots op de andere; deze heeft { $persons ->
        [0] geen mensen
       *[other] { $persons } mensen
    }.


## Twee reeksen regels vergeleken (`meldbook compare`)

terminal-compare = { $first } vergeleken met { $second }
terminal-compare-option = { $option }: { $first } | { $second }
terminal-compare-within =
    {"  "}Maar een van beide heeft zulke kaarten; vergeleken met { $mix }:
terminal-compare-first =
    Hand { $hand }; tafel { $table }: de eerste weigert “{ $move }” ({ $rule }), de tweede staat het toe.
terminal-compare-second =
    Hand { $hand }; tafel { $table }: de eerste staat “{ $move }” toe, de tweede weigert het ({ $rule }).
terminal-compare-stock =
    Stok leeg, afgelegd { $pile }: pakken geeft { $first } | { $second } (stok + wat afgelegd blijft).
terminal-compare-score =
    Handen { $hands } aan het eind van de ronde: dat geeft { $first } | { $second } (totalen); de partij { $first-over ->
        [true] is voorbij
       *[other] gaat verder
    } | { $second-over ->
        [true] is voorbij
       *[other] gaat verder
    }.
terminal-compare-deal = Ronde { $deal }, { $seats } spelers: { $first } | { $second } (afgelegd + stok).
terminal-compare-nothing = Verandert tussen deze twee op zichzelf niets.


## De opdrachten van het programma

terminal-command-about = Rummy: regels die spelen.
terminal-command-play = in deze terminal een partij tegen bots spelen
terminal-command-arena = bots veel rondes laten spelen en vergelijken
terminal-command-check = de motor vragen wat scenario’s vragen
terminal-command-check-paths = een .toml-bestand of een map met zulke bestanden
terminal-command-check-json = één JSON-object per vraag en regel
terminal-command-compare = wat twee reeksen regels verschilt, en waar
terminal-command-compare-rules = "SPEL OPTIE=WAARDE …", met opties als die veranderd zijn
terminal-command-compare-json = één JSON-object per verschil en regel
terminal-command-bench = meten hoe snel de motor op deze machine is
terminal-command-bench-blocks = blokken van elke taak ({ $default })
terminal-command-replay = een verslag naspelen en zeggen hoe het staat
terminal-command-replay-record = een verslag, - voor de standaardinvoer
terminal-command-blocks-bad = { $blocks } is geen aantal blokken: 1 of meer

# Wat alleen de pagina zegt. Kaarten, plaatsen en lijsten komen als woorden binnen (zie engine.ftl);
# elke naam begint met ui-.
#
# Woordenlijst: die van engine.ftl. Daarnaast:
#   referee scheidsrechter · hint tip · house rules huisregels · score sheet puntenblad · log verloop
#   seat plaats, speler · stage klaarleggen · on turn aan de beurt


## Beginpagina

ui-tagline = De rummyfamilie, met een scheidsrechter die uitlegt
ui-new-match = Nieuwe partij
ui-you-default = Jij
ui-seat-count = Spelers
ui-bot-default =
    { $number ->
        [1] Ana
        [2] Bram
        [3] João
        [4] Chidi
        [5] Mei
       *[other] Lena
    }
ui-start = De kaarten delen
ui-resume-title = Je partij gaat verder
ui-resume-about = { $game }, { $deals ->
        [0] ronde { $deal }
       *[other] ronde { $deal } van { $deals }
    }, met { $names }
ui-resume = Verder spelen
ui-look = De uitslag zien
ui-delete = Verwijderen
ui-delete-sure = Deze partij voorgoed verwijderen?
ui-delete-yes = Verwijderen
ui-delete-no = Bewaren
ui-matches = { $count ->
    [one] Je bewaarde partij
   *[other] Al je { $count } partijen
}
ui-match-about = { $titled ->
    [yes] { $game }, met { $names }
   *[no] met { $names }
}, { $over ->
    [true] afgelopen
   *[false] { $deals ->
        [0] ronde { $deal }
       *[other] ronde { $deal } van { $deals }
    }
}, { $when }
ui-match-fork = Wat als, vanaf ronde { $deal }, zet { $move }
ui-match-more = Meer
ui-match-rename = Andere naam
ui-match-name = Naam van deze partij
ui-match-rename-done = Naam bewaren
ui-match-cancel = Laat maar
ui-replay = Terugkijken
ui-statistics = Statistieken
ui-fairness = Eerlijk gedeeld
ui-aside-loading = Een ogenblik…
ui-aside-failed = Dit kon niet geladen worden. Kijk of je online bent en probeer het opnieuw.
ui-deal-name = Ronde met een naam
ui-deal-name-open = Openen
ui-deal-name-bad = „{ $name }” is geen naam van een ronde. Zo ziet er een uit: jokeren-13.3.17.2, dus spel, spelers, zaadje en ronde.
ui-link-cut = De partij in deze link is niet te lezen: misschien is de link onderweg afgekapt. Vraag liever om het bestand.
ui-text-long = Dit is langer dan een partij kan zijn: meer dan { $most } tekens. Het wordt niet gelezen.
ui-rules = Regels van dit spel
ui-all-rules = Regels van alle spellen
ui-copy = Kopiëren…
ui-export = Opslaan als bestand
ui-import = Partij uit een bestand openen
ui-device = Niets verlaat je apparaat
ui-licences = Licenties
ui-embedding = In je eigen pagina’s
ui-pad-title = Scoreblok voor echte kaarten
ui-offline-about = Alles draait in je browser: geen account, geen server.
ui-offline-ready = Klaar om offline te spelen
ui-offline-no-room = Deze browser heeft geen ruimte om het spel te bewaren voor offline spelen.
ui-install = Als app installeren
ui-install-about = Bewaart de app haar eigen partijen, neem de jouwe dan mee: sla ze hier op als bestand en open ze daar.


## Balk en menu

ui-bar = Tafel
ui-menu = Menu
ui-scores = Puntenblad
ui-log = Wat er gebeurd is
ui-log-empty = Nog niets in deze ronde.
ui-log-covered = Afgedekt tot de volgende speler klaar is.
ui-undo = De laatste stap terugnemen
ui-help = Hulp en toetsen
ui-settings = Instellingen
ui-leave = Van tafel gaan
ui-close = Sluiten
ui-deal = { $deals ->
        [0] Ronde { $deal }{ $target ->
            [0] {""}
           *[other] , tot { $target }
        }
       *[other] Ronde { $deal } van { $deals }
    }
ui-own-score = Jij: { $score } pt{ $opened ->
        [true] , uitgekomen
       *[other] {""}
    }
ui-contract-brief = { $sets ->
        [0] { ui-contract-runs }
       *[other] { $runs ->
            [0] { ui-contract-sets }
           *[other] { ui-contract-sets } + { ui-contract-runs }
        }
    }
ui-contract-sets = { $sets ->
        [one] 1 groep
       *[other] { $sets } groepen
    }
ui-contract-runs = { $runs ->
        [one] 1 rij
       *[other] { $runs } rijen
    }
ui-wild = Wild:
ui-rank = { $rank ->
        [J] B
        [Q] V
        [K] H
       *[other] { $rank }
    }
ui-table-rules = Regels van deze tafel


## Plaatsen

ui-you = Jij
ui-players = Spelers
ui-points = { $score } punten
ui-points-short = { $score } pt
ui-opened = uitgekomen
ui-taken = Genomen en nog in deze hand
ui-taken-by = { $name } nam en heeft nog { $cards }.
ui-seat =
    { $name }: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $score } punten{ $opened ->
        [true] , uitgekomen
        [false] , niet uitgekomen
       *[none] {""}
    }{ $turn ->
        [true] , aan de beurt
       *[false] {""}
    }{ $known ->
        [0] {""}
       *[other] , nam { $taken }
    }


## Combinaties

ui-table = Combinaties op tafel
ui-empty-none = Nog geen combinaties.
ui-empty-points = Nog geen combinaties. De eerste van een speler, in één beurt neergelegd, moeten { $points } punten waard zijn.
ui-empty-contract = Nog geen combinaties. De eerste van een speler moeten { contract } zijn, in één beurt neergelegd.
ui-empty-whole-hand = Nog geen combinaties. In deze ronde wordt niets neergelegd tot een hele hand neergelegd kan worden.
ui-yours = van jou
ui-mark-add = past
ui-mark-swap = ruil
ui-meld-name = Combinatie { $meld }, { $mine ->
        [true] van jou
       *[false] { $owner }
    }: { $kind ->
        [set] groep
       *[run] rij
    }, { $cards }{ $fits ->
        [add] . Wat je koos, kun je aanleggen
        [swap] . Wat je koos, kun je ruilen voor de joker
        [both] . Wat je koos, kun je aanleggen, of ruilen voor de joker
       *[none] {""}
    }{ $touched ->
        [yes] . Veranderd door { $by } sinds jouw laatste beurt
       *[no] {""}
    }
ui-group = { $kind ->
        [set] Groep
        [run] Rij
       *[either] Groep of rij
    }{ $points ->
        [-1] {""}
       *[other] , { $points } punten
    }
ui-group-judging = …
ui-group-name = Klaargelegd, nog niet neergelegd: { $cards }. { $words }. Druk om deze kaarten terug te nemen


## Stapels

ui-piles = Stok en aflegstapel
ui-stock = Gesloten stok, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }{ $can ->
        [true] : pakken
       *[false] {""}
    }
ui-discard-pile = Aflegstapel, bovenop { $top }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }{ $thrown ->
        [yes] , van { $by }
       *[no] {""}
    }{ $can ->
        [true] : nemen
       *[false] {""}
    }
ui-discard-pile-empty = Aflegstapel, leeg
ui-stock-short = Stok
ui-discard-short = Aflegstapel
ui-sort = Schikken
ui-sort-about = De hand schikken: sorteren, de gekozen kaarten verplaatsen of samen leggen
ui-opening = { $points } van { $needed } punten


## Hoe het gaat

ui-verdict-starting = De tafel wordt klaargemaakt
ui-verdict-over = De ronde is voorbij
ui-verdict-other = { $name } speelt
ui-verdict-draw = Jouw beurt: pak een kaart
ui-verdict-take = Jouw beurt: neem de bovenste kaart
ui-verdict-draw-or-take = Jouw beurt: pak van stok of aflegstapel
ui-verdict-take-or-decline = Stok op: neem, of laat liggen
ui-verdict-lead = Je begint met een kaart meer: leg er een af
ui-verdict-first = Eerste beurt: leg alleen een kaart af
ui-verdict-rest = Nog neer te leggen deze beurt: { contract }
ui-verdict-whole = Leg er een af, of de hele hand neer
ui-verdict-whole-rest = Leg nu ook de rest van je hand neer
ui-verdict-play = Kies kaarten om neer te leggen, of een om af te leggen
ui-verdict-off = Leg kaarten aan, of leg er een af
ui-verdict-only = Leg nu een kaart af
ui-verdict-owed = { $owed ->
        [one] Leg de genomen joker neer voor je aflegt
       *[other] Leg de { $owed } genomen jokers neer voor je aflegt
    }
ui-verdict-judging = { $count ->
        [one] 1 kaart gekozen
       *[other] { $count } kaarten gekozen
    }
ui-verdict-staged = Kan nog niet neer
ui-verdict-ready = Klaar: druk op Leg neer
ui-verdict-fits = { $melds ->
        [one] Past bij een combinatie op tafel
       *[other] Past bij { $melds } combinaties op tafel
    }
ui-verdict-one = Leg die kaart af, of kies er meer
ui-verdict-alone = Leg die kaart af, of kies een andere
ui-verdict-last = Leg hem af, je laatste kaart
ui-verdict-none = Geen combinatie
ui-verdict-meld = { $kind ->
        [set] Groep van { $count }
        [run] Rij van { $count }
       *[either] Groep of rij van { $count }
    }{ $points ->
        [-1] {""}
       *[other] , { $points } punten
    }
ui-whole-hand = { $placed } van { $cards } kaarten in combinaties
ui-contract = Om uit te komen: { contract }
ui-part-set = Groep
ui-part-run = Rij
ui-part-missing = ontbreekt
ui-part-staged = klaargelegd
ui-part-laid = op tafel
ui-decline = Laten liggen


## Tips: de volgende stap en de reden, waarmee je zou uitkomen, wat zou helpen

ui-hint = Tip
ui-hint-close = De tip wegdoen
ui-hint-more = Meer van de tip
ui-hint-do = Doen
ui-hint-wait = Een ander is aan de beurt. Voor jouw hand:
ui-hint-draw = Pak van de stok.
ui-hint-take = Neem { $card }.
ui-hint-decline = Laat de laatste afgelegde kaart liggen.
ui-hint-meld = Leg neer: { $cards }.
ui-hint-add = Leg { $card } aan bij combinatie { $meld }.
ui-hint-swap = Ruil { $card } voor de wilde kaart in combinatie { $meld }.
ui-hint-discard = Leg { $card } af.
ui-hint-opens =
    { $melds ->
        [one] Met deze combinatie kom je uit: { $groups }.
       *[other] Met deze { $melds } combinaties kom je uit: { $groups }.
    }
ui-hint-points = Je combinaties zijn { $points } waard van de { $needed } punten om uit te komen.
ui-hint-enough = Je combinaties zijn { $points } punten waard, genoeg om uit te komen: { $needed } is nodig.
ui-hint-whole = In deze ronde gaat de hele hand in één keer op tafel.
ui-hint-contract =
    { $short ->
        [0] Je hebt het contract in je hand.
        [one] Je hand komt 1 kaart tekort voor het contract.
       *[other] Je hand komt { $short } kaarten tekort voor het contract.
    }
ui-hint-would-open = Je zou kunnen uitkomen met:
ui-hint-would-help = Dit zou helpen:
ui-hint-copies =
    , { $copies ->
        [one] 1 nog niet gezien
       *[other] { $copies } nog niet gezien
    };
ui-hint-others = en nog { $more }
ui-hint-cost =
    { $left ->
        [0] Hand: { ui-hint-all }, alles past in combinaties.
       *[other] Hand: { ui-hint-all }, { $left } buiten de beste combinaties.
    }
ui-hint-cost-bare = Hand: { ui-hint-all }, niets past in een combinatie.
ui-hint-all =
    { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }


## Weigeringen in een paar woorden, naast de gekozen kaarten

ui-short-meld-too-short = { $missing ->
        [one] Er is nog een kaart nodig
       *[other] Er zijn nog { $missing } kaarten nodig
    }
ui-short-set-too-long = Hoogstens { $max } kaarten in een groep
ui-short-set-suit-twice = Twee keer { $suit } in deze groep
ui-short-meld-no-pattern = Geen groep en geen rij
ui-short-run-gap = Er zit een gat in
ui-short-run-suits = Een rij heeft één kleur
ui-short-run-corner = Aas op de verkeerde plek
ui-short-meld-jokers = Te veel jokers
ui-short-meld-naturals = Te weinig echte kaarten
ui-short-contract-short = Ontbreekt nog: { contract }
ui-short-contract-kind = { $kind ->
        [set] Zo’n groep hoort niet bij het contract
       *[run] Zo’n rij hoort niet bij het contract
    }
ui-short-whole-hand-short = Alleen met de rest van de hand
ui-short-meld-second = Eén combinatie per beurt
ui-short-meld-after-opening = Geen nieuwe na het uitkomen
ui-short-lay-off-own-first = Leg eerst zelf iets neer
ui-short-lay-off-never = In deze ronde niet aanleggen
ui-short-discard-needed = Houd een kaart over om af te leggen
ui-short-discard-last = De laatste kaart moet op tafel
ui-short-run-card-twice = Twee keer dezelfde kaart
ui-short-opening-short = { $missing ->
        [one] Nog één punt om uit te komen
       *[other] Nog { $missing } punten om uit te komen
    }
ui-short-first-turn-table = Niet in je eerste beurt
ui-short-first-turn-take = Niet in je eerste beurt
ui-short-discard-taken = Pas genomen: niet afleggen
ui-short-reclaim-unused = Eerst moet de joker op tafel
ui-short-turn-stuck = Houd een kaart over om af te leggen
ui-short-lay-off-unopened = Kom eerst zelf uit
ui-short-lay-off-no-fit = Past niet


## Knoppen

ui-actions = Acties
ui-draw = Pak
ui-take = Neem
ui-meld = Leg neer
ui-lay-off = Leg aan
ui-swap = Ruil
ui-discard = Leg af
ui-discard-again = Ja, leg af


## Hand

ui-hand = Jouw hand, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
ui-card-fresh = { $name }, nieuw
ui-card-wild = { $name }, wild
ui-moved = Plaats { $place } van { $cards }
ui-order = Volgorde van de hand
ui-order-suit = Kleuren
ui-order-rank = Waarden
ui-order-melds = Combinaties
ui-order-own = Eigen
ui-sorted-suit = Gesorteerd op kleur.
ui-sorted-rank = Gesorteerd op waarde.
ui-sorted-melds = Beste combinaties eerst.
ui-sorted-none = Geen combinaties in je hand: gesorteerd op kleur.
ui-sorted-own = In je eigen volgorde.
ui-chosen = Gekozen kaarten
ui-move-start = Naar het begin
ui-move-left = Naar links
ui-move-right = Naar rechts
ui-move-end = Naar het einde
ui-stage = Leg samen
ui-staged = Samen gelegd: { $cards }.
ui-select-move = Kies eerst de kaarten die je wilt verplaatsen.
ui-select-stage = Kies eerst de kaarten die je bij elkaar wilt leggen.


## Vragen

ui-choice-draw = Wat pak je?
ui-choice-lay = { $of ->
        [0] Wat leg je neer?
       *[other] Wat leg je neer? Combinatie { $number } van { $of }
    }
ui-choice-wild = { $wild ->
        [one] Waar ligt de wilde kaart voor?
       *[other] Waar liggen de wilde kaarten voor?
    }{ $of ->
        [0] {""}
       *[other] {" "}Combinatie { $number } van { $of }
    }
ui-kind-set = Een groep
ui-kind-run = Een rij { $suit }
ui-move-stand = voor { $cards }
ui-move-all = allemaal als { $rank }
ui-choice-lay-off = Waar hoort die?
ui-choice-reclaim = Welke joker?
ui-choice-discard = Welke kaart?
ui-move-draw = Van de stok pakken
ui-move-take = De bovenste afgelegde kaart nemen: { $card }
ui-move-decline = Laten liggen: de ronde is dan voorbij
ui-move-meld = { $cards }
ui-move-add = { $cards } bij combinatie { $meld }
ui-move-swap = Ruilen voor { $wild } in combinatie { $meld }


## Berichten van de pagina

ui-opening-so-far = { $points } van { $needed } punten. Leg er nog een combinatie bij, dan gaan ze samen op tafel.
ui-contract-so-far = Klaargelegd. Om uit te komen heb je nog { contract } nodig; dan gaat alles samen op tafel.
ui-whole-hand-so-far = Klaargelegd. In deze ronde gaat de hele hand in één keer op tafel: maak ook van de rest combinaties.
ui-select-lay = Kies eerst drie of meer kaarten en druk dan op Leg neer.
ui-select-lay-off = Kies eerst een kaart en dan de combinatie waar ze bij past.
ui-fits-nowhere = Past bij geen combinatie op tafel: { $cards }.
ui-select-reclaim = { $selected ->
        [0] Kies eerst de kaart waar de joker voor ligt.
       *[other] Kies alleen de kaart waar de joker voor ligt; er zijn er { $selected } gekozen.
    }
ui-select-discard = { $selected ->
        [0] Kies eerst de kaart die je wilt afleggen.
       *[other] Kies maar één kaart om af te leggen; er zijn er { $selected } gekozen.
    }
ui-discard-sure = { $card } afleggen? Druk nog een keer.
ui-take-back = Neem terug
ui-taken-back = Teruggenomen.
ui-engine-starting = De tafel wordt nog klaargemaakt; een ogenblik.
ui-bug = Er ging iets mis in het programma. Je partij is onveranderd. { $detail }
ui-can-draw = Je kunt nu een kaart pakken.
ui-can-decline = Je kunt de bovenste kaart laten liggen; dan is de ronde voorbij.
ui-can-take = Je kunt nu de bovenste afgelegde kaart nemen.
ui-can-lay = Je kunt deze kaarten nu neerleggen.
ui-can-lay-off = Je kunt { $cards } aanleggen bij een combinatie op tafel.
ui-can-reclaim = Je kunt { $cards } ruilen voor een joker op tafel.
ui-can-discard = Je kunt afleggen: { $cards }.
ui-can-back = Je kunt je laatste stap terugnemen.
ui-can-next-deal = De volgende ronde kan beginnen.
ui-cannot-back = Er is geen stap van jou om terug te nemen. Een kaart die van de stok gepakt is, blijft gepakt.
ui-cannot-next-deal = Deze ronde is nog niet voorbij.
ui-choose = Kies een van deze.
ui-no-saved = Er is geen bewaarde partij.
ui-said-points = Punten: { $scores }.
ui-said-table = { $melds }.
ui-said-hand = Jouw hand, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }: { $cards }{ $staged ->
        [0] {""}
       *[other] . Samen gelegd: { $staged }
    }.
ui-said-stock = Stok: { $stock ->
        [one] 1 kaart
       *[other] { $stock } kaarten
    }. De aflegstapel is leeg.
ui-said-piles = Stok: { $stock ->
        [one] 1 kaart
       *[other] { $stock } kaarten
    }. Aflegstapel: { $discard ->
        [one] 1 kaart
       *[other] { $discard } kaarten
    }, bovenop { $card }.
ui-said-players = { $players }.


## Einde van een ronde en van de partij

ui-end-title = Ronde { $deal } is voorbij
ui-end-score = { $score }, totaal { $total }
ui-hand-sum = { $sum } pt in de hand
ui-out = uit
ui-hand-of = Overgebleven kaarten: { $name }
ui-cost = { $name }: { $cost }
ui-next-deal = Ronde { $deal }
ui-deal-column = Ronde
ui-total = Totaal
ui-ahead = aan kop:
ui-chart = De totalen na elke ronde als lijnen; de tabel heeft de getallen
ui-won = { $name } wint de partij
ui-won-you = Je wint de partij
ui-won-shared = { $names } delen de winst
ui-won-shared-you = Je deelt de winst: { $names }
ui-standing = Eindstand
ui-place = Plaats { $place }:
ui-rematch = Nog een partij
ui-again = Zelfde kaarten
ui-to-start = Beginpagina


## Regels

ui-rule = Regel { $rule }
ui-rule-cited = Zojuist genoemd: regel { $rule }
ui-rule-link = Regel { $rule }: lezen
ui-rule-page = Lezen tussen alle regels
ui-report = Deze regel melden
ui-report-about = Heeft de scheidsrechter het hier mis? Deze tekst zegt wat er gebeurde, zonder namen. Schrijf erbij hoe jij de regel kent, en geef hem door.
ui-report-text = Wat gemeld wordt
ui-report-copy = Kopiëren
ui-report-copied = Gekopieerd
ui-report-mail = Een mail schrijven
ui-rule-missing = De tekst van deze regel kon niet geladen worden. Hij staat op de pagina met de regels.


## Instellingen

ui-language = Taal
ui-pace = Tegenstanders spelen
ui-pace-slow = Langzaam
ui-pace-normal = Normaal
ui-pace-fast = Snel
ui-pace-instant = Meteen
ui-theme = Thema
ui-theme-system = Systeem
ui-theme-light = Licht
ui-theme-dark = Donker
ui-theme-contrast = Contrast
ui-faces = Kaarten
ui-faces-standard = Gewoon
ui-faces-large = Grote letters
ui-faces-classic = Klassiek
ui-faces-no-classic = De klassieke plaatjes horen bij de website; dit bestand laat ze weg om klein te blijven.
ui-faces-classic-failed = De klassieke plaatjes konden niet geladen worden, dus de gewone blijven. Kies ze opnieuw als je online bent.
ui-ranks = Letters
ui-back = Rug
ui-back-lattice = Raster
ui-back-waves = Golven
ui-back-rays = Stralen
ui-discards = Een aflegkaart
ui-discards-undo = Terugneembaar
ui-discards-confirm = Twee keer
ui-discards-plain = Meteen
ui-discards-undo-about = De volgende wacht even, zodat je haar kunt terugnemen. Speelt na jou een mens, dan is twee keer drukken nodig
ui-discards-confirm-about = De eerste keer vraagt, de tweede legt af
ui-discards-plain-about = Eén keer drukken legt af, en de volgende speelt verder
ui-four-colours = Vier kleuren
ui-four-colours-about = Ruiten blauw, klaveren groen
ui-letters = Lettertoetsen
ui-letters-about = D pakt, X legt af, … zolang de tafel de focus heeft
ui-motion = Bewegende kaarten
ui-motion-about = Kaarten glijden naar hun plaats
ui-sounds = Geluid
ui-sounds-about = Kaarten ritselen en een toon zegt dat je aan de beurt bent
ui-warnings = Waarschuwen na het afleggen
ui-warnings-about = Zegt wat jouw kaart de volgende speler kan geven
ui-bot-reasons = Waarom de anderen zo speelden
ui-bot-reasons-about = Na een ronde staan hun redenen in het verloop


## Hulp

ui-help-turn = Pak één kaart. Leg daarna combinaties neer, leg aan en ruil jokers zoals de regels van deze tafel toelaten, en beëindig je beurt door één kaart af te leggen.
ui-help-touch = Tik of klik op kaarten om ze te kiezen en druk dan op een knop, een combinatie of de aflegstapel; of sleep ze erheen. Sleep binnen de hand om die te ordenen, of naar de tafel om kaarten voor later samen te leggen; Schikken doet hetzelfde zonder slepen. Wat geweigerd wordt, zegt waarom en volgens welke regel.
ui-keys = Toetsen
ui-key-regions = volgend of vorig deel van de tafel
ui-key-arrows = bewegen binnen een deel
ui-key-choose = de kaart kiezen
ui-key-extend = er meer kiezen
ui-key-move = de kaart in de hand verplaatsen; is ze gekozen, dan alle gekozen kaarten
ui-key-primary = de gekleurde knop
ui-key-draw = van de stok pakken
ui-key-take = de bovenste afgelegde kaart nemen
ui-key-decline = die laten liggen, waar dat kan
ui-key-hint = een tip; nog eens om hem weg te doen
ui-key-rules = de regels van deze tafel
ui-key-meld = de gekozen kaarten neerleggen
ui-key-lay-off = aanleggen, of ruilen voor een joker
ui-key-discard = de gekozen kaart afleggen
ui-key-undo = de laatste stap terugnemen; een afgelegde kaart tot de volgende speelt
ui-key-sort = de hand sorteren: op kleur, op waarde, beste combinaties, je eigen volgorde
ui-key-stage = de gekozen kaarten op tafel samen leggen, voor later
ui-key-hand = je hand zeggen
ui-key-piles = stok en aflegstapel zeggen
ui-key-players = de andere spelers zeggen, met de kaarten die ze van de aflegstapel namen
ui-key-jump = naar de volgende kaart van die waarde (J boer, Q vrouw, K heer)
ui-key-points = de punten zeggen
ui-key-table = zeggen wat er op tafel ligt
ui-key-repeat = het laatste bericht nog eens zeggen
ui-key-clear = de tip wegdoen; niets kiezen
ui-key-help = deze lijst


## Het starten van de motor

ui-loading = Laden
ui-step-files = { $total ->
        [0] De scheidsrechter wordt geladen
       *[other] De scheidsrechter wordt geladen: { $done } van { $total } MB
    }
ui-step-python = Python wordt gestart
ui-step-wheel = De regels worden geïnstalleerd
ui-step-engine = Het regelboek gaat open
ui-restarting = De scheidsrechter stopte en wordt opnieuw gestart. Je partij is veilig.
ui-retry = Opnieuw proberen
ui-reload = Herladen
ui-engine-missing = { $file } staat niet op de server (antwoord { $status }).
ui-engine-wrong-type = In plaats van { $file } kwam er iets anders, misschien een inlogpagina.
ui-engine-truncated = { $file } kwam onvolledig of veranderd aan.
ui-engine-unreachable = { $file } was niet te bereiken. Ben je online?
ui-engine-blocked = Deze browser of pagina staat de scheidsrechter niet toe te draaien (WebAssembly is geblokkeerd).
ui-engine-no-worker = Deze browser of pagina laat de scheidsrechter niet naast de pagina draaien (workers zijn geblokkeerd).
ui-engine-no-server = Deze pagina is als bestand geopend. Ze moet van een webserver komen: voer “python3 build.py serve” uit. Eén bestand dat er geen nodig heeft, maakt “python3 build.py single”.
ui-engine-timeout = De scheidsrechter antwoordde niet binnen { $seconds } seconden.
ui-engine-crashed = De scheidsrechter stopte: { $detail }
ui-engine-build-mismatch = Pagina en scheidsrechter zijn van verschillende versies. Je partij is bewaard; herlaad de pagina.


## Mededelingen

ui-notices = Mededelingen
ui-dismiss = Deze mededeling wegdoen
ui-download = Downloaden
ui-play-here = Hier spelen
ui-notice-not-saved = Deze partij kan nu niet bewaard worden; het spel gaat door, maar na herladen is ze weg.
ui-notice-storage-blocked = Deze browser laat niets bewaren: na herladen is de partij voorbij.
ui-notice-bad-save-set-aside = Een bewaarde partij was niet te lezen. Ze is apart gelegd, niet verwijderd.
ui-notice-newer-save = Een bewaarde partij is van een nieuwere versie en bleef onaangeroerd.
ui-notice-kept-twice = Een andere tafel van deze pagina wordt al bewaard als “{ $text }”; deze wordt niet bewaard: opnieuw laden beëindigt de partij.
ui-notice-no-language = Deze tafel spreekt geen “{ $text }”. Ze spreekt { $known }.
ui-notice-update = Er is een nieuwe versie. Je partij gaat daarin verder.
ui-update = Nu gebruiken
ui-notice-other-tab = Deze partij staat ook in een ander tabblad open.


## Een partij samenstellen

ui-rules-of = Regels van { $game }
ui-seats-title = Wie speelt er
ui-seat-name = Naam van speler { $number }
ui-seat-kind = Speler { $number } is
ui-kind-person = Mens
ui-kind-bot = Computer
ui-strength = Sterkte van de computer
ui-strength-gentle = Beginner
ui-strength-steady = Goede speler
ui-strength-sharp = Sterke speler
ui-person-default = Speler { $number }
ui-shared-about = Jullie delen dit apparaat: tussen de beurten blijft de pagina afgedekt tot de volgende klaar is.
ui-to-deal = { $seats } spelers, { $changed ->
        [0] regels uit het boek
        [one] 1 huisregel
       *[other] { $changed } huisregels
    }
ui-nobody = Op minstens één plaats moet een mens spelen.

ui-house-rules = Huisregels
ui-house-book = zoals in het boek
ui-house-changed = { $count } veranderd
ui-house-waiting = De huisregels kun je zo dadelijk veranderen, als de scheidsrechter klaar is.
ui-house-about = Verander wat je wilt; wat niet samengaat, wordt meteen gezegd. Je veranderingen blijven bewaard voor de volgende partij.
ui-reset-all = Alles zoals in het boek
ui-reset-option = Terug naar: { $value }
ui-options-deal = Kaarten en delen
ui-options-melds = Combinaties
ui-options-opening = Uitkomen
ui-options-play = Aan tafel
ui-options-stock = Einde van de stok
ui-options-scoring = Puntentelling
ui-options-length = Lengte van de partij
ui-option-unread = “{ $value }” kan niet de waarde van { $option } zijn.
ui-option-range = Hier kunnen alleen gehele getallen van { $min } tot en met { $max } staan.
ui-option-deal = Ronde { $deal }
ui-option-from-deal = Vanaf ronde { $deal }
ui-option-seats = { $seats } spelers
ui-a-number = een getal
ui-less = { $label }: minder
ui-more = { $label }: meer
ui-fewest = minstens
ui-most = hoogstens
ui-sets = Groepen
ui-runs = Rijen
ui-spread = Hoever deze waarde geldt
ui-spread-none = Geen
ui-spread-one = Altijd
ui-spread-deals = Per ronde
ui-spread-seats = Per aantal spelers
ui-add-deal = Eén ronde meer
ui-remove-deal = Eén ronde minder


## Regels van deze tafel

ui-house-none = Geen: aan deze tafel wordt volgens het boek gespeeld.
ui-book-value = In het boek: { $value }
ui-all-options = Alle opties van deze tafel
ui-fact-wild = Wilde waarde: { $rank }
ui-fact-contract = Om uit te komen { contract } in één beurt
ui-fact-whole-contract = Er wordt niets neergelegd tot de hele hand { contract } is
ui-fact-opening-none = Geen eis om uit te komen
ui-fact-opening-points = Om uit te komen in één beurt combinaties die { $points } punten waard zijn
ui-fact-opening-contract = Om uit te komen het contract van deze ronde
ui-fact-opening-whole-hand = Er wordt niets neergelegd tot de hele hand neergelegd kan worden
ui-win-deals = { $best ->
        [low] { $deals ->
            [one] Het laagste totaal na één ronde wint
           *[other] Het laagste totaal na { $deals } rondes wint
        }
       *[high] { $deals ->
            [one] Het hoogste totaal na één ronde wint
           *[other] Het hoogste totaal na { $deals } rondes wint
        }
    }
ui-win-target = { $best ->
        [low] Als iemand { $target } punten heeft, wint het laagste totaal
       *[high] Als iemand { $target } punten heeft, wint het hoogste totaal
    }


## Eén apparaat voor verscheidene mensen

ui-cover = Geef door aan { $name }
ui-cover-about = { $name }, tik als niemand anders kijkt.
ui-cover-ready = Ik ben { $name }: laat mijn kaarten zien
ui-cover-news = Intussen


## Een tafel in andermans pagina’s

ui-embed-play = Spelen
ui-embed-loading = De tafel wordt klaargemaakt
ui-embed-unreachable = De tafel kon niet geladen worden. Kijk of je online bent en druk dan nog eens.
ui-embed-seats = “{ $text }” kan geen aantal plaatsen zijn. Dit spel is voor { $min } tot en met { $max } spelers.


## De pagina met huisregels

ui-house-title = Huisregels
ui-house-intro = Stel je eigen regels samen, zie wat elke regel doet, vergelijk twee spellen, druk de regels van je tafel af.
ui-house-compose = Samenstellen
ui-house-compare = Vergelijken
ui-house-sheet = Afdrukken
ui-house-game = Spel
ui-house-clashes = Deze regels gaan nog niet samen:
ui-house-bad = { $option }: { $why }
ui-house-starting = De scheidsrechter komt eraan. De keuzes verschijnen zo.
ui-house-failed = De scheidsrechter kon niet beginnen. Zonder kan er niets geprobeerd of vergeleken worden.
ui-house-gone = Er is nu geen scheidsrechter. Probeer het zo nog eens.
ui-house-code = Korte code van deze regels
ui-house-code-about = Plak hier de code van andermans regels, of geef die van jou door.
ui-house-code-bad = ‘{ $text }’ is geen code. Zo ziet er een uit: basic-rummy aces=corner jokers=2
ui-mix-bad = De link noemt regels die niet te lezen zijn: ‘{ $text }’. De tafel houdt zich aan de eigen regels van het spel.
ui-house-copy = Kopieer de code
ui-house-copy-link = Kopieer een link
ui-house-copied = Gekopieerd.
ui-house-not-copied = Deze browser laat de pagina niet kopiëren. Selecteer de tekst en kopieer die zelf.
ui-house-play = Speel met deze regels
ui-house-more = Voorbeelden, vergelijken, een blad om af te drukken

ui-example-title = Waar je het merkt
ui-example-asking = De scheidsrechter zoekt een voorbeeld.
ui-example-none = Bij deze regels hangt er op zichzelf niets van af.
ui-example-unsound = Een voorbeeld komt als de regels samengaan.
ui-example-value = { $option }: { $value }

ui-compare-first = Eerste regels
ui-compare-second = Tweede regels
ui-compare-go = Vergelijk
ui-compare-same = Deze twee zijn gelijk: geen keuze verschilt.
ui-compare-count = { $count ->
        [one] Eén keuze verschilt.
       *[other] { $count } keuzes verschillen.
    }
ui-compare-searching = Er wordt een stelling gezocht …
ui-compare-nothing = Verandert op zichzelf niets tussen deze twee.
ui-compare-within = Maar een van de twee heeft zulke kaarten. Getoond binnen { $game }:
ui-compare-changed = { $game }, met { $changes }

ui-witness-hand = In de hand
ui-witness-table = Tafel
ui-witness-discard = Bovenste afgelegde kaart
ui-witness-discards = Afgelegde kaarten
ui-witness-stock-empty = De stok is leeg.
ui-witness-recycled = { $count ->
        [one] Er is één keer een nieuwe gemaakt.
       *[other] Er is { $count } keer een nieuwe gemaakt.
    }
ui-witness-deal = Ronde { $deal }
ui-witness-opened = De speler is uitgekomen.
ui-witness-unopened = De speler is nog niet uitgekomen.
ui-witness-first = Het is de eerste beurt van de speler in deze ronde.
ui-witness-laid = in deze beurt neergelegd
ui-witness-move-meld = { $cards } neerleggen
ui-witness-move-add = { $card } aanleggen bij combinatie { $meld }
ui-witness-move-swap = { $card } ruilen voor de wilde kaart van combinatie { $meld }
ui-witness-move-discard = { $card } afleggen
ui-witness-move-draw = Van de stok pakken
ui-witness-move-take = De bovenste afgelegde kaart pakken
ui-witness-move-decline = De afgelegde kaart laten liggen, wat de ronde beëindigt
ui-witness-allowed = Toegestaan
ui-witness-refused = Niet toegestaan
ui-witness-read = Regel { $rule }
ui-witness-drawn = { $hidden ->
        [true] Een kaart die niemand kent; { $stock } in de stok, { $discards } afgelegd
       *[other] { $card }; { $stock } in de stok, { $discards } afgelegd
    }
ui-witness-seats = Ronde { $deal }, { $seats } spelers
ui-witness-dealt = { $hands } kaarten in de handen, { $upcard ->
        [0] geen afgelegde kaart
       *[other] één afgelegde kaart
    }, { $stock } in de stok, van { $cards } kaarten { $jokers ->
        [0] zonder jokers
        [one] met 1 joker
       *[other] met { $jokers } jokers
    }
ui-witness-lead = De eerste speler pakt niet.
ui-witness-not-seats = Niet voor zoveel spelers
ui-witness-out = Speler 1 gaat uit.
ui-witness-blocked = Niemand gaat uit.
ui-witness-left = Speler { $number } houdt over
ui-witness-before = Totalen ervoor: { $totals }
ui-witness-won = Rondes ervoor gewonnen: { $won }
ui-witness-scored = De ronde geeft { $scores }; totalen { $totals }.
ui-witness-goes-on = De partij gaat door.
ui-witness-wins = De partij is afgelopen; speler { $players } wint.
ui-witness-share = De partij is afgelopen; de spelers { $players } delen de winst.

ui-sheet-title = { $changed ->
        [0] { $game }
       *[other] { $game } met huisregels
    }
ui-sheet-about = De regels precies zoals gekozen. Een ster wijst een huisregel aan.
ui-sheet-common = Wat altijd geldt
ui-sheet-print = Druk dit blad af
ui-sheet-code = Code van deze regels: { $code }
ui-sheet-star = Huisregel
ui-sheet-unsound = Het blad komt als de regels samengaan.
ui-sheet-list = { $option }: { $value }.
ui-sheet-players = Een spel voor { $value } spelers.
ui-sheet-packs = { $number ->
        [one] Er wordt met één pak van 52 kaarten gespeeld.
       *[other] { $number } pakken van 52 kaarten worden samen geschud.
    }
ui-sheet-jokers = { $number ->
        [0] Er zijn geen jokers.
        [one] Er komt één joker bij.
       *[other] Er komen { $number } jokers bij.
    }
ui-sheet-wild-ranks = Alle kaarten van één waarde zijn wild: { $value }.
ui-sheet-hand-size = Elke speler krijgt { $value } kaarten.
ui-sheet-upcard-yes = Na het delen wordt een kaart omgedraaid als eerste afgelegde kaart.
ui-sheet-upcard-no = De aflegstapel begint leeg.
ui-sheet-first-turn-free = De eerste beurt van een ronde is als elke andere.
ui-sheet-first-turn-draw-and-discard = In de eerste beurt van een ronde pakt een speler alleen van de stok en legt een kaart af.
ui-sheet-first-turn-lead-discards = De eerste speler krijgt een kaart meer en pakt in de eerste beurt niet.
ui-sheet-set-suits-distinct = Een groep is drie of meer kaarten van één waarde, allemaal van een andere kleur.
ui-sheet-set-suits-repeat = Een groep is drie of meer kaarten van één waarde; kleuren mogen herhaald worden.
ui-sheet-set-max-none = Een groep mag zo lang zijn als je wilt.
ui-sheet-set-max = Een groep heeft hoogstens { $number } kaarten.
ui-sheet-run-min = Een rij is minstens { $number } opeenvolgende kaarten van één kleur.
ui-sheet-aces-low = De aas is laag in rijen: A 2 3 is er een, V H A niet.
ui-sheet-aces-high-low = De aas is laag of hoog in rijen: A 2 3 en V H A, maar nooit H A 2.
ui-sheet-aces-corner = Rijen mogen de hoek om: A 2 3, V H A en H A 2.
ui-sheet-jokers-per-meld-any = In een combinatie mogen zoveel kaarten voor andere liggen als je wilt.
ui-sheet-jokers-per-meld = { $number ->
        [0] Geen kaart van een combinatie mag voor een andere liggen.
        [one] Hoogstens één kaart van een combinatie mag voor een andere liggen.
       *[other] Hoogstens { $number } kaarten van een combinatie mogen voor andere liggen.
    }
ui-sheet-naturals-per-meld = { $number ->
        [0] Een combinatie hoeft geen enkele echte kaart te hebben.
        [one] Minstens één kaart van een combinatie moet voor zichzelf liggen.
       *[other] Minstens { $number } kaarten van een combinatie moeten voor zichzelf liggen.
    }
ui-sheet-opening-none = De eerste combinatie van een ronde vraagt niets bijzonders.
ui-sheet-opening-points = Uitkomen doe je met nieuwe combinaties die samen genoeg punten waard zijn, alle in één beurt neergelegd.
ui-sheet-opening-contract = Uitkomen doe je met precies de combinaties van het contract, alle in één beurt neergelegd.
ui-sheet-opening-whole-hand = Er wordt niets neergelegd tot een speler de hele hand in één keer kan neerleggen.
ui-sheet-opening-points-needed = Om uit te komen zijn { $number } punten nodig: een aas 11; boer, vrouw en heer 10; andere kaarten hun getal.
ui-sheet-opening-jokers-none = { ui-sheet-opening-jokers-nothing }
ui-sheet-opening-jokers-nothing = Een kaart die voor een andere ligt is bij het uitkomen niets waard.
ui-sheet-opening-jokers-as-named = Een kaart die voor een andere ligt is bij het uitkomen evenveel waard als die.
ui-sheet-melds-per-turn-1 = In een beurt wordt hoogstens één nieuwe combinatie neergelegd.
ui-sheet-melds-per-turn-any = In een beurt mogen zoveel nieuwe combinaties neergelegd worden als je wilt.
ui-sheet-melds-after-opening-yes = Ook in latere beurten mogen nieuwe combinaties neergelegd worden.
ui-sheet-melds-after-opening-no = Wie is uitgekomen legt in die ronde geen combinaties meer neer.
ui-sheet-lay-off-free = In de eigen beurt mag ieder bij elke combinatie aanleggen.
ui-sheet-lay-off-after-own-meld = Aanleggen mag wie een eigen combinatie heeft neergelegd.
ui-sheet-lay-off-after-opening-turn = Aanleggen mag vanaf de beurt na het eigen uitkomen.
ui-sheet-lay-off-never = Er wordt niet aangelegd.
ui-sheet-reclaim-never = Een kaart die voor een andere ligt blijft liggen.
ui-sheet-reclaim-reuse = Wie de kaart heeft waar een andere voor ligt mag ruilen, en moet de vrijgekomen kaart in die beurt weer neerleggen.
ui-sheet-reclaim-keep = Wie de kaart heeft waar een andere voor ligt mag ruilen en de vrijgekomen kaart houden.
ui-sheet-final-discard-optional = Een speler gaat uit met of zonder een laatste afgelegde kaart.
ui-sheet-final-discard-required = Om uit te gaan moet een speler een kaart afleggen.
ui-sheet-final-discard-never = Uitgaan kan alleen door de laatste kaart neer te leggen.
ui-sheet-stock-end-turn = Als de stok leeg is worden de afgelegde kaarten omgedraaid, niet geschud, als nieuwe stok.
ui-sheet-stock-end-shuffle = Als de stok leeg is worden alle afgelegde kaarten tot een nieuwe stok geschud.
ui-sheet-stock-end-keep-top = Als de stok leeg is worden alle afgelegde kaarten behalve de bovenste tot een nieuwe stok geschud.
ui-sheet-recycles-unlimited = Er komt zo vaak een nieuwe stok als nodig.
ui-sheet-recycles = { $number ->
        [0] Er komt nooit een nieuwe stok: als hij leeg is pakt de volgende speler de bovenste afgelegde kaart of laat die liggen, wat de ronde beëindigt.
        [one] Er komt één keer een nieuwe stok; als die leeg is pakt de volgende speler de bovenste afgelegde kaart of laat die liggen, wat de ronde beëindigt.
       *[other] Er komt { $number } keer een nieuwe stok; als de laatste leeg is pakt de volgende speler de bovenste afgelegde kaart of laat die liggen, wat de ronde beëindigt.
    }
ui-sheet-scoring-collect = Wie uitgaat krijgt wat alle anderen in de hand hebben; het hoogste totaal wint.
ui-sheet-scoring-penalty = Wie uitgaat krijgt niets, alle anderen krijgen strafpunten voor hun hand; het laagste totaal wint.
ui-sheet-scoring-payment = Alle anderen betalen hun hand aan wie uitgaat; het hoogste totaal wint.
ui-sheet-blocked-score-differences = Als niemand uitgaat wint de laagste hand en tellen de verschillen daarmee.
ui-sheet-blocked-score-own-hands = Als niemand uitgaat krijgt ieder strafpunten voor de eigen hand.
ui-sheet-going-rummy-double = In één beurt uitgaan, zonder eerder iets neergelegd te hebben, telt dubbel.
ui-sheet-going-rummy-bonus = In één beurt uitgaan, zonder eerder iets neergelegd te hebben, geeft tien punten meer.
ui-sheet-ace-points = Een aas in de hand telt { $number }.
ui-sheet-number-points-face = Een kaart van 2 tot 9 in de hand telt het eigen getal; 10, boer, vrouw en heer tellen tien.
ui-sheet-number-points-five = Een kaart van 2 tot 9 in de hand telt vijf; 10, boer, vrouw en heer tellen tien.
ui-sheet-joker-points = Een joker in de hand telt { $number }.
ui-sheet-wild-points = Een joker of een kaart van de wilde waarde van de ronde telt in de hand { $number }.
ui-sheet-target = De partij eindigt na de ronde waarin iemand { $number } punten heeft.
ui-sheet-deals = { $number ->
        [one] De partij heeft één ronde.
       *[other] De partij heeft { $number } rondes.
    }
ui-sheet-tie-break-share = Gelijke totalen delen de winst.
ui-sheet-tie-break-deals-won = Van gelijke totalen wint wie meer rondes won.


## De pagina met notatie

ui-practise = Oefenen
ui-practise-about = Open handen, elke stap terug te nemen, redenen van de computer; het telt niet als partij
ui-practice = Oefenpartij
ui-fork-of = Wat als: { $game }
ui-practice-of = Oefenpartij: { $game }
ui-game = { $game }
ui-practice-about = Hier liggen alle handen open, en je kunt stappen terugnemen zover je wilt, ook die van anderen. Vraag zo vaak je wilt om een tip. Een oefenpartij telt niet mee.
ui-practice-hand = Kaarten van { $name }
ui-practice-whys = Wat de anderen sinds jouw laatste stap deden, en waarom
ui-practice-none = Nog niets.
ui-learn = Leer { $game } door te spelen
ui-guide-first = Kijk eerst naar je hand. Je verzamelt sets, kaarten van één waarde, en reeksen, opeenvolgende kaarten van één kleur; de knop met de pijl sorteert ze. Begin dan de beurt: pak van de stok, of neem de laatst afgelegde kaart als dat mag.
ui-guide-draw = Elke beurt begint met één kaart: de verborgen kaart van de stok, of de laatst afgelegde als je die nodig hebt.
ui-guide-meld = Drie of meer kaarten die bij elkaar horen, mag je op tafel leggen. Wat daar ligt, kost je aan het eind niets.
ui-guide-open-points = Met je eerste combinaties kom je uit: in één beurt neergelegd moeten ze samen { $needed } punten waard zijn. Daarna mag je meer.
ui-guide-open-contract = Om uit te komen leg je het contract van deze ronde in één beurt neer: { ui-contract-brief }.
ui-guide-open-whole-hand = In deze ronde leg je niets neer tot de hele hand kan: dan alles in één keer.
ui-guide-add = Een kaart die bij een combinatie op tafel past, van wie dan ook, mag je aanleggen: kies haar en druk op de combinatie.
ui-guide-swap = Een joker op tafel staat voor één bepaalde kaart. Wie die kaart heeft, mag ruilen en de joker gebruiken.
ui-guide-discard = Een beurt eindigt met een afgelegde kaart. Geef weg wat jou het minst helpt, en de volgende speler het minst.
ui-guide-last = Leg je laatste kaart af: met een lege hand ben je uit en win je de ronde.
ui-guide-other = Dat mocht ook. Van hieruit gaat het verder.
ui-guide-end = Dit is een hele ronde: pakken, neerleggen, aanleggen, afleggen, tot er iemand uit is. Wie uitgaat, wint door de kaarten die de anderen nog hebben. Speel verder, of verlaat de les via het menu.
ui-exercises = Oefeningen
ui-notation-title = Stellingen en partijen als tekst
ui-notation-intro = Plak een stelling of een partij: bekijk haar, laat de vragen nagaan, speel vanaf hier verder, kopieer haar in andere vormen.
ui-notation-text = Een stelling, een scenario of een partij
ui-notation-read = Lees
ui-notation-file = Open een bestand
ui-notation-line = Regel { $line }: { $text }
ui-notation-open = Open deze partij
ui-notation-play = Speel vanaf hier verder
ui-notation-copy-position = Kopieer de stelling
ui-notation-copy-match = Kopieer de partij
ui-notation-copy-words = Kopieer in woorden (Markdown)
ui-notation-copy-picture = Kopieer als plaatje (SVG)
ui-copy-title = Kopiëren wat je ziet
ui-copy-snippet = Kopieer voor een eigen pagina (HTML)
ui-copy-text = De tekst om te kopiëren
ui-copy-later = Kaarten die je niet ziet, blijven verborgen. De hele partij toont ze allemaal: die kun je kopiëren zodra de ronde is afgelopen.
ui-notation-hand = { $player }: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
ui-notation-meld = Combinatie { $number } van { $player }
ui-notation-turn = { $phase ->
        [draw] { $player } moet pakken
       *[other] { $player } heeft gepakt
    }
ui-notation-stock = { $cards } in de stok
ui-notation-over = De ronde is afgelopen
ui-notation-holds = Zoals verwacht: { $got }
ui-notation-fails = Niet zoals verwacht: { $got }
ui-notation-legal = toegestaan

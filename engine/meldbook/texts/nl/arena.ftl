# Wat de arena (`meldbook arena`) zegt. Variabelen: zie en/arena.ftl.
#
# Woordenlijst: die van engine.ftl. Daarnaast:
#   mirrored deals spiegelrondes · pair paar · lead wie begint · turn of a seat beurt per plaats


## Uitkomsten

arena-head-meeting =
    { $game }, { $seats } plaatsen: { $bot } tegen { $other }, { $pairs ->
        [one] één paar
       *[other] { $pairs } paren
    } spiegelrondes
arena-head-alone =
    { $game }, { $seats } plaatsen: { $bot } op elke plaats, { $pairs ->
        [one] één ronde
       *[other] { $pairs } rondes
    }
arena-head-options = Met { $options }.
arena-wins = beste score         { $mean } % van de rondes voor { $bot } ({ $from } tot { $to })
arena-points = punten per ronde    { $mean } voor { $bot } ({ $from } tot { $to })
arena-rounds = lengte van ronde    { $mean } beurten per plaats ({ $from } tot { $to })
arena-blocked = vastgelopen rondes  { $mean } % ({ $from } tot { $to })
arena-lead = voordeel van begin  { $mean } punten van honderd ({ $from } tot { $to })
arena-thinking = keuzes van { $bot }: { $choices }, mediaan { $median } ms, 95 % binnen { $most } ms
arena-interval = Tussen haakjes: waar de ware waarde ligt, 95 van de honderd keer.
arena-kept = De uitkomsten staan in { $file }.
arena-chart-kept = De grafiek staat in { $file }.


## Terwijl het loopt

arena-progress = { $done } van { $total } paren
arena-progress-wins = { $bot } { $mean } %
arena-progress-left =
    { $minutes ->
        [0] nog minder dan een minuut
        [one] nog een minuut
       *[other] nog { $minutes } minuten
    }
arena-stopped = Gestopt na { $done } van { $total } paren.
arena-stopped-kept =
    Gestopt na { $done } van { $total } paren. Dezelfde opdracht gaat verder met { $file }.


## Huisregels vergeleken

arena-vary-head =
    { $game }, { $seats } plaatsen, { $bots }: { $option }, { $pairs ->
        [one] één ronde of paar rondes
       *[other] { $pairs } rondes of paren rondes
    } met dezelfde kaarten voor elke waarde
arena-vary-value = waarde
arena-vary-rounds = beurten per plaats
arena-vary-blocked = vastgelopen, %
arena-vary-lead = voordeel van begin
arena-chart-title = { $game }: { $option }
arena-chart-about =
    Wat er verandert met “{ $option }”, uit { $deals } rondes voor elke waarde: hoe lang een ronde
    duurt, hoe vaak niemand uitgaat, en hoeveel vaker dan bij toeval wie begint het best af is.
    Lijnen door de punten reiken tot waar de ware waarde 95 van de honderd keer ligt. { $values }
arena-chart-value =
    { $value }: { $rounds } beurten per plaats, { $blocked } % vastgelopen, voordeel van begin { $lead }.
arena-chart-rounds = Lengte van een ronde (beurten per plaats)
arena-chart-blocked = Vastgelopen rondes (%)
arena-chart-lead = Voordeel van begin (punten van honderd)
arena-chart-foot = { $bots }, { $seats } plaatsen, { $deals } rondes per waarde, dezelfde kaarten voor elk


## De opdrachtregel

arena-about =
    Laat bots veel rondes spelen. Twee bots treffen elkaar in spiegelrondes: twee keer dezelfde
    kaarten, met verwisselde plaatsen. Eén bot speelt tegen zichzelf, om de regels te leren kennen.
arena-option-bots =
    een of twee van { $known }; er kan een karakter volgen, zoals steady:caution=0.5
arena-option-rules = het spel: { $known } (anders: { $default })
arena-option-option = een optie van de regels veranderen, zoals aces=corner; mag vaker gegeven worden
arena-option-seats = aantal plaatsen (anders: { $default })
arena-option-pairs = hoeveel paren spiegelrondes; met één bot rondes (anders: { $default })
arena-option-seed = tekst die alle kaarten en dobbelstenen bepaalt (anders: { $default })
arena-option-out =
    de uitkomsten in een bestand bewaren: { $known }. Een latere run met dat bestand gaat ermee
    verder
arena-option-json = de samenvatting als JSON schrijven
arena-option-processes = hoeveel processen spelen (anders: { $default })
arena-option-scheduler =
    de workers van een Dask-cluster laten spelen, via het adres van de planner, zoals
    tcp://127.0.0.1:8786
arena-option-vary =
    waarden van een optie vergelijken, zoals melds_per_turn=1,any; scheid waarden die zelf komma’s
    hebben met puntkomma’s
arena-option-lang = taal: { $known } (anders: die van het systeem)
arena-option-chart = met --vary: de uitkomst als SVG-bestand tekenen


## Wat het lopen verhindert

arena-error-file-kind =
    De uitkomsten kunnen niet in { $file } bewaard worden. Gebruik een naam die eindigt op { $known }.
arena-error-file-foreign =
    In { $file } staat iets anders dan uitkomsten van de arena. Noem een ander bestand.
arena-error-file-other =
    In { $file } staan uitkomsten van een andere run: { $key } is daar { $there } en hier { $here }.
    Noem een ander bestand, of maak de twee gelijk.
arena-error-file-line =
    Regel { $line } van { $file } is niet te lezen: { $text }. Verwijder die met alles eronder.
arena-error-file-system = { $file }: { $reason }
arena-error-changed =
    Paar { $pair } in { $file } komt nu anders uit: bots of regels zijn veranderd sinds het gespeeld
    is. Noem een ander bestand en begin opnieuw.
arena-error-no-dask =
    Een Dask-cluster op { $address } kan alleen gebruikt worden waar het Python-pakket “distributed”
    geïnstalleerd is. Installeer het, of laat --scheduler weg en gebruik --processes.
arena-error-no-scheduler =
    Op { $address } antwoordt geen planner van een Dask-cluster: { $reason }
arena-error-other-engine =
    Een worker van het cluster heeft een andere versie van Meldbook ({ $there }) dan deze ({ $here }).
    Installeer overal dezelfde.
arena-error-vary-form =
    “{ $text }” noemt geen optie met waarden. Schrijf het als NAAM=WAARDE,WAARDE.
arena-error-vary-twice =
    { $name } wordt vergeleken én met --option vastgezet. Laat een van de twee weg.
arena-error-chart-alone = Een grafiek wordt van vergeleken huisregels getekend: geef ook --vary.
arena-error-chart-kind =
    De grafiek kan niet in { $file } getekend worden. Gebruik een naam die eindigt op .svg.
arena-error-option-form = “{ $text }” is geen optie. Schrijf het als NAAM=WAARDE.
arena-error-number = { $option } is { $got }, maar moet minstens 1 zijn.
arena-error-bots = Er zijn { $got } bots genoemd. Noem er een of twee.

# Wat de motor zegt, in woorden. Welke waarden de variabelen krijgen: zie en/engine.ftl.
#
# Woordenlijst, in alle bestanden dezelfde:
#   meld combinatie · set groep · run rij · lay neerleggen · lay off aanleggen · open uitkomen
#   stock stok · discard pile aflegstapel · discard afleggen · draw pakken · take nemen
#   joker joker · wild wilde kaart · natural echte kaart · reclaim, swap ruilen · go out uitgaan
#   deal ronde · match partij · hand hand · dealer deler · decline laten liggen · rank waarde
# De speler is «je». Kaarten zijn één woord (hartenzeven) en hebben altijd «de».


## Kaarten

rank-A = aas
rank-2 = twee
rank-3 = drie
rank-4 = vier
rank-5 = vijf
rank-6 = zes
rank-7 = zeven
rank-8 = acht
rank-9 = negen
rank-10 = tien
rank-J = boer
rank-Q = vrouw
rank-K = heer

suit-s = schoppen
suit-h = harten
suit-d = ruiten
suit-c = klaveren

card-face = { $suit }{ $rank }
joker = joker
joker-as = joker als { $card }
card-as = { $card } als { $stands }
card-the =
    { $kind ->
        [joker] een joker
       *[other] de { $card }
    }
card-unknown = onbekende kaart
card-unknown-the = een kaart


## Opsommingen

list-pair = { $first } en { $last }
list-next = { $first }, { $next }
score-of = { $name } { $score }


## Contracten

contract =
    { $sets ->
        [0] { contract-runs }
       *[other] { $runs ->
            [0] { contract-sets }
           *[other] { contract-sets } en { contract-runs }
        }
    }
contract-sets =
    { $sets ->
        [one] een groep
        [2] twee groepen
        [3] drie groepen
       *[other] { $sets } groepen
    }
contract-runs =
    { $runs ->
        [one] een rij
        [2] twee rijen
        [3] drie rijen
       *[other] { $runs } rijen
    }

contract-short =
    { $short ->
        [0] je hebt het contract in je hand
        [one] je hand komt 1 kaart tekort voor het contract
       *[other] je hand komt { $short } kaarten tekort voor het contract
    }


## Spellen

rules-jokeren-13 = Jokeren 13
rules-jokeren-13-about =
    Dertien kaarten, twee pakken, vier jokers. Kom uit met 30 punten, leg daarna aan bij ieders
    combinaties en ruil jokers in om ze weer neer te leggen. Acht rondes; het laagste totaal wint.
rules-basic-rummy = Gewoon rummy
rules-basic-rummy-about =
    Het eenvoudige spel: één pak, geen jokers, één nieuwe combinatie per beurt. Wie uitgaat, krijgt
    de punten die de anderen nog hebben; bij 100 punten wint het hoogste totaal.
rules-block-rummy = Block Rummy
rules-block-rummy-about =
    Gewoon rummy met één stok. Als die op is, neemt de volgende speler de laatste afgelegde kaart of
    maakt een eind aan de ronde.
rules-mexican-rummy = Mexicaans rummy
rules-mexican-rummy-about =
    Zeven rondes, elk met een contract om uit te komen en een eigen wilde waarde, van twee groepen
    tot drie rijen tegelijk. Het laagste totaal wint.
rules-wrotham = Wrotham-rummy
rules-wrotham-about =
    Eén pak en drie jokers. Drie rondes gaan combinatie voor combinatie; in de laatste drie wordt
    niets neergelegd tot de hele hand neergelegd kan worden. Het hoogste totaal wint.
rules-romme = Rommé
rules-romme-about =
    Dertien kaarten, twee pakken, zes jokers. Kom uit met 40 punten, jokers meegeteld, leg daarna
    aan bij ieders combinaties en ruil jokers. Acht rondes; het laagste totaal wint.


## Weigeringen: beurt en stapels

refusal-not-on-turn = Je bent niet aan de beurt: { $turn } speelt. Wacht op je eigen beurt.
refusal-deal-over = Deze ronde is voorbij; er kan niets meer in gespeeld worden.
refusal-card-not-in-hand = Je hebt { $card } niet. Speel een kaart uit je hand.
refusal-meld-unknown =
    { $melds ->
        [0] Er ligt nog geen combinatie op tafel.
        [one] Er is geen combinatie { $meld }. Alleen combinatie 1 ligt op tafel.
       *[other] Er is geen combinatie { $meld }. De combinaties op tafel hebben de nummers 1 tot en met { $melds }.
    }
refusal-stock-empty = De stok is leeg; er kan geen kaart van gepakt worden.
refusal-discard-empty = De aflegstapel is leeg. Pak van de stok.
refusal-draw-twice =
    Je hebt deze beurt al een kaart gepakt. Leg kaarten neer als je wilt en leg er dan een af om je
    beurt te beëindigen.
refusal-draw-first = Pak eerst een kaart; daarna kun je al het andere doen.
refusal-first-turn-take =
    In je eerste beurt van een ronde pak je van de stok. Vanaf je tweede beurt mag je de bovenste
    afgelegde kaart nemen.
refusal-first-turn-table =
    In je eerste beurt van een ronde pak je alleen een kaart en leg je er een af. Vanaf je tweede
    beurt mag je kaarten neerleggen.
refusal-lead-draws =
    Jij begint deze ronde en hebt een kaart meer gekregen dan de anderen: in deze eerste beurt pak
    je niet. Leg een kaart af om je beurt te beëindigen.
refusal-draw-must-take =
    De stok is op en er zijn geen oudere afgelegde kaarten om hem te vernieuwen. Neem de bovenste
    afgelegde kaart.
refusal-stock-out =
    De stok is op, en de afgelegde kaarten worden geen nieuwe meer. Neem de bovenste afgelegde kaart
    of laat die liggen; dan is de ronde voorbij.
refusal-stock-lone =
    De stok is op, en één afgelegde kaart maakt geen nieuwe. Neem die of laat die liggen; dan is
    de ronde voorbij.
refusal-decline-not-here =
    Je kunt hier geen kaart laten liggen: er is een kaart die je moet pakken, of je hebt al gepakt.


## Weigeringen: de vorm van een combinatie

refusal-meld-too-short =
    { $got ->
        [0] Geen kaarten zijn geen combinatie: er zijn er minstens { $min } nodig.
        [one] Eén kaart is te weinig: voor een combinatie zijn er minstens { $min } nodig.
       *[other] { $got } kaarten zijn te weinig: voor een combinatie zijn er minstens { $min } nodig.
    }
refusal-set-too-long =
    { $got } kaarten zijn te veel: een groep heeft er hoogstens { $max }. Houd de rest in je hand.
refusal-set-suit-twice =
    In deze groep komt { $suit } twee keer voor. Elke kaart van een groep moet een andere kleur
    hebben.
refusal-meld-no-pattern =
    Dit is geen combinatie: { $cards }. Leg kaarten van één waarde neer als groep, of opeenvolgende
    kaarten van één kleur als rij.
refusal-run-card-twice =
    In een rij kan { $card } geen twee keer liggen. Houd een van de twee in je hand.
refusal-run-gap =
    Er zit een gat tussen deze kaarten. De kaarten van een rij volgen op elkaar en slaan er geen
    over.
refusal-run-suits =
    Deze kaarten volgen op elkaar, maar zijn niet van één kleur. Alle kaarten van een rij hebben
    dezelfde kleur.
refusal-run-corner =
    { $aces ->
        [low] De aas is hier laag: hij komt voor de 2. Geen rij gaat voorbij de heer door.
       *[other]
            Een rij kan niet de hoek om, van heer over aas naar twee. Laat haar met de aas beginnen of
            eindigen.
    }
refusal-meld-jokers =
    Te veel jokers: deze combinatie heeft er { $got }, en { $max ->
        [0] er mag er geen in
        [one] er mag er hoogstens één in
       *[other] er mogen er hoogstens { $max } in
    }. Gebruik echte kaarten voor de andere.
refusal-meld-naturals =
    Te weinig echte kaarten: deze combinatie heeft er { $got ->
        [0] geen
        [one] één
       *[other] { $got }
    }, en er zijn er minstens { $min } nodig.
refusal-wild-wrong-name =
    Op deze plaats kan { $card } niet voor { $stands } liggen. Noem de kaart die daar ontbreekt.
refusal-wild-not-wild =
    Je kunt { $card } niet voor een andere kaart laten liggen. Dat kunnen alleen jokers en wilde
    kaarten; leg die kaart neer als zichzelf.


## Weigeringen: wie mag neerleggen, en wanneer

refusal-meld-second =
    Je hebt deze beurt al een combinatie neergelegd, en één per beurt is het hoogste. Bewaar deze
    kaarten voor een latere beurt.
refusal-meld-after-opening =
    Na je uitkomen kun je geen nieuwe combinaties meer neerleggen. Leg kaarten aan bij die op tafel.
refusal-contract-kind =
    { $kind ->
        [set] Deze groep
       *[run] Deze rij
    } hoort niet bij je uitkomst: het contract is { contract }, niet meer en niet minder.


## Weigeringen: aanleggen, en jokers terugnemen

refusal-lay-off-no-fit =
    Er is geen plaats voor { $card } in combinatie { $meld }. Aan een rij past de volgende kaart aan
    elk eind, aan een groep een kaart van haar waarde die er nog bij mag.
refusal-lay-off-unopened =
    Je kunt nog niet aanleggen. Kom uit met eigen combinaties; vanaf je volgende beurt mag je bij
    elke combinatie aanleggen.
refusal-lay-off-own-first =
    Je kunt nog niet aanleggen. Leg eerst zelf een combinatie neer; daarna mag je bij elke
    combinatie aanleggen, ook in dezelfde beurt.
refusal-lay-off-never =
    In deze ronde kan bij de combinaties op tafel niets worden aangelegd.
refusal-lay-off-jokers =
    { $max ->
        [0] In combinatie { $meld } kan geen joker.
        [one] Combinatie { $meld } heeft haar joker al, en één is het hoogste. Kies een andere.
       *[other] Combinatie { $meld } heeft haar { $max } jokers al, en meer mag niet. Kies een andere.
    }
refusal-reclaim-unopened =
    Je kunt nog geen joker ruilen. Kom uit met eigen combinaties; vanaf je volgende beurt mag je de
    juiste kaart op de plaats van een joker leggen.
refusal-reclaim-never =
    In deze ronde blijven kaarten op tafel liggen waar ze liggen: er kan geen joker geruild worden.
refusal-reclaim-no-joker = In combinatie { $meld } ligt geen joker die geruild kan worden.
refusal-reclaim-wrong-card =
    In combinatie { $meld } kun je de joker niet ruilen voor { $card }, maar alleen voor de kaart
    waar hij voor ligt: { $wanted }.
refusal-reclaim-unused =
    { $owed ->
        [one] De joker die je hebt genomen, moet deze beurt weer op tafel. Leg hem
       *[other] De { $owed } jokers die je hebt genomen, moeten deze beurt weer op tafel. Leg ze
    } in een nieuwe combinatie of leg aan, of neem de ruil terug.
refusal-reclaim-stuck =
    Als je die joker nu nam, kon je hem deze beurt niet meer neerleggen. Neem een joker pas als je
    er een plaats voor hebt.


## Weigeringen: uitkomen, en de beurt beëindigen

refusal-opening-short =
    { $points } van { $needed } punten: niet genoeg om uit te komen. Leg in deze zelfde beurt meer
    nieuwe combinaties neer, of neem de kaarten terug.
refusal-contract-short =
    Het contract wordt in één beurt in zijn geheel neergelegd. Er ontbreekt nog { contract }. Leg
    dat ook neer, of neem de kaarten terug.
refusal-whole-hand-short =
    In deze ronde wordt niets neergelegd tot je er in één keer mee uit kunt gaan. { $cards ->
        [0] Dit zijn niet de combinaties die gevraagd worden.
        [one] Eén kaart past nog niet.
       *[other] { $cards } kaarten passen nog niet.
    }
refusal-discard-taken =
    Je kunt { $card } nu niet afleggen: die kaart heb je in deze zelfde beurt van de aflegstapel
    genomen. Leg een andere af.
refusal-discard-needed =
    Hier eindigt elke beurt met afleggen, ook de laatste. Houd een kaart over die je kunt afleggen.
refusal-discard-last =
    Je kunt niet uitgaan door { $card } af te leggen: de laatste kaart van een hand moet op tafel
    neergelegd worden.
refusal-turn-stuck =
    Daarna zou je je beurt niet meer volgens de regels kunnen beëindigen. Houd een kaart over die je
    kunt afleggen.


## Gebeurtenissen

event-deal = Ronde { $deal }. Deler: { $dealer }. Begint: { $lead }.
event-draw = { $name } pakt { $card } van de stok.
event-draw-you = Je pakt { $card } van de stok.
event-take = { $name } neemt { $card } van de aflegstapel.
event-take-you = Je neemt { $card } van de aflegstapel.
event-meld = { $name } legt combinatie { $meld } neer: { $cards }.
event-meld-you = Je legt combinatie { $meld } neer: { $cards }.
event-lay-off = { $name } legt { $card } aan bij combinatie { $meld }.
event-lay-off-you = Je legt { $card } aan bij combinatie { $meld }.
event-reclaim = { $name } legt { $card } in combinatie { $meld } en neemt { $wild }.
event-reclaim-you = Je legt { $card } in combinatie { $meld } en neemt { $wild }.
event-discard = { $name } legt { $card } af.
event-discard-you = Je legt { $card } af.
event-decline = { $name } laat de bovenste afgelegde kaart liggen.
event-decline-you = Je laat de bovenste afgelegde kaart liggen.
event-renew =
    De stok is leeg: { $cards ->
        [one] één oudere afgelegde kaart wordt
       *[other] { $cards } oudere afgelegde kaarten worden
    } de nieuwe stok.
event-out = { $name } heeft geen kaarten meer en is uit.
event-out-you = Je hebt geen kaarten meer: je bent uit.
event-blocked =
    { $reason ->
        [stock-exhausted] { end-stock-exhausted }
        [table-unchanged] { end-table-unchanged }
        [declined] { end-declined }
       *[no-draw] { end-no-draw }
    }
event-scored = Punten in deze ronde: { $scores }.
event-ended = De partij is voorbij. Gewonnen door { $winners }. Eindstand: { $totals }.


## Waarom een bot zo speelde, of een tip zoiets aanraadt: kale feiten, geen onderwerp

reason-only-way = Er is geen andere manier om verder te gaan.
reason-by-chance =
    { $ways ->
        [one] Het is de enige zet die er is.
       *[other] Het is een van { $ways } zetten, bij toeval gekozen.
    }
reason-draw-no-help =
    Een kaart van de stok helpt waarschijnlijk meer dan { $card } op de aflegstapel.
reason-draw-no-meld = Met { $card } van de aflegstapel zouden de combinaties in de hand niet beter worden.
reason-draw-overlooked = Niets leek te passen bij { $card } op de aflegstapel.
reason-take-meld = Met { $card } is een combinatie compleet.
reason-take-out = Met { $card } kan de hand deze beurt leeg.
reason-take-wild = Het is een wilde kaart: { $card } kan voor elke kaart liggen.
reason-take-fits = Er ligt een combinatie op tafel waar { $card } bij past.
reason-take-pair = Het leek een paar te maken: { $card } met { $cards }.
reason-take-outs =
    Het past bij { $cards } in de hand, en { $outs ->
        [one] één kaart die de combinatie compleet maakt, is
       *[other] { $outs } kaarten die de combinatie compleet maken, zijn
    } nog niet gezien.
reason-take-better = Deze kaart is beter dan die waarvoor ze in de plaats komt.
reason-end-lowest = Het beëindigt de ronde, en geen andere hand kost waarschijnlijk minder.
reason-way-out = Het is een stap om de hand deze beurt leeg te maken.
reason-open-points = Er zijn combinaties voor de { $needed } punten waarmee je uitkomt.
reason-open-contract = Het hele contract kan neergelegd worden.
reason-open-whole = De hele hand kan neergelegd worden.
reason-lay-meld =
    Op tafel kunnen deze kaarten { $points ->
        [one] hun punt
       *[other] hun { $points } punten
    } niet meer kosten.
reason-lay-off =
    Aangelegd kan { $card } { $points ->
        [one] haar punt
       *[other] haar { $points } punten
    } niet meer kosten.
reason-reclaim =
    Voor { $card } is er geen ander gebruik, en { $wild } kan liggen waar het nodig is.
reason-pay-debt =
    { $owed ->
        [one] De joker die genomen is, moet deze beurt weer op tafel.
       *[other] De { $owed } jokers die genomen zijn, moeten deze beurt weer op tafel.
    }
reason-throw-only = Alleen { $card } kan afgelegd worden.
reason-throw-dearest =
    Buiten de combinaties kost geen kaart meer dan { $card }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
reason-throw-outs =
    Duurdere kaarten blijven in de hand: voor { $cards } { $outs ->
        [one] is één kaart die een combinatie compleet maakt
       *[other] zijn { $outs } kaarten die een combinatie compleet maken
    } nog niet gezien.
reason-throw-fits =
    Duurdere kaarten blijven in de hand, omdat ze bij combinaties op tafel passen: { $cards }.
reason-throw-plan =
    { $short ->
        [0] Het contract is zonder deze kaart compleet.
        [one] Aan het contract ontbreekt dan nog één kaart.
       *[other] Aan het contract ontbreken dan nog { $short } kaarten, en met geen andere worp minder.
    }
reason-throw-safe =
    De volgende speler heeft { $card } waarschijnlijk minder nodig dan duurdere kaarten: { $cards }.
reason-throw-least = Van alle kaarten wordt { $card } het minst gemist.
reason-throw-odd = Niets in de hand leek te passen bij { $card }.
reason-throw-low = Het is een lage kaart. Hoge staan mooier in de hand.
reason-played-out =
    In { $worlds } verdelingen van de verborgen kaarten, uitgespeeld tot het einde, pakte dit beter
    uit dan de eerste gedachte: { $points ->
        [one] één punt
       *[other] { $points } punten
    } per ronde.


## Wat een afgelegde kaart de volgende speler geeft

gift-first-turn =
    { $name } kan { $card } niet nemen: in een eerste beurt wordt niets van de aflegstapel genomen.
gift-wild = Je geeft { $name } een wilde kaart: { $card }.
gift-meld =
    Je geeft { $name } een combinatie: { $card } past bij kaarten die van de aflegstapel zijn
    genomen, { $cards }.
gift-lay-off = { $name } kan { $card } aanleggen bij combinatie { $meld }.
gift-reclaim = { $name } kan { $card } ruilen voor een wilde kaart in combinatie { $meld }.
gift-near =
    { $name } kan er iets aan hebben: { $card } past bij kaarten die van de aflegstapel zijn
    genomen, { $cards }.
gift-nothing = Niets wat van { $name } bekend is, past bij { $card }.


## Waarom een ronde eindigde

end-out = { $name } ging uit.
end-out-you = Je ging uit.
end-stock-exhausted =
    De ronde zit vast: de stok is op, en in een hele rondgang is er op tafel niets veranderd.
    Niemand is uit.
end-table-unchanged =
    De ronde zit vast: de stok is weer leeg, en sinds hij het laatst vernieuwd werd is er op tafel
    niets veranderd. Niemand is uit.
end-no-draw =
    De ronde zit vast: er is geen kaart die de volgende speler mag pakken. Niemand is uit.
end-declined =
    De stok is op, en de laatste afgelegde kaart bleef liggen. Niemand is uit.


## Fouten: wat niet te lezen is

error-card-unreadable =
    “{ $text }” is geen kaart. Schrijf een waarde (A, 2 tot en met 10, J, Q, K) en een kleur
    (s schoppen, h harten, d ruiten, c klaveren), zoals 7h; een joker is *.
error-move-unreadable = “{ $text }” is hier geen zet. Verwacht: { $expected }.
error-record-version =
    Dit verslag is van versie { $version }, en die kan dit programma niet lezen. Een nieuwer
    misschien wel.
error-record-line =
    Regel { $line } van het verslag is niet te lezen: “{ $text }”. Verwacht: { $expected }.
error-record-move =
    Regel { $line } van het verslag bevat een zet die niet gespeeld kan worden: “{ $text }”. { $reason ->
        [ambiguous] Hij kan verscheidene zetten betekenen.
        [not-on-turn] Een andere plaats is aan de beurt.
        [unread] Hij is niet te lezen.
       *[refused] { $refusal }
    }
error-back-nothing =
    Er is niets terug te nemen. Stappen van de lopende beurt kunnen terug, een kaart die van de stok
    is gepakt niet.
error-deal-running =
    De volgende kaarten kunnen nog niet gedeeld worden: deze ronde is nog bezig.
error-match-over = De partij is voorbij; er volgen geen rondes meer.
error-rules-unknown = Er is geen spel dat “{ $name }” heet. Bekende spellen: { $known }.
error-option-unknown = Er is geen optie die “{ $name }” heet. Bekende opties: { $known }.
error-option-value = De optie { $name } kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
error-options-clash = Met deze mengeling van opties kan niet gespeeld worden: { $clashes }.
error-seed-bad =
    “{ $text }” kan geen startcode zijn. Gebruik één regel van hoogstens 64 letters, cijfers en
    tekens, zonder spatie aan begin of eind.
error-seats-bad =
    { $got ->
        [one] Eén plaats kan
       *[other] { $got } plaatsen kunnen
    } niet in dit spel: het is voor { $min } tot en met { $max } spelers.
error-name-bad =
    “{ $text }” kan niet de naam van een speler zijn. Schrijf iets zonder komma’s, isgelijktekens of
    regeleinden.
error-bot-unknown = Er is geen bot die “{ $name }” heet. Bekende bots: { $known }.
error-bot-trait =
    De bot { $name } kan de trek “{ $text }” niet hebben. Schrijf elke trek één keer, als
    TREK=GETAL met een getal van 0 tot en met 10. Bekende trekken: { $known }.
error-scenario-toml =
    Regel { $line }, teken { $column }: { $fault ->
        [string] een tekst is niet gesloten; hij staat op één regel tussen twee aanhalingstekens
        [escape] na een schuine streep in een tekst komt iets wat er niet na kan komen
        [sign] een teken dat hier niet kan staan
        [list] een lijst is niet gesloten, of er ontbreekt een komma in
        [braces] een tabel tussen accolades is niet gesloten, of er ontbreekt een komma in
        [key] een regel begint met een sleutel en een gelijkteken, of is een kop tussen haken
        [bracket] een kop is niet met zijn haak gesloten
        [line] de regel zou hier moeten eindigen
        [twice] deze sleutel of kop staat er twee keer
       *[value] een waarde die niet te lezen is; teksten staan tussen aanhalingstekens
    }. (Scenario’s zijn in TOML geschreven.)
error-scenario-large =
    Het scenario is niet te lezen: { $what ->
        [depth] er staan haken in te veel haken
       *[number] er staat een te groot getal in
    }.
error-scenario-missing = In het scenario ontbreekt “{ $key }”.
error-scenario-key =
    Onbekende sleutel “{ $key }” in { $place ->
        [scenario] het scenario
        [position] de stelling van het scenario
       *[other] “{ $place }” van het scenario
    }.
error-scenario-value =
    De waarde van “{ $key }” in het scenario klopt niet: { $got }. Verwacht: { $expected ->
        [whole] een geheel getal, { $least } of meer
        [range] een geheel getal van { $least } tot en met { $most }
        [number] een getal
        [numbers] een geheel getal voor elke plaats
        [scores] een geheel getal, of een breuk zoals "9/2", voor elke plaats
        [flag] true of false
        [flags] true of false voor elke plaats
        [by-seat] een lijst met voor elke plaats één waarde
        [hands] van elke hand de kaarten als tekst, of hoeveel onbekende kaarten er in zitten
        [cards] kaarten als tekst, zoals "7h 10s *"
        [phase] "draw" of "play"
        [table] een tabel
        [melds] een lijst met nummers van combinaties
        [own-melds] combinaties van de plaats die aan de beurt is, elk één keer
        [drawn] "stock", "none" of "discard KAART"
        [game] een spel, zoals "basic-rummy"
        [text] een tekst
        [asks] minstens één [[ask]]
        [question] een vraag: play, readings, hand_points, least_left of moves
        [readings] een getal, of een lijst met combinaties
        [moves] een lijst met zetten
        [verdict] "legal", "illegal" of "ambiguous"
        [answer] het antwoord dat de motor geeft
        [trial] een zet die mag of niet mag, of hand_points
        [closed] een zet met maar één betekenis
       *[kind] een waarde zoals de notatie die laat zien
    }.
error-position-too-many =
    In de stelling komt { $card } { $got } keer voor, maar in de pakken { $most ->
        [0] zit er geen
        [one] zit er maar één
       *[other] zitten er maar { $most }
    }.
error-position-pack =
    De stelling heeft { $got } kaarten, meer dan de { $most } kaarten van dit spel.
error-position-meld =
    Combinatie { $meld } van de stelling mag niet. { $reason ->
        [unknown] Onbekende kaarten kunnen niet op tafel liggen.
        [ambiguous] Ze is op meer manieren te lezen: noem waar de wilde kaarten voor liggen.
       *[refused] { $refusal }
    }
error-position-seats =
    De stelling heeft { $got ->
        [one] één hand
       *[other] { $got } handen
    }, maar dit spel is voor { $min } tot en met { $max } spelers.
error-position-length =
    Voor “{ $key }” in de stelling { $expected ->
        [one] is één opgave
       *[other] zijn { $expected } opgaven
    } nodig, één voor elke plaats, maar het zijn er { $got }.
error-position-seat =
    “{ $key }” in de stelling noemt plaats { $seat }, maar er zijn { $seats } plaatsen, geteld vanaf
    0.
error-position-deal =
    De stelling is van ronde { $deal }, maar een partij heeft { $deals } rondes, geteld vanaf 1.
error-position-meld-number =
    “{ $key }” in de stelling noemt combinatie { $meld }, maar { $melds ->
        [0] er ligt geen combinatie op tafel
        [one] alleen combinatie 1 ligt op tafel
       *[other] de combinaties op tafel hebben de nummers 1 tot en met { $melds }
    }.
error-position-drawn =
    Volgens de stelling is { $card } in deze beurt van de aflegstapel genomen, maar die kaart is
    niet in de hand en niet op tafel.
error-position-empty-hand = Plaats { $seat } moet verder spelen, maar heeft een lege hand.
error-position-unknown =
    De stelling laat kaarten onbekend. Om gespeeld te worden moet ze de kaarten van alle handen, van
    de stok en van de aflegstapel noemen.
error-request-bad = De motor heeft dit verzoek niet begrepen: { $detail }.


## Opties die niet samengaan; delen van error-options-clash

clash-cards-too-few = de pakken hebben te weinig kaarten voor alle handen en beide stapels
clash-hand-too-small = een hand heeft te weinig kaarten voor een combinatie
clash-set-max-distinct = een groep van verschillende kleuren heeft hoogstens vier kaarten
clash-hand-size-seats = hoeveel kaarten er gedeeld worden, is niet voor elk aantal spelers gezegd
clash-opening-points-missing = om met punten uit te komen is het aantal punten nodig
clash-opening-points-too-many = geen hand kan de punten waard zijn waarmee je uitkomt
clash-contracts-missing = om met een contract uit te komen zijn de contracten nodig
clash-contract-too-long = voor een contract zijn meer kaarten nodig dan een hand heeft
clash-contract-too-short = in de combinaties van een contract past niet de hele hand
clash-contract-melds-per-turn =
    een contract van meer combinaties kan niet met één combinatie per beurt neergelegd worden
clash-length-missing = een partij heeft een doel of een aantal rondes nodig
clash-length-twice = een partij heeft een doel of een aantal rondes, niet allebei
clash-payment-target = voor betalen is een aantal rondes nodig, geen doel
clash-payment-own-hands =
    voor betalen moet iemand een vastgelopen ronde winnen, dus tellen de verschillen
clash-reclaim-without-jokers = zonder jokers en wilde waarden is er niets te ruilen


## Opties: naam, wat ze bepalen, en hun waarden waar dat woorden zijn

option-players = Spelers
option-players-about = Hoeveel mensen aan tafel kunnen zitten.

option-packs = Pakken kaarten
option-packs-about = Hoeveel pakken van 52 kaarten samen geschud worden.

option-jokers = Aantal jokers
option-jokers-about = Hoeveel jokers er bij de pakken komen.

option-wild_ranks = Wilde waarden
option-wild_ranks-about =
    Een waarde waarvan de kaarten voor elke andere kunnen liggen, zoals jokers. Ze kan van ronde tot
    ronde anders zijn.
option-wild_ranks-none = geen

option-hand_size = Gedeelde kaarten
option-hand_size-about =
    Hoeveel kaarten elke speler krijgt. Dat kan van het aantal spelers of van de ronde afhangen.

option-upcard = Eerste afgelegde kaart
option-upcard-about =
    Of er na het delen een kaart wordt omgedraaid om de aflegstapel te beginnen.
option-upcard-yes = er wordt een kaart omgedraaid
option-upcard-no = de stapel begint leeg

option-first_turn = Eerste beurt
option-first_turn-about =
    Of spelers in hun eerste beurt van een ronde alles mogen. Misschien mogen ze alleen pakken en
    afleggen, of krijgt wie begint een kaart meer en pakt die speler niet.
option-first_turn-free = zoals elke andere beurt
option-first_turn-draw-and-discard = alleen pakken en afleggen
option-first_turn-lead-discards = wie begint heeft een kaart meer en pakt niet

option-set_suits = Kleuren in een groep
option-set_suits-about =
    Of een kleur twee keer in een groep mag. Daar zijn twee pakken voor nodig.
option-set_suits-distinct = allemaal verschillend
option-set_suits-repeat = mogen herhaald worden

option-set_max = Langste groep
option-set_max-about = Hoeveel kaarten een groep hoogstens mag hebben.
option-set_max-none = onbeperkt

option-run_min = Kortste rij
option-run_min-about = Hoeveel kaarten een rij minstens nodig heeft.

option-aces = Azen in rijen
option-aces-about =
    Waar een aas in een rij mag liggen: aan het begin, ook aan het eind, of zelfs tussen heer en
    twee.
option-aces-low = laag: A 2 3
option-aces-high-low = laag of hoog: A 2 3, V H A
option-aces-corner = ook de hoek om: H A 2

option-jokers_per_meld = Jokers in een combinatie
option-jokers_per_meld-about =
    Hoeveel kaarten van een combinatie voor andere mogen liggen: jokers en kaarten van een wilde
    waarde.
option-jokers_per_meld-any = onbeperkt

option-naturals_per_meld = Echte kaarten in een combinatie
option-naturals_per_meld-about = Hoeveel kaarten van een combinatie voor zichzelf moeten liggen.

option-opening = Uitkomen
option-opening-about =
    Wat spelers het eerst moeten neerleggen, alles in één beurt, voor ze iets anders mogen
    neerleggen.
option-opening-none = niets bijzonders
option-opening-points = combinaties die genoeg punten waard zijn
option-opening-contract = het contract van de ronde
option-opening-whole-hand = de hele hand in één keer

option-opening_points = Punten om uit te komen
option-opening_points-about =
    Hoeveel punten het uitkomen waard moet zijn: een aas telt elf; boer, vrouw en heer tien; andere
    kaarten hun getal.
option-opening_points-none = niet nodig

option-opening_jokers = Jokers bij het uitkomen
option-opening_jokers-about = Wat een joker waard is als je met punten uitkomt.
option-opening_jokers-none = niet nodig
option-opening_jokers-nothing = niets
option-opening_jokers-as-named = evenveel als de kaart waar hij voor ligt

option-contracts = Contracten
option-contracts-about =
    Met welke groepen en rijen je in elke ronde uitkomt, waar je met een contract uitkomt.
option-contracts-none = niet nodig

option-melds_per_turn = Combinaties per beurt
option-melds_per_turn-about =
    Hoeveel nieuwe combinaties een speler in één beurt mag neerleggen.
option-melds_per_turn-1 = één
option-melds_per_turn-any = onbeperkt

option-melds_after_opening = Combinaties na het uitkomen
option-melds_after_opening-about =
    Of spelers in de beurten na hun uitkomen nieuwe combinaties mogen neerleggen, of alleen mogen
    aanleggen.
option-melds_after_opening-yes = toegestaan
option-melds_after_opening-no = niet toegestaan

option-lay_off = Aanleggen
option-lay_off-about = Wanneer een speler bij combinaties op tafel mag aanleggen.
option-lay_off-free = altijd
option-lay_off-after-own-meld = na zelf een combinatie neergelegd te hebben
option-lay_off-after-opening-turn = vanaf de beurt na het eigen uitkomen
option-lay_off-never = nooit

option-reclaim = Jokers ruilen
option-reclaim-about =
    Of een speler de kaart waar een joker voor ligt op zijn plaats mag leggen en de joker mag nemen.
option-reclaim-never = niet toegestaan
option-reclaim-reuse = toegestaan; de joker moet in dezelfde beurt weer op tafel
option-reclaim-keep = toegestaan; de joker mag in de hand blijven

option-final_discard = Laatste kaart
option-final_discard-about = Of een speler uitgaat door een kaart af te leggen.
option-final_discard-optional = met of zonder afleggen
option-final_discard-required = alleen door af te leggen
option-final_discard-never = alleen door de laatste kaart neer te leggen

option-stock_end = Lege stok
option-stock_end-about = Hoe de afgelegde kaarten een nieuwe stok worden als de stok leeg is.
option-stock_end-turn = omgedraaid, niet geschud
option-stock_end-shuffle = geschud
option-stock_end-keep-top = geschud zonder de bovenste kaart

option-recycles = Nieuwe stokken
option-recycles-about =
    Hoe vaak de afgelegde kaarten in één ronde een nieuwe stok mogen worden. Daarna nemen spelers de
    bovenste afgelegde kaart, of laten die liggen en beëindigen de ronde.
option-recycles-unlimited = zo vaak als nodig

option-scoring = Puntentelling
option-scoring-about =
    Wie de kaarten telt die in de handen over zijn als iemand uit is, en voor wie.
option-scoring-collect =
    de winnaar krijgt wat de anderen nog hebben; het hoogste totaal wint
option-scoring-penalty =
    alle anderen tellen hun hand tegen zichzelf; het laagste totaal wint
option-scoring-payment = alle anderen betalen de winnaar; het hoogste totaal wint

option-blocked_score = Punten van een vastgelopen ronde
option-blocked_score-about = Wie wat telt als niemand uitgaat.
option-blocked_score-differences = de verschillen met de laagste hand, die wint
option-blocked_score-own-hands = ieder de eigen hand

option-going_rummy = In één keer uitgaan
option-going_rummy-about =
    Wat het oplevert om in één beurt uit te gaan zonder eerder iets neergelegd, aangelegd of geruild
    te hebben.
option-going_rummy-none = niets extra
option-going_rummy-double = dubbele punten
option-going_rummy-bonus = tien punten meer

option-ace_points = Punten van een aas
option-ace_points-about = Wat een aas telt die in de hand over is.

option-number_points = Punten van de cijferkaarten
option-number_points-about =
    Wat de kaarten van 2 tot en met 9 tellen die in de hand over zijn. Een 10 telt tien.
option-number_points-face = hun getal
option-number_points-five = elk vijf

option-joker_points = Punten van een joker
option-joker_points-about =
    Wat een joker, of een kaart van de wilde waarde van de ronde, telt die in de hand over is.

option-target = Doel
option-target-about =
    De punten waarbij de partij eindigt, na de ronde waarin iemand ze heeft.
option-target-none = geen

option-deals = Rondes
option-deals-about = Hoeveel rondes een partij duurt, waar ze geen doel heeft.
option-deals-none = tot het doel bereikt is

option-tie_break = Gelijke totalen
option-tie_break-about = Wie de partij wint als de beste totalen gelijk zijn.
option-tie_break-share = de winst wordt gedeeld
option-tie_break-deals-won = wie meer rondes won, wint

value-of-option = { $option }: { $value }

value-range = { $min } tot { $max }
value-for-seats = { $seats } spelers: { $value }
value-in-deal = ronde { $first }: { $value }
value-in-deals = rondes { $first } tot { $last }: { $value }
value-from-deal = vanaf ronde { $first }: { $value }
value-next = { $first }; { $next }

# Wat de pagina’s met regels rond hun voorbeelden zeggen. Kaarten staan in deze teksten als “7♥”.
# Variabelen: zie en/book.ftl.
#
# Woordenlijst: die van engine.ftl.


## De pagina

book-languages = Talen
book-play = { $game } spelen
book-contents = Op deze pagina
book-tried-in = Voorbeelden:
book-report = Klopt er iets niet in deze regels? Schrijf ons
book-index-rules = De regels
book-index-rules-about = Zes spellen uit de rummyfamilie: hun regels, huisregels, voorbeelden om te proberen, open vragen en herkomst. Elke pagina is zonder script te lezen en af te drukken.
book-index-about = Over deze site
book-index-about-about = Wat er op je apparaat bewaard en nooit verstuurd wordt, en wiens werk deze site meebrengt.
book-index-more = Meer


## Een stelling

book-table = Op tafel
book-meld = Combinatie { $meld }
book-others = De andere handen
book-hand = Jouw hand
book-cards = De kaarten
book-deal-wild = Ronde { $deal }; wild: { $rank }
book-deal = Ronde { $deal }
book-contract = Contract: { contract }
book-opened-yes = Je bent uitgekomen.
book-opened-no = Je bent nog niet uitgekomen.
book-first = Dit is je eerste beurt.
book-piles =
    { $stock ->
        [0] De stok is leeg.
        [one] In de stok zit één kaart.
       *[other] In de stok zitten { $stock } kaarten.
    }
book-top = Bovenste afgelegde kaart:
book-house-rule = Huisregel: { $option }


## Wat gevraagd wordt

book-kind-melds = Welke kaarten?
book-kind-do = Wat doe je?
book-kind-open = Kom uit
book-kind-out = Ga uit
book-kind-free = Bevrijd de joker
book-kind-legal = Mag het?
book-kind-otherwise = Wat als?
book-kind-break = Overtreed deze regel
book-kind-cost = Wat kost het?
book-kind-worked = Verteld
book-asked-legal = De zet: { $play } Mag dat?


## Zetten

book-step-lay = Leg { $cards } neer.
book-step-add = Leg { $cards } aan bij combinatie { $meld }.
book-step-swap = Leg { $card } in combinatie { $meld }, in plaats van de wilde kaart.
book-step-throw = Leg { $card } af.
book-step-draw = Pak van de stok.
book-step-take = Neem de bovenste afgelegde kaart.
book-step-decline = Laat de afgelegde kaart liggen.
book-player = { $you ->
        [yes] Jij:
       *[other] De andere speler:
    }


## Antwoorden

book-answer = Antwoord
book-legal = Ja, dat mag.
book-refused = Nee, dat mag niet.
book-refused-step = Mag niet: { $step }
book-rule = Regel { $rule }
book-plain-legal = Zonder deze huisregel zou het mogen.
book-plain-refused = Zonder deze huisregel zou het niet mogen.
book-costs = { $sum } = { $points }
book-goes-out = Daarmee is de ronde voorbij.


## Proberen

book-do-lay = Neerleggen
book-do-add = Aanleggen bij combinatie { $meld }
book-do-swap = Ruilen in combinatie { $meld }
book-do-throw = Afleggen
book-do-draw = Pakken
book-do-take = De afgelegde kaart nemen
book-do-decline = Laten liggen
book-yes = Ja, het mag
book-no = Nee, het mag niet
book-again = Opnieuw beginnen
book-you = Jij
book-play-on = Vanaf hier verder spelen
book-pick-first = Tik eerst op een of meer kaarten van de hand.
book-pick-one = Tik daarvoor op één kaart.
book-right = Goed!
book-right-so-far = Goed. Ga verder.
book-right-broken = Goed: dat is wat de regel verbiedt.
book-wrong = Dat klopt niet.
book-not-asked = Het mag, maar het is niet gevraagd.
book-not-allowed = Mag niet.
book-other-reason = Mag ook niet, maar om een andere reden.
book-allowed-break = Dat mag. Zoek een zet die niet mag.
book-loading = De scheidsrechter wordt gevraagd en moet eerst komen …
book-no-referee = De scheidsrechter was niet te bereiken. Het antwoord hieronder klopt evengoed.
book-referee-gone = De scheidsrechter was niet te bereiken. Laad de pagina opnieuw om het nog eens te proberen.


## De kleinste reparatie

book-repair-add = Met { $cards } erbij zou het mogen.
book-repair-leave = Zonder { $cards } zou het mogen.
book-repair-change = Met { $better } in plaats van { $worse } zou het mogen.
book-repair-points =
    { $short ->
        [one] Er ontbreekt één punt.
       *[other] Er ontbreken { $short } punten.
    }
book-repair-natural =
    { $short ->
        [one] Er ontbreekt één echt punt.
       *[other] Er ontbreken { $short } echte punten.
    }
book-exercises = Oefeningen: kleine stellingen om op te lossen
book-house = Huisregels: verander dit spel, vergelijk, druk je regels af

# Oefeningen: kleine stellingen om op te lossen.

teach-exercises-intro =
    Eén hand, één vraag, één antwoord. De scheidsrechter heeft elke manier om de beurt te spelen geprobeerd en er is er precies één die het doet.
    Tik op kaarten en druk op wat je ermee zou doen.
teach-game = Spel
teach-kind = Wat je oefent
teach-kind-open = Uitkomen
teach-kind-out = Uitgaan
teach-kind-joker = Een joker bevrijden
teach-kind-lay-off = Aanleggen
teach-exercise = { $game }, oefening { $seed }
teach-ask-open = Je hebt gepakt. Leg de combinaties waarmee je uitkomt.
teach-ask-out = Je hebt gepakt. Ga in deze beurt uit.
teach-ask-joker = Je hebt gepakt. Ruil een kaart voor een joker en leg die joker in een nieuwe combinatie.
teach-ask-lay-off = Je hebt gepakt. Leg aan, zonder nieuwe combinaties, zodat de kaarten die je houdt zo weinig mogelijk kosten.
teach-next = Volgende oefening
teach-show = Toon de oplossing
teach-hide = Verberg de oplossing
teach-proof =
    { $looked ->
        [one] Er is één stelling bekeken: een andere manier is er niet.
       *[other] Er zijn { $looked } stellingen bekeken: een andere manier is er niet.
    }

# Ejercicios: posiciones pequeñas para resolver.

teach-exercises-intro =
    Una mano, una pregunta, una respuesta. El árbitro ha probado todas las maneras de jugar el turno y solo una lo consigue.
    Toca cartas y pulsa lo que harías con ellas.
teach-game = Juego
teach-kind = Qué practicar
teach-kind-open = Abrir
teach-kind-out = Cerrar
teach-kind-joker = Liberar un comodín
teach-kind-lay-off = Añadir
teach-exercise = { $game }, ejercicio { $seed }
teach-ask-open = Has robado. Baja las combinaciones que abren.
teach-ask-out = Has robado. Cierra en este turno.
teach-ask-joker = Has robado. Cambia una carta por un comodín y baja ese comodín en una combinación nueva.
teach-ask-lay-off = Has robado. Añade cartas, sin combinaciones nuevas, de modo que las que te queden cuesten lo menos posible.
teach-next = Ejercicio siguiente
teach-show = Mostrar la solución
teach-hide = Ocultar la solución
teach-proof =
    { $looked ->
        [one] Se ha mirado una posición: no hay otra manera.
       *[other] Se han mirado { $looked } posiciones: no hay otra manera.
    }

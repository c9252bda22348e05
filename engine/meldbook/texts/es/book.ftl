# Lo que dicen las páginas de reglas alrededor de sus ejemplos. Las cartas van en estos textos como
# «7♥». Variables: véase en/book.ftl.
#
# Glosario: el de engine.ftl.


## La página

book-languages = Idiomas
book-play = Jugar a { $game }
book-contents = En esta página
book-tried-in = Ejemplos:
book-report = ¿Algo mal en estas reglas? Escríbenos
book-index-rules = Las reglas
book-index-rules-about = Seis juegos de la familia del rummy: sus reglas, reglas de la casa, ejemplos para probar, puntos abiertos e historia. Cada página se puede leer sin script e imprimir.
book-index-about = Sobre este sitio
book-index-about-about = Qué se guarda en tu dispositivo y nunca se envía, y de quién es lo que lleva este sitio.
book-index-more = Más


## Una posición

book-table = En la mesa
book-meld = Combinación { $meld }
book-others = Las otras manos
book-hand = Tu mano
book-cards = Las cartas
book-deal-wild = Ronda { $deal }; valor comodín: { $rank }
book-deal = Ronda { $deal }
book-contract = Contrato: { contract }
book-opened-yes = Ya has abierto.
book-opened-no = Todavía no has abierto.
book-first = Es tu primer turno.
book-piles =
    { $stock ->
        [0] El mazo está vacío.
        [one] En el mazo hay una carta.
       *[other] En el mazo hay { $stock } cartas.
    }
book-top = Último descarte:
book-house-rule = Regla de la casa: { $option }


## Lo que se pregunta

book-kind-melds = ¿Qué cartas?
book-kind-do = ¿Qué hacer?
book-kind-open = Abre
book-kind-out = Cierra
book-kind-free = Libera el comodín
book-kind-legal = ¿Está permitido?
book-kind-otherwise = ¿Y si…?
book-kind-break = Rompe esta regla
book-kind-cost = ¿Cuánto cuesta?
book-kind-worked = Contado
book-asked-legal = La jugada: { $play } ¿Está permitida?


## Jugadas

book-step-lay = Baja { $cards }.
book-step-add = Añade { $cards } a la combinación { $meld }.
book-step-swap = Pon { $card } en la combinación { $meld }, en el lugar de la carta comodín.
book-step-throw = Descarta { $card }.
book-step-draw = Roba del mazo.
book-step-take = Toma el último descarte.
book-step-decline = Rechaza el descarte.
book-player = { $you ->
        [yes] Tú:
       *[other] El otro jugador:
    }


## Respuestas

book-answer = Respuesta
book-legal = Sí, está permitido.
book-refused = No, no está permitido.
book-refused-step = No permitido: { $step }
book-rule = Regla { $rule }
book-plain-legal = Sin esta regla de la casa estaría permitido.
book-plain-refused = Sin esta regla de la casa no estaría permitido.
book-costs = { $sum } = { $points }
book-goes-out = Con eso termina la ronda.


## Probar

book-do-lay = Bajar
book-do-add = Añadir a la combinación { $meld }
book-do-swap = Cambiar en la combinación { $meld }
book-do-throw = Descartar
book-do-draw = Robar
book-do-take = Tomar el descarte
book-do-decline = Rechazar
book-yes = Sí, permitido
book-no = No, no permitido
book-again = Empezar de nuevo
book-you = Tú
book-play-on = Seguir jugando desde aquí
book-pick-first = Toca antes una o más cartas de la mano.
book-pick-one = Para eso, toca una sola carta.
book-right = ¡Bien!
book-right-so-far = Bien. Sigue.
book-right-broken = Bien: eso es lo que prohíbe la regla.
book-wrong = No es así.
book-not-asked = Permitido, pero no es lo que se pide.
book-not-allowed = No permitido.
book-other-reason = Tampoco está permitido, pero por otro motivo.
book-allowed-break = Eso está permitido. Busca una jugada que no lo esté.
book-loading = Se pregunta al árbitro, que primero tiene que venir…
book-no-referee = No se ha podido llegar al árbitro. La respuesta de abajo vale igualmente.
book-referee-gone = No se ha podido llegar al árbitro. Vuelve a cargar la página para intentarlo otra vez.


## El arreglo más pequeño

book-repair-add = Si se suma { $cards }, estaría permitido.
book-repair-leave = Sin { $cards } estaría permitido.
book-repair-change = Con { $better } en lugar de { $worse } estaría permitido.
book-repair-points =
    { $short ->
        [one] Falta un punto.
       *[other] Faltan { $short } puntos.
    }
book-repair-natural =
    { $short ->
        [one] Falta un punto natural.
       *[other] Faltan { $short } puntos naturales.
    }
book-exercises = Ejercicios: posiciones pequeñas para resolver
book-house = Reglas de la casa: cambia este juego, compara, imprime tus reglas

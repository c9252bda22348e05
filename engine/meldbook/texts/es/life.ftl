# Lo que se mira junto a la partida: repetición, limpieza del reparto, estadísticas.


## Repetición

ui-replay-deal = Ronda
ui-replay-eyes = Qué se muestra
ui-replay-open = Todas las cartas
ui-replay-seen = Lo que sabía { $name }
ui-replay-seen-you = Lo que sabías
ui-replay-running = La ronda en curso es solo para quienes la juegan. Vuelve cuando haya terminado.
ui-replay-step = Jugada { $move } de { $moves }:
ui-replay-slider = Jugada
ui-replay-first = Al principio
ui-replay-back = Una jugada atrás
ui-replay-play = Reproducir
ui-replay-pause = Pausa
ui-replay-ahead = Una jugada adelante
ui-replay-last = Al final
ui-replay-fork = ¿Y si…?
ui-replay-fork-about = Seguir desde aquí, como una partida aparte
ui-replay-again = Repetir ronda
ui-replay-again-about = Jugar esta ronda desde el principio, con las mismas cartas
ui-replay-link = Copiar enlace
ui-replay-why = ¿Por qué?
ui-replay-why-about = Lo que sabía el bot al hacer esta jugada, y por qué la hizo
ui-replay-why-otherwise = Con más tiempo, el bot haría ahora otra jugada, así que no se puede decir por qué hizo esta.
ui-replay-copied = El enlace está copiado: { $length } caracteres.
ui-replay-not-copied = Copia este enlace: { $length } caracteres.
ui-replay-long = El enlace tendría { $length } caracteres, más de los { $most } que otros programas transmiten enteros. Envía mejor el archivo.
ui-replay-melds = { $count ->
    [0] Nada en la mesa
    [one] Una combinación en la mesa
   *[other] { $count } combinaciones en la mesa
}
ui-replay-discards = { $count ->
    [0] Sin descartes
    [one] Un descarte
   *[other] { $count } descartes, el último al final
}
ui-replay-hidden = { $count ->
    [one] una carta que no se ve
   *[other] { $count } cartas que no se ven
}
ui-replay-turn = le toca


## Limpieza del reparto

ui-fairness-about = Cada ronda se baraja con una semilla propia, fijada antes de la primera jugada. Su hash se muestra antes de la ronda y la semilla cuando termina: así nadie puede haber cambiado las cartas por el camino. La semilla de una ronda no dice nada de las demás.
ui-fairness-check = Para comprobarlo, apunta el hash antes de la ronda y deja después que cualquier programa calcule el SHA‑256 de la semilla, por ejemplo:
ui-fairness-hash = Hash de la semilla (SHA‑256)
ui-fairness-seed = Semilla
ui-fairness-later = se muestra cuando termina la ronda
ui-fairness-fits = Semilla y hash coinciden
ui-fairness-position = Esta partida empezó desde una posición dada, así que no hay semilla que mostrar.
ui-fairness-name = Esta ronda tiene un nombre; quien lo abra recibe las mismas cartas:
ui-fairness-name-later = El nombre de la ronda, con el que otros pueden jugar las mismas cartas, se muestra aquí cuando termina.


## Estadísticas

ui-stat-about = Tus rondas contra el ordenador, contadas solo en este dispositivo. Las partidas «qué pasaría» y las rondas sueltas no cuentan.
ui-stat-none = Todavía no hay nada que contar: juega una ronda hasta el final.
ui-stat-which = Juegos
ui-stat-all = Todos los juegos
ui-stat-deals = Rondas
ui-stat-out = Cerradas
ui-stat-rummy = De una vez
ui-stat-streak = Más cierres seguidos
ui-stat-matches = Partidas acabadas
ui-stat-won = Partidas ganadas
ui-stat-mean = Puntos por ronda
ui-stat-points = Puntos
ui-stat-course = Las últimas rondas
ui-stat-course-about = Una columna con los puntos de cada ronda, la más nueva a la derecha; las que cerraste tú llevan un punto.
ui-stat-table = Lo mismo en una tabla
ui-stat-when = Día
ui-stat-game-column = Juego
ui-stat-yes = sí
ui-stat-no = no
ui-stat-game = Por juego: cuántas veces cerraste
ui-stat-bot = Por rival: cuántas veces cerraste
ui-stat-place = Por lugar en la mesa: cuántas veces cerraste
ui-stat-place-name = { $place ->
    [1] juegas primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
   *[other] sexto
}
ui-stat-delete = Borrar las estadísticas
ui-stat-sure = ¿Borrar para siempre todo lo contado? Las partidas guardadas se quedan.

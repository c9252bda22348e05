# La libreta de puntos: lo que dice su página además de los textos de page.ftl.

pad-intro = Para una mesa con cartas de verdad: apunta lo que le queda a cada uno y la cuenta se lleva según las reglas de tu juego.
pad-kept = Tus libretas
pad-played = { $deals ->
    [0] ninguna ronda todavía
    [one] 1 ronda
   *[other] { $deals } rondas
}
pad-delete = Borrar: { $game }, { $names }
pad-delete-sure = ¿Borrar para siempre la libreta de { $game } con { $names }?
pad-new = Una libreta nueva
pad-begin = Empezar la libreta
pad-length = Duración
pad-length-deals = Tantas rondas
pad-length-target = Hasta puntos
pad-add-name = Un jugador más
pad-remove-name = Quitar a { $player }
pad-first-dealer = Reparte primero
pad-not-kept = Este navegador no guarda nada de esta página: la libreta se pierde al cerrarla. Guárdala en un archivo.
pad-trouble-gone = El programa que cuenta se ha parado. Lo que apuntaste está a salvo.
pad-trouble-unread = Esta versión no puede contar esta libreta.
pad-trouble-elsewhere = Esta libreta se ha cambiado en otra ventana. Lo que cambies aquí ya no se guarda.
pad-show-it = Mostrarla como está allí
pad-all = Todas las libretas
pad-copy = Copiar como texto
pad-standing = Clasificación
pad-places = Puesto
pad-late = Las rondas después del final de la partida no cuentan.
pad-chart = Totales después de cada ronda
pad-undo = Deshacer
pad-next-deal = Ronda { $deal }
pad-change-deal = Cambiar la ronda { $deal }
pad-dealt = { $dealer } reparte { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} a cada uno, { $lead } empieza.
pad-lead-more = { $name } recibe una más.
pad-who-out = ¿Quién ha cerrado?
pad-nobody = Nadie
pad-rummy = Ha cerrado de golpe, todo en un turno
pad-hands = Lo que quedó en la mano
pad-went-out = ha cerrado
pad-points-of = Puntos de { $player }
pad-tap = Cartas
pad-tap-of = Tocar las cartas de { $player }
pad-tap-about = Toca cada carta que le quedaba.
pad-card-of = { $rank }, { $points } puntos
pad-take-out = Quitar: { $rank }, { $points } puntos
pad-write = Apuntar
pad-leave = Dejarla como estaba
pad-strike = Tachar esta ronda
pad-over-deals = { $deals ->
    [one] La partida ha terminado: se ha jugado su única ronda.
   *[other] La partida ha terminado: se han jugado las { $deals } rondas.
}
pad-over-target = La partida ha terminado: se ha llegado a la meta de { $target } puntos.
pad-won-one = { $name } gana con { $score } puntos
pad-won-shared = { $winners } comparten la victoria con { $score } puntos cada uno
pad-won-deals = { $name } gana: hay empate a { $score } puntos, pero ha cerrado más veces

# Por qué una ronda no puede haber sido así.
pad-fault-unsaid = Di primero quién ha cerrado, o que no ha cerrado nadie.
pad-fault-missing = Faltan los puntos de { $name }.
pad-fault-unreadable = «{ $text }» no es un número de puntos. Escribe 27, o 10+5+12.
pad-fault-out-holds = { $name } ha cerrado y no puede tener { $points } puntos en la mano.
pad-fault-empty = { $name } no puede tener 0 puntos: solo quien cierra se queda sin cartas.
pad-fault-too-dear = { $points } puntos para { $name } son más que todas las cartas del juego juntas.
pad-fault-too-many = { $got } veces { $rank }: en el juego solo hay { $most }.
pad-fault-impossible = Ninguna mano suma los { $points } puntos de { $name }: aquí una carta cuesta { $costs }.

# O que se vê ao lado da partida: repetição, distribuição justa, estatísticas.


## Repetição

ui-replay-deal = Ronda
ui-replay-eyes = O que se mostra
ui-replay-open = Todas as cartas
ui-replay-seen = O que { $name } sabia
ui-replay-seen-you = O que sabias
ui-replay-running = A ronda em curso é só para quem a joga. Volta quando tiver acabado.
ui-replay-step = Jogada { $move } de { $moves }:
ui-replay-slider = Jogada
ui-replay-first = Ao início
ui-replay-back = Uma jogada atrás
ui-replay-play = Reproduzir
ui-replay-pause = Pausa
ui-replay-ahead = Uma jogada à frente
ui-replay-last = Ao fim
ui-replay-fork = E se…?
ui-replay-fork-about = Continuar daqui, como uma partida à parte
ui-replay-again = Repetir ronda
ui-replay-again-about = Jogar esta ronda do início, com as mesmas cartas
ui-replay-link = Copiar ligação
ui-replay-why = Porquê?
ui-replay-why-about = O que o bot sabia ao fazer esta jogada, e porque a fez
ui-replay-why-otherwise = Com mais tempo, o bot faria agora outra jogada, por isso não se pode dizer porque fez esta.
ui-replay-copied = A ligação está copiada: { $length } caracteres.
ui-replay-not-copied = Copia esta ligação: { $length } caracteres.
ui-replay-long = A ligação teria { $length } caracteres, mais do que os { $most } que outros programas passam inteiros. Envia antes o ficheiro.
ui-replay-melds = { $count ->
    [0] Nada na mesa
    [one] Uma combinação na mesa
   *[other] { $count } combinações na mesa
}
ui-replay-discards = { $count ->
    [0] Sem descartes
    [one] Um descarte
   *[other] { $count } descartes, o último no fim
}
ui-replay-hidden = { $count ->
    [one] uma carta que não se vê
   *[other] { $count } cartas que não se veem
}
ui-replay-turn = a jogar


## Distribuição justa

ui-fairness-about = Cada ronda é baralhada com uma semente própria, fixada antes da primeira jogada. O seu hash é mostrado antes da ronda e a semente depois de acabar: assim ninguém pode ter mudado as cartas pelo caminho. A semente de uma ronda nada diz sobre as outras.
ui-fairness-check = Para verificares, aponta o hash antes da ronda e deixa depois um programa qualquer calcular o SHA‑256 da semente, por exemplo:
ui-fairness-hash = Hash da semente (SHA‑256)
ui-fairness-seed = Semente
ui-fairness-later = mostrada quando a ronda acabar
ui-fairness-fits = Semente e hash coincidem
ui-fairness-position = Esta partida começou de uma posição dada, por isso não há semente para mostrar.
ui-fairness-name = Esta ronda tem um nome; quem o abrir recebe as mesmas cartas:
ui-fairness-name-later = O nome da ronda, com que outros podem jogar as mesmas cartas, é mostrado aqui quando a ronda acabar.


## Estatísticas

ui-stat-about = As tuas rondas contra o computador, contadas só neste dispositivo. As partidas «e se» e as rondas soltas não contam.
ui-stat-none = Ainda não há nada para contar: joga uma ronda até ao fim.
ui-stat-which = Jogos
ui-stat-all = Todos os jogos
ui-stat-deals = Rondas
ui-stat-out = Fechadas
ui-stat-rummy = De uma vez
ui-stat-streak = Mais fechos seguidos
ui-stat-matches = Partidas acabadas
ui-stat-won = Partidas ganhas
ui-stat-mean = Pontos por ronda
ui-stat-points = Pontos
ui-stat-course = As últimas rondas
ui-stat-course-about = Uma coluna com os pontos de cada ronda, a mais nova à direita; as que fechaste têm um ponto.
ui-stat-table = O mesmo numa tabela
ui-stat-when = Dia
ui-stat-game-column = Jogo
ui-stat-yes = sim
ui-stat-no = não
ui-stat-game = Por jogo: quantas vezes fechaste
ui-stat-bot = Por adversário: quantas vezes fechaste
ui-stat-place = Por lugar à mesa: quantas vezes fechaste
ui-stat-place-name = { $place ->
    [1] jogas primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
   *[other] sexto
}
ui-stat-delete = Apagar as estatísticas
ui-stat-sure = Apagar para sempre tudo o que foi contado? As partidas guardadas ficam.

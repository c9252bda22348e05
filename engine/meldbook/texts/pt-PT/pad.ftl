# O bloco de pontos: o que a sua página diz além dos textos de page.ftl.

pad-intro = Para uma mesa com cartas verdadeiras: aponta o que resta a cada um e a conta faz-se pelas regras do teu jogo.
pad-kept = Os teus blocos
pad-played = { $deals ->
    [0] ainda nenhuma ronda
    [one] 1 ronda
   *[other] { $deals } rondas
}
pad-delete = Apagar: { $game }, { $names }
pad-delete-sure = Apagar de vez o bloco de { $game } com { $names }?
pad-new = Um bloco novo
pad-begin = Começar o bloco
pad-length = Duração
pad-length-deals = Tantas rondas
pad-length-target = Até pontos
pad-add-name = Mais um jogador
pad-remove-name = Retirar { $player }
pad-first-dealer = Dá cartas primeiro
pad-not-kept = Este navegador não guarda nada desta página: o bloco perde-se quando a fechas. Guarda-o num ficheiro.
pad-trouble-gone = O programa que conta parou. O que apontaste está a salvo.
pad-trouble-unread = Esta versão não consegue contar este bloco.
pad-trouble-elsewhere = Este bloco foi alterado noutra janela. O que mudares aqui já não fica guardado.
pad-show-it = Mostrar como lá está
pad-all = Todos os blocos
pad-copy = Copiar como texto
pad-standing = Classificação
pad-places = Lugar
pad-late = As rondas depois do fim da partida não contam.
pad-chart = Totais depois de cada ronda
pad-undo = Desfazer
pad-next-deal = Ronda { $deal }
pad-change-deal = Alterar a ronda { $deal }
pad-dealt = { $dealer } dá { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} a cada um, { $lead } começa.
pad-lead-more = { $name } recebe mais uma.
pad-who-out = Quem bateu?
pad-nobody = Ninguém
pad-rummy = Bateu de uma vez, tudo num só turno
pad-hands = O que ficou na mão
pad-went-out = bateu
pad-points-of = Pontos de { $player }
pad-tap = Cartas
pad-tap-of = Tocar nas cartas de { $player }
pad-tap-about = Toca em cada carta que restava.
pad-card-of = { $rank }, { $points } pontos
pad-take-out = Retirar: { $rank }, { $points } pontos
pad-write = Apontar
pad-leave = Deixar como estava
pad-strike = Riscar esta ronda
pad-over-deals = { $deals ->
    [one] A partida acabou: jogou-se a sua única ronda.
   *[other] A partida acabou: jogaram-se as { $deals } rondas.
}
pad-over-target = A partida acabou: chegou-se à meta de { $target } pontos.
pad-won-one = { $name } ganha com { $score } pontos
pad-won-shared = { $winners } partilham a vitória com { $score } pontos cada um
pad-won-deals = { $name } ganha: há empate a { $score } pontos, mas bateu mais vezes

# Porque uma ronda não pode ter sido assim.
pad-fault-unsaid = Diz primeiro quem bateu, ou que ninguém bateu.
pad-fault-missing = Faltam os pontos de { $name }.
pad-fault-unreadable = «{ $text }» não é um número de pontos. Escreve 27, ou 10+5+12.
pad-fault-out-holds = { $name } bateu e não pode ter { $points } pontos na mão.
pad-fault-empty = { $name } não pode ter 0 pontos: só quem bate fica sem cartas.
pad-fault-too-dear = { $points } pontos para { $name } são mais do que todas as cartas do jogo juntas.
pad-fault-too-many = { $got } vezes { $rank }: no jogo só há { $most }.
pad-fault-impossible = Nenhuma mão soma os { $points } pontos de { $name }: aqui uma carta custa { $costs }.

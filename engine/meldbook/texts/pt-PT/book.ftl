# O que as páginas de regras dizem à volta dos seus exemplos. As cartas vão nestes textos como «7♥».
# Variáveis: ver en/book.ftl.
#
# Glossário: o de engine.ftl.


## A página

book-languages = Línguas
book-play = Jogar { $game }
book-contents = Nesta página
book-tried-in = Exemplos:
book-report = Algo errado nestas regras? Escreve-nos
book-index-rules = As regras
book-index-rules-about = Seis jogos da família do rummy: as suas regras, regras da casa, exemplos para experimentar, pontos em aberto e história. Cada página pode ler-se sem script e imprimir-se.
book-index-about = Sobre este sítio
book-index-about-about = O que fica guardado no teu dispositivo e nunca é enviado, e de quem é o que este sítio traz.
book-index-more = Mais


## Uma posição

book-table = Na mesa
book-meld = Combinação { $meld }
book-others = As outras mãos
book-hand = A tua mão
book-cards = As cartas
book-deal-wild = Ronda { $deal }; valor curinga: { $rank }
book-deal = Ronda { $deal }
book-contract = Contrato: { contract }
book-opened-yes = Já abriste.
book-opened-no = Ainda não abriste.
book-first = É o teu primeiro turno.
book-piles =
    { $stock ->
        [0] O monte está vazio.
        [one] No monte há uma carta.
       *[other] No monte há { $stock } cartas.
    }
book-top = Último descarte:
book-house-rule = Regra da casa: { $option }


## O que se pergunta

book-kind-melds = Que cartas?
book-kind-do = O que fazer?
book-kind-open = Abre
book-kind-out = Bate
book-kind-free = Liberta o joker
book-kind-legal = É permitido?
book-kind-otherwise = E se…?
book-kind-break = Quebra esta regra
book-kind-cost = Quanto custa?
book-kind-worked = Contado
book-asked-legal = A jogada: { $play } É permitida?


## Jogadas

book-step-lay = Baixa { $cards }.
book-step-add = Acrescenta { $cards } à combinação { $meld }.
book-step-swap = Põe { $card } na combinação { $meld }, no lugar da carta curinga.
book-step-throw = Descarta { $card }.
book-step-draw = Compra do monte.
book-step-take = Apanha o último descarte.
book-step-decline = Recusa o descarte.
book-player = { $you ->
        [yes] Tu:
       *[other] O outro jogador:
    }


## Respostas

book-answer = Resposta
book-legal = Sim, é permitido.
book-refused = Não, não é permitido.
book-refused-step = Não permitido: { $step }
book-rule = Regra { $rule }
book-plain-legal = Sem esta regra da casa seria permitido.
book-plain-refused = Sem esta regra da casa não seria permitido.
book-costs = { $sum } = { $points }
book-goes-out = Com isso acaba a ronda.


## Experimentar

book-do-lay = Baixar
book-do-add = Acrescentar à combinação { $meld }
book-do-swap = Trocar na combinação { $meld }
book-do-throw = Descartar
book-do-draw = Comprar
book-do-take = Apanhar o descarte
book-do-decline = Recusar
book-yes = Sim, permitido
book-no = Não, não permitido
book-again = Começar de novo
book-you = Tu
book-play-on = Continuar a jogar daqui
book-pick-first = Toca primeiro numa ou mais cartas da mão.
book-pick-one = Para isso, toca numa só carta.
book-right = Certo!
book-right-so-far = Certo. Continua.
book-right-broken = Certo: é isso que a regra proíbe.
book-wrong = Não é assim.
book-not-asked = Permitido, mas não é o que se pede.
book-not-allowed = Não permitido.
book-other-reason = Também não é permitido, mas por outro motivo.
book-allowed-break = Isso é permitido. Procura uma jogada que não o seja.
book-loading = A perguntar ao árbitro, que primeiro tem de vir…
book-no-referee = Não se conseguiu chegar ao árbitro. A resposta abaixo vale na mesma.
book-referee-gone = Não foi possível chegar ao árbitro. Recarrega a página para tentar outra vez.


## O arranjo mais pequeno

book-repair-add = Juntando { $cards } seria permitido.
book-repair-leave = Sem { $cards } seria permitido.
book-repair-change = Com { $better } em vez de { $worse } seria permitido.
book-repair-points =
    { $short ->
        [one] Falta um ponto.
       *[other] Faltam { $short } pontos.
    }
book-repair-natural =
    { $short ->
        [one] Falta um ponto natural.
       *[other] Faltam { $short } pontos naturais.
    }
book-exercises = Exercícios: posições pequenas para resolver
book-house = Regras da casa: muda este jogo, compara, imprime as tuas regras

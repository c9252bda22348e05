# Exercícios: posições pequenas para resolver.

teach-exercises-intro =
    Uma mão, uma pergunta, uma resposta. O árbitro experimentou todas as maneiras de jogar a vez e só uma consegue o pedido.
    Toca em cartas e carrega no que farias com elas.
teach-game = Jogo
teach-kind = O que praticar
teach-kind-open = Abrir
teach-kind-out = Bater
teach-kind-joker = Libertar um joker
teach-kind-lay-off = Acrescentar
teach-exercise = { $game }, exercício { $seed }
teach-ask-open = Já compraste. Baixa as combinações que abrem.
teach-ask-out = Já compraste. Bate nesta vez.
teach-ask-joker = Já compraste. Troca uma carta por um joker e baixa esse joker numa combinação nova.
teach-ask-lay-off = Já compraste. Acrescenta cartas, sem combinações novas, de modo que as que te ficam custem o menos possível.
teach-next = Exercício seguinte
teach-show = Mostrar a solução
teach-hide = Esconder a solução
teach-proof =
    { $looked ->
        [one] Foi vista uma posição: não há outra maneira.
       *[other] Foram vistas { $looked } posições: não há outra maneira.
    }

extension ToolkitWords {
  /// The toolkit's words in Portuguese, as Brazil writes it, in the order of the English ones.
  static var portuguese: StaticString {
    """
    Aumentar
    Diminuir
    Aumentar em %lld
    Diminuir em %lld
    Mínimo
    Máximo
    %@: mínimo
    %@: máximo
    mínimo
    máximo
    ativado
    desativado
    misto
    expandido
    recolhido
    Expandir
    Recolher
    crescente
    decrescente
    em andamento
    Atualizando
    Página
    %lld de %lld
    Etapas
    Não iniciado
    Etapa %lld de %lld
    Etapas concluídas: %1$lld de %1$lld
    concluído
    atual
    pendente
    falhou
    pulado
    OK
    Cancelar
    Fechar
    Concluído
    Apagar
    Editar
    Voltar
    Manter
    Limpar
    Buscar
    Escopo
    Nenhum resultado
    Nenhum resultado para “%@”
    Verifique a ortografia ou tente outras palavras.
    Ajustes
    Mostrar menu
    Altura do painel
    Mover para cima
    Mover para baixo
    Arrastar
    Soltar aqui
    Ação principal
    botão
    interruptor
    ajustável
    título
    ligação
    imagem
    campo de texto
    campo de pesquisa
    diálogo
    selecionado
    não disponível
    só se ouve com auscultadores
    Toque duas vezes para usar.
    Toque duas vezes para escrever.
    Deslize para cima ou para baixo para alterar.
    Prima para usar.
    Prima para escrever.
    Prima e depois rode para alterar.
    Rode para alterar e prima quando estiver certo.
    Use as setas para alterar.
    A voz está ligada.
    A voz está desligada.
    Arraste um dedo pelo ecrã para ouvir o que lá está.
    Deslize para a direita para o item seguinte e para a esquerda para o anterior.
    Rode o botão para ouvir o que há. Prima-o para usar.
    Use as setas para ouvir o que há e a tecla de ação para usar.
    O painel passa sozinho de um elemento para o outro. Prima quando ouvir o que quer.
    Tudo
    Controlos
    Títulos
    Ações
    Letras
    Velocidade
    Volume
    Nada aqui
    %@ apagado
    Rolar para cima
    Rolar para baixo
    Rolar para trás
    Rolar para frente
    Texto
    Espaço
    Enter
    Shift
    Símbolos
    Data
    Hora
    Dia
    Mês
    Ano
    Hora
    Minuto
    AM
    PM
    janeiro
    fevereiro
    março
    abril
    maio
    junho
    julho
    agosto
    setembro
    outubro
    novembro
    dezembro
    jan.
    fev.
    mar.
    abr.
    jun.
    jul.
    ago.
    set.
    out.
    nov.
    dez.
    Matiz
    Saturação
    Brilho
    Opacidade
    Largura
    Altura
    Ajustes finos
    Painel
    Não há nada para ajustar aqui
    Nenhum ajuste se chama “%@”
    Redefinir tudo
    Redefinir (%lld)
    Redefinir %@
    Redefinir todos os valores?
    antes: %@
    Fechar %@
    Editar %@
    Contraste de %@
    %@ como texto
    Campo obrigatório
    De %lld a %lld caracteres
    Não foi possível verificar
    Tentar novamente
    verificando
    vazio
    1 dígito inserido
    %lld dígitos inseridos
    1 caractere inserido
    %lld caracteres inseridos
    digitação
    Verificando o cartão
    Seguinte
    Os dados do cartão não são copiados
    Número do cartão
    Código de segurança
    MM
    AA
    Só é possível inserir dígitos
    %@: não cabem mais dígitos
    O mês é um número de 01 a 12
    Insira o número do cartão
    Insira o mês
    Insira o ano
    Insira o código de segurança
    Este número de cartão não é válido
    O cartão venceu ou o ano está incorreto
    O código de segurança tem %lld dígitos
    Onde fica o código de segurança?
    O código de segurança: os últimos %lld dígitos no verso, ao lado da assinatura
    %2$@: o %1$@ são %3$lld dígitos na frente, acima do número
    %2$@: o %1$@ são os últimos %3$lld dígitos no verso, ao lado da assinatura
    A escrever
    Desatualizado
    Sem ligação
    Ainda desconhecido
    O painel não pode ser mostrado
    Manter premido
    Código QR
    Toque no centro da cruz
    Cruz
    Esses toques não combinam. Tente outra vez.
    Ninguém encontrou o botão. Tente outra vez.
    O painel acompanha o dedo?
    Sem resposta, tudo fica como estava.
    Outra vez
    Manter estes ajustes?
    Reverter
    Será revertido em %lld s se não for mantido.
    %@ agora é %@.
    Ajustes anteriores em uso: o painel falhou com os atuais
    Problema em %@, linha %lld
    Problema com %@
    Normal
    Não reconhecido
    Reconhecido
    Terminado, não reconhecido
    Requer reposição
    Adiado
    Suprimido
    Fora de serviço
    Sem supervisão: %@
    Sem alarmes
    Alarmes
    Reconhecer todos
    Reconhecer
    Repor
    Retomar
    Repor em serviço
    Adiar %lld min
    Adiar até terminar
    Histórico
    mais %lld
    Iniciar
    Pausa
    Continuar
    Parar
    Horas
    Minutos
    Segundos
    Pronto às %@
    segunda-feira
    terça-feira
    quarta-feira
    quinta-feira
    sexta-feira
    sábado
    domingo
    O relógio não está sincronizado
    Introduza o código
    Código errado
    Tente de novo em %@
    Bloqueado
    Manter para desbloquear
    Limpeza
    Ainda está aí?
    Volta ao início em %lld s
    Acentos
    Tudo
    Copiar
    Cortar
    Ocultar senha
    Idioma
    Esquerda
    Direita
    Não para dados do cartão
    Não colado: contém caracteres de controle invisíveis
    Não colado: aqui só cabem dígitos
    Nada foi copiado
    Não há nada oculto aqui
    Um dado secreto não é copiado
    Colar
    Refazer
    Selecionar tudo
    Selecionar à esquerda
    Selecionar à direita
    Mostrar ou ocultar
    Mostrar senha
    Mostrar
    Longo demais para colar
    Desfazer
    Atualizar
    %@, e mais %lld
    Alguém está a ver este painel
    Gráfico
    %lld valores de %@ a %@
    Ampliar
    Reduzir
    normal
    aviso
    alarme
    valor definido %@
    a subir
    a descer
    estável
    Tendência
    Adicionar
    Remover
    Copiar para todos os dias
    Mais
    Menos
    Temporizador iniciado, %@
    Terminado: %@
    """
  }
}

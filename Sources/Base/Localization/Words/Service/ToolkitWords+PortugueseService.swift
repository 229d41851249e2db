extension ToolkitWords {
  /// The words of the pages for service in Portuguese, in the order of the English ones.
  static var portugueseService: StaticString {
    """
    Serviço
    Ecrã e som
    Data e hora
    Rede
    Atualização
    Acerca
    Registo
    Valores de fábrica
    Repor todos os ajustes nos valores de fábrica?
    Acertado por um servidor de hora
    Fuso horário
    Acertar o relógio
    Cabo
    Redes sem fios
    Procurar de novo
    A ligar a %@
    Palavra-passe
    Ligar
    Versão
    Sistema
    Placa
    Número de série
    Endereço
    A atualizar
    Atualizar agora
    Como a máquina
    Toque para continuar
    Só a máquina de um painel em funcionamento o sabe
    Esta máquina não tem serviço para o relógio
    Esta máquina não tem serviço para redes
    Esta máquina não tem comando de atualização
    O painel não pode alterar isto
    A palavra-passe está errada
    Não há resposta
    Falhou: %@
    """
  }
}

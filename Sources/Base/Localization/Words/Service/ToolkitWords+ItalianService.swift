extension ToolkitWords {
  /// The words of the pages for service in Italian, in the order of the English ones.
  static var italianService: StaticString {
    """
    Assistenza
    Schermo e suono
    Data e ora
    Rete
    Aggiornamento
    Informazioni
    Registro
    Impostazioni di fabbrica
    Riportare tutte le impostazioni ai valori di fabbrica?
    Regolata da un server dell’ora
    Fuso orario
    Regola l’orologio
    Cavo
    Reti senza fili
    Cerca di nuovo
    Connessione a %@
    Password
    Connetti
    Versione
    Sistema
    Scheda
    Numero di serie
    Indirizzo
    Aggiornamento in corso
    Aggiorna ora
    Come la macchina
    Toccare per continuare
    Lo sa solo la macchina di un pannello in funzione
    Questa macchina non ha un servizio per l’orologio
    Questa macchina non ha un servizio per le reti
    Questa macchina non ha un comando di aggiornamento
    Il pannello non può cambiarlo
    La password è sbagliata
    Nessuna risposta
    Non riuscito: %@
    """
  }
}

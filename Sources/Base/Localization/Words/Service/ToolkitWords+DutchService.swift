extension ToolkitWords {
  /// The words of the pages for service in Dutch, in the order of the English ones.
  static var dutchService: StaticString {
    """
    Service
    Scherm en geluid
    Datum en tijd
    Netwerk
    Bijwerken
    Info
    Logboek
    Fabrieksinstellingen
    Alle instellingen terugzetten naar de waarden bij levering?
    Gelijkgezet door een tijdserver
    Tijdzone
    Klok gelijkzetten
    Kabel
    Draadloze netwerken
    Opnieuw zoeken
    Verbinden met %@
    Wachtwoord
    Verbinden
    Versie
    Systeem
    Bord
    Serienummer
    Adres
    Wordt bijgewerkt
    Nu bijwerken
    Zoals de machine
    Raak aan om verder te gaan
    Dat weet alleen de machine van een lopend paneel
    Deze machine heeft geen dienst voor de klok
    Deze machine heeft geen dienst voor netwerken
    Deze machine heeft geen opdracht om bij te werken
    Het paneel mag dit niet wijzigen
    Het wachtwoord is onjuist
    Geen antwoord
    Mislukt: %@
    """
  }
}

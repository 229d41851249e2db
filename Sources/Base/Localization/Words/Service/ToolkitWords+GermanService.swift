extension ToolkitWords {
  /// The words of the pages for service in German, in the order of the English ones.
  static var germanService: StaticString {
    """
    Service
    Anzeige und Ton
    Datum und Uhrzeit
    Netzwerk
    Aktualisierung
    Info
    Protokoll
    Auslieferungszustand
    Alle Einstellungen auf die Werte der Auslieferung setzen?
    Über Zeitserver stellen
    Zeitzone
    Uhr stellen
    Kabel
    WLAN-Netze
    Erneut suchen
    Verbindung mit %@ wird hergestellt
    Passwort
    Verbinden
    Version
    System
    Gerät
    Seriennummer
    Adresse
    Wird aktualisiert
    Jetzt aktualisieren
    Wie das Gerät
    Zum Fortfahren berühren
    Das weiß nur das Gerät eines laufenden Panels
    Dieses Gerät hat keinen Dienst für die Uhr
    Dieses Gerät hat keinen Dienst für Netzwerke
    Dieses Gerät hat keinen Befehl für Aktualisierungen
    Das Panel darf das nicht ändern
    Das Passwort ist falsch
    Keine Antwort
    Fehlgeschlagen: %@
    """
  }
}

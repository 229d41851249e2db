extension ToolkitWords {
  /// The toolkit's words in German, in the order of the English ones.
  static var german: StaticString {
    """
    Erhöhen
    Verringern
    Um %lld erhöhen
    Um %lld verringern
    Minimum
    Maximum
    %@: Minimum
    %@: Maximum
    Minimum
    Maximum
    ein
    aus
    gemischt
    ausgeklappt
    eingeklappt
    Ausklappen
    Einklappen
    aufsteigend
    absteigend
    läuft
    Wird aktualisiert
    Seite
    %lld von %lld
    Schritte
    Nicht begonnen
    Schritt %lld von %lld
    Alle %lld Schritte erledigt
    erledigt
    aktuell
    bevorstehend
    fehlgeschlagen
    übersprungen
    OK
    Abbrechen
    Schließen
    Fertig
    Löschen
    Bearbeiten
    Zurück
    Behalten
    Leeren
    Suchen
    Suchbereich
    Keine Ergebnisse
    Keine Ergebnisse für „%@“
    Prüfen Sie die Schreibweise oder versuchen Sie andere Wörter.
    Einstellungen
    Menü anzeigen
    Höhe des Blatts
    Nach oben bewegen
    Nach unten bewegen
    Ziehen
    Hier ablegen
    Hauptaktion
    Taste
    Schalter
    einstellbar
    Überschrift
    Link
    Bild
    Textfeld
    Suchfeld
    Dialog
    ausgewählt
    nicht verfügbar
    nur mit Kopfhörer zu hören
    Zum Auslösen doppelt tippen.
    Zum Schreiben doppelt tippen.
    Zum Ändern nach oben oder unten streichen.
    Zum Auslösen drücken.
    Zum Schreiben drücken.
    Zum Ändern drücken und dann drehen.
    Zum Ändern drehen, und drücken, wenn es stimmt.
    Zum Ändern die Pfeiltasten benutzen.
    Die Sprachausgabe ist an.
    Die Sprachausgabe ist aus.
    Mit einem Finger über den Bildschirm fahren, um zu hören, was dort ist.
    Nach rechts streichen geht weiter, nach links zurück.
    Am Knopf drehen, um zu hören, was da ist. Drücken löst aus.
    Mit den Pfeiltasten hören, was da ist, und mit der Aktionstaste auslösen.
    Das Panel geht von selbst von Element zu Element. Drücken, wenn das gewünschte zu hören ist.
    Alles
    Bedienelemente
    Überschriften
    Aktionen
    Buchstaben
    Tempo
    Lautstärke
    Nichts vorhanden
    %@ gelöscht
    Nach oben blättern
    Nach unten blättern
    Zurückblättern
    Weiterblättern
    Text
    Leertaste
    Eingabe
    Umschalt
    Zeichen
    Datum
    Uhrzeit
    Tag
    Monat
    Jahr
    Stunde
    Minute
    AM
    PM
    Januar
    Februar
    März
    April
    Mai
    Juni
    Juli
    August
    September
    Oktober
    November
    Dezember
    Jan.
    Feb.
    März
    Apr.
    Juni
    Juli
    Aug.
    Sept.
    Okt.
    Nov.
    Dez.
    Farbton
    Sättigung
    Helligkeit
    Deckkraft
    Breite
    Höhe
    Feineinstellung
    Panel
    Hier lässt sich nichts einstellen
    Keine Einstellung heißt „%@“
    Alle zurücksetzen
    %lld zurücksetzen
    %@ zurücksetzen
    Alle Werte zurücksetzen?
    vorher %@
    %@ schließen
    %@ bearbeiten
    Kontrast von %@
    %@ als Text
    Bitte ausfüllen
    %lld bis %lld Zeichen
    Konnte nicht geprüft werden
    Erneut versuchen
    wird geprüft
    leer
    1 Ziffer eingegeben
    %lld Ziffern eingegeben
    1 Zeichen eingegeben
    %lld Zeichen eingegeben
    Eingabe
    Karte wird geprüft
    Weiter
    Kartendaten werden nicht kopiert
    Kartennummer
    Sicherheitscode
    MM
    JJ
    Nur Ziffern sind möglich
    %@: keine weiteren Ziffern möglich
    Der Monat ist eine Zahl von 01 bis 12
    Kartennummer eingeben
    Monat eingeben
    Jahr eingeben
    Sicherheitscode eingeben
    Diese Kartennummer ist ungültig
    Die Karte ist abgelaufen oder das Jahr ist falsch
    Der Sicherheitscode hat %lld Ziffern
    Wo steht der Sicherheitscode?
    Der Sicherheitscode: die letzten %lld Ziffern auf der Rückseite, neben der Unterschrift
    %2$@: Der %1$@ besteht aus %3$lld Ziffern auf der Vorderseite, über der Nummer
    %2$@: Der %1$@ besteht aus den letzten %3$lld Ziffern auf der Rückseite, neben der Unterschrift
    Wird geschrieben
    Nicht aktuell
    Keine Verbindung
    Noch nicht bekannt
    Das Panel kann nicht angezeigt werden
    Halten
    QR-Code
    Berühren Sie die Mitte des Kreuzes
    Kreuz
    Diese Berührungen passen nicht zusammen. Bitte noch einmal.
    Niemand hat die Taste gefunden. Bitte noch einmal.
    Folgt das Panel dem Finger?
    Ohne Antwort bleibt alles, wie es war.
    Noch einmal
    Diese Einstellungen behalten?
    Zurücknehmen
    Wird ohne Bestätigung in %lld s zurückgenommen.
    %@ ist jetzt %@.
    Frühere Einstellungen in Gebrauch: mit den jetzigen ist das Panel ausgefallen
    Problem in %@, Zeile %lld
    Problem mit %@
    Normal
    Nicht quittiert
    Quittiert
    Beendet, nicht quittiert
    Rücksetzen nötig
    Zurückgestellt
    Unterdrückt
    Außer Betrieb
    Nicht überwacht: %@
    Keine Alarme
    Alarme
    Alle quittieren
    Quittieren
    Rücksetzen
    Nicht mehr zurückstellen
    Wieder in Betrieb
    %lld min zurückstellen
    Bis zum Ende zurückstellen
    Verlauf
    %lld weitere
    Start
    Pause
    Weiter
    Stopp
    Stunden
    Minuten
    Sekunden
    Fertig um %@
    Montag
    Dienstag
    Mittwoch
    Donnerstag
    Freitag
    Samstag
    Sonntag
    Die Uhr ist nicht synchronisiert
    Code eingeben
    Falscher Code
    Neuer Versuch in %@
    Gesperrt
    Zum Entsperren halten
    Reinigung
    Sind Sie noch da?
    In %lld s zurück zum Anfang
    Akzente
    Alles
    Kopieren
    Ausschneiden
    Passwort verbergen
    Sprache
    Nach links
    Nach rechts
    Nicht für Kartendaten
    Nicht eingefügt: enthält unsichtbare Steuerzeichen
    Nicht eingefügt: hier sind nur Ziffern möglich
    Es wurde nichts kopiert
    Hier ist nichts verborgen
    Geheimes wird nicht kopiert
    Einsetzen
    Wiederholen
    Alles auswählen
    Links auswählen
    Rechts auswählen
    Anzeigen oder verbergen
    Passwort anzeigen
    Anzeigen
    Zu lang zum Einsetzen
    Widerrufen
    Aktualisieren
    %@, und %lld weitere
    Jemand sieht diesem Bedienfeld zu
    Diagramm
    %lld Werte von %@ bis %@
    Vergrößern
    Verkleinern
    normal
    Warnung
    Alarm
    Sollwert %@
    steigend
    fallend
    gleichbleibend
    Trend
    Hinzufügen
    Entfernen
    Auf alle Tage übertragen
    Mehr
    Weniger
    Timer gestartet, %@
    Beendet: %@
    """
  }
}

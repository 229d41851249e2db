extension ToolkitWords {
  /// The toolkit's words in Dutch, in the order of the English ones.
  static var dutch: StaticString {
    """
    Verhogen
    Verlagen
    Verhogen met %lld
    Verlagen met %lld
    Minimum
    Maximum
    %@: minimum
    %@: maximum
    minimum
    maximum
    aan
    uit
    gemengd
    uitgevouwen
    samengevouwen
    Uitvouwen
    Samenvouwen
    oplopend
    aflopend
    bezig
    Vernieuwen
    Pagina
    %lld van %lld
    Stappen
    Niet begonnen
    Stap %lld van %lld
    Alle %lld stappen klaar
    klaar
    huidig
    nog te doen
    mislukt
    overgeslagen
    OK
    Annuleren
    Sluiten
    Gereed
    Verwijderen
    Wijzigen
    Terug
    Bewaren
    Wissen
    Zoeken
    Zoekbereik
    Geen resultaten
    Geen resultaten voor ‘%@’
    Controleer de spelling of probeer andere woorden.
    Instellingen
    Toon menu
    Hoogte van het paneel
    Omhoog verplaatsen
    Omlaag verplaatsen
    Slepen
    Hier neerzetten
    Hoofdactie
    knop
    schakelaar
    instelbaar
    kop
    link
    afbeelding
    tekstveld
    zoekveld
    dialoogvenster
    geselecteerd
    niet beschikbaar
    alleen met een koptelefoon te horen
    Tik dubbel om het te gebruiken.
    Tik dubbel om te typen.
    Veeg omhoog of omlaag om het te wijzigen.
    Druk om het te gebruiken.
    Druk om te typen.
    Druk en draai dan om het te wijzigen.
    Draai om het te wijzigen, en druk als het goed is.
    Gebruik de pijltoetsen om het te wijzigen.
    Spraak staat aan.
    Spraak staat uit.
    Sleep een vinger over het scherm om te horen wat er is.
    Veeg naar rechts voor het volgende onderdeel, en naar links voor het vorige.
    Draai aan de knop om te horen wat er is. Druk erop om het te gebruiken.
    Gebruik de pijltoetsen om te horen wat er is, en de actietoets om het te gebruiken.
    Het paneel gaat vanzelf van onderdeel naar onderdeel. Druk als je hoort wat je wilt.
    Alles
    Bediening
    Koppen
    Acties
    Letters
    Snelheid
    Volume
    Hier is niets
    %@ verwijderd
    Omhoog scrollen
    Omlaag scrollen
    Terugscrollen
    Verder scrollen
    Tekst
    Spatie
    Enter
    Shift
    Symbolen
    Datum
    Tijd
    Dag
    Maand
    Jaar
    Uur
    Minuut
    a.m.
    p.m.
    januari
    februari
    maart
    april
    mei
    juni
    juli
    augustus
    september
    oktober
    november
    december
    jan
    feb
    mrt
    apr
    jun
    jul
    aug
    sep
    okt
    nov
    dec
    Tint
    Verzadiging
    Helderheid
    Dekking
    Breedte
    Hoogte
    Fijnafstelling
    Paneel
    Hier valt niets af te stellen
    Geen instelling heet ‘%@’
    Stel alles opnieuw in
    Stel %lld opnieuw in
    Stel %@ opnieuw in
    Alle waarden opnieuw instellen?
    was %@
    Sluit %@
    Wijzig %@
    Contrast van %@
    %@ als tekst
    Dit is verplicht
    %lld tot %lld tekens
    Kon niet worden gecontroleerd
    Probeer opnieuw
    wordt gecontroleerd
    leeg
    1 cijfer ingevoerd
    %lld cijfers ingevoerd
    1 teken ingevoerd
    %lld tekens ingevoerd
    typen
    Kaart wordt gecontroleerd
    Volgende
    Kaartgegevens worden niet gekopieerd
    Kaartnummer
    Beveiligingscode
    MM
    JJ
    Alleen cijfers zijn toegestaan
    %@: er passen geen cijfers meer bij
    De maand is een getal van 01 tot 12
    Voer het kaartnummer in
    Voer de maand in
    Voer het jaar in
    Voer de beveiligingscode in
    Dit is geen geldig kaartnummer
    De kaart is verlopen of het jaar is onjuist
    De beveiligingscode heeft %lld cijfers
    Waar staat de beveiligingscode?
    De beveiligingscode: de laatste %lld cijfers op de achterkant, naast de handtekening
    %2$@: de %1$@ bestaat uit %3$lld cijfers op de voorkant, boven het nummer
    %2$@: de %1$@ bestaat uit de laatste %3$lld cijfers op de achterkant, naast de handtekening
    Wordt geschreven
    Niet actueel
    Geen verbinding
    Nog niet bekend
    Het paneel kan niet worden getoond
    Vasthouden
    QR-code
    Raak het midden van het kruis aan
    Kruis
    Deze aanrakingen passen niet bij elkaar. Probeer het nog eens.
    Niemand heeft de knop gevonden. Probeer het nog eens.
    Volgt het paneel de vinger?
    Zonder antwoord blijft alles zoals het was.
    Nog eens
    Deze instellingen bewaren?
    Herstellen
    Wordt over %lld s hersteld als u niet bewaart.
    %@ is nu %@.
    Eerdere instellingen in gebruik: met de huidige faalde het paneel
    Probleem in %@, regel %lld
    Probleem met %@
    Normaal
    Niet bevestigd
    Bevestigd
    Voorbij, niet bevestigd
    Reset nodig
    Uitgesteld
    Onderdrukt
    Buiten dienst
    Niet bewaakt: %@
    Geen alarmen
    Alarmen
    Alles bevestigen
    Bevestigen
    Resetten
    Niet meer uitstellen
    Weer in dienst
    %lld min uitstellen
    Uitstellen tot het einde
    Geschiedenis
    nog %lld
    Start
    Pauze
    Doorgaan
    Stop
    Uren
    Minuten
    Seconden
    Klaar om %@
    maandag
    dinsdag
    woensdag
    donderdag
    vrijdag
    zaterdag
    zondag
    De klok is niet gesynchroniseerd
    Voer de code in
    Onjuiste code
    Probeer opnieuw over %@
    Vergrendeld
    Vasthouden om te ontgrendelen
    Reiniging
    Bent u er nog?
    Over %lld s terug naar het begin
    Accenten
    Alles
    Kopiëren
    Knippen
    Wachtwoord verbergen
    Taal
    Naar links
    Naar rechts
    Niet voor kaartgegevens
    Niet geplakt: bevat onzichtbare besturingstekens
    Niet geplakt: hier passen alleen cijfers
    Er is niets gekopieerd
    Hier is niets verborgen
    Een geheim wordt niet gekopieerd
    Plakken
    Opnieuw
    Alles selecteren
    Links selecteren
    Rechts selecteren
    Tonen of verbergen
    Wachtwoord tonen
    Tonen
    Te lang om te plakken
    Ongedaan maken
    Vernieuwen
    %@, en nog %lld
    Iemand kijkt mee op dit paneel
    Grafiek
    %lld waarden van %@ tot %@
    Inzoomen
    Uitzoomen
    normaal
    waarschuwing
    alarm
    ingestelde waarde %@
    stijgend
    dalend
    stabiel
    Trend
    Toevoegen
    Verwijderen
    Naar alle dagen kopiëren
    Meer
    Minder
    Timer gestart, %@
    Voorbij: %@
    """
  }
}

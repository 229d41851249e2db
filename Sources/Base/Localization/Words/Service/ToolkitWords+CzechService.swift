extension ToolkitWords {
  /// The words of the pages for service in Czech, in the order of the English ones.
  static var czechService: StaticString {
    """
    Servis
    Displej a zvuk
    Datum a čas
    Síť
    Aktualizace
    Informace
    Záznam
    Tovární nastavení
    Vrátit všem nastavením tovární hodnoty?
    Nastavuje časový server
    Časové pásmo
    Nastavit hodiny
    Kabel
    Bezdrátové sítě
    Hledat znovu
    Připojování k %@
    Heslo
    Připojit
    Verze
    Systém
    Deska
    Sériové číslo
    Adresa
    Probíhá aktualizace
    Aktualizovat nyní
    Jako zařízení
    Pokračujte dotykem
    To ví jen zařízení běžícího panelu
    Toto zařízení nemá službu pro hodiny
    Toto zařízení nemá službu pro sítě
    Toto zařízení nemá příkaz pro aktualizace
    Panel to nesmí změnit
    Heslo je chybné
    Žádná odpověď
    Nepodařilo se: %@
    """
  }
}

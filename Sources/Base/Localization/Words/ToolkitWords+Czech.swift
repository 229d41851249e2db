extension ToolkitWords {
  /// The toolkit's words in Czech, in the order of the English ones.
  static var czech: StaticString {
    """
    Zvýšit
    Snížit
    Zvýšit o %lld
    Snížit o %lld
    Minimum
    Maximum
    %@: minimum
    %@: maximum
    minimum
    maximum
    zapnuto
    vypnuto
    smíšené
    rozbaleno
    sbaleno
    Rozbalit
    Sbalit
    vzestupně
    sestupně
    probíhá
    Obnovování
    Stránka
    %lld z %lld
    Kroky
    Nezahájeno
    Krok %lld z %lld
    Dokončené kroky: %1$lld z %1$lld
    dokončeno
    aktuální
    nadcházející
    selhalo
    přeskočeno
    OK
    Zrušit
    Zavřít
    Hotovo
    Smazat
    Upravit
    Zpět
    Ponechat
    Vymazat
    Hledat
    Rozsah
    Žádné výsledky
    Žádné výsledky pro „%@“
    Zkontrolujte pravopis nebo zkuste jiná slova.
    Nastavení
    Zobrazit nabídku
    Výška panelu
    Posunout nahoru
    Posunout dolů
    Přetáhnout
    Pustit sem
    Hlavní akce
    tlačítko
    přepínač
    nastavitelné
    nadpis
    odkaz
    obrázek
    textové pole
    vyhledávací pole
    dialog
    vybráno
    nedostupné
    jen do sluchátek
    Použijete dvojitým klepnutím.
    Psát začnete dvojitým klepnutím.
    Změníte přejetím nahoru nebo dolů.
    Použijete stisknutím.
    Psát začnete stisknutím.
    Změníte stisknutím a otočením.
    Otáčením změňte a stiskněte, až to bude správně.
    Změníte šipkami.
    Řeč je zapnutá.
    Řeč je vypnutá.
    Přejíždějte prstem po obrazovce a uslyšíte, co na ní je.
    Přejetím doprava přejdete na další prvek, doleva na předchozí.
    Otáčejte knoflíkem a uslyšíte, co na obrazovce je. Použijete to stisknutím.
    Šipkami uslyšíte, co na obrazovce je, a klávesou akce to použijete.
    Panel sám přechází od prvku k prvku. Stiskněte, až uslyšíte ten, který chcete.
    Vše
    Ovládací prvky
    Nadpisy
    Akce
    Písmena
    Rychlost
    Hlasitost
    Nic tu není
    %@ smazáno
    Posunout nahoru
    Posunout dolů
    Posunout zpět
    Posunout dál
    Text
    Mezera
    Enter
    Shift
    Symboly
    Datum
    Čas
    Den
    Měsíc
    Rok
    Hodina
    Minuta
    dop.
    odp.
    ledna
    února
    března
    dubna
    května
    června
    července
    srpna
    září
    října
    listopadu
    prosince
    led
    úno
    bře
    dub
    čvn
    čvc
    srp
    zář
    říj
    lis
    pro
    Odstín
    Sytost
    Jas
    Krytí
    Šířka
    Výška
    Doladění
    Panel
    Zde není co doladit
    Žádné nastavení se nejmenuje „%@“
    Obnovit vše
    Obnovit (%lld)
    Obnovit: %@
    Obnovit všechny hodnoty?
    dříve: %@
    Zavřít: %@
    Upravit: %@
    Kontrast: %@
    %@ jako text
    Toto pole je povinné
    Od %lld do %lld znaků
    Nelze ověřit
    Zkusit znovu
    ověřuje se
    prázdné
    Zadána 1 číslice
    Počet zadaných číslic: %lld
    Zadán 1 znak
    Počet zadaných znaků: %lld
    psaní
    Karta se ověřuje
    Další
    Údaje karty se nekopírují
    Číslo karty
    Bezpečnostní kód
    MM
    RR
    Lze zadat jen číslice
    %@: další číslice se nevejdou
    Měsíc je číslo od 01 do 12
    Zadejte číslo karty
    Zadejte měsíc
    Zadejte rok
    Zadejte bezpečnostní kód
    Toto číslo karty není platné
    Platnost karty skončila nebo je rok chybný
    Bezpečnostní kód má %lld číslice
    Kde je bezpečnostní kód?
    Bezpečnostní kód: poslední %lld číslice na zadní straně vedle podpisu
    %2$@: %1$@ jsou %3$lld číslice na přední straně nad číslem
    %2$@: %1$@ jsou poslední %3$lld číslice na zadní straně vedle podpisu
    Zapisuje se
    Neaktuální
    Bez spojení
    Zatím neznámé
    Panel nelze zobrazit
    Podržet
    QR kód
    Dotkněte se středu křížku
    Křížek
    Tyto dotyky spolu nesouhlasí. Zkuste to znovu.
    Nikdo nenašel tlačítko. Zkuste to znovu.
    Sleduje panel prst?
    Bez odpovědi zůstane vše při starém.
    Znovu
    Ponechat toto nastavení?
    Vrátit zpět
    Bez potvrzení se vrátí za %lld s.
    %@ je nyní %@.
    Použito dřívější nastavení: se současným panel selhal
    Problém v %@, řádek %lld
    Problém s %@
    Normální
    Nepotvrzeno
    Potvrzeno
    Skončeno, nepotvrzeno
    Nutný reset
    Odloženo
    Potlačeno
    Mimo provoz
    Bez dohledu: %@
    Žádné alarmy
    Alarmy
    Potvrdit vše
    Potvrdit
    Resetovat
    Obnovit
    Vrátit do provozu
    Odložit na %lld min
    Odložit do konce
    Historie
    dalších: %lld
    Start
    Pauza
    Pokračovat
    Stop
    Hodiny
    Minuty
    Sekundy
    Hotovo v %@
    pondělí
    úterý
    středa
    čtvrtek
    pátek
    sobota
    neděle
    Hodiny nejsou synchronizovány
    Zadejte kód
    Chybný kód
    Zkuste znovu za %@
    Zamčeno
    Podržením odemknete
    Čištění
    Jste tu ještě?
    Návrat na začátek za %lld s
    Diakritika
    Vše
    Kopírovat
    Vyjmout
    Skrýt heslo
    Jazyk
    Doleva
    Doprava
    Není pro údaje karty
    Nevloženo: obsahuje neviditelné řídicí znaky
    Nevloženo: sem patří jen číslice
    Nic nebylo zkopírováno
    Nic tu není skryto
    Tajný údaj se nekopíruje
    Vložit
    Znovu
    Vybrat vše
    Vybrat doleva
    Vybrat doprava
    Zobrazit nebo skrýt
    Zobrazit heslo
    Zobrazit
    Příliš dlouhé pro vložení
    Zpět
    Obnovit
    %@, a další: %lld
    Někdo sleduje tento panel
    Graf
    Hodnoty: %lld, od %@ do %@
    Přiblížit
    Oddálit
    v normě
    varování
    alarm
    žádaná hodnota %@
    stoupá
    klesá
    beze změny
    Trend
    Přidat
    Odebrat
    Kopírovat na všechny dny
    Více
    Méně
    Časovač spuštěn, %@
    Skončeno: %@
    """
  }
}

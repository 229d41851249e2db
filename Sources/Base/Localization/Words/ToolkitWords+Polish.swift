extension ToolkitWords {
  /// The toolkit's words in Polish, in the order of the English ones.
  static var polish: StaticString {
    """
    Zwiększ
    Zmniejsz
    Zwiększ o %lld
    Zmniejsz o %lld
    Minimum
    Maksimum
    %@: minimum
    %@: maksimum
    minimum
    maksimum
    włączone
    wyłączone
    mieszane
    rozwinięte
    zwinięte
    Rozwiń
    Zwiń
    rosnąco
    malejąco
    w toku
    Odświeżanie
    Strona
    %lld z %lld
    Kroki
    Nie rozpoczęto
    Krok %lld z %lld
    Ukończone kroki: %1$lld z %1$lld
    ukończony
    bieżący
    nadchodzący
    nieudany
    pominięty
    OK
    Anuluj
    Zamknij
    Gotowe
    Usuń
    Edytuj
    Wstecz
    Zachowaj
    Wyczyść
    Szukaj
    Zakres
    Brak wyników
    Brak wyników dla „%@”
    Sprawdź pisownię lub spróbuj innych słów.
    Ustawienia
    Pokaż menu
    Wysokość panelu
    Przenieś w górę
    Przenieś w dół
    Przeciągnij
    Upuść tutaj
    Główna czynność
    przycisk
    przełącznik
    regulowane
    nagłówek
    łącze
    obraz
    pole tekstowe
    pole wyszukiwania
    okno dialogowe
    wybrane
    niedostępne
    słyszalne tylko w słuchawkach
    Stuknij dwukrotnie, aby użyć.
    Stuknij dwukrotnie, aby pisać.
    Przesuń w górę lub w dół, aby zmienić.
    Naciśnij, aby użyć.
    Naciśnij, aby pisać.
    Naciśnij, a potem obróć, aby zmienić.
    Obróć, aby zmienić, i naciśnij, gdy jest dobrze.
    Użyj strzałek, aby zmienić.
    Mowa jest włączona.
    Mowa jest wyłączona.
    Przeciągnij palcem po ekranie, aby usłyszeć, co tam jest.
    Przesuń w prawo, aby przejść do następnego elementu, a w lewo do poprzedniego.
    Obracaj pokrętłem, aby usłyszeć, co tam jest. Naciśnij je, aby użyć.
    Użyj strzałek, aby usłyszeć, co tam jest, i klawisza akcji, aby użyć.
    Panel sam przechodzi od elementu do elementu. Naciśnij, gdy usłyszysz właściwy.
    Wszystko
    Elementy sterujące
    Nagłówki
    Czynności
    Litery
    Szybkość
    Głośność
    Nic tu nie ma
    %@ usunięte
    Przewiń w górę
    Przewiń w dół
    Przewiń wstecz
    Przewiń dalej
    Tekst
    Spacja
    Enter
    Shift
    Symbole
    Data
    Godzina
    Dzień
    Miesiąc
    Rok
    Godzina
    Minuta
    AM
    PM
    stycznia
    lutego
    marca
    kwietnia
    maja
    czerwca
    lipca
    sierpnia
    września
    października
    listopada
    grudnia
    sty
    lut
    mar
    kwi
    cze
    lip
    sie
    wrz
    paź
    lis
    gru
    Barwa
    Nasycenie
    Jasność
    Krycie
    Szerokość
    Wysokość
    Dostrajanie
    Panel
    Nie ma tu nic do dostrojenia
    Brak ustawienia o nazwie „%@”
    Resetuj wszystko
    Resetuj (%lld)
    Resetuj: %@
    Zresetować wszystkie wartości?
    było: %@
    Zamknij: %@
    Edytuj: %@
    Kontrast: %@
    %@ jako tekst
    To pole jest wymagane
    Od %lld do %lld znaków
    Nie udało się sprawdzić
    Spróbuj ponownie
    sprawdzanie
    puste
    Wprowadzono 1 cyfrę
    Wprowadzono cyfr: %lld
    Wprowadzono 1 znak
    Wprowadzono znaków: %lld
    pisanie
    Sprawdzanie karty
    Dalej
    Dane karty nie są kopiowane
    Numer karty
    Kod bezpieczeństwa
    MM
    RR
    Można wpisać tylko cyfry
    %@: nie zmieści się więcej cyfr
    Miesiąc to liczba od 01 do 12
    Wprowadź numer karty
    Wprowadź miesiąc
    Wprowadź rok
    Wprowadź kod bezpieczeństwa
    Ten numer karty jest nieprawidłowy
    Karta straciła ważność lub rok jest błędny
    Kod bezpieczeństwa ma %lld cyfry
    Gdzie jest kod bezpieczeństwa?
    Kod bezpieczeństwa: ostatnie %lld cyfry na odwrocie, obok podpisu
    %2$@: %1$@ to %3$lld cyfry z przodu, nad numerem
    %2$@: %1$@ to ostatnie %3$lld cyfry na odwrocie, obok podpisu
    Trwa zapis
    Nieaktualne
    Brak połączenia
    Jeszcze nieznane
    Nie można pokazać panelu
    Przytrzymaj
    Kod QR
    Dotknij środka krzyżyka
    Krzyżyk
    Te dotknięcia do siebie nie pasują. Spróbuj jeszcze raz.
    Nikt nie znalazł przycisku. Spróbuj jeszcze raz.
    Czy panel podąża za palcem?
    Bez odpowiedzi wszystko pozostanie bez zmian.
    Jeszcze raz
    Zachować te ustawienia?
    Przywróć
    Bez potwierdzenia przywrócenie za %lld s.
    %@ ma teraz wartość %@.
    Użyto wcześniejszych ustawień: z obecnymi panel nie działał
    Problem w %@, wiersz %lld
    Problem z %@
    Normalny
    Niepotwierdzony
    Potwierdzony
    Zakończony, niepotwierdzony
    Wymaga resetu
    Odłożony
    Wstrzymany
    Wyłączony z użycia
    Bez nadzoru: %@
    Brak alarmów
    Alarmy
    Potwierdź wszystkie
    Potwierdź
    Resetuj
    Przywróć
    Włącz ponownie
    Odłóż na %lld min
    Odłóż do końca
    Historia
    jeszcze %lld
    Start
    Pauza
    Kontynuuj
    Stop
    Godziny
    Minuty
    Sekundy
    Gotowe o %@
    poniedziałek
    wtorek
    środa
    czwartek
    piątek
    sobota
    niedziela
    Zegar nie jest zsynchronizowany
    Wprowadź kod
    Błędny kod
    Spróbuj ponownie za %@
    Zablokowane
    Przytrzymaj, aby odblokować
    Czyszczenie
    Czy jesteś tam jeszcze?
    Powrót na początek za %lld s
    Akcenty
    Wszystko
    Kopiuj
    Wytnij
    Ukryj hasło
    Język
    W lewo
    W prawo
    Nie dla danych karty
    Nie wklejono: zawiera niewidoczne znaki sterujące
    Nie wklejono: tu mieszczą się tylko cyfry
    Niczego nie skopiowano
    Nic nie jest tu ukryte
    Danych tajnych się nie kopiuje
    Wklej
    Ponów
    Zaznacz wszystko
    Zaznacz w lewo
    Zaznacz w prawo
    Pokaż lub ukryj
    Pokaż hasło
    Pokaż
    Zbyt długie, by wkleić
    Cofnij
    Odśwież
    %@, i jeszcze %lld
    Ktoś ogląda ten panel
    Wykres
    Wartości: %lld, od %@ do %@
    Powiększ
    Pomniejsz
    w normie
    ostrzeżenie
    alarm
    wartość zadana %@
    rośnie
    spada
    bez zmian
    Trend
    Dodaj
    Usuń
    Kopiuj na wszystkie dni
    Więcej
    Mniej
    Minutnik uruchomiony, %@
    Zakończony: %@
    """
  }
}

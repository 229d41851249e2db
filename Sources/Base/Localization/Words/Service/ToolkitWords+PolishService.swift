extension ToolkitWords {
  /// The words of the pages for service in Polish, in the order of the English ones.
  static var polishService: StaticString {
    """
    Serwis
    Ekran i dźwięk
    Data i godzina
    Sieć
    Aktualizacja
    Informacje
    Dziennik
    Ustawienia fabryczne
    Przywrócić wszystkim ustawieniom wartości fabryczne?
    Ustawiany przez serwer czasu
    Strefa czasowa
    Ustaw zegar
    Kabel
    Sieci bezprzewodowe
    Szukaj ponownie
    Łączenie z %@
    Hasło
    Połącz
    Wersja
    System
    Płytka
    Numer seryjny
    Adres
    Aktualizowanie
    Aktualizuj teraz
    Jak urządzenie
    Dotknij, aby kontynuować
    Wie to tylko urządzenie działającego panelu
    To urządzenie nie ma usługi zegara
    To urządzenie nie ma usługi sieci
    To urządzenie nie ma polecenia aktualizacji
    Panel nie może tego zmienić
    Hasło jest błędne
    Brak odpowiedzi
    Nie udało się: %@
    """
  }
}

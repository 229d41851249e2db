extension ToolkitWords {
  /// The words of the pages for service in Turkish, in the order of the English ones.
  static var turkishService: StaticString {
    """
    Servis
    Ekran ve ses
    Tarih ve saat
    Ağ
    Güncelleme
    Hakkında
    Günlük
    Fabrika ayarları
    Tüm ayarlar fabrika değerlerine döndürülsün mü?
    Saat sunucusu ayarlasın
    Saat dilimi
    Saati ayarla
    Kablo
    Kablosuz ağlar
    Yeniden ara
    %@ ağına bağlanılıyor
    Parola
    Bağlan
    Sürüm
    Sistem
    Kart
    Seri numarası
    Adres
    Güncelleniyor
    Şimdi güncelle
    Makine gibi
    Devam etmek için dokunun
    Bunu yalnızca çalışan bir panelin makinesi bilir
    Bu makinede saat hizmeti yok
    Bu makinede ağ hizmeti yok
    Bu makinede güncelleme komutu yok
    Panel bunu değiştiremez
    Parola yanlış
    Yanıt yok
    Başarısız oldu: %@
    """
  }
}

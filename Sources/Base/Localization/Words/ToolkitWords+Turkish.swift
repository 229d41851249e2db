extension ToolkitWords {
  /// The toolkit's words in Turkish, in the order of the English ones.
  static var turkish: StaticString {
    """
    Artır
    Azalt
    %lld artır
    %lld azalt
    En düşük
    En yüksek
    %@: en düşük
    %@: en yüksek
    en düşük
    en yüksek
    açık
    kapalı
    karışık
    genişletilmiş
    daraltılmış
    Genişlet
    Daralt
    artan
    azalan
    sürüyor
    Yenileniyor
    Sayfa
    %lld / %lld
    Adımlar
    Başlamadı
    Adım %lld / %lld
    %lld adımın tümü tamamlandı
    tamamlandı
    geçerli
    sıradaki
    başarısız
    atlandı
    Tamam
    Vazgeç
    Kapat
    Bitti
    Sil
    Düzenle
    Geri
    Koru
    Temizle
    Ara
    Kapsam
    Sonuç yok
    “%@” için sonuç yok
    Yazımı denetleyin veya başka sözcükler deneyin.
    Ayarlar
    Menüyü göster
    Panel yüksekliği
    Yukarı taşı
    Aşağı taşı
    Sürükle
    Buraya bırak
    Ana eylem
    düğme
    anahtar
    ayarlanabilir
    başlık
    bağlantı
    görüntü
    metin alanı
    arama alanı
    iletişim kutusu
    seçili
    kullanılamıyor
    yalnızca kulaklıkla duyulur
    Kullanmak için iki kez dokunun.
    Yazmak için iki kez dokunun.
    Değiştirmek için yukarı veya aşağı kaydırın.
    Kullanmak için basın.
    Yazmak için basın.
    Değiştirmek için basın, sonra çevirin.
    Değiştirmek için çevirin, doğru olunca basın.
    Değiştirmek için ok tuşlarını kullanın.
    Konuşma açık.
    Konuşma kapalı.
    Ekranda ne olduğunu duymak için parmağınızı ekranda sürükleyin.
    Sonraki öğe için sağa, önceki için sola kaydırın.
    Ne olduğunu duymak için topuzu çevirin. Kullanmak için basın.
    Ne olduğunu duymak için ok tuşlarını, kullanmak için işlem tuşunu kullanın.
    Panel öğeden öğeye kendiliğinden geçer. İstediğinizi duyunca basın.
    Her şey
    Denetimler
    Başlıklar
    İşlemler
    Harfler
    Hız
    Ses düzeyi
    Burada bir şey yok
    %@ silindi
    Yukarı kaydır
    Aşağı kaydır
    Geri kaydır
    İleri kaydır
    Metin
    Boşluk
    Enter
    Shift
    Simgeler
    Tarih
    Saat
    Gün
    Ay
    Yıl
    Saat
    Dakika
    ÖÖ
    ÖS
    Ocak
    Şubat
    Mart
    Nisan
    Mayıs
    Haziran
    Temmuz
    Ağustos
    Eylül
    Ekim
    Kasım
    Aralık
    Oca
    Şub
    Mar
    Nis
    Haz
    Tem
    Ağu
    Eyl
    Eki
    Kas
    Ara
    Ton
    Doygunluk
    Parlaklık
    Opaklık
    Genişlik
    Yükseklik
    İnce ayarlar
    Panel
    Burada ayarlanacak bir şey yok
    “%@” adlı bir ayar yok
    Tümünü sıfırla
    Sıfırla (%lld)
    Sıfırla: %@
    Tüm değerler sıfırlansın mı?
    önceki: %@
    Kapat: %@
    Düzenle: %@
    Kontrast: %@
    %@ (metin)
    Bu alan zorunlu
    %lld–%lld karakter
    Denetlenemedi
    Yeniden dene
    denetleniyor
    boş
    1 rakam girildi
    %lld rakam girildi
    1 karakter girildi
    %lld karakter girildi
    yazma
    Kart denetleniyor
    İleri
    Kart bilgileri kopyalanmaz
    Kart numarası
    Güvenlik kodu
    AA
    YY
    Yalnızca rakam girilebilir
    %@: daha fazla rakam sığmaz
    Ay, 01 ile 12 arasında bir sayıdır
    Kart numarasını girin
    Ayı girin
    Yılı girin
    Güvenlik kodunu girin
    Bu kart numarası geçerli değil
    Kartın süresi dolmuş veya yıl yanlış
    Güvenlik kodu %lld rakamdır
    Güvenlik kodu nerede?
    Güvenlik kodu: arka yüzde, imzanın yanındaki son %lld rakam
    %2$@: %1$@, ön yüzde numaranın üstündeki %3$lld rakamdır
    %2$@: %1$@, arka yüzde imzanın yanındaki son %3$lld rakamdır
    Yazılıyor
    Güncel değil
    Bağlantı yok
    Henüz bilinmiyor
    Panel gösterilemiyor
    Basılı tut
    QR kodu
    Artının ortasına dokunun
    Artı
    Bu dokunuşlar birbirine uymuyor. Lütfen yeniden deneyin.
    Düğmeyi kimse bulamadı. Lütfen yeniden deneyin.
    Panel parmağı izliyor mu?
    Yanıt verilmezse her şey eskisi gibi kalır.
    Bir kez daha
    Bu ayarlar korunsun mu?
    Geri al
    Korunmazsa %lld sn sonra geri alınır.
    %@ artık %@.
    Önceki ayarlar kullanılıyor: panel şimdikilerle çalışmadı
    %@ dosyasında sorun, satır %lld
    %@ ile ilgili sorun
    Normal
    Onaylanmadı
    Onaylandı
    Bitti, onaylanmadı
    Sıfırlama gerekli
    Ertelendi
    Bastırıldı
    Hizmet dışı
    Denetlenmiyor: %@
    Alarm yok
    Alarmlar
    Tümünü onayla
    Onayla
    Sıfırla
    Ertelemeyi bitir
    Hizmete al
    %lld dk ertele
    Bitene kadar ertele
    Geçmiş
    %lld tane daha
    Başlat
    Duraklat
    Devam
    Durdur
    Saat
    Dakika
    Saniye
    Hazır: %@
    Pazartesi
    Salı
    Çarşamba
    Perşembe
    Cuma
    Cumartesi
    Pazar
    Saat eşitlenmedi
    Kodu girin
    Yanlış kod
    %@ sonra yeniden deneyin
    Kilitli
    Açmak için basılı tutun
    Temizlik
    Hâlâ orada mısınız?
    %lld sn sonra başa dönülür
    Aksanlar
    Tümü
    Kopyala
    Kes
    Parolayı gizle
    Dil
    Sola
    Sağa
    Kart bilgileri için değil
    Yapıştırılmadı: görünmez denetim karakterleri içeriyor
    Yapıştırılmadı: buraya yalnızca rakam girilebilir
    Hiçbir şey kopyalanmadı
    Burada gizli bir şey yok
    Gizli bilgi kopyalanmaz
    Yapıştır
    Yinele
    Tümünü seç
    Sola doğru seç
    Sağa doğru seç
    Göster veya gizle
    Parolayı göster
    Göster
    Yapıştırmak için fazla uzun
    Geri al
    Yenile
    %@, ve %lld tane daha
    Biri bu paneli izliyor
    Grafik
    %lld değer, %@ ile %@ arası
    Yakınlaştır
    Uzaklaştır
    normal
    uyarı
    alarm
    ayar değeri %@
    yükseliyor
    düşüyor
    sabit
    Eğilim
    Ekle
    Kaldır
    Tüm günlere kopyala
    Daha fazla
    Daha az
    Zamanlayıcı başladı, %@
    Bitti: %@
    """
  }
}

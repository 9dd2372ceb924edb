#include "layout/text/deck_labels.h"

#include <algorithm>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// The primary subtag, lower case; "zh-Hant" where script or region say traditional Chinese; older
// and broader codes map to the one in the table.
std::string key_of(std::string_view tag) {
  std::string lower = ascii_lower(tag);
  std::replace(lower.begin(), lower.end(), '_', '-');
  const std::string primary = lower.substr(0, lower.find('-'));
  if (primary == "zh") {
    const auto has_subtag = [&lower](const char* subtag) {
      return (lower + "-").find(std::string("-") + subtag + "-") != std::string::npos;
    };
    const bool simplified = has_subtag("hans");
    return !simplified &&
                   (has_subtag("hant") || has_subtag("tw") || has_subtag("hk") || has_subtag("mo"))
               ? "zh-Hant"
               : "zh";
  }
  if (primary == "iw") return "he";
  if (primary == "in") return "id";
  if (primary == "no" || primary == "nn") return "nb";
  return primary;
}

}  // namespace

const std::vector<DeckLabels>& all_deck_labels() {
  // language, continued, other, all data, sources, message, data, see notes, page, appendix,
  // details, back, details in notes
  static const std::vector<DeckLabels> kLabels = {
      {"en", "(cont.)", "Other", "All data", "Sources", "Key message of this slide",
       "How the data was prepared", "see the speaker notes", "p. {}", "(appendix)",
       "Details in the appendix", "Back to the slide", "Details in the speaker notes"},
      {"ko", "(계속)", "기타", "전체 데이터", "출처", "이 슬라이드의 핵심 메시지",
       "데이터 처리 내역", "발표자 노트 참조", "{}쪽", "(부록)", "부록에서 자세히 보기",
       "본문으로 돌아가기", "자세한 내용은 발표자 노트에"},
      {"ja", "(続き)", "その他", "全データ", "出典", "このスライドの要点", "データの加工内容",
       "発表者ノートを参照", "{}ページ", "(付録)", "詳細は付録へ", "本文に戻る",
       "詳細は発表者ノートへ"},
      {"zh", "(续)", "其他", "全部数据", "来源", "本页要点", "数据处理说明", "见演讲者备注",
       "第{}页", "(附录)", "详见附录", "返回正文", "详见演讲者备注"},
      {"zh-Hant", "(續)", "其他", "全部資料", "來源", "本頁重點", "資料處理說明", "見演講者備忘稿",
       "第{}頁", "(附錄)", "詳見附錄", "返回正文", "詳見演講者備忘稿"},
      {"ar", "(تابع)", "أخرى", "كل البيانات", "المصادر", "الرسالة الرئيسية لهذه الشريحة",
       "كيفية إعداد البيانات", "انظر ملاحظات المتحدث", "ص {}", "(ملحق)", "التفاصيل في الملحق",
       "العودة إلى الشريحة", "التفاصيل في ملاحظات المتحدث"},
      {"he", "(המשך)", "אחר", "כל הנתונים", "מקורות", "המסר העיקרי של שקופית זו", "עיבוד הנתונים",
       "ראו הערות דובר", "עמ׳ {}", "(נספח)", "פרטים בנספח", "חזרה לשקופית", "פרטים בהערות הדובר"},
      {"fa", "(ادامه)", "سایر", "همه داده‌ها", "منابع", "پیام اصلی این اسلاید",
       "نحوه آماده‌سازی داده‌ها",
       "یادداشت‌های سخنران را ببینید", "ص {}", "(پیوست)",
       "جزئیات در پیوست", "بازگشت به اسلاید",
       "جزئیات در یادداشت‌های سخنران"},
      {"ur", "(جاری)", "دیگر", "تمام ڈیٹا", "ماخذ", "اس سلائیڈ کا مرکزی پیغام", "ڈیٹا کی تیاری",
       "مقرر کے نوٹس دیکھیں", "ص {}", "(ضمیمہ)", "تفصیل ضمیمے میں", "سلائیڈ پر واپس",
       "تفصیل مقرر کے نوٹس میں"},
      {"hi", "(जारी)", "अन्य", "सारा डेटा", "स्रोत", "इस स्लाइड का मुख्य संदेश", "डेटा कैसे तैयार किया गया",
       "वक्ता के नोट्स देखें", "पृ. {}", "(परिशिष्ट)", "विवरण परिशिष्ट में", "स्लाइड पर वापस",
       "विवरण वक्ता के नोट्स में"},
      {"bn", "(চলমান)", "অন্যান্য", "সমস্ত ডেটা", "সূত্র", "এই স্লাইডের মূল বার্তা",
       "ডেটা যেভাবে প্রস্তুত করা হয়েছে", "বক্তার নোট দেখুন", "পৃ. {}", "(পরিশিষ্ট)", "বিস্তারিত পরিশিষ্টে",
       "স্লাইডে ফিরে যান", "বিস্তারিত বক্তার নোটে"},
      {"ta", "(தொடர்ச்சி)", "மற்றவை", "அனைத்து தரவு", "ஆதாரங்கள்", "இந்த ஸ்லைடின் முக்கியச் செய்தி",
       "தரவு தயாரிக்கப்பட்ட விதம்", "பேச்சாளர் குறிப்புகளைப் பார்க்கவும்", "ப. {}", "(பின்னிணைப்பு)",
       "விவரங்கள் பின்னிணைப்பில்", "ஸ்லைடுக்குத் திரும்பு", "விவரங்கள் பேச்சாளர் குறிப்புகளில்"},
      {"th", "(ต่อ)", "อื่น ๆ", "ข้อมูลทั้งหมด", "แหล่งที่มา", "ใจความสำคัญของสไลด์นี้", "การจัดเตรียมข้อมูล",
       "ดูบันทึกย่อของผู้บรรยาย", "น. {}", "(ภาคผนวก)", "รายละเอียดในภาคผนวก", "กลับไปที่สไลด์",
       "รายละเอียดในบันทึกย่อของผู้บรรยาย"},
      {"vi", "(tiếp)", "Khác", "Toàn bộ dữ liệu", "Nguồn", "Thông điệp chính của trang này",
       "Cách xử lý dữ liệu", "xem ghi chú của người trình bày", "tr. {}", "(phụ lục)",
       "Chi tiết trong phụ lục", "Trở lại trang", "Chi tiết trong ghi chú của người trình bày"},
      {"id", "(lanjutan)", "Lainnya", "Semua data", "Sumber", "Pesan utama slide ini",
       "Pengolahan data", "lihat catatan pembicara", "hlm. {}", "(lampiran)", "Rincian di lampiran",
       "Kembali ke slide", "Rincian di catatan pembicara"},
      {"ms", "(sambungan)", "Lain-lain", "Semua data", "Sumber", "Mesej utama slaid ini",
       "Penyediaan data", "lihat nota penceramah", "hlm. {}", "(lampiran)",
       "Butiran dalam lampiran", "Kembali ke slaid", "Butiran dalam nota penceramah"},
      {"tr", "(devam)", "Diğer", "Tüm veriler", "Kaynaklar", "Bu slaydın ana mesajı",
       "Verilerin hazırlanışı", "konuşmacı notlarına bakın", "s. {}", "(ek)", "Ayrıntılar ekte",
       "Slayta dön", "Ayrıntılar konuşmacı notlarında"},
      {"ru", "(продолжение)", "Прочее", "Все данные", "Источники", "Главная мысль слайда",
       "Обработка данных", "см. заметки докладчика", "с. {}", "(приложение)",
       "Подробности в приложении", "Назад к слайду", "Подробности в заметках докладчика"},
      {"uk", "(продовження)", "Інше", "Усі дані", "Джерела", "Головна думка слайда",
       "Обробка даних", "див. нотатки доповідача", "с. {}", "(додаток)", "Докладніше в додатку",
       "Назад до слайда", "Докладніше в нотатках доповідача"},
      {"bg", "(продължение)", "Други", "Всички данни", "Източници", "Основно послание на слайда",
       "Обработка на данните", "вж. бележките на лектора", "с. {}", "(приложение)",
       "Подробности в приложението", "Обратно към слайда", "Подробности в бележките на лектора"},
      {"pl", "(cd.)", "Inne", "Wszystkie dane", "Źródła", "Główny przekaz slajdu",
       "Przygotowanie danych", "zob. notatki prelegenta", "s. {}", "(załącznik)",
       "Szczegóły w załączniku", "Powrót do slajdu", "Szczegóły w notatkach prelegenta"},
      {"cs", "(pokr.)", "Ostatní", "Všechna data", "Zdroje", "Hlavní sdělení snímku",
       "Zpracování dat", "viz poznámky řečníka", "s. {}", "(příloha)", "Podrobnosti v příloze",
       "Zpět na snímek", "Podrobnosti v poznámkách řečníka"},
      {"de", "(Forts.)", "Sonstige", "Alle Daten", "Quellen", "Kernaussage dieser Folie",
       "Aufbereitung der Daten", "siehe Vortragsnotizen", "S. {}", "(Anhang)",
       "Einzelheiten im Anhang", "Zurück zur Folie", "Einzelheiten in den Vortragsnotizen"},
      {"fr", "(suite)", "Autres", "Toutes les données", "Sources",
       "Message clé de cette diapositive", "Préparation des données",
       "voir les notes du présentateur", "p. {}", "(annexe)", "Détails en annexe",
       "Retour à la diapositive", "Détails dans les notes du présentateur"},
      {"es", "(cont.)", "Otros", "Todos los datos", "Fuentes", "Mensaje clave de esta diapositiva",
       "Preparación de los datos", "ver las notas del orador", "p. {}", "(anexo)",
       "Detalles en el anexo", "Volver a la diapositiva", "Detalles en las notas del orador"},
      {"pt", "(cont.)", "Outros", "Todos os dados", "Fontes", "Mensagem principal deste slide",
       "Preparação dos dados", "ver as notas do orador", "p. {}", "(anexo)", "Detalhes no anexo",
       "Voltar ao slide", "Detalhes nas notas do orador"},
      {"it", "(segue)", "Altro", "Tutti i dati", "Fonti", "Messaggio chiave di questa diapositiva",
       "Preparazione dei dati", "vedi le note del relatore", "p. {}", "(appendice)",
       "Dettagli in appendice", "Torna alla diapositiva", "Dettagli nelle note del relatore"},
      {"nl", "(vervolg)", "Overig", "Alle gegevens", "Bronnen", "Kernboodschap van deze dia",
       "Bewerking van de gegevens", "zie de sprekersnotities", "p. {}", "(bijlage)",
       "Details in de bijlage", "Terug naar de dia", "Details in de sprekersnotities"},
      {"sv", "(forts.)", "Övrigt", "Alla data", "Källor", "Bildens huvudbudskap",
       "Bearbetning av data", "se talarens anteckningar", "s. {}", "(bilaga)", "Detaljer i bilagan",
       "Tillbaka till bilden", "Detaljer i talarens anteckningar"},
      {"da", "(fortsat)", "Andet", "Alle data", "Kilder", "Dette dias' hovedbudskab",
       "Behandling af data", "se talernoterne", "s. {}", "(bilag)", "Detaljer i bilaget",
       "Tilbage til diaset", "Detaljer i talernoterne"},
      {"nb", "(forts.)", "Annet", "Alle data", "Kilder", "Hovedbudskapet på dette lysbildet",
       "Bearbeiding av data", "se foredragsnotatene", "s. {}", "(vedlegg)", "Detaljer i vedlegget",
       "Tilbake til lysbildet", "Detaljer i foredragsnotatene"},
      {"fi", "(jatkuu)", "Muut", "Kaikki tiedot", "Lähteet", "Dian keskeinen viesti",
       "Tietojen käsittely", "katso puhujan muistiinpanot", "s. {}", "(liite)",
       "Lisätietoja liitteessä", "Takaisin diaan", "Lisätietoja puhujan muistiinpanoissa"},
      {"el", "(συνέχεια)", "Άλλα", "Όλα τα δεδομένα", "Πηγές", "Κύριο μήνυμα αυτής της διαφάνειας",
       "Επεξεργασία δεδομένων", "βλ. σημειώσεις ομιλητή", "σ. {}", "(παράρτημα)",
       "Λεπτομέρειες στο παράρτημα", "Πίσω στη διαφάνεια", "Λεπτομέρειες στις σημειώσεις ομιλητή"},
      {"hu", "(folyt.)", "Egyéb", "Összes adat", "Források", "A dia fő üzenete",
       "Az adatok előkészítése", "lásd az előadói jegyzeteket", "{}. o.", "(függelék)",
       "Részletek a függelékben", "Vissza a diához", "Részletek az előadói jegyzetekben"},
      {"ro", "(cont.)", "Altele", "Toate datele", "Surse", "Mesajul principal al diapozitivului",
       "Pregătirea datelor", "vezi notele vorbitorului", "p. {}", "(anexă)", "Detalii în anexă",
       "Înapoi la diapozitiv", "Detalii în notele vorbitorului"},
  };
  return kLabels;
}

const DeckLabels& labels_for(std::string_view deck_language) {
  const std::vector<DeckLabels>& all = all_deck_labels();
  const std::string key = key_of(deck_language);
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&key](const DeckLabels& w) { return w.language == key; });
  return found == all.end() ? all.front() : *found;
}

std::string other_category(std::string_view deck_language) {
  return std::string(labels_for(deck_language).other);
}

std::string all_data_sheet(std::string_view deck_language) {
  return std::string(labels_for(deck_language).all_data);
}

}  // namespace deckle::layout

#include "layout/deck_words.h"

#include <algorithm>
#include <cctype>

namespace deckle::layout {
namespace {

// The primary subtag, lower case; "zh-Hant" where script or region say traditional Chinese; older
// and wider codes under the one the table has.
std::string key_of(std::string_view tag) {
  std::string lower(tag);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  std::replace(lower.begin(), lower.end(), '_', '-');
  const std::string primary = lower.substr(0, lower.find('-'));
  if (primary == "zh") {
    const auto says = [&lower](const char* subtag) {
      return (lower + "-").find(std::string("-") + subtag + "-") != std::string::npos;
    };
    const bool simplified = says("hans");
    return !simplified && (says("hant") || says("tw") || says("hk") || says("mo")) ? "zh-Hant"
                                                                                   : "zh";
  }
  if (primary == "iw") return "he";
  if (primary == "in") return "id";
  if (primary == "no" || primary == "nn") return "nb";
  return primary;
}

}  // namespace

const std::vector<DeckWords>& all_deck_words() {
  // language, continued, other, all data, sources, message, data, see notes, page
  static const std::vector<DeckWords> kWords = {
      {"en", "(cont.)", "Other", "All data", "Sources", "Key message of this slide",
       "How the data was prepared", "see the speaker notes", "p. {}"},
      {"ko", "(계속)", "기타", "전체 데이터", "출처", "이 슬라이드의 핵심 메시지",
       "데이터 처리 내역", "발표자 노트 참조", "{}쪽"},
      {"ja", "(続き)", "その他", "全データ", "出典", "このスライドの要点", "データの加工内容",
       "発表者ノートを参照", "{}ページ"},
      {"zh", "(续)", "其他", "全部数据", "来源", "本页要点", "数据处理说明", "见演讲者备注",
       "第{}页"},
      {"zh-Hant", "(續)", "其他", "全部資料", "來源", "本頁重點", "資料處理說明", "見演講者備忘稿",
       "第{}頁"},
      {"ar", "(تابع)", "أخرى", "كل البيانات", "المصادر", "الرسالة الرئيسية لهذه الشريحة",
       "كيفية إعداد البيانات", "انظر ملاحظات المتحدث", "ص {}"},
      {"he", "(המשך)", "אחר", "כל הנתונים", "מקורות", "המסר העיקרי של שקופית זו", "עיבוד הנתונים",
       "ראו הערות דובר", "עמ׳ {}"},
      {"fa", "(ادامه)", "سایر", "همه داده‌ها", "منابع", "پیام اصلی این اسلاید",
       "نحوه آماده‌سازی داده‌ها",
       "یادداشت‌های سخنران را ببینید", "ص {}"},
      {"ur", "(جاری)", "دیگر", "تمام ڈیٹا", "ماخذ", "اس سلائیڈ کا مرکزی پیغام", "ڈیٹا کی تیاری",
       "مقرر کے نوٹس دیکھیں", "ص {}"},
      {"hi", "(जारी)", "अन्य", "सारा डेटा", "स्रोत", "इस स्लाइड का मुख्य संदेश", "डेटा कैसे तैयार किया गया",
       "वक्ता के नोट्स देखें", "पृ. {}"},
      {"bn", "(চলমান)", "অন্যান্য", "সমস্ত ডেটা", "সূত্র", "এই স্লাইডের মূল বার্তা",
       "ডেটা যেভাবে প্রস্তুত করা হয়েছে", "বক্তার নোট দেখুন", "পৃ. {}"},
      {"ta", "(தொடர்ச்சி)", "மற்றவை", "அனைத்து தரவு", "ஆதாரங்கள்", "இந்த ஸ்லைடின் முக்கியச் செய்தி",
       "தரவு தயாரிக்கப்பட்ட விதம்", "பேச்சாளர் குறிப்புகளைப் பார்க்கவும்", "ப. {}"},
      {"th", "(ต่อ)", "อื่น ๆ", "ข้อมูลทั้งหมด", "แหล่งที่มา", "ใจความสำคัญของสไลด์นี้", "การจัดเตรียมข้อมูล",
       "ดูบันทึกย่อของผู้บรรยาย", "น. {}"},
      {"vi", "(tiếp)", "Khác", "Toàn bộ dữ liệu", "Nguồn", "Thông điệp chính của trang này",
       "Cách xử lý dữ liệu", "xem ghi chú của người trình bày", "tr. {}"},
      {"id", "(lanjutan)", "Lainnya", "Semua data", "Sumber", "Pesan utama slide ini",
       "Pengolahan data", "lihat catatan pembicara", "hlm. {}"},
      {"ms", "(sambungan)", "Lain-lain", "Semua data", "Sumber", "Mesej utama slaid ini",
       "Penyediaan data", "lihat nota penceramah", "hlm. {}"},
      {"tr", "(devam)", "Diğer", "Tüm veriler", "Kaynaklar", "Bu slaydın ana mesajı",
       "Verilerin hazırlanışı", "konuşmacı notlarına bakın", "s. {}"},
      {"ru", "(продолжение)", "Прочее", "Все данные", "Источники", "Главная мысль слайда",
       "Обработка данных", "см. заметки докладчика", "с. {}"},
      {"uk", "(продовження)", "Інше", "Усі дані", "Джерела", "Головна думка слайда",
       "Обробка даних", "див. нотатки доповідача", "с. {}"},
      {"bg", "(продължение)", "Други", "Всички данни", "Източници", "Основно послание на слайда",
       "Обработка на данните", "вж. бележките на лектора", "с. {}"},
      {"pl", "(cd.)", "Inne", "Wszystkie dane", "Źródła", "Główny przekaz slajdu",
       "Przygotowanie danych", "zob. notatki prelegenta", "s. {}"},
      {"cs", "(pokr.)", "Ostatní", "Všechna data", "Zdroje", "Hlavní sdělení snímku",
       "Zpracování dat", "viz poznámky řečníka", "s. {}"},
      {"de", "(Forts.)", "Sonstige", "Alle Daten", "Quellen", "Kernaussage dieser Folie",
       "Aufbereitung der Daten", "siehe Vortragsnotizen", "S. {}"},
      {"fr", "(suite)", "Autres", "Toutes les données", "Sources",
       "Message clé de cette diapositive", "Préparation des données",
       "voir les notes du présentateur", "p. {}"},
      {"es", "(cont.)", "Otros", "Todos los datos", "Fuentes", "Mensaje clave de esta diapositiva",
       "Preparación de los datos", "ver las notas del orador", "p. {}"},
      {"pt", "(cont.)", "Outros", "Todos os dados", "Fontes", "Mensagem principal deste slide",
       "Preparação dos dados", "ver as notas do orador", "p. {}"},
      {"it", "(segue)", "Altro", "Tutti i dati", "Fonti", "Messaggio chiave di questa diapositiva",
       "Preparazione dei dati", "vedi le note del relatore", "p. {}"},
      {"nl", "(vervolg)", "Overig", "Alle gegevens", "Bronnen", "Kernboodschap van deze dia",
       "Bewerking van de gegevens", "zie de sprekersnotities", "p. {}"},
      {"sv", "(forts.)", "Övrigt", "Alla data", "Källor", "Bildens huvudbudskap",
       "Bearbetning av data", "se talarens anteckningar", "s. {}"},
      {"da", "(fortsat)", "Andet", "Alle data", "Kilder", "Dette dias' hovedbudskab",
       "Behandling af data", "se talernoterne", "s. {}"},
      {"nb", "(forts.)", "Annet", "Alle data", "Kilder", "Hovedbudskapet på dette lysbildet",
       "Bearbeiding av data", "se foredragsnotatene", "s. {}"},
      {"fi", "(jatkuu)", "Muut", "Kaikki tiedot", "Lähteet", "Dian keskeinen viesti",
       "Tietojen käsittely", "katso puhujan muistiinpanot", "s. {}"},
      {"el", "(συνέχεια)", "Άλλα", "Όλα τα δεδομένα", "Πηγές", "Κύριο μήνυμα αυτής της διαφάνειας",
       "Επεξεργασία δεδομένων", "βλ. σημειώσεις ομιλητή", "σ. {}"},
      {"hu", "(folyt.)", "Egyéb", "Összes adat", "Források", "A dia fő üzenete",
       "Az adatok előkészítése", "lásd az előadói jegyzeteket", "{}. o."},
      {"ro", "(cont.)", "Altele", "Toate datele", "Surse", "Mesajul principal al diapozitivului",
       "Pregătirea datelor", "vezi notele vorbitorului", "p. {}"},
  };
  return kWords;
}

const DeckWords& words_of(std::string_view deck_language) {
  const std::vector<DeckWords>& all = all_deck_words();
  const std::string key = key_of(deck_language);
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&key](const DeckWords& w) { return w.language == key; });
  return found == all.end() ? all.front() : *found;
}

std::string other_category(std::string_view deck_language) {
  return std::string(words_of(deck_language).other);
}

std::string all_data_sheet(std::string_view deck_language) {
  return std::string(words_of(deck_language).all_data);
}

}  // namespace deckle::layout

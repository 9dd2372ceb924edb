#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "stray-font",
    .type = "stray_font",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a text is set in a typeface that hardly any other text of the deck has",
    .what =
        "Counts the letters of the deck by typeface, Latin letters and Hangul apart. Where one "
        "typeface, or two, have 95 % of at least 400 letters, an element with a dozen letters or "
        "more in one that at most two elements have is reported. Members of one family (Segoe UI, "
        "Segoe UI Light), typefaces for code, formulas and symbols do not count, nor does Hangul "
        "in typefaces that have none.",
    .why = "Text that was copied from elsewhere keeps its typeface, and looks it.",
    .bad = R"(<a:latin typeface="Times New Roman"/> in a deck that has Calibri)",
    .good = R"(<a:latin typeface="+mn-lt"/>)",
    .fixes = "",
};

// Ours, all of them.
constexpr std::size_t kFewestOfDeck = 400, kFewestOfElement = 12, kMostElements = 2;
constexpr double kUsualShare = 0.95;

// Of code, formulas, symbols and emoji, by the begin or a part of their names.
constexpr std::string_view kSpecial[] = {"symbol",  "wingdings", "webdings", "dings",     "marlett",
                                         "emoji",   "icon",      "awesome",  "mono",      "consol",
                                         "courier", "menlo",     "monaco",   "code",      "math",
                                         "fixed",   "lucida",    "barcode",  "typewriter"};

bool is_special(const std::string& face) {
  return face.empty() ||
         std::any_of(std::begin(kSpecial), std::end(kSpecial), [&face](std::string_view word) {
           return face.find(word) != std::string::npos;
         });
}

// Whether one name is the begin of the other: "calibri" and "calibri light".
bool are_related(const std::string& a, const std::string& b) {
  const std::string first_of_a = a.substr(0, a.find(' ')), first_of_b = b.substr(0, b.find(' '));
  return first_of_a == first_of_b || a.starts_with(b) || b.starts_with(a);
}

// Whether a face has Hangul, as far as its name tells. In one that has none applications take
// another, so that nobody sees which is set.
bool has_hangul(const std::string& face) {
  static constexpr std::string_view kKorean[] = {
      "malgun",     "nanum", "gulim",   "dotum",        "batang", "gungsuh",
      "pretendard", "spoqa", " kr",     "korea",        "hangul", "hyhead",
      "gothic neo", "kopub", "gmarket", "noto sans cjk"};
  for (std::size_t at = 0; at < face.size();) {
    if (is_hangul(utf8::next(face, at))) return true;
  }
  return std::any_of(std::begin(kKorean), std::end(kKorean), [&face](std::string_view name) {
    return face.find(name) != std::string::npos;
  });
}

struct Letters {
  std::size_t latin = 0, hangul = 0;
};

Letters letters_of(std::string_view text) {
  Letters out;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    if ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= 0xC0 && c <= 0x24F))
      ++out.latin;
    else if (is_hangul(c))
      ++out.hangul;
  }
  return out;
}

struct FaceUse {
  std::string written;
  std::size_t letters = 0;
  // Of each element, in the order of the deck.
  std::vector<std::pair<const ShownParagraph*, std::size_t>> elements;
};

using Faces = std::map<std::string, FaceUse>;

void add(const std::string& face, std::size_t letters, const ShownParagraph& paragraph,
         Faces& out) {
  const std::string name = ascii_lower(face);
  if (letters == 0 || is_special(name)) return;
  FaceUse& use = out[name];
  use.written = face;
  use.letters += letters;
  if (use.elements.empty() || use.elements.back().first->element != paragraph.element)
    use.elements.emplace_back(&paragraph, 0);
  use.elements.back().second += letters;
}

void report(const Faces& faces, DiagnosticSink& sink) {
  std::size_t all = 0;
  std::vector<const FaceUse*> order;
  for (const auto& [name, use] : faces) {
    all += use.letters;
    order.push_back(&use);
  }
  if (order.size() < 2 || all < kFewestOfDeck) return;
  std::stable_sort(order.begin(), order.end(),
                   [](const FaceUse* a, const FaceUse* b) { return a->letters > b->letters; });
  // One usual face, or one for headings and one for the rest.
  const auto enough = static_cast<double>(all) * kUsualShare;
  const std::size_t usual = static_cast<double>(order[0]->letters) >= enough ? 1 : 2;
  if (usual == 2 && static_cast<double>(order[0]->letters + order[1]->letters) < enough) return;
  for (std::size_t i = usual; i < order.size(); ++i) {
    const FaceUse& use = *order[i];
    if (use.elements.size() > kMostElements) continue;
    const std::string name = ascii_lower(use.written);
    const bool related = std::any_of(
        order.begin(), order.begin() + static_cast<std::ptrdiff_t>(usual),
        [&name](const FaceUse* other) { return are_related(name, ascii_lower(other->written)); });
    if (related) continue;
    for (const auto& [paragraph, letters] : use.elements) {
      if (letters < kFewestOfElement) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, *paragraph->slide, *paragraph->element);
      d.message = tr("{}: is set in {}, nearly all other text of the deck in {}",
                     element_label(*paragraph->element), display_value(use.written),
                     display_value(order[0]->written));
      d.hint = tr("set it in the typeface of the deck: select it, and press Ctrl+Space");
      d.facts = {{"face", use.written}, {"usual", order[0]->written}};
      sink.push_back(std::move(d));
    }
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const std::vector<ShownParagraph> paragraphs = shown_paragraphs(context);
  Faces latin, hangul;
  for (const ShownParagraph& paragraph : paragraphs) {
    for (const RunIr& run : paragraph.ir->runs) {
      const Letters letters = letters_of(run.text);
      add(run.style.fonts.latin, letters.latin, paragraph, latin);
      if (has_hangul(ascii_lower(run.style.fonts.ea)))
        add(run.style.fonts.ea, letters.hangul, paragraph, hangul);
    }
  }
  report(latin, sink);
  report(hangul, sink);
}

}  // namespace

extern const FileRule kStrayFontOfFile;
const FileRule kStrayFontOfFile{kDoc, check};

}  // namespace deckle::qc

#include <algorithm>
#include <set>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/diag/nearest_name.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "unresolved-citation",
    .type = "unresolved_citation",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a mark in a text names no source of its slide",
    .what =
        "Looks for marks such as [src1] or [cite-3], for the id of a citation of another slide, "
        "and for marks that differ a little from the id of one that the slide has. Other words in "
        "brackets are text. Of a presentation, looks for raised numbers and numbers in brackets "
        "to which no line of the slide belongs, where one belongs to another of them.",
    .why =
        "A mark that names a citation of its slide becomes the number of the source. Any other is "
        "shown as it is written, and the claim has no source.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by a tenth [src1]."}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by a tenth [src1]."}}],"citations":[{"id":"src1","kind":"evidence","evidence_id":"e1","title":"Annual report"}]}])",
    .fixes = "",
};

constexpr std::size_t kMaxId = 80;  // longer words in brackets are text

using Ids = std::set<std::string, std::less<>>;

bool is_id_character(char c) {
  return is_ascii_word(c) || c == '-' || c == '_' || c == '.' || c == ':' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// "src1", "cite-3", "ref_12": a word for a source, and a number.
bool names_source(std::string_view id) {
  constexpr std::string_view kWords[] = {"citation",  "cite", "cit",    "evidence", "ev",
                                         "reference", "ref",  "source", "src",      "출처"};
  const std::string lower = ascii_lower(id);
  for (const std::string_view word : kWords) {
    if (!lower.starts_with(word)) continue;
    std::string_view number = std::string_view(lower).substr(word.size());
    if (!number.empty() && std::string_view("-_.:").find(number.front()) != std::string_view::npos)
      number.remove_prefix(1);
    if (!number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos)
      return true;
  }
  return false;
}

bool is_number(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The id that was probably meant. A single letter resembles too many.
std::string resembled(std::string_view id, const Ids& declared) {
  std::vector<std::string_view> comparable_ids;
  for (const std::string& known : declared) {
    if (is_number(known) == is_number(id)) comparable_ids.push_back(known);
  }
  return id.size() < 2 && !is_number(id) ? std::string() : nearest_name(id, comparable_ids);
}

struct Unresolved {
  std::string id, nearest;
};

std::optional<Unresolved> find(std::string_view text, const Ids& declared, const Ids& of_deck) {
  for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
    const std::size_t end = text.substr(0, at + kMaxId).find(']', at);
    if (end == std::string_view::npos || end == at + 1) continue;
    const std::string_view id = text.substr(at + 1, end - at - 1);
    const bool link = end + 1 < text.size() && text[end + 1] == '(';
    if (link || declared.contains(id) || !std::all_of(id.begin(), id.end(), is_id_character))
      continue;
    const std::string nearest = resembled(id, declared);
    if (!nearest.empty() || names_source(id) || (of_deck.contains(id) && !is_number(id)))
      return Unresolved{std::string(id), nearest};
  }
  return std::nullopt;
}

Ids ids_of(const Slide& slide) {
  Ids ids;
  for (const Citation& citation : slide.citations) ids.insert(citation.id);
  return ids;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  Ids of_deck;
  for (const Slide& slide : context.deck().slides) of_deck.merge(ids_of(slide));
  for (const Slide& slide : context.deck().slides) {
    const Ids declared = ids_of(slide);
    for (const Element& element : slide.elements) {
      const AuthoredTexts texts(element);
      for (const AuthoredText& text : texts) {
        const auto mark = find(text.text, declared, of_deck);
        if (!mark) continue;
        Diagnostic d = DeckContext::finding(kDoc.id, kDoc.severity, slide, element);
        d.at.pointer = texts.pointer(text);
        d.message = tr("[{}] names no citation of this slide", mark->id);
        d.hint = mark->nearest.empty() ? tr("declare it in the slide's 'citations', or remove it")
                                       : tr("did you mean [{}]?", mark->nearest);
        d.facts = {{"mark", mark->id}};
        sink.push_back(std::move(d));
        break;  // one finding for an element
      }
    }
  }
}

}  // namespace

extern const DeckRule kUnresolvedCitation;
const DeckRule kUnresolvedCitation{kDoc, check};

}  // namespace deckle::qc

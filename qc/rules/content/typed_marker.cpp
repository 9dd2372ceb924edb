#include <charconv>
#include <utility>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"
#include "slidespec/json/json_writer.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "typed-marker",
    .type = "typed_marker",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a list item or line begins with a marker that was typed",
    .what =
        "Looks for bullets, dashes, asterisks, circled numbers, and numbers in sequence, before "
        "the text of list items; and for texts of two lines or more that begin with them.",
    .why =
        "A list draws its own markers. Where one is typed its own is left out, unless style.list asks "
        "for it: items are marked in two ways, and typed numbers do not follow when one is added. "
        "Lines of a text with typed markers have no hanging indent.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","content":{"items":["• Measure the costs","• Decide in May"]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"bullets","content":{"items":["Measure the costs","Decide in May"]}}]}])",
    .fixes = "",
};

struct TypedMarker {
  std::size_t length = 0;  // with the space after it
  int number = 0;          // of "2." and "2)"; 0: a sign
};

// Signs that need no space after them, as they begin no word.
constexpr std::string_view kBullets[] = {"•", "‣", "◦", "▪", "■", "□", "●", "○", "▶", "►", "·"};
// Signs that are also a minus, a dash or the mark of a footnote.
constexpr std::string_view kDashes[] = {"-", "–", "—", "*", "+"};

std::size_t skip_spaces(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return at;
}

// ① to ⑳ (U+2460 to U+2473): E2 91 A0 to E2 91 B3.
bool is_circled_number(std::string_view text) {
  return text.size() >= 3 && text.starts_with("\xE2\x91") && text[2] >= '\xA0' && text[2] <= '\xB3';
}

TypedMarker marker_of(std::string_view text) {
  const std::size_t start = skip_spaces(text, 0);
  const std::string_view rest = text.substr(start);
  const auto with_space = [&](std::size_t length, bool needs_space) -> TypedMarker {
    const std::size_t after = skip_spaces(rest, length);
    if (after == rest.size() || (needs_space && after == length)) return {};
    return {start + after, 0};
  };
  for (const std::string_view sign : kBullets) {
    if (rest.starts_with(sign)) return with_space(sign.size(), false);
  }
  for (const std::string_view sign : kDashes) {
    if (rest.starts_with(sign)) return with_space(sign.size(), true);
  }
  if (is_circled_number(rest)) return with_space(3, false);
  int number = 0;
  const auto parsed =
      std::from_chars(rest.data(), rest.data() + std::min<std::size_t>(rest.size(), 2), number);
  const auto digits = static_cast<std::size_t>(parsed.ptr - rest.data());
  if (parsed.ec != std::errc() || number <= 0 || digits >= rest.size()) return {};
  if (rest[digits] != '.' && rest[digits] != ')') return {};
  TypedMarker marker = with_space(digits + 1, true);
  marker.number = number;
  return marker.length == 0 ? TypedMarker{} : marker;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// "1. May" alone is a date: numbers count where they follow one another from 1.
bool is_sequence(const std::vector<TypedMarker>& markers) {
  int next = 1;
  for (const TypedMarker& marker : markers) {
    if (marker.number == next) ++next;
  }
  return next > 2;
}

struct Lines {
  std::vector<std::string_view> lines;
  std::vector<const AuthoredText*> texts;  // of each line
};

Lines lines_of(const AuthoredTexts& texts) {
  Lines out;
  for (const AuthoredText& text : texts) {
    if (text.part == AuthoredText::Part::Label) continue;
    // Only a text's lines are paragraphs; in an item they continue it.
    if (text.part == AuthoredText::Part::Item) {
      out.lines.emplace_back(text.text);
      out.texts.push_back(&text);
      continue;
    }
    for (const std::string_view line : lines_of(text.text)) {
      out.lines.push_back(line);
      out.texts.push_back(&text);
    }
  }
  return out;
}

// Takes the sign away that the list draws as well. Not a number, which the list may not draw, and
// not a sign that is indented, as if it were of a lower level.
bool has_one_cure(std::string_view line, const TypedMarker& marker) {
  return marker.number == 0 && !is_circled_number(line) && skip_spaces(line, 0) == 0;
}

void check_element(const Slide& slide, const Element& element, DiagnosticSink& sink) {
  const AuthoredTexts texts(element);
  const Lines all = lines_of(texts);
  std::vector<TypedMarker> markers;
  for (const std::string_view line : all.lines) markers.push_back(marker_of(line));
  const bool numbered = is_sequence(markers);
  std::size_t first = markers.size();
  std::int64_t count = 0;
  JsonPatch patch;
  for (std::size_t i = 0; i < markers.size(); ++i) {
    if (markers[i].length == 0 || (markers[i].number > 0 && !numbered)) continue;
    if (count++ == 0) first = i;
    const AuthoredText& text = *all.texts[i];
    if (text.part == AuthoredText::Part::Item && text.alone &&
        has_one_cure(all.lines[i], markers[i]))
      patch.push_back({PatchStep::Op::Replace,
                       texts.pointer(text),
                       {},
                       json_string(all.lines[i].substr(markers[i].length))});
  }
  const bool list = draws_markers(element);
  if (count < (list ? 1 : 2)) return;
  const std::string_view line = all.lines[first];
  const std::string marker(line.substr(0, markers[first].length));
  const std::string cleaned(line.substr(markers[first].length));
  Diagnostic d = DeckContext::finding(kDoc.id, kDoc.severity, slide, element);
  d.at.pointer = texts.pointer(*all.texts[first]);
  const Message begins =
      count == 1 ? tr("{} begins with a typed marker", quoted_text(line))
                 : tr("{} and {} more begin with a typed marker", quoted_text(line), count - 1);
  if (list) {
    d.patch = std::move(patch);
    d.message = begins + (element.style.list ? tr("; the list draws one as well")
                                             : tr("; the list's own is left out"));
    d.hint = markers[first].number > 0
                 ? tr("write {}; style.list: \"number\" draws numbers", quoted_text(cleaned))
                 : tr("write {}", quoted_text(cleaned));
  } else {
    d.message = begins;
    d.hint = tr("use an element of kind 'bullets' with items such as {}", quoted_text(cleaned));
  }
  d.facts = {{"found", marker}, {"cleaned", cleaned}, {"lines", count}};
  sink.push_back(std::move(d));
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  for (const Slide& slide : context.deck().slides) {
    for (const Element& element : slide.elements) check_element(slide, element, sink);
  }
}

}  // namespace

extern const DeckRule kTypedMarker;
const DeckRule kTypedMarker{kDoc, check};

}  // namespace deckle::qc

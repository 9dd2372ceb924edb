#include "layout/notes/notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "layout/base/reading_order.h"
#include "layout/charts/describe.h"
#include "layout/footer/citation_band.h"
#include "layout/messages/tr.h"
#include "layout/text/deck_labels.h"

namespace deckle::layout {
namespace {

using Kind = NoteLineIr::Kind;
using Lines = std::vector<NoteLineIr>;

// `link` is the URI of a text that is an address.
void add(Lines& lines, std::string_view text, const std::string& link = {}) {
  const Kind kind = link.empty() ? Kind::Text : Kind::Link;
  for (;;) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) lines.push_back({std::string(line), kind, link});
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

void append(Lines& all, std::string_view heading, Lines block) {
  if (block.empty()) return;
  all.push_back({std::string(heading), Kind::Heading, {}});
  std::move(block.begin(), block.end(), std::back_inserter(all));
}

Lines takeaways(const Slide& slide, const CitationMarks& marks) {
  Lines lines;
  for (const Element* element : reading_order(slide)) {
    if (element->role != "key_takeaway") continue;
    if (element->kind != ElementKind::Text && element->kind != ElementKind::Bullets) continue;
    for (const std::string* text : markable_texts(*element)) add(lines, marks.plain(*text));
  }
  return lines;
}

// "[2] Title, page 3, E-17", then the address, then the notes of the slide's elements about it.
void add_source(Lines& lines, const Slide& slide, const Citation& citation, int number,
                const DeckLabels& labels) {
  std::string line = mark_text(number);
  auto put = [&line, first = true](const std::string& piece) mutable {
    if (piece.empty()) return;
    line += (first ? " " : ", ") + piece;
    first = false;
  };
  const std::string name = source_name(citation);
  put(name);
  put(locator_text(citation, labels));
  if (citation.evidence_id != name) put(citation.evidence_id);
  add(lines, line);
  add(lines, citation.url, citation.uri);
  for (const Element* element : reading_order(slide)) {
    for (const CitationRef& reference : element->citations) {
      if (reference.citation_id == citation.id) add(lines, reference.note);
    }
  }
}

Lines sources(const Slide& slide, const CitationNumbers& numbers, const DeckLabels& labels) {
  std::vector<std::pair<int, const Citation*>> order;
  for (const Citation& citation : slide.citations)
    order.emplace_back(numbers.of(citation), &citation);
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  Lines lines;
  for (const auto& [number, citation] : order) add_source(lines, slide, *citation, number, labels);
  return lines;
}

std::string name_of(const Element& element, const CitationMarks& marks) {
  if (const auto* chart = std::get_if<ChartContent>(&element.content))
    return marks.without_marks(chart->title);
  if (const auto* table = std::get_if<TableContent>(&element.content))
    return marks.without_marks(table->title);
  return {};
}

// Under the name of each chart or table: its author's notes and deckle's changes, in the language
// of the deck where deckle has it.
Lines data(const Slide& slide, const CitationMarks& marks, const std::vector<DataChange>& changes,
           bool with_changes, Language language) {
  Lines lines;
  for (const Element* element : reading_order(slide)) {
    Lines about_data;
    if (element->kind == ElementKind::Chart)
      add(about_data, chart_notes(marks.resolved(*element), language));
    if (with_changes && !element->data_file.empty())
      add(about_data, tr("The values are those of {}.", element->data_file).in(language));
    for (const DataChange& change : changes) {
      if (with_changes && change.element_id == element->element_id)
        add(about_data, change.what.in(language));
    }
    if (about_data.empty()) continue;
    if (const std::string name = name_of(*element, marks); !name.empty()) add(lines, name + ":");
    std::move(about_data.begin(), about_data.end(), std::back_inserter(lines));
  }
  return lines;
}

}  // namespace

std::vector<NoteLineIr> generated_notes(const Slide& slide, const Deck& deck,
                                        const CitationMarks& marks, const CitationNumbers& numbers,
                                        const std::string& title,
                                        const std::vector<DataChange>& changes) {
  const DeckLabels& labels = labels_for(deck.language);
  Lines sources_and_data;
  append(sources_and_data, labels.sources, sources(slide, numbers, labels));
  append(sources_and_data, labels.data,
         data(slide, marks, changes, deck.generated_notes,
              deck.language.starts_with("ko") ? Language::Korean : Language::English));
  if (!deck.generated_notes) return sources_and_data;
  Lines message = takeaways(slide, marks);
  if (message.empty()) add(message, title);
  Lines all;
  append(all, labels.message, std::move(message));
  std::move(sources_and_data.begin(), sources_and_data.end(), std::back_inserter(all));
  return all;
}

}  // namespace deckle::layout

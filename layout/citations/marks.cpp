#include "layout/citations/marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "layout/base/reading_order.h"

namespace deckle::layout {
namespace {

constexpr int kRaisedPct = 30;  // PowerPoint's own superscript: a:rPr/@baseline="30000"

// The last paragraph with text; the last one of a body without any.
ParagraphIr* last_with_text(TextBodyIr& body) {
  for (std::size_t i = body.paragraphs.size(); i > 0; --i) {
    if (!body.paragraphs[i - 1].runs.empty()) return &body.paragraphs[i - 1];
  }
  return nullptr;
}

bool is_visual(const Element& element) {
  return element.kind == ElementKind::Image || element.kind == ElementKind::Chart ||
         element.kind == ElementKind::Table;
}

// nullptr where the element has none.
const std::string* title_of(const Element& element) {
  const std::string* title = nullptr;
  if (const auto* chart = std::get_if<ChartContent>(&element.content)) title = &chart->title;
  if (const auto* table = std::get_if<TableContent>(&element.content)) title = &table->title;
  return title == nullptr || title->empty() ? nullptr : title;
}

// The picture, chart or table before a caption, or the only one of the slide.
const Element* captioned_by(const Slide& slide, const Element& caption) {
  if (caption.role != "caption" || caption.kind != ElementKind::Text) return nullptr;
  const Element* before = nullptr;
  const Element* only = nullptr;
  std::size_t count = 0;
  bool seen = false;
  for (const Element* element : reading_order(slide)) {
    seen = seen || element->element_id == caption.element_id;
    if (!seen && element->role == "caption") before = nullptr;  // which had its own
    if (!is_visual(*element)) continue;
    only = element;
    ++count;
    if (!seen) before = element;
  }
  return before != nullptr ? before : count == 1 ? only : nullptr;
}

}  // namespace

std::string mark_text(int number) { return fmt::format("[{}]", number); }

CitationMarks::CitationMarks(const Slide& slide, const CitationNumbers& numbers)
    : slide_(slide), numbers_(numbers) {
  for (const Citation& citation : slide.citations)
    entries_.push_back({&citation, numbers.of(citation)});
  std::stable_sort(entries_.begin(), entries_.end(),
                   [](const auto& a, const auto& b) { return a.number < b.number; });
  entries_.erase(std::unique(entries_.begin(), entries_.end(),
                             [](const auto& a, const auto& b) { return a.number == b.number; }),
                 entries_.end());
}

RunIr CitationMarks::mark(const Citation& citation, const RunStyle& style) const {
  RunIr run{mark_text(numbers_.of(citation)), style, citation.uri, RunIr::Field::None};
  run.style.baseline_pct = kRaisedPct;
  run.style.bold = run.style.italic = run.style.underline = false;
  return run;
}

std::set<int> CitationMarks::marked(const Element& element) const {
  std::set<int> numbers;
  for (const std::string* text : markable_texts(element)) {
    for (std::size_t at = text->find('['); at != std::string::npos; at = text->find('[', at + 1)) {
      if (const Citation* citation = marked_at(slide_, *text, at))
        numbers.insert(numbers_.of(*citation));
    }
  }
  return numbers;
}

std::vector<NumberedCitation> CitationMarks::unmarked(const Element& element,
                                                      std::set<int> seen) const {
  std::vector<NumberedCitation> out;
  for (const CitationRef& reference : element.citations) {
    const auto found =
        std::find_if(slide_.citations.begin(), slide_.citations.end(),
                     [&reference](const Citation& c) { return c.id == reference.citation_id; });
    if (found == slide_.citations.end() || !seen.insert(numbers_.of(*found)).second) continue;
    out.push_back({&*found, numbers_.of(*found)});
  }
  return out;
}

// A mark may begin in one run and end in another ("[" bold, the id not): it takes the style of its
// beginning.
std::vector<RunIr> CitationMarks::with_marks(const std::vector<RunIr>& runs) const {
  std::string text;
  for (const RunIr& run : runs) text += run.text;
  std::vector<std::pair<std::size_t, const Citation*>> found;  // offset of each mark
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at + 1)) {
    const Citation* citation = marked_at(slide_, text, at);
    if (citation == nullptr) continue;
    found.emplace_back(at, citation);
    at += citation->id.size() + 1;
  }
  if (found.empty()) return runs;
  std::vector<RunIr> out;
  std::size_t offset = 0;  // of the run in the text
  auto next = found.begin();
  std::size_t marked_until = 0;
  for (const RunIr& run : runs) {
    const std::size_t end = offset + run.text.size();
    std::size_t at = std::max(offset, marked_until);
    while (at < end) {
      const std::size_t stop = next == found.end() ? end : std::min(end, next->first);
      if (stop > at) {
        RunIr piece = run;
        piece.text = text.substr(at, stop - at);
        out.push_back(std::move(piece));
      }
      at = stop;
      if (at == end) break;
      out.push_back(mark(*next->second, run.style));
      out.back().color_authored = run.color_authored;
      at = marked_until = next->first + next->second->id.size() + 2;
      ++next;
    }
    offset = end;
  }
  return out;
}

void CitationMarks::set(TextBodyIr& body, const Element& element) const {
  if (entries_.empty()) return;
  for (ParagraphIr& paragraph : body.paragraphs) paragraph.runs = with_marks(paragraph.runs);
  ParagraphIr* last = last_with_text(body);
  if (last == nullptr) return;
  std::set<int> seen = marked(element);
  const auto add = [&](const Element& from) {
    for (const NumberedCitation& entry : unmarked(from, seen)) {
      last->runs.push_back(mark(*entry.citation, last->end));
      seen.insert(entry.number);
    }
  };
  add(element);
  const Element* visual = captioned_by(slide_, element);
  if (visual == nullptr || title_of(*visual) != nullptr) return;
  const std::set<int> own = marked(*visual);
  seen.insert(own.begin(), own.end());
  add(*visual);
}

std::vector<NumberedCitation> CitationMarks::without_text(const Element& element) const {
  if (!is_visual(element) || title_of(element) != nullptr) return {};
  for (const Element& other : slide_.elements) {
    if (captioned_by(slide_, other) == &element) return {};
  }
  return unmarked(element, marked(element));
}

std::string CitationMarks::plain(const std::string& text) const {
  std::string out;
  std::size_t begin = 0;
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at + 1)) {
    const Citation* citation = marked_at(slide_, text, at);
    if (citation == nullptr) continue;
    out += text.substr(begin, at - begin) + mark_text(numbers_.of(*citation));
    begin = at + citation->id.size() + 2;
    at = begin - 1;
  }
  return out + text.substr(begin);
}

std::string CitationMarks::without_marks(const std::string& text) const {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const Citation* citation = text[at] == '[' ? marked_at(slide_, text, at) : nullptr;
    if (citation == nullptr) {
      const bool second_space = text[at] == ' ' && (out.empty() || out.back() == ' ');
      if (!second_space || at == 0 || text[at - 1] != ']') out += text[at];
      continue;
    }
    at += citation->id.size() + 1;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

Element CitationMarks::resolved(const Element& element) const {
  Element out = element;
  if (entries_.empty()) return out;
  for (std::string* text : markable_texts(out)) *text = plain(*text);
  const std::string* title = title_of(out);
  if (title == nullptr) return out;
  std::string text = *title;
  for (const NumberedCitation& entry : unmarked(element, marked(element)))
    text += " " + mark_text(entry.number);
  if (auto* chart = std::get_if<ChartContent>(&out.content))
    chart->title = std::move(text);
  else if (auto* table = std::get_if<TableContent>(&out.content))
    table->title = std::move(text);
  return out;
}

}  // namespace deckle::layout

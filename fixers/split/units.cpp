#include "fixers/split/units.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "layout/citations/numbers.h"
#include "measure/text/icu_iterators.h"
#include "slidespec/core/utf8.h"

namespace deckle::fixers {
namespace {

constexpr std::size_t kHeadingBytes = 90;  // about a line, Latin or Hangul

std::size_t paragraph_count(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
}

std::size_t part_count(const Element& element) {
  if (const auto* bullets = std::get_if<BulletsContent>(&element.content))
    return bullets->items.size();
  if (const auto* text = std::get_if<TextContent>(&element.content))
    return paragraph_count(text->text);
  return 1;
}

// Paragraphs [begin, end) of a text, with its runs.
TextContent paragraphs(const TextContent& content, std::size_t begin, std::size_t end) {
  std::size_t from = 0, to = content.text.size(), index = 0, start = 0;
  for (;;) {
    const std::size_t stop = content.text.find('\n', start);
    if (index == begin) from = start;
    if (index + 1 == end) {
      to = stop == std::string::npos ? content.text.size() : stop;
      break;
    }
    if (stop == std::string::npos) break;
    start = stop + 1;
    ++index;
  }
  TextContent out;
  out.text = content.text.substr(from, to - from);
  std::size_t offset = 0;
  for (const RichRun& run : content.runs) {
    const std::size_t run_from = std::max(offset, from),
                      run_to = std::min(offset + run.text.size(), to);
    if (run_from < run_to) {
      RichRun piece = run;
      piece.text = run.text.substr(run_from - offset, run_to - run_from);
      out.runs.push_back(std::move(piece));
    }
    offset += run.text.size();
  }
  return out;
}

BulletsContent items(const BulletsContent& content, std::size_t begin, std::size_t end) {
  BulletsContent out;
  const auto slice = [begin, end](const auto& from) {
    const auto at = [&](std::size_t i) {
      return from.begin() + static_cast<std::ptrdiff_t>(std::min(i, from.size()));
    };
    return std::decay_t<decltype(from)>(at(begin), at(end));
  };
  out.items = slice(content.items);
  out.runs = slice(content.runs);
  return out;
}

void keep_parts(Element& element, std::size_t begin, std::size_t end) {
  if (auto* bullets = std::get_if<BulletsContent>(&element.content)) {
    *bullets = items(*bullets, begin, end);
    std::vector<int>& levels = element.style.levels;
    const std::size_t from = std::min(begin, levels.size()), to = std::min(end, levels.size());
    levels = std::vector<int>(levels.begin() + static_cast<std::ptrdiff_t>(from),
                              levels.begin() + static_cast<std::ptrdiff_t>(to));
  } else if (auto* text = std::get_if<TextContent>(&element.content)) {
    *text = paragraphs(*text, begin, end);
  }
}

bool marks(const Element& element, const std::string& citation_id) {
  const std::vector<const std::string*> texts = layout::markable_texts(element);
  return std::any_of(texts.begin(), texts.end(), [&](const std::string* text) {
    return text->find("[" + citation_id + "]") != std::string::npos;
  });
}

// A citation is kept on the slide of its mark; without a mark, on that of the element's end.
void keep_references(Element& part, const Element& whole, bool is_last) {
  std::erase_if(part.citations, [&](const CitationRef& reference) {
    return marks(whole, reference.citation_id) ? !marks(part, reference.citation_id) : !is_last;
  });
}

// Begin and end of a paragraph in a text.
std::pair<std::size_t, std::size_t> paragraph_span(const std::string& text, std::size_t part) {
  std::size_t start = 0;
  for (std::size_t i = 0; i < part; ++i) start = text.find('\n', start) + 1;
  return {start, std::min(text.find('\n', start), text.size())};
}

// A line break within a list item.
bool is_break(char c) { return c == '\n' || c == '\v'; }

bool heads_list(const Slide& slide, std::size_t element) {
  const auto* text = std::get_if<TextContent>(&slide.elements[element].content);
  if (text == nullptr || part_count(slide.elements[element]) != 1 ||
      text->text.size() > kHeadingBytes)
    return false;
  return element + 1 < slide.elements.size() &&
         slide.elements[element + 1].kind == ElementKind::Bullets;
}

}  // namespace

bool Flowing::operator()(const Element& element) const {
  if (element.box || element.element_id == title_eid || element.role == "footer") return false;
  if (cells.contains(element.element_id)) return true;
  switch (element.kind) {
    case ElementKind::Text:
    case ElementKind::Bullets:
    case ElementKind::Shape:
      return true;
    case ElementKind::Image:
    case ElementKind::Chart:
      return media;
    case ElementKind::Table:
    case ElementKind::Divider:
      break;
  }
  return false;
}

CellMap cells_of(const SlideIr& slide) {
  CellMap cells;
  for (const ElementIr& element : slide.elements) {
    if (element.member) cells[element.eid] = {element.member->group, element.member->cell};
  }
  std::vector<std::string> chained;
  for (const ElementIr& element : slide.elements) {
    const auto from = cells.find(element.from.eid);
    if (from == cells.end()) continue;
    const CellOf start = from->second;
    cells[element.eid] = start;
    chained.push_back(start.group);
  }
  for (auto& [eid, cell] : cells) {
    if (std::find(chained.begin(), chained.end(), cell.group) != chained.end()) cell.cell = 0;
  }
  return cells;
}

std::vector<Unit> units_of(const Slide& slide, const Flowing& flowing) {
  std::vector<Unit> units;
  std::vector<std::pair<CellOf, std::size_t>> begun;  // cells, and their units
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const Element& element = slide.elements[i];
    if (!flowing(element)) continue;
    if (const auto cell = flowing.cells.find(element.element_id); cell != flowing.cells.end()) {
      const auto known = std::find_if(begun.begin(), begun.end(), [&cell](const auto& other) {
        return other.first == cell->second;
      });
      if (known != begun.end()) {
        units[known->second].cell.push_back(i);
        continue;
      }
      begun.emplace_back(cell->second, units.size());
      Unit unit{i, 0, 0, true, false, {i}};
      units.push_back(std::move(unit));
      continue;
    }
    const std::size_t parts = part_count(element);
    for (std::size_t part = 0; part < parts; ++part) {
      Unit unit{i, part, 0, part == 0, heads_list(slide, i), {}};
      if (part < element.style.levels.size()) unit.level = element.style.levels[part];
      units.push_back(unit);
    }
  }
  return units;
}

Slide with_units(const Slide& slide, const std::vector<Unit>& units, std::size_t begin,
                 std::size_t end, const Flowing& flowing) {
  Slide out = slide;
  out.elements.clear();
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const Element& element = slide.elements[i];
    if (!flowing(element)) {
      // Title and footer are on all slides; elements with an exact box on the first only.
      const bool runs = element.element_id == flowing.title_eid || element.role == "footer";
      if (begin == 0 || runs) out.elements.push_back(element);
      continue;
    }
    if (flowing.cells.contains(element.element_id)) {
      for (std::size_t u = begin; u < end; ++u) {
        const std::vector<std::size_t>& cell = units[u].cell;
        if (std::find(cell.begin(), cell.end(), i) != cell.end()) {
          out.elements.push_back(element);
          break;
        }
      }
      continue;
    }
    std::size_t first = 0, last = 0;
    bool any = false;
    for (std::size_t u = begin; u < end; ++u) {
      if (units[u].element != i) continue;
      if (!any) first = units[u].part;
      last = units[u].part + 1;
      any = true;
    }
    if (!any) continue;
    Element kept = element;
    if (last - first < part_count(element)) {
      keep_parts(kept, first, last);
      keep_references(kept, element, last == part_count(element));
    }
    out.elements.push_back(std::move(kept));
  }
  return out;
}

void interleave(std::vector<Unit>& units) {
  std::map<std::size_t, std::size_t> count;
  for (const Unit& unit : units) ++count[unit.element];
  const auto share = [&count](const Unit& unit) {
    return (static_cast<double>(unit.part) + 0.5) / static_cast<double>(count[unit.element]);
  };
  std::stable_sort(units.begin(), units.end(),
                   [&share](const Unit& a, const Unit& b) { return share(a) < share(b); });
}

std::size_t paragraph_bytes(const Element& element, std::size_t part) {
  const auto* text = std::get_if<TextContent>(&element.content);
  if (text == nullptr) return 0;
  const auto [begin, end] = paragraph_span(text->text, part);
  return end - begin;
}

std::size_t cut_before(std::string_view text, std::size_t limit) {
  std::size_t sentence = 0, space = 0;
  char32_t before = 0;
  for (std::size_t offset = 0; offset < text.size() && offset < limit;) {
    const char32_t c = utf8::next(text, offset);
    const bool ends = before == U'.' || before == U'!' || before == U'?';
    if (c == U'。' || c == U'！' || c == U'？' || (c == U' ' && ends)) sentence = offset;
    if (c == U' ') space = offset;
    before = c;
  }
  if (sentence > limit / 2) return sentence;
  if (space > limit / 4) return space;
  std::size_t any = 0;
  for (const std::uint32_t boundary : measure::grapheme_boundaries(text)) {
    if (boundary > limit) break;
    any = boundary;
  }
  return any;
}

bool cut_paragraph(Element& element, std::size_t part, std::size_t max_chars) {
  auto* text = std::get_if<TextContent>(&element.content);
  if (text == nullptr || max_chars == 0) return false;
  const auto [start, stop] = paragraph_span(text->text, part);
  const std::string_view paragraph(text->text.data() + start, stop - start);
  const std::size_t cut = cut_before(paragraph, max_chars);
  if (cut == 0 || cut >= paragraph.size()) return false;
  // Insert a paragraph end at the cut, and at the same place in the runs.
  const std::size_t at = start + cut;
  std::size_t offset = 0;
  for (RichRun& run : text->runs) {
    if (at > offset && at <= offset + run.text.size()) {
      run.text.insert(at - offset, 1, '\n');
      break;
    }
    offset += run.text.size();
  }
  text->text.insert(at, 1, '\n');
  return true;
}

std::size_t authored_lines(const Element& element, std::size_t part) {
  const auto* bullets = std::get_if<BulletsContent>(&element.content);
  if (bullets == nullptr || part >= bullets->items.size()) return 0;
  if (element.style.list == ListKind::Number) return 0;
  const std::string& item = bullets->items[part];
  return static_cast<std::size_t>(std::count_if(item.begin(), item.end(), is_break)) + 1;
}

bool cut_item(Element& element, std::size_t part, std::size_t lines) {
  auto* bullets = std::get_if<BulletsContent>(&element.content);
  if (bullets == nullptr || lines == 0 || lines >= authored_lines(element, part)) return false;
  const auto after = [part](auto& all) {
    return all.begin() + static_cast<std::ptrdiff_t>(part) + 1;
  };
  const std::string item = bullets->items[part];
  std::size_t at = 0;
  for (std::size_t line = 0; line < lines; ++line) at = item.find_first_of("\n\v", at) + 1;
  bullets->items[part] = item.substr(0, at - 1);
  bullets->items.insert(after(bullets->items), item.substr(at));
  if (part < bullets->runs.size()) {
    // The break itself is in neither part.
    const RichText runs = bullets->runs[part];
    RichText first, second;
    std::size_t offset = 0;
    for (const RichRun& run : runs) {
      const std::size_t end = offset + run.text.size();
      RichRun piece = run;
      if (offset + 1 < at) {
        piece.text = run.text.substr(0, std::min(end, at - 1) - offset);
        first.push_back(piece);
      }
      if (end > at) {
        piece.text = run.text.substr(at > offset ? at - offset : 0);
        second.push_back(piece);
      }
      offset = end;
    }
    bullets->runs[part] = std::move(first);
    bullets->runs.insert(after(bullets->runs), std::move(second));
  }
  std::vector<int>& levels = element.style.levels;
  if (part < levels.size()) levels.insert(after(levels), levels[part]);
  return true;
}

}  // namespace deckle::fixers

#include "fixers/base/appendix.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "layout/citations/numbers.h"
#include "layout/text/deck_labels.h"

namespace deckle::fixers {
namespace {

constexpr std::string_view kSuffix = "~details";
constexpr double kLabelPt = 14;
constexpr double kBackPt = 12;

Element link_text(std::string id, std::string text, const std::string& slide_id, double size_pt) {
  Element label;
  label.element_id = std::move(id);
  TextContent content;
  content.text = std::move(text);
  if (!slide_id.empty()) content.runs = {RichRun{content.text, {}, {}, {}, {}, {}, "#" + slide_id}};
  label.content = std::move(content);
  label.style.size_pt = size_pt;
  label.constraints.min_font_pt = 10;
  return label;
}

std::string title_of(const Element& element) {
  if (const auto* table = std::get_if<TableContent>(&element.content)) return table->title;
  if (const auto* chart = std::get_if<ChartContent>(&element.content)) return chart->title;
  return {};
}

std::string cell_text(const Cell& cell) {
  if (const auto* number = std::get_if<double>(&cell)) return fmt::format("{}", *number);
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  return {};
}

template <typename Range, typename TextOf>
std::string joined(const Range& range, const TextOf& text_of, const char* between) {
  std::string out;
  bool first = true;
  for (const auto& item : range) {
    if (!first) out += between;
    first = false;
    out += text_of(item);
  }
  return out;
}

const std::string& itself(const std::string& text) { return text; }

// An element as paragraphs for the notes; empty for a chart or a picture.
std::string as_text(const Element& element) {
  if (const auto* text = std::get_if<TextContent>(&element.content)) return text->text;
  if (const auto* shape = std::get_if<ShapeContent>(&element.content)) return shape->text.text;
  if (const auto* bullets = std::get_if<BulletsContent>(&element.content))
    return joined(bullets->items, itself, "\n");
  const auto* table = std::get_if<TableContent>(&element.content);
  if (table == nullptr) return {};
  std::string out = table->title.empty() ? "" : table->title + "\n";
  out += joined(table->columns, itself, "\t");
  for (const auto& row : table->rows) out += "\n" + joined(row, cell_text, "\t");
  return out;
}

// On an appendix slide a shape becomes the text in it.
void make_plain(Element& element) {
  auto* shape = std::get_if<ShapeContent>(&element.content);
  if (shape == nullptr) return;
  TextContent text = std::move(shape->text);
  element.content = std::move(text);
  element.kind = ElementKind::Text;
  element.style.fill.reset();
  element.style.color.reset();
}

std::string layout_for(const Element& element) {
  return element.kind == ElementKind::Table   ? "table_focus"
         : element.kind == ElementKind::Chart ? "chart_focus"
                                              : "one_column";
}

Slide appendix_slide(const Slide& slide, Element element, const std::string& title_eid,
                     const layout::DeckLabels& labels, int number) {
  Slide page;
  page.slide_id = fmt::format("{}{}{}", slide.slide_id, kSuffix,
                              number == 1 ? std::string() : fmt::format("-{}", number));
  page.type = SlideType::Content;
  page.layout_id = layout_for(element);
  page.pointer = slide.pointer;
  page.citations = slide.citations;
  const auto title =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [&title_eid](const Element& e) { return e.element_id == title_eid; });
  if (title != slide.elements.end() && std::holds_alternative<TextContent>(title->content)) {
    page.elements.push_back(*title);
    Element& copy = page.elements.back();
    copy.role = "title";
    copy.box.reset();
    auto& text = std::get<TextContent>(copy.content);
    const std::string mark = fmt::format(" {}", labels.appendix);
    text.text += mark;
    if (!text.runs.empty()) text.runs.back().text += mark;
  } else {
    page.hints.promote_title = false;
  }
  element.box.reset();
  element.z.reset();
  element.details = false;
  if (element.role != "picture" && element.role != "chart" && element.role != "table")
    element.role.clear();
  make_plain(element);
  page.elements.push_back(std::move(element));
  page.elements.push_back(
      link_text("_back", std::string(labels.back), base_slide_id(slide.slide_id), kBackPt));
  layout::keep_citations_of_page(slide, layout::PagePlace::Later, page);
  return page;
}

int labels_on(const Slide& slide) {
  return static_cast<int>(
      std::count_if(slide.elements.begin(), slide.elements.end(), [](const Element& e) {
        return e.element_id.starts_with("_details_");
      }));
}

}  // namespace

Detailed move_details(const Slide& slide, const std::string& eid, const std::string& title_eid,
                      const std::string& language, DetailsPlace place) {
  Detailed out{slide, std::nullopt};
  const auto found = std::find_if(out.slide.elements.begin(), out.slide.elements.end(),
                                  [&eid](const Element& e) { return e.element_id == eid; });
  if (found == out.slide.elements.end()) return out;
  const layout::DeckLabels& labels = layout::labels_for(language);
  Element element = std::move(*found);
  std::string target;
  std::string label_text(labels.details);
  const std::string title = title_of(element);
  const std::string text = as_text(element);
  if (place == DetailsPlace::Notes && !text.empty()) {
    label_text = labels.details_in_notes;
    std::string& notes = out.slide.speaker_notes;
    notes += (notes.empty() ? "" : "\n") + text;
  } else {
    out.appendix = appendix_slide(slide, element, title_eid, labels, labels_on(slide) + 1);
    target = out.appendix->slide_id;
  }
  if (!title.empty()) label_text = fmt::format("{}: {}", title, label_text);
  Element label = link_text("_details_" + eid, std::move(label_text), target, kLabelPt);
  if (element.role == "left" || element.role == "right") label.role = element.role;
  label.pointer = element.pointer;
  label.box = element.box;
  if (!out.appendix) label.citations = element.citations;
  *found = std::move(label);
  for (std::string& ordered : out.slide.hints.order) {
    if (ordered == eid) ordered = "_details_" + eid;
  }
  return out;
}

std::vector<Slide> without_details(const Slide& slide, const std::string& language,
                                   DetailsPlace place) {
  std::vector<Slide> pages = {slide};
  std::string title;
  for (const Element& element : slide.elements) {
    if (element.role == "title" && title.empty()) title = element.element_id;
  }
  for (const Element& element : slide.elements) {
    if (!element.details || element.element_id == title) continue;
    Detailed moved = move_details(pages.front(), element.element_id, title, language, place);
    pages.front() = std::move(moved.slide);
    if (moved.appendix) pages.push_back(std::move(*moved.appendix));
  }
  return pages;
}

bool is_appendix(const std::string& slide_id) {
  const std::string base = base_slide_id(slide_id);
  const std::size_t at = base.rfind(kSuffix);
  if (at == std::string::npos) return false;
  const std::string_view suffix = std::string_view(base).substr(at + kSuffix.size());
  return suffix.empty() || (suffix.front() == '-' &&
                          suffix.find_first_not_of("0123456789", 1) == std::string_view::npos);
}

}  // namespace deckle::fixers

#include "layout/lists/figure_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxLabelBytes = 90;  // about a line of a card, Latin or Hangul
constexpr std::size_t kMaxValueBytes = 24;

bool is_area(const std::string& shape) {
  static constexpr std::array<const char*, 10> kAreas = {
      "rect",      "roundRect",     "round1Rect",    "round2SameRect", "round2DiagRect",
      "snip1Rect", "snip2SameRect", "snip2DiagRect", "snipRoundRect",  "flowChartProcess"};
  return std::find(kAreas.begin(), kAreas.end(), shape) != kAreas.end();
}

std::vector<std::string> paragraphs_of(const Element& element) {
  std::vector<std::string> paragraphs(1);
  if (const auto* shape = std::get_if<ShapeContent>(&element.content)) {
    for (const char c : shape->text.text) {
      if (c == '\n')
        paragraphs.emplace_back();
      else
        paragraphs.back() += c;
    }
  }
  return paragraphs;
}

// Ours: what may be the figure of a card beside others that have one; about ten letters.
bool may_be_figure(const std::string& text) {
  return text.size() <= kMaxValueBytes &&
         std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

using PartsOfAll = std::vector<std::pair<const Element*, FigureParts>>;

// "60%" below "spent of €690K" stands where the cards beside it have their change. Whether one was found.
bool add_last_changes(const std::vector<const Element*>& siblings, const std::string& language,
                      PartsOfAll& all) {
  std::vector<std::vector<std::string>> texts;
  std::size_t last = 0;
  for (const Element* element : siblings) texts.push_back(paragraphs_of(*element));
  for (std::size_t k = 0; k < all.size(); ++k) {
    if (texts[k].size() != texts.front().size()) return false;
    if (all[k].second.change == static_cast<int>(texts[k].size()) - 1) ++last;
  }
  if (2 * last < all.size()) return false;
  bool found = false;
  for (std::size_t k = 0; k < all.size(); ++k) {
    FigureParts& parts = all[k].second;
    const int end = static_cast<int>(texts[k].size()) - 1;
    if (parts.change >= 0 || parts.value < 0 || parts.value == end ||
        !is_figure(texts[k].back(), language))
      continue;
    parts.change = end;
    found = true;
  }
  return found;
}

}  // namespace

bool shows_figures(const Element& element) { return element.style.key_figures.value_or(true); }

bool marks_text(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  const auto* text = std::get_if<TextContent>(&element.content);
  // Emphasis on a shape is of the whole card.
  const bool emphasis =
      element.style.emphasis != Emphasis::None && element.kind != ElementKind::Shape;
  return element.style.size_pt || element.style.bold || emphasis ||
         (shape != nullptr && !shape->text.runs.empty()) ||
         (text != nullptr && !text->runs.empty());
}

std::vector<std::string> texts_of(const TextBodyIr& body) {
  std::vector<std::string> texts;
  for (const ParagraphIr& paragraph : body.paragraphs) texts.push_back(searchable(paragraph));
  return texts;
}

FigureParts parts_of(const ListContext& context, const Element& element, const ElementIr& out) {
  if (element.kind != ElementKind::Shape || out.type != ElementType::Shape || !is_area(out.shape) ||
      !shows_figures(element) || marks_text(element) || !out.transform.is_identity())
    return {};
  if (const auto agreed = context.agreed.find(element.element_id); agreed != context.agreed.end())
    return agreed->second;
  return figure_parts(texts_of(out.text), context.language);
}

FigureParts figure_parts(const std::vector<std::string>& paragraphs, const std::string& language) {
  constexpr std::size_t kMinParts = 2, kMaxParts = 4;
  if (paragraphs.size() < kMinParts || paragraphs.size() > kMaxParts) return {};
  FigureParts parts;
  int first_change = -1;
  for (std::size_t i = 0; i < paragraphs.size(); ++i) {
    const std::string& text = paragraphs[i];
    if (text.empty() || text.size() > kMaxLabelBytes) return {};
    const int index = static_cast<int>(i);
    const bool change = change_told_by(text, language) != Change::None;
    if (change && first_change < 0) first_change = index;
    if (!change && parts.value < 0 && is_figure(text, language)) parts.value = index;
  }
  if (parts.value >= 0) {
    parts.change = first_change;
  } else if (first_change >= 0 &&
             is_figure(paragraphs[static_cast<std::size_t>(first_change)], language)) {
    parts.value = first_change;
  }
  return parts;
}

void agree_on_figures(const std::vector<const Element*>& siblings, ListContext& context) {
  PartsOfAll all;
  std::size_t with = 0;
  const auto first = std::count_if(siblings.begin(), siblings.end(), [&](const Element* element) {
    return figure_parts(paragraphs_of(*element), context.language).value == 0;
  });
  const bool values_first = 2 * static_cast<std::size_t>(first) >= siblings.size();
  bool possible = true;
  for (const Element* element : siblings) {
    if (element->kind != ElementKind::Shape) return;
    const std::vector<std::string> paragraphs = paragraphs_of(*element);
    FigureParts parts = figure_parts(paragraphs, context.language);
    // Of "2.1초\n응답 시간\n-0.8초" beside cards whose figure comes first, the change is none.
    if (parts.value > 0 && values_first) parts = {};
    if (parts.value >= 0) {
      ++with;
    } else if (paragraphs.size() > 1 && may_be_figure(paragraphs.front())) {
      parts.value = 0;
      for (std::size_t i = 1; i < paragraphs.size() && parts.change < 0; ++i) {
        if (change_told_by(paragraphs[i], context.language) != Change::None)
          parts.change = static_cast<int>(i);
      }
    } else {
      possible = false;
    }
    possible = possible && shows_figures(*element) && !marks_text(*element);
    all.emplace_back(element, parts);
  }
  const bool joined = possible && add_last_changes(siblings, context.language, all);
  if (with == 0 || (possible && with == all.size() && !joined)) return;
  const bool large = possible && 2 * with >= all.size();
  for (const auto& [element, parts] : all)
    context.agreed[element->element_id] = large ? parts : FigureParts{};
}

}  // namespace deckle::layout

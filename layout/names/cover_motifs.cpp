#include "layout/names/cover_motifs.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "layout/icons/icon_piece.h"
#include "layout/icons/subject_icon.h"
#include "layout/scenes/scene_words.h"

namespace deckle::layout {
namespace {

// Ours: of fewer bars no shape is recognised, more are hatching; likewise of chevrons, which are as
// many as a process may have.
constexpr std::size_t kFewestBars = 3, kMostBars = 24;
constexpr int kFewestSteps = 2, kMostSteps = 10;

// "2024", "Q3", "5월"
bool is_period(const ChartPoint& point) {
  const auto* label = std::get_if<std::string>(&point.x);
  return label == nullptr || label->find_first_of("0123456789") != std::string::npos;
}

// Bars of a series whose values can be compared by their heights: nothing below 0, and nothing
// missing.
std::optional<CoverDrawing> bars_of(const Element& element) {
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr || chart->series.empty()) return std::nullopt;
  const std::vector<ChartPoint>& points = chart->series.front().data;
  if (points.size() < kFewestBars || points.size() > kMostBars) return std::nullopt;
  double most = 0;
  for (const ChartPoint& point : points) {
    if (!point.y || !std::isfinite(*point.y) || *point.y < 0) return std::nullopt;
    most = std::max(most, *point.y);
  }
  if (most <= 0) return std::nullopt;
  CoverDrawing out;
  out.kind = CoverMotif::Bars;
  for (const ChartPoint& point : points) out.bars.push_back(*point.y / most);
  // Of periods the latest one matters, of names the largest.
  const bool periods = std::all_of(points.begin(), points.end(), is_period);
  const auto largest = std::max_element(out.bars.begin(), out.bars.end());
  out.marked = periods ? out.bars.size() - 1 : static_cast<std::size_t>(largest - out.bars.begin());
  return out;
}

std::optional<CoverDrawing> bars_of(const Deck& deck) {
  for (const Slide& slide : deck.slides) {
    for (const Element& element : slide.elements) {
      if (element.kind != ElementKind::Chart) continue;
      std::optional<CoverDrawing> found = bars_of(element);
      // The bars of a waterfall are not its values.
      if (!found || element.style.variant.find("waterfall") != std::string::npos) continue;
      found->slide_id = slide.slide_id;
      return found;
    }
  }
  return std::nullopt;
}

int steps_of(const Slide& slide) {
  if (slide.layout_id != "process" && slide.layout_id != "timeline") return 0;
  int items = 0, elements = 0;
  for (const Element& element : slide.elements) {
    if (element.role == "title" || element.role == "footer" || element.role == "key_takeaway" ||
        element.box)
      continue;
    if (const auto* list = std::get_if<BulletsContent>(&element.content)) {
      for (std::size_t i = 0; i < list->items.size(); ++i) {
        if (i >= element.style.levels.size() || element.style.levels[i] == 0) ++items;
      }
    } else if (element.kind == ElementKind::Shape || element.role == "step" ||
               element.role == "date") {
      ++elements;
    }
  }
  return items > 0 ? items : elements;
}

std::optional<CoverDrawing> steps_of(const Deck& deck) {
  for (const Slide& slide : deck.slides) {
    const int steps = steps_of(slide);
    if (steps < kFewestSteps || steps > kMostSteps) continue;
    CoverDrawing out;
    out.kind = CoverMotif::Steps;
    out.steps = steps;
    out.slide_id = slide.slide_id;
    return out;
  }
  return std::nullopt;
}

// Of a cover without roles its first text is the title, and the second one the subtitle.
std::string text_of(const Slide& cover, std::string_view role) {
  const std::size_t wanted = role == "title" ? 0 : 1;
  std::size_t texts = 0;
  const std::string* by_order = nullptr;
  bool roles = false;
  for (const Element& element : cover.elements) {
    const auto* text = std::get_if<TextContent>(&element.content);
    if (text == nullptr) continue;
    if (element.role == role) return text->text;
    roles = roles || !element.role.empty();
    if (texts++ == wanted) by_order = &text->text;
  }
  return by_order == nullptr || roles ? std::string() : *by_order;
}

// The icon too, for where there is no space for a scene.
std::optional<CoverDrawing> scene_of(const Slide& cover) {
  const std::string title = text_of(cover, "title"), subtitle = text_of(cover, "subtitle");
  CoverDrawing out;
  out.kind = CoverMotif::Scene;
  out.scene = cover.hints.scene;
  if (out.scene.empty()) {
    const std::optional<std::string_view> found = scene_of_subject(title, subtitle);
    if (!found) return std::nullopt;
    out.scene = *found;
  }
  if (const auto icon = subject_icon(title, subtitle)) out.icon = *icon;
  return out;
}

std::optional<CoverDrawing> icon_of(const Slide& cover) {
  const auto icon = subject_icon(text_of(cover, "title"), text_of(cover, "subtitle"));
  if (!icon) return std::nullopt;
  CoverDrawing out;
  out.kind = CoverMotif::Icon;
  out.icon = *icon;
  return out;
}

CoverDrawing drawing_of(const Deck& deck, const Slide& cover) {
  const std::optional<CoverMotif>& wanted = cover.hints.motif;
  if (wanted == CoverMotif::None) return {CoverMotif::None, {}, 0, 0, {}, {}, {}};
  if (wanted ? *wanted == CoverMotif::Scene : cover.hints.icons.value_or(true)) {
    if (auto scene = scene_of(cover)) return *scene;
  }
  // Icons that the author has on other slides leave the cover without one as it is.
  if (wanted ? *wanted == CoverMotif::Icon : cover.hints.icons.value_or(true)) {
    if (auto icon = icon_of(cover)) return *icon;
  }
  if (!wanted || *wanted == CoverMotif::Bars) {
    if (auto bars = bars_of(deck)) return *bars;
  }
  if (!wanted || *wanted == CoverMotif::Steps) {
    if (auto steps = steps_of(deck)) return *steps;
  }
  return {};
}

// A title alone becomes a section (layout/slots/substitute.h).
bool is_title_alone(const Slide& slide) {
  return slide.elements.size() == 1 && slide.elements.front().role == "title";
}

}  // namespace

void add_cover_motifs(Deck& deck) {
  for (Slide& slide : deck.slides) {
    if (slide.layout_id == "title_center") slide.cover = drawing_of(deck, slide);
  }
  const auto cover = std::find_if(
      deck.slides.begin(), deck.slides.end(),
      [](const Slide& slide) {
        return slide.cover.kind == CoverMotif::Icon || slide.cover.kind == CoverMotif::Scene;
      });
  if (cover == deck.slides.end()) return;
  const CoverDrawing drawing = cover->cover;
  for (Slide& slide : deck.slides) {
    const bool again = slide.layout_id == "closing" || slide.layout_id == "section_header" ||
                       is_title_alone(slide);
    if (again && !slide.hints.motif && slide.hints.icons.value_or(true))
      slide.cover = drawing;
  }
}

}  // namespace deckle::layout

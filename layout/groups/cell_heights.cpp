#include "layout/groups/cell_heights.h"

#include <algorithm>
#include <string>

#include "layout/base/frame.h"
#include "layout/charts/chart.h"
#include "layout/pictures/picture.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Cards, all ours: of their width and of the area (docs/design.md, "Sizes and filling"), and no
// bar is higher than in a list of bars.
constexpr double kCardPerWidth = 1.9;
constexpr double kLoneBarPt = 76;
constexpr double kCardShare[] = {0.88, 0.92, 0.94};  // of one row, two, more
// One row of cards with few words, which were lost in high ones: of the area, what these words need at most,
// and the cards.
constexpr double kFewWordsShare = 0.25, kFewWordsCardShare = 0.58;
// Shapes that connectors join are steps of a drawing, and an ellipse or diamond is one by itself.
constexpr double kLinkedPerWidth = 1, kLinkedShare = 0.55;
constexpr double kCardPaddingPt = 24;
// Ours, of cards of icons and texts: of the area, as cards with chosen icons; the icon, of the
// height of the card and of its width, and its most; between icon and text at most.
constexpr double kIconCardShare = 0.9, kIconOfHeight = 0.46, kIconOfWidth = 0.5;
constexpr double kLargestIconPt = 136, kBelowIconPt = 16;
constexpr double kWidestLinked = 1.8, kWidestLinkedGapPt = 96;  // of its height; between them
// Of a cell's height that texts below a picture or chart take at most where they can be smaller,
// and how small; both ours.
constexpr double kMostTextShare = 0.45, kLeastBesideMediaPt = 16;
constexpr double kMostAboveCaptionPt = 28;  // ours: of the panel of a caption, above and below it
constexpr double kMinPicturePt = 48;  // a smaller picture cannot be recognised
constexpr double kWidestChart = 2.4;  // width over height; a wider chart gains nothing

bool are_boxes(const std::vector<ElementIr*>& shapes) {
  return std::all_of(shapes.begin(), shapes.end(), [](const ElementIr* element) {
    return element == nullptr || element->shape == "rect" || element->shape == "roundRect";
  });
}

// A name, and a line about it. Figures become larger than they are now.
bool have_few_words(const std::vector<ElementIr*>& shapes) {
  constexpr std::size_t kMostParagraphs = 2;
  return std::all_of(shapes.begin(), shapes.end(), [](const ElementIr* element) {
    if (element == nullptr || element->text.paragraphs.size() > kMostParagraphs) return false;
    const std::string text = plain_text(element->text);
    return text.find_first_of("0123456789") == std::string::npos;
  });
}

}  // namespace

void CellHeights::set_heights(CellPlan& plan) const {
  const auto rows = static_cast<std::int64_t>(plan.rows);
  plan.gap_y = rows < 2 ? Emu(0) : std::min(plan.gap_y, group_.area.h / (2 * rows));
  const Emu share = (group_.area.h - plan.gap_y * (rows - 1)) / rows;
  const auto parts = static_cast<std::int64_t>(group_.forms.size());
  plan.gap_in_cell =
      parts < 2 || group_.cells.picture_cards ? Emu(0) : std::clamp(share / (2 * parts), Emu(0), emu_from_pt(kStackGapPt));
  Emu fixed = plan.gap_in_cell * (parts - 1), least = fixed;
  std::int64_t media = 0;
  for (std::size_t p = 0; p < group_.forms.size(); ++p) {
    if (group_.forms[p] == PartForm::Media) {
      ++media;
      continue;
    }
    plan.heights[p] = texts_.natural_height(p, plan, false);
    fixed += plan.heights[p];
    least += std::min(plan.heights[p], texts_.natural_height(p, plan, true));
  }
  if (media > 0) {
    set_media(plan, share, fixed, media);
    while (gives_way(plan, share, fixed)) {
      fixed = lower_texts(plan, fixed);
      set_media(plan, share, fixed, media);
    }
    if (group_.cells.picture_cards) grow_captions(plan);
  } else {
    grow_cards(plan, share, fixed);
    grow_icon_cards(plan, share, fixed);
  }
  use_page_heights(plan);
  plan.cell_height = plan.gap_in_cell * (parts - 1) + plan.below_icon;
  for (const Emu height : plan.heights) plan.cell_height += height;
  plan.excess_pt = to_pt(plan.cell_height - share);
  plan.least_excess_pt = media > 0 ? plan.excess_pt : to_pt(least - share);
  plan.fills = last_is_free_text() && !group_.has(PartForm::Media) && group_.has(PartForm::List);
  plan.centred = !plan.fills;
  if (group_.cells.linked && group_.forms.size() == 1) narrow_linked(plan);
  if (plan.excess_pt > 0) squeeze(plan, share);
  if (plan.fills && plan.cell_height < share) {
    plan.heights.back() += share - plan.cell_height;
    plan.cell_height = share;
  }
  plan.height = plan.cell_height * rows + plan.gap_y * (rows - 1);
}

bool CellHeights::last_is_free_text() const {
  return group_.forms.back() == PartForm::List || group_.forms.back() == PartForm::Text;
}

// Whether the texts below pictures and charts take so much that these are small: in templates with
// large text. A picture that is as wide as its cell is not.
bool CellHeights::gives_way(const CellPlan& plan, Emu share, Emu fixed) const {
  if (to_pt(fixed) <= kMostTextShare * to_pt(share)) return false;
  for (std::size_t p = 0; p < group_.forms.size(); ++p) {
    if (can_be_lowered(p, plan)) return true;
  }
  return false;
}

bool CellHeights::can_be_lowered(std::size_t p, const CellPlan& plan) const {
  if (group_.forms[p] != PartForm::Text) return false;
  double size = 0, min = kLeastBesideMediaPt;
  for (std::size_t i = 0; i < group_.cells.cells.size(); ++i) {
    const ElementIr* element = group_.parts[p][i];
    if (element == nullptr || element->text.empty()) continue;
    if (group_.cells.cells[i][p].own_size || !element->allow_shrink) return false;
    size = std::max(size, largest_size_pt(element->text));
    min = std::max(min, element->min_font_pt);
  }
  return size - plan.lowered[p] - kSizeStepPt >= min;
}

// The texts one step smaller; what is left of `fixed`.
Emu CellHeights::lower_texts(CellPlan& plan, Emu fixed) const {
  for (std::size_t p = 0; p < group_.forms.size(); ++p) {
    if (!can_be_lowered(p, plan)) continue;
    plan.lowered[p] += kSizeStepPt;
    const Emu height = texts_.natural_height(p, plan, false);
    fixed -= plan.heights[p] - height;
    plan.heights[p] = height;
  }
  return fixed;
}

void CellHeights::set_media(CellPlan& plan, Emu share, Emu fixed, std::int64_t media) const {
  plan.media_area = 0;
  plan.legible = true;
  // What the texts need more is an overflow of theirs: no picture is lost to them.
  const Emu available = std::max(std::min(emu_from_pt(kMinPicturePt), share / (media + 1)),
                                 (share - fixed) / media);
  for (std::size_t p = 0; p < group_.forms.size(); ++p) {
    if (group_.forms[p] != PartForm::Media) continue;
    const Emu width = narrowest(plan);
    const Size frame = frame_in(group_.frames[p], width, available);
    bool chart = false;
    for (std::size_t i = 0; i < group_.parts[p].size(); ++i) {
      const ElementIr* element = group_.parts[p][i];
      if (element == nullptr) continue;
      if (element->type == ElementType::Chart) {
        chart = true;
        const double w = to_pt(width), h = to_pt(available);
        plan.legible = plan.legible && w >= kLeastChartPt &&
                       available >= min_chart_height(group_.engine, *element, width);
        plan.media_area += std::min(w, kWidestChart * h) * h;
      } else {
        const double aspect = picture_aspect(*element);
        double w = to_pt(frame.w), h = to_pt(frame.h);
        if (group_.frames[p].whole) {  // what is seen of it
          w = std::min(w, h / aspect);
          h = w * aspect;
        }
        plan.legible = plan.legible && std::max(w, h) >= kMinPicturePt;
        plan.media_area += w * h;
      }
    }
    plan.heights[p] = chart ? available : frame.h;
  }
}

// The panel below a picture takes what gives the cards their share of the area, up to a line more.
void CellHeights::grow_captions(CellPlan& plan) const {
  const Emu wanted = snap(emu_from_pt(kCardShare[std::min<std::size_t>(plan.rows, 3) - 1] *
                                      to_pt(group_.area.h) / static_cast<double>(plan.rows)));
  Emu used;
  for (const Emu height : plan.heights) used += height;
  if (used < wanted)
    plan.heights.back() += std::min(wanted - used, emu_from_pt(kMostAboveCaptionPt));
}

// Cards alone are not as flat as their text.
void CellHeights::grow_cards(CellPlan& plan, Emu share, Emu fixed) const {
  if (group_.forms.size() == 1 && group_.forms[0] == PartForm::Card) {
    const double width = to_pt(narrowest(plan));
    const bool drawing =
        plan.rows == 1 && (group_.cells.linked || !are_boxes(group_.parts[0]));
    const bool few = plan.rows == 1 && have_few_words(group_.parts[0]) &&
                     to_pt(plan.heights[0]) < kFewWordsShare * to_pt(group_.area.h);
    const double part = drawing ? kLinkedShare
                        : few   ? kFewWordsCardShare
                                : kCardShare[std::min<std::size_t>(plan.rows, 3) - 1];
    const double of_area = part * to_pt(group_.area.h) / static_cast<double>(plan.rows);
    double height = std::min((drawing ? kLinkedPerWidth : kCardPerWidth) * width, of_area);
    if (plan.columns == 1) height = std::min(height, kLoneBarPt);
    const Emu padded = plan.heights[0] + emu_from_pt(kCardPaddingPt);
    const Emu wanted = std::max(snap(emu_from_pt(height)), std::min(padded, share));
    if (wanted > plan.heights[0]) plan.heights[0] = std::min(wanted, share);
  }
  // Below a shape a card takes what gives the group its share of the area.
  if (group_.forms.size() > 1 && group_.forms.back() == PartForm::Card) {
    const Emu wanted = snap(emu_from_pt(kCardShare[std::min<std::size_t>(plan.rows, 3) - 1] *
                                        to_pt(group_.area.h) / static_cast<double>(plan.rows)));
    if (fixed < wanted && wanted <= share) plan.heights.back() += wanted - fixed;
  }
}

// Icons with their texts on cards take the height that other cards have: the icon at the top grows
// with it, and the text stands directly below it.
void CellHeights::grow_icon_cards(CellPlan& plan, Emu share, Emu fixed) const {
  const Emu padding = group_.cells.padding * 2;
  if (padding <= Emu(0) || group_.cells.page || plan.rows > 1 || plan.columns < 2) return;
  const Emu wanted =
      std::min(share, snap(emu_from_pt(kIconCardShare * to_pt(share + padding))) - padding);
  if (wanted <= fixed) return;
  const double side =
      std::min({kIconOfHeight * to_pt(wanted), kIconOfWidth * to_pt(narrowest(plan)),
                kLargestIconPt, to_pt(plan.heights[0] + wanted - fixed)});
  const Emu icon = std::max(plan.heights[0], snap(emu_from_pt(side)));
  const Emu rest = wanted - fixed - (icon - plan.heights[0]);
  plan.below_icon = std::min(rest, emu_from_pt(kBelowIconPt));
  plan.heights[0] = icon;
  plan.heights.back() += rest - plan.below_icon;
}

// Shapes in a ring or a chain are no bars: where there is space, the gaps become wider, and then
// what is left is on both sides.
void CellHeights::narrow_linked(CellPlan& plan) const {
  const auto n = static_cast<std::int64_t>(plan.columns);
  const Emu width = snap(emu_from_pt(kWidestLinked * to_pt(plan.heights[0])));
  if (n < 2 || group_.own_ratio() || width >= narrowest(plan) || !words_fit_in(plan, width)) return;
  plan.widths.assign(plan.columns, width);
  plan.gap_x = std::min((group_.area.w - width * n) / (n - 1), emu_from_pt(kWidestLinkedGapPt));
  plan.inset_x = (group_.area.w - width * n - plan.gap_x * (n - 1)) / 2;
}

bool CellHeights::words_fit_in(const CellPlan& plan, Emu width) const {
  CellPlan narrower = plan;
  narrower.widths.assign(plan.columns, width);
  return texts_.words_fit(0, narrower, plan.lowered[0]) &&
         texts_.text_height(0, narrower, false) <= plan.heights[0];
}

// The cells of all slides of a group have one size.
void CellHeights::use_page_heights(CellPlan& plan) const {
  if (!group_.cells.page) return;
  for (std::size_t p = 0; p < std::min(plan.heights.size(), group_.cells.page->heights.size()); ++p)
    plan.heights[p] = group_.cells.page->heights[p];
}

// Where the area is too low, the heights of texts are reduced in proportion, and the fit rules
// report the overflow. Pictures and charts keep theirs, which is their least.
void CellHeights::squeeze(CellPlan& plan, Emu share) const {
  const Emu gaps = plan.gap_in_cell * static_cast<std::int64_t>(group_.forms.size() - 1);
  Emu needed = plan.cell_height - gaps, available = std::max(Emu(0), share - gaps), media;
  for (std::size_t p = 0; p < group_.forms.size(); ++p) {
    if (group_.forms[p] == PartForm::Media) media += plan.heights[p];
  }
  const bool keeps_media = media < available && media < needed;
  if (keeps_media) {
    needed -= media;
    available -= media;
  }
  if (needed <= Emu(0)) return;
  const double scale = static_cast<double>(available.value()) / static_cast<double>(needed.value());
  plan.cell_height = gaps;
  for (std::size_t p = 0; p < group_.forms.size(); ++p) {
    Emu& height = plan.heights[p];
    if (!keeps_media || group_.forms[p] != PartForm::Media)
      height =
          snap(Emu(static_cast<std::int64_t>(static_cast<double>(height.value()) * scale)));
    plan.cell_height += height;
  }
}

}  // namespace deckle::layout

#include "layout/groups/place_blocks.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "layout/arrange/flow.h"
#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

// Shares of the width for texts beside a group, the usual one first (docs/design.md, "Layouts and
// slots"), and for a picture or chart beside one.
constexpr double kTextShares[] = {45, 55, 35, 65};
constexpr double kMediumShares[] = {60, 50};
// Ours: how much larger pictures and charts must be beside a line or two of text than below it,
// because such a text is read first; beside a list they may be smaller by as much.
constexpr double kStackPreference = 1.25;
constexpr double kLongTextShare = 0.25;  // of the area's height: a longer text is read as a list
constexpr double kPanelPaddingPt = 28;  // ours: above and below the text of a panel together
constexpr double kWidestChart = 2.4;   // width over height; a wider chart gains nothing
constexpr double kMinMediumPt = 120;   // a lower chart has no space for its labels
// Weights of what takes the height that texts leave: a group of lists, pictures or charts, and one
// of cards, which needs less (ours).
constexpr double kFlexible = 2, kCompact = 1;
constexpr double kUneven = 0.4;  // ours: of the highest picture; lower ones look small beside it
constexpr double kAboutAsHigh = 0.85;  // ours: of the highest picture, which another one may lose
constexpr std::int64_t kLeastGroupPart = 4;  // texts leave a group a quarter of the height (ours)

bool is_medium(const ElementIr& element) {
  return element.type == ElementType::Image || element.type == ElementType::Chart;
}

// A block with the height that it was given.
struct Placed {
  const Block* block = nullptr;
  Rect area;
  std::optional<CellPlan> plan;
};

struct Arrangement {
  std::vector<Placed> blocks;
  double excess_pt = 0;
  bool legible = true;
  double media_area = 0;
};

class Blocks {
 public:
  Blocks(const measure::TextEngine& engine, const std::vector<Block>& blocks, const Rect& area,
         Emu gutter)
      : engine_(engine), natural_(engine), blocks_(blocks), area_(area), gutter_(gutter) {}

  void place() {
    const Arrangement below = below_each_other();
    std::vector<Arrangement> beside = beside_each_other();
    const Arrangement* best = &below;
    for (const Arrangement& other : beside) {
      if (better(other, *best, best == &below ? preference() : 1)) best = &other;
    }
    apply(*best);
  }

 private:
  static const Cells* group(const Block& block) { return std::get_if<Cells>(&block); }
  static ElementIr* single(const Block& block) {
    const auto* element = std::get_if<ElementIr*>(&block);
    return element == nullptr ? nullptr : *element;
  }

  // A text on a panel has space around it.
  Emu height_of(const ElementIr& element, Emu width) const {
    const bool panel = element.type != ElementType::Shape &&
                       element.fill.kind == FillIr::Kind::Solid && !element.text.empty();
    return natural_.at(element, width) + (panel ? emu_from_pt(kPanelPaddingPt) : Emu(0));
  }

  static bool takes_rest(const Block& block) {
    return group(block) != nullptr || is_medium(*single(block));
  }

  bool is_several_with_media() const {
    return std::count_if(blocks_.begin(), blocks_.end(), [](const Block& block) {
             return group(block) != nullptr && has_media(*group(block));
           }) > 1;
  }

  static double weight(const Block& block) {
    if (const Cells* cells = group(block)) {
      const bool lists =
          std::any_of(cells->cells.begin(), cells->cells.end(), [](const auto& cell) {
            return cell.back().element->type == ElementType::Bullets;
          });
      return has_media(*cells) || lists ? kFlexible : kCompact;
    }
    return kFlexible;
  }

  Arrangement below_each_other() const {
    Arrangement a = arranged({});
    if (!is_several_with_media() || !has_uneven_media(a)) return a;
    a = arranged(even_heights(a));
    equalise_media(a);
    return a;
  }

  // Whether the highest picture or chart is much higher than the lowest.
  bool has_uneven_media(const Arrangement& a) const {
    const auto [least, most] = media_heights(a);
    return to_pt(least) < kUneven * to_pt(most);
  }

  static std::pair<Emu, Emu> media_heights(const Arrangement& a) {
    std::optional<Emu> least;
    Emu most;
    for (const Placed& placed : a.blocks) {
      for_each_medium(placed, [&](Emu height) {
        least = std::min(least.value_or(height), height);
        most = std::max(most, height);
      });
    }
    return {least.value_or(most), most};
  }

  // Heights of the groups with pictures or charts with which these are equally high, where their
  // columns allow it: what the other parts of the cells need, and for each of them as much.
  std::vector<Emu> even_heights(const Arrangement& a) const {
    std::vector<Emu> fixed(a.blocks.size(), Emu(-1));
    std::vector<std::int64_t> media(a.blocks.size());
    Emu left = area_.h - gutter_ * static_cast<std::int64_t>(a.blocks.size() - 1);
    std::int64_t count = 0;
    for (std::size_t i = 0; i < a.blocks.size(); ++i) {
      const Placed& placed = a.blocks[i];
      Emu of_media;
      for_each_medium(placed, [&](Emu height) {
        of_media += height;
        ++media[i];
      });
      if (media[i] == 0) {
        left -= placed.area.h;
        continue;
      }
      const auto rows = static_cast<std::int64_t>(placed.plan->rows);
      fixed[i] = placed.plan->height - of_media * rows;
      left -= fixed[i];
      media[i] *= rows;
      count += media[i];
    }
    if (count == 0 || left <= Emu(0)) return {};
    for (std::size_t i = 0; i < fixed.size(); ++i) {
      if (media[i] > 0) fixed[i] += left * media[i] / count;
    }
    return fixed;
  }

  // `heights`: of some blocks; less than 0, or none at all: what their weights give them.
  Arrangement arranged(const std::vector<Emu>& heights) const {
    Arrangement a;
    const Emu gap = gutter_;
    Emu left = area_.h - gap * static_cast<std::int64_t>(blocks_.size() - 1);
    double weights = 0;
    Emu texts;
    for (const Block& block : blocks_) {
      if (takes_rest(block))
        weights += weight(block);
      else
        texts += height_of(*single(block), area_.w);
    }
    const double scale =
        scale_to(texts, weights > 0 ? left - area_.h / kLeastGroupPart : left, a);
    left -= scaled(texts, scale);
    Emu y = area_.y;
    for (const Block& block : blocks_) {
      Placed placed{&block, {area_.x, y, area_.w, Emu(0)}, {}};
      if (!takes_rest(block)) {
        placed.area.h = scaled(height_of(*single(block), area_.w), scale);
      } else {
        const double share = weight(block) / weights;
        weights -= weight(block);
        placed.area.h = snap(
            Emu(static_cast<std::int64_t>(share * static_cast<double>(std::max(Emu(0), left).value()))));
        const std::size_t i = a.blocks.size();
        if (i < heights.size() && heights[i] >= Emu(0))
          placed.area.h = std::max(Emu(0), std::min(snap(heights[i]), left));
        add(placed, a);
        // What a group does not need is left to those after it, or at the end.
        if (placed.plan && !placed.plan->fills && blocks_.size() > 1)
          placed.area.h = std::min(placed.area.h, std::max(placed.plan->height, Emu(0)));
        left -= placed.area.h;
      }
      y += placed.area.h + gap;
      a.blocks.push_back(std::move(placed));
    }
    return a;
  }

  // Gives pictures and charts of all groups the height of the lowest, and moves up what is below.
  // What is much lower is meant to be so, as icons beside photographs.
  void equalise_media(Arrangement& a) const {
    const auto [lowest, most] = media_heights(a);
    const Emu least = lowest;
    if (to_pt(least) < kAboutAsHigh * to_pt(most)) return;
    Emu up;
    for (Placed& placed : a.blocks) {
      placed.area.y -= up;
      Emu saved;
      for_each_medium(placed, [&](Emu& height) {
        saved += height - least;
        height = least;
      });
      if (saved == Emu(0)) continue;
      CellPlan& plan = *placed.plan;
      const Emu all = saved * static_cast<std::int64_t>(plan.rows);
      plan.cell_height -= saved;
      plan.height -= all;
      placed.area.h = std::max(Emu(0), placed.area.h - all);
      up += all;
    }
  }

  // The heights of the parts that are pictures or charts in all cells.
  template <typename P, typename Do>
  static void for_each_medium(P& placed, const Do& apply) {
    const Cells* cells = group(*placed.block);
    if (cells == nullptr || !placed.plan) return;
    for (std::size_t p = 0; p < placed.plan->heights.size(); ++p) {
      const bool media = std::all_of(
          cells->cells.begin(), cells->cells.end(),
          [p](const auto& cell) { return p < cell.size() && is_medium(*cell[p].element); });
      if (media) apply(placed.plan->heights[p]);
    }
  }

  // Texts that do not fit are reduced in proportion, and the fit rules report the overflow.
  static double scale_to(Emu needed, Emu available, Arrangement& a) {
    if (needed <= available) return 1;
    a.excess_pt = std::max(a.excess_pt, to_pt(needed - available));
    return static_cast<double>(std::max(Emu(0), available).value()) /
           static_cast<double>(needed.value());
  }

  static Emu scaled(Emu height, double scale) {
    if (scale >= 1) return height;
    return snap(Emu(static_cast<std::int64_t>(scale * static_cast<double>(height.value()))));
  }

  // Plans a group, or judges a picture or chart, in the area that it was given.
  void add(Placed& placed, Arrangement& a) const {
    if (const Cells* cells = group(*placed.block)) {
      placed.plan = plan_cells(engine_, *cells, placed.area);
      a.excess_pt = std::max(a.excess_pt, placed.plan->least_excess_pt);
      a.legible = a.legible && placed.plan->legible && placed.plan->whole_words;
      a.media_area += placed.plan->media_area;
      return;
    }
    const double w = to_pt(placed.area.w), h = to_pt(placed.area.h);
    a.legible = a.legible && h >= kMinMediumPt;
    a.media_area += std::min(w, kWidestChart * h) * h;
  }

  // One group beside everything else, where that is all before or all after it.
  std::vector<Arrangement> beside_each_other() const {
    std::vector<Arrangement> out;
    const auto groups =
        std::count_if(blocks_.begin(), blocks_.end(), [](const Block& b) { return group(b) != nullptr; });
    if (groups != 1 || blocks_.size() < 2) return out;
    const bool group_first = group(blocks_.front()) != nullptr;
    if (!group_first && group(blocks_.back()) == nullptr) return out;
    std::vector<ElementIr*> others;
    for (const Block& block : blocks_) {
      if (ElementIr* element = single(block)) others.push_back(element);
    }
    const auto media = std::count_if(others.begin(), others.end(),
                                     [](const ElementIr* e) { return is_medium(*e); });
    if (media > 1 || (media == 1 && others.size() > 1)) return out;
    const auto consider = [&](double share) {
      const std::vector<double> proportions = group_first
                                                  ? std::vector<double>{100 - share, share}
                                                  : std::vector<double>{share, 100 - share};
      const std::vector<Rect> sides = columns_of(area_, proportions, gutter_);
      out.push_back(beside(group_first ? sides[1] : sides[0], group_first ? sides[0] : sides[1]));
    };
    if (media == 1)
      for (const double share : kMediumShares) consider(share);
    else
      for (const double share : kTextShares) consider(share);
    return out;
  }

  Arrangement beside(const Rect& texts, const Rect& cells) const {
    Arrangement a;
    Emu needed;
    std::int64_t count = 0;
    for (const Block& block : blocks_) {
      if (takes_rest(block)) continue;
      needed += height_of(*single(block), texts.w);
      ++count;
    }
    const Emu gaps = emu_from_pt(kStackGapPt) * std::max<std::int64_t>(0, count - 1);
    const double scale = scale_to(needed, texts.h - gaps, a);
    Emu y = texts.y;
    for (const Block& block : blocks_) {
      if (group(block) != nullptr) {
        Placed placed{&block, cells, {}};
        add(placed, a);
        a.blocks.push_back(std::move(placed));
        continue;
      }
      ElementIr& element = *single(block);
      Placed placed{&block, {texts.x, y, texts.w, Emu(0)}, {}};
      placed.area.h =
          is_medium(element) ? texts.h : scaled(height_of(element, texts.w), scale);
      if (is_medium(element)) add(placed, a);
      y += placed.area.h + emu_from_pt(kStackGapPt);
      a.blocks.push_back(std::move(placed));
    }
    return a;
  }

  double preference() const {
    Emu texts;
    bool lists = false;
    for (const Block& block : blocks_) {
      if (takes_rest(block)) continue;
      lists = lists || single(block)->type == ElementType::Bullets;
      texts += height_of(*single(block), area_.w);
    }
    return lists || to_pt(texts) > kLongTextShare * to_pt(area_.h) ? 1 / kStackPreference
                                                                    : kStackPreference;
  }

  // Whether `a` is better than `b`; its pictures and charts must be larger by the factor.
  static bool better(const Arrangement& a, const Arrangement& b, double factor) {
    const bool a_fits = a.excess_pt <= 0, b_fits = b.excess_pt <= 0;
    if (a_fits != b_fits) return a_fits;
    if (a.legible != b.legible) return a.legible;
    if (!a_fits) return a.excess_pt < b.excess_pt;
    return a.media_area > factor * b.media_area;
  }

  void apply(const Arrangement& arrangement) const {
    for (const Placed& placed : arrangement.blocks) {
      const Cells* cells = group(*placed.block);
      if (cells != nullptr) {
        place_cells(engine_, *cells, *placed.plan, placed.area, blocks_.size() == 1);
        continue;
      }
      single(*placed.block)->box = placed.area;
    }
  }

  const measure::TextEngine& engine_;
  NaturalHeights natural_;
  const std::vector<Block>& blocks_;
  const Rect& area_;
  const Emu gutter_;
};

}  // namespace

void place_blocks(const measure::TextEngine& engine, const std::vector<Block>& blocks,
                  const Rect& area, Emu gutter) {
  if (!blocks.empty()) Blocks(engine, blocks, area, gutter).place();
}

CellShape shape_of(const Cells& cells) {
  std::set<Emu> columns, rows;
  for (const std::vector<CellPart>& cell : cells.cells) {
    columns.insert(cell.front().element->box.x);
    rows.insert(cell.front().element->box.y);
  }
  return {std::max<std::size_t>(1, columns.size()), std::max<std::size_t>(1, rows.size())};
}

}  // namespace deckle::layout

#include "layout/arrange/arrange.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "layout/arrange/flow.h"
#include "layout/arrange/media_grid.h"
#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

// Text beside media: the shares of text that are tried; the layout's own first, 55 of 100
// (docs/design.md, "Layouts and slots").
constexpr double kTextShares[] = {55, 45, 65, 35};
// Ours: the factor by which another arrangement must enlarge the media to replace the first one, so
// that slides of one layout look alike: 15 % in area is 7 % in length, hardly visible.
constexpr double kPreference = 1.15;
// Ours, higher, because the author chose these columns: 80 % in area is a third in length.
constexpr double kOwnColumnsPreference = 1.8;
constexpr double kNeverPt = 1e6;  // more than any text exceeds its area

bool is_medium(const ElementIr& element) {
  return element.type == ElementType::Image || element.type == ElementType::Chart;
}

bool contains(const std::vector<std::string>& eids, const std::string& eid) {
  return std::find(eids.begin(), eids.end(), eid) != eids.end();
}

struct Groups {
  std::vector<ElementIr*> texts;
  std::vector<Medium> media;
  bool media_first = false;
};

Groups group(const std::vector<ElementIr*>& elements, const ArrangeOptions& options) {
  Groups groups;
  for (ElementIr* element : elements) {
    const bool caption = contains(options.caption_eids, element->eid);
    if (is_medium(*element)) {
      if (groups.texts.empty() && groups.media.empty()) groups.media_first = true;
      groups.media.push_back({element, nullptr});
    } else if (caption && !groups.media.empty() && groups.media.back().caption == nullptr) {
      groups.media.back().caption = element;
    } else {
      groups.texts.push_back(element);
    }
  }
  return groups;
}

// Pictures in one row beside text are aligned with its top; in several rows, and below or above
// text, each is centred in its cell.
void align(const Groups& groups, const GridPlan& plan, bool beside,
           const ArrangeOptions& options) {
  const bool one_row = groups.media.size() <= plan.columns;
  for (const Medium& medium : groups.media) {
    if (medium.element->type == ElementType::Image &&
        !contains(options.anchored_eids, medium.element->eid))
      medium.element->fit.anchor = beside && one_row ? Anchor::Top : Anchor::Middle;
  }
}

struct Arrangement {
  FlowPlan texts;
  GridPlan media;
  bool beside = true;           // text and media are side by side
  double excess_pt = kNeverPt;  // of the text
  double worth = 0;
};

bool better(const Arrangement& a, const Arrangement& b) {
  const bool a_fits = a.excess_pt <= 0, b_fits = b.excess_pt <= 0;
  if (a_fits != b_fits) return a_fits;
  if (a.media.legible != b.media.legible) return a.media.legible;
  if (!a_fits) return a.excess_pt < b.excess_pt;
  return a.worth > b.worth;
}

class Mixed {
 public:
  Mixed(const measure::TextEngine& engine, Groups groups, const std::vector<Rect>& columns,
        const ArrangeOptions& options)
      : engine_(engine),
        natural_(engine),
        groups_(std::move(groups)),
        columns_(columns),
        options_(options),
        all_(columns.front()) {
    for (const Rect& column : columns) all_ = bounding(all_, column);
  }

  void place() {
    const bool two = columns_.size() == 2;
    if (two) {
      // The layout's own columns are tried unchanged.
      const auto& [texts, media] = groups_.media_first ? std::pair(columns_[1], columns_[0])
                                                       : std::pair(columns_[0], columns_[1]);
      consider(texts, media, kOwnColumnsPreference);
    }
    for (const double share : kTextShares) {
      const std::vector<double> proportions = groups_.media_first
                                                  ? std::vector<double>{100 - share, share}
                                                  : std::vector<double>{share, 100 - share};
      const std::vector<Rect> sides = columns_of(all_, proportions, options_.gutter);
      consider(groups_.media_first ? sides[1] : sides[0], groups_.media_first ? sides[0] : sides[1],
               !two && share == kTextShares[0] ? kPreference : 1);
    }
    above_or_below();
    place_flow(natural_, groups_.texts, best_->texts);
    place_grid(engine_, groups_.media, best_->media);
    align(groups_, best_->media, best_->beside, options_);
  }

 private:
  void consider(const Rect& texts, const Rect& media, double preference) {
    Arrangement a;
    a.texts = plan_flow(natural_, groups_.texts, {texts});
    a.media = plan_grid(engine_, groups_.media, media);
    a.excess_pt = a.texts.excess_pt;
    a.worth = a.media.visible_area * preference;
    keep(std::move(a));
  }

  // Text over the full width, media in the remaining height.
  void above_or_below() {
    Arrangement a;
    a.beside = false;
    a.texts = plan_flow(natural_, groups_.texts, {all_});
    const Emu gap = emu_from_pt(kStackGapPt);
    const Emu texts = std::min(a.texts.tallest, all_.h);
    Rect media = all_;
    media.h = std::max(Emu(0), all_.h - texts - gap);
    if (!groups_.media_first) media.y = all_.bottom() - media.h;
    for (Rect& column : a.texts.columns) {
      column.h = texts;
      if (groups_.media_first) column.y = all_.bottom() - texts;
    }
    a.media = plan_grid(engine_, groups_.media, media);
    // Text that leaves no height for the media does not fit here.
    a.excess_pt = std::max(a.texts.excess_pt, media.h == Emu(0) ? 1.0 : -1.0);
    a.worth = a.media.visible_area;
    keep(std::move(a));
  }

  void keep(Arrangement a) {
    if (!best_ || better(a, *best_)) best_ = std::move(a);
  }

  const measure::TextEngine& engine_;
  NaturalHeights natural_;
  Groups groups_;
  const std::vector<Rect>& columns_;
  const ArrangeOptions& options_;
  Rect all_;
  std::optional<Arrangement> best_;
};

}  // namespace

void arrange(const measure::TextEngine& engine, const std::vector<ElementIr*>& elements,
             const std::vector<Rect>& columns, const ArrangeOptions& options) {
  if (elements.empty() || columns.empty()) return;
  Groups groups = group(elements, options);
  if (groups.media.empty()) {
    const NaturalHeights natural(engine);
    place_flow(natural, elements, plan_flow(natural, elements, columns));
  } else if (groups.texts.empty()) {
    Rect all = columns.front();
    for (const Rect& column : columns) all = bounding(all, column);
    const GridPlan plan = plan_grid(engine, groups.media, all);
    place_grid(engine, groups.media, plan);
    align(groups, plan, false, options);
  } else {
    Mixed(engine, std::move(groups), columns, options).place();
  }
}

}  // namespace deckle::layout

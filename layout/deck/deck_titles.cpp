#include "layout/deck/deck_titles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include "layout/base/free_area.h"
#include "layout/base/reading_order.h"
#include "layout/citations/marks.h"
#include "layout/slots/assign.h"
#include "layout/text/min_size.h"
#include "layout/text/slide_language.h"
#include "layout/text/text_build.h"
#include "measure/slide/reserve.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/parallel.h"
#include "templates/layout_features.h"
#include "templates/title_line.h"

namespace deckle::layout {
namespace {

// Ours: more space below titles of one line than their place has below two.
constexpr double kBelowLinePt = 8;

constexpr std::size_t kTitleLines = 2;  // docs/decisions.md, 71
// docs/design.md, decision 3: the minimum of titles.
constexpr double kMinTitlePt = 24;
constexpr double kStepPt = 1;
// Ours: titles of the built-in templates are larger by the first of these with which none takes a line more.
constexpr std::array<double, 2> kLargerByPt = {4, 2};
// The number of a page, "(2/3)", that is added to titles of slides that are split.
constexpr double kPageNumberPt = 80;
// Ours: lines that an author sets closer than this need as much where their letters end.
constexpr double kLine = 1.2;
// Ours: what measuring and the sizes of files, in hundredths of a point, may differ by.
constexpr double kTolerancePt = 0.05;

constexpr std::array<std::string_view, 5> kOtherLayouts{
    "title_center", "section_header", "quote_center", "closing", "image_full_bleed"};

bool is_preset(const std::string& id) {
  return id == "one_column" || id == "two_column" || id == "chart_focus" || id == "table_focus";
}

std::vector<const templates::Layout*> layouts_for_others(const templates::Template& t) {
  std::vector<const templates::Layout*> layouts;
  for (const std::string_view id : kOtherLayouts) {
    const templates::LayoutChoice choice = templates::choose_layout(t, std::string(id));
    if (choice.exact || choice.match == templates::LayoutChoice::Match::Own)
      layouts.push_back(choice.layout);
  }
  return layouts;
}

bool is_special(const std::vector<const templates::Layout*>& for_others,
                const templates::Layout& layout) {
  return layout.type == "title" || layout.type == "secHead" ||
         std::find(for_others.begin(), for_others.end(), &layout) != for_others.end();
}

// Whether slides of the layout are content slides. One that is chosen by the template's own name is
// one, unless the template has it for covers and the like.
bool is_content(const DeckTitles& titles, const std::string& id, const templates::Layout& layout) {
  if (is_preset(id)) return true;
  if (std::find(kOtherLayouts.begin(), kOtherLayouts.end(), id) != kOtherLayouts.end())
    return false;
  return !is_special(titles.other_layouts, layout);
}

const Slot* title_slot(const std::vector<Slot>& slots) {
  const auto found = std::find_if(slots.begin(), slots.end(), [](const Slot& slot) {
    return slot.role == SlotRole::Title;
  });
  return found == slots.end() ? nullptr : &*found;
}

double own_size(const TextContext& context, const Slot& slot) {
  return slot_text(context, slot)->levels[0].run.size_pt;
}

bool alike(const Rect& box, double size_pt, const Rect& place, double place_size_pt, Size page) {
  return templates::same_title_place(box, place, page) &&
         templates::same_title_size(size_pt, place_size_pt);
}

// Whether another slot is nearer to `box` than deckle places its own.
bool is_taken(const Rect& box, const std::vector<Slot>& slots) {
  const Rect around = box.inflated(emu_from_pt(kStackGapPt));
  return std::any_of(slots.begin(), slots.end(), [&around](const Slot& slot) {
    return slot.role != SlotRole::Title && !slot.full_bleed &&
           !intersection(slot.box, around).empty();
  });
}

// A title of the deck that has no size of its own.
struct Title {
  Rect box;
  double own_pt = 0;  // by its layout
  double min_pt = kMinTitlePt;
  bool shrinks = true;
  TextBodyIr body;
};

class Titles {
 public:
  explicit Titles(const LayoutContext& context)
      : context_(context),
        own_numbers_(context.numbers == nullptr ? CitationNumbers(context.deck)
                                                : CitationNumbers()),
        numbers_(context.numbers == nullptr ? own_numbers_ : *context.numbers) {}

  DeckTitles choose(int jobs) {
    DeckTitles out;
    out.other_layouts = layouts_for_others(context_.t);
    const std::vector<Slide>& slides = context_.deck.slides;
    std::vector<std::optional<Title>> found(slides.size());
    parallel_for(slides.size(), jobs, [&](std::size_t i) {
      check_cancelled();
      found[i] = title_of(slides[i], out);
    });
    for (std::optional<Title>& title : found) {
      if (title) titles_.push_back(std::move(*title));
    }
    if (titles_.empty()) return out;
    out.place = most_frequent();
    const auto home = std::find_if(titles_.begin(), titles_.end(), [&out](const Title& title) {
      return title.box == out.place;
    });
    out.usual_pt = home->own_pt;
    std::vector<Title*> together;
    for (Title& title : titles_) {
      if (alike(title.box, title.own_pt, out.place, out.usual_pt, context_.t.page))
        together.push_back(&title);
    }
    double largest = out.usual_pt;
    for (const Title* title : together) largest = std::min(largest, title->own_pt);
    out.size_pt = common_size(together, out.place, largest);
    if (context_.t.path.empty() && out.size_pt == largest)
      out.size_pt = larger_size(together, out.place, largest);
    if (!context_.t.path.empty()) return out;
    const Lines lines = lines_of(together, out);
    if (lines.all_one && together.size() == titles_.size()) out.lift = lines.left;
    const templates::Theme* theme = context_.t.theme.get();
    if (theme == nullptr || !templates::has_title_line(*theme)) out.lift_of_line = lines.left;
    return out;
  }

 private:
  [[nodiscard]] std::optional<Title> title_of(const Slide& slide, const DeckTitles& so_far) const {
    const std::string language = slide_language(slide, context_.deck.language);
    if (language == context_.deck.language) return title_of(slide, so_far, context_);
    const Deck deck = without_slides(context_.deck, language);
    return title_of(slide, so_far,
                    {deck, context_.t, context_.engine, context_.assets, &numbers_});
  }

  [[nodiscard]] std::optional<Title> title_of(const Slide& slide, const DeckTitles& so_far,
                                              const LayoutContext& context) const {
    DiagnosticSink unused;
    const ChosenSlots chosen = choose_slots(slide, context, unused);
    if (chosen.layout == nullptr || title_slot(chosen.slots) == nullptr ||
        !is_content(so_far, chosen.id, *chosen.layout))
      return std::nullopt;
    const CitationMarks marks(slide, numbers_);
    const TextContext text{context.deck, context.t, *chosen.layout, &marks};
    for (const Assignment& a : assign(slide, chosen.slots, text, context.engine)) {
      if (a.place != Assignment::Place::Slot || a.role != SlotRole::Title) continue;
      const Element& element = *a.element;
      const Slot& slot = chosen.slots[static_cast<std::size_t>(a.slot)];
      Title title;
      title.box = slot.box;
      title.own_pt = own_size(text, slot);
      if (title.own_pt <= 0) return std::nullopt;
      title.body = build_text(text, element, *slot_text(text, slot), SlotRole::Title);
      title.min_pt = std::min(title.own_pt, element.constraints.min_font_pt.value_or(kMinTitlePt));
      title.shrinks = element.constraints.allow_shrink && !smallest_authored_size(element);
      return title;
    }
    return std::nullopt;
  }

  [[nodiscard]] Rect most_frequent() const {
    const Rect* best = nullptr;
    std::ptrdiff_t most = 0;
    for (const Title& title : titles_) {
      if (best != nullptr && title.box == *best) continue;
      const auto count = std::count_if(titles_.begin(), titles_.end(), [&title](const Title& t) {
        return t.box == title.box;
      });
      if (count > most) {
        most = count;
        best = &title.box;
      }
    }
    return *best;
  }

  // Lines and height of the title in the common place at `size_pt`.
  [[nodiscard]] measure::LaidOutText laid_out(const Title& title, const Rect& place,
                                              double size_pt) const {
    const Insets& in = title.body.insets;
    measure::LayoutOptions options;
    options.size_scale = size_pt / title.own_pt;
    return context_.engine.lay_out(title.body, std::max(1.0, to_pt(place.w - in.left - in.right)),
                                   options);
  }

  [[nodiscard]] bool has_few_lines(const Title& title, const Rect& place, double size_pt) const {
    return laid_out(title, place, size_pt).lines.size() <=
           std::max(kTitleLines, title.body.paragraphs.size());
  }

  [[nodiscard]] bool fits(const Title& title, const Rect& place, double size_pt) const {
    const measure::LaidOutText laid = laid_out(title, place, size_pt);
    const Insets& in = title.body.insets;
    const bool approximated = std::any_of(laid.fonts.begin(), laid.fonts.end(),
                                          [](const FontUse& use) {
      return use.source == FontUse::Source::Fallback || use.source == FontUse::Source::Missing ||
             use.width_error > 0;
    });
    const double kept = approximated && laid.lines.size() > 1 ? measure::kMaxReserve : 0;
    return laid.lines.size() <= std::max(kTitleLines, title.body.paragraphs.size()) &&
           laid.height <= to_pt(place.h - in.top - in.bottom) * (1 - kept) + kTolerancePt;
  }

  // The size at which `ok` holds, as near to `size` as possible; `size` where it never does.
  template <typename Ok>
  static double lowered(double size, double min, const Ok& ok) {
    for (double s = size; s > min; s -= kStepPt) {
      if (ok(s)) return s;
    }
    return ok(min) ? min : size;
  }

  [[nodiscard]] double common_size(const std::vector<Title*>& titles, const Rect& place,
                                   double largest) const {
    double size = largest;
    for (const Title* title : titles) {
      if (!title->shrinks || fits(*title, place, size)) continue;
      const double min = std::min(size, title->min_pt);
      if (fits(*title, place, min)) {
        size = lowered(size, min, [&](double s) { return fits(*title, place, s); });
      } else if (has_few_lines(*title, place, min)) {
        // Its box is enlarged on its slide: only the lines count.
        size = lowered(size, min, [&](double s) { return has_few_lines(*title, place, s); });
      }
    }
    return size;
  }

  [[nodiscard]] double larger_size(const std::vector<Title*>& titles, const Rect& place,
                                   double size) const {
    Rect narrow = place;
    narrow.w = std::max(Emu(0), place.w - emu_from_pt(kPageNumberPt));
    for (const double by : kLargerByPt) {
      const bool all = std::all_of(titles.begin(), titles.end(), [&](const Title* title) {
        return !title->shrinks || (fits(*title, narrow, size + by) &&
                                   laid_out(*title, narrow, size + by).lines.size() ==
                                       laid_out(*title, place, size).lines.size());
      });
      if (all) return size + by;
    }
    return size;
  }

  struct Lines {
    Emu left;             // what one line leaves of the place of titles, on the grid
    bool all_one = true;  // no title has two
  };

  [[nodiscard]] Lines lines_of(const std::vector<Title*>& titles, const DeckTitles& chosen) const {
    double height = 0;
    Lines out;
    for (const Title* title : titles) {
      const measure::LaidOutText laid = laid_out(*title, chosen.place, chosen.size_pt);
      if (!title->shrinks || laid.lines.size() != 1) {
        out.all_one = false;
        continue;
      }
      const Insets& in = title->body.insets;
      const double line = std::max(laid.height, kLine * chosen.size_pt);
      height = std::max(height, line + to_pt(in.top + in.bottom));
    }
    if (height == 0) return out;
    const Emu line = emu_from_pt(std::ceil(height / kGridPt) * kGridPt);
    out.left = snap(std::max(Emu(0), chosen.place.h - line - emu_from_pt(kBelowLinePt)));
    return out;
  }

  const LayoutContext& context_;
  const CitationNumbers own_numbers_;  // used where the context has none
  const CitationNumbers& numbers_;
  std::vector<Title> titles_;
};

enum class Bottom { Stays, Rises };

void raise(Rect& box, Emu from, Emu by, Bottom bottom = Bottom::Stays) {
  if (box.y < from) return;
  box.y -= by;
  if (bottom == Bottom::Stays) box.h += by;
}

// Whether the slide's title has one line in its slot, in the size of the deck's titles.
bool has_one_line(const Slide& slide, const TextContext& text, const measure::TextEngine& engine,
                  const Slot& slot) {
  const Element* title = authored_title(slide);
  if (title == nullptr || title->box || !title->constraints.allow_shrink ||
      smallest_authored_size(*title))
    return false;
  const TextBodyIr body = build_text(text, *title, *slot_text(text, slot), SlotRole::Title);
  const double width = to_pt(slot.box.w - body.insets.left - body.insets.right);
  return engine.lay_out(body, std::max(1.0, width)).lines.size() == 1;
}

}  // namespace

DeckTitles deck_titles(const LayoutContext& context, int jobs) {
  return Titles(context).choose(jobs);
}

std::vector<const templates::Layout*> special_layouts(const templates::Template& t) {
  const std::vector<const templates::Layout*> for_others = layouts_for_others(t);
  std::vector<const templates::Layout*> special;
  for (const templates::Layout& layout : t.layouts) {
    if (is_special(for_others, layout)) special.push_back(&layout);
  }
  return special;
}

void set_title(const DeckTitles& titles, const Slide& slide, const LayoutContext& context,
               ChosenSlots& chosen) {
  if (titles.place.empty() || chosen.layout == nullptr ||
      !is_content(titles, chosen.id, *chosen.layout))
    return;
  const auto title = std::find_if(chosen.slots.begin(), chosen.slots.end(), [](const Slot& slot) {
    return slot.role == SlotRole::Title;
  });
  if (title == chosen.slots.end()) return;
  const TextContext text{context.deck, context.t, *chosen.layout, nullptr};
  const double own = own_size(text, *title);
  if (!alike(title->box, own, titles.place, titles.usual_pt, context.t.page)) return;
  const bool larger = context.t.path.empty() && titles.size_pt > own;
  if (titles.size_pt > 0 && (titles.size_pt < own || larger)) title->size_pt = titles.size_pt;
  if (title->box != titles.place && !is_taken(titles.place, chosen.slots))
    title->box = titles.place;
  if (title->box != titles.place) return;
  Emu lift = titles.lift;
  if (lift <= Emu(0) && titles.lift_of_line > Emu(0) &&
      has_one_line(slide, text, context.engine, *title))
    lift = titles.lift_of_line;
  if (lift <= Emu(0)) return;
  const Emu below = titles.place.bottom();
  for (Slot& slot : chosen.slots) {
    if (&slot != &*title && !slot.full_bleed)
      raise(slot.box, below, lift, slot.framed ? Bottom::Rises : Bottom::Stays);
  }
  raise(chosen.frame.body, below, lift);
  title->box.h -= lift;
  chosen.frame.title = title->box;
}

}  // namespace deckle::layout

#include "engine/diff/compare_decks.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "engine/diff/compare_elements.h"
#include "engine/diff/in_order.h"
#include "engine/diff/match_elements.h"
#include "engine/diff/match_slides.h"
#include "engine/diff/slide_features.h"
#include "engine/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::engine {

namespace {

// A change of looks that so many slides share is one of the deck, as after a change of the theme.
constexpr std::size_t kSharedBySlides = 3;

Rect drawn(const ElementIr& element) { return bounds_of({element.box, element.transform}); }

// What layout and master draw, in words that are equal where it looks the same.
std::string inherited(const SlideIr& slide) {
  std::string out;
  for (const ElementIr& element : slide.elements) {
    if (!shows_through(element)) continue;
    out += fmt::format("{}|{}|{},{},{},{}|{:x}|{}|{:06X}\n", element.eid, text_in(element), element.box.x.value(),
                       element.box.y.value(), element.box.w.value(), element.box.h.value(),
                       picture_hash(element),
                       element.look == nullptr ? "" : paint_text(element.look->fill),
                       element.fill.color.rgb);
  }
  return out;
}

std::string background_text(const SlideIr& slide) {
  const std::string paint = paint_text(slide.background);
  return paint.empty() ? fmt::format("{:06X}", slide.background_rgb & 0xFFFFFFU) : paint;
}

// Of the elements that are on both slides, those that are drawn in another order among them.
std::set<const ElementIr*> out_of_order(const std::vector<ElementPair>& pairs) {
  std::vector<const ElementPair*> both;
  for (const ElementPair& pair : pairs) {
    if (pair.before != nullptr && pair.after != nullptr) both.push_back(&pair);
  }
  std::stable_sort(both.begin(), both.end(), [](const ElementPair* a, const ElementPair* b) {
    return a->before->z < b->before->z;
  });
  std::map<const ElementIr*, int> place;
  for (std::size_t i = 0; i < both.size(); ++i) place[both[i]->after] = static_cast<int>(i);
  std::stable_sort(both.begin(), both.end(), [](const ElementPair* a, const ElementPair* b) {
    return a->after->z < b->after->z;
  });
  std::vector<int> order;
  for (const ElementPair* pair : both) order.push_back(place[pair->after]);
  const std::vector<bool> stays = in_order(order);
  std::set<const ElementIr*> out;
  for (std::size_t i = 0; i < both.size(); ++i) {
    if (!stays[i]) out.insert(both[i]->after);
  }
  return out;
}

void compare_slide(const SlideIr& a, const SlideIr& b, bool places, SlideChanges& out) {
  compare_values("layout", tr("layout"), a.layout, b.layout, out.changes);
  if (a.hidden != b.hidden)
    out.changes.push_back(
        {"hidden", b.hidden ? tr("hidden now") : tr("no longer hidden"), "", "", {}});
  compare_values("background", tr("background"), background_text(a), background_text(b),
                 out.changes);
  if (a.layout == b.layout && places && inherited(a) != inherited(b))
    out.changes.push_back({"inherited", tr("what its layout or master draws changed"), "", "", {}});
  compare_text("notes", tr("notes"), a.notes, b.notes, out.changes);
  const std::vector<ElementPair> pairs = match_elements(a, b);
  const std::set<const ElementIr*> reordered = out_of_order(pairs);
  for (const ElementPair& pair : pairs) {
    ElementChanges one;
    const ElementIr& shown = pair.after != nullptr ? *pair.after : *pair.before;
    one.name = shown.name.empty() ? shown.eid : shown.name;
    if (pair.before != nullptr) {
      one.id_before = pair.before->eid;
      one.before = drawn(*pair.before);
    }
    if (pair.after != nullptr) {
      one.id_after = pair.after->eid;
      one.after = drawn(*pair.after);
    }
    if (pair.before != nullptr && pair.after != nullptr) {
      one.changes = compare_elements(*pair.before, *pair.after, places);
      if (reordered.contains(pair.after))
        one.changes.push_back({"order", tr("drawn in another order"), "", "", {}});
      if (one.changes.empty()) continue;
    } else {
      one.fate = pair.after != nullptr ? Fate::Added : Fate::Removed;
      one.text = text_in(shown);
    }
    out.elements.push_back(std::move(one));
  }
}

bool is_look(const std::string& kind) {
  static const std::set<std::string> kLooks = {"font",      "text-size", "text-color", "text-style",
                                               "paragraph", "fill",      "line",       "background",
                                               "inherited", "layout"};
  return kLooks.contains(kind);
}

// Numbers from 1, with stretches: "1–4, 7".
std::string numbers_text(const std::set<int>& numbers) {
  std::string out;
  for (auto at = numbers.begin(); at != numbers.end();) {
    const int first = *at;
    int last = first;
    for (++at; at != numbers.end() && *at == last + 1; ++at) last = *at;
    out += (out.empty() ? "" : ", ") + std::to_string(first + 1);
    if (last > first) out += (last == first + 1 ? ", " : "–") + std::to_string(last + 1);
  }
  return out;
}

// Takes looks that changed alike on many slides out of these, and makes them changes of the deck.
class SharedLooks {
 public:
  explicit SharedLooks(DeckDiff& diff) : diff_(diff) {}

  void collect() {
    for_each([this](const SlideChanges& slide, const DeckChange& change) {
      auto& found = slides_[key(change)];
      found.insert(slide.after);
      return false;
    });
    for_each([this](const SlideChanges&, const DeckChange& change) {
      const std::set<int>& numbers = slides_[key(change)];
      if (numbers.size() < kSharedBySlides) return false;
      if (seen_.insert(key(change)).second) {
        DeckChange one = change;
        one.message = tr("slides {}: {}", numbers_text(numbers), one.message);
        diff_.changes.push_back(std::move(one));
      }
      return true;
    });
  }

 private:
  using Key = std::tuple<std::string, std::string, std::string, std::string>;
  static Key key(const DeckChange& change) {
    return {change.kind, change.message.english(), change.before, change.after};
  }

  // Calls `take` for each change of looks, and removes those for which it is true.
  template <typename Take>
  void for_each(const Take& take) {
    for (SlideChanges& slide : diff_.slides) {
      const auto filter = [&](std::vector<DeckChange>& changes) {
        changes.erase(std::remove_if(changes.begin(), changes.end(),
                                     [&](const DeckChange& change) {
                                       return is_look(change.kind) && take(slide, change);
                                     }),
                      changes.end());
      };
      filter(slide.changes);
      for (ElementChanges& element : slide.elements) {
        if (element.fate == Fate::Changed) filter(element.changes);
      }
    }
  }

  DeckDiff& diff_;
  std::map<Key, std::set<int>> slides_;
  std::set<Key> seen_;
};

void drop_unchanged(DeckDiff& diff) {
  for (SlideChanges& slide : diff.slides) {
    slide.elements.erase(std::remove_if(slide.elements.begin(), slide.elements.end(),
                                        [](const ElementChanges& one) {
                                          return one.fate == Fate::Changed && one.changes.empty();
                                        }),
                         slide.elements.end());
  }
  diff.slides.erase(std::remove_if(diff.slides.begin(), diff.slides.end(),
                                   [](const SlideChanges& one) {
                                     return one.fate == Fate::Changed && !one.moved &&
                                            one.changes.empty() && one.elements.empty();
                                   }),
                    diff.slides.end());
}

std::string page_text(const std::vector<SlideIr>& slides) {
  return slides.empty() ? std::string()
                        : fmt::format("{:g} × {:g} px", to_px(slides.front().size.w),
                                      to_px(slides.front().size.h));
}

}  // namespace

DeckDiff compare_decks(const std::string& older, const std::vector<SlideIr>& before,
                       const std::string& newer, const std::vector<SlideIr>& after) {
  DeckDiff out;
  out.older = older;
  out.newer = newer;
  out.slides_before = before.size();
  out.slides_after = after.size();
  const bool places = before.empty() || after.empty() || before.front().size == after.front().size;
  if (!places)
    compare_values("page-size", tr("size of the slides (places are not compared)"),
                   page_text(before), page_text(after), out.changes);
  for (const SlidePair& pair : match_slides(before, after)) {
    check_cancelled();
    SlideChanges one;
    one.before = pair.before;
    one.after = pair.after;
    one.moved = pair.moved;
    const SlideIr* const a = pair.before < 0 ? nullptr : &before[static_cast<std::size_t>(pair.before)];
    const SlideIr* const b = pair.after < 0 ? nullptr : &after[static_cast<std::size_t>(pair.after)];
    if (a != nullptr) one.id_before = a->slide_id;
    if (b != nullptr) one.id_after = b->slide_id;
    one.title = title_of(b != nullptr ? *b : *a);
    one.fate = a == nullptr ? Fate::Added : b == nullptr ? Fate::Removed : Fate::Changed;
    if (one.fate == Fate::Changed) compare_slide(*a, *b, places, one);
    out.slides.push_back(std::move(one));
  }
  SharedLooks(out).collect();
  drop_unchanged(out);
  return out;
}

}  // namespace deckle::engine

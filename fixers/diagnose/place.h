#pragma once
// Finds the nearest free place for an element beside those that are already placed.
//
// The nearest place in the sum of both distances has each coordinate where the element is, at the
// edge of another, or at that of the slide; these are all that is tried.

#include <vector>

#include "fixers/diagnose/items.h"

namespace deckle::fixers {

struct Placed {
  const Item* item = nullptr;
  Box box, seen;
};

// Where an element would be; `cost` is infinite when there is no place.
struct Spot {
  Box box;
  double font_px = 0;
  double cost = 0;
  bool found = false;
};

// Whether pictures may become as low or as narrow as a gap; or both at once, and tables and lines
// as well.
enum class Gaps { OneSide, Both };

// Where a place is looked for, in px from where the element is: nearest to there instead.
struct Wish {
  double dx = 0, dy = 0;
};

class Placer {
 public:
  Placer(const SlideIr& slide, const LoopSettings& settings);

  // The least visible of the forms and their nearest places within `patches` budgets.
  [[nodiscard]] Spot best(const Item& item, const std::vector<Form>& forms,
                          const std::vector<Placed>& placed, int patches, Gaps gaps,
                          const Wish& wish = {}) const;

  // What of the box is judged, in a form of this size.
  [[nodiscard]] static Box seen_at(const Item& item, const Box& box);
  // Whether the element may be there beside `placed`, and a patch can bring it there; `penalty`
  // counts what is only a warning.
  [[nodiscard]] bool is_free(const Item& item, const Box& box, const std::vector<Placed>& placed,
                             double& penalty) const;

 private:
  using Coordinates = std::vector<double>;
  // Lists that are filled again for each form.
  struct Work {
    Coordinates xs, ys;
    std::vector<Range> blocked;
  };
  void block(const Item& item, const Form& form, const Box& at, double x,
             const std::vector<Placed>& placed, std::vector<Range>& blocked) const;
  void coordinates(const Item& item, const Form& form, const Box& at,
                   const std::vector<Placed>& placed, double reach, Coordinates& xs,
                   Coordinates& ys) const;
  void nearest(const Item& item, const Form& form, const std::vector<Placed>& placed, double reach,
               const Wish& wish, Work& work, Spot& best) const;
  void into_gaps(const Item& item, const std::vector<Placed>& placed, int patches, Gaps gaps,
                 Work& work, Spot& best) const;
  [[nodiscard]] bool is_on_slide(const Box& box, double eps) const;

  const SlideIr& slide_;
  const LoopSettings& settings_;
  const double page_w_, page_h_;
  std::vector<PairKind> kinds_;  // of two elements, row by row
};

}  // namespace deckle::fixers

#include "layout/lists/unit_icons.h"

#include <algorithm>
#include <array>

namespace deckle::layout {
namespace {

struct Unit {
  std::string_view mark;
  std::array<std::string_view, 3> icons;
  bool money = false;
};

// What a figure whose label names nothing is counted in; a sign may be a part of a longer one.
constexpr std::array<Unit, 16> kUnits = {{{"%", {"percent", "pie-chart", "graph-up"}},
                                          {"$", {"currency-dollar", "cash-stack", "coin"}, true},
                                          {"€", {"currency-euro", "cash-stack", "coin"}, true},
                                          {"£", {"currency-pound", "cash-stack", "coin"}, true},
                                          {"¥", {"currency-yen", "cash-stack", "coin"}, true},
                                          {"₩", {"cash-stack", "coin", "cash-coin"}, true},
                                          {"원", {"cash-stack", "coin", "cash-coin"}, true},
                                          {"km", {"signpost-2", "map", "rulers"}},
                                          {"min", {"stopwatch", "clock", "hourglass-split"}},
                                          {"hour", {"clock", "stopwatch", "hourglass-split"}},
                                          {"day", {"calendar-event", "calendar-week", "calendar"}},
                                          {"week", {"calendar-week", "calendar-event", "calendar"}},
                                          {"month", {"calendar-range", "calendar-event", "calendar"}},
                                          {"시간", {"clock", "stopwatch", "hourglass-split"}},
                                          {"일", {"calendar-event", "calendar-week", "calendar"}},
                                          {"명", {"people", "person", "person-badge"}}}};

}  // namespace

Icons unit_icons(std::string_view figure) {
  for (const Unit& unit : kUnits) {
    if (figure.find(unit.mark) != std::string_view::npos) return unit.icons;
  }
  return {};
}

Icons money_icons(std::string_view figure) {
  const auto found = std::find_if(kUnits.begin(), kUnits.end(), [figure](const Unit& unit) {
    return unit.money && figure.find(unit.mark) != std::string_view::npos;
  });
  return found == kUnits.end() ? Icons{} : Icons{found->icons};
}

}  // namespace deckle::layout

// Dates, footers, slide numbers and decoration: what a spec does not name, but what shares the page
// with its content.

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/messages/tr.h"
#include "engine/template/compare_looks.h"
#include "engine/template/compare_slots.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

// Many layouts of a template change alike: such a change is one difference.
class Alike {
 public:
  explicit Alike(std::vector<Difference>& out) : out_(out) {}
  ~Alike() = default;
  Alike(const Alike&) = delete;
  Alike& operator=(const Alike&) = delete;

  void add(const char* kind, const Message& what, const std::string& layout) {
    const auto [entry, fresh] = known_.try_emplace({kind, what.english()}, found_.size());
    if (fresh) found_.push_back({kind, what, {}});
    found_[entry->second].layouts.push_back(layout);
  }

  void finish() {
    for (Found& entry : found_) {
      const std::size_t count = entry.layouts.size();
      const std::string& first = entry.layouts.front();
      out_.push_back({entry.kind, "", count == 1 ? first : std::string(), "",
                      count == 1 ? tr("layout \"{}\": {}", display_value(first), entry.what)
                                 : tr("{} layouts: {}", count, entry.what),
                      "", ""});
    }
  }

 private:
  struct Found {
    const char* kind;
    Message what;
    std::vector<std::string> layouts;
  };
  std::vector<Difference>& out_;
  std::vector<Found> found_;
  std::map<std::pair<std::string, std::string>, std::size_t> known_;  // → index of `found_`
};

Message furniture_name(const std::string& type) {
  if (type == "dt") return tr("date");
  if (type == "ftr") return tr("footer");
  if (type == "sldNum") return tr("slide number");
  return {};
}

const PlaceholderSummary* of_type(const LayoutSummary& layout, const std::string& type) {
  for (const PlaceholderSummary& p : layout.placeholders) {
    if (p.type == type) return &p;
  }
  return nullptr;
}

void compare_fields(const LayoutSummary& a, const LayoutSummary& b, bool places, Alike& out) {
  for (const char* type : {"dt", "ftr", "sldNum"}) {
    const PlaceholderSummary *was = of_type(a, type), *is = of_type(b, type);
    const Message name = furniture_name(type);
    if (was != nullptr && is == nullptr) out.add("furniture", tr("{}: gone", name), b.name);
    if (was == nullptr && is != nullptr) out.add("furniture", tr("{}: new", name), b.name);
    if (was == nullptr || is == nullptr || !places) continue;
    if (const Message change = place_change(was->box, is->box); !change.empty())
      out.add("furniture", name + ": " + change, b.name);
  }
}

using Shapes = std::vector<ShapeSummary>;

// The n-th shape of a kind and name is the n-th of them in the other list.
std::map<std::string, std::vector<const ShapeSummary*>> by_name(const Shapes& shapes) {
  std::map<std::string, std::vector<const ShapeSummary*>> out;
  for (const ShapeSummary& shape : shapes) out[shape.kind + " " + shape.name].push_back(&shape);
  return out;
}

std::vector<Message> shape_changes(const Shapes& older, const Shapes& newer, bool places) {
  std::vector<Message> out;
  auto were = by_name(older), are = by_name(newer);
  for (const auto& [name, list] : are) were.try_emplace(name);
  for (const auto& [name, was] : were) {
    const std::vector<const ShapeSummary*>& is = are[name];
    const std::string label = display_value(name);
    for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
      if (i >= is.size()) {
        out.push_back(tr("the {} is gone", label));
      } else if (i >= was.size()) {
        out.push_back(tr("the {} is new", label));
      } else if (places) {
        if (const Message change = place_change(was[i]->box, is[i]->box); !change.empty())
          out.push_back(tr("the {}: {}", label, change));
      }
    }
  }
  return out;
}

}  // namespace

void compare_furniture(const TemplateSummary& older, const TemplateSummary& newer,
                       const std::vector<LayoutPair>& pairs, bool places,
                       std::vector<Difference>& out) {
  Alike alike(out);
  for (const LayoutPair& pair : pairs) {
    if (pair.older != nullptr && pair.newer != nullptr)
      compare_fields(*pair.older, *pair.newer, places, alike);
  }
  for (std::size_t i = 0; i < std::min(older.masters.size(), newer.masters.size()); ++i) {
    for (const Message& change :
         shape_changes(older.masters[i].shapes, newer.masters[i].shapes, places))
      out.push_back({"decoration", "", "", "", tr("master {}: {}", i + 1, change), "", ""});
  }
  for (const LayoutPair& pair : pairs) {
    if (pair.older == nullptr || pair.newer == nullptr) continue;
    for (const Message& change : shape_changes(pair.older->shapes, pair.newer->shapes, places))
      alike.add("decoration", change, pair.newer->name);
  }
  alike.finish();
}

}  // namespace deckle::engine

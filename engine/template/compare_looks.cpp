#include "engine/template/compare_looks.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/messages/tr.h"
#include "engine/template/labels.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

std::string whole_style(const LevelSummary& level) {
  std::string out = style_label(level).english() + ", " + color_label(level) + ", " + level.align +
                    ", " + spacing_label(level.line_spacing);
  if (!level.bullet.empty()) out += ", " + display_value(level.bullet);
  return out;
}

// Reports one change of a style once, wherever it is.
class Styles {
 public:
  explicit Styles(std::vector<Difference>& out) : out_(out) {}

  void compare(const Message& what, const std::string& layout, const LevelSummary& before,
               const LevelSummary& after) {
    const std::string old_style = whole_style(before), new_style = whole_style(after);
    if (old_style == new_style || !seen_.emplace(old_style, new_style).second) return;
    out_.push_back({"text-style", "", layout, "",
                    tr("{}: {} instead of {}", what, new_style, old_style), old_style, new_style});
  }

 private:
  std::vector<Difference>& out_;
  std::set<std::pair<std::string, std::string>> seen_;
};

void compare_faces(const Message& what, const FacesSummary& before, const FacesSummary& after,
                   std::vector<Difference>& out) {
  if (before == after) return;
  const std::string old_faces = faces_label(before), new_faces = faces_label(after);
  if (old_faces == new_faces) {
    out.push_back({"faces", "", "", "", tr("{}: other faces for some scripts", what), "", ""});
    return;
  }
  out.push_back({"faces", "", "", "", tr("{}: {} instead of {}", what, new_faces, old_faces),
                 old_faces, new_faces});
}

void compare_colors(const MasterSummary& before, const MasterSummary& after,
                    std::vector<Difference>& out) {
  for (const auto& [name, rgb] : after.colors) {
    const auto old_color = before.colors.find(name);
    if (old_color == before.colors.end() || old_color->second == rgb) continue;
    const std::string was = hex_color(old_color->second), is = hex_color(rgb);
    out.push_back(
        {"colour", "", "", "", tr("colour {}: {} instead of {}", name, is, was), was, is});
  }
  for (const auto& [name, meaning] : after.color_map) {
    const auto old_meaning = before.color_map.find(name);
    if (old_meaning == before.color_map.end() || old_meaning->second == meaning) continue;
    out.push_back({"colour", "", "", "",
                   tr("colour {} now means {} instead of {}", name, meaning, old_meaning->second),
                   old_meaning->second, meaning});
  }
}

}  // namespace

void compare_masters(const TemplateSummary& older, const TemplateSummary& newer,
                     std::vector<Difference>& out) {
  if (older.masters.size() != newer.masters.size())
    out.push_back({"masters", "", "", "",
                   tr("{} masters instead of {}", newer.masters.size(), older.masters.size()),
                   std::to_string(older.masters.size()), std::to_string(newer.masters.size())});
  const std::size_t both = std::min(older.masters.size(), newer.masters.size());
  for (std::size_t i = 0; i < both; ++i) {
    compare_faces(tr("heading faces"), older.masters[i].heading, newer.masters[i].heading, out);
    compare_faces(tr("body faces"), older.masters[i].body, newer.masters[i].body, out);
  }
  Styles styles(out);
  for (std::size_t i = 0; i < both; ++i) {
    const MasterSummary &a = older.masters[i], &b = newer.masters[i];
    for (std::size_t n = 0; n < std::min(a.title_levels.size(), b.title_levels.size()); ++n)
      styles.compare(tr("title"), "", a.title_levels[n], b.title_levels[n]);
    for (std::size_t n = 0; n < std::min(a.body_levels.size(), b.body_levels.size()); ++n)
      styles.compare(tr("body, level {}", n + 1), "", a.body_levels[n], b.body_levels[n]);
    styles.compare(tr("text box"), "", a.text_box, b.text_box);
  }
  for (std::size_t i = 0; i < both; ++i) compare_colors(older.masters[i], newer.masters[i], out);
}

void compare_looks(const std::vector<LayoutPair>& pairs, std::vector<Difference>& out) {
  // Those of the masters are there already.
  std::set<std::pair<std::string, std::string>> known;
  for (const Difference& d : out) {
    if (d.kind == "text-style") known.emplace(d.before, d.after);
  }
  std::vector<Difference> found;
  Styles styles(found);
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> backgrounds;
  std::vector<std::pair<std::string, std::string>> order;
  for (const LayoutPair& pair : pairs) {
    if (pair.older == nullptr || pair.newer == nullptr) continue;
    const LayoutSummary &a = *pair.older, &b = *pair.newer;
    std::map<std::pair<std::string, std::uint32_t>, const PlaceholderSummary*> were;
    for (const PlaceholderSummary& p : a.placeholders) were.try_emplace({p.type, p.idx}, &p);
    for (const PlaceholderSummary& p : b.placeholders) {
      const auto found_was = were.find({p.type, p.idx});
      if (found_was == were.end()) continue;
      const PlaceholderSummary* was = found_was->second;
      for (std::size_t n = 0; n < std::min(was->levels.size(), p.levels.size()); ++n)
        styles.compare(tr("layout \"{}\", {} {}, level {}", display_value(b.name),
                          display_value(p.type), p.idx, n + 1),
                       b.name, was->levels[n], p.levels[n]);
    }
    if (a.background == b.background) continue;
    const std::pair<std::string, std::string> change{hex_color(a.background),
                                                     hex_color(b.background)};
    if (!backgrounds.contains(change)) order.push_back(change);
    backgrounds[change].push_back(b.name);
  }
  for (Difference& d : found) {
    if (!known.contains({d.before, d.after})) out.push_back(std::move(d));
  }
  for (const auto& change : order) {
    const std::vector<std::string>& names = backgrounds[change];
    Message message = names.size() == 1
                          ? tr("background of layout \"{}\": {} instead of {}",
                               display_value(names.front()), change.second, change.first)
                          : tr("background of {} layouts: {} instead of {}", names.size(),
                               change.second, change.first);
    out.push_back({"background", "", names.size() == 1 ? names.front() : std::string(), "",
                   std::move(message), change.first, change.second});
  }
}

}  // namespace deckle::engine

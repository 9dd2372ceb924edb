#include "engine/template/match_layouts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace deckle::engine {
namespace {

std::string kinds(const LayoutSummary& layout) {
  std::string out;
  for (const PlaceholderSummary& p : layout.placeholders)
    out += fmt::format("{}/{};", p.type, p.idx);
  return out;
}

std::string kinds_and_places(const LayoutSummary& layout) {
  std::string out = kinds(layout);
  for (const PlaceholderSummary& p : layout.placeholders)
    out += fmt::format("{:.0f},{:.0f},{:.0f},{:.0f};", p.box.x, p.box.y, p.box.w, p.box.h);
  return out;
}

class Matcher {
 public:
  Matcher(const TemplateSummary& older, const TemplateSummary& newer)
      : older_(older), newer_(newer) {
    partner_.resize(older.layouts.size(), nullptr);
    taken_.resize(newer.layouts.size(), false);
  }

  // Pairs layouts that are not yet in a pair and have the same key, in order. An empty key has no
  // partner.
  template <typename Key>
  void pair_by(Key key) {
    std::map<std::string, std::vector<std::size_t>> free;
    for (std::size_t i = newer_.layouts.size(); i > 0; --i) {
      if (!taken_[i - 1]) free[key(newer_.layouts[i - 1])].push_back(i - 1);
    }
    for (std::size_t i = 0; i < older_.layouts.size(); ++i) {
      if (partner_[i] != nullptr) continue;
      const std::string own = key(older_.layouts[i]);
      const auto found = free.find(own);
      if (own.empty() || found == free.end() || found->second.empty()) continue;
      const std::size_t index = found->second.back();
      found->second.pop_back();
      partner_[i] = &newer_.layouts[index];
      taken_[index] = true;
    }
  }

  [[nodiscard]] bool any() const {
    return std::any_of(partner_.begin(), partner_.end(),
                       [](const auto* p) { return p != nullptr; });
  }

  [[nodiscard]] std::vector<LayoutPair> take() const {
    std::vector<LayoutPair> out;
    for (std::size_t i = 0; i < older_.layouts.size(); ++i)
      out.push_back({&older_.layouts[i], partner_[i]});
    for (std::size_t i = 0; i < newer_.layouts.size(); ++i) {
      if (!taken_[i]) out.push_back({nullptr, &newer_.layouts[i]});
    }
    return out;
  }

 private:
  const TemplateSummary& older_;
  const TemplateSummary& newer_;
  std::vector<const LayoutSummary*> partner_;
  std::vector<bool> taken_;
};

}  // namespace

std::vector<LayoutPair> match_layouts(const TemplateSummary& older, const TemplateSummary& newer) {
  Matcher matcher(older, newer);
  matcher.pair_by([](const LayoutSummary& l) { return l.name; });
  matcher.pair_by([](const LayoutSummary& l) {
    return l.placeholders.empty() ? std::string() : kinds_and_places(l);
  });
  // The parts of two templates without a layout in common have the same names by chance.
  if (matcher.any())
    matcher.pair_by([](const LayoutSummary& l) { return l.part + "|" + kinds(l); });
  return matcher.take();
}

}  // namespace deckle::engine

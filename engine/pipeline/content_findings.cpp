#include "engine/pipeline/content_findings.h"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "layout/deck/deck_titles.h"
#include "qc/run/runner.h"

namespace deckle::engine {
namespace {

qc::LayoutParts layout_parts(const templates::Template& base) {
  qc::LayoutParts parts;
  for (const templates::Layout& layout : base.layouts) {
    if (layout.find("title") != nullptr || layout.find("ctrTitle") != nullptr)
      parts.titled.insert(layout.part);
  }
  for (const templates::Layout* layout : layout::special_layouts(base))
    parts.special.insert(layout->part);
  return parts;
}

}  // namespace

void add_content_findings(const Deck& deck, const templates::Template& base,
                          std::span<const SlideIr> slides, std::span<const MeasuredSlide> measured,
                          const RuleOptionValues& options, Report& report) {
  const qc::LayoutParts layouts = layout_parts(base);
  std::unordered_map<std::string, SlideReport*> by_id;
  for (SlideReport& slide : report.slides) by_id.emplace(slide.slide_id, &slide);
  for (Diagnostic& d : qc::check_deck(qc::DeckContext(deck, slides, measured, layouts, options))) {
    const auto found = by_id.find(d.at.slide_id);
    if (found == by_id.end()) {
      report.deck_issues.push_back(std::move(d));
      continue;
    }
    found->second->issues.push_back(std::move(d));
  }
}

}  // namespace deckle::engine

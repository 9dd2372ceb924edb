#include "engine/template/find_logo.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pptx/read/sheet_facts.h"

namespace deckle::engine {
namespace {

// Ours: a logo is smaller than a twelfth of the page, and its middle is in the outer third of the
// width and of the height.
constexpr double kLargestShare = 1.0 / 12;
constexpr double kCorner = 1.0 / 3;
// Ours: covers, sections, quotations and closings have looks of their own in many templates, so the
// logo of all other slides may be on fewer than half of the layouts.
constexpr std::size_t kLayoutsForOneWithLogo = 3;

// Empty: not in a corner, or too large.
std::string corner_of(const Rect& box, Size page) {
  const double page_px = area_px({Emu(0), Emu(0), page.w, page.h});
  if (box.empty() || area_px(box) > kLargestShare * page_px) return {};
  const double x = (to_px(box.x) + to_px(box.w) / 2) / to_px(page.w);
  const double y = (to_px(box.y) + to_px(box.h) / 2) / to_px(page.h);
  if (x < 0 || x > 1 || y < 0 || y > 1) return {};
  const std::string row = y <= kCorner ? "top" : y >= 1 - kCorner ? "bottom" : "";
  const std::string column = x <= kCorner ? "left" : x >= 1 - kCorner ? "right" : "";
  return row.empty() || column.empty() ? std::string() : row + "_" + column;
}

class Candidates {
 public:
  Candidates(const ooxml::Package& package, Size page) : package_(package), page_(page) {}

  // The pictures of one sheet that shows on a layout.
  void add(const std::string& sheet, const std::vector<pptx::SheetShape>& shapes) {
    for (const pptx::SheetShape& shape : shapes) {
      if (shape.placeholder || shape.hidden || !shape.box ||
          std::string_view(pptx::shape_kind(shape)) != "picture")
        continue;
      const std::string place = corner_of(*shape.box, page_);
      if (place.empty()) continue;
      const std::string part = pptx::picture_part(package_, sheet, shape);
      if (!part.empty()) count({part, place, box_px(*shape.box), 1});
    }
  }

  [[nodiscard]] std::optional<LogoSummary> best(std::size_t layouts) const {
    const LogoSummary* found = nullptr;
    for (const LogoSummary& logo : found_) {
      if (found == nullptr || logo.layouts > found->layouts) found = &logo;
    }
    if (found == nullptr || found->layouts * kLayoutsForOneWithLogo < layouts) return std::nullopt;
    return *found;
  }

 private:
  void count(LogoSummary logo) {
    for (LogoSummary& other : found_) {
      if (other.part != logo.part || other.place != logo.place) continue;
      ++other.layouts;
      return;
    }
    found_.push_back(std::move(logo));
  }

  const ooxml::Package& package_;
  Size page_;
  std::vector<LogoSummary> found_;
};

}  // namespace

std::optional<LogoSummary> find_logo(const templates::Template& t, pptx::Sheets& sheets) {
  Candidates candidates(*t.package, t.page);
  for (const templates::Layout& layout : t.layouts) {
    const Result<const pptx::Master*> master = sheets.master(layout.master_part);
    if (!master) continue;
    const Result<const pptx::LayoutSheet*> sheet = sheets.layout(layout.part, *master);
    if (!sheet) continue;
    if ((*sheet)->shows_master) candidates.add(layout.master_part, (*master)->shapes);
    candidates.add(layout.part, (*sheet)->shapes);
  }
  return candidates.best(t.layouts.size());
}

}  // namespace deckle::engine

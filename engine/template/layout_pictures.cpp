#include "engine/template/layout_pictures.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/template/placeholder_frames.h"
#include "measure/slide/slide_measurer.h"
#include "pptx/read/layout_slides.h"
#include "slidespec/core/cancellation.h"

namespace deckle::engine {
namespace {

// Of all pictures in all drawings: ours, so that a page with fifty layouts can be opened and sent.
constexpr std::size_t kPictureBytes = 12U << 20U;

constexpr const char* kFirstMark = "<a class=\"mark ";  // as render writes it; text is escaped

struct PictureUse {
  std::size_t bytes = 0;  // in all drawings
  std::size_t first = 0;  // where it comes first, for one order in every run
};

// Pictures are in every drawing that shows them.
void drop_large_pictures(std::vector<SlideIr>& slides) {
  std::map<const PictureIr*, PictureUse> uses;
  std::size_t total = 0, count = 0;
  for (const SlideIr& slide : slides) {
    for (const ElementIr& element : slide.elements) {
      if (element.picture == nullptr || element.picture->bytes == nullptr) continue;
      PictureUse& use =
          uses.try_emplace(element.picture.get(), PictureUse{0, count++}).first->second;
      use.bytes += element.picture->bytes->size();
      total += element.picture->bytes->size();
    }
  }
  std::vector<std::pair<const PictureIr*, PictureUse>> largest(uses.begin(), uses.end());
  std::sort(largest.begin(), largest.end(), [](const auto& a, const auto& b) {
    return a.second.bytes != b.second.bytes ? a.second.bytes > b.second.bytes
                                            : a.second.first < b.second.first;
  });
  std::map<const PictureIr*, bool> dropped;
  for (const auto& [picture, use] : largest) {
    if (total <= kPictureBytes) break;
    total -= use.bytes;
    dropped[picture] = true;
  }
  if (dropped.empty()) return;
  for (SlideIr& slide : slides) {
    for (ElementIr& element : slide.elements) {
      if (!dropped.contains(element.picture.get())) continue;
      element.picture = nullptr;
      element.alt_text = element.name;
    }
  }
}

// Empty placeholders for pictures, charts and tables show their prompt, like those for text.
void hide_unseen(SlideIr& slide) {
  std::erase_if(slide.elements, [](const ElementIr& e) { return e.hidden; });
}

}  // namespace

Result<std::vector<std::string>> layout_pictures(const templates::Template& t,
                                                 const TemplateSummary& summary,
                                                 const measure::TextEngine& text,
                                                 const Limits& limits, const LayoutMarks& marks) {
  Budget budget(limits);
  std::vector<std::string> parts;
  for (const templates::Layout& layout : t.layouts) parts.push_back(layout.part);
  Result<std::vector<SlideIr>> slides = pptx::read_layout_slides(*t.package, t.name, parts, budget);
  if (!slides) return tl::unexpected(slides.error());
  drop_large_pictures(*slides);
  const measure::NativeMeasurer measurer(text);
  std::vector<std::string> out;
  for (std::size_t i = 0; i < slides->size(); ++i) {
    check_cancelled();
    SlideIr& slide = (*slides)[i];
    hide_unseen(slide);
    const Result<MeasuredSlide> measured = measurer.measure(slide);
    if (!measured) return tl::unexpected(measured.error());
    std::string svg = render::slide_svg(slide, *measured,
                                        i < marks.size() ? marks[i] : LayoutMarks::value_type());
    // Below the marks.
    const std::size_t first_mark = svg.find(kFirstMark);
    const std::size_t end = first_mark != std::string::npos ? first_mark : svg.rfind("</svg>");
    if (end != std::string::npos && i < summary.layouts.size())
      svg.insert(end, placeholder_frames(summary.layouts[i], slide.size));
    out.push_back(std::move(svg));
  }
  return out;
}

}  // namespace deckle::engine

// uneven-title-size, of presentation files: of the titles of one layout.

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const DeckRule kUnevenTitleSize;

namespace {

// Ours: with fewer slides nobody knows which size is the usual one.
constexpr std::size_t kFewest = 4;
constexpr double kMostShare = 0.7;
constexpr double kSameShare = 0.05;  // of width and height, as wandering-title
constexpr double kSeen = 0.1;  // of the usual size: less is hardly seen from slide to slide; ours

struct TitleSize {
  const FileSlide* slide = nullptr;
  const ElementIr* title = nullptr;
  double size_pt = 0;
  // A title in a box of another size was designed for its slide.
  [[nodiscard]] bool is_as_large_as(const TitleSize& other) const {
    const double w = to_pt(title->box.w), h = to_pt(title->box.h);
    const double other_w = to_pt(other.title->box.w), other_h = to_pt(other.title->box.h);
    return std::abs(w - other_w) <= kSameShare * other_w &&
           std::abs(h - other_h) <= kSameShare * other_h;
  }
};

using Titles = std::vector<TitleSize>;

std::map<std::string, Titles> titles_by_layout(const FileContext& context) {
  std::map<std::string, Titles> out;
  for (const FileSlide& slide : context.slides()) {
    const ElementIr* title = title_with_text(slide);
    if (slide.ir().hidden || title == nullptr || title->hidden || !title->placeholder) continue;
    const MeasuredElement* measured = find_element(slide.measured(), title->eid);
    if (measured == nullptr || measured->font_size_pt <= 0) continue;
    out[slide.ir().layout_part].push_back({&slide, title, measured->font_size_pt});
  }
  return out;
}

// The first title in the size of most of them; null where there is none.
const TitleSize* usual_title(const Titles& titles) {
  std::map<long, std::size_t> counts;  // by tenths of a point
  for (const TitleSize& title : titles) ++counts[std::lround(title.size_pt * 10)];
  for (const auto& [size, count] : counts) {
    if (count + 1 >= kFewest &&
        static_cast<double>(count) >= kMostShare * static_cast<double>(titles.size()))
      return &*std::find_if(titles.begin(), titles.end(), [tenths = size](const TitleSize& title) {
        return std::lround(title.size_pt * 10) == tenths;
      });
  }
  return nullptr;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const auto& [layout, titles] : titles_by_layout(context)) {
    const TitleSize* place = usual_title(titles);
    if (place == nullptr || titles.size() < kFewest) continue;
    const double usual = place->size_pt;
    for (const TitleSize& title : titles) {
      if (std::abs(title.size_pt - usual) <= kSeen * usual || !title.is_as_large_as(*place))
        continue;
      Diagnostic d =
          file_finding(kUnevenTitleSize.doc.id, Severity::Note, *title.slide, *title.title);
      d.message = tr("{}: the title is set in {}, those of most slides of this layout in {}",
                     element_label(*title.title), pt_text(title.size_pt), pt_text(usual));
      d.hint = title.size_pt < usual
                   ? tr("shorten the title, so that it fits at {}", pt_text(usual))
                   : tr("reset the slide (Home, Reset), so that the title takes "
                        "the size of the layout");
      d.facts = {{"size_pt", tenth(title.size_pt)}, {"usual_pt", tenth(usual)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kUnevenTitleSizeOfFile;
const FileRule kUnevenTitleSizeOfFile{kUnevenTitleSize.doc, check};

}  // namespace deckle::qc

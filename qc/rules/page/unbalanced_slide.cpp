#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "qc/check/page_content.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

// Ours: with more than that in one half, the other one is seen as empty.
constexpr RuleOption kMaxShare{"max_share", 60, 100, 95,
                               N_("percent of what is shown that may be in one half of a slide")};
constexpr RuleOption kOptions[] = {kMaxShare};

constexpr RuleDoc kDoc{
    .id = "unbalanced-slide",
    .type = "unbalanced_slide",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "all content of a slide is in one half of it",
    .what =
        "Adds up the areas of the lines, pictures, charts, tables and panels of a slide on both "
        "sides of the middle of the area that the layout has for content: from left to right, and, "
        "where the content reaches over 60 % of the height or more, from top to bottom. More than "
        "95 % on one side are reported, unless text beside it reaches over 40 % of its height or "
        "more. Content of a smaller height is judged by sparse-slide. Covers, sections, quotes, "
        "closings, and slides on which the template draws something in the other half are not "
        "judged.",
    .why = "An empty half looks as if something were missing.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs fell"}},{"element_id":"c","kind":"chart","extensions":{"box":{"x":48,"y":140,"w":560,"h":460}},"content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs fell"}},{"element_id":"c","kind":"chart","extensions":{"box":{"x":48,"y":140,"w":1184,"h":460}},"content":{"chart_type":"line","series":[{"name":"Costs","data":[{"x":"2023","y":10},{"x":"2024","y":9}]}]}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Ours: a list or band that reaches over less of the height of its area is in one half because it
// is short, and may be; sparse-slide reports one that is too short.
constexpr double kMinReach = 0.6;
// Ours: of the height of all content, for text in the other half to be a column beside it.
constexpr double kColumnShare = 0.4;
// Ours: a shape or picture of the template that covers this much of a half fills it.
constexpr double kDecoratedShare = 0.3;

enum class Side { Left, Right, Top, Bottom };

// Rows of a list are seen over their whole width, by the lines between them.
bool is_drawn_as_rows(const SlideIr& slide, const ElementIr& element) {
  const std::string& id = element.source_eid.empty() ? element.eid : element.source_eid;
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& piece) {
    return piece.source_eid == id && piece.box.w > slide.size.w / 2 &&
           (piece.type == ElementType::Divider || piece.type == ElementType::Decoration);
  });
}

bool is_seen_by_lines(const SeenElement& element) {
  return !element.measured->lines.empty() && element.seen == element.measured->content_box;
}

// From left to right a text is as wide as its lines; from top to bottom it is one block, in which a
// short line is seen as much as a long one.
enum class TextAs { Lines, Block };

void add_parts(const SlideIr& slide, const SeenElement& element, TextAs text,
               std::vector<Rect>& parts) {
  if (is_drawn_as_rows(slide, *element.ir)) {
    parts.push_back(element.ir->box);
    return;
  }
  if (text == TextAs::Block || !is_seen_by_lines(element)) {
    parts.push_back(element.seen);
    return;
  }
  for (const MeasuredLine& line : element.measured->lines)
    parts.push_back(
        turned({line.x, line.top, line.width, line.bottom - line.top}, element.measured->turn));
}

std::vector<Rect> parts_of(const PageContent& content, TextAs text) {
  std::vector<Rect> parts = content.panels();
  for (const SeenElement& element : content.elements())
    add_parts(content.slide(), element, text, parts);
  return parts;
}

// The two halves of `area`, across or one above the other.
Rect half_of(const Rect& area, Side side) {
  Rect half = area;
  switch (side) {
    case Side::Right:
      half.x = area.x + area.w / 2;
      [[fallthrough]];
    case Side::Left:
      half.w = area.w / 2;
      break;
    case Side::Bottom:
      half.y = area.y + area.h / 2;
      [[fallthrough]];
    case Side::Top:
      half.h = area.h / 2;
      break;
  }
  return half;
}

Side opposite(Side side) {
  switch (side) {
    case Side::Left:
      return Side::Right;
    case Side::Right:
      return Side::Left;
    case Side::Top:
      return Side::Bottom;
    default:
      return Side::Top;
  }
}

double area_in(const std::vector<Rect>& parts, const Rect& part) {
  double sum = 0;
  for (const Rect& rect : parts) sum += area_px(intersection(rect, part));
  return sum;
}

// Whether text beside the rest is as high as much of it, such as a list in small letters beside a
// picture: a column of its own, however little of the page its letters cover.
bool has_column(const PageContent& content, const Rect& part) {
  Rect column;
  for (const SeenElement& element : content.elements()) {
    const Emu middle = element.seen.x + element.seen.w / 2;
    if (is_seen_by_lines(element) && part.x <= middle && middle < part.right())
      column = bounding(column, element.seen);
  }
  return to_px(column.h) >= kColumnShare * to_px(content.extent().h);
}

// Whether the template draws something in `part`, other than a background of the whole page.
bool is_decorated(const SlideIr& slide, const Rect& part) {
  const double page = to_px(slide.size.w) * to_px(slide.size.h);
  return std::any_of(slide.backdrop.begin(), slide.backdrop.end(), [&](const BackdropIr& shape) {
    const bool paints = shape.fill.kind != PaintIr::Kind::None;
    return paints && area_px(shape.box) < page / 2 &&
           area_px(intersection(shape.box, part)) > kDecoratedShare * area_px(part);
  });
}

// The page over the width that content and title may have, over the height of the content's area.
Rect judged_area(const PageContent& content) {
  Rect area = content.area();
  const Rect& margins = content.slide().safe_area;
  if (!margins.empty()) area = bounding(area, {margins.x, area.y, margins.w, area.h});
  return area;
}

Message message_of(Side side, double share) {
  switch (side) {
    case Side::Left:
      return tr("{:.0f} % of what is shown is in the left half; the right half is empty", share);
    case Side::Right:
      return tr("{:.0f} % of what is shown is in the right half; the left half is empty", share);
    case Side::Top:
      return tr("{:.0f} % of what is shown is in the upper half; the lower half is empty", share);
    default:
      return tr("{:.0f} % of what is shown is in the lower half; the upper half is empty", share);
  }
}

const char* name_of(Side side) {
  constexpr std::array<const char*, 4> kNames{"left", "right", "top", "bottom"};
  return kNames[static_cast<std::size_t>(side)];
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const int maximum = context.option(kDoc.id, kMaxShare);
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      if (!is_content_page(context, slide, *page.ir)) continue;
      const PageContent content(page);
      const std::vector<Rect> lines = parts_of(content, TextAs::Lines);
      const std::vector<Rect> blocks = parts_of(content, TextAs::Block);
      const Rect area = judged_area(content);
      const bool reaches = to_px(content.extent().h) >= kMinReach * to_px(area.h);
      for (const Side side : {Side::Left, Side::Right, Side::Top, Side::Bottom}) {
        const bool across = side == Side::Left || side == Side::Right;
        if (!across && !reaches) continue;
        const std::vector<Rect>& parts = across ? lines : blocks;
        const double all = area_in(parts, area);
        if (all <= 0) continue;
        const double share = 100 * area_in(parts, half_of(area, side)) / all;
        const Rect other = half_of(area, opposite(side));
        if (share <= maximum || is_decorated(*page.ir, other)) continue;
        if (across && has_column(content, other)) continue;
        Diagnostic d = page_finding(kDoc, slide, page, nullptr);
        d.message = message_of(side, std::floor(share));
        d.hint =
            across ? tr("widen the content, or put a picture, a chart or a second column beside it")
                   : tr("distribute the content over the height of the slide");
        d.facts = {{"half", std::string(name_of(side))},
                   {"share_pct", tenth(share)},
                   {"max_pct", std::int64_t{maximum}}};
        sink.push_back(std::move(d));
        break;
      }
    }
  }
}

}  // namespace

extern const DeckRule kUnbalancedSlide;
const DeckRule kUnbalancedSlide{kDoc, check};

}  // namespace deckle::qc

#include "layout/counts/draw_counts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

#include "layout/base/frame.h"
#include "layout/base/note.h"
#include "layout/colors/icon_colors.h"
#include "layout/counts/counted_nouns.h"
#include "layout/counts/counted_values.h"
#include "layout/icons/icon_piece.h"
#include "layout/icons/word_icons.h"
#include "layout/messages/tr.h"
#include "layout/text/contrast.h"
#include "slidespec/core/color.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kMarkedName = " counted";  // kUnmarkedName is that of the rest
constexpr std::string_view kSignName = " not done";

// All ours: so many glyphs are one row, and more where two rows would not make them larger by the
// last of these; the gap, of their side; the least side.
constexpr int kMostInRow = 6;
constexpr double kGapShare = 0.22, kLeastPt = 14, kWorthTwoRows = 1.3;
// Of the ring's shorter side its width, as the preset counts it (ECMA-376,
// presetShapeDefinitions.xml).
constexpr int kRingWidth = 20000;
constexpr int kSignWidth = 11000;
// Angles of presets are in 1/60,000 of a degree, clockwise from three o'clock; a turn begins at
// twelve.
constexpr double kDegree = 60000, kTurn = 360 * kDegree, kTwelve = 270 * kDegree;
// Of a whole turn, other programs draw nothing.
constexpr double kMostShare = 0.999;
// Ours: how much of another colour is in what is not counted, at least and at most, and its
// contrast on a light ground.
constexpr double kLeastMixed = 0.16, kMostMixed = 0.4, kMixStep = 0.04, kSeen = 1.5;
// On a dark one the contrast is that of WCAG 2.1 (1.4.11) for shapes that are read, where what is
// counted has, ours, so many times as much.
constexpr double kSeenOnDark = 3, kStronger = 1.5, kMostMixedOnDark = 0.8, kMixStepOnDark = 0.01;
constexpr double kTickLength = 0.1, kTickWidth = 0.035;  // of the clock's side

// Arrows, charts and signs stand for a course or an amount: four of ten of them say nothing.
bool shows_thing(std::string_view icon) {
  static constexpr std::array<std::string_view, 11> kNoThings = {
      "arrow",    "graph", "bar-chart", "pie-chart", "percent", "currency",
      "calendar", "caret", "chevron",   "clock",     "hash"};
  return !icon.empty() &&
         std::none_of(kNoThings.begin(), kNoThings.end(),
                      [icon](std::string_view begin) { return icon.starts_with(begin); });
}

std::string icon_for(const Count& count, std::string_view icon) {
  if (const std::string_view known = icon_of_counted(count.noun); !known.empty())
    return std::string(known);
  if (const Icons found = icons_of_word(count.noun);
      !count.noun.empty() && !found.empty() && shows_thing(found.front()))
    return std::string(solid_icons({found.front()}).front());
  return shows_thing(icon) ? std::string(solid_icons({icon}).front()) : std::string();
}

CountDrawing glyphs_of(const Count& count, std::string_view icon) {
  CountDrawing drawing;
  drawing.part = count.part;
  drawing.total = count.total;
  drawing.icon = icon_for(count, icon);
  return drawing;
}

// A preset in place of an icon.
ElementIr preset_piece(std::string_view preset, const Rect& box, const Color& color,
                       std::map<std::string, double> adjustments, const ElementIr& owner) {
  ElementIr piece = icon_piece("", box, color, owner);
  piece.type = ElementType::Decoration;
  piece.shape = std::string(preset);
  piece.picture = nullptr;
  if (!adjustments.empty()) {
    BackdropIr look;
    look.shape = piece.shape;
    look.adjustments = std::move(adjustments);
    piece.look = std::make_shared<const BackdropIr>(std::move(look));
  }
  return piece;
}

double turned(double share) { return std::fmod(kTwelve + share * kTurn, kTurn); }

Rect placed(const Rect& area, Emu w, Emu h, CountAlign align) {
  const Emu free = area.w - w;
  const Emu x = align == CountAlign::Left ? Emu(0) : align == CountAlign::Right ? free : free / 2;
  return {area.x + x, area.y + (area.h - h) / 2, w, h};
}

std::vector<ElementIr> ring(double share, const Rect& box, const CountColors& colors,
                            const ElementIr& owner) {
  std::vector<ElementIr> pieces;
  pieces.push_back(
      preset_piece("donut", box, colors.rest, {{"adj", static_cast<double>(kRingWidth)}}, owner));
  pieces.push_back(preset_piece("blockArc", box, colors.marked,
                                {{"adj1", kTwelve},
                                 {"adj2", std::round(turned(std::min(share, kMostShare)))},
                                 {"adj3", static_cast<double>(kRingWidth)}},
                                owner));
  return pieces;
}

std::vector<ElementIr> clock(int minutes, const Rect& box, const CountColors& colors,
                             const ElementIr& owner) {
  std::vector<ElementIr> pieces;
  pieces.push_back(preset_piece("ellipse", box, colors.rest, {}, owner));
  if (minutes >= 60)
    pieces.push_back(preset_piece("ellipse", box, colors.marked, {}, owner));
  else
    pieces.push_back(preset_piece("pie", box, colors.marked,
                                  {{"adj1", kTwelve}, {"adj2", std::round(turned(minutes / 60.0))}},
                                  owner));
  // The quarters of the hour, which tell the clock from a chart.
  const Emu length = emu_from_pt(to_pt(box.w) * kTickLength);
  const Emu width = emu_from_pt(to_pt(box.w) * kTickWidth);
  const Emu x = box.x + (box.w - width) / 2, y = box.y + (box.h - width) / 2;
  const std::array<Rect, 4> ticks = {{{x, box.y, width, length},
                                      {box.right() - length, y, length, width},
                                      {x, box.bottom() - length, width, length},
                                      {box.x, y, length, width}}};
  for (std::size_t i = 0; i < ticks.size(); ++i) {
    // Those within the marked sector are in the colour of the rest.
    const bool marked = minutes > static_cast<int>(i) * 15 || (i == 0 && minutes >= 60);
    pieces.push_back(
        preset_piece("rect", ticks[i], marked ? colors.rest : colors.marked, {}, owner));
  }
  return pieces;
}

struct Rows {
  int rows = 1, across = 1;
  double side = 0;  // in points
};

Rows rows_for(int total, const Rect& area, Emu most) {
  const auto set = [&](int rows) {
    const int across = (total + rows - 1) / rows;
    const double wide = to_pt(area.w) / (across + kGapShare * (across - 1));
    const double high = to_pt(area.h) / (rows + kGapShare * (rows - 1));
    return Rows{rows, across, std::min({wide, high, to_pt(most)})};
  };
  const Rows one = set(1), two = set(2);
  return total > kMostInRow && two.side > one.side * kWorthTwoRows ? two : one;
}

std::vector<ElementIr> glyphs(const CountDrawing& drawing, const Rect& area, Emu most,
                              CountAlign align, const CountColors& colors, const ElementIr& owner) {
  const Rows rows = rows_for(drawing.total, area, most);
  if (rows.side < kLeastPt) return {};
  const Emu side = emu_from_pt(std::floor(rows.side));
  const Emu step = side + emu_from_pt(std::floor(rows.side) * kGapShare);
  const Rect whole =
      placed(area, step * (rows.across - 1) + side, step * (rows.rows - 1) + side, align);
  std::vector<ElementIr> pieces;
  for (int i = 0; i < drawing.total; ++i) {
    const Rect box{whole.x + step * (i % rows.across), whole.y + step * (i / rows.across), side,
                   side};
    const Color& color = i < drawing.part ? colors.marked : colors.rest;
    ElementIr piece = drawing.icon.empty() ? preset_piece("ellipse", box, color, {}, owner)
                                           : icon_piece(drawing.icon, box, color, owner);
    piece.name = owner.name;
    piece.name += i < drawing.part ? kMarkedName : kUnmarkedName;
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

// A pattern numbers its pieces behind their names.
bool is_named(const ElementIr& element, std::string_view words) {
  return element.decorative && !element.belongs_to.empty() &&
         element.name.find(words) != std::string::npos;
}

}  // namespace

bool may_draw_counts(const TextContext& context, const Slide& slide) {
  return may_have_icons(context, slide) && slide.hints.counts.value_or(true);
}

std::optional<CountDrawing> whole_drawing(const std::string& text, std::string_view icon) {
  const std::optional<Count> count = count_of_whole(text);
  return count ? std::optional(glyphs_of(*count, icon)) : std::nullopt;
}

std::optional<CountDrawing> count_drawing(const std::string& text, std::string_view icon) {
  if (auto whole = whole_drawing(text, icon)) return whole;
  const std::optional<Count> count = count_of_things(text);
  return count ? std::optional(glyphs_of(*count, icon)) : std::nullopt;
}

std::optional<CountDrawing> value_drawing(const std::string& value, const std::string& label) {
  CountDrawing drawing;
  if (const auto share = percentage_of_whole(value, label)) {
    drawing.kind = CountDrawing::Kind::Ring;
    drawing.share = *share;
    return drawing;
  }
  if (const auto minutes = minutes_in(value)) {
    drawing.kind = CountDrawing::Kind::Clock;
    drawing.part = *minutes;
    drawing.total = 60;
    return drawing;
  }
  return std::nullopt;
}

std::vector<std::string_view> icons_beside(
    const std::vector<std::optional<CountDrawing>>& drawings,
    const std::vector<std::string_view>& icons) {
  std::vector<std::string_view> out;
  std::size_t next = 0;
  for (const auto& drawing : drawings)
    out.push_back(drawing ? std::string_view() : icons[next++]);
  return out;
}

CountColors count_colors(const Color& marked, const Color& ground, const Color& towards) {
  const bool dark = relative_luminance(ground.rgb) < relative_luminance(marked.rgb);
  const double most = dark ? kMostMixedOnDark : kMostMixed;
  const double seen =
      dark ? std::clamp(contrast_ratio(marked.rgb, ground.rgb) / kStronger, kSeen, kSeenOnDark)
           : kSeen;
  double share = kLeastMixed;
  Color rest{{}, mixed_color(ground.rgb, towards.rgb, share)};
  while (share < most && contrast_ratio(rest.rgb, ground.rgb) < seen) {
    share += dark ? kMixStepOnDark : kMixStep;
    rest.rgb = mixed_color(ground.rgb, towards.rgb, share);
  }
  return {marked, rest};
}

std::vector<ElementIr> draw_count(const CountDrawing& drawing, const Rect& area, Emu most,
                                  CountAlign align, const CountColors& colors,
                                  const ElementIr& owner) {
  if (drawing.kind == CountDrawing::Kind::Glyphs)
    return glyphs(drawing, area, most, align, colors, owner);
  const Emu side = std::min({area.w, area.h, most});
  if (side < emu_from_pt(kLeastPt)) return {};
  const Rect box = placed(area, side, side, align);
  std::vector<ElementIr> pieces = drawing.kind == CountDrawing::Kind::Ring
                                      ? ring(drawing.share, box, colors, owner)
                                      : clock(drawing.part, box, colors, owner);
  for (ElementIr& piece : pieces) piece.name = owner.name + std::string(kMarkedName);
  return pieces;
}

ElementIr not_done_sign(const Rect& box, const Color& color, const ElementIr& owner) {
  ElementIr sign =
      preset_piece("noSmoking", box, color, {{"adj", static_cast<double>(kSignWidth)}}, owner);
  sign.name = owner.name + std::string(kSignName);
  return sign;
}

void note_counts(const Slide& slide, const SlideIr& ir, DiagnosticSink& notes) {
  const auto count = std::find_if(ir.elements.begin(), ir.elements.end(), is_count_piece);
  if (count != ir.elements.end())
    add_note(slide, "counts-drawn", count->source_eid,
             tr("a count, share or time of the text is drawn in place of an icon"),
             tr("set layout_hints.counts to false for the icon"), notes);
  const auto sign = std::find_if(ir.elements.begin(), ir.elements.end(), is_not_done_sign);
  if (sign != ir.elements.end())
    add_note(slide, "counts-drawn", sign->source_eid,
             tr("the items have the sign that forbids, because the title says that they are not "
                "done"),
             tr("set layout_hints.counts to false for none"), notes);
}

bool is_count_piece(const ElementIr& element) {
  return is_named(element, kMarkedName) || is_named(element, kUnmarkedName);
}

bool is_not_done_sign(const ElementIr& element) { return is_named(element, kSignName); }

}  // namespace deckle::layout

#include "layout/patterns/banded_columns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_rows.h"
#include "layout/lists/figures.h"
#include "layout/lists/item_marks.h"
#include "layout/lists/item_rows.h"
#include "layout/patterns/subject_of_deck.h"
#include "layout/text/contrast.h"
#include "layout/text/signal_colors.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 20, kPaddingPt = 20, kHangingPt = 20, kMinWidthPt = 140;
constexpr double kRowPaddingPt = 8, kBandPaddingPt = 14, kBetweenPt = 0.75;
constexpr double kHeadIconPt = 32, kHeadIconGapPt = 12;
// Ours: the outline of the column that the deck is about, and its heading against those of the others.
constexpr double kSubjectPt = 2.5, kSubjectContrast = 1.4;
constexpr double kLineShare = 0.18;  // of the text on the card, in the lines between points
constexpr std::array<double, 8> kSizesPt = {28, 24, 22, 20, 18, 16, 15, 14};
// The largest size of the points, by their number: a sentence each, two, three, more.
constexpr std::array<double, 4> kLargestPt = {28, 24, 22, 20};
constexpr double kHeadingStepPt = 4, kHeadingPt = 26, kLargestHeadingPt = 28;

double heading_size(double size) {
  return std::min(std::max(size, std::min(size + kHeadingStepPt, kHeadingPt)), kLargestHeadingPt);
}

class BandedColumns {
 public:
  BandedColumns(PatternCanvas& canvas, const std::vector<BandLook>& looks)
      : canvas_(canvas),
        tones_(canvas.context.tones),
        looks_(looks),
        columns_(cut_columns(canvas.area, canvas.cells.size(), kGapPt)) {}

  PatternResult draw() {
    if (to_pt(columns_.front().w) < kMinWidthPt) return PatternResult::NoRoom;
    for (const PatternCell& cell : canvas_.cells)
      most_ = std::max(most_, cell.parts[1].element.text.paragraphs.size());
    choose_icons();
    std::vector<std::span<const ParagraphIr>> points;
    for (const PatternCell& cell : canvas_.cells)
      points.emplace_back(cell.parts[1].element.text.paragraphs);
    figure_rows_ = figure_rows(points, canvas_.context.language);
    find_figures();
    std::vector<std::string> headings;
    for (const PatternCell& cell : canvas_.cells)
      headings.push_back(searchable(cell.parts[0].element.text.paragraphs.front()));
    subject_ = subject_among(canvas_.context.text.deck, headings);
    const double largest = kLargestPt[std::min(most_, kLargestPt.size()) - 1];
    // First of all without lines that barely fit.
    for (const bool steady : {true, false}) {
      for (const double size : kSizesPt) {
        if (size > largest || !set(size) || (steady && !rows_.steady)) continue;
        place();
        return PatternResult::Drawn;
      }
    }
    return PatternResult::NoRoom;
  }

 private:
  // All headings have one, or none has.
  void choose_icons() {
    const ListContext& context = canvas_.context;
    icons_.assign(looks_.size(), {});
    marks_.assign(looks_.size(), {});
    if (!may_have_icons(context.text, context.slide)) return;
    std::vector<std::string> headings;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      headings.push_back(
          searchable(canvas_.cells[i].parts[0].element.text.paragraphs.front()));
      icons_[i] = looks_[i].icon;
      marks_[i] = looks_[i].point_icon;
      if (marks_[i].empty() && most_ > 1 && names_what_is_done(headings.back())) marks_[i] = kTick;
      const std::vector<ParagraphIr>& points = canvas_.cells[i].parts[1].element.text.paragraphs;
      for (const ParagraphIr& point : points) {
        if (point.level != points.front().level) marks_[i] = {};
      }
    }
    if (std::all_of(icons_.begin(), icons_.end(), [](std::string_view i) { return i.empty(); })) {
      const std::vector<std::string_view> chosen = topic_icons(headings);
      if (!chosen.empty()) icons_ = chosen;
    }
  }

  // What the deck is about is in the accent, away from the others.
  [[nodiscard]] Color band_of(std::size_t column) const {
    const Color& band = looks_[column].band;
    if (subject_ != column || band.rgb != tones_.dark.rgb) return band;
    return contrast_ratio(tones_.accent.rgb, band.rgb) >= kSubjectContrast ? tones_.accent
                                                                            : tones_.accent_on_dark;
  }

  // Whether headings and points fit at that size of the points.
  bool set(double size) {
    Emu band;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      PatternPart& head = canvas_.cells[i].parts[0];
      place_part(columns_[i], head);
      const Color on_band = text_on(canvas_, fill_of(head, band_of(i)));
      const double heading = heading_size(size);
      set_look({heading, heading, true, on_band, on_band, Align::Left, Anchor::Middle, kPaddingPt,
                kBandPaddingPt},
               head);
      if (!icons_[i].empty()) {
        for (ParagraphIr& paragraph : head.element.text.paragraphs)
          paragraph.style.margin_left = emu_from_pt(kHeadIconPt + kHeadIconGapPt);
      }
      if (!fits(canvas_, head, 2)) return false;
      band = std::max(band, needed_height(canvas_, head));
    }
    band_ = snap(band);
    std::vector<ColumnItems> items;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      PatternPart& points = canvas_.cells[i].parts[1];
      const Rect& column = columns_[i];
      place_part({column.x, column.y + band_, column.w, column.h - band_}, points);
      const Color text = text_on(canvas_, fill_of(points, tones_.light));
      set_look({size, size, false, text, text, Align::Left, Anchor::Top, kPaddingPt, 0, false},
               points);
      mark_points(i, points);
      emphasise_figures(size, i, points);
      const Insets& insets = points.element.text.insets;
      items.push_back({&points.element.text, 0, column.w - insets.left - insets.right});
    }
    std::optional<ItemRows> rows = share_rows(canvas_.context.engine, items,
                                              canvas_.area.h - band_, emu_from_pt(kRowPaddingPt));
    if (!rows) return false;
    rows_ = std::move(*rows);
    return true;
  }

  void mark_points(std::size_t column, PatternPart& part) const {
    TextBodyIr& body = part.element.text;
    const BandLook& look = looks_[column];
    if (!marks_[column].empty()) return leave_space_for_marks(0, body);
    if (body.paragraphs.size() == 1 && look.marker.empty()) return;
    const Color color =
        legible_on(look.marker.empty() ? tones_.accent : look.band, tones_.light.rgb, kMinContrast);
    int top = body.paragraphs.front().level;
    for (const ParagraphIr& paragraph : body.paragraphs) top = std::min(top, paragraph.level);
    for (ParagraphIr& paragraph : body.paragraphs) {
      ParagraphStyle& style = paragraph.style;
      style.bullet = {};
      style.bullet.kind = ListKind::Bullet;
      style.bullet.character = look.marker.empty() ? "•" : look.marker;
      style.bullet.color = color;
      style.margin_left = emu_from_pt(kHangingPt * (paragraph.level - top + 1));
      style.indent = -emu_from_pt(kHangingPt);
    }
  }

  // Before anything is emphasised, as sizes are tried one after the other on the same texts.
  void find_figures() {
    for (const PatternCell& cell : canvas_.cells) {
      const PatternPart& part = cell.parts[1];
      figures_.emplace_back();
      for (const ParagraphIr& paragraph : part.element.text.paragraphs) {
        const auto figure = part.source->style.key_figures.value_or(true)
                                ? unmarked_figure(paragraph, canvas_.context.language)
                                : std::optional<Figure>();
        figures_.back().push_back(figure ? std::optional(figure->span) : std::nullopt);
      }
    }
  }

  void emphasise_figures(double size, std::size_t column, PatternPart& part) const {
    std::vector<ParagraphIr>& paragraphs = part.element.text.paragraphs;
    for (std::size_t i = 0; i < paragraphs.size(); ++i) {
      ParagraphIr& paragraph = paragraphs[i];
      if (!figures_[column][i]) continue;
      Emphasised how{.bold = true};
      if (!has_authored_colors(*part.source))
        how.color = legible_on(tones_.accent, fill_of(part, tones_.light).rgb, kMinContrast);
      if (marks_[column].empty() && i < figure_rows_.size() && figure_rows_[i]) {
        how.size_pt = std::round(size * kComparedFigure);
        paragraph.style.bullet = {};
        paragraph.style.margin_left = paragraph.style.indent = Emu(0);
      }
      emphasise(paragraph, *figures_[column][i], how);
    }
  }

  void place() {
    const Emu top = canvas_.area.y, inset = emu_from_pt(kPaddingPt);
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      PatternPart& head = canvas_.cells[i].parts[0];
      PatternPart& points = canvas_.cells[i].parts[1];
      const Rect& column = columns_[i];
      head.element.box = {column.x, top, column.w, band_};
      points.element.box = {column.x, top + band_, column.w, canvas_.area.h - band_};
      set_fill(band_of(i), head);
      set_fill(tones_.light, points);
      if (subject_ == i && !has_own_fill(points)) {
        points.element.line = {{FillIr::Kind::Solid, band_of(i)}, kSubjectPt};
        if (!has_own_fill(head)) head.element.line = points.element.line;
      }
      points.element.text.insets.top = rows_.above[i];
      const std::uint32_t ground = fill_of(points, tones_.light).rgb;
      const Color line{{}, mixed_color(ground, text_on(canvas_, {{}, ground}).rgb, kLineShare)};
      for (std::size_t row = 1; row < rows_.counts[i]; ++row) {
        add_decoration(canvas_, canvas_.over, "line", "rect",
                       {column.x + inset, top + band_ + rows_.edges[row], column.w - inset * 2,
                        emu_from_pt(kBetweenPt)},
                       line);
      }
      add_icons(i, head.element, points.element, ground);
    }
  }

  void add_icons(std::size_t i, const ElementIr& head, const ElementIr& points,
                 std::uint32_t ground) {
    const Emu inset = emu_from_pt(kPaddingPt);
    if (!icons_[i].empty()) {
      const Emu side = std::min(emu_from_pt(kHeadIconPt), head.box.h);
      add_icon(icons_[i],
               {head.box.x + inset, head.box.y + (head.box.h - side) / 2, side, side},
               head.text.paragraphs.front().runs.front().style.color, head);
    }
    if (marks_[i].empty()) return;
    const Color usual = looks_[i].point_icon.empty()
                            ? signal_color(canvas_.context.text, Signal::Good, ground)
                            : looks_[i].point_color;
    const Color color = legible_on(usual, ground, kMinContrast);
    for (std::size_t row = 0; row < rows_.counts[i]; ++row)
      add_icon(marks_[i], mark_box(rows_, row, points.box.x + inset, points.box.y), color, points);
  }

  void add_icon(std::string_view name, const Rect& box, const Color& color,
                const ElementIr& owner) {
    ElementIr icon = icon_piece(name, box, color, owner);
    icon.z = canvas_.z + 1;
    canvas_.over.push_back(std::move(icon));
  }

  PatternCanvas& canvas_;
  const Tones& tones_;
  const std::vector<BandLook>& looks_;
  std::vector<Rect> columns_;
  std::optional<std::size_t> subject_;  // the column that the deck is about
  std::vector<bool> figure_rows_;  // of the points of each column
  std::vector<std::vector<std::optional<Span>>> figures_;  // of each point of each column
  std::vector<std::string_view> icons_, marks_;  // of each column; empty: none
  std::size_t most_ = 1;                         // points of a column
  Emu band_;
  ItemRows rows_;
};

}  // namespace

PatternResult draw_banded_columns(PatternCanvas& canvas, const std::vector<BandLook>& looks) {
  split_heads(canvas);
  for (const PatternCell& cell : canvas.cells) {
    // A heading and one text or list each.
    if (cell.parts.size() != 2) return PatternResult::Grouped;
    for (const PatternPart& part : cell.parts) {
      if (part.element.text.empty()) return PatternResult::Grouped;
    }
  }
  return BandedColumns(canvas, looks).draw();
}

}  // namespace deckle::layout

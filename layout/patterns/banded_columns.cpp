#include "layout/patterns/banded_columns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "layout/icons/icon_piece.h"
#include "layout/icons/topic_icons.h"
#include "layout/lists/column_form.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_rows.h"
#include "layout/lists/figures.h"
#include "layout/lists/item_marks.h"
#include "layout/lists/item_rows.h"
#include "layout/patterns/subject_of_deck.h"
#include "layout/text/contrast.h"
#include "layout/text/own_mark.h"
#include "layout/text/reading_direction.h"
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
// By these shares the points are narrower, to have no line that barely fits.
constexpr std::array<double, 4> kNarrowerPoints = {0, 0.04, 0.08, 0.12};
// The largest size of the points, by their number: a sentence each, two, three, more.
constexpr std::array<double, 4> kLargestPt = {28, 24, 22, 20};
constexpr double kMostRowPt = 124;  // of two sides: a higher row leaves most of it empty
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
    choose_form();
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
    if (!set_at_largest()) return PatternResult::NoRoom;
    place();
    return PatternResult::Drawn;
  }

 private:
  // Bands leave more of the area to the points.
  bool set_at_largest() {
    const std::vector<PatternCell> cells = canvas_.cells;
    const ColumnForm own_form = form_;
    const std::optional<double> own = set_largest();
    if (form_ == ColumnForm::Bands || (own && *own >= kLeastOwnPt)) return own.has_value();
    const auto set_as = [&](ColumnForm form) {
      canvas_.cells = cells;
      form_ = form;
      choose_icons();
      return set_largest();
    };
    const std::optional<double> bands = set_as(ColumnForm::Bands);
    if (!own || (bands && *bands > *own)) return bands.has_value();
    return set_as(own_form).has_value();
  }

  // The size at which the points are set.
  std::optional<double> set_largest() {
    // First of all without lines that barely fit.
    for (const bool steady : {true, false}) {
      for (const double size : kSizesPt) {
        if (size <= largest_pt() && set_steady(size, steady)) return size;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] double largest_pt() const {
    const auto of = [this](const auto& sizes) { return sizes[std::min(most_, sizes.size()) - 1]; };
    if (form_ == ColumnForm::Sides) return of(kSideTextPt);
    return form_ == ColumnForm::Stages ? of(kChipTextPt) : of(kLargestPt);
  }

  bool set_steady(double size, bool steady) {
    for (const double narrower : kNarrowerPoints) {
      if (narrower > 0 && (!steady || form_ == ColumnForm::Bands)) return false;
      if (!set(size, narrower)) return false;
      if (rows_.steady || !steady) return true;
    }
    return false;
  }

  // Columns with looks of their own, such as for and against, keep their bands.
  void choose_form() {
    std::vector<std::string> headings;
    std::vector<const Element*> sources;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      if (!looks_[i].marker.empty() || !looks_[i].point_icon.empty()) return;
      for (const PatternPart& part : canvas_.cells[i].parts) sources.push_back(part.source);
      headings.push_back(
          searchable(canvas_.cells[i].parts[0].element.text.paragraphs.front()));
    }
    form_ = column_form(canvas_.context, headings, sources);
    if (form_ == ColumnForm::Sides && most_ > 1) {
      if (const std::optional<ChipLook> tile = side_tile(canvas_.context))
        chips_.assign(looks_.size(), *tile);
      room_ = stage_room(columns_.front().w);
    }
    if (form_ != ColumnForm::Stages) return;
    stages_ = time_stages(headings);
    room_ = stage_room(columns_.front().w);
    chips_ = chip_looks(canvas_.context, stages_);
  }

  // Whether each point stands on a chip or a tile.
  [[nodiscard]] bool has_chips() const {
    return form_ == ColumnForm::Stages || (form_ == ColumnForm::Sides && !chips_.empty());
  }

  // Lines between points, or a mark before each: not both, and all columns alike.
  [[nodiscard]] bool has_lines() const {
    return !has_chips() &&
           std::all_of(looks_.begin(), looks_.end(),
                       [](const BandLook& look) { return look.marker.empty(); }) &&
           std::all_of(marks_.begin(), marks_.end(),
                       [](std::string_view mark) { return mark.empty(); });
  }

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
    if (form_ != ColumnForm::Stages &&
        std::all_of(icons_.begin(), icons_.end(), [](std::string_view i) { return i.empty(); })) {
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
  bool set(double size, double narrower) {
    Emu band;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      PatternPart& head = canvas_.cells[i].parts[0];
      place_part(columns_[i], head);
      const bool sides = form_ == ColumnForm::Sides;
      const Color on_band =
          sides && icons_[i].empty()
              ? tones_.accent
              : text_on(canvas_, form_ == ColumnForm::Bands ? fill_of(head, band_of(i))
                                                            : tones_.light);
      const double heading = heading_size(size);
      set_look({heading, heading, true, on_band, on_band, Align::Left, Anchor::Middle, inset_pt(),
                sides ? kSideHeadingPaddingPt : kBandPaddingPt},
               head);
      for (ParagraphIr& paragraph : head.element.text.paragraphs)
        paragraph.style.margin_left = emu_from_pt(before_heading_pt(i));
      if (form_ == ColumnForm::Stages) {
        head.element.text.insets.top = emu_from_pt(room_.edge_pt);
        head.element.text.insets.bottom = emu_from_pt(kStageHeadPt);
      }
      if (!fits(canvas_, head, 2)) return false;
      band = std::max(band, needed_height(canvas_, head));
      if (sides && !icons_[i].empty())
        band = std::max(band, emu_from_pt(kSideDiscPt + 2 * kSidePaddingPt));
    }
    band_ = snap(band);
    const bool chips = has_chips();
    const Emu foot = emu_from_pt(chips ? room_.edge_pt - kChipGapPt / 2 : 0);
    std::vector<ColumnItems> items;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      PatternPart& points = canvas_.cells[i].parts[1];
      const Rect& column = columns_[i];
      place_part({column.x, column.y + band_, column.w, column.h - band_}, points);
      const Color text = chips ? chips_[i].text : text_on(canvas_, fill_of(points, tones_.light));
      set_look({size, size, false, text, text, Align::Left, Anchor::Top,
                inset_pt() + (chips ? room_.chip_pt : 0), 0, false},
               points);
      mark_points(i, points);
      emphasise_figures(size, i, points);
      Insets& insets = points.element.text.insets;
      // A slide that is mirrored later keeps the insets of its texts.
      (mirrors(canvas_.context.text) ? insets.left : insets.right) +=
          emu_from_pt(to_pt(column.w) * narrower);
      items.push_back({&points.element.text, 0, column.w - insets.left - insets.right});
    }
    std::optional<Emu> most;
    if (form_ == ColumnForm::Sides && most_ > 1) most = emu_from_pt(kMostRowPt);
    if (chips) most = emu_from_pt(most_ > 1 ? kMostChipRowPt : kMostLoneChipRowPt);
    if (chips && form_ == ColumnForm::Sides && most_ == 2) most = emu_from_pt(kMostTwoTileRowPt);
    std::optional<ItemRows> rows =
        share_rows(canvas_.context.engine, items, canvas_.area.h - band_ - foot,
                   emu_from_pt(kRowPaddingPt + (chips ? kChipGapPt / 2 : 0)), most);
    if (!rows) return false;
    rows_ = std::move(*rows);
    // Rows of one height leave less than a point where the height is no multiple of them.
    const Emu used = band_ + rows_.edges.back() + foot;
    height_ = canvas_.area.h - used > emu_from_pt(1) ? used : canvas_.area.h;
    return true;
  }

  [[nodiscard]] double inset_pt() const { return has_chips() ? room_.edge_pt : kPaddingPt; }

  [[nodiscard]] double before_heading_pt(std::size_t column) const {
    if (form_ == ColumnForm::Stages) return room_.mark_pt + room_.mark_gap_pt;
    // Without an icon the heading begins where the texts on tiles do.
    if (icons_[column].empty()) return has_chips() ? room_.chip_pt : 0.0;
    return form_ == ColumnForm::Sides ? kSideDiscPt + kSideIconGapPt
                                      : kHeadIconPt + kHeadIconGapPt;
  }

  void mark_points(std::size_t column, PatternPart& part) const {
    TextBodyIr& body = part.element.text;
    const BandLook& look = looks_[column];
    if (!marks_[column].empty()) return leave_space_for_marks(0, body);
    if (body.paragraphs.size() == 1 && look.marker.empty()) return;
    Color color =
        legible_on(look.marker.empty() ? tones_.accent : look.band, tones_.light.rgb, kMinContrast);
    const bool chip = has_chips();
    if (chip) color = chips_[column].text;
    int top = body.paragraphs.front().level;
    for (const ParagraphIr& paragraph : body.paragraphs) top = std::min(top, paragraph.level);
    for (ParagraphIr& paragraph : body.paragraphs) {
      ParagraphStyle& style = paragraph.style;
      style.bullet = {};
      // Lines and chips tell points apart.
      const bool apart = paragraph.level == top && (chip || has_lines());
      style.margin_left =
          emu_from_pt(kHangingPt * (paragraph.level - top + (apart ? 0 : 1)));
      if (apart) continue;
      style.indent = -emu_from_pt(kHangingPt);
      if (begins_with_mark(searchable(paragraph))) continue;
      style.bullet.kind = ListKind::Bullet;
      style.bullet.character = look.marker.empty() ? "•" : look.marker;
      style.bullet.color = color;
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
      if (form_ == ColumnForm::Stages) {
        if (part.source->style.key_figures.value_or(true))
          emphasise_on_chip(canvas_.context, stages_[column], chips_[column], false, paragraph);
        continue;
      }
      if (!figures_[column][i]) continue;
      Emphasised how{.bold = true};
      if (!has_authored_colors(*part.source))
        how.color = has_chips() ? chips_[column].accent
                                : legible_on(tones_.accent, fill_of(part, tones_.light).rgb,
                                             kMinContrast);
      if (marks_[column].empty() && i < figure_rows_.size() && figure_rows_[i]) {
        how.size_pt = std::round(size * kComparedFigure);
        paragraph.style.bullet = {};
        paragraph.style.margin_left = paragraph.style.indent = Emu(0);
      }
      emphasise(paragraph, *figures_[column][i], how);
    }
  }

  void place() {
    const Emu top = canvas_.area.y;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      PatternPart& head = canvas_.cells[i].parts[0];
      PatternPart& points = canvas_.cells[i].parts[1];
      const Rect& column = columns_[i];
      head.element.box = {column.x, top, column.w, band_};
      points.element.box = {column.x, top + band_, column.w, height_ - band_};
      if (form_ == ColumnForm::Stages) {
        points.element.text.insets.top = rows_.above[i];
        place_stage(i);
        continue;
      }
      if (form_ == ColumnForm::Sides) {
        clear_fill(head);
        clear_fill(points);
        add_decoration(canvas_, canvas_.behind, std::string(kSideCard), "rect",
                       {column.x, top, column.w, height_}, tones_.light);
        points.element.text.insets.top = rows_.above[i];
        add_chips(i, {column.x, top, column.w, height_}, kSideTile);
        add_lines(i, tones_.light.rgb);
        add_icons(i, head.element, points.element,
                  has_chips() ? chips_[i].fill.rgb : tones_.light.rgb);
        continue;
      }
      set_fill(band_of(i), head);
      set_fill(tones_.light, points);
      if (subject_ == i && !has_own_fill(points)) {
        points.element.line = {{FillIr::Kind::Solid, band_of(i)}, kSubjectPt};
        if (!has_own_fill(head)) head.element.line = points.element.line;
      }
      points.element.text.insets.top = rows_.above[i];
      const std::uint32_t ground = fill_of(points, tones_.light).rgb;
      add_lines(i, ground);
      add_icons(i, head.element, points.element, ground);
    }
  }

  static void clear_fill(PatternPart& part) {
    part.element.fill.kind = FillIr::Kind::None;
    part.element.line.fill.kind = FillIr::Kind::None;
  }

  // Between the points, and of two sides below the heading.
  void add_lines(std::size_t i, std::uint32_t ground) {
    if (has_chips()) return;
    const Rect& column = columns_[i];
    const Emu inset = emu_from_pt(kPaddingPt);
    const Color line{{}, mixed_color(ground, text_on(canvas_, {{}, ground}).rgb, kLineShare)};
    const std::size_t first = form_ == ColumnForm::Sides ? 0 : 1;
    for (std::size_t row = first; row < (has_lines() ? rows_.counts[i] : 1); ++row) {
      add_decoration(canvas_, canvas_.over, "line", "rect",
                     {column.x + inset, canvas_.area.y + band_ + rows_.edges[row],
                      column.w - inset * 2, emu_from_pt(kBetweenPt)},
                     line);
    }
  }

  // Behind each point.
  void add_chips(std::size_t i, const Rect& card, std::string_view name) {
    if (!has_chips()) return;
    for (const Rect& chip : chip_boxes(rows_, i, card, card.y + band_))
      set_chip(chips_[i], false,
               add_decoration(canvas_, canvas_.behind, std::string(name), "rect", chip,
                              chips_[i].fill));
  }

  // The card, the disc before the heading, a chip behind each point, and ticks of what is done.
  void place_stage(std::size_t i) {
    PatternPart& head = canvas_.cells[i].parts[0];
    PatternPart& points = canvas_.cells[i].parts[1];
    clear_fill(head);
    clear_fill(points);
    const Rect card{columns_[i].x, canvas_.area.y, columns_[i].w, height_};
    add_decoration(canvas_, canvas_.behind, std::string(kStageCard), "rect", card, tones_.light);
    add_chips(i, card, "chip");
    const Emu edge = emu_from_pt(room_.edge_pt);
    const Rect mark = stage_mark_box(card, band_ - edge - emu_from_pt(kStageHeadPt));
    set_chip(chips_[i], true,
             add_decoration(canvas_, canvas_.behind, "stage", "ellipse", mark, chips_[i].fill));
    if (marks_[i].empty()) return;
    for (std::size_t row = 0; row < rows_.counts[i]; ++row)
      add_icon(marks_[i],
               mark_box(rows_, row, card.x + edge + emu_from_pt(room_.chip_pt),
                        points.element.box.y),
               chips_[i].accent, points.element);
  }

  void add_icons(std::size_t i, const ElementIr& head, const ElementIr& points,
                 std::uint32_t ground) {
    const Emu inset = emu_from_pt(inset_pt());
    if (form_ == ColumnForm::Sides && !icons_[i].empty()) {
      const Emu side = emu_from_pt(kSideDiscPt);
      int z = canvas_.z;
      for (ElementIr& piece : icon_on_disc(
               icons_[i], {head.box.x + inset, head.box.y + (head.box.h - side) / 2, side, side},
               tones_.accent, tones_.light, head)) {
        piece.z = ++z;
        canvas_.over.push_back(std::move(piece));
      }
    } else if (!icons_[i].empty()) {
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
      add_icon(marks_[i],
               mark_box(rows_, row,
                        points.box.x + inset + emu_from_pt(has_chips() ? room_.chip_pt : 0),
                        points.box.y),
               color, points);
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
  Emu band_, height_;
  ItemRows rows_;
  ColumnForm form_ = ColumnForm::Bands;
  std::vector<TimeStage> stages_;  // of the headings; empty: of another form
  std::vector<ChipLook> chips_;    // of each column, of Stages and of tiles
  StageRoom room_{};
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

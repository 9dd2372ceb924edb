#include "layout/tables/table.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "layout/base/frame.h"
#include "layout/messages/tr.h"
#include "layout/tables/best_scores.h"
#include "layout/tables/columns.h"
#include "layout/tables/late_dates.h"
#include "layout/tables/letter_tiles.h"
#include "layout/tables/level_cells.h"
#include "layout/tables/merge_cells.h"
#include "layout/tables/solve.h"
#include "layout/tables/table_emphasis.h"
#include "layout/tables/table_marks.h"
#include "layout/text/better_words.h"
#include "layout/text/contrast.h"
#include "layout/text/language.h"
#include "layout/text/word_break.h"
#include "measure/unicode/direction.h"
#include "slidespec/core/utf8.h"
#include "slidespec/model/table_style.h"

namespace deckle::layout {
namespace {

constexpr double kCaptionPt = 14;
constexpr double kCaptionGapPt = 4;
// The maximum number of rows on a slide (docs/design.md, "Tables").
constexpr int kRowLimit = 12;
// Tint of a plain header and grey of row rules: shares of accent and text in the slide's background.
constexpr double kHeaderTint = 0.14, kRuleTint = 0.22;
// Ours: a longer first column has sentences, which are not the names of their rows.
constexpr std::size_t kLongestName = 60;
// What an area needs to be seen as one (WCAG 2.1, 1.4.11).
constexpr double kAreaContrast = 3;
// Ours: less between the header of a column that matters and the others is not seen.
constexpr double kNamedContrast = 1.4;
// Ours: of the accent in the page's colour, behind the row or column that matters.
constexpr double kNamedShare = 0.18;
// Ours: of the accent in the page's colour, behind letters that matter less.
constexpr double kMiddleTile = 0.32, kPaleTile = 0.12;
// Of the text, and the hanging indent of a dot or tick, of the size: a disc of East Asian faces is an
// em wide.
constexpr double kMarkerPct = 125, kDotIndentEm = 1.6;
// The disc of a serif face comes from a face of its own on each computer, often an em wide. PowerPoint's own
// bullets are in Arial.
constexpr const char* kDotFont = "Arial";
// Ours: no longer cell is centred beside a yes or a no.
constexpr std::size_t kLongestCentred = 16;
// `highlight` of a table in which nothing is emphasised.
constexpr const char* kNoHighlight = "none";

// A style's colour under this layout's colour map.
Color under(const templates::Layout& layout, const Color& color) {
  return color.scheme.empty() ? color : templates::resolve_color(layout, color.scheme);
}

// The colour if it has enough contrast on `background`, else the better of the two text colours.
Color readable(const TextContext& context, const Color& color, std::uint32_t background) {
  return contrast_ratio(color.rgb, background) >= kMinContrast ? color
                                                               : readable_on(context, background);
}

class TableStyler {
  using Show = TableColumnStyle::Show;

 public:
  TableStyler(const TextContext& text, const Slot& slot, const Element& element)
      : text_(text),
        element_(element),
        content_(std::get<TableContent>(element.content)),
        base_(*slot_text(text, slot)),
        tones_(tones_of(text)),
        extra_(element.style.table != nullptr ? *element.style.table : TableStyle{}),
        emphasis_(table_emphasis(content_, extra_.total)) {
    if (!plain() && text.t.path.empty() && !element.style.color) best_ = best_scores(content_);
  }

  TableIr styled(DiagnosticSink& notes) {
    read_format(notes);
    set_style();
    table_.rtl = is_right_to_left(text_.deck.language);
    table_.size_fixed = element_.style.size_pt.has_value();
    table_.min_pt = element_.constraints.min_font_pt.value_or(0);
    table_.size_pt = std::max(element_.style.size_pt.value_or(kTableSizesPt[0]), table_.min_pt);
    table_.row_limit = static_cast<std::size_t>(element_.style.rows_per_page.value_or(kRowLimit));
    table_.total_row =
        !content_.rows.empty() &&
        extra_.total.value_or(is_total(content_.rows.back()) || (emphasises() && emphasis_.result));
    if (content_.page) {
      // A page of a size alone, without columns, has the widths that its cells need.
      table_.widths_fixed = !content_.page->columns.empty();
      table_.size_fixed = true;
      table_.size_pt = content_.page->size_pt;
      table_.total_row = table_.total_row && content_.page->last;
    }
    for (const TableColumnFormat& format : column_formats(content_))
      table_.columns.push_back({Emu(0), format});
    set_widths();
    read_cells();
    header();
    for (std::size_t r = 0; r < content_.rows.size(); ++r) row(r);
    merge_cells(
        extra_, cells_, [this](bool bold) { return body({}, cell_color_, bold, Align::Left, false); },
        table_);
    if (!content_.title.empty()) caption();
    return std::move(table_);
  }

 private:
  void read_format(DiagnosticSink& notes) {
    const auto read = [&](const std::string& requested, const std::string& place) {
      std::optional<NumberFormat> format;
      if (requested.empty() || requested == "General") return format;
      format = parse_cell_format(requested);
      if (!format) report_format(requested, place, notes);
      return format;
    };
    format_ = read(element_.style.number_format, "/style/number_format");
    for (std::size_t i = 0; i < extra_.columns.size(); ++i)
      column_formats_.push_back(read(extra_.columns[i].format,
                                     "/style/columns/" + std::to_string(i) + "/format"));
  }

  void report_format(const std::string& requested, const std::string& place,
                     DiagnosticSink& notes) const {
    Diagnostic d;
    d.rule = "number-format-ignored";
    d.severity = Severity::Note;
    d.defect = false;
    d.at.element_id = element_.element_id;
    d.at.pointer = element_.pointer + place;
    d.message = tr("a table cannot use the number format \"{}\"; its numbers are written in full",
                   requested);
    d.hint = tr("use digits, grouping, decimals, percent and literal text, as in #,##0.0 or 0%");
    notes.push_back(std::move(d));
  }

  void set_style() {
    const templates::Layout& layout = text_.layout;
    const std::uint32_t background = layout.background_rgb;
    const Color text_color = templates::resolve_color(layout, "tx1");
    const Color accent = templates::resolve_color(layout, "accent1");
    TableStyleIr& out = table_.style;
    out.header_fill =
        plain() ? Color{"", mixed_color(background, accent.rgb, kHeaderTint)} : head_fill();
    out.header_rule = plain() ? accent : out.header_fill;
    out.row_rule = {"", mixed_color(background, readable_on(text_, background).rgb, kRuleTint)};
    cell_color_ = header_color_ = text_color;
    if (const auto& style = text_.t.table_style) {
      out.style_id = style->id;
      if (style->text) cell_color_ = under(layout, *style->text);
      header_color_ = style->header_text ? under(layout, *style->header_text) : cell_color_;
      out.header_fill =
          style->header_fill ? under(layout, *style->header_fill) : Color{"", background};
      out.header_filled = style->header_fill.has_value();
      if (style->body_fill) out.body_fill = under(layout, *style->body_fill);
      if (style->total_fill) out.total_fill = under(layout, *style->total_fill);
      if (style->total_text) total_color_ = under(layout, *style->total_text);
    } else {
      out.painted = out.header_filled = true;
    }
    if (element_.style.fill && *element_.style.fill != "none") {
      out.header_fill = templates::resolve_color(layout, *element_.style.fill);
      header_filled_ = true;
    }
    out.header_authored = header_filled_;
    out.header_filled = out.header_filled || header_filled_;
    cell_color_ = readable(text_, cell_color_, out.body_fill ? out.body_fill->rgb : background);
    header_color_ = readable(text_, header_color_, out.header_fill.rgb);
    if (element_.style.color) cell_color_ = templates::resolve_color(layout, *element_.style.color);
  }

  TextBodyIr body(const std::string& text, const Color& color, bool bold, Align align,
                  bool authored, bool numeric = false) const {
    TextBodyIr out;
    out.word_break = word_break_of(text_, element_, SlotRole::Table);
    for (std::size_t start = 0; start <= text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      const std::string line = text.substr(start, end - start);
      ParagraphIr paragraph = plain_paragraph(text_, line, base_);
      paragraph.style = {};
      const auto direction = measure::first_strong_direction(line);
      // A number keeps its sign in front of it.
      const bool number = !direction && !line.empty() &&
                          (align == Align::Right || numeric);
      paragraph.style.rtl =
          direction ? *direction == measure::Direction::RightToLeft : table_.rtl && !number;
      paragraph.style.align = align;
      if (table_.rtl && align != Align::Center)
        paragraph.style.align = align == Align::Right ? Align::Left : Align::Right;
      const auto set = [&](RunStyle& style) {
        style.size_pt = table_.size_pt;
        style.bold = bold;
        style.italic = element_.style.italic.value_or(false);
        style.underline = false;
        style.baseline_pct = 0;
        style.spacing_pt = 0;
        style.color = color;
      };
      for (RunIr& run : paragraph.runs) {
        set(run.style);
        run.color_authored = authored;
      }
      set(paragraph.end);
      if (start == end) paragraph.runs.clear();
      out.paragraphs.push_back(std::move(paragraph));
      start = end + 1;
    }
    return out;
  }

  bool authored() const { return element_.style.color.has_value(); }

  [[nodiscard]] const TableColumnStyle& column_style(std::size_t column) const {
    static const TableColumnStyle kNothing;
    return column < extra_.columns.size() ? extra_.columns[column] : kNothing;
  }

  // Shares that the author gave; a column without one takes their mean. A page of a larger table
  // has those of the whole.
  void set_widths() {
    if (content_.page && !content_.page->columns.empty()) return;
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (const auto& width = column_style(i).width) {
        sum += *width;
        ++count;
      }
    }
    if (count == 0) return;
    table_.widths_fixed = true;
    for (std::size_t i = 0; i < table_.columns.size(); ++i)
      table_.columns[i].format.share = column_style(i).width.value_or(sum / count);
  }

  // The format of a column's numbers: its own, or that of the table.
  [[nodiscard]] const std::optional<NumberFormat>& format_of(std::size_t column) const {
    const bool own = column < column_formats_.size() && column_formats_[column];
    return own ? column_formats_[column] : format_;
  }

  [[nodiscard]] bool plain() const { return is_plain_table(element_.style); }

  // Whether what decides may be emphasised without being asked for.
  [[nodiscard]] bool emphasises() const {
    return !plain() && element_.style.highlight != kNoHighlight;
  }

  // The dark, where it is seen on the page.
  [[nodiscard]] Color head_fill() const {
    if (text_.t.theme != nullptr) return tones_.dark;
    const bool seen =
        contrast_ratio(tones_.dark.rgb, text_.layout.background_rgb) >= kAreaContrast;
    return seen ? tones_.dark : tones_.light;
  }

  void read_cells() {
    for (const std::vector<Cell>& row : content_.rows) {
      std::vector<std::string> cells;
      for (std::size_t i = 0; i < table_.columns.size(); ++i)
        cells.push_back(i < row.size() ? cell_text(row[i], table_.columns[i].format, format_of(i))
                                       : std::string());
      cells_.push_back(std::move(cells));
    }
    marks_.resize(table_.columns.size());
    compares_.assign(table_.columns.size(), false);
    read_marks();
    fill_levels();
    fill_letters();
  }

  void read_marks() {
    if (plain()) return;
    marks_ = column_marks(cells_, table_.columns.size(), table_.total_row);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      if (marks_[i].kind == ColumnMarks::Kind::Levels &&
          (names_no_levels(content_.columns[i]) || column_style(i).show == Show::Text))
        marks_[i].kind = ColumnMarks::Kind::Plain;
    }
    if (emphasises()) late_ = late_dates(content_.columns, cells_);
    answers_ = has_answers(cells_);
    for (std::size_t i = 1; i < compares_.size() && answers_; ++i) compares_[i] = is_compared(i);
    const bool named = table_.columns.size() > 1 && !table_.columns[0].format.numeric;
    names_bold_ = named && std::none_of(cells_.begin(), cells_.end(), [](const auto& row) {
                    return utf8::length(row.front()) > kLongestName;
                  });
  }

  // Whether the column says yes or no to some rows, and something short to the others.
  [[nodiscard]] bool is_compared(std::size_t column) const {
    const auto answers = [&](const auto& row) { return answer_of(row[column]).has_value(); };
    const auto is_short = [&](const auto& row) {
      return row[column].find('\n') == std::string::npos && utf8::length(row[column]) <= kLongestCentred;
    };
    return shows_text(column) && std::any_of(cells_.begin(), cells_.end(), answers) &&
           std::all_of(cells_.begin(), cells_.end(), is_short);
  }

  [[nodiscard]] bool shows_text(std::size_t column) const {
    return column_style(column).show == Show::Auto || column_style(column).show == Show::Text;
  }

  // Whether the cells of the column are filled by their levels. A text of the author's colour is
  // read on the page. On a dark page of somebody else's template a table may stand on a light
  // panel, where the fills for the page would be strongest for the lowest level.
  [[nodiscard]] bool is_filled(std::size_t column) const {
    const bool known = text_.t.path.empty() || table_.style.body_fill ||
                       !is_dark_page(text_.layout.background_rgb);
    return known && emphasises() && column < emphasis_.levels.size() && emphasis_.levels[column] &&
           marks_[column].kind == ColumnMarks::Kind::Levels && !element_.style.color &&
           column_style(column).show == Show::Auto;
  }

  [[nodiscard]] std::optional<Signal> signal_of(std::size_t row, std::size_t column) const {
    return level_signal(cells_[row][column], better_[column]);
  }

  // The look of every cell that its level fills; each level is solved once.
  void fill_levels() {
    for (const std::string& heading : content_.columns)
      better_.push_back(better_level(element_.style, heading));
    level_cells_.assign(cells_.size(), std::vector<std::optional<LevelCell>>(better_.size()));
    std::map<std::pair<Signal, int>, LevelCell> known;
    const std::uint32_t page = background_of(false);
    const Color ink = readable(text_, cell_color_, page);
    for (std::size_t i = 0; i < better_.size(); ++i) {
      if (!is_filled(i)) continue;
      for (std::size_t r = 0; r < cells_.size() - (table_.total_row ? 1 : 0); ++r) {
        const std::optional<LevelWord> word = level_word(cells_[r][i]);
        if (!word) continue;
        const std::pair level(*signal_of(r, i), word->step);
        auto found = known.find(level);
        if (found == known.end())
          found =
              known.emplace(level, level_cell(text_, level.first, level.second, page, ink)).first;
        level_cells_[r][i] = found->second;
      }
    }
  }

  // Of letters the tiles, on the built-in templates, whose tones are known.
  void fill_letters() {
    if (!text_.t.path.empty() || plain() || element_.style.color || table_.style.body_fill) return;
    const auto tiles = letter_tiles(cells_, table_.columns.size());
    const std::uint32_t page = text_.layout.background_rgb;
    const auto mixed = [&](double share) {
      return Color{"", mixed_color(page, tones_.accent.rgb, share)};
    };
    for (std::size_t r = 0; r < tiles.size(); ++r) {
      for (std::size_t c = 0; c < tiles[r].size(); ++c) {
        if (!tiles[r][c]) continue;
        const Color fill = *tiles[r][c] == TileWeight::Strong   ? tones_.accent
                           : *tiles[r][c] == TileWeight::Dark   ? tones_.dark
                           : *tiles[r][c] == TileWeight::Middle ? mixed(kMiddleTile)
                                                                : mixed(kPaleTile);
        level_cells_[r][c] = {
            fill, legible_on(readable_on(text_, fill.rgb), fill.rgb, text_contrast(text_))};
      }
    }
  }

  [[nodiscard]] std::optional<LevelCell> level_cell_at(std::size_t row, std::size_t column) const {
    return level_cells_[row][column];
  }

  [[nodiscard]] bool is_late(std::size_t row, std::size_t column) const {
    return row < late_.size() &&
           std::find(late_[row].begin(), late_[row].end(), column) != late_[row].end();
  }

  [[nodiscard]] bool is_numeric(std::size_t column) const {
    return table_.columns[column].format.numeric;
  }

  Align align_of(std::size_t column) const {
    if (const auto& align = column_style(column).align) return *align;
    if (marks_[column].kind == ColumnMarks::Kind::Short || compares_[column] || is_filled(column))
      return Align::Center;
    // Digits of one place are below one another, in either direction of the table.
    return table_.columns[column].format.numeric && !table_.rtl ? Align::Right : Align::Left;
  }

  // The space between columns of unlike alignment. Which side an indent of a right-to-left table is
  // on depends on the application, so there it is left out.
  void keep_apart(std::size_t column, TextBodyIr& cell) const {
    if (column == 0 || table_.rtl || plain() || align_of(column) == align_of(column - 1) ||
        align_of(column) == Align::Center)
      return;
    const bool behind_figures =
        align_of(column - 1) == Align::Right && align_of(column) == Align::Left;
    for (ParagraphIr& paragraph : cell.paragraphs)
      paragraph.style.margin_left +=
          emu_from_pt(behind_figures ? kBehindFiguresGapPt : kUnlikeGapPt);
  }

  // Where the cells of a row lie: on the page, or on the tint of a total.
  std::uint32_t background_of(bool total) const {
    if (total && !is_tinted() && table_.style.total_fill) return table_.style.total_fill->rgb;
    const std::uint32_t page =
        table_.style.body_fill ? table_.style.body_fill->rgb : text_.layout.background_rgb;
    return total && is_tinted() ? total_fill().rgb : page;
  }

  // As dark as the head where the title is about the total, and in tables of scores, which are read
  // for it; else pale.
  [[nodiscard]] bool is_strong_total() const {
    return text_.t.path.empty() && !plain() && table_.total_row && !cells_.empty() &&
           (extra_.title_total || names_score(cells_.back().front()) || is_result());
  }

  // Whether the last row is what remains of the others, and not a sum.
  [[nodiscard]] bool is_result() const {
    return emphasises() && table_.total_row && emphasis_.result;
  }

  [[nodiscard]] Color total_fill() const {
    return is_strong_total() ? table_.style.header_fill : tones_.light;
  }

  // The table style of somebody else's template paints its total row itself.
  [[nodiscard]] bool is_tinted() const {
    return (table_.style.painted || text_.t.path.empty()) && !plain();
  }

  void header() {
    TableRowIr row;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      Color color = header_color_;
      if (is_named_column(i) && text_.t.path.empty()) {
        // The accent, away from the header's fill where both are alike.
        const Color fill = header_of_named();
        row.fills.resize(table_.columns.size());
        row.fills[i] = fill;
        color = legible_on(readable_on(text_, fill.rgb), fill.rgb, text_contrast(text_));
      }
      row.cells.push_back(body(content_.columns[i], color, true, align_of(i), false, is_numeric(i)));
      keep_apart(i, row.cells.back());
    }
    table_.rows.push_back(std::move(row));
  }

  void row(std::size_t index) {
    const bool sum = table_.total_row && index + 1 == content_.rows.size();
    const bool bold = element_.style.bold.value_or(false) || sum;
    TableRowIr row;
    row_name_ = cells_[index].front();
    row_ = index;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const std::string& text = cells_[index][i];
      const std::optional<LevelCell> level = level_cell_at(index, i);
      const bool name = ((i == 0 && names_bold_) || is_total_column(i) || is_late(index, i) ||
                         level.has_value() || is_best(index, i)) &&
                        !element_.style.bold;
      row.cells.push_back(body(text, level ? level->text : color_of(text, i, sum), bold || name,
                               align_of(i), authored(), is_numeric(i)));
      if (!level) add_dot(text, i, sum, row.cells.back());
      add_harvey(index, i, row.cells.back());
      keep_apart(i, row.cells.back());
      if (sum && is_tinted()) row.fills.push_back(total_fill());
    }
    std::vector<bool> own(table_.columns.size(), false);
    for (std::size_t i = 0; i < own.size(); ++i) {
      const std::optional<LevelCell> level = level_cell_at(index, i);
      if (!level) continue;
      row.fills.resize(own.size());
      row.fills[i] = level->fill;
    }
    for (const TableCellStyle& cell : extra_.cells) {
      if (cell.row != index || cell.column >= table_.columns.size()) continue;
      own[cell.column] = true;
      const bool by_content = is_late(index, cell.column) || level_cell_at(index, cell.column);
      set_cell(cell,
               bold || (cell.column == 0 && names_bold_) || is_total_column(cell.column) ||
                   (by_content && !element_.style.bold),
               sum, row);
    }
    for (std::size_t i = 0; i < own.size(); ++i) {
      // A level keeps its fill in a row or column that is emphasised.
      if (!own[i] && is_named(index, i) && !level_cell_at(index, i))
        set_cell(look_of_named(index, i), bold, sum, row);
    }
    table_.rows.push_back(std::move(row));
  }

  // The last one, of numbers, if its heading says so.
  [[nodiscard]] bool is_total_column(std::size_t column) const {
    return column > 0 && column + 1 == table_.columns.size() && !plain() &&
           table_.columns[column].format.numeric && names_total(content_.columns[column]);
  }

  [[nodiscard]] bool is_named_column(std::size_t column) const {
    const std::string& name = element_.style.highlight;
    return !name.empty() && !plain() && column > 0 && content_.columns[column] == name;
  }

  [[nodiscard]] Color header_of_named() const {
    const Color& accent = tones_.accent;
    return contrast_ratio(accent.rgb, table_.style.header_fill.rgb) >= kNamedContrast
               ? accent
               : tones_.accent_on_dark;
  }

  [[nodiscard]] bool is_counted(std::size_t row) const {
    return std::find(extra_.title_rows.begin(), extra_.title_rows.end(), row) !=
           extra_.title_rows.end();
  }

  // Whether the cell is in the row or column of `highlight`, or in a row that the title counts.
  [[nodiscard]] bool is_named(std::size_t row, std::size_t column) const {
    if (plain()) return false;
    if (is_counted(row)) return true;
    const std::string& name = element_.style.highlight;
    if (name.empty()) return false;
    if (is_named_column(column)) return true;
    const std::vector<Cell>& cells = content_.rows[row];
    const auto* first = cells.empty() ? nullptr : std::get_if<std::string>(&cells.front());
    return first != nullptr && *first == name;
  }

  [[nodiscard]] bool is_best(std::size_t row, std::size_t column) const {
    return row < best_.size() && best_[row][column];
  }

  // What a row that is emphasised is like: bad where a level or state in it is, as of a risk, not
  // yet bad where its state is at risk; else nothing.
  [[nodiscard]] std::optional<Signal> concern_of(std::size_t row) const {
    std::optional<Signal> out;
    for (std::size_t i = 1; i < table_.columns.size(); ++i) {
      if (marks_[i].kind != ColumnMarks::Kind::Levels) continue;
      const std::optional<Signal> signal = signal_of(row, i);
      if (signal == Signal::Bad) return signal;
      const std::optional<LevelWord> word = level_word(cells_[row][i]);
      if (word && word->at_risk) out = signal;
    }
    return out;
  }

  // What `highlight` names is on the accent itself, the column in one piece with its heading. Rows that a
  // title counts are several, and tinted: in the warning where the row says that something is bad.
  [[nodiscard]] TableCellStyle look_of_named(std::size_t row, std::size_t column) const {
    TableCellStyle cell;
    cell.row = row;
    cell.column = column;
    cell.bold = true;
    // In a table of scores the best of each row stand out, and of this column the result.
    const bool result = table_.total_row && row + 1 == content_.rows.size();
    if (!best_.empty() && !is_counted(row) && !result) {
      cell.bold = is_best(row, column);
      cell.fill = fmt::format("{:06X}", mixed_color(text_.layout.background_rgb, tones_.accent.rgb,
                                                    kNamedShare));
      return cell;
    }
    if (text_.t.path.empty() && !is_counted(row)) {
      cell.fill = fmt::format("{:06X}", header_of_named().rgb);
      return cell;
    }
    const std::optional<Signal> concern = is_named_column(column) ? std::nullopt : concern_of(row);
    const Color tint = concern ? area_hue(text_, *concern) : tones_.accent;
    cell.fill = fmt::format("{:06X}",
                            mixed_color(text_.layout.background_rgb, tint.rgb, kNamedShare));
    return cell;
  }

  // A cell with a look of its own.
  void set_cell(const TableCellStyle& cell, bool bold, bool sum, TableRowIr& row) {
    const std::size_t column = cell.column;
    const std::string& text = cells_[cell.row][column];
    Color color = color_of(text, column, sum);
    bool authored_color = authored();
    if (cell.fill) {
      const Color fill = templates::resolve_color(text_.layout, *cell.fill);
      row.fills.resize(table_.columns.size());
      row.fills[column] = fill;
      color = is_late(cell.row, column) && !element_.style.color
                  ? legible_on(warning_hue(text_), fill.rgb, text_contrast(text_))
                  : readable(text_, color, fill.rgb);
    } else if (const std::optional<LevelCell> level = level_cell_at(cell.row, column)) {
      color = level->text;
    }
    if (cell.color) {
      color = templates::resolve_color(text_.layout, *cell.color);
      authored_color = true;
    }
    const TextBodyIr before = std::move(row.cells[column]);
    row.cells[column] = body(text, color, cell.bold.value_or(bold),
                             cell.align.value_or(align_of(column)), authored_color,
                             is_numeric(column));
    // The markers stay, in a colour that is read on the fill.
    TextBodyIr& now = row.cells[column];
    for (std::size_t i = 0; i < now.paragraphs.size() && i < before.paragraphs.size(); ++i) {
      const ParagraphStyle& old = before.paragraphs[i].style;
      now.paragraphs[i].style.margin_left = old.margin_left;
      now.paragraphs[i].style.indent = old.indent;
      if (old.bullet.kind == ListKind::None) continue;
      now.paragraphs[i].style.bullet = old.bullet;
      if (!cell.fill || !old.bullet.color) continue;
      const Color marked =
          legible_on(*old.bullet.color, row.fills[column]->rgb, text_contrast(text_));
      now.paragraphs[i].style.bullet.color = marked;
      // A level's word has the colour of its dot.
      if (cell.color || before.paragraphs[i].end.color.rgb != old.bullet.color->rgb) continue;
      for (RunIr& run : now.paragraphs[i].runs) run.style.color = marked;
      now.paragraphs[i].end.color = marked;
    }
  }

  // The colour of a change says whether it is good; an authored one wins.
  Color color_of(const std::string& text, std::size_t column, bool total) const {
    const std::uint32_t background = background_of(total);
    const Color own_color =
        total && !is_tinted() && total_color_ ? *total_color_ : cell_color_;
    const Color plain_color =
        element_.style.color ? cell_color_ : readable(text_, own_color, background);
    const bool red = extra_.negatives_red.value_or(total && is_result() && is_tinted());
    if (red && table_.columns[column].format.numeric && is_below_zero(text, text_.deck.language))
      return legible_on(warning_hue(text_), background, text_contrast(text_));
    if (is_late(row_, column) && !element_.style.color)
      return legible_on(warning_hue(text_), background, text_contrast(text_));
    if (!total && is_best(row_, column))
      return legible_on(tones_.accent, background, text_contrast(text_));
    if (element_.style.color || marks_[column].kind != ColumnMarks::Kind::Changes)
      return plain_color;
    // The fill that a table style gives its last row is often that of the header.
    if (total && !is_tinted()) return plain_color;
    const int sign = change_sign(text, text_.deck.language) *
                     (better_for(element_.style, row_name_ + '\n' + content_.columns[column]) == Better::Down
                          ? -1
                          : 1);
    if (sign == 0) return plain_color;
    return legible_on(sign > 0 ? tones_.accent : tones_.warning, background, kMinContrast);
  }

  void set_marker(const char* character, const Color& color, TextBodyIr& cell,
                  const char* font = "") const {
    const Emu indent = emu_from_pt(kDotIndentEm * table_.size_pt);
    for (ParagraphIr& paragraph : cell.paragraphs) {
      ParagraphStyle& style = paragraph.style;
      style.bullet.kind = ListKind::Bullet;
      style.bullet.character = character;
      style.bullet.font = font;
      style.bullet.color = color;
      style.bullet.size_pct = kMarkerPct;
      style.margin_left = indent;
      style.indent = -indent;
    }
  }

  // A disc filled by quarters before a share.
  void add_harvey(std::size_t row, std::size_t column, TextBodyIr& cell) {
    if (column_style(column).show != Show::Harvey) return;
    static constexpr const char* kDiscs[] = {"○", "◔", "◑", "◕", "●"};
    if (harveys_.size() <= column) harveys_.resize(table_.columns.size());
    if (harveys_[column].empty()) harveys_[column] = harvey_quarters(content_.rows, column);
    if (const std::optional<int> quarters = harveys_[column][row])
      set_marker(kDiscs[*quarters], tones_.accent, cell);
  }

  // A total has one only where the author asks for lights.
  void add_dot(const std::string& text, std::size_t column, bool total, TextBodyIr& cell) const {
    const Show show = column_style(column).show;
    const bool levels =
        marks_[column].kind == ColumnMarks::Kind::Levels && !total && show != Show::Harvey;
    if (!levels && show != Show::Lights) return add_answer(text, column, total, cell);
    const auto signal = level_signal(text, better_[column]);
    if (!signal) return;
    // What is not begun is neither good nor bad: an empty disc beside words as they are.
    if (*signal == Signal::Open)
      return set_marker("○", readable(text_, cell_color_, background_of(total)), cell, kDotFont);
    const Color color = signal_color(text_, *signal, background_of(total));
    set_marker("●", color, cell, kDotFont);
    for (ParagraphIr& paragraph : cell.paragraphs) {
      if (element_.style.color) continue;
      for (RunIr& run : paragraph.runs) run.style.color = color;
      paragraph.end.color = color;
    }
  }

  // A tick before a yes, a cross before a no, in the colours of good and bad; `better: down` says that
  // a no is good.
  void add_answer(const std::string& text, std::size_t column, bool total, TextBodyIr& cell) const {
    if (!answers_ || column == 0 || !shows_text(column)) return;
    const std::optional<bool> yes = answer_of(text);
    if (!yes) return;
    const bool good = *yes == (element_.style.better.value_or(Better::Up) == Better::Up);
    set_marker(*yes ? "✓" : "✗",
               signal_color(text_, good ? Signal::Good : Signal::Bad, background_of(total)), cell);
  }

  void caption() {
    TextBodyIr out = body(content_.title, cell_color_, true, Align::Left, authored());
    out.insets = {kCellSidePadding, Emu(0), kCellSidePadding, emu_from_pt(kCaptionGapPt)};
    for (ParagraphIr& paragraph : out.paragraphs) {
      const double size = std::max(kCaptionPt, table_.min_pt);
      for (RunIr& run : paragraph.runs) run.style.size_pt = size;
      paragraph.end.size_pt = size;
    }
    table_.caption = std::move(out);
  }

  const TextContext& text_;
  const Element& element_;
  const TableContent& content_;
  InheritedText base_;
  Tones tones_;
  TableStyle extra_;
  TableEmphasis emphasis_;
  std::optional<NumberFormat> format_;
  std::vector<std::optional<NumberFormat>> column_formats_;  // those of columns of their own
  std::vector<std::vector<std::optional<int>>> harveys_;     // of columns with discs, by row
  Color cell_color_, header_color_;
  std::optional<Color> total_color_;  // that the table style gives the last row
  bool header_filled_ = false;
  std::vector<std::vector<std::string>> cells_;  // as they are shown
  std::vector<ColumnMarks> marks_;               // of the columns
  std::vector<Better> better_;                   // of the columns: which levels are good
  std::vector<std::vector<std::optional<LevelCell>>> level_cells_;  // by row
  std::vector<std::vector<std::size_t>> late_;   // columns of late dates, by row
  std::vector<std::vector<bool>> best_;          // by row: the best score; empty: it has none
  std::size_t row_ = 0;                          // that is being made
  std::string row_name_;                         // its first cell
  bool answers_ = false;                         // cells that say yes or no are marked
  std::vector<bool> compares_;                   // columns of yes, no and short words
  bool names_bold_ = false;                      // those of the first column
  TableIr table_;
};

}  // namespace

bool is_plain_table(const ElementStyle& style) { return style.variant == "plain"; }

void style_table(const TextContext& text, const Slot& slot, const Element& element,
                 const LayoutContext& context, ElementIr& out, DiagnosticSink& notes) {
  const auto& content = std::get<TableContent>(element.content);
  out.data = std::make_shared<const ElementContent>(element.content);
  out.alt_text = describe_table(content, context.deck.language);
  // A placeholder for text alone cannot hold a table (ECMA-376 Part 1, 19.7.10).
  if (slot.placeholder != nullptr && slot.placeholder->type != "body" &&
      slot.placeholder->type != "subTitle") {
    const templates::Placeholder& p = *slot.placeholder;
    out.placeholder = PlaceholderRef{p.type, p.idx, p.name, p.box, nullptr};
  }
  out.table = std::make_shared<const TableIr>(TableStyler(text, slot, element).styled(notes));
}

}  // namespace deckle::layout

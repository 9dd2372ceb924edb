#include "layout/lists/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "layout/lists/decision_band.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/few_words.h"
#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/list_icons.h"
#include "layout/lists/row_heights.h"
#include "layout/lists/second_figure.h"
#include "layout/lists/subject_heads.h"
#include "layout/lists/subject_rows.h"
#include "layout/text/reading_direction.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours: rows are set at 20 to 24 pt, as they are read across, and those of a few words at 28.
constexpr std::array<double, 4> kSizesPt = {28, 24, 22, 20};
constexpr double kLargestPt = 24;
// Ours: rows that do not all fit at one height are each as high as their text, at these sizes, where the plain
// list takes no more than this share of its area: one that is full stays as it is.
constexpr std::array<double, 2> kUnequalSizesPt = {20, 18};
constexpr double kSparseShare = 0.72;
// Ours: up to so many rows take a larger size than the text of their deck where they fill at most
// this share of their height, in one line, or more beside a picture, and this share of it is left
// for the wider letters of another program.
constexpr std::size_t kFewRows = 5;
constexpr double kFewShare = 0.55, kFewSlack = 0.14;
constexpr std::size_t kNarrowLines = 3;  // beside a picture
// Ours: only words that leave so much of their line free are larger than kLargestPt.
constexpr double kLargestSlack = 0.4, kLargestSlackOfThree = 0.14;
// Figures beside rows, and numbers of an agenda.
constexpr std::array<double, 3> kFigureSizesPt = {32, 28, 24};
constexpr double kNumberPct = 140;
// From row to row at most, by the number of rows: two or three fill a slide as more do (ours).
constexpr double kPaddingPt = 8;
constexpr std::array<double, 3> kMaxStepsPt = {96, 124, 150};  // more, three, two
// Ours: by these shares the text of rows is narrower, to have no line that barely fits; the last
// one stands for the full width, whatever its lines.
constexpr std::array<double, 5> kNarrower = {0, 0.04, 0.08, 0.12, 1};
// Of the area (docs/design.md, "Sizes and filling").
constexpr double kFill = 0.86, kFillWithBand = 0.94;
constexpr double kColumnSpacePt = 24;  // between a column of heads or figures and the text
// Two figures in a row leave its sentence nearly the width that it had with one.
constexpr double kMaxColumnShare = 0.36, kMaxTwoFiguresShare = 0.185, kMinHeadShare = 0.12;
constexpr double kSecondFigureShare = 0.85;  // ours, of the size of the first
constexpr double kFigureSlack = 13.0 / 12;
constexpr double kNumberIndentPt = 44;
constexpr double kBlockPt = 64, kIconPt = 32, kSignPt = 44, kNumberPt = 24;  // ours: before the text of a row
constexpr double kNarrowShare = 0.55;  // ours, of the page between its margins
constexpr double kBandGapPt = 8;
constexpr std::array<double, 3> kMaxBandStepsPt = {92, 118, 150};
constexpr double kMaxBandContrast = 1.45;  // ours: more is a card of another page, light on dark

struct Columns {
  Emu head;                                // width of the column; 0: none
  std::vector<std::optional<Head>> heads;  // of each row
  std::vector<std::optional<Figure>> figures;
  std::vector<std::optional<SecondFigure>> seconds;
  double figure_pt = 0;
};

class Rows {
 public:
  Rows(const ListContext& context, const Element& element, const ElementIr& list, DrawnForm form)
      : context_(context), element_(element), form_(form) {
    drawn_.list = list;
    std::vector<ListItem> items;
    for (const ParagraphIr& paragraph : list.text.paragraphs)
      items.push_back({searchable(paragraph), paragraph.level});
    rows_ = rows_of(items);
    subjects_ = form_ == DrawnForm::HeadRows &&
                std::any_of(rows_.begin(), rows_.end(),
                            [&](const ListRow& row) { return !head_of(items[row.first].text); });
    for (const ListRow& row : rows_) {
      const std::string& text = items[row.first].text;
      columns_.heads.push_back(subjects_ ? subject_head(text, context.language) : head_of(text));
      columns_.figures.push_back(key_figure(text, context.language));
      const Span span = columns_.figures.back() ? columns_.figures.back()->span : Span{};
      figure_texts_.push_back(text.substr(span.begin, span.end - span.begin));
      columns_.seconds.push_back(second_figure(text, context.language, element.style));
      // The key figure may be that of the second statement: then there is one.
      if (columns_.seconds.back() && columns_.seconds.back()->span.begin <= span.begin)
        columns_.seconds.back().reset();
    }
  }

  std::optional<DrawnList> draw() {
    if (rows_.empty() || drawn_.list.text.columns > 1) return std::nullopt;
    if (form_ == DrawnForm::Numbered && !(is_light() && is_counted_from_one()))
      form_ = DrawnForm::Agenda;
    take_decision();
    // Rows of words alone are on bands, as nothing else marks where one begins: on the built-in
    // templates, whose pages are light.
    banded_ = (form_ == DrawnForm::Rows || form_ == DrawnForm::Numbered || subjects_) &&
              context_.text.t.path.empty() && is_light();
    if (form_ == DrawnForm::HeadRows || form_ == DrawnForm::Rows) choose_icons();
    choose_cells();
    const Rect area = drawn_.list.box;
    for (const auto& [size, equal] : attempts()) {
      TextBodyIr body = drawn_.list.text;
      prepare(body, size);
      if (banded_) body.insets.left = body.insets.right = emu_from_pt(kBandInsetPt);
      // The box stays as wide as the bands. A slide that is mirrored later keeps the insets of its texts.
      if (has_blocks())
        (mirrors(context_.text) ? body.insets.right : body.insets.left) += emu_from_pt(kBlockPt);
      Rect box = area;
      if (!set_columns(body, box)) continue;
      const bool few = has_few_words(body, box);
      if (size > usual_pt() && !few) continue;
      RowWishes wishes;
      wishes.padding = emu_from_pt(kPaddingPt);
      wishes.equal = equal;
      wishes.max_step = emu_from_pt(of_rows(kMaxStepsPt));
      wishes.fill = kFill;
      if (banded_) {
        wishes.from_top = true;
        wishes.padding += emu_from_pt(kBandGapPt / 2);
        wishes.max_step = emu_from_pt(of_rows(kMaxBandStepsPt));
        // Beside a picture lines are short, and rows high.
        if (is_narrow()) {
          wishes.max_lines = kNarrowLines;
          // The first band begins where the picture does, and the last one ends there.
          const Emu gap = emu_from_pt(kBandGapPt);
          box.y -= gap / 2;
          box.h += gap;
          wishes.max_step = box.h / static_cast<std::int64_t>(rows_.size());
          wishes.fill = 1;
        }
      }
      Rect row_area = box;
      if (decision_) {
        // The band is as high as a row.
        const auto count = static_cast<std::int64_t>(rows_.size());
        wishes.max_step = std::min(wishes.max_step, emu_from_pt(to_pt(box.h) * kFillWithBand /
                                                                static_cast<double>(count + 1)));
        wishes.fill = 1;
        row_area.h = wishes.max_step * count;
      }
      right_inset_ = body.insets.right;
      tl::expected<RowHeights, NoRows> heights = tl::unexpected(NoRows::AtThisWidth);
      for (const double narrower : kNarrower) {
        // At the least size, and of few words, the lines are made sure of by a narrower text: where
        // a line is broken in another place than expected, all rows below it would leave their
        // lines.
        const bool given_up = narrower == kNarrower.back();
        const bool least = !(size > kSizesPt.back() && !element_.style.size_pt);
        if (!least && narrower > 0 && (!few || given_up)) break;
        if (heights.error() == NoRows::AtNoWidth && !given_up) continue;
        wishes.steady = !least || !given_up;
        // The box stays as wide as the lines and bands around its rows.
        body.insets.right = right_inset_ + emu_from_pt(to_pt(box.w) * (given_up ? 0 : narrower));
        heights = set_rows(context_.engine, rows_, row_area, wishes, body);
        if (heights || (narrower == 0 && heights.error() == NoRows::AtNoWidth)) break;
      }
      if (!heights) continue;
      drawn_.list.text = std::move(body);
      drawn_.list.box = box;
      if (decision_) drawn_.list.box.h = row_area.h;
      add_lines(*heights, area);
      if (form_ == DrawnForm::Figures) add_figures(*heights, area);
      if (decision_ && !add_decision_band(*heights, area, size)) return std::nullopt;
      return std::move(drawn_);
    }
    return std::nullopt;
  }

 private:
  bool is_light() const {
    return contrast_ratio(context_.text.layout.background_rgb, context_.tones.light.rgb) <
           kMaxBandContrast;
  }

  [[nodiscard]] bool has_blocks() const {
    return form_ == DrawnForm::Numbered || !icons_.empty();
  }

  // Whether the numbers are those of the rows; a list without numbers is counted by its rows.
  bool is_counted_from_one() const {
    return std::all_of(rows_.begin(), rows_.end(), [this](const ListRow& row) {
      const BulletIr& bullet = drawn_.list.text.paragraphs[row.first].style.bullet;
      return bullet.kind != ListKind::Number ||
             (bullet.numbering.starts_with("arabic") && bullet.start_at == 1);
    });
  }

  // Rows that all name something that an icon shows, in their labels or else in their sentences, are
  // on bands, each with a block for it.
  void choose_icons() {
    if (!context_.text.t.path.empty() || !is_light() || has_authored_colors(element_)) return;
    std::vector<std::string> names;
    if (form_ == DrawnForm::Rows) {
      for (const ListRow& row : rows_)
        names.push_back(searchable(drawn_.list.text.paragraphs[row.first]));
      not_done_ = lists_not_done(context_);
      icons_ = not_done_ ? icons_of_not_done(names) : icons_of_sentences(context_, names);
      return;
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const std::optional<Head>& head = columns_.heads[i];
      if (!head || head->kind != HeadKind::Label) return;
      names.push_back(searchable(drawn_.list.text.paragraphs[rows_[i].first]).substr(0, head->end));
    }
    icons_ = icons_of_heads(context_, names);
    banded_ = banded_ || !icons_.empty();
  }

  // Subjects are on cells of their own, and so are labels that no icon shows, beside what is said of
  // them: of lists of few rows, each of one paragraph.
  void choose_cells() {
    constexpr std::size_t kMostCells = 5;  // ours
    const bool labels = form_ == DrawnForm::HeadRows && icons_.empty() && !decision_ &&
                        rows_.size() <= kMostCells && context_.text.t.path.empty() && is_light() &&
                        drawn_.list.fill.kind != FillIr::Kind::Solid &&
                        std::all_of(columns_.heads.begin(), columns_.heads.end(),
                                    [](const std::optional<Head>& head) {
                                      return head && head->kind == HeadKind::Label;
                                    }) &&
                        std::all_of(rows_.begin(), rows_.end(), [](const ListRow& row) {
                          return row.last == row.first + 1;
                        });
    banded_ = banded_ || labels;
    cells_ = (subjects_ && banded_) || labels;
  }

  double of_rows(const std::array<double, 3>& steps) const {
    const std::size_t count = rows_.size() + (decision_ ? 1 : 0);
    return steps[count <= 2 ? 2 : count == 3 ? 1 : 0];
  }

  [[nodiscard]] double usual_pt() const {
    if (element_.style.size_pt) return *element_.style.size_pt;
    return std::max(std::min(largest_size_pt(drawn_.list.text), kLargestPt), kSizesPt.back());
  }

  // Small words in high rows look lost.
  [[nodiscard]] bool has_few_words(const TextBodyIr& body, const Rect& box) const {
    if (!context_.text.t.path.empty() || rows_.size() > kFewRows ||
        rows_.size() != body.paragraphs.size() || decision_ || form_ == DrawnForm::Figures)
      return false;
    const double width = to_pt(box.w - body.insets.left - body.insets.right);
    const double share = to_pt(box.h) / static_cast<double>(rows_.size());
    const double step =
        (is_narrow() ? share : std::min(share, of_rows(kMaxBandStepsPt))) - kBandGapPt;
    const double size = largest_size_pt(body);
    const double largest = rows_.size() <= 3 ? kLargestSlackOfThree : kLargestSlack;
    const double slack = size > kLargestPt ? largest : kFewSlack;
    return std::all_of(
        body.paragraphs.begin(), body.paragraphs.end(), [&](const ParagraphIr& paragraph) {
          TextBodyIr alone = body;
          alone.paragraphs = {paragraph};
          return has_few_lines(context_.engine, alone, width, is_narrow() ? kNarrowLines : 1,
                               slack) &&
                 context_.engine.height(alone, width * (1 - kFewSlack)) <= step * kFewShare;
        });
  }

  // Beside a picture.
  [[nodiscard]] bool is_narrow() const {
    return to_pt(drawn_.list.box.w) < to_pt(context_.frame.safe.w) * kNarrowShare;
  }

  std::vector<double> sizes() const {
    if (element_.style.size_pt) return {*element_.style.size_pt};
    const bool words = form_ == DrawnForm::Rows || form_ == DrawnForm::Numbered;
    std::vector<double> sizes;
    for (const double size : kSizesPt) {
      if (size > kLargestPt && (!words || !is_below_title(context_, size))) continue;
      sizes.push_back(size);
    }
    return sizes;
  }

  // Bands may be of unequal height: between lines and beside figures text of unequal rows looks shifted.
  struct Attempt {
    double size = 0;
    bool equal = true;
  };
  [[nodiscard]] std::vector<Attempt> attempts() const {
    std::vector<Attempt> attempts;
    for (const double size : sizes()) attempts.push_back({size, true});
    if (element_.style.size_pt || !banded_ || decision_ || is_narrow()) return attempts;
    const ElementIr& list = drawn_.list;
    const Emu width = list.box.w - list.text.insets.left - list.text.insets.right;
    if (context_.engine.height(list.text, to_pt(width)) > to_pt(list.box.h) * kSparseShare)
      return attempts;
    for (const double size : kUnequalSizesPt) {
      if (size >= drawn_.list.min_font_pt) attempts.push_back({size, false});
    }
    return attempts;
  }

  // A decision at the end of other rows leaves the list.
  void take_decision() {
    if (rows_.size() < 3 || form_ == DrawnForm::HeadRows || form_ == DrawnForm::Agenda ||
        form_ == DrawnForm::Numbered)
      return;
    decision_ = decision_of(rows_.back(), columns_.heads.back(), drawn_.list.text);
    if (!decision_) return;
    drawn_.list.text.paragraphs.resize(rows_.back().first);
    rows_.pop_back();
    columns_.heads.pop_back();
    columns_.figures.pop_back();
    columns_.seconds.pop_back();
  }

  void prepare(TextBodyIr& body, double size) const {
    const double own = body.paragraphs.empty() ? size : largest_size_pt(body);
    const double authored_step = size - own;
    for (const ListRow& row : rows_) {
      for (std::size_t i = row.first; i < row.last; ++i) {
        ParagraphIr& paragraph = body.paragraphs[i];
        const bool first = i == row.first;
        scale(paragraph, authored_step);
        ParagraphStyle& style = paragraph.style;
        if (first && form_ == DrawnForm::Agenda) {
          style.bullet.kind = ListKind::Number;
          style.bullet.numbering = "arabicPlain";
          style.bullet.font.clear();
          style.bullet.color = context_.tones.accent;
          style.bullet.size_pct = kNumberPct;
          style.bullet.size_pt = 0;
          style.margin_left = emu_from_pt(kNumberIndentPt);
          style.indent = -style.margin_left;
        } else if (first) {
          style.bullet = {};
          style.margin_left = style.margin_right = style.indent = Emu(0);
        }
      }
    }
  }

  // Runs keep their differences in size.
  static void scale(ParagraphIr& paragraph, double step) {
    for (RunIr& run : paragraph.runs) run.style.size_pt += step;
    paragraph.end.size_pt += step;
  }

  bool set_columns(TextBodyIr& body, Rect& box) {
    if (form_ == DrawnForm::HeadRows) return set_heads(body, box);
    if (form_ == DrawnForm::Figures) return set_figures(body, box);
    align_details(body, Emu(0));
    // Labels that leave no space for a column of their own are bold, in all rows as there; where some rows have
    // no label, those of half of the rows or more, if the author marks nothing in them.
    const auto labelled = std::count_if(columns_.heads.begin(), columns_.heads.end(), is_label);
    const auto count = static_cast<std::ptrdiff_t>(rows_.size());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[rows_[i].first];
      if (labelled == count || (labelled * 2 >= count && is_label(columns_.heads[i]) &&
                                is_unmarked(without_key_figure(paragraph))))
        emphasise(paragraph, {0, columns_.heads[i]->end}, {.bold = true});
    }
    emphasise_figures(body, banded_);
    return true;
  }

  static bool is_label(const std::optional<Head>& head) {
    return head && head->kind == HeadKind::Label;
  }

  // As its author wrote it: its figure is bold before it becomes a row.
  [[nodiscard]] ParagraphIr without_key_figure(ParagraphIr paragraph) const {
    if (const auto figure = key_figure(searchable(paragraph), context_.language))
      emphasise(paragraph, figure->span, {.bold = false});
    return paragraph;
  }

  // Details begin where the text of their row begins, and keep their markers.
  void align_details(TextBodyIr& body, Emu column) const {
    for (const ListRow& row : rows_) {
      Emu margin = column;
      if (form_ == DrawnForm::Agenda) margin = emu_from_pt(kNumberIndentPt);
      for (std::size_t i = row.first + 1; i < row.last; ++i) {
        ParagraphStyle& style = body.paragraphs[i].style;
        const Emu hanging = -std::min(style.indent, Emu(0));
        style.margin_left = margin + hanging;
        style.indent = -hanging;
      }
    }
  }

  // Heads are bold, and a tab leads from the head to the text's column.
  bool set_heads(TextBodyIr& body, const Rect& box) {
    const double width = to_pt(box.w - body.insets.left - body.insets.right);
    double widest = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[rows_[i].first];
      if (!columns_.heads[i]) return false;
      const Head& head = *columns_.heads[i];
      emphasise(paragraph, {0, head.end}, {.bold = true, .color = head_color()});
      TextBodyIr alone;
      alone.paragraphs.push_back(paragraph);
      cut_behind(alone.paragraphs.back(), head.end);
      widest = std::max(widest, context_.engine.width_range(alone).max_pt);
    }
    const double space = cells_ ? kSubjectSpacePt : kColumnSpacePt;
    const double column = std::ceil(std::max(widest + space, width * kMinHeadShare));
    if (column > width * kMaxColumnShare) return false;
    if (cells_) columns_.head = emu_from_pt(column);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[rows_[i].first];
      insert_text(paragraph, columns_.heads[i]->rest, "\t");
      ParagraphStyle& style = paragraph.style;
      style.margin_left = emu_from_pt(column);
      style.indent = -style.margin_left;
      style.default_tab = style.margin_left;  // the hanging indent is the only stop on its way
      style.tabs.clear();
    }
    align_details(body, emu_from_pt(column));
    emphasise_figures(body, true);
    if (cells_ && (subjects_ || have_values())) enlarge_values(body);
    return true;
  }

  // Whether a figure follows each head.
  [[nodiscard]] bool have_values() const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (!columns_.figures[i] || columns_.figures[i]->span.begin != columns_.heads[i]->rest)
        return false;
    }
    return true;
  }

  // The value of a subject is what its row is read for.
  void enlarge_values(TextBodyIr& body) const {
    if (!element_.style.key_figures.value_or(true)) return;
    const double text_pt = largest_size_pt(body);
    for (std::size_t i = 0; i < rows_.size(); ++i)
      enlarge_value(context_, element_, tones_of(i).accent, text_pt,
                    columns_.heads[i]->rest + 1,  // behind the tab
                    body.paragraphs[rows_[i].first]);
  }

  CardTones tones_of(std::size_t row) const {
    return subject_tones(context_, element_, drawn_.list.text, rows_[row]);
  }

  std::optional<Color> head_color() const {
    if (cells_) return std::nullopt;  // it is on a cell of its own
    if (has_authored_colors(element_) || drawn_.list.fill.kind == FillIr::Kind::Solid)
      return std::nullopt;
    return context_.tones.accent;
  }

  static void cut_behind(ParagraphIr& paragraph, std::size_t end) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < paragraph.runs.size(); ++i) {
      if (begin >= end) {
        paragraph.runs.resize(i);
        return;
      }
      begin += paragraph.runs[i].text.size();
    }
  }

  bool set_figures(TextBodyIr& body, Rect& box) {
    const double width = to_pt(box.w - body.insets.left - body.insets.right);
    columns_.head = Emu(0);
    const bool two = std::any_of(columns_.seconds.begin(), columns_.seconds.end(),
                                 [](const auto& figure) { return figure.has_value(); });
    for (const double size : kFigureSizesPt) {
      double widest = 0;
      for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!columns_.figures[i]) continue;
        const TextBodyIr label = figure_label(i, body.paragraphs[rows_[i].first], size);
        widest = std::max(widest, context_.engine.width_range(label).max_pt);
      }
      if (widest <= 0) return false;
      // Other renderers set Korean wider: a twelfth more than measured leaves the space between.
      const double column = std::ceil(widest * kFigureSlack + kColumnSpacePt);
      const bool last = size == kFigureSizesPt.back();
      if (column > width * kMaxColumnShare ||
          (two && !last && column > width * kMaxTwoFiguresShare))
        continue;
      columns_.head = snap(emu_from_pt(column + kGridPt));
      columns_.figure_pt = size;
      break;
    }
    if (columns_.head == Emu(0)) {
      if (!two) return false;
      for (auto& figure : columns_.seconds) figure.reset();
      return set_figures(body, box);
    }
    box.x += columns_.head;
    box.w -= columns_.head;
    align_details(body, Emu(0));
    emphasise_figures(body, true);
    return true;
  }

  // The figure of a row, and that of a second statement behind it.
  TextBodyIr figure_label(std::size_t row, const ParagraphIr& paragraph, double size) const {
    const bool bad =
        is_bad(columns_.figures[row]->change, element_.style, searchable(paragraph));
    TextBodyIr label = label_of(paragraph, figure_texts_[row], size,
                                bad ? context_.tones.warning : context_.tones.accent,
                                paragraph.style.align == Align::Right ? Align::Right : Align::Left);
    const std::optional<SecondFigure>& second = columns_.seconds[row];
    if (!second || form_ != DrawnForm::Figures) return label;
    const std::string text = searchable(drawn_.list.text.paragraphs[rows_[row].first]);
    RunIr run = label.paragraphs.front().runs.front();
    label.paragraphs.front().runs.front().text += "  ";
    run.text = text.substr(second->span.begin, second->span.end - second->span.begin);
    run.style.color = second->bad ? context_.tones.warning : context_.tones.accent;
    run.style.size_pt = std::round(kSecondFigureShare * size);
    label.paragraphs.front().runs.push_back(std::move(run));
    return label;
  }

  // Bold, and in colour what says that something became worse.
  void emphasise_figures(TextBodyIr& body, bool key) const {
    if (!element_.style.key_figures.value_or(true)) return;
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[i];
      const std::string text = searchable(paragraph);
      for (const Figure& figure : figures_in(text, context_.language)) {
        if (!is_bad(figure.change, element_.style, text) || has_authored_colors(element_)) continue;
        emphasise(paragraph, figure.span, {.bold = true, .color = context_.tones.warning});
      }
    }
    if (!key) return;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[rows_[i].first];
      if (const auto& second = columns_.seconds[i]; second && form_ == DrawnForm::Figures) {
        Emphasised how{.bold = true};
        if (second->bad && !has_authored_colors(element_)) how.color = context_.tones.warning;
        emphasise(paragraph, second->span, how);
      }
      const std::string text = searchable(paragraph);
      const auto found = key_figure(text, context_.language);
      if (!found) continue;
      Emphasised how{.bold = true};
      if (banded_ && found->strength > 1 && !has_authored_colors(element_))
        how.color = is_bad(found->change, element_.style, text)
                        ? context_.tones.warning
                        : context_.tones.accent;
      emphasise(paragraph, found->span, how);
    }
  }

  void add_lines(const RowHeights& heights, const Rect& area) {
    if (banded_) return add_bands(heights, area);
    const Insets& insets = drawn_.list.text.insets;
    const Emu left = area.x + insets.left;
    const std::size_t count = rows_.size() - 1;
    for (std::size_t i = 0; i < count; ++i) {
      drawn_.behind.push_back(hairline_of(drawn_, left, heights.begin(i + 1),
                                          area.right() - right_inset_ - left,
                                          context_.tones.hairline));
    }
  }

  void add_bands(const RowHeights& heights, const Rect& area) {
    const Emu gap = emu_from_pt(kBandGapPt);
    const Emu lowest = *std::min_element(heights.steps.begin(), heights.steps.end()) - gap;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const Rect band{area.x, heights.begin(i) + gap / 2, area.w, heights.steps[i] - gap};
      if (cells_) {
        add_subject_band(context_, tones_of(i), band, columns_.head, emu_from_pt(kBandBarPt), drawn_);
        continue;
      }
      drawn_.behind.push_back(decoration_of(drawn_, "band", band, context_.tones.light));
      const bool block = has_blocks();
      const Rect bar{band.x, band.y, emu_from_pt(block ? kBlockPt : kBandBarPt), band.h};
      // Themes without bars take those away by their name.
      drawn_.behind.push_back(decoration_of(drawn_, block ? "block" : "bar", bar,
                                            block ? context_.tones.dark : context_.tones.accent));
      if (form_ == DrawnForm::Numbered) add_number(i, bar, lowest);
      if (icons_.empty()) continue;
      if (not_done_) {
        const Emu sign = std::min(emu_from_pt(kSignPt), band.h);
        put_not_done(context_, icons_[i],
                     {bar.x + (bar.w - sign) / 2, bar.y + (bar.h - sign) / 2, sign, sign}, 1,
                     drawn_);
        continue;
      }
      const Emu side = std::min(emu_from_pt(kIconPt), band.h);
      drawn_.after.push_back(list_icon(drawn_, icons_[i],
                                       {bar.x, bar.y + (bar.h - side) / 2, bar.w, side},
                                       context_.tones.accent_on_dark));
    }
  }

  // As high as the lowest block, in the middle of its own.
  void add_number(std::size_t row, const Rect& block, Emu height) {
    ElementIr number = piece_of(drawn_, ElementType::Shape, "number");
    number.decorative = true;
    number.box = {block.x, block.y + (block.h - height) / 2, block.w, height};
    number.text = label_of(drawn_.list.text.paragraphs[rows_[row].first], std::to_string(row + 1),
                           kNumberPt, context_.tones.on_dark, Align::Center);
    number.min_font_pt = kNumberPt;
    drawn_.after.push_back(std::move(number));
  }

  void add_figures(const RowHeights& heights, const Rect& area) {
    const Insets& insets = drawn_.list.text.insets;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (!columns_.figures[i]) continue;
      const ParagraphIr& paragraph = drawn_.list.text.paragraphs[rows_[i].first];
      ElementIr figure = piece_of(drawn_, ElementType::Shape, "figure");
      figure.decorative = true;
      figure.text = figure_label(i, paragraph, columns_.figure_pt);
      const Emu height = snap(emu_from_pt(columns_.figure_pt * 1.4));
      figure.box = {area.x + insets.left,
                    heights.begin(i) + first_line_middle(i, heights) - height / 2,
                    columns_.head - emu_from_pt(kGridPt), height};
      figure.min_font_pt = smallest_size_pt(figure.text);  // of two figures the second is smaller
      drawn_.behind.push_back(std::move(figure));
    }
  }

  // A figure is beside the first line of its row, wherever the details end.
  Emu first_line_middle(std::size_t row, const RowHeights& heights) const {
    if (rows_[row].last == rows_[row].first + 1) return heights.steps[row] / 2;
    const ParagraphIr& paragraph = drawn_.list.text.paragraphs[rows_[row].first];
    TextBodyIr alone = drawn_.list.text;
    alone.paragraphs = {paragraph};
    const double width =
        to_pt(drawn_.list.box.w - drawn_.list.text.insets.left - drawn_.list.text.insets.right);
    const Emu own = emu_from_pt(context_.engine.height(alone, width));
    return heights.steps[row] / 2 - heights.ink[row] + own / 2;
  }

  // As high as a row, below the others.
  bool add_decision_band(const RowHeights& heights, const Rect& area, double size) {
    const Emu top = heights.begin(rows_.size()) + emu_from_pt(kGridPt);
    const Rect box{area.x, top, area.w, std::min(heights.steps.front(), area.bottom() - top)};
    return add_decision(context_, element_, std::move(*decision_), box, size, drawn_);
  }

  const ListContext& context_;
  const Element& element_;
  DrawnForm form_;
  bool banded_ = false;
  bool cells_ = false;     // heads are on cells of their own
  bool subjects_ = false;  // heads are what the figures of their rows are about
  Emu right_inset_;  // of the list, before its text is set narrower
  DrawnList drawn_;
  std::vector<ListRow> rows_;
  Columns columns_;
  std::vector<std::string> figure_texts_;  // of each row; empty: it has none
  std::vector<std::string_view> icons_;    // of each row; empty: none
  bool not_done_ = false;                  // each row has the sign that forbids
  std::optional<Decision> decision_;
};

}  // namespace

std::optional<DrawnList> draw_rows(const ListContext& context, const Element& element,
                                   const ElementIr& list, DrawnForm form) {
  return Rows(context, element, list, form).draw();
}

}  // namespace deckle::layout

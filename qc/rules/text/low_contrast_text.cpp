#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"
#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "low-contrast-text",
    .type = "low_contrast_text",
    .ir_type = "low_contrast_text",
    .severity = Severity::Error,
    .summary = "text is hard to tell from what is behind it",
    .what =
        "Compares the colour of every line of text, cell of a table, list marker and text of a "
        "chart with the colours really painted behind it: the background of the page, shapes and "
        "pictures of layout and master, panels and pictures of the slide, gradients and "
        "transparency. All but a twentieth of the area needs a contrast of 4.5 (WCAG 2.1, 1.4.3), "
        "large text too. An error below 2; a marker is a note, and a warning below 2. What is on "
        "a picture that cannot be decoded is listed as not checked.",
    .why =
        "On a projector, in a bright room or in grey print, pale text is read by nobody. WCAG "
        "allows 3 for large text on a screen that one looks at from nearby.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"pale words","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":32,"color":"#BBBBBB"}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"text","priority":60,"content":"dark words","layout":{"x":100,"y":100,"w":400,"h":80},"style":{"fontSize":32,"color":"#444444"}}]})",
    .fixes = "",
    .file_fixes = "recolor-text (unsafe)",
};

// WCAG 2.1, 1.4.3.
constexpr double kNeeded = 4.5;
// Ours: below it letters are a shade of the background, and no size makes them readable.
constexpr double kInvisible = 2;

struct Faint {
  double ratio = std::numeric_limits<double>::max();
  std::uint32_t text = 0, behind = 0;
  std::string words;       // the line's
  std::size_t line = 0;    // from 1; 0: not a line of the body
  std::size_t row = 0, column = 0;  // of a cell, from 1
  int count = 0;           // of lines
  void take(const Faint& other) {
    const int all = count + 1;
    if (other.ratio < ratio) *this = other;
    count = all;
  }
};

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\v\n\u00A0\u3000") == std::string_view::npos;
}

// The colours of the runs on a line, with the lowest contrast first.
std::optional<Faint> judged_line(const Ground& ground, const MeasuredLine& line,
                                 const ParagraphIr& paragraph) {
  std::optional<Faint> out;
  std::size_t begin = 0;
  for (const RunIr& run : paragraph.runs) {
    const std::size_t end = begin + run.text.size();
    const std::size_t from = std::max(begin, line.begin), to = std::min(end, line.end);
    if (from < to && !is_blank(std::string_view(run.text).substr(from - begin, to - from))) {
      const double ratio = contrast_on(ground, run.style.color.rgb);
      if (ratio < kNeeded && (!out || ratio < out->ratio))
        out = Faint{ratio, run.style.color.rgb, worst_color(ground, run.style.color.rgb), line.text};
    }
    begin = end;
  }
  return out;
}

// The parts of an element that are too faint: its text, and its markers.
struct Verdict {
  Faint text, marker;
};

class Judge {
 public:
  explicit Judge(const SlideIr& slide) : ground_(slide) {}

  Verdict of(std::size_t index, const ElementIr& element, const MeasuredElement& measured) const {
    Verdict out;
    lines(index, measured.lines, measured.turn, element.text, out, {});
    if (element.table != nullptr) {
      for (const MeasuredCell& cell : measured.cells) {
        if (cell.row >= element.table->rows.size()) continue;
        const auto& cells = element.table->rows[cell.row].cells;
        if (cell.column >= cells.size()) continue;
        Faint place;
        place.row = cell.row + 1;
        place.column = cell.column + 1;
        lines(index, cell.lines, measured.turn, cells[cell.column], out, place);
      }
    }
    if (element.chart != nullptr && !element.origin) chart(index, element, out);
    return out;
  }

 private:
  void lines(std::size_t index, const std::vector<MeasuredLine>& lines, const TextTurn& turn,
             const TextBodyIr& body, Verdict& out, const Faint& place) const {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const MeasuredLine& line = lines[i];
      const Rect letters = letters_of(line, turn);
      if (line.paragraph >= body.paragraphs.size() || letters.empty()) continue;
      const Ground ground = ground_.behind(index, letters);
      if (!ground.is_known()) continue;
      const ParagraphIr& paragraph = body.paragraphs[line.paragraph];
      if (std::optional<Faint> faint = judged_line(ground, line, paragraph)) {
        faint->line = place.row == 0 ? i + 1 : 0;
        faint->row = place.row;
        faint->column = place.column;
        out.text.take(*faint);
      }
      const BulletIr& bullet = paragraph.style.bullet;
      if (bullet.kind == ListKind::None || !bullet.color || line.begin > 0) continue;
      const double ratio = contrast_on(ground, bullet.color->rgb);
      if (ratio < kNeeded)
        out.marker.take({ratio, bullet.color->rgb, worst_color(ground, bullet.color->rgb),
                         line.text, i + 1});
    }
  }

  void chart(std::size_t index, const ElementIr& element, Verdict& out) const {
    const ChartIr& chart = *element.chart;
    const Ground ground = ground_.behind(index, element.box);
    if (!ground.is_known()) return;
    const auto judge = [&](bool shown, const RunStyle& style, const std::string& words) {
      if (!shown) return;
      const double ratio = contrast_on(ground, style.color.rgb, kIgnoredShareOfChart);
      if (ratio < kNeeded)
        out.text.take({ratio, style.color.rgb,
                       worst_color(ground, style.color.rgb, kIgnoredShareOfChart), words});
    };
    judge(!chart.title.text.empty(), chart.title.style, chart.title.text);
    for (const ChartAxisIr* axis : {&chart.category, &chart.value}) {
      judge(!axis->title.text.empty(), axis->title.style, axis->title.text);
      judge(axis->show_labels, axis->labels, {});
    }
    judge(chart.legend != ChartLegend::None, chart.legend_text, {});
  }

  SlideGround ground_;
};

// What is too low is not rounded to what is enough.
double shown(double ratio) { return std::min(ratio, kNeeded - 0.1); }

Message place_of(const Faint& faint) {
  if (faint.row > 0) return tr("its text in row {}, column {}", faint.row, faint.column);
  if (faint.line > 0) return tr("its line {}", faint.line);
  return tr("its text");
}

Message hint_for(const Faint& faint) {
  return relative_luminance(faint.behind) > 0.18
             ? tr("give the text a darker colour, leave the colour to deckle, or put a light panel "
                  "behind it")
             : tr("give the text a lighter colour, leave the colour to deckle, or put a dark panel "
                  "behind it");
}

void add_facts(const Faint& faint, Diagnostic& d) {
  d.facts = {{"text", fmt::format("{:06X}", faint.text)},
             {"background", fmt::format("{:06X}", faint.behind)},
             {"contrast", tenth(shown(faint.ratio))},
             {"needed", kNeeded},
             {"lines", static_cast<std::int64_t>(faint.count)}};
  if (faint.line > 0) d.facts.push_back({"line", static_cast<std::int64_t>(faint.line)});
  if (faint.row > 0) {
    d.facts.push_back({"row", static_cast<std::int64_t>(faint.row)});
    d.facts.push_back({"column", static_cast<std::int64_t>(faint.column)});
  }
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  const Judge judge(context.slide());
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    if (element.hidden) continue;
    const Verdict verdict = judge.of(i, element, context.measured(i));
    if (const Faint& faint = verdict.text; faint.count > 0) {
      const Severity severity = faint.ratio < kInvisible ? Severity::Error : Severity::Warning;
      Diagnostic d = context.finding(kDoc.id, severity, element);
      d.defect = false;
      d.message = tr("{} is {:06X} on {:06X}: a contrast of {:.1f}, where {} is needed",
                     place_of(faint), faint.text, faint.behind, shown(faint.ratio), kNeeded);
      d.hint = hint_for(faint);
      add_facts(faint, d);
      sink.push_back(std::move(d));
    } else if (const Faint& marker = verdict.marker; marker.count > 0) {
      const Severity severity = marker.ratio < kInvisible ? Severity::Warning : Severity::Note;
      Diagnostic d = context.finding(kDoc.id, severity, element);
      d.defect = false;
      d.message =
          tr("its list marker is {:06X} on {:06X}: a contrast of {:.1f}, where {} is needed",
             marker.text, marker.behind, shown(marker.ratio), kNeeded);
      d.hint = hint_for(marker);
      add_facts(marker, d);
      sink.push_back(std::move(d));
    }
  }
}

void find_unknown(const SlideIr& slide, const UnknownSink& unknown) {
  const SlideGround ground(slide);
  if (ground.knows_all()) return;
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementIr& element = slide.elements[i];
    const bool has_text = !element.text.empty() || element.table != nullptr;
    if (!has_text || element.hidden || element.box.empty()) continue;
    const Ground behind = ground.behind(i, element.box);
    if (!behind.is_known()) unknown(element, behind.why);
  }
}

}  // namespace

extern const Rule kLowContrastText;
const Rule kLowContrastText{
    kDoc, check, {.unknown = N_("the colours behind a text are not known"), .find = find_unknown}};

}  // namespace deckle::qc

#include "app/refine_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/messages/tr.h"
#include "fixers/refine/build_rollouts.h"
#include "qc/report/html_report.h"
#include "qc/report/html_style.h"
#include "render/svg/slide_svg.h"
#include "slidespec/core/display.h"
#include "slidespec/core/markup.h"
#include "slidespec/ir_json/px.h"

namespace deckle::app {
namespace {

using fixers::Defect;
using fixers::DefectType;
using fixers::Hint;
using fixers::Iteration;
using fixers::kNoElement;

// Added to the style of the QC report. The frames of defects are dashed and numbered, those of hints
// solid with a corner cut off by their label, so that they differ without colour too.
constexpr const char* kStyle = R"css(
section{margin:0 0 18px}
figure{max-width:960px}
td.num,th.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
h3+ul{margin-bottom:12px}
td.bar{width:30%;vertical-align:middle}
td.bar div{height:10px;min-width:1px;background:var(--error);border-radius:2px;print-color-adjust:exact;
-webkit-print-color-adjust:exact}
tr.kept td{font-weight:700}
dl.key{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0 0 18px;color:var(--soft);font-size:13px}
dl.key div{display:flex;gap:6px;align-items:center}dl.key dt{line-height:0}dl.key dd{margin:0}
h3{font-size:14px;margin:12px 0 2px}
)css";

// What hints ask for: one colour that is neither that of errors nor of warnings.
constexpr const char* kAim = "#0B6BCB";
constexpr double kMostBeyond = 200;  // px around the slide that a picture shows
constexpr double kAroundBadges = 16;  // px more, for the numbers

std::string px(double value) { return fmt::format("{:.6g}", std::round(value * 10) / 10 + 0.0); }

std::string name_of(const SlideIr& slide, std::size_t element) {
  return element == kNoElement ? std::string() : shortened(slide.elements[element].eid);
}

// The words of the page, in its language.
class Page {
 public:
  explicit Page(Language language) : language_(language) {}

  std::string write(const std::vector<fixers::Session>& rollouts, const std::string& patcher) {
    const std::string title = say(rollouts.size() == 1 ? tr("Refinement of a slide")
                                                       : tr("Refinement of {} slides", rollouts.size()));
    out_ = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main>\n",
        language_ == Language::Korean ? "ko" : "en", title, qc::html_style(), kStyle);
    for (std::size_t i = 0; i < rollouts.size(); ++i) {
      number_ = i + 1;
      article(rollouts[i], patcher, rollouts.size());
    }
    return std::move(out_) + "</main>\n</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string say(const Message& message) const {
    return escaped(message.in(language_));
  }

  void article(const fixers::Session& session, const std::string& patcher, std::size_t all) {
    const fixers::RefineMetrics& metrics = session.metrics();
    const SlideIr& slide = session.current().ir;
    const Message heading =
        !slide.slide_id.empty() ? tr("Slide {}", shortened(slide.slide_id))
                                : all > 1 ? tr("Slide {}", number_) : tr("Slide");
    const bool failed = metrics.quality == Quality::Degraded;
    out_ += fmt::format("<article>\n<h1>{}</h1>\n<p class=\"sum\"><span class=\"badge {}\">{}</span>",
                        say(heading),
                        failed ? "error" : metrics.quality == Quality::SuccessClean ? "good" : "warning",
                        to_string(metrics.quality));
    const auto fact = [this](const Message& message) { out_ += "<span>" + say(message) + "</span>"; };
    fact(metrics.iterations == 1 ? tr("1 iteration") : tr("{} iterations", metrics.iterations));
    fact(tr("patches by {}", shortened(patcher)));
    if (metrics.rolled_back) fact(tr("the result is iteration {}", metrics.best_iteration));
    out_ += "</p>\n";
    course(session);
    key();
    for (std::size_t k = 0; k < session.iterations().size(); ++k) iteration(session, k);
    out_ += "</article>\n";
  }

  // All iterations in a table, with the severity as a bar.
  void course(const fixers::Session& session) {
    const fixers::RefineMetrics& metrics = session.metrics();
    const double most = std::max(
        1.0, *std::max_element(metrics.severities.begin(), metrics.severities.end()));
    out_ += fmt::format(
        "<section class=\"plain\"><div class=\"wide\"><table>\n<tr><th class=\"num\">{}</th>"
        "<th class=\"num\">{}</th><th class=\"num\">{}</th><th class=\"num\">{}</th><th></th>"
        "<th>{}</th></tr>\n",
        say(tr("iteration")), say(tr("defects")), say(tr("warnings")), say(tr("severity")),
        say(tr("then")));
    for (std::size_t k = 0; k < session.trace().size(); ++k) {
      const fixers::RefineEntry& entry = session.trace()[k];
      const bool kept = static_cast<int>(k) == metrics.best_iteration;
      std::string then = escaped(entry.action);
      if (!entry.note.empty()) then += " – " + escaped(shortened(entry.note, kMaxNote));
      out_ += fmt::format(
          "<tr{}><td class=\"num\"><a href=\"#{}\">{}</a></td><td class=\"num\">{}</td>"
          "<td class=\"num\">{}</td><td class=\"num\">{}</td><td class=\"bar\">"
          "<div style=\"width:{:.1f}%\"></div></td><td>{}</td></tr>\n",
          kept ? " class=\"kept\"" : "", anchor(k), k, entry.defect_count, entry.warning_count,
          px(entry.total_severity), entry.total_severity / most * 100, then);
    }
    out_ += "</table></div></section>\n";
  }

  void key() {
    const auto sample = [this](const std::string& drawn, const Message& what) {
      out_ += fmt::format(
          "<div><dt><svg width=\"26\" height=\"16\" aria-hidden=\"true\">{}</svg></dt><dd>{}</dd></div>",
          drawn, say(what));
    };
    const auto frame = [](const char* color, const char* more) {
      return fmt::format("<rect x=\"2\" y=\"2\" width=\"22\" height=\"12\" stroke=\"{}\" "
                         "stroke-width=\"2\" {}/>",
                         color, more);
    };
    out_ += "<dl class=\"key\">";
    sample(frame(qc::mark_color(Severity::Error), "fill=\"none\" stroke-dasharray=\"5 3\""),
           tr("defect"));
    sample(frame(qc::mark_color(Severity::Warning), "fill=\"none\" stroke-dasharray=\"5 3\""),
           tr("warning"));
    sample(frame(qc::mark_color(Severity::Error), "fill-opacity=\"0.25\" fill=\"#B3261E\" stroke-opacity=\"0\""),
           tr("shared by two safe boxes, or text beyond its box"));
    sample(frame(kAim, "fill=\"none\""), tr("where the hints put an element"));
    out_ += "</dl>\n";
  }

  [[nodiscard]] std::string anchor(std::size_t k) const {
    return fmt::format("s{}i{}", number_, k);
  }
  [[nodiscard]] std::string line_anchor(std::size_t k, std::size_t line) const {
    return fmt::format("s{}i{}f{}", number_, k, line);
  }

  void iteration(const fixers::Session& session, std::size_t k) {
    const Iteration& now = session.iterations()[k];
    const fixers::Diagnosis& diagnosis = now.diagnosis;
    out_ += fmt::format(
        "<section id=\"{}\"><header class=\"s\"><h2>{}</h2><span class=\"meta\">{}</span></header>\n",
        anchor(k), say(tr("Iteration {}", k)),
        say(tr("defects: {}; warnings: {}; severity: {}", diagnosis.defects.size(),
               diagnosis.warnings.size(), px(diagnosis.total_severity))));
    if (k > 0) changes(session.iterations()[k - 1], now);
    out_ += "<figure>" + picture(now, k) + "</figure>\n";
    findings(now, k);
    if (!diagnosis.infeasible_reason.empty())
      out_ += fmt::format("<p>{}</p>\n", say(tr("Nothing can cure it: {}", diagnosis.infeasible_reason)));
    out_ += "</section>\n";
  }

  void changes(const Iteration& before, const Iteration& now) {
    out_ += "<h3>" + say(now.patch ? tr("What the patch changed") : tr("No patch was applied")) + "</h3>\n";
    if (!now.patch) return;
    out_ += "<ul>";
    const fixers::SlidePatch found = fixers::patch_between(before.ir, now.ir);
    for (const fixers::SlideEdit& edit : found.edits) {
      const ElementIr* from = find_element(before.ir, edit.eid);
      std::string values;
      const auto add = [&values](const char* what, const std::optional<double>& to, double was) {
        if (to) values += fmt::format("{}{} {} → {}", values.empty() ? "" : ", ", what, px(was), px(*to));
      };
      add("x", edit.x, to_px(from->box.x));
      add("y", edit.y, to_px(from->box.y));
      add("w", edit.w, to_px(from->box.w));
      add("h", edit.h, to_px(from->box.h));
      if (edit.z) add("zIndex", static_cast<double>(*edit.z), from->z);
      add("fontSize", edit.font_size, px_from_pt(largest_size_pt(from->text)));
      if (edit.line_height)
        values += fmt::format("{}lineHeight → {:.3g}", values.empty() ? "" : ", ", *edit.line_height);
      out_ += fmt::format("<li><code>{}</code> {}</li>\n", escaped(shortened(edit.eid)), values);
    }
    for (const Override& one : now.overrides)
      out_ += fmt::format("<li><code>{}</code> {}</li>\n", escaped(shortened(one.eid)),
                          say(tr("{}: {} was asked for, {} is allowed: ", one.field, px(one.requested),
                                 px(one.clamped_to)) +
                              one.reason));
    out_ += "</ul>\n";
  }

  // ---- the slide ----------------------------------------------------------------------------------

  static std::string rect_attributes(const Rect& box) {
    return fmt::format(R"( x="{}" y="{}" width="{}" height="{}")", px(to_px(box.x)), px(to_px(box.y)),
                       px(to_px(box.w)), px(to_px(box.h)));
  }

  // Areas of defects, and where hints aim, over the slide's own drawing.
  static std::string overlays(const Iteration& now) {
    std::string out;
    const auto shade = [&out](const Rect& area) {
      out += fmt::format("<rect{} fill=\"#B3261E\" fill-opacity=\"0.25\"/>\n", rect_attributes(area));
    };
    for (const Defect& defect : now.diagnosis.defects) {
      const MeasuredElement& measured = now.measured.elements[defect.element];
      if (defect.type == DefectType::Overlap)
        shade(intersection(measured.safe_box, now.measured.elements[defect.other].safe_box));
      if (defect.type == DefectType::ContentOverflow) shade(measured.content_box);
    }
    for (std::size_t i = 0; i < now.plan.targets.size(); ++i) {
      const fixers::Target& target = now.plan.targets[i];
      const Rect aim{emu_from_px(target.box.x), emu_from_px(target.box.y), emu_from_px(target.box.w),
                     emu_from_px(target.box.h)};
      if (!target.placed || aim == now.ir.elements[i].box) continue;
      out += fmt::format(
          "<rect{} fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/><text x=\"{}\" y=\"{}\" "
          "font-family=\"sans-serif\" font-size=\"15\" font-weight=\"bold\" fill=\"{}\" stroke=\"#FFFFFF\" "
          "stroke-width=\"4\" paint-order=\"stroke\">{}</text>\n",
          rect_attributes(aim), kAim, px(target.box.x + 5), px(target.box.y + 17), kAim,
          escaped("→ " + shortened(now.ir.elements[i].eid)));
    }
    return out;
  }

  // What a picture shows around the slide, px: as much as boxes with defects are beyond it.
  struct Margins {
    double left = 0, top = 0, right = 0, bottom = 0;
  };
  static Margins beyond(const Iteration& now) {
    Margins margins;
    const auto widen = [](double& margin, Emu by) {
      if (by > Emu(0)) margin = std::max(margin, std::min(to_px(by), kMostBeyond) + kAroundBadges);
    };
    for (const Defect& defect : now.diagnosis.defects) {
      if (defect.type != DefectType::OutOfBounds) continue;
      const Rect& box = now.measured.elements[defect.element].bbox;
      widen(margins.left, Emu(0) - box.x);
      widen(margins.top, Emu(0) - box.y);
      widen(margins.right, box.right() - now.ir.size.w);
      widen(margins.bottom, box.bottom() - now.ir.size.h);
    }
    return margins;
  }

  [[nodiscard]] std::string picture(const Iteration& now, std::size_t k) const {
    std::vector<render::SvgMark> marks;
    const auto mark = [&](std::size_t element, Severity severity, const std::string& title) {
      render::SvgMark one;
      one.box = now.measured.elements[element].bbox;
      one.label = std::to_string(marks.size() + 1);
      one.color = qc::mark_color(severity);
      one.kind = to_string(severity);
      one.href = "#" + line_anchor(k, marks.size() + 1);
      one.title = title;
      marks.push_back(std::move(one));
    };
    for (const Defect& defect : now.diagnosis.defects)
      mark(defect.element, Severity::Error, to_string(defect.type));
    for (const fixers::Warning& warning : now.diagnosis.warnings)
      mark(warning.element, Severity::Warning, to_string(warning.type));
    std::string svg = render::slide_svg(now.ir, now.measured, marks);
    const std::string end = "</svg>\n";
    svg.insert(svg.size() - end.size(), overlays(now));
    const Margins m = beyond(now);
    if (m.left + m.top + m.right + m.bottom <= 0) return svg;
    // The slide within a larger picture, so that what is beyond its edge is seen.
    const double w = to_px(now.ir.size.w), h = to_px(now.ir.size.h);
    svg.insert(4, fmt::format(" width=\"{}\" height=\"{}\" style=\"overflow:visible\"", px(w), px(h)));
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {1} {2} {3}\">\n"
        "<rect x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{3}\" fill=\"#D5D8DD\"/>\n{4}"
        "<rect width=\"{5}\" height=\"{6}\" fill=\"none\" stroke=\"#565E6C\" stroke-width=\"2\"/></svg>\n",
        px(-m.left), px(-m.top), px(w + m.left + m.right), px(h + m.top + m.bottom), svg, px(w), px(h));
  }

  // ---- the findings -------------------------------------------------------------------------------

  [[nodiscard]] Message numbers_of(const Defect& defect, const SlideIr& slide) const {
    switch (defect.type) {
      case DefectType::LayoutTopology:
        return tr("the middle of the title is at {} px, below that of {} at {} px", px(defect.center_y),
                  name_of(slide, defect.other), px(defect.other_center_y));
      case DefectType::FontTooSmall:
        return tr("text of {} px, at least {} px are needed", px(defect.current), px(defect.least));
      case DefectType::ContentOverflow:
        return tr("text is {} px too wide and {} px too high", px(defect.overflow_x),
                  px(defect.overflow_y));
      case DefectType::OutOfBounds:
        return tr("{} px beyond the slide ({})", px(defect.by), defect.edge);
      case DefectType::Overlap:
        break;
    }
    return tr("shares {} px² with {}", px(defect.area), name_of(slide, defect.other));
  }

  [[nodiscard]] static std::string aim_of(const Hint& hint) {
    std::string values;
    const auto add = [&values](const char* what, const std::optional<double>& to) {
      if (to) values += fmt::format("{}{} {}", values.empty() ? "" : ", ", what, px(*to));
    };
    add("x", hint.x);
    add("y", hint.y);
    add("w", hint.w);
    add("h", hint.h);
    add("fontSize", hint.font_size);
    return values;
  }

  void finding(std::size_t k, std::size_t number, Severity severity, const std::string& eid,
               const char* type, const Message& what, const std::string& hint) {
    out_ += fmt::format(
        "<li id=\"{}\"><span class=\"n\" style=\"background:{}\">{}</span><code>{}</code> "
        "<b>{}</b>: {}",
        line_anchor(k, number), qc::mark_color(severity), number, type, escaped(eid), say(what));
    if (!hint.empty()) out_ += "<div class=\"hint\">" + hint + "</div>";
    out_ += "</li>\n";
  }

  void findings(const Iteration& now, std::size_t k) {
    const fixers::Diagnosis& diagnosis = now.diagnosis;
    if (diagnosis.defects.empty() && diagnosis.warnings.empty()) {
      out_ += "<p class=\"clean\">" + say(tr("No defects, no warnings.")) + "</p>\n";
      return;
    }
    out_ += "<ol>";
    std::size_t number = 0;
    for (const Defect& defect : diagnosis.defects) {
      std::string hint;
      if (defect.hint) {
        const std::string target = name_of(now.ir, defect.hint->element);
        const std::string aim = aim_of(*defect.hint);
        hint = say(tr("hint for {}: {}", target, defect.hint->action)) +
               (aim.empty() ? "" : " → " + escaped(aim)) +
               (defect.hint->reason.empty() ? "" : " (" + escaped(defect.hint->reason) + ")");
      }
      finding(k, ++number, Severity::Error, name_of(now.ir, defect.element), to_string(defect.type),
              numbers_of(defect, now.ir), hint);
    }
    for (const fixers::Warning& warning : diagnosis.warnings) {
      Message what;
      if (warning.type == fixers::WarningType::OcclusionSuspected) {
        what = tr("shares {} px² with {}, on another level", px(warning.area), name_of(now.ir, warning.other));
      } else {
        std::string above;
        for (const std::size_t one : warning.covered_by)
          above += (above.empty() ? "" : ", ") + name_of(now.ir, one);
        what = tr("wholly covered by {}", above);
      }
      finding(k, ++number, Severity::Warning, name_of(now.ir, warning.element),
              to_string(warning.type), what, {});
    }
    out_ += "</ol>\n";
  }

  static constexpr std::size_t kMaxNote = 300;

  const Language language_;
  std::size_t number_ = 0;
  std::string out_;
};

}  // namespace

std::string refine_report(const std::vector<fixers::Session>& rollouts, const std::string& patcher,
                          Language language) {
  return Page(language).write(rollouts, patcher);
}

}  // namespace deckle::app

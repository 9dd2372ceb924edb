#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "qc/messages/tr.h"
#include "qc/report/fix_label.h"
#include "qc/report/override_label.h"
#include "qc/report/proposal_label.h"
#include "qc/report/repair_label.h"
#include "qc/report/report_writer.h"
#include "qc/report/suppressed_label.h"
#include "qc/report/template_lines.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

// Findings of a deck that are listed; lines of guidance; faces. Ours (docs/limits.md).
constexpr std::size_t kMaxListed = 1000;

std::string paint(std::string_view text, const char* code, const TextStyle& style) {
  return style.color ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

std::string severity_word(Severity severity, const TextStyle& style) {
  const char* code = severity == Severity::Error     ? "1;31"
                     : severity == Severity::Warning ? "1;33"
                                                     : "1;36";
  return paint(message_of(severity).in(style.language), code, style);
}

// file:line:column, else pointer, else slide/element.
std::string place_text(const Place& at, const TextStyle& style) {
  const Language language = style.language;
  std::string out;
  // Whole, however long: editors and build servers open the file from the line.
  if (!at.file.empty()) out = display_line(at.file);
  if (!at.file.empty() && at.line > 0) out += fmt::format(":{}:{}", at.line, at.column);
  const auto add = [&out](const std::string& part) {
    if (part.empty()) return;
    if (!out.empty()) out += ": ";
    out += part;
  };
  if (!at.slide_id.empty()) {
    const std::string slide = style.slide_number > 0 ? std::to_string(style.slide_number)
                                                     : display_value(at.slide_id);
    const std::string element = display_value(at.element_id);
    add((style.layouts     ? element.empty() ? tr("layout {}", slide)
                                             : tr("layout {}, element {}", slide, element)
             : element.empty() ? tr("slide {}", slide)
                           : tr("slide {}, element {}", slide, element))
            .in(language));
  }
  if (at.line > 0 || at.slide_id.empty()) add(display_value(at.pointer));
  // A layout was named.
  if (!style.layouts || at.slide_id.empty()) add(display_value(at.part));
  return out;
}

// The part's XPath behind the part.
std::string place_text(const Diagnostic& d, const TextStyle& style) {
  std::string out = place_text(d.at, style);
  const FactValue* const path = find_fact(d.facts, "xpath");
  if (path != nullptr && !d.at.part.empty()) {
    if (const auto* text = std::get_if<std::string>(path)) out += " " + display_value(*text);
  }
  return out;
}

Message quality_label(Quality quality) {
  switch (quality) {
    case Quality::SuccessClean:
      return tr("clean");
    case Quality::SuccessWithWarnings:
      return tr("with warnings");
    case Quality::Degraded:
      return tr("needs a human edit");
  }
  return "";
}

Message soundness_label(Quality quality) {
  switch (quality) {
    case Quality::SuccessClean:
      return tr("sound");
    case Quality::SuccessWithWarnings:
      return tr("sound, with warnings");
    case Quality::Degraded:
      return tr("not sound");
  }
  return "";
}

// Nothing for a face that is installed, nor for one whose widths are doubtful: that is a finding.
Message font_line(const FontUse& use) {
  if (use.width_error > 0) return {};
  if (use.source == FontUse::Source::BuiltIn)
    return tr("font {}: measured with built-in glyph widths", use.requested);
  if (use.source == FontUse::Source::MetricCompatible)
    return tr("font {}: measured with {}, which has the same glyph widths", use.requested,
              use.used);
  return {};
}

// Every line of a proposed text begins with a mark: a build server would take "::error" at the
// start of a line for a command, and skips spaces before it.
void add_text(std::string& out, std::string_view text) {
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    out += "      | " + display_line(text.substr(begin, end - begin)) + "\n";
    begin = end + 1;
  }
}

void add_report(std::string& out, const Report& report, Severity threshold, TextStyle style) {
  style.layouts = report.stage == Stage::Template;
  const bool pass = passes(report, threshold);
  const std::size_t slides = report.slides.size();
  const Language language = style.language;
  const Message what =
      report.stage == Stage::Validate ? report.invalid ? tr("invalid") : tr("valid")
      : report.on_template ? (slides == 1 ? tr("{} layout", slides) : tr("{} layouts", slides)) +
                                 ", " + message_of(report.on_template->verdict)
      : report.stage == Stage::Doctor
          ? soundness_label(quality_of(report))
          : (slides == 1 ? tr("{} slide", slides) : tr("{} slides", slides)) + ", " +
                quality_label(quality_of(report));
  out += fmt::format("{}: {}: {}\n", display_line(report.input), what.in(language),
                     pass ? paint(tr("pass").in(language), "1;32", style)
                          : paint(tr("fail").in(language), "1;31", style));
  const auto line = [language](const Message& message) {
    return display_message(message, language) + "\n";
  };
  std::size_t fonts = 0, findings = 0, guidance = 0, fixed = 0, suppressed = 0;
  std::size_t left_out = 0, notes = 0;
  const auto is_listed = [&left_out](std::size_t& listed) {
    const bool fits = listed < kMaxListed;
    ++(fits ? listed : left_out);
    return fits;
  };
  const auto add_finding = [&](const Diagnostic& d, int slide_number = 0) {
    style.slide_number = slide_number;
    if (!style.verbose && d.severity == Severity::Note)
      ++notes;
    else if (is_listed(findings))
      out += "  " + text_line(d, style);
  };
  // Guidance with a line for each defect says what the findings and their hints say.
  const auto add_findings_of = [&](const SlideReport& slide) {
    const auto defects = std::count_if(slide.issues.begin(), slide.issues.end(),
                                       [](const Diagnostic& d) { return d.defect; });
    if (slide.needs_human_edit && static_cast<std::size_t>(defects) != slide.guidance.size()) {
      for (const Message& change : slide.guidance) {
        if (is_listed(guidance)) out += "    - " + line(change);
      }
    }
    // People know the slides of a file by their numbers.
    for (const Diagnostic& d : slide.issues)
      add_finding(d, report.presentation ? slide.index + 1 : 0);
  };
  for (const AppliedOverride& one : report.overrides) out += "  " + line(override_label(one));
  if (const Message text = suppressed_summary(report.suppressed); !text.empty())
    out += "  " + line(text);
  for (const SuppressedFinding& one : report.suppressed.findings) {
    if (is_listed(suppressed)) out += "    - " + line(suppressed_label(one, report));
  }
  if (report.on_template) out += template_lines(*report.on_template, language);
  for (const FontUse& use : report.fonts) {
    if (const Message text = font_line(use); !text.empty() && is_listed(fonts))
      out += "  " + line(text);
  }
  for (const PartRepair& repair : report.repairs) {
    if (is_listed(guidance)) out += "  " + line(repair_label(repair));
  }
  for (const FileFix& fix : report.fixes) {
    if (fix.state != FileFix::State::Applied && !style.verbose) continue;
    if (is_listed(fixed)) out += "  " + line(fix_label(fix));
  }
  if (report.fixed) out += "  " + line(fix_summary(report));
  for (const Diagnostic& d : report.deck_issues) add_finding(d);
  for (const SlideReport& slide : report.slides) {
    if (slide.needs_human_edit && !report.presentation) {
      out += "  " + line(tr("slide {} ({}) needs a human edit:", slide.index + 1, slide.slide_id));
    }
    add_findings_of(slide);
    for (const Proposal& proposal : slide.proposals) {
      out += "    - " + line(proposal_label(proposal));
      for (const std::string& text : proposal.texts) add_text(out, text);
    }
    if (!style.verbose) continue;
    for (const TraceEntry& entry : slide.trace) {
      if (entry.fixer.empty()) continue;
      out += "  " + line(tr("slide {} ({}): {}: {}", slide.index + 1, slide.slide_id, entry.fixer,
                            entry.note));
    }
  }
  for (const NotRun& n : report.not_run)
    out += "  " + line(tr("{} was not run: {}", n.rule, n.reason));
  if (left_out > 0)
    out += "  " + line(left_out == 1 ? tr("{} more line; a JSON report has it", left_out)
                                     : tr("{} more lines; a JSON report has them", left_out));
  if (notes > 0)
    out += "  " + line(notes == 1 ? tr("{} more note; use --verbose to show it", notes)
                                  : tr("{} more notes; use --verbose to show them", notes));
}

}  // namespace

std::string text_line(const Diagnostic& d, const TextStyle& style) {
  const std::string place = place_text(d, style);
  std::string out = fmt::format("{}{}{}: {} [{}]\n", place, place.empty() ? "" : ": ",
                                severity_word(d.severity, style),
                                display_message(d.message, style.language), display_value(d.rule));
  if (!d.hint.empty()) out += "    " + display_message(d.hint, style.language) + "\n";
  return out;
}

std::string text_report(const std::vector<Report>& reports, Severity threshold,
                        const TextStyle& style) {
  std::string out;
  for (const Report& report : reports) add_report(out, report, threshold, style);
  return out;
}

}  // namespace deckle::qc

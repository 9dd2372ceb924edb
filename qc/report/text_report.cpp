#include <fmt/format.h>

#include <string_view>

#include "qc/messages/tr.h"
#include "qc/report/proposal_label.h"
#include "qc/report/report_writer.h"

namespace deckle::qc {
namespace {

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
std::string place_text(const Place& at, Language language) {
  std::string out;
  if (!at.file.empty())
    out = at.line > 0 ? fmt::format("{}:{}:{}", at.file, at.line, at.column) : at.file;
  const auto add = [&out](const std::string& part) {
    if (part.empty()) return;
    if (!out.empty()) out += ": ";
    out += part;
  };
  if (!at.slide_id.empty()) {
    add((at.element_id.empty() ? tr("slide {}", at.slide_id)
                               : tr("slide {}, element {}", at.slide_id, at.element_id))
            .in(language));
  }
  if (at.line > 0 || at.slide_id.empty()) add(at.pointer);
  add(at.part);
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

void add_font(std::string& out, const FontUse& use, Language language) {
  Message line;
  switch (use.source) {
    case FontUse::Source::Exact:
      return;
    case FontUse::Source::BuiltIn:
      line = tr("font {}: measured with built-in glyph widths", use.requested);
      break;
    case FontUse::Source::MetricCompatible:
      line = tr("font {}: measured with {}, which has the same glyph widths", use.requested, use.used);
      break;
    case FontUse::Source::Fallback:
    case FontUse::Source::Missing:
      line = tr("font {}: not installed; substitute: {}", use.requested,
                 use.used.empty() ? tr("none") : Message(use.used));
      break;
  }
  if (use.width_error > 0) line += tr(" (expected error of line widths: {:.1f} %)", use.width_error * 100);
  out += "  " + line.in(language) + "\n";
}

// Further lines of one text are indented below its first.
std::string indented(const std::string& text) {
  std::string out;
  for (const char c : text) {
    out += c;
    if (c == '\n') out += "      ";
  }
  return out;
}

void add_report(std::string& out, const Report& report, Severity threshold,
                const TextStyle& style) {
  const bool pass = passes(report, threshold);
  const std::size_t slides = report.slides.size();
  const Language language = style.language;
  out += fmt::format("{}: {}, {}: {}\n", report.input,
                     (slides == 1 ? tr("{} slide", slides) : tr("{} slides", slides)).in(language),
                     quality_label(quality_of(report)).in(language),
                     pass ? paint(tr("pass").in(language), "1;32", style)
                          : paint(tr("fail").in(language), "1;31", style));
  for (const FontUse& use : report.fonts) add_font(out, use, language);
  const auto is_listed = [&style](const Diagnostic& d) {
    return style.verbose || d.severity != Severity::Note;
  };
  std::size_t hidden = 0;
  for (const Diagnostic& d : report.deck_issues) {
    if (is_listed(d))
      out += "  " + text_line(d, style);
    else
      ++hidden;
  }
  for (const SlideReport& slide : report.slides) {
    if (slide.needs_human_edit) {
      out +=
          "  " +
          tr("slide {} ({}) needs a human edit:", slide.index + 1, slide.slide_id).in(language) +
          "\n";
      for (const Message& line : slide.guidance) out += "    " + line.in(language) + "\n";
    }
    for (const Proposal& proposal : slide.proposals) {
      out += "    " + proposal_label(proposal).in(language) + "\n";
      for (const std::string& line : proposal.texts) out += "      " + indented(line) + "\n";
    }
    for (const Diagnostic& d : slide.issues) {
      if (is_listed(d))
        out += "  " + text_line(d, style);
      else
        ++hidden;
    }
    if (!style.verbose) continue;
    for (const TraceEntry& entry : slide.trace) {
      if (entry.fixer.empty()) continue;
      out += "  " +
             tr("slide {} ({}): {}: {}", slide.index + 1, slide.slide_id, entry.fixer, entry.note)
                 .in(language) +
             "\n";
    }
  }
  for (const NotRun& n : report.not_run)
    out += "  " + tr("{} was not run: {}", n.rule, n.reason).in(language) + "\n";
  if (hidden > 0)
    out += "  " +
           (hidden == 1 ? tr("{} more note; use --verbose to show it", hidden)
                        : tr("{} more notes; use --verbose to show them", hidden))
               .in(language) +
           "\n";
}

}  // namespace

std::string text_line(const Diagnostic& d, const TextStyle& style) {
  const std::string place = place_text(d.at, style.language);
  std::string out =
      fmt::format("{}{}{}: {} [{}]\n", place, place.empty() ? "" : ": ",
                  severity_word(d.severity, style), d.message.in(style.language), d.rule);
  if (!d.hint.empty()) out += "    " + d.hint.in(style.language) + "\n";
  return out;
}

std::string text_report(const std::vector<Report>& reports, Severity threshold,
                        const TextStyle& style) {
  std::string out;
  for (const Report& report : reports) add_report(out, report, threshold, style);
  return out;
}

}  // namespace deckle::qc

#include <fmt/format.h>

#include <string_view>

#include "qc/report/report_writer.h"

namespace deckle::qc {
namespace {

std::string paint(std::string_view text, const char* code, const TextStyle& style) {
  return style.color ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

std::string severity_word(Severity severity, const TextStyle& style) {
  switch (severity) {
    case Severity::Error:
      return paint("error", "1;31", style);
    case Severity::Warning:
      return paint("warning", "1;33", style);
    case Severity::Note:
      return paint("note", "1;36", style);
  }
  return "error";
}

// file:line:column, else pointer, else slide/element.
std::string place_words(const Place& at) {
  std::string out;
  if (!at.file.empty())
    out = at.line > 0 ? fmt::format("{}:{}:{}", at.file, at.line, at.column) : at.file;
  const auto add = [&out](const std::string& words) {
    if (words.empty()) return;
    if (!out.empty()) out += ": ";
    out += words;
  };
  if (!at.slide_id.empty()) {
    add(at.element_id.empty() ? fmt::format("slide {}", at.slide_id)
                              : fmt::format("slide {}, element {}", at.slide_id, at.element_id));
  }
  if (at.line > 0 || at.slide_id.empty()) add(at.pointer);
  add(at.part);
  return out;
}

std::string counts(std::size_t n, const char* one, const char* many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

const char* quality_words(Quality quality) {
  switch (quality) {
    case Quality::SuccessClean:
      return "clean";
    case Quality::SuccessWithWarnings:
      return "with warnings";
    case Quality::Degraded:
      return "degraded";
  }
  return "";
}

void add_font(std::string& out, const FontUse& use) {
  switch (use.source) {
    case FontUse::Source::Exact:
    case FontUse::Source::Embedded:
      return;
    case FontUse::Source::BuiltIn:
      out += fmt::format("  font {}: measured with built-in advances", use.requested);
      break;
    case FontUse::Source::MetricCompatible:
      out += fmt::format("  font {}: measured as {}, which has the same advances", use.requested,
                         use.used);
      break;
    case FontUse::Source::Fallback:
    case FontUse::Source::Missing:
      out += fmt::format("  font {}: not here; {} stands in", use.requested,
                         use.used.empty() ? "nothing" : use.used);
      break;
  }
  if (use.width_error > 0)
    out += fmt::format(" (lines may be {:.1f} % off)", use.width_error * 100);
  out += '\n';
}

void add_report(std::string& out, const Report& report, Severity threshold,
                const TextStyle& style) {
  const bool pass = passes(report, threshold);
  out +=
      fmt::format("{}: {}, {}: {}\n", report.input, counts(report.slides.size(), "slide", "slides"),
                  quality_words(quality_of(report)),
                  pass ? paint("pass", "1;32", style) : paint("fail", "1;31", style));
  for (const FontUse& use : report.fonts) add_font(out, use);
  const auto shown = [&style](const Diagnostic& d) {
    return style.verbose || d.severity != Severity::Note;
  };
  std::size_t hidden = 0;
  for (const Diagnostic& d : report.deck_issues) {
    if (shown(d))
      out += "  " + text_line(d, style);
    else
      ++hidden;
  }
  for (const SlideReport& slide : report.slides) {
    if (slide.needs_human_edit) {
      out += fmt::format("  slide {} ({}) needs a human edit:\n", slide.index + 1, slide.slide_id);
      for (const std::string& line : slide.guidance) out += fmt::format("    {}\n", line);
    }
    for (const Diagnostic& d : slide.issues) {
      if (shown(d))
        out += "  " + text_line(d, style);
      else
        ++hidden;
    }
    if (!style.verbose) continue;
    for (const TraceEntry& entry : slide.trace) {
      if (entry.fixer.empty()) continue;
      out += fmt::format("  slide {} ({}): {}: {}\n", slide.index + 1, slide.slide_id, entry.fixer,
                         entry.note);
    }
  }
  for (const NotRun& n : report.not_run)
    out += fmt::format("  {} was not run: {}\n", n.rule, n.reason);
  if (hidden > 0)
    out += fmt::format("  and {}; --verbose shows them\n", counts(hidden, "note", "notes"));
}

}  // namespace

std::string text_line(const Diagnostic& d, const TextStyle& style) {
  const std::string place = place_words(d.at);
  std::string out = fmt::format("{}{}{}: {} [{}]\n", place, place.empty() ? "" : ": ",
                                severity_word(d.severity, style), d.message, d.rule);
  if (!d.hint.empty()) out += fmt::format("    {}\n", d.hint);
  return out;
}

std::string text_report(const std::vector<Report>& reports, Severity threshold,
                        const TextStyle& style) {
  std::string out;
  for (const Report& report : reports) add_report(out, report, threshold, style);
  return out;
}

}  // namespace deckle::qc

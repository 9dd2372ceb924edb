#include "qc/report/html_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "qc/messages/tr.h"
#include "qc/report/fix_label.h"
#include "qc/report/font_labels.h"
#include "qc/report/html_style.h"
#include "qc/report/override_label.h"
#include "qc/report/proposal_label.h"
#include "qc/report/repair_label.h"
#include "qc/report/suppressed_label.h"
#include "qc/report/template_lines.h"
#include "slidespec/core/display.h"
#include "slidespec/core/markup.h"

namespace deckle::qc {
namespace {

constexpr std::array<Severity, 3> kBySeverity = {Severity::Error, Severity::Warning,
                                                 Severity::Note};
constexpr std::size_t kMaxListedFindings = 12;  // of a slide; the others are collapsed

Message counted_slides(std::size_t n, Stage stage) {
  if (stage == Stage::Template) return n == 1 ? tr("{} layout", n) : tr("{} layouts", n);
  return n == 1 ? tr("{} slide", n) : tr("{} slides", n);
}

Message counted(Severity severity, std::size_t n) {
  switch (severity) {
    case Severity::Error:
      return n == 1 ? tr("{} error", n) : tr("{} errors", n);
    case Severity::Warning:
      return n == 1 ? tr("{} warning", n) : tr("{} warnings", n);
    case Severity::Note:
      return n == 1 ? tr("{} note", n) : tr("{} notes", n);
  }
  return {};
}

std::string slide_anchor(std::size_t deck, int slide) {
  return fmt::format("d{}s{}", deck, slide + 1);
}

const char* quality_class(const SlideReport& slide) {
  if (slide.needs_human_edit) return "error";
  switch (slide.quality) {
    case Quality::SuccessClean:
      return "good";
    case Quality::SuccessWithWarnings:
      return "warning";
    case Quality::Degraded:
      return "error";
  }
  return "error";
}

Message quality_label(const SlideReport& slide, Stage stage) {
  if (stage == Stage::Template)
    return slide.quality == Quality::SuccessClean          ? tr("clean")
           : slide.quality == Quality::SuccessWithWarnings ? tr("with warnings")
                                                           : tr("with errors");
  if (stage == Stage::Doctor)
    return slide.quality == Quality::SuccessClean          ? tr("sound")
           : slide.quality == Quality::SuccessWithWarnings ? tr("sound, with warnings")
                                                           : tr("not sound");
  if (slide.needs_human_edit || slide.quality == Quality::Degraded)
    return tr("needs a human edit");
  return slide.quality == Quality::SuccessClean ? tr("fits") : tr("fits, with warnings");
}

bool needs_attention(const SlideReport& slide) {
  return slide.needs_human_edit || slide.quality != Quality::SuccessClean ||
         std::any_of(slide.issues.begin(), slide.issues.end(),
                     [](const Diagnostic& d) { return d.severity != Severity::Note; });
}

std::string value(std::string_view text) { return escaped(display_value(text)); }
std::string label(const Message& message, Language language) {
  return escaped(display_message(message, language));
}

// Rule, element and place in the spec or the package, as far as they are known.
std::string place_of(const Diagnostic& d) {
  std::string out = value(d.rule);
  for (const std::string* part : {&d.at.element_id, &d.at.pointer, &d.at.part}) {
    if (!part->empty()) out += " · " + value(*part);
  }
  if (const FactValue* const path = d.at.part.empty() ? nullptr : find_fact(d.facts, "xpath")) {
    if (const auto* text = std::get_if<std::string>(path)) out += " " + value(*text);
  }
  return out;
}

// A finding of a slide has a number and anchors; a finding of the deck has neither.
std::string finding(const Diagnostic& d, std::size_t deck, int slide, int number,
                    Language language) {
  std::string out = fmt::format(R"(<li class="of-{}")", to_string(d.severity));
  if (number > 0) {
    out += fmt::format(
        R"( id="{}"><a class="n" style="background:{}" href="#{}" title="{}">{}</a>)",
        finding_anchor(deck, slide, number), mark_color(d.severity),
        mark_anchor(deck, slide, number), tr("show it on the slide").in(language), number);
  } else {
    out += ">";
  }
  out += fmt::format(R"(<strong class="{}">{}</strong> {} <code>{}</code>)", to_string(d.severity),
                     message_of(d.severity).in(language), label(d.message, language), place_of(d));
  if (!d.hint.empty()) out += fmt::format(R"(<div class="hint">{}</div>)", label(d.hint, language));
  return out + "</li>\n";
}

// Highest severity first, in the order of their numbers.
std::string findings(const DiagnosticSink& issues, std::size_t deck, int slide,
                     const std::vector<int>& numbers, Language language) {
  std::vector<std::string> lines;
  for (const Severity severity : kBySeverity) {
    for (std::size_t i = 0; i < issues.size(); ++i) {
      if (issues[i].severity == severity)
        lines.push_back(
            finding(issues[i], deck, slide, i < numbers.size() ? numbers[i] : 0, language));
    }
  }
  if (lines.empty()) return {};
  std::string listed, folded;
  for (std::size_t i = 0; i < lines.size(); ++i)
    (i < kMaxListedFindings ? listed : folded) += lines[i];
  std::string out = "<ol>\n" + listed + "</ol>\n";
  if (!folded.empty()) {
    out += fmt::format("<details><summary>{}</summary><ol>\n{}</ol></details>\n",
                       tr("and {} more", lines.size() - kMaxListedFindings).in(language), folded);
  }
  return out;
}

// The repairs, one line per step; empty for a slide that fitted without any.
std::string repair_steps(const std::vector<TraceEntry>& trace, Language language) {
  std::string steps;
  std::size_t count = 0;
  for (const TraceEntry& entry : trace) {
    if (entry.fixer.empty()) continue;
    ++count;
    std::string eids;
    for (const std::string& eid : entry.eids) eids += (eids.empty() ? " · " : ", ") + value(eid);
    steps += fmt::format("<li><code>{}{}</code> {}{}</li>\n", value(entry.fixer), eids,
                         label(entry.note.empty() ? to_string(entry.action) : entry.note, language),
                         entry.rejection && entry.rejection->reason == Rejection::Reason::NoBetter
                             ? tr(" (undone: no improvement)").in(language)
                             : "");
  }
  if (steps.empty()) return {};
  return fmt::format("<details class=\"trace\"><summary>{}</summary><ol>\n{}</ol></details>\n",
                     (count == 1 ? tr("Repairs: {} step", count)
                                 : tr("Repairs: {} steps", count))
                         .in(language),
                     steps);
}

// Text for a person to read: whole, with its line breaks.
std::string words(std::string_view text) {
  std::string out = "<p class=\"words\">";
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    out += (begin > 0 ? "&#10;" : "") + escaped(display_line(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  return out + "</p>\n";
}

std::string proposals(const SlideReport& slide, Language language) {
  std::string out;
  for (const Proposal& proposal : slide.proposals) {
    out += "<p>" + label(proposal_label(proposal), language) + "</p>\n<blockquote>";
    for (const std::string& text : proposal.texts) out += words(text);
    out += "</blockquote>\n";
  }
  return out;
}

std::string guidance(const SlideReport& slide, Language language) {
  if (!slide.needs_human_edit && slide.guidance.empty()) return {};
  std::string lines;
  for (const Message& line : slide.guidance) lines += "<li>" + label(line, language) + "</li>\n";
  return "<div class=\"human\"><h2>" + tr("This slide needs a human edit").in(language) +
         "</h2>" + (lines.empty() ? std::string() : "<ul>\n" + lines + "</ul>") +
         proposals(slide, language) + "</div>\n";
}

// Nothing for a presentation that was read: its slides name a part.
std::string layout_label(const SlideReport& slide, Language language) {
  return slide.layout.empty() ? std::string()
                              : label(tr("layout {}", shortened(slide.layout)), language);
}

// What a section about a slide shows of it.
struct Shown {
  std::string picture, before;           // SVG; may be empty
  std::vector<const FileFix*> fixes;     // that were made on it
};

std::string fix_list(const std::vector<const FileFix*>& fixes, Language language) {
  if (fixes.empty()) return {};
  std::string lines;
  for (const FileFix* fix : fixes)
    lines += fmt::format("<li>{} <code>{} · {}</code></li>\n", label(fix_text(*fix), language),
                         value(fix->rule), value(fix->fixer));
  return fmt::format("<h3>{}</h3>\n<ul class=\"fixes\">\n{}</ul>\n", tr("Fixed").in(language),
                     lines);
}

// The slide; of one that was fixed as it was and as it is.
std::string figures(const Shown& shown, Language language) {
  if (shown.picture.empty()) return {};
  if (shown.before.empty()) return "<figure>" + shown.picture + "</figure>\n";
  return fmt::format(
      "<div class=\"pair\"><div><h3>{}</h3><figure>{}</figure></div>"
      "<div><h3>{}</h3><figure>{}</figure></div></div>\n",
      tr("Before").in(language), shown.before, tr("After").in(language), shown.picture);
}

std::string full_section(const SlideReport& slide, std::size_t deck, const Shown& shown,
                         Stage stage, Language language) {
  std::string out = fmt::format(
      R"(<section class="full" id="{}"><header class="s"><h2>{} · {}</h2>)"
      R"(<span class="badge {}">{}</span><span class="meta">{}</span></header>)",
      slide_anchor(deck, slide.index), slide.index + 1, value(slide.slide_id), quality_class(slide),
      quality_label(slide, stage).in(language), layout_label(slide, language));
  out += "\n" + guidance(slide, language) + figures(shown, language) +
         fix_list(shown.fixes, language);
  const std::string list = findings(slide.issues, deck, slide.index, mark_numbers(slide), language);
  out += list.empty() ? "<p class=\"clean\">" + tr("Nothing to report.").in(language) + "</p>\n"
                      : list;
  return out + repair_steps(slide.trace, language) + "</section>\n";
}

// A slide that fits: a small picture and its findings, collapsed. Its number in the list of slides
// shows it large.
std::string compact_section(const SlideReport& slide, std::size_t deck, const Shown& shown,
                            Stage stage, Language language) {
  std::string out =
      fmt::format(R"(<section class="compact" id="{}">)", slide_anchor(deck, slide.index));
  out += figures(shown, language);
  out += fmt::format(
      R"(<h2>{} · {} <span class="good" title="{}">✓</span></h2><p class="meta">{}</p>)",
      slide.index + 1, value(slide.slide_id), quality_label(slide, stage).in(language),
      layout_label(slide, language));
  out += "\n";
  const std::string list = findings(slide.issues, deck, slide.index, mark_numbers(slide), language);
  if (!list.empty()) {
    out += fmt::format("<details><summary>{}</summary>\n{}</details>\n",
                       counted(Severity::Note, slide.issues.size()).in(language), list);
  }
  return out + repair_steps(slide.trace, language) + "</section>\n";
}

std::string fonts_section(const std::vector<FontUse>& fonts, Language language) {
  if (fonts.empty()) return {};
  std::string out = fmt::format(
      "<section class=\"plain\"><h2>{}</h2><div class=\"wide\"><table><tr><th>{}</th><th>{}</th>"
      "<th>{}</th><th>{}</th></tr>\n",
      tr("Fonts").in(language), tr("requested").in(language), tr("measured with").in(language),
      tr("source").in(language), tr("line width error").in(language));
  for (const FontUse& use : fonts) {
    out +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.1f} %</td></tr>\n",
                    value(use.family ? use.requested + ": " + use.sample : use.requested),
                    value(use.used), source_label(use.source).in(language), use.width_error * 100);
  }
  return out + "</table></div></section>\n";
}

// The number of findings of each severity; clicking one shows or hides these findings.
std::string summary(const Report& report, Language language) {
  std::array<std::size_t, 3> counts{};
  const auto add = [&](const DiagnosticSink& issues) {
    for (const Diagnostic& d : issues) ++counts[static_cast<std::size_t>(d.severity)];
  };
  add(report.deck_issues);
  for (const SlideReport& slide : report.slides) add(slide.issues);
  std::string out = counted_slides(report.slides.size(), report.stage).in(language);
  for (const Severity severity : kBySeverity) {
    const char* name = to_string(severity);
    out += fmt::format(R"( <label class="{0}" for="show-{0}" title="{1}">{2}</label>)", name,
                       tr("show or hide each {}", message_of(severity)).in(language),
                       counted(severity, counts[static_cast<std::size_t>(severity)]).in(language));
  }
  return out;
}

// The list of slides that need a human edit, at the top.
std::string human_edits(const Report& report, std::size_t deck, Language language) {
  std::string lines;
  std::size_t count = 0;
  for (const SlideReport& slide : report.slides) {
    if (!slide.needs_human_edit) continue;
    ++count;
    lines += fmt::format(
        "<li><a href=\"#{}\">{}</a>{}</li>\n", slide_anchor(deck, slide.index),
        label(tr("slide {} · {}", slide.index + 1, slide.slide_id), language),
        slide.guidance.empty() ? std::string() : ": " + label(slide.guidance.front(), language));
  }
  if (count == 0) return {};
  return fmt::format("<div class=\"human\"><h2>{}</h2><ul>\n{}</ul></div>\n",
                     (count == 1 ? tr("{} slide needs a human edit", count)
                                 : tr("{} slides need a human edit", count))
                         .in(language),
                     lines);
}

std::string part_repairs(const std::vector<PartRepair>& repairs, Language language) {
  if (repairs.empty()) return {};
  std::string lines;
  for (const PartRepair& repair : repairs)
    lines += "<li>" + label(repair_label(repair), language) + "</li>\n";
  return fmt::format("<section class=\"plain\"><h2>{}</h2>\n<ul>\n{}</ul></section>\n",
                     tr("Repaired").in(language), lines);
}

// What was changed in the file as a whole, and what was not.
std::string file_fixes(const Report& report, Language language) {
  if (!report.fixed) return {};
  std::string lines;
  for (const FileFix& fix : report.fixes) {
    if (fix.slide < 0 || fix.state != FileFix::State::Applied)
      lines += "<li>" + label(fix_label(fix), language) + "</li>\n";
  }
  return fmt::format("<section class=\"plain\"><h2>{}</h2>\n<p>{}</p>\n{}</section>\n",
                     tr("Fixes").in(language), label(fix_summary(report), language),
                     lines.empty() ? lines : "<ul>\n" + lines + "</ul>\n");
}

// What the deck itself says is accepted.
std::string suppressed_section(const Report& report, Language language) {
  const Message summary = suppressed_summary(report.suppressed);
  if (summary.empty()) return {};
  std::string lines;
  for (const SuppressedFinding& one : report.suppressed.findings)
    lines += fmt::format(R"(<li class="of-{}">{}</li>)", to_string(one.finding.severity),
                         label(suppressed_label(one, report), language)) +
             "\n";
  return fmt::format("<section class=\"plain\"><h2>{}</h2>\n<p>{}</p>\n{}</section>\n",
                     tr("Suppressions").in(language), label(summary, language),
                     lines.empty() ? lines : "<ul>\n" + lines + "</ul>\n");
}

Shown shown_of(const Report& report, const SlidePictures& pictures, std::size_t slide) {
  Shown out;
  if (slide < pictures.now.size()) out.picture = pictures.now[slide];
  if (slide < pictures.before.size()) out.before = pictures.before[slide];
  for (const FileFix& fix : report.fixes) {
    if (fix.state == FileFix::State::Applied && fix.slide == report.slides[slide].index)
      out.fixes.push_back(&fix);
  }
  return out;
}

std::string deck(const Report& report, const SlidePictures& pictures, std::size_t number,
                 Severity threshold, Language language) {
  const bool pass = passes(report, threshold);
  std::string out = fmt::format(
      "<article id=\"d{}\">\n<h1>{}</h1>\n<div class=\"sum\"><span class=\"badge {}\">{}</span> {}"
      "</div>\n{}<nav aria-label=\"{}\">",
      number, value(report.input), pass ? "good" : "error",
      (pass ? tr("pass") : tr("fail")).in(language), summary(report, language),
      human_edits(report, number, language),
      label(report.stage == Stage::Template ? tr("Layouts of {}", report.input)
                                            : tr("Slides of {}", report.input),
            language));
  for (const SlideReport& slide : report.slides) {
    out += fmt::format(R"(<a class="{}" href="#{}" title="{}">{}</a>)",
                       needs_attention(slide) ? quality_class(slide) : "",
                       slide_anchor(number, slide.index), value(slide.slide_id), slide.index + 1);
  }
  out += "</nav>\n";
  for (const AppliedOverride& one : report.overrides)
    out += "<p class=\"meta\">" + label(override_label(one), language) + "</p>\n";
  out += file_fixes(report, language) +
         part_repairs(report.repairs, language);
  if (report.on_template) out += template_section(*report.on_template, language);
  if (const std::string list = findings(report.deck_issues, number, 0, {}, language); !list.empty())
    out += "<section class=\"plain\"><h2>" +
           (report.stage == Stage::Template ? tr("The template as a whole")
                                            : tr("The deck as a whole"))
               .in(language) +
           "</h2>\n" + list + "</section>\n";
  out += suppressed_section(report, language);
  out += "<div class=\"slides\">\n";
  for (std::size_t i = 0; i < report.slides.size(); ++i) {
    const SlideReport& slide = report.slides[i];
    const Shown shown = shown_of(report, pictures, i);
    out += needs_attention(slide) || !shown.fixes.empty()
               ? full_section(slide, number, shown, report.stage, language)
               : compact_section(slide, number, shown, report.stage, language);
  }
  out += "</div>\n";
  for (const NotRun& n : report.not_run)
    out += fmt::format("<section class=\"plain\"><h2>{}</h2><p>{}</p></section>\n",
                       label(tr("Not run: {}", n.rule), language), label(n.reason, language));
  return out + fonts_section(report.fonts, language) + "</article>\n";
}

}  // namespace

std::vector<int> mark_numbers(const SlideReport& slide) {
  std::vector<int> numbers(slide.issues.size(), 0);
  int next = 0;
  for (const Severity severity : kBySeverity) {
    for (std::size_t i = 0; i < slide.issues.size(); ++i) {
      if (slide.issues[i].severity == severity) numbers[i] = ++next;
    }
  }
  return numbers;
}

const char* mark_color(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "#B3261E";
    case Severity::Warning:
      return "#8A5A00";
    case Severity::Note:
      return "#1F5FA8";
  }
  return "#B3261E";
}

std::string mark_anchor(std::size_t deck, int slide, int number) {
  return fmt::format("{}m{}", slide_anchor(deck, slide), number);
}

std::string finding_anchor(std::size_t deck, int slide, int number) {
  return fmt::format("{}f{}", slide_anchor(deck, slide), number);
}

std::string html_report(const std::vector<Report>& reports,
                        const std::vector<SlidePictures>& pictures, Severity threshold,
                        Language language) {
  const std::string title =
      reports.size() == 1 ? reports.front().input : tr("{} decks", reports.size()).in(language);
  // The policy makes browsers block scripts and network access, which the page does not use.
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; img-src data:\">"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      "<link rel=\"icon\" href=\"data:,\"><title>{}</title><style>{}</style></head><body>\n"
      "<a class=\"skip\" href=\"#d1\">{}</a>\n",
      language == Language::Korean ? "ko" : "en", value(title), html_style(),
      tr("To the report").in(language));
  // Inside of main, so that all of the page is in a landmark.
  out += "<main>\n";
  for (const Severity severity : kBySeverity) {
    out += fmt::format(
        "<input class=\"filter\" type=\"checkbox\" id=\"show-{}\" checked "
        "aria-label=\"{}\">\n",
        to_string(severity), tr("show each {}", message_of(severity)).in(language));
  }
  for (std::size_t i = 0; i < reports.size(); ++i)
    out += deck(reports[i], i < pictures.size() ? pictures[i] : SlidePictures{}, i + 1,
                threshold, language);
  return out + "</main></body></html>\n";
}

}  // namespace deckle::qc

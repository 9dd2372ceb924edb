#include "qc/report/html_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "qc/report/html_style.h"
#include "render/svg/svg_writer.h"

namespace deckle::qc {
namespace {

using render::escaped;

constexpr std::array<Severity, 3> kGravestFirst = {Severity::Error, Severity::Warning,
                                                   Severity::Note};
constexpr std::size_t kShownFindings = 12;  // of a slide; the rest is folded away

std::string counted(std::size_t n, std::string_view one) {
  return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s");
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

const char* quality_words(const SlideReport& slide) {
  if (slide.needs_human_edit || slide.quality == Quality::Degraded) return "needs a human edit";
  return slide.quality == Quality::SuccessClean ? "fits" : "fits, with warnings";
}

bool asks_for_a_look(const SlideReport& slide) {
  return slide.needs_human_edit || slide.quality != Quality::SuccessClean ||
         std::any_of(slide.issues.begin(), slide.issues.end(),
                     [](const Diagnostic& d) { return d.severity != Severity::Note; });
}

// Rule, element and place in the spec, whatever of them is known.
std::string place_of(const Diagnostic& d) {
  std::string out = escaped(d.rule);
  for (const std::string* part : {&d.at.element_id, &d.at.pointer}) {
    if (!part->empty()) out += " · " + escaped(*part);
  }
  return out;
}

// Number and anchors are the slide's; a finding of the deck has neither.
std::string finding(const Diagnostic& d, std::size_t deck, int slide, int number) {
  std::string out = fmt::format(R"(<li class="of-{}")", to_string(d.severity));
  if (number > 0) {
    out += fmt::format(
        R"( id="{}"><a class="n" style="background:{}" href="#{}" title="show it on the slide">{}</a>)",
        finding_anchor(deck, slide, number), mark_color(d.severity),
        mark_anchor(deck, slide, number), number);
  } else {
    out += ">";
  }
  out += fmt::format(R"(<strong class="{0}">{0}</strong> {1} <code>{2}</code>)",
                     to_string(d.severity), escaped(d.message), place_of(d));
  if (!d.hint.empty()) out += fmt::format(R"(<div class="hint">{}</div>)", escaped(d.hint));
  return out + "</li>\n";
}

// Gravest first, as they are numbered.
std::string findings(const DiagnosticSink& issues, std::size_t deck, int slide,
                     const std::vector<int>& numbers) {
  std::vector<std::string> lines;
  for (const Severity severity : kGravestFirst) {
    for (std::size_t i = 0; i < issues.size(); ++i) {
      if (issues[i].severity == severity)
        lines.push_back(finding(issues[i], deck, slide, i < numbers.size() ? numbers[i] : 0));
    }
  }
  if (lines.empty()) return {};
  std::string shown, folded;
  for (std::size_t i = 0; i < lines.size(); ++i) (i < kShownFindings ? shown : folded) += lines[i];
  std::string out = "<ol>\n" + shown + "</ol>\n";
  if (!folded.empty()) {
    out += fmt::format("<details><summary>and {} more</summary><ol>\n{}</ol></details>\n",
                       lines.size() - kShownFindings, folded);
  }
  return out;
}

// What the loop did, a line a step; nothing for a slide that fitted as it was.
std::string story(const std::vector<TraceEntry>& trace) {
  std::string steps;
  std::size_t count = 0;
  for (const TraceEntry& entry : trace) {
    if (entry.fixer.empty()) continue;
    ++count;
    std::string eids;
    for (const std::string& eid : entry.eids) eids += (eids.empty() ? " · " : ", ") + escaped(eid);
    steps +=
        fmt::format("<li><code>{}{}</code> {}{}</li>\n", escaped(entry.fixer), eids,
                    escaped(entry.note.empty() ? entry.action : entry.note),
                    entry.action == "rollback" && entry.note.find("left: ") == std::string::npos
                        ? " (taken back: it helped nothing)"
                        : "");
  }
  if (steps.empty()) return {};
  return fmt::format(
      "<details class=\"trace\"><summary>What was done to make it fit: {}</summary><ol>\n{}</ol>"
      "</details>\n",
      counted(count, "step"), steps);
}

std::string guidance(const SlideReport& slide) {
  if (!slide.needs_human_edit && slide.guidance.empty()) return {};
  std::string lines;
  for (const std::string& line : slide.guidance) lines += "<li>" + escaped(line) + "</li>\n";
  return "<div class=\"human\"><h2>A person has to edit this slide</h2>" +
         (lines.empty() ? std::string() : "<ul>\n" + lines + "</ul>") + "</div>\n";
}

std::string full_section(const SlideReport& slide, std::size_t deck, const std::string& picture) {
  std::string out =
      fmt::format(R"(<section class="full" id="{}"><header class="s"><h2>{} · {}</h2>)"
                  R"(<span class="badge {}">{}</span><span class="meta">layout {}</span></header>)",
                  slide_anchor(deck, slide.index), slide.index + 1, escaped(slide.slide_id),
                  quality_class(slide), quality_words(slide), escaped(slide.layout));
  out += "\n" + guidance(slide);
  if (!picture.empty()) out += "<figure>" + picture + "</figure>\n";
  const std::string list = findings(slide.issues, deck, slide.index, mark_numbers(slide));
  out += list.empty() ? "<p class=\"clean\">Nothing to report.</p>\n" : list;
  return out + story(slide.trace) + "</section>\n";
}

// A slide that fits: a small picture, and folded away what there is to say. Its number in the list
// of slides shows it large.
std::string compact_section(const SlideReport& slide, std::size_t deck,
                            const std::string& picture) {
  std::string out =
      fmt::format(R"(<section class="compact" id="{}">)", slide_anchor(deck, slide.index));
  if (!picture.empty()) out += "<figure>" + picture + "</figure>\n";
  out += fmt::format(
      R"(<h2>{} · {} <span class="good" title="fits">✓</span></h2><p class="meta">layout {}</p>)",
      slide.index + 1, escaped(slide.slide_id), escaped(slide.layout));
  out += "\n";
  const std::string list = findings(slide.issues, deck, slide.index, mark_numbers(slide));
  if (!list.empty()) {
    out += fmt::format("<details><summary>{}</summary>\n{}</details>\n",
                       counted(slide.issues.size(), "note"), list);
  }
  return out + story(slide.trace) + "</section>\n";
}

std::string fonts_section(const std::vector<FontUse>& fonts) {
  if (fonts.empty()) return {};
  std::string out =
      "<section class=\"plain\"><h2>Fonts</h2><div class=\"wide\"><table><tr><th>asked for</th>"
      "<th>measured with</th><th>from</th><th>lines may be off by</th></tr>\n";
  for (const FontUse& use : fonts) {
    out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.1f} %</td></tr>\n",
                       escaped(use.requested), escaped(use.used), to_string(use.source),
                       use.width_error * 100);
  }
  return out + "</table></div></section>\n";
}

// How many of each severity there are; the numbers switch their findings on and off.
std::string summary(const Report& report) {
  std::array<std::size_t, 3> counts{};
  const auto add = [&](const DiagnosticSink& issues) {
    for (const Diagnostic& d : issues) ++counts[static_cast<std::size_t>(d.severity)];
  };
  add(report.deck_issues);
  for (const SlideReport& slide : report.slides) add(slide.issues);
  std::string out = counted(report.slides.size(), "slide");
  for (const Severity severity : kGravestFirst) {
    const char* name = to_string(severity);
    out += fmt::format(
        R"( <label class="{0}" for="show-{0}" title="show or hide each {0}">{1}</label>)", name,
        counted(counts[static_cast<std::size_t>(severity)], name));
  }
  return out;
}

// The slides that a person has to edit, first of all.
std::string human_edits(const Report& report, std::size_t deck) {
  std::string lines;
  std::size_t count = 0;
  for (const SlideReport& slide : report.slides) {
    if (!slide.needs_human_edit) continue;
    ++count;
    lines += fmt::format(
        "<li><a href=\"#{}\">slide {} · {}</a>{}</li>\n", slide_anchor(deck, slide.index),
        slide.index + 1, escaped(slide.slide_id),
        slide.guidance.empty() ? std::string() : ": " + escaped(slide.guidance.front()));
  }
  if (count == 0) return {};
  return fmt::format("<div class=\"human\"><h2>{} a person's edit</h2><ul>\n{}</ul></div>\n",
                     count == 1 ? "1 slide needs" : fmt::format("{} slides need", count), lines);
}

std::string deck(const Report& report, const std::vector<std::string>& pictures, std::size_t number,
                 Severity threshold) {
  const bool pass = passes(report, threshold);
  std::string out = fmt::format(
      "<article id=\"d{}\">\n<h1>{}</h1>\n<div class=\"sum\"><span class=\"badge {}\">{}</span> {}"
      "</div>\n{}<nav aria-label=\"Slides\">",
      number, escaped(report.input), pass ? "good" : "error", pass ? "pass" : "fail",
      summary(report), human_edits(report, number));
  for (const SlideReport& slide : report.slides) {
    out += fmt::format(R"(<a class="{}" href="#{}" title="{}">{}</a>)",
                       asks_for_a_look(slide) ? quality_class(slide) : "",
                       slide_anchor(number, slide.index), escaped(slide.slide_id), slide.index + 1);
  }
  out += "</nav>\n";
  if (const std::string list = findings(report.deck_issues, number, 0, {}); !list.empty())
    out += "<section class=\"plain\"><h2>The deck as a whole</h2>\n" + list + "</section>\n";
  out += "<div class=\"slides\">\n";
  for (std::size_t i = 0; i < report.slides.size(); ++i) {
    const SlideReport& slide = report.slides[i];
    const std::string picture = i < pictures.size() ? pictures[i] : std::string();
    out += asks_for_a_look(slide) ? full_section(slide, number, picture)
                                  : compact_section(slide, number, picture);
  }
  out += "</div>\n";
  for (const NotRun& n : report.not_run)
    out += fmt::format("<section class=\"plain\"><h2>Not run: {}</h2><p>{}</p></section>\n",
                       escaped(n.rule), escaped(n.reason));
  return out + fonts_section(report.fonts) + "</article>\n";
}

}  // namespace

std::vector<int> mark_numbers(const SlideReport& slide) {
  std::vector<int> numbers(slide.issues.size(), 0);
  int next = 0;
  for (const Severity severity : kGravestFirst) {
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
                        const std::vector<std::vector<std::string>>& pictures, Severity threshold) {
  const std::string title =
      reports.size() == 1 ? reports.front().input : counted(reports.size(), "deck");
  // The policy makes a browser refuse what the page must not need: scripts, and the network.
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; img-src data:\">"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      "<link rel=\"icon\" href=\"data:,\"><title>{}</title><style>{}</style></head><body>\n"
      "<a class=\"skip\" href=\"#d1\">To the report</a>\n",
      escaped(title), html_style());
  for (const Severity severity : kGravestFirst) {
    out += fmt::format(
        "<input class=\"filter\" type=\"checkbox\" id=\"show-{0}\" checked aria-label=\"show each "
        "{0}\">\n",
        to_string(severity));
  }
  out += "<main>\n";
  for (std::size_t i = 0; i < reports.size(); ++i)
    out += deck(reports[i], i < pictures.size() ? pictures[i] : std::vector<std::string>{}, i + 1,
                threshold);
  return out + "</main></body></html>\n";
}

}  // namespace deckle::qc

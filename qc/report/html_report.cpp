#include "qc/report/html_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "render/svg/svg_writer.h"

namespace deckle::qc {
namespace {

using render::escaped;

// One page, light and dark, on screen and on paper. Colours have at least 4.5:1 on their ground.
constexpr std::string_view kStyle = R"css(
:root{--ink:#1c1f24;--soft:#596170;--line:#dfe3e8;--ground:#f4f5f7;--card:#fff;
--error:#b3261e;--warning:#8a5a00;--note:#1f5fa8;--good:#1d6b3c}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ed;--soft:#a6adb8;--line:#3a3f47;--ground:#16181b;
--card:#212429;--error:#ff8a80;--warning:#f3bd5b;--note:#8ab8f0;--good:#7fd39e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);
font:15px/1.5 system-ui,"Segoe UI","Malgun Gothic","Noto Sans CJK KR",sans-serif}
main{max-width:1120px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:26px;margin:0 0 4px;overflow-wrap:anywhere}
h2{font-size:17px;margin:0;overflow-wrap:anywhere}
.sum{color:var(--soft);margin:0 0 24px}
.badge{display:inline-block;padding:1px 10px;border-radius:99px;border:1px solid currentColor;
font-size:13px;font-weight:600;white-space:nowrap}
.error{color:var(--error)}.warning{color:var(--warning)}.note{color:var(--note)}.good{color:var(--good)}
nav{display:flex;flex-wrap:wrap;gap:6px;margin:0 0 24px}
nav a{min-width:34px;text-align:center;padding:3px 8px;border-radius:6px;background:var(--card);
border:1px solid var(--line);color:inherit;text-decoration:none;font-size:13px}
nav a.error,nav a.warning{border-color:currentColor;font-weight:700}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:18px 20px;
margin:0 0 20px;break-inside:avoid}
header.s{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline;margin:0 0 12px}
header.s span.meta{color:var(--soft);font-size:13px}
figure{margin:0 0 14px;border:1px solid var(--line);line-height:0}
figure svg{width:100%;height:auto;display:block}
ol,ul{margin:0;padding:0;list-style:none}
li{padding:8px 0;border-top:1px solid var(--line)}
li .n{display:inline-block;min-width:22px;height:22px;border-radius:11px;text-align:center;color:#fff;
font-size:12px;font-weight:700;line-height:22px;margin-right:6px}
code{font-size:13px;color:var(--soft)}
.hint{color:var(--soft)}
details{margin-top:8px;color:var(--soft)}summary{cursor:pointer}
.clean{color:var(--good)}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;padding:5px 12px 5px 0;border-bottom:1px solid var(--line);vertical-align:top}
)css";

std::string counted(std::size_t n, std::string_view one) {
  return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s");
}

const char* quality_class(Quality quality) {
  switch (quality) {
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
  switch (slide.quality) {
    case Quality::SuccessClean:
      return "fits";
    case Quality::SuccessWithWarnings:
      return "fits, with warnings";
    case Quality::Degraded:
      return "needs a human edit";
  }
  return "";
}

std::string finding(const Diagnostic& d, int number) {
  std::string out = "<li>";
  if (number > 0)
    out += fmt::format(R"(<span class="n" style="background:{}">{}</span>)", mark_color(d.severity),
                       number);
  out += fmt::format(R"(<strong class="{0}">{0}</strong> {1} <code>{2}{3}{4}</code>)",
                     to_string(d.severity), escaped(d.message), escaped(d.rule),
                     d.at.element_id.empty() ? "" : " · ", escaped(d.at.element_id));
  if (!d.hint.empty()) out += fmt::format(R"(<div class="hint">{}</div>)", escaped(d.hint));
  return out + "</li>\n";
}

std::string findings(const DiagnosticSink& issues, const std::vector<int>& numbers) {
  std::string out;
  for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
    for (std::size_t i = 0; i < issues.size(); ++i) {
      if (issues[i].severity == severity)
        out += finding(issues[i], i < numbers.size() ? numbers[i] : 0);
    }
  }
  return out.empty() ? out : "<ol>\n" + out + "</ol>\n";
}

// What the loop did, a line a step; nothing for a slide that fitted as it was.
std::string story(const std::vector<TraceEntry>& trace) {
  std::string steps;
  for (const TraceEntry& entry : trace) {
    if (entry.fixer.empty()) continue;
    steps += fmt::format("<li><code>{}</code> {}{}</li>\n", escaped(entry.fixer),
                         escaped(entry.note.empty() ? entry.action : entry.note),
                         entry.action == "rollback" && entry.note.find("left: ") == std::string::npos
                             ? " (taken back: it helped nothing)"
                             : "");
  }
  if (steps.empty()) return {};
  return "<details><summary>What was done to make it fit</summary><ol>\n" + steps +
         "</ol></details>\n";
}

std::string slide_section(const SlideReport& slide, const std::string& anchor,
                          const std::string& picture) {
  std::string out = fmt::format(
      R"(<section id="{}"><header class="s"><h2>{} · {}</h2><span class="badge {}">{}</span>)"
      R"(<span class="meta">layout {}</span></header>)",
      anchor, slide.index + 1, escaped(slide.slide_id), quality_class(slide.quality),
      quality_words(slide), escaped(slide.layout));
  if (!picture.empty()) out += "\n<figure>" + picture + "</figure>\n";
  const std::string list = findings(slide.issues, mark_numbers(slide));
  out += list.empty() ? "<p class=\"clean\">Nothing to report.</p>\n" : list;
  if (!slide.guidance.empty()) {
    out += "<ul>";
    for (const std::string& line : slide.guidance) out += "<li>" + escaped(line) + "</li>";
    out += "</ul>\n";
  }
  return out + story(slide.trace) + "</section>\n";
}

std::string fonts_section(const std::vector<FontUse>& fonts) {
  if (fonts.empty()) return {};
  std::string out =
      "<section><h2>Fonts</h2><table><tr><th>asked for</th><th>measured with</th><th>from</th>"
      "<th>lines may be off by</th></tr>\n";
  for (const FontUse& use : fonts) {
    out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.1f} %</td></tr>\n",
                       escaped(use.requested), escaped(use.used), to_string(use.source),
                       use.width_error * 100);
  }
  return out + "</table></section>\n";
}

std::string summary(const Report& report) {
  std::size_t errors = 0, warnings = 0, notes = 0;
  const auto add = [&](const DiagnosticSink& issues) {
    for (const Diagnostic& d : issues)
      ++(d.severity == Severity::Error     ? errors
         : d.severity == Severity::Warning ? warnings
                                           : notes);
  };
  add(report.deck_issues);
  for (const SlideReport& slide : report.slides) add(slide.issues);
  return fmt::format("{}, {}, {}, {}", counted(report.slides.size(), "slide"),
                     counted(errors, "error"), counted(warnings, "warning"),
                     counted(notes, "note"));
}

std::string deck(const Report& report, const std::vector<std::string>& pictures, std::size_t number,
                 Severity threshold) {
  const bool pass = passes(report, threshold);
  std::string out = fmt::format(
      "<h1>{}</h1>\n<p class=\"sum\"><span class=\"badge {}\">{}</span> {}</p>\n<nav>",
      escaped(report.input), pass ? "good" : "error", pass ? "pass" : "fail", summary(report));
  const auto anchor = [number](const SlideReport& slide) {
    return fmt::format("d{}s{}", number, slide.index + 1);
  };
  for (const SlideReport& slide : report.slides) {
    const char* look = slide.quality == Quality::SuccessClean ? "" : quality_class(slide.quality);
    out += fmt::format(R"(<a class="{}" href="#{}" title="{}">{}</a>)", look, anchor(slide),
                       escaped(slide.slide_id), slide.index + 1);
  }
  out += "</nav>\n";
  if (const std::string list = findings(report.deck_issues, {}); !list.empty())
    out += "<section><h2>The deck as a whole</h2>\n" + list + "</section>\n";
  for (std::size_t i = 0; i < report.slides.size(); ++i) {
    out += slide_section(report.slides[i], anchor(report.slides[i]),
                         i < pictures.size() ? pictures[i] : std::string());
  }
  for (const NotRun& n : report.not_run)
    out += fmt::format("<section><h2>Not run: {}</h2><p>{}</p></section>\n", escaped(n.rule),
                       escaped(n.reason));
  return out + fonts_section(report.fonts);
}

}  // namespace

std::vector<int> mark_numbers(const SlideReport& slide) {
  std::vector<int> numbers(slide.issues.size(), 0);
  int next = 0;
  for (const Severity severity : {Severity::Error, Severity::Warning}) {
    for (std::size_t i = 0; i < slide.issues.size(); ++i) {
      if (slide.issues[i].severity == severity && !slide.issues[i].at.element_id.empty())
        numbers[i] = ++next;
    }
  }
  return numbers;
}

const char* mark_color(Severity severity) {
  return severity == Severity::Error ? "#B3261E" : "#8A5A00";
}

std::string html_report(const std::vector<Report>& reports,
                        const std::vector<std::vector<std::string>>& pictures, Severity threshold) {
  const std::string title =
      reports.size() == 1 ? reports.front().input : counted(reports.size(), "deck");
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      "<link rel=\"icon\" href=\"data:,\"><title>{}</title><style>{}</style></head><body><main>\n",
      escaped(title), kStyle);
  for (std::size_t i = 0; i < reports.size(); ++i)
    out += deck(reports[i], i < pictures.size() ? pictures[i] : std::vector<std::string>{}, i + 1,
                threshold);
  return out + "</main></body></html>\n";
}

}  // namespace deckle::qc

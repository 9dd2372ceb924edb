#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "qc/messages/tr.h"
#include "qc/report/fix_label.h"
#include "qc/report/override_label.h"
#include "qc/report/report_writer.h"
#include "qc/report/suppressed_label.h"
#include "slidespec/core/display.h"
#include "slidespec/core/markup.h"

namespace deckle::qc {
namespace {

// Lines of the text report: their line breaks are kept as they are.
std::string content(std::string_view lines) {
  std::string out;
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', begin), lines.size());
    out += escaped(lines.substr(begin, end - begin)) + "\n";
    begin = end + 1;
  }
  return out;
}

std::string attribute(std::string_view value) { return escaped(display_value(value)); }
std::string attribute(const Message& message, Language language) {
  return escaped(display_message(message, language));
}

std::string lines_of(const DiagnosticSink& issues, Severity min, Severity below,
                     Language language) {
  std::string out;
  for (const Diagnostic& d : issues) {
    if (d.severity < min || d.severity >= below) continue;
    out += text_line(d, {.language = language});
  }
  return out;
}

constexpr auto kAboveAll = static_cast<Severity>(static_cast<int>(Severity::Error) + 1);

struct Case {
  std::string name;
  bool degraded = false;
  const DiagnosticSink* issues = nullptr;
  std::vector<Message> guidance;
};

class Suite {
 public:
  Suite(const Report& report, Severity threshold, Language language)
      : name_(report.input), threshold_(threshold), language_(language) {
    if (!report.deck_issues.empty()) add({"deck", false, &report.deck_issues, {}});
    for (const SlideReport& slide : report.slides) {
      add({fmt::format("{} {}", slide.index + 1, slide.slide_id),
           slide.quality == Quality::Degraded, &slide.issues, slide.guidance});
    }
    for (const FileFix& fix : report.fixes) add_property("fix." + fix.fixer, fix_label(fix));
    for (const AppliedOverride& one : report.overrides)
      add_property("settings.override", override_label(one));
    for (const SuppressedFinding& one : report.suppressed.findings)
      add_property("suppressed." + one.finding.rule, suppressed_label(one, report));
    if (const Message text = suppressed_summary(report.suppressed); !text.empty())
      add_property("suppressed", text);
    if (!properties_.empty())
      properties_ = "    <properties>\n" + properties_ + "    </properties>\n";
    for (const NotRun& n : report.not_run) {
      ++tests_;
      ++skipped_;
      body_ += fmt::format(
          "    <testcase classname=\"{}\" name=\"{}\"><skipped message=\"{}\"/></testcase>\n",
          attribute(name_), attribute(n.rule), attribute(n.reason, language_));
    }
  }

  [[nodiscard]] int tests() const { return tests_; }
  [[nodiscard]] int failures() const { return failures_; }
  [[nodiscard]] int skipped() const { return skipped_; }
  [[nodiscard]] std::string text() const {
    return fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{}{}"
        "  </testsuite>\n",
        attribute(name_), tests_, failures_, skipped_, properties_, body_);
  }

 private:
  void add_property(const std::string& name, const Message& value) {
    properties_ += fmt::format("      <property name=\"{}\" value=\"{}\"/>\n", attribute(name),
                               attribute(value, language_));
  }

  void add(const Case& one) {
    ++tests_;
    const auto worst =
        std::max_element(one.issues->begin(), one.issues->end(),
                         [](const auto& a, const auto& b) { return a.severity < b.severity; });
    const bool severe = worst != one.issues->end() && worst->severity >= threshold_;
    std::string inside;
    if (severe || one.degraded) {
      ++failures_;
      std::string text = lines_of(*one.issues, threshold_, kAboveAll, language_);
      for (const Message& line : one.guidance)
        text += "- " + display_message(line, language_) + "\n";
      inside += fmt::format(
          "      <failure type=\"{}\" message=\"{}\">{}</failure>\n",
          attribute(severe ? worst->rule : "degraded"),
          attribute(severe ? worst->message : tr("needs a human edit"), language_), content(text));
    }
    if (const std::string others = lines_of(*one.issues, Severity::Note, threshold_, language_);
        !others.empty())
      inside += fmt::format("      <system-out>{}</system-out>\n", content(others));
    const std::string head = fmt::format("    <testcase classname=\"{}\" name=\"{}\"",
                                         attribute(name_), attribute(one.name));
    body_ += inside.empty() ? head + "/>\n" : head + ">\n" + inside + "    </testcase>\n";
  }

  std::string name_;
  Severity threshold_;
  Language language_;
  int tests_ = 0, failures_ = 0, skipped_ = 0;
  std::string body_;
  std::string properties_;  // first in the suite
};

}  // namespace

std::string junit_report(const std::vector<Report>& reports, Severity threshold,
                         Language language) {
  int tests = 0, failures = 0, skipped = 0;
  std::string suites;
  for (const Report& report : reports) {
    const Suite suite(report, threshold, language);
    tests += suite.tests();
    failures += suite.failures();
    skipped += suite.skipped();
    suites += suite.text();
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"deckle\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n{}"
      "</testsuites>\n",
      tests, failures, skipped, suites);
}

}  // namespace deckle::qc

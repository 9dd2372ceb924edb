// The format of a report.

#include "app/report_format.h"

#include <gtest/gtest.h>

#include "app/usage.h"

namespace deckle::app {
namespace {

using engine::ReportFormat;

TEST(ReportFormat, FollowsTheOptionThenTheEnding) {
  const struct {
    const char *format, *path;
    ReportFormat otherwise, expected;
  } rows[] = {
      {"", "", ReportFormat::Text, ReportFormat::Text},
      {"", "-", ReportFormat::Json, ReportFormat::Json},
      {"", "r.txt", ReportFormat::Json, ReportFormat::Text},
      {"", "r.json", ReportFormat::Text, ReportFormat::Json},
      {"", "a.json/r.html", ReportFormat::Text, ReportFormat::Html},
      {"", "r.sarif", ReportFormat::Text, ReportFormat::Sarif},
      {"", "r.xml", ReportFormat::Text, ReportFormat::Junit},
      {"", "r.XML", ReportFormat::Text, ReportFormat::Junit},
      {"", "/dev/null", ReportFormat::Html, ReportFormat::Html},
      {"", "2026.06/report", ReportFormat::Text, ReportFormat::Text},
      {"json", "r.doc", ReportFormat::Text, ReportFormat::Json},
      {"", "json", ReportFormat::Text, ReportFormat::Text},
      {"text", "r.json", ReportFormat::Html, ReportFormat::Text},
      {"sarif", "r.html", ReportFormat::Text, ReportFormat::Sarif},
      {"junit", "", ReportFormat::Text, ReportFormat::Junit},
  };
  for (const auto& row : rows)
    EXPECT_EQ(report_format(row.format, "-o", row.path, row.otherwise), row.expected)
        << row.format << " " << row.path;
}

TEST(ReportFormat, RefusesTheEndingOfSomethingElse) {
  for (const char* path : {"r.pdf", "r.doc", "a.json/r.htm", "./r.json.gz"})
    EXPECT_THROW((void)report_format("", "-o", path, ReportFormat::Json), UsageError) << path;
}

std::string written(ReportFormat format, const Console& console) {
  Diagnostic error;
  error.rule = "some-rule";
  error.at.file = "spec.json";
  error.message = Message("some message");
  engine::Built built;
  built.report.input = "spec.json";
  built.report.deck_issues.push_back(std::move(error));
  engine::Reports reports(format);
  reports.add(std::move(built), console.language());
  return reports.write(format, report_options(Severity::Error, console));
}

// Each of --format is a form of its own, and what is written has its look.
TEST(ReportFormat, WritesEachForm) {
  const std::vector<std::string> begins = {"", "{", "<!", "{", "<?xml"};
  ASSERT_EQ(report_formats().size(), begins.size());
  const Console console{.lang = "en"};
  std::vector<std::string> all;
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const std::string& name = report_formats()[i];
    all.push_back(written(report_format(name, "-o", "", ReportFormat::Text), console));
    EXPECT_TRUE(all.back().starts_with(begins[i])) << name;
    EXPECT_NE(all.back().find("spec.json"), std::string::npos) << name;
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(all[k], all[i]) << name;
  }
}

// People's forms follow the language of the console, those for programs --lang only.
TEST(ReportFormat, UsesTheLanguageOfItsReaders) {
  const Console english{.lang = "en"}, korean{.lang = "ko"};
  for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Html})
    EXPECT_NE(written(format, english), written(format, korean));
  const engine::ReportOptions options = report_options(Severity::Note, korean);
  EXPECT_EQ(options.threshold, Severity::Note);
  EXPECT_EQ(options.people, Language::Korean);
  EXPECT_EQ(options.data, Language::Korean);
  EXPECT_FALSE(options.verbose);
}

}  // namespace
}  // namespace deckle::app

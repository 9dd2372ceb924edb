// The format of a report.

#include "app/report_format.h"

#include <gtest/gtest.h>

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
      {"", "r.XML", ReportFormat::Text, ReportFormat::Text},
      {"", "json", ReportFormat::Text, ReportFormat::Text},
      {"", "r.doc", ReportFormat::Json, ReportFormat::Json},
      {"text", "r.json", ReportFormat::Html, ReportFormat::Text},
      {"sarif", "r.html", ReportFormat::Text, ReportFormat::Sarif},
      {"junit", "", ReportFormat::Text, ReportFormat::Junit},
  };
  for (const auto& row : rows)
    EXPECT_EQ(report_format(row.format, row.path, row.otherwise), row.expected)
        << row.format << " " << row.path;
}

// Each of --format is a form of its own, and what is written has its look.
TEST(ReportFormat, WritesEachForm) {
  const std::vector<std::string> begins = {"", "{", "<!", "{", "<?xml"};
  ASSERT_EQ(report_formats().size(), begins.size());
  const Console console{.lang = "en"};
  std::vector<std::string> written;
  for (std::size_t i = 0; i < begins.size(); ++i) {
    RunReports run;
    run.format = report_format(report_formats()[i], "", ReportFormat::Text);
    run.reports.emplace_back().input = "spec.json";
    run.pictures.emplace_back();
    written.push_back(run.written(Severity::Error, {}, console));
    EXPECT_TRUE(written.back().starts_with(begins[i])) << report_formats()[i];
    EXPECT_NE(written.back().find("spec.json"), std::string::npos) << report_formats()[i];
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(written[k], written[i]) << report_formats()[i];
  }
}

// People's forms follow the language of the console, those for programs --lang only.
TEST(ReportFormat, SpeaksTheLanguageOfItsReaders) {
  RunReports run;
  run.reports.emplace_back().input = "spec.json";
  run.pictures.emplace_back();
  const Console english{.lang = "en"}, korean{.lang = "ko"};
  for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Html}) {
    run.format = format;
    EXPECT_NE(run.written(Severity::Error, {}, english), run.written(Severity::Error, {}, korean));
  }
}

}  // namespace
}  // namespace deckle::app

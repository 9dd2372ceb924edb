#include "slidespec/diag/limit_findings.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

DiagnosticSink findings(std::size_t errors, std::size_t warnings, std::size_t notes) {
  DiagnosticSink out;
  const auto add = [&out](Severity severity, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      Diagnostic d;
      d.rule = "r" + std::to_string(i);
      d.severity = severity;
      out.push_back(std::move(d));
    }
  };
  add(Severity::Note, notes);
  add(Severity::Warning, warnings);
  add(Severity::Error, errors);
  return out;
}

// Severity and rule of each: "n0 w0 e0", and of a count its number: "e+3".
std::string text_of(const DiagnosticSink& sink) {
  std::string out;
  for (const Diagnostic& d : sink) {
    out += out.empty() ? "" : " ";
    out += to_string(d.severity)[0];
    out += d.rule == "more-findings"
               ? "+" + std::to_string(static_cast<int>(number_fact(d.facts, "count", 0)))
               : d.rule.substr(1);
  }
  return out;
}

TEST(LimitFindings, KeepsTheMostSevereInTheirOrder) {
  const struct {
    const char* name;
    std::size_t errors, warnings, notes, max;
    const char* kept;
  } rows[] = {
      {"none", 0, 0, 0, 3, ""},
      {"as many as allowed", 1, 1, 1, 3, "n0 w0 e0"},
      {"a note too many", 1, 1, 2, 3, "n0 w0 e0 n+1"},
      {"warnings before notes", 1, 3, 2, 3, "w0 w1 e0 w+1 n+2"},
      {"errors before warnings", 5, 1, 0, 3, "e0 e1 e2 e+2 w+1"},
      {"notes alone", 0, 0, 5, 3, "n0 n1 n2 n+2"},
  };
  for (const auto& row : rows) {
    DiagnosticSink sink = findings(row.errors, row.warnings, row.notes);
    Place at;
    at.slide_id = "s1";
    limit_findings(sink, row.max, at);
    EXPECT_EQ(text_of(sink), row.kept) << row.name;
    if (!sink.empty() && sink.back().rule == "more-findings") {
      EXPECT_EQ(sink.back().at.slide_id, "s1") << row.name;
    }
  }
}

TEST(LimitFindings, CountsInWords) {
  DiagnosticSink sink = findings(2, 0, 0);
  limit_findings(sink, 1, {});
  EXPECT_EQ(sink.back().message.english(), "at least 1 more error is not listed");
  EXPECT_TRUE(sink.back().defect);
  sink = findings(0, 0, 3);
  limit_findings(sink, 1, {});
  EXPECT_EQ(sink.back().message.english(), "at least 2 more notes are not listed");
  EXPECT_FALSE(sink.back().defect);
}

}  // namespace
}  // namespace deckle

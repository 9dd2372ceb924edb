// SARIF and JUnit: what their readers require.

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "qc/report/report_writer.h"

namespace deckle::qc {
namespace {

using nlohmann::json;

Diagnostic found(std::string rule, Severity severity, std::string slide, std::string element) {
  Diagnostic d;
  d.rule = std::move(rule);
  d.severity = severity;
  d.at.slide_id = std::move(slide);
  d.at.element_id = std::move(element);
  d.message = "too much <of> it";
  d.hint = "less";
  d.facts = {{"overflow_y_px", 42.0}};
  return d;
}

Report two_slides() {
  Report report;
  report.input = "decks/my deck#1.json";
  Diagnostic deck = found("substituted-font", Severity::Warning, "", "");
  deck.at.file = report.input;
  deck.at.line = 3;
  deck.at.column = 7;
  report.deck_issues.push_back(deck);
  SlideReport good;
  good.slide_id = "s1";
  good.issues.push_back(found("overlapping-elements", Severity::Note, "s1", "a"));
  SlideReport bad;
  bad.index = 1;
  bad.slide_id = "s2";
  bad.quality = Quality::Degraded;
  bad.guidance = {"cut about 12 characters"};
  bad.issues.push_back(found("text-overflow", Severity::Error, "s2", "b"));
  bad.issues.push_back(found("text-overflow", Severity::Error, "s2", "c"));
  report.slides = {good, bad};
  report.not_run = {{"chrome", "not here"}};
  return report;
}

// The properties that the SARIF 2.1.0 schema requires, and those of ours that readers use.
TEST(SarifReport, HasWhatTheSchemaRequires) {
  const json log = json::parse(sarif_report({two_slides()}, "1.2.3"));
  EXPECT_EQ(log.at("version"), "2.1.0");
  EXPECT_TRUE(log.at("$schema").is_string());
  ASSERT_EQ(log.at("runs").size(), 1U);
  const json& run = log["runs"][0];
  const json& driver = run.at("tool").at("driver");
  EXPECT_EQ(driver.at("name"), "deckle");
  EXPECT_EQ(driver.at("semanticVersion"), "1.2.3");
  const json& rules = driver.at("rules");
  std::set<std::string> ids;
  for (const json& rule : rules) EXPECT_TRUE(ids.insert(rule.at("id").get<std::string>()).second);
  ASSERT_EQ(run.at("results").size(), 4U);
  std::set<std::string> fingerprints;
  for (const json& result : run["results"]) {
    EXPECT_FALSE(result.at("message").at("text").get<std::string>().empty());
    const std::string level = result.at("level");
    EXPECT_TRUE(level == "error" || level == "warning" || level == "note") << level;
    EXPECT_EQ(rules.at(result.at("ruleIndex").get<std::size_t>()).at("id"), result.at("ruleId"));
    const json& physical = result.at("locations").at(0).at("physicalLocation");
    EXPECT_EQ(physical.at("artifactLocation").at("uri"), "decks/my%20deck%231.json");
    EXPECT_TRUE(
        fingerprints.insert(result.at("partialFingerprints").at("deckle/v1").get<std::string>())
            .second);
  }
  EXPECT_EQ(run["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"], 3);
  const json& logical = run["results"][2]["locations"][0].at("logicalLocations");
  EXPECT_EQ(logical[0]["fullyQualifiedName"], "s2/b");
  EXPECT_EQ(logical[0]["kind"], "element");
  EXPECT_EQ(logical[1]["fullyQualifiedName"], "s2");
  EXPECT_EQ(rules[2].at("shortDescription").at("text"), "text is larger than its box");
  EXPECT_EQ(rules[2].at("defaultConfiguration").at("level"), "error");
}

TEST(SarifReport, OfACleanDeckHasARunWithoutResults) {
  Report report;
  report.input = "a.json";
  const json log = json::parse(sarif_report({report}, "1.2.3"));
  EXPECT_TRUE(log["runs"][0].at("results").is_array());
  EXPECT_TRUE(log["runs"][0]["results"].empty());
}

TEST(JunitReport, HasASuitePerDeckAndACasePerSlide) {
  pugi::xml_document document;
  const std::string text = junit_report({two_slides()}, Severity::Error);
  ASSERT_TRUE(document.load_string(text.c_str())) << text;
  const pugi::xml_node suites = document.child("testsuites");
  const pugi::xml_node suite = suites.child("testsuite");
  EXPECT_STREQ(suite.attribute("name").value(), "decks/my deck#1.json");
  struct Row {
    const char* name;
    int failures, skipped;
  };
  const Row rows[] = {{"deck", 0, 0}, {"1 s1", 0, 0}, {"2 s2", 1, 0}, {"chrome", 0, 1}};
  pugi::xml_node at = suite.first_child();
  for (const Row& row : rows) {
    EXPECT_STREQ(at.name(), "testcase");
    EXPECT_STREQ(at.attribute("name").value(), row.name);
    EXPECT_STREQ(at.attribute("classname").value(), "decks/my deck#1.json");
    const auto count = [&at](const char* name) {
      const auto all = at.children(name);
      return static_cast<int>(std::distance(all.begin(), all.end()));
    };
    EXPECT_EQ(count("failure"), row.failures) << row.name;
    EXPECT_EQ(count("skipped"), row.skipped) << row.name;
    at = at.next_sibling();
  }
  EXPECT_FALSE(at);
  for (const pugi::xml_node& node : {suites, suite}) {
    EXPECT_EQ(node.attribute("tests").as_int(), 4);
    EXPECT_EQ(node.attribute("failures").as_int(), 1);
    EXPECT_EQ(node.attribute("skipped").as_int(), 1);
    EXPECT_EQ(node.attribute("errors").as_int(-1), 0);
  }
  const pugi::xml_node failure = suite.find_child_by_attribute("name", "2 s2").child("failure");
  EXPECT_STREQ(failure.attribute("type").value(), "text-overflow");
  EXPECT_STREQ(failure.attribute("message").value(), "too much <of> it");
  const std::string message = failure.text().get();
  for (const char* piece : {"element b", "element c", "cut about 12 characters"})
    EXPECT_NE(message.find(piece), std::string::npos) << message;
}

TEST(JunitReport, FailsWhatTheThresholdAsks) {
  for (const auto& [threshold, failures] :
       {std::pair(Severity::Error, 1), {Severity::Warning, 2}, {Severity::Note, 3}}) {
    pugi::xml_document document;
    const std::string text = junit_report({two_slides()}, threshold);
    ASSERT_TRUE(document.load_string(text.c_str()));
    EXPECT_EQ(document.child("testsuites").attribute("failures").as_int(), failures);
  }
}

TEST(JunitReport, StaysXmlWhateverANameHolds) {
  const struct {
    const char* input;
    const char* shown;
  } rows[] = {
      {"a\x01\"<&>\n.json", "a\\u{1}\"<&>\\n.json"},
      {"bad\xff.json", "bad\\x{FF}.json"},
      {"\x1b]0;t\x07\x7f\u009b\u202e.json", "\\u{1B}]0;t\\u{7}\\u{7F}\\u{9B}\\u{202E}.json"},
      {"\uFFFE\uFFFF.json", "\\u{FFFE}\\u{FFFF}.json"},
      {"가 나.json", "가 나.json"},
  };
  for (const auto& row : rows) {
    Report report;
    report.input = row.input;
    Diagnostic d = found("x", Severity::Error, "", "");
    d.at.file = row.input;
    d.message = row.input;
    report.deck_issues.push_back(d);
    pugi::xml_document document;
    const std::string text = junit_report({report}, Severity::Error);
    ASSERT_TRUE(document.load_string(text.c_str())) << row.shown;
    EXPECT_TRUE(std::none_of(text.begin(), text.end(),
                             [](char c) { return c > 0 && c < ' ' && c != '\n'; }));
    const pugi::xml_node suite = document.child("testsuites").child("testsuite");
    EXPECT_STREQ(suite.attribute("name").value(), row.shown);
    EXPECT_STREQ(suite.child("testcase").child("failure").attribute("message").value(), row.shown);
    EXPECT_NE(std::string(suite.child("testcase").child("failure").child_value()).find(row.shown),
              std::string::npos);
  }
}

TEST(MachineReports, BoundWhatTheyQuote) {
  const std::string value(100000, 'x');
  Report report;
  report.input = "a.json";
  Diagnostic d = found("r", Severity::Error, "", "");
  d.at.pointer = "/" + value;
  d.message = "'" + value + "' is unknown";
  d.hint = "remove '" + value + "'";
  d.facts = {{"key", value}};
  report.deck_issues.push_back(d);
  for (const std::string& text :
       {json_report({report}, Severity::Error), sarif_report({report}, "1"),
        junit_report({report}, Severity::Error), text_report({report}, Severity::Error, {}),
        findings_json({d})}) {
    EXPECT_LT(text.size(), 5000U);
    EXPECT_NE(text.find("x' is unknown"), std::string::npos);
  }
  // Not cut: two values that differ somewhere in the middle are two findings.
  Diagnostic other = d;
  other.facts = {{"key", value + 'y' + value}};
  EXPECT_NE(fingerprint(d), fingerprint(other));
}

TEST(MachineReports, AreTheSameJsonWithoutControls) {
  Report report;
  report.input = "a\u009b\u202e##vso[b]\xff";
  report.deck_issues.push_back(found("r", Severity::Error, "", ""));
  for (const std::string& text :
       {json_report({report}, Severity::Error), sarif_report({report}, "1")}) {
    EXPECT_EQ(text.find("\u009b"), std::string::npos);
    EXPECT_EQ(text.find("\u202e"), std::string::npos);
    EXPECT_EQ(text.find("##"), std::string::npos);
  }
  EXPECT_EQ(json::parse(json_report({report}, Severity::Error)).at("input"),
            "a\u009b\u202e##vso[b]\uFFFD");
}

}  // namespace
}  // namespace deckle::qc

// cases/<rule>.json: named cases, each a slide as IR and the findings expected of it. A case lists
// every finding of every rule, so a similar slide without findings has [].
//
// Cases of rules about content have `slides` of a spec instead, or one slide in short form: the
// `text` of its body, the `items` of its list, or its `elements`, below a title. Cases of rules about
// finished pages have `pages` (page_cases.h) and list the findings of their own rule only.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "qc/rules/registry.h"
#include "qc/run/runner.h"
#include "tests/qc/page_cases.h"
#include "tests/support/test_engine.h"

namespace deckle::qc {
namespace {

using Json = nlohmann::json;

Json load(const std::filesystem::path& path) {
  std::ifstream in(path);
  return Json::parse(in);
}

// An expectation names the rule and any facts that matter:
// {"rule","severity","element_id","origin","message","facts":{…},"patch":{pointer:text}}.
void expect_matches(const Diagnostic& d, const Json& expected) {
  EXPECT_EQ(d.rule, expected.at("rule").get<std::string>());
  if (expected.contains("severity")) {
    EXPECT_EQ(to_string(d.severity), expected["severity"].get<std::string>());
  }
  if (expected.contains("origin")) {
    EXPECT_EQ(to_string(d.origin), expected["origin"].get<std::string>());
  }
  if (expected.contains("element_id")) {
    EXPECT_EQ(d.at.element_id, expected["element_id"].get<std::string>());
  }
  if (expected.contains("message")) {
    EXPECT_EQ(d.message.english(), expected["message"].get<std::string>());
  }
  if (expected.contains("slide_id")) {
    EXPECT_EQ(d.at.slide_id, expected["slide_id"].get<std::string>());
  }
  if (expected.contains("pointer")) {
    EXPECT_EQ(d.at.pointer, expected["pointer"].get<std::string>());
  }
  if (expected.contains("part")) {
    EXPECT_EQ(d.at.part, expected["part"].get<std::string>());
  }
  if (expected.contains("defect")) {
    EXPECT_EQ(d.defect, expected["defect"].get<bool>());
  }
  if (expected.contains("weight")) {
    EXPECT_NEAR(d.weight, expected["weight"].get<double>(), 0.05);
  }
  if (expected.contains("facts")) {
    for (const auto& [name, value] : expected["facts"].items()) {
      const FactValue* fact = find_fact(d.facts, name);
      ASSERT_NE(fact, nullptr) << name;
      if (value.is_string())
        EXPECT_EQ(std::get<std::string>(*fact), value.get<std::string>()) << name;
      else
        EXPECT_NEAR(number_fact(d.facts, name), value.get<double>(), 0.05) << name;
    }
  }
  if (expected.contains("patch")) {
    Json patch = Json::object();
    for (const PatchStep& step : d.patch) {
      EXPECT_EQ(step.op, PatchStep::Op::Replace);
      patch[step.path] = Json::parse(step.value);
    }
    EXPECT_EQ(patch, expected["patch"]);
  }
  if (d.suggestion) {
    EXPECT_NE(d.suggestion->reason.in(Language::Korean), d.suggestion->reason.english());
  }
  if (expected.contains("suggestion")) {
    ASSERT_TRUE(d.suggestion.has_value());
    const Json& suggestion = expected["suggestion"];
    EXPECT_EQ(d.suggestion->action, suggestion.at("action").get<std::string>());
    if (suggestion.contains("reason")) {
      EXPECT_EQ(d.suggestion->reason.english(), suggestion["reason"].get<std::string>());
    }
    if (suggestion.contains("korean")) {
      EXPECT_EQ(d.suggestion->reason.in(Language::Korean), suggestion["korean"].get<std::string>());
    }
    for (const auto& [name, value] : d.suggestion->values) {
      if (expected["suggestion"].contains(name)) {
        EXPECT_NEAR(value, expected["suggestion"][name].get<double>(), 0.05) << name;
      }
    }
  }
}

Json slides_of(const Json& entry) {
  if (entry.contains("slides")) return entry["slides"];
  Json elements = {{{"element_id", "t"},
                    {"kind", "text"},
                    {"role", "title"},
                    {"content", {{"text", "Sober words"}}}}};
  if (entry.contains("text")) {
    elements.push_back({{"element_id", "b"},
                        {"kind", "text"},
                        {"role", "body"},
                        {"content", {{"text", entry["text"]}}}});
  } else if (entry.contains("items")) {
    elements.push_back(
        {{"element_id", "b"}, {"kind", "bullets"}, {"content", {{"items", entry["items"]}}}});
  } else {
    for (const Json& element : entry.at("elements")) elements.push_back(element);
  }
  Json slide = {{"slide_id", "s1"},
                {"type", "content"},
                {"layout", {{"layout_id", entry.value("layout", "one_column")}}},
                {"elements", elements}};
  if (entry.contains("citations")) slide["citations"] = entry["citations"];
  return Json::array({slide});
}

// The findings of rules; layout has notes of its own. `id`: the rule whose case it is.
DiagnosticSink findings_of(const Json& entry, const std::string& id) {
  if (entry.contains("slide")) {
    const SlideIr slide = test::slide_from(entry["slide"].dump());
    return check_slide(slide, test::measured(slide));
  }
  if (entry.contains("pages")) {
    DiagnosticSink findings = test::page_findings(entry);
    std::erase_if(findings, [&id](const Diagnostic& d) { return d.rule != id; });
    return findings;
  }
  DiagnosticSink findings = test::slide_findings(slides_of(entry).dump());
  std::erase_if(findings, [&id](const Diagnostic& d) {
    return find_rule(d.rule) == nullptr || (test::judges_the_page(d.rule) && d.rule != id);
  });
  return findings;
}

TEST(RuleCases, AreAsExpected) {
  std::size_t cases = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(DECKLE_SOURCE_DIR "/tests/qc/cases")) {
    const Json table = load(file.path());
    std::string id = file.path().stem().string();
    std::replace(id.begin(), id.end(), '_', '-');
    for (const auto& [name, entry] : table.items()) {
      SCOPED_TRACE(file.path().stem().string() + ": " + name);
      const DiagnosticSink findings = findings_of(entry, id);
      const Json& expected = entry.at("expect");
      EXPECT_EQ(findings.size(), expected.size());
      for (std::size_t i = 0; i < findings.size(); ++i) {
        if (i < expected.size())
          expect_matches(findings[i], expected[i]);
        else
          ADD_FAILURE() << "not expected: " << findings[i].rule << ": " << findings[i].message;
      }
      ++cases;
    }
  }
  EXPECT_GE(cases, 25U);
}

// Every rule has its own table.
TEST(RuleCases, CoverEveryRule) {
  std::vector<std::string> ids;
  for (const Rule& rule : rules()) ids.emplace_back(rule.doc.id);
  for (const DeckRule& rule : deck_rules()) ids.emplace_back(rule.doc.id);
  for (const std::string& id : ids) {
    std::string file = id;
    std::replace(file.begin(), file.end(), '-', '_');
    EXPECT_TRUE(std::filesystem::exists(DECKLE_SOURCE_DIR "/tests/qc/cases/" + file + ".json"))
        << id;
  }
}

}  // namespace
}  // namespace deckle::qc

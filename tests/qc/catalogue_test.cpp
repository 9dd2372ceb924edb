#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <nlohmann/json.hpp>

#include "qc/report/catalogue.h"
#include "qc/report/report_writer.h"
#include "qc/rules/registry.h"

namespace deckle::qc {
namespace {

TEST(Catalogue, InTheDocsIsFresh) {
  const std::string path = DECKLE_SOURCE_DIR "/docs/rules.md";
  if (std::getenv("DECKLE_UPDATE_GOLDEN") != nullptr)
    std::ofstream(path) << rule_catalogue_markdown();
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  EXPECT_EQ(text.str(), rule_catalogue_markdown())
      << "regenerate with: deckle rule --markdown > docs/rules.md";
}

TEST(Catalogue, ListsAndExplainsEveryRule) {
  for (const RuleDoc* doc : documented()) {
    EXPECT_NE(rule_list(Language::English).find(doc->id), std::string::npos);
    EXPECT_NE(rule_text(*doc, Language::English).find(doc->why), std::string::npos);
  }
}

// docs/contracts.md, "Names for the same flaw".
TEST(Catalogue, GivesTheTypeThatReportsHave) {
  for (const RuleDoc* doc : documented()) {
    Report report;
    report.deck_issues.emplace_back();
    report.deck_issues.back().rule = doc->id;
    const auto json = nlohmann::json::parse(json_report({report}, Severity::Error));
    EXPECT_EQ(json.at("issues").at(0).at("type"), doc->type);
    EXPECT_EQ(doc->type.find('-'), std::string_view::npos) << doc->type;
  }
}

TEST(Catalogue, ExplainsInKorean) {
  for (const RuleDoc* doc : documented()) {
    const std::string text = rule_text(*doc, Language::Korean);
    EXPECT_EQ(text.find(doc->summary), std::string::npos) << text;
    EXPECT_NE(text.find("심각도"), std::string::npos) << text;
    EXPECT_NE(rule_list(Language::Korean).find(doc->id), std::string::npos);
  }
}

}  // namespace
}  // namespace deckle::qc

#include <gtest/gtest.h>

#include <set>

#include "fixers/file/file_fixer.h"
#include "fixers/registry/registry.h"
#include "qc/rules/registry.h"

namespace deckle::fixers {
namespace {

TEST(Fixers, AreDocumentedAndNamedOnce) {
  std::set<std::string_view> ids;
  const auto check = [&ids](const FixerDoc& doc) {
    EXPECT_TRUE(ids.insert(doc.id).second) << doc.id;
    EXPECT_FALSE(doc.summary.empty());
    EXPECT_FALSE(doc.repairs[0].empty());
    EXPECT_TRUE(doc.actions[0].has_value());
  };
  for (const PatchFixer& fixer : patch_fixers()) check(fixer.doc);
  check(autofit_patch_fixers().front().doc);
  for (const RestructureFixer& fixer : restructure_fixers()) check(fixer.doc);
}

// The fixers that `deckle rule` lists are those that can repair the rule.
TEST(Rules, NameTheFixersThatCureThem) {
  for (const qc::Rule& rule : qc::rules()) {
    std::set<std::string> able;
    const auto look = [&](const FixerDoc& doc) {
      if (repairs(doc, rule.doc.id)) able.insert(std::string(doc.id));
    };
    for (const PatchFixer& fixer : patch_fixers()) look(fixer.doc);
    for (const PatchFixer& fixer : autofit_patch_fixers()) look(fixer.doc);
    for (const RestructureFixer& fixer : restructure_fixers()) look(fixer.doc);
    std::string names;
    for (const std::string& id : able) names += (names.empty() ? "" : ", ") + id;
    EXPECT_EQ(names, rule.doc.fixes) << rule.doc.id;
  }
}

std::string label_of(const FileFixerDoc& doc) {
  std::string out(doc.id);
  if (doc.safety == FixSafety::Unsafe)
    out += doc.release_only ? " (unsafe, with --profile release)" : " (unsafe)";
  return out;
}

TEST(FileFixers, AreDocumentedAndNamedOnce) {
  std::set<std::string_view> ids;
  for (const FileFixer& fixer : file_fixers()) {
    EXPECT_TRUE(ids.insert(fixer.doc.id).second) << fixer.doc.id;
    EXPECT_FALSE(fixer.doc.summary.empty());
    EXPECT_FALSE(fixer.doc.reason.empty());
    EXPECT_FALSE(fixer.doc.repairs[0].empty());
    EXPECT_FALSE(fixer.doc.release_only && fixer.doc.safety == FixSafety::Safe);
  }
}

TEST(Rules, NameTheFixersOfPresentations) {
  for (const qc::FileRule& rule : qc::file_rules()) {
    std::string names;
    for (const FileFixer& fixer : file_fixers()) {
      if (repairs(fixer.doc, rule.doc.id))
        names += (names.empty() ? "" : ", ") + label_of(fixer.doc);
    }
    EXPECT_EQ(names, rule.doc.file_fixes) << rule.doc.id;
  }
}

}  // namespace
}  // namespace deckle::fixers

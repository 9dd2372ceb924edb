// One name, one type: two types of one name in one namespace compile and link, and break the
// program where it runs (the one-definition rule; a chart was once freed as a table's number
// format).

#include <map>
#include <regex>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/architecture/tree.h"

namespace deckle::test {
namespace {

// The types that a file defines at the top of a named namespace, as "namespace::Type". The text is
// formatted by clang-format, which indents no namespace and closes it with a comment.
std::vector<std::string> defined_types(const std::string& text) {
  static const std::regex kNamespace("^namespace ([\\w:]+) \\{.*");
  static const std::regex kType(
      "^(?:struct|class|enum class|enum) (\\w+)(?: final)?(?: : [^;]*)? \\{.*");
  std::vector<std::string> found;
  std::string space;
  bool unnamed = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (line == "namespace {") unnamed = true;
    if (line == "}  // namespace") unnamed = false;
    if (std::regex_match(line, match, kNamespace)) space = match[1];
    if (!unnamed && std::regex_match(line, match, kType))
      found.push_back(space + "::" + match[1].str());
  }
  return found;
}

TEST(Types, HaveTheirNameForThemselves) {
  std::map<std::string, std::string> defined_in;
  for (const SourceFile& file : source_files()) {
    if ((file.extension() != ".h" && file.extension() != ".cpp") || file.top() == "tests") continue;
    for (const std::string& type : defined_types(file.text)) {
      const auto [first, fresh] = defined_in.emplace(type, file.path);
      EXPECT_TRUE(fresh) << type << " is defined in " << first->second << " and in " << file.path
                         << "; rename one, or give it a namespace of its own";
    }
  }
  EXPECT_GT(defined_in.size(), 150u) << "the test found hardly any types to look at";
}

TEST(DefinedTypes, AreFoundAsTheyAreWritten) {
  const std::vector<std::string> expected = {"a::b::One", "a::b::Two", "a::b::Three"};
  EXPECT_EQ(defined_types("namespace a::b {\nstruct One {\nclass Two final : public One {\nstruct "
                          "Later;\nstruct One::Impl "
                          "{\n  struct Inner {\nnamespace {\nstruct Hidden {\n}  // "
                          "namespace\nenum class Three { X };\n"),
            expected);
}

}  // namespace
}  // namespace deckle::test

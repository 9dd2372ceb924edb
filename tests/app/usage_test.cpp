// What a command line may not ask for.

#include "app/usage.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/app/program_run.h"

namespace deckle::app {
namespace {

TEST(Usage, ReadsStdinOnce) {
  EXPECT_NO_THROW(refuse_repeated_stdin({"-", "a.json"}));
  EXPECT_NO_THROW(refuse_repeated_stdin({}));
  EXPECT_THROW(refuse_repeated_stdin({"-", "a.json", "-"}), UsageError);
}

TEST(Usage, ReplacesNothingThatIsRead) {
  const test::TemporaryFolder folder;
  const std::string spec = test::put(folder, "spec.json", "{}");
  std::filesystem::create_symlink(spec, folder / "link.json");
  std::filesystem::create_hard_link(spec, folder / "hard.json");
  const struct {
    const char* name;
    std::vector<std::string> read, written;
    bool refused;
  } rows[] = {
      {"apart", {spec}, {folder / "deck.pptx", folder / "r.json"}, false},
      {"no file", {"", spec}, {"", ""}, false},
      {"an input", {spec}, {spec}, true},
      {"an input in another spelling", {spec}, {folder / "./spec.json"}, true},
      {"an input through a link", {spec}, {folder / "link.json"}, true},
      {"an input by another name", {spec}, {folder / "hard.json"}, true},
      {"two outputs in one file", {}, {folder / "new", folder / "./new"}, true},
      {"one output to stdout", {"-"}, {"-", folder / "new"}, false},
      {"two outputs to stdout", {}, {"-", "-"}, true},
      {"a device twice", {}, {"/dev/null", "/dev/null"}, false},
  };
  for (const auto& row : rows) {
    const auto call = [&row] {
      refuse_shared_files(named("the input", row.read), named("--report", row.written));
    };
    if (row.refused)
      EXPECT_THROW(call(), UsageError) << row.name;
    else
      EXPECT_NO_THROW(call()) << row.name;
  }
}

TEST(Usage, ExplainsRefusedValues) {
  const struct {
    const char* what;
    std::vector<const char*> mentions;
  } rows[] = {
      {"--fit: x not in {sizes,autofit}", {"--fit", "'x'", "sizes, autofit"}},
      {"--jobs: Value 1000 not in range 1 to 256", {"--jobs", "1000", "1 to 256"}},
      {"--x: something else", {"--x", "something else"}},
      {"no colon", {"no colon"}},
  };
  for (const auto& row : rows) {
    for (const char* word : row.mentions)
      EXPECT_NE(refused_value(row.what).english().find(word), std::string::npos)
          << row.what << ": " << refused_value(row.what).english();
  }
}

// Wrong command lines: status 2, one reason that names what is wrong, and where to read on; nothing
// on stdout.
TEST(Usage, IsExplained) {
  const test::TemporaryFolder folder;
  const std::string spec = test::put(folder, "spec.json", test::small_spec());
  const struct {
    std::vector<std::string> line;
    const char *mentions, *help;
  } rows[] = {
      {{}, "build", "deckle --help"},
      {{"biuld"}, "build", "deckle --help"},
      {{"zzz"}, "zzz", "deckle --help"},
      {{"--nonsense"}, "build", "deckle --help"},
      {{"--qiet", "layouts"}, "--quiet", "deckle "},
      {{"build"}, "spec", "deckle build --help"},
      {{"build", spec}, "--output", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--jbos", "2"}, "--jobs", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--jobs", "many"}, "many", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--jobs", "0"}, "256", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--fit", "x"}, "autofit", "deckle build --help"},
      {{"build", spec, "-o"}, "--output", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--shorten", " "}, "--shorten", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--shorten-timeout", "3"}, "--shorten", "deckle build --help"},
      {{"build", spec, "-o", spec}, "spec.json", "deckle build --help"},
      {{"build", "-", "-", "-o", "x.pptx"}, "stdin", "deckle build --help"},
      {{"--lang", "fr", "layouts"}, "ko, en", "deckle layouts --help"},
      {{"fonts"}, "resolve", "deckle fonts --help"},
      {{"layouts", "surplus"}, "surplus", "deckle layouts --help"},
  };
  for (const auto& row : rows) {
    const test::ProgramRun run = test::run_deckle(row.line);
    std::string line = "deckle";
    for (const std::string& word : row.line) line += " " + word;
    EXPECT_EQ(run.status, 2) << line << ": " << run.errors;
    EXPECT_TRUE(run.output.empty()) << line;
    EXPECT_NE(run.errors.find(row.mentions), std::string::npos) << line << ": " << run.errors;
    EXPECT_NE(run.errors.find(row.help), std::string::npos) << line << ": " << run.errors;
  }
}

TEST(Usage, HelpAndVersionAreResults) {
  for (const std::vector<std::string>& line :
       {std::vector<std::string>{"--help"}, {"--version"}, {"build", "--help"}}) {
    const test::ProgramRun run = test::run_deckle(line);
    EXPECT_EQ(run.status, 0) << line.front();
    EXPECT_FALSE(run.output.empty()) << line.front();
    EXPECT_TRUE(run.errors.empty()) << line.front();
  }
}

TEST(Usage, SpeaksTheLanguageThatIsAskedFor) {
  const std::string english = test::run_deckle({"--lang", "en", "build"}).errors;
  const std::string korean = test::run_deckle({"--lang=ko", "build"}).errors;
  EXPECT_NE(english, korean);
  EXPECT_NE(korean.find("deckle build --help"), std::string::npos) << korean;
}

}  // namespace
}  // namespace deckle::app

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

TEST(Usage, OutputsAreNamedForWhatTheyAre) {
  const test::TemporaryFolder folder;
  const std::string there = folder.path();
  const struct {
    const char* name;
    std::string path;
    const char *deck, *json;  // what to name it instead; null: allowed
  } rows[] = {
      {"none", "", nullptr, nullptr},
      {"stdout", "-", nullptr, nullptr},
      {"a folder", there, nullptr, nullptr},
      {"a device", "/dev/null", nullptr, nullptr},
      {"a deck", "x.pptx", nullptr, "x.json"},
      {"a deck in capitals", "X.PPTX", nullptr, "X.json"},
      {"JSON", "a.b/x.json", "a.b/x.pptx", nullptr},
      {"another program's", "x.odp", "x.pptx", "x.json"},
      {"a template", "x.potx", "x.pptx", "x.json"},
      {"an old deck", "x.ppt", "x.pptx", "x.json"},
      {"a point in the folder alone", "a.b/x", "a.b/x.pptx, or a.b/x/ for a folder", nullptr},
  };
  for (const auto& row : rows) {
    const auto message = [&row](const auto& require) -> std::string {
      try {
        require("-o", row.path);
      } catch (const UsageError& e) {
        return e.message().english();
      }
      return "";
    };
    const std::string deck = message(require_deck_name), json = message(require_json_name);
    EXPECT_TRUE(row.deck == nullptr ? deck.empty() : deck.ends_with(std::string(" ") + row.deck))
        << row.name << ": " << deck;
    EXPECT_TRUE(row.json == nullptr ? json.empty() : json.ends_with(std::string(" ") + row.json))
        << row.name << ": " << json;
  }
}

TEST(Usage, ExplainsRefusedValues) {
  const struct {
    const char* what;
    std::vector<const char*> mentions;
  } rows[] = {
      {"--fit: x not in {sizes,autofit}", {"--fit", "'x'", "sizes, autofit"}},
      {"--fit: size not in {sizes,autofit}", {"'size'", "sizes, autofit", "did you mean sizes?"}},
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
  const std::string other = test::put(folder, "other.json", test::small_spec());
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
      {{"build", "-"}, "-o", "deckle build --help"},
      {{"build", spec, "-o", "x.pdf"}, "x.pptx", "deckle build --help"},
      {{"build", spec, "-o", "x"}, "x/ for a folder", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--report", "r.pdf"}, ".sarif", "deckle build --help"},
      {{"build", spec, other, "-o", "decks.pptx"}, "name it decks/", "deckle build --help"},
      {{"qc", spec, "-o", "r.pdf"}, ".sarif", "deckle qc --help"},
      {{"validate", spec, "-o", "r.pdf"}, ".sarif", "deckle validate --help"},
      {{"measure", spec, "-o", "x.pptx"}, "x.json", "deckle measure --help"},
      {{"new", "x.pptx"}, "x.json", "deckle new --help"},
      {{"new", "x.json", "-o", "y.json"}, "both name the output", "deckle new --help"},
      {{"help", "biuld"}, "did you mean build?", "deckle help --help"},
      {{"help", "fonts", "lst"}, "did you mean list?", "deckle help --help"},
      {{"schema", "slidespec-v2"}, "did you mean 'slidespec-v1'?", ""},
      {{"build", spec, "-o", "x.pptx", "--jbos", "2"}, "--jobs", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--jobs", "many"}, "many", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--jobs", "0"}, "256", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--fit", "x"}, "autofit", "deckle build --help"},
      {{"build", spec, "-o"}, "--output", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--shorten", " "}, "--shorten", "deckle build --help"},
      {{"build", spec, "-o", "x.pptx", "--shorten-timeout", "3"},
       "--shorten",
       "deckle build --help"},
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

TEST(Usage, HelpIsACommandToo) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{}, {"build"}, {"help"}, {"fonts"}, {"fonts", "resolve"}}) {
    std::vector<std::string> command{"help"}, option = words;
    command.insert(command.end(), words.begin(), words.end());
    option.emplace_back("--help");
    const test::ProgramRun by_command = test::run_deckle(command),
                           by_option = test::run_deckle(option);
    EXPECT_EQ(by_command.status, 0) << by_command.errors;
    EXPECT_EQ(by_command.output, by_option.output);
    EXPECT_TRUE(by_command.errors.empty()) << by_command.errors;
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

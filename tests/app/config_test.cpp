// deckle.toml: what each key becomes, what is wrong in which line, and what has priority.

#include "app/config.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "app/toml_text.h"
#include "tests/app/program_run.h"

namespace deckle::app {
namespace {

// "--jobs=3 --fonts=/specs/a,/specs/b", of a file in the folder /specs.
std::string options_of(const std::string& toml) {
  std::string out;
  const Config config = read_config(toml, "/specs/deckle.toml");
  for (const Diagnostic& d : config.findings) out += d.message.english() + "; ";
  for (const ConfigSetting& setting : config.settings) {
    out += (out.empty() ? "" : " ") + std::string(setting.option) + '=';
    for (std::size_t i = 0; i < setting.values.size(); ++i)
      out += (i > 0 ? "," : "") + setting.values[i];
  }
  return out;
}

TEST(Config, GivesEachKeyToItsOption) {
  const struct {
    const char* toml;
    const char* options;
  } rows[] = {
      {"", ""},
      {"# nothing\n", ""},
      {"[build]\njobs = 3", "--jobs=3"},
      {"[build]\nlang = 'ko'", "--lang=ko"},
      {"[build]\nfail_on = 'note'", "--fail-on=note"},
      {"[build]\nfit = 'autofit'", "--fit=autofit"},
      {"[build]\ndetails = 'notes'", "--details=notes"},
      {"[build]\ntarget = 'chrome'", "--target=chrome"},
      {"build.format = 'html'", "--format=html"},
      {"[fonts]\nstrict = true", "--strict-fonts=true"},
      {"[fonts]\nstrict = false", "--strict-fonts=false"},
      {"[loop]\nmax_iter = 0\nmax_restructurings = 1", "--max-iter=0 --max-restructurings=1"},
      {"[qc]\nbefore_fix = true\nfail_on = 'error'", "--before-fix=true --fail-on=error"},
      // Paths are relative to the file.
      {"[build]\ntemplate = 'a.potx'", "--template=/specs/a.potx"},
      {"[build]\ntemplate = '/b/a.potx'", "--template=/b/a.potx"},
      {"[build]\nassets = '../pictures'", "--assets=/specs/../pictures"},
      {"[build]\nbrand = 'b.json'\ntemplates = 't'", "--brand=/specs/b.json --templates=/specs/t"},
      {"[qc]\nbaseline = 'old.json'", "--baseline=/specs/old.json"},
      {"[fonts]\nfolders = ['a', '/b']", "--fonts=/specs/a,/b"},
      {"[fonts]\nfolders = []", "--fonts="},
      // Settings of findings: one value for each rule, or option of one.
      {"[qc]\nselect = ['schema', 'text-overflow']", "--select=schema,text-overflow"},
      {"[qc]\nignore = ['unknown-key']", "--ignore=unknown-key"},
      {"[qc]\nignore = []", "--ignore="},
      {"[qc.severity]\ncrowded-list = 'error'\nunknown-key = 'note'",
       "--severity=crowded-list=error,unknown-key=note"},
      {"[qc.rules.crowded-list]\nmax_lines = 8\n[qc.rules]\ntoo-many-series.max_series = 4",
       "--rule-option=crowded-list.max_lines=8,too-many-series.max_series=4"},
  };
  for (const auto& row : rows) EXPECT_EQ(options_of(row.toml), row.options) << row.toml;
}

TEST(Config, NamesTheLineOfEveryError) {
  const struct {
    const char* name;
    const char* toml;
    std::vector<int> lines;
    const char* mentions;  // in the first message or its hint
  } rows[] = {
      {"unknown key", "[build]\njob = 3", {2}, "jobs"},
      {"unknown section", "\n[biuld]\njobs = 3", {2}, "build"},
      {"key without a section", "jobs = 3", {1}, "jobs"},
      {"key of another section", "[qc]\nmax_iter = 3", {2}, "max_iter"},
      {"section that is a value", "build = 3", {1}, "build"},
      {"string for an integer", "[build]\n\njobs = '3'", {3}, "jobs"},
      {"fraction for an integer", "[build]\njobs = 1.5", {2}, "jobs"},
      {"integer for a string", "[build]\nlang = 1", {2}, "lang"},
      {"string for a switch", "[fonts]\nstrict = 'yes'", {2}, "strict"},
      {"string for folders", "[fonts]\nfolders = 'a'", {2}, "folders"},
      {"number among folders", "[fonts]\nfolders = ['a', 1]", {2}, "folders"},
      {"date for a string", "[build]\nlang = 2026-01-01", {2}, "lang"},
      {"table for a string", "[build.lang]\nko = true", {1}, "lang"},
      {"not TOML", "[build]\njobs = = 3", {2}, "'='"},
      {"a key twice", "[build]\njobs = 1\njobs = 2", {3}, "TOML"},
      {"not UTF-8", "[build]\nlang = '\xFF'", {2}, "TOML"},
      {"override without files", "[[qc.override]]\nignore = ['small-text']", {1}, "files"},
      {"override without settings", "[[qc.override]]\nfiles = ['a/*']", {1}, "sets nothing"},
      {"unknown key of an override", "[[qc.override]]\nfiles = ['a']\nignores = []", {3}, "ignore"},
      {"other key of [qc] in an override", "[[qc.override]]\nfiles = ['a']\nbaseline = 'b'", {3},
       "baseline"},
      {"unknown rule in an override", "[[qc.override]]\nfiles = ['a']\nignore = ['small-tex']", {3},
       "small-text"},
      {"number among patterns", "[[qc.override]]\nfiles = [1]\nignore = ['small-text']", {2},
       "files"},
      {"empty pattern", "[[qc.override]]\nfiles = ['']\nignore = ['small-text']", {2}, "files"},
      {"table for overrides", "[qc.override]\nfiles = ['a']", {1}, "[[qc.override]]"},
      {"two errors", "[build]\njob = 1\n[loop]\nmax_iter = ''", {2, 4}, "jobs"},
  };
  for (const auto& row : rows) {
    const Config config = read_config(row.toml, "deckle.toml");
    std::vector<int> lines;
    for (const Diagnostic& d : config.findings) {
      EXPECT_EQ(d.rule, "config") << row.name;
      EXPECT_EQ(d.severity, Severity::Error) << row.name;
      EXPECT_EQ(d.at.file, "deckle.toml") << row.name;
      EXPECT_GT(d.at.column, 0) << row.name;
      EXPECT_FALSE(d.hint.empty()) << row.name;
      lines.push_back(d.at.line);
    }
    ASSERT_EQ(lines, row.lines) << row.name;
    const Diagnostic& first = config.findings.front();
    EXPECT_NE((first.message.english() + first.hint.english()).find(row.mentions),
              std::string::npos)
        << row.name << ": " << first.message.english();
  }
}

TEST(Config, ReadsSettingsForPaths) {
  const Config config = read_config(
      "[[qc.override]]\nfiles = ['archive/**', '*.potx']\nignore = ['small-text']\n"
      "severity = {missing-title = 'note'}\n[qc.override.rules.crowded-list]\nmax_lines = 8\n"
      "[[qc.override]]\nfiles = ['release/*']\nselect = []\n",
      "decks/deckle.toml");
  ASSERT_TRUE(config.findings.empty()) << config.findings[0].message.english();
  EXPECT_TRUE(config.settings.empty());
  ASSERT_EQ(config.overrides.size(), 2U);
  const qc::PathOverride& first = config.overrides[0];
  EXPECT_EQ(first.files, (std::vector<std::string>{"archive/**", "*.potx"}));
  EXPECT_EQ(first.config, "decks/deckle.toml");
  EXPECT_EQ(first.line, 1);
  EXPECT_EQ(first.folder, (std::filesystem::current_path() / "decks").string());
  EXPECT_FALSE(first.select);
  EXPECT_EQ(first.settings.ignore, std::vector<std::string>{"small-text"});
  EXPECT_EQ(first.settings.severity.at("missing-title"), Severity::Note);
  EXPECT_EQ(first.settings.options.at("crowded-list").at("max_lines"), 8);
  ASSERT_TRUE(config.overrides[1].select);
  EXPECT_TRUE(config.overrides[1].select->empty());
}

TEST(Config, KeepsWhatIsRightBesideWhatIsWrong) {
  const Config config = read_config("[build]\njobs = 2\nlang = 3\n", "deckle.toml");
  EXPECT_EQ(config.findings.size(), 1U);
  ASSERT_EQ(config.settings.size(), 1U);
  EXPECT_EQ(config.settings[0].key, "jobs");
  EXPECT_EQ(config.settings[0].at.line, 2);
}

TEST(Config, ConcernsTheCommandsThatTheKeyIsFor) {
  const struct {
    const char *section, *key, *commands;
  } rows[] = {
      {"build", "target", "build measure qc validate"},
      {"build", "lang", "build measure qc validate"},
      {"build", "fail_on", "build"},
      {"build", "fit", "build"},
      {"build", "format", "build"},
      {"fonts", "strict", "build measure qc validate"},
      {"loop", "max_iter", "build measure qc validate"},
      {"qc", "fail_on", "qc"},
      {"qc", "baseline", "qc"},
  };
  for (const auto& row : rows) {
    std::string commands;
    for (const char* command : {"build", "measure", "qc", "validate"}) {
      if (concerns({row.section, row.key, "", {}, {}}, command))
        commands += (commands.empty() ? "" : " ") + std::string(command);
    }
    EXPECT_EQ(commands, row.commands) << row.section << "." << row.key;
  }
}

class ConfigFiles : public ::testing::Test {
 protected:
  test::TemporaryFolder folder_;
  const std::string spec_ = test::put(folder_, "decks/q1/spec.json", test::small_spec());
};

TEST_F(ConfigFiles, AreFoundInTheNearestFolderAbove) {
  const std::string above = test::put(folder_, "decks/deckle.toml", "");
  EXPECT_EQ(find_config(spec_).path, above);
  const std::string beside = test::put(folder_, "decks/q1/deckle.toml", "");
  EXPECT_EQ(find_config(spec_).path, beside);
}

// Anybody may put a file into a folder that is shared.
TEST_F(ConfigFiles, OfAnotherUserArePassedOver) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can give files to another user";
  constexpr uid_t kNobody = 65534, kSomebody = 4242;
  const std::string above = test::put(folder_, "decks/deckle.toml", "");
  const std::string beside = test::put(folder_, "decks/q1/deckle.toml", "");
  ASSERT_EQ(::chown(beside.c_str(), kNobody, kNobody), 0);
  FoundConfig found = find_config(spec_);
  EXPECT_EQ(found.path, above) << "the next one that is trusted";
  EXPECT_EQ(found.passed_over, std::vector<std::string>{beside});

  ASSERT_EQ(::chown(spec_.c_str(), kNobody, kNobody), 0);
  found = find_config(spec_);
  EXPECT_EQ(found.path, beside) << "a build as root on somebody's checkout";
  EXPECT_TRUE(found.passed_over.empty());

  // Root's own file, named by somebody else's link.
  std::filesystem::remove(beside);
  std::filesystem::create_symlink(above, beside);
  ASSERT_EQ(::lchown(beside.c_str(), kSomebody, kSomebody), 0);
  found = find_config(spec_);
  EXPECT_EQ(found.path, above);
  EXPECT_EQ(found.passed_over, std::vector<std::string>{beside});
}

// The parser releases tables by recursion: 300,000 names in a key overflowed the stack.
TEST(ConfigKeys, OfVeryManyNamesAreRefusedBeforeTheyAreParsed) {
  std::string names;
  for (int i = 0; i < 17; ++i) names += ".a";
  const std::string bad[] = {
      "[a" + names + "]\n",
      "\n\na" + names + " = 1\n",
      "x = {a" + names + " = 1}\n",
      "a . \"b\" . c" + names + " = 1",
      "[[a" + names + "]]",
      "s = '''x'''\n[a" + names + "]",
      "s = \"\"\"x\"\"\"\"\n[a" + names + "]",
      "s = {t = \"\"\"x\"\"\"\"\", a" + names + " = 1}",
      "s = 'x\n[a" + names + "]",
      "s = \"\\\\\"\n[a" + names + "]",
      "s = \"\"\"\\\"\"\"\"\n[a" + names + "]",
  };
  for (const std::string& text : bad) {
    const Config config = read_config(text, "deckle.toml");
    ASSERT_EQ(config.findings.size(), 1U) << text;
    EXPECT_NE(config.findings[0].message.english().find("more than 17 names"), std::string::npos)
        << text;
  }
  const std::string good[] = {
      "# [a" + names + "]\n",
      "[build]\ntemplate = \"a" + names + "\"\n",
      "[build]\ntemplate = '''\na" + names + "\n'''\n",
      "[build]\ntemplate = \"\\\"a" + names + "\"\n",
      "[fonts]\nfolders = [\"a.b\", \"a.b\"]\n",
  };
  for (const std::string& text : good)
    EXPECT_TRUE(read_config(text, "deckle.toml").findings.empty()) << text;
}

// toml++ 3.3 asks of such characters whether they are spaces, which runs into code that it declares
// unreachable.
TEST(ConfigKeys, OtherThanAsciiAreRefusedOutsideQuotesBeforeTheyAreParsed) {
  const struct {
    const char* toml;
    int line, column;
    const char* message;
  } bad[] = {
      {"서식 = 1\n", 1, 1, "'서' is outside quotes"},
      {"[build]\na = 'é' # é\nb = 1é\n", 3, 6, "'é' is outside quotes"},
      {"a = \"x\\\"é\"\nこ = 1", 2, 1, "'こ' is outside quotes"},
      {"a = \"\"\"\nx\\\n  é\"\"\"", 3, 3, "'é' follows a backslash"},
      {"a = \"\\é\"", 1, 7, "'é' follows a backslash"},
      {"a = --\"é\"", 1, 7, "a quote within a key or value"},
      {"a'é' = 1", 1, 2, "a quote within a key or value"},
      // Bare values go on to the next space, comma or bracket that closes.
      {"a =0[\"é\",\n 'é']", 1, 5, "'[' is within a key or value"},
      {"a = 0o000{\"é\"}", 1, 10, "'{' is within a key or value"},
      {"k=0o17?ff$ff=\"x\\\"é\"", 1, 13, "'=' is within a key or value"},
      {"k = 20.'f'", 1, 8, "a quote within a key or value"},
      {"k = [1.\"é\"]", 1, 8, "a quote within a key or value"},
      {"k = [1é]", 1, 7, "'é' is outside quotes"},
      {"k = 1979-05-27 0=\"é\"", 1, 17, "'=' is within a key or value"},
      {"k = 1979-05-27 [\"é\"]", 1, 16, "'[' is within a key or value"},
      {"k = {a = 1 = \"é\"}", 1, 12, "'=' is within a key or value"},
      {"k = = \"é\"", 1, 5, "'=' is within a key or value"},
      {"a[\"é\"] = 1", 1, 2, "'[' is within a key or value"},
      {"x = [\n 1, [2], 0[\"é\"]]", 2, 11, "'[' is within a key or value"},
  };
  for (const auto& row : bad) {
    const Config config = read_config(row.toml, "deckle.toml");
    ASSERT_EQ(config.findings.size(), 1U) << row.toml;
    EXPECT_EQ(config.findings[0].message.english(), row.message);
    EXPECT_EQ(config.findings[0].at.line, row.line) << row.toml;
    EXPECT_EQ(config.findings[0].at.column, row.column) << row.toml;
  }
  for (const char* good :
       {"\xEF\xBB\xBF\"build\".'fit' = \"sizes\"\r\n[\"fonts\"]\r\n\"folders\" = [\"é\",\r\n "
        "'é']\r\n",
        "\xEF\xBB\xBF[build]\ntemplate = \"서식 é.potx\"\n", "# é こ\n",
 "[build]\ntemplate = '\\é'\n", "[build]\ntemplate = \"\"\"\na\\\n  b é\"\"\"\n"})
    EXPECT_TRUE(read_config(good, "deckle.toml").findings.empty()) << good;
  // Of these other things are said, if any.
  for (const char* sound : {"x = [[\"é\", 'é'], [\n\"é\" # é\n]]\n", "x = {a = \"é\", b.\"é\" = [1, \"é\"], \"é\" = 2}\n",
                            "[[a.\"é\"]]\n\"é\".b = 1979-05-27 07:32:00Z\nc = \"é\"\n", "x = [ ]\ny = [\"é\",]\nz = {}\n\"é\" = +1.5e3\n"})
    EXPECT_FALSE(find_toml_flaw(sound)) << sound;
}

// The command line has priority over the file, and the file over the default.
TEST_F(ConfigFiles, GiveWayToTheCommandLine) {
  const struct {
    const char* toml;
    std::vector<std::string> more;
    const char* target;
  } rows[] = {
      {"", {}, "powerpoint"},
      {"[build]\ntarget = 'chrome'", {}, "chrome"},
      {"[build]\ntarget = 'chrome'", {"--target", "libreoffice"}, "libreoffice"},
      {"[qc]\nfail_on = 'note'", {}, "powerpoint"},
  };
  for (const auto& row : rows) {
    test::put(folder_, "decks/q1/deckle.toml", row.toml);
    std::vector<std::string> line{"measure", spec_};
    line.insert(line.end(), row.more.begin(), row.more.end());
    const test::ProgramRun run = test::run_deckle(line);
    EXPECT_EQ(run.status, 0) << row.toml << run.errors;
    EXPECT_NE(run.output.find(std::string("\"target\": \"") + row.target + '"'),
              std::string::npos)
        << row.toml << ": " << run.output.substr(0, 200);
  }
}

TEST_F(ConfigFiles, AreRefusedWithTheLine) {
  const struct {
    const char* toml;
    const char* place;
  } rows[] = {
      {"[build]\ntarget = 'keynote'", "deckle.toml:2:10"},
      {"[build]\n\njobs = 1000", "deckle.toml:3:8"},
      {"[loop]\nmax_iter = -1", "deckle.toml:2:12"},
      {"[build]\njobs = 'x'", "deckle.toml:2:8"},
  };
  for (const auto& row : rows) {
    test::put(folder_, "decks/q1/deckle.toml", row.toml);
    const test::ProgramRun run = test::run_deckle({"measure", spec_});
    EXPECT_EQ(run.status, 65) << row.toml;
    EXPECT_NE(run.errors.find(row.place), std::string::npos) << row.toml << ": " << run.errors;
    EXPECT_TRUE(run.output.empty()) << row.toml;
  }
  EXPECT_EQ(test::run_deckle({"measure", spec_, "--config", "no-such.toml"}).status, 66);
}

}  // namespace
}  // namespace deckle::app

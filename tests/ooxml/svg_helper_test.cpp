// deckle-svg and its caller: what is answered, by how many at once, and what becomes of a helper that
// is absent, crashes or answers nonsense.

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <optional>
#include <thread>
#include <vector>

#include <sys/stat.h>

#include "ooxml/media/helper/needs.h"
#include "ooxml/media/helper/svg_answer.h"
#include "ooxml/media/read_picture.h"
#include "ooxml/media/svg.h"
#include "slidespec/i18n/translator.h"
#include "slidespec/system/helper_program.h"
#include "slidespec/system/process.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/temporary_variable.h"

namespace deckle::ooxml {
namespace {

namespace fs = std::filesystem;

// Shell for a program: what it does instead of drawing.
class StandIn {
 public:
  explicit StandIn(const std::string& script) : path_(folder_ / "deckle-svg") {
    test::write_text(path_, "#!/bin/sh\ncd '" + folder_.path() + "'\necho >> asked\n" + script);
    ::chmod(path_.c_str(), 0755);
  }
  [[nodiscard]] SvgDrawer drawer() const { return {path_, {}}; }
  [[nodiscard]] std::size_t times_asked() const { return test::read_text(folder_ / "asked").size(); }

 private:
  test::TemporaryFolder folder_;
  std::string path_;
};

std::string first_font_named(const std::string& name) {
  std::error_code none;
  for (const auto& entry : fs::recursive_directory_iterator("/usr/share/fonts", none))
    if (entry.path().filename() == name) return entry.path();
  return {};
}

std::string square(int side) {
  return test::svg("width='" + std::to_string(side) + "' height='" + std::to_string(side) + "'",
                   "<circle r='" + std::to_string(side) + "'/><text y='9'>words</text>");
}

TEST(SvgAnswer, IsReadAsItWasWritten) {
  for (const SvgAnswer& answer : {SvgAnswer{true, 20, 1e-3, test::png(1024, 1)},
                                  SvgAnswer{false, 0, 0, "no root"}, SvgAnswer{false, 0, 0, ""}}) {
    const std::optional<SvgAnswer> read = read_answer(write_answer(answer));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->drawn, answer.drawn);
    EXPECT_EQ(read->width, answer.width);
    EXPECT_EQ(read->height, answer.height);
    EXPECT_EQ(read->content, answer.content);
  }
}

TEST(SvgAnswer, IsWholeAndWithinItsSizesOrNone) {
  const std::string good = write_answer({true, 20, 10, test::png(1024, 512)});
  ASSERT_TRUE(read_answer(good).has_value());
  for (std::size_t length = 0; length < good.size(); ++length)
    EXPECT_FALSE(read_answer(good.substr(0, length)).has_value()) << length << " bytes";
  std::string other_form = good, other_status = good;
  other_form[6] = '2';
  other_status[8] = 2;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const struct {
    const char* name;
    std::string bytes;
  } rows[] = {
      {"longer", good + "x"},
      {"another form", other_form},
      {"another status", other_status},
      {"no width", write_answer({true, 0, 10, test::png(1024, 512)})},
      {"width not a number", write_answer({true, nan, 10, test::png(1024, 512)})},
      {"height beyond all", write_answer({true, 20, 1e7, test::png(1024, 512)})},
      {"no picture", write_answer({true, 20, 10, ""})},
      {"a JPEG", write_answer({true, 20, 10, test::jpeg(1024, 512)})},
      {"too wide", write_answer({true, 20, 10, test::png(2001, 1)})},
      {"no pixels", write_answer({true, 20, 10, test::png(1024, 0)})},
      {"too long a reason", write_answer({false, 0, 0, std::string(2001, 'x')})},
      {"too large", write_answer({true, 20, 10, test::png(9, 9) + std::string(kMaxSvgAnswer, 'x')})},
  };
  for (const auto& row : rows) EXPECT_FALSE(read_answer(row.bytes).has_value()) << row.name;
}

TEST(SvgAnswer, GivesItsReasonAsUtf8) {
  EXPECT_EQ(read_answer(write_answer({false, 0, 0, "a\xFF 한"}))->content, "a\xEF\xBF\xBD 한");
}

TEST(SvgHelper, DrawsForManyThreadsAtOnce) {
  constexpr std::size_t kThreads = 8;
  std::vector<std::string> alone;
  for (std::size_t i = 0; i < kThreads; ++i)
    alone.push_back(draw_svg(square(static_cast<int>(10 + i)), {}, test::fresh_budget())->png);
  std::vector<Result<DrawnSvg>> together(kThreads);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kThreads; ++i)
    threads.emplace_back([&, i] {
      together[i] = draw_svg(square(static_cast<int>(10 + i)), {}, test::fresh_budget());
    });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < kThreads; ++i) {
    ASSERT_TRUE(together[i].has_value()) << together[i].error().message;
    EXPECT_EQ(together[i]->width, static_cast<double>(10 + i));
    EXPECT_EQ(together[i]->png, alone[i]) << i;
  }
}

TEST(SvgHelper, IsMissedWithAMessage) {
  const SvgDrawer drawer{"/no/such/folder/deckle-svg", {}};
  const Result<PictureIr> picture = read_picture(square(9), drawer, test::fresh_budget());
  ASSERT_FALSE(picture.has_value());
  EXPECT_EQ(picture.error().code, ErrorCode::NotFound);
  for (const char* word : {"/no/such/folder/deckle-svg", "install it with deckle", "save the picture as PNG"})
    EXPECT_NE(picture.error().message.english().find(word), std::string::npos)
        << picture.error().message;
  EXPECT_NE(picture.error().message.in(Language::Korean).find("설치하거나"), std::string::npos);
  EXPECT_EQ(svg_drawer_version(drawer).libraries, "");
}

TEST(SvgHelper, IsAskedAgainWhenItCrashes) {
  const StandIn twice("[ $(wc -c < asked) -gt 2 ] || kill -SEGV $$\nexec " +
                      find_helper("deckle-svg") + " \"$@\"\n");
  const Result<DrawnSvg> drawn = draw_svg(square(9), twice.drawer(), test::fresh_budget());
  ASSERT_TRUE(drawn.has_value()) << drawn.error().message;
  EXPECT_EQ(drawn->png, draw_svg(square(9), {}, test::fresh_budget())->png);
  EXPECT_EQ(twice.times_asked(), 3U);
}

TEST(SvgHelper, IsGivenUpAfterThreeFailures) {
  const struct {
    const char *script, *word;
    std::size_t times;
  } rows[] = {
      {"kill -SEGV $$", "signal 11", 3},
      {"exit 3", "status 3", 3},
      {"echo nonsense", "status 0", 3},
      {"head -c 40 /dev/zero; cat > /dev/null", "status 0", 3},
      {"kill -XCPU $$", "more than 5,000 milliseconds", 1},
      {"kill -KILL $$", "more than 5,000 milliseconds", 1},
  };
  for (const auto& row : rows) {
    const StandIn failing(row.script);
    const Result<DrawnSvg> drawn = draw_svg(square(9), failing.drawer(), test::fresh_budget());
    ASSERT_FALSE(drawn.has_value()) << row.script;
    EXPECT_EQ(drawn.error().code, ErrorCode::Limit) << row.script;
    EXPECT_NE(drawn.error().message.english().find(row.word), std::string::npos)
        << row.script << ": " << drawn.error().message;
    EXPECT_EQ(failing.times_asked(), row.times) << row.script;
  }
}

// For lack of processes, for example. A deck must not depend on that, so it is no reason to go on
// without the picture.
TEST(SvgHelper, CannotBeStartedByTheSystem) {
  const test::TemporaryFolder folder;
  test::write_text(folder / "deckle-svg", "not executable");
  const Result<DrawnSvg> drawn =
      draw_svg(square(9), {folder / "deckle-svg", {}}, test::fresh_budget());
  ASSERT_FALSE(drawn.has_value());
  EXPECT_EQ(drawn.error().code, ErrorCode::Internal);
  EXPECT_NE(drawn.error().message.english().find("cannot be started: Permission denied"),
            std::string::npos)
      << drawn.error().message;
}

TEST(SvgHelper, IsCancelled) {
  const StandIn slow("sleep 60");
  SvgDrawer drawer = slow.drawer();
  drawer.cancelled = [] { return true; };
  EXPECT_EQ(draw_svg(square(9), drawer, test::fresh_budget()).error().code, ErrorCode::Cancelled);
}

TEST(SvgHelper, NamesItsLibrariesAndItsSandbox) {
  const SvgDrawerVersion version = svg_drawer_version();
  EXPECT_TRUE(version.libraries.starts_with("librsvg 2.")) << version.libraries;
  EXPECT_NE(version.libraries.find(", cairo 1."), std::string::npos) << version.libraries;
  EXPECT_TRUE(version.sandbox.starts_with("sandbox: descriptors, ")) << version.sandbox;
  EXPECT_EQ(version.sandbox.find('\n'), std::string::npos) << version.sandbox;
  EXPECT_EQ(svg_drawer_version(StandIn("echo something else").drawer()).libraries, "");
}

TEST(SvgHelper, DrawsNothingWithoutLimits) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{}, {"--cpu-seconds=5"}, {"--version", "--version"}}) {
    ProcessCall call;
    call.program = find_helper("deckle-svg");
    call.arguments = arguments;
    call.inherited = Inherited::Nothing;
    const Result<ProcessOutcome> run = run_process(call);
    ASSERT_TRUE(run.has_value());
    EXPECT_EQ(run->end, ProcessOutcome::End::Exited);
    EXPECT_EQ(run->value, 64);
    EXPECT_EQ(run->output, "");
  }
}

TEST(SvgNeeds, AreFoundInTheSvg) {
  using Arguments = std::vector<std::string>;
  const std::string gif = "data:image/gif;base64,R0lGODlhAQAB";
  const struct {
    const char* name;
    std::string svg;
    Arguments arguments;
  } rows[] = {
      {"nothing", test::svg("", "<rect/><text>words</text>"), {}},
      {"picture", test::svg("", "<image href='" + gif + "'/>"), {"--pictures"}},
      {"with a prefix", "<s:svg><s:image/></s:svg>", {"--pictures"}},
      {"in a filter", "<svg><filter><feImage/></filter></svg>", {"--pictures"}},
      {"UTF-8", "<?xml version='1.0' encoding='utf-8'?><svg/>", {}},
      {"no encoding", "<?xml version=\"1.0\"?><svg encoding='EUC-KR'/>", {}},
      {"EUC-KR", "<?xml version=\"1.0\" encoding=\"EUC-KR\"?><svg/>", {"--encoding=EUC-KR"}},
      {"spaces", "<?xml version='1.0'\n encoding = 'Shift_JIS' ?><svg/>", {"--encoding=Shift_JIS"}},
      {"a path", "<?xml version='1.0' encoding='../../x'?><svg/>", {}},
      {"an option", "<?xml version='1.0' encoding='EUC-KR//IGNORE'?><svg/>", {}},
      {"too long", "<?xml version='1.0' encoding='" + std::string(41, 'x') + "'?><svg/>", {}},
      {"cut off", "<?xml version='1.0' encoding='EUC-KR", {}},
      {"empty", "", {}},
  };
  for (const auto& row : rows) {
    const SvgNeeds needs = needs_of(row.svg);
    EXPECT_EQ(need_arguments(needs), row.arguments) << row.name;
    Arguments told = need_arguments(needs);
    std::vector<std::string_view> arguments{"--cpu-seconds=5"};
    arguments.insert(arguments.end(), told.begin(), told.end());
    const SvgNeeds heard = take_needs(arguments);
    EXPECT_EQ(heard.pictures, needs.pictures) << row.name;
    EXPECT_EQ(heard.encoding, needs.encoding) << row.name;
    EXPECT_EQ(arguments, std::vector<std::string_view>{"--cpu-seconds=5"}) << row.name;
  }
  std::vector<std::string_view> wrong{"--encoding=../x", "--encoding=", "--picture"};
  EXPECT_EQ(take_needs(wrong).encoding, "");
  EXPECT_EQ(wrong.size(), 3U) << "what is no need stays, to be refused";
}

TEST(SvgHelper, IsNotToldTheSecretsOfTheEnvironment) {
  const test::TemporaryVariable secret("DECKLE_TEST_SECRET", "hidden"), debug("FC_DEBUG", "1"),
      preload("LD_PRELOAD", "/no/such/library.so"), fonts("FONTCONFIG_FILE", "/fonts.conf"),
      language("LC_MESSAGES", "ko_KR.UTF-8");
  const test::TemporaryFolder folder;
  const std::string seen = folder / "environment";
  EXPECT_FALSE(
      draw_svg(square(9), StandIn("tr '\\0' '\\n' < /proc/$$/environ > " + seen).drawer(), test::fresh_budget()));
  const std::string environment = "\n" + test::read_text(seen);
  for (const char* name : {"DECKLE_TEST_SECRET", "hidden", "FC_DEBUG", "LD_PRELOAD", "\nPATH="})
    EXPECT_EQ(environment.find(name), std::string::npos) << environment;
  for (const char* variable : {"\nFONTCONFIG_FILE=/fonts.conf\n", "\nLC_MESSAGES=ko_KR.UTF-8\n"})
    EXPECT_NE(environment.find(variable), std::string::npos) << environment;
}

// The decoder is a module, which is loaded before the sandbox is entered.
TEST(SvgHelper, DrawsPicturesThatNeedAModule) {
  const std::string red = "R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";
  const auto drawn = [](const std::string& body) {
    Result<DrawnSvg> picture = draw_svg(test::svg("width='20' height='20'", body), {}, test::fresh_budget());
    EXPECT_TRUE(picture.has_value());
    return picture ? picture->png : std::string();
  };
  const std::string blank = drawn("");
  std::vector<std::string> pictures;
  // Without a type it is recognised by its bytes.
  for (const char* type : {"image/gif", ""}) {
    pictures.push_back(drawn("<image width='20' height='20' href='data:" + std::string(type) +
                             ";base64," + red + "'/>"));
    EXPECT_NE(pictures.back(), blank) << "type '" << type << "'";
  }
  EXPECT_EQ(pictures[0], pictures[1]);
}

// The converter is a module of the C library.
TEST(SvgHelper, DrawsTextInAnOlderEncoding) {
  const auto text = [](const std::string& encoding, const std::string& words) {
    return draw_svg(
        "<?xml version='1.0' encoding='" + encoding +
        "'?><svg xmlns='http://www.w3.org/2000/svg' width='60' height='20'><text y='15'>" + words +
        "</text></svg>", {}, test::fresh_budget());
  };
  const Result<DrawnSvg> expected = text("UTF-8", "한국");
  const Result<DrawnSvg> drawn = text("EUC-KR", "\xC7\xD1\xB1\xB9");
  ASSERT_TRUE(expected.has_value());
  ASSERT_TRUE(drawn.has_value()) << drawn.error().message;
  EXPECT_EQ(drawn->png, expected->png);
}

// Users link fonts, and folders of fonts, from elsewhere.
TEST(SvgHelper, DrawsWithFontsThatAreLinks) {
  const test::TemporaryFolder elsewhere, folder;
  const std::string sans = first_font_named("LiberationSans-Regular.ttf");
  if (sans.empty()) GTEST_SKIP() << "Liberation Sans is not installed";
  const auto drawn = [&] {
    test::write_text(folder / "fonts.conf", "<fontconfig><dir>" + folder / "fonts" +
                                                "</dir><cachedir>" + folder / "cache" +
                                                "</cachedir></fontconfig>");
    const test::TemporaryVariable variable("FONTCONFIG_FILE", folder / "fonts.conf");
    Result<DrawnSvg> picture = draw_svg(square(9), {}, test::fresh_budget());
    EXPECT_TRUE(picture.has_value());
    fs::remove_all(folder / "fonts");
    fs::remove_all(folder / "cache");
    return picture ? picture->png : std::string();
  };
  const std::string without = drawn();
  fs::create_directory(folder / "fonts");
  fs::copy(sans, folder / "fonts/a.ttf");
  const std::string with_copy = drawn();
  EXPECT_NE(with_copy, without);
  fs::copy(sans, elsewhere / "a.ttf");
  fs::create_directory(folder / "fonts");
  fs::create_symlink(elsewhere / "a.ttf", folder / "fonts/a.ttf");
  EXPECT_EQ(drawn(), with_copy) << "a linked file";
  fs::create_directory(folder / "fonts");
  fs::create_directory_symlink(elsewhere.path(), folder / "fonts/linked");
  EXPECT_EQ(drawn(), with_copy) << "a linked folder";
}

// Fonts are opened after the limits are set, and what fontconfig cannot write it does without.
TEST(SvgHelper, DrawsTextWithoutACacheOfFonts) {
  const test::TemporaryFolder folder;
  const std::string svg = test::svg("width='40' height='20'", "<text y='15'>words</text>");
  test::write_text(folder / "a.svg", svg);
  const Result<ProcessOutcome> run = run_process(shell_call(
      "XDG_CACHE_HOME=" + folder.path() + "/no HOME=/no " + find_helper("deckle-svg") +
      " --cpu-seconds=5 --memory-bytes=2147483648 < " + folder / "a.svg"));
  ASSERT_TRUE(run.has_value());
  const std::optional<SvgAnswer> answer = read_answer(run->output);
  ASSERT_TRUE(answer.has_value());
  EXPECT_EQ(answer->content, draw_svg(svg, {}, test::fresh_budget())->png);
}

}  // namespace
}  // namespace deckle::ooxml

// deckle-svg and its caller: what is answered, by how many at once, and what becomes of a helper that
// is absent, crashes or answers nonsense.

#include <gtest/gtest.h>

#include <cstring>
#include <thread>
#include <vector>

#include <sys/stat.h>

#include "ooxml/media/helper/svg_answer.h"
#include "ooxml/media/read_picture.h"
#include "ooxml/media/svg.h"
#include "slidespec/i18n/translator.h"
#include "slidespec/system/helper_program.h"
#include "slidespec/system/process.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"
#include "tests/support/sample_pictures.h"

namespace deckle::ooxml {
namespace {

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
  EXPECT_EQ(svg_drawer_version(drawer), "");
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

TEST(SvgHelper, IsCancelled) {
  const StandIn slow("sleep 60");
  SvgDrawer drawer = slow.drawer();
  drawer.cancelled = [] { return true; };
  EXPECT_EQ(draw_svg(square(9), drawer, test::fresh_budget()).error().code, ErrorCode::Cancelled);
}

TEST(SvgHelper, NamesItsLibraries) {
  EXPECT_TRUE(svg_drawer_version().starts_with("librsvg 2.")) << svg_drawer_version();
  EXPECT_NE(svg_drawer_version().find(", cairo 1."), std::string::npos) << svg_drawer_version();
  EXPECT_EQ(svg_drawer_version(StandIn("echo something else").drawer()), "");
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

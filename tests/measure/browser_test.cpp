// The reference browser: what it says of a page, and that it is no danger to anybody.

#include "measure/chrome/browser.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "tests/support/browser.h"
#include "tests/support/judges.h"
#include "tests/support/temporary_variable.h"

namespace deckle::test {
namespace {

using namespace measure;
using namespace std::chrono_literals;

constexpr char kPage[] = R"(<!doctype html><meta charset="utf-8"><style>body{margin:7px}
#slide{position:relative;width:1280px;height:720px}
[data-eid]{position:absolute;font:20px/30px 'Liberation Sans';white-space:pre-wrap}
p{margin:0}</style><div id="slide">
<div data-eid="a" style="left:100.5px;top:50.25px;width:200px;height:90px;z-index:3"><p data-part="0">one two
three</p><p data-part="1">é <b>four</b><i data-aside>aside</i></p></div>
<div data-eid="b" style="left:0;top:0;width:40px;height:40px;z-index:12">x<svg><text>svg</text></svg></div></div>)";

TEST(Browser, SaysWhereElementsAndTheirTextAre) {
  const auto browser = test_browser();
  if (!browser) GTEST_SKIP() << kNoBrowser;
  const auto page = browser->measure(kPage);
  ASSERT_TRUE(page) << to_string(page.error());
  EXPECT_EQ(page->slide, (PxRect{0, 0, 1280, 720}));
  ASSERT_EQ(page->elements.size(), 2U);
  const PageElement& a = page->elements[0];
  EXPECT_EQ(a.eid, "a");
  EXPECT_EQ(a.box, (PxRect{100.5, 50.25, 200, 90}));
  EXPECT_EQ(a.z, 3);
  EXPECT_GT(page->elements[1].paint_order, a.paint_order);
  ASSERT_EQ(a.parts.size(), 2U);
  EXPECT_EQ(a.parts[1].box, (PxRect{100.5, 110.25, 200, 30}));
  std::vector<std::string> seen;
  for (const PageText& text : a.texts) {
    if (!text.blank) seen.push_back(text.part + ':' + std::to_string(text.begin) + '-' + std::to_string(text.end));
  }
  // "é " is three bytes.
  EXPECT_EQ(seen, (std::vector<std::string>{"0:0-7", "0:8-13", "1:0-3", "1:3-7"}));
  const PageText& first = a.texts[0];
  // 0.905 and 0.212 em of 20 px, rounded: 18 and 4; half of 30 - 22 above.
  EXPECT_EQ(first.box.y, 54.25);
  EXPECT_EQ(first.box.h, 22);
  EXPECT_EQ(first.ascent, 18);
  EXPECT_EQ(first.line_height, 30);
  EXPECT_EQ(page->elements[1].texts.size(), 1U);
}

TEST(Browser, DrawsAPage) {
  const auto browser = test_browser();
  if (!browser) GTEST_SKIP() << kNoBrowser;
  const auto png = browser->picture(kPage, 320, 180);
  ASSERT_TRUE(png) << to_string(png.error());
  ASSERT_GT(png->size(), 24U);
  EXPECT_EQ(png->substr(1, 3), "PNG");
  const auto number = [&png](std::size_t at) {
    return static_cast<unsigned char>((*png)[at]) * 256 + static_cast<unsigned char>((*png)[at + 1]);
  };
  EXPECT_EQ(number(18), 320);
  EXPECT_EQ(number(22), 180);
}

TEST(Browser, APageWithoutASlideIsRefusedAndTheNextIsMeasured) {
  const auto browser = test_browser();
  if (!browser) GTEST_SKIP() << kNoBrowser;
  EXPECT_FALSE(browser->measure("<p>no slide</p>"));
  EXPECT_TRUE(browser->measure(kPage));
}

TEST(BrowserProgram, ThatIsMissingIsNamed) {
  const TemporaryVariable named("DECKLE_CHROME", "/nonexistent/chrome");
  const auto browser = Browser::open();
  ASSERT_FALSE(browser);
  EXPECT_EQ(browser.error().code, ErrorCode::NotFound);
  EXPECT_EQ(browser.error().message.english(),
            "there is no program \"/nonexistent/chrome\", which DECKLE_CHROME names");
}

TEST(BrowserProgram, WithoutOneInPathTheMessageSaysWhatWasLookedFor) {
  const TemporaryVariable path("PATH", "/nonexistent"), named("DECKLE_CHROME", "");
  const auto browser = Browser::open();
  ASSERT_FALSE(browser);
  EXPECT_EQ(browser.error().code, ErrorCode::NotFound);
  EXPECT_NE(browser.error().message.english().find("no Chromium is installed"), std::string::npos);
}

// A program that is none, one that says nothing, one that says nonsense: no call waits for ever.
TEST(BrowserProgram, ThatIsNoBrowserIsGivenUp) {
  const TemporaryFolder folder;
  const auto open = [&folder](const std::string& script) {
    const std::string program = folder / "chrome";
    std::ofstream(program) << "#!/bin/sh\n" << script;
    ::chmod(program.c_str(), 0755);
    BrowserOptions options;
    options.program = program;
    options.call_limit = 300ms;
    auto browser = Browser::open(options);
    return browser ? std::string("opened") : browser.error().message.english();
  };
  const std::string starting = "starting " + (folder / "chrome") + ": ";
  EXPECT_EQ(open("exit 1\n"), starting + "Chromium ended by itself");
  EXPECT_EQ(open("sleep 100\n"), starting + "Chromium did not answer within 0.3 s");
  EXPECT_EQ(open("printf 'nonsense\\0' >&4; sleep 100\n"),
            starting + "Chromium answered with something unexpected");
  // The form of the protocol, with a number for a text.
  EXPECT_EQ(open("printf '{\"id\":1,\"result\":{\"product\":7}}\\0' >&4; sleep 100\n"),
            "Chromium answered with something unexpected");
}

}  // namespace
}  // namespace deckle::test

// Each fixer of presentation files on the defect that it is for: what it changes, that the finding
// is gone, and that nothing is changed where it does not apply.

#include "engine/file/fix_file.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/pptx/small_deck.h"

namespace deckle::engine {
namespace {

using test::small_package;
using test::sp;
using test::xfrm;

constexpr int kPx = 9525;

// Text of a face that is measured everywhere.
std::string text(const std::string& words, const std::string& body = "<a:bodyPr wrap=\"square\"/>",
                 const std::string& color = "", int size = 1800) {
  return body + "<a:lstStyle/><a:p><a:r><a:rPr lang=\"en-US\" sz=\"" + std::to_string(size) + "\">" +
         (color.empty() ? color : "<a:solidFill><a:srgbClr val=\"" + color + "\"/></a:solidFill>") +
         "<a:latin typeface=\"Arial\"/></a:rPr><a:t>" + words + "</a:t></a:r></a:p>";
}

std::string many(int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += "some words ";
  return out;
}

std::string at(int x, int y, int w, int h) {
  return xfrm(x * kPx, y * kPx, w * kPx, h * kPx);
}

std::string card(int id, int x, int y) {
  return sp(id, "", at(x, y, 120, 80) + "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>"
                    "<a:solidFill><a:srgbClr val=\"224466\"/></a:solidFill>", "");
}

std::string title(const std::string& place = {}) {
  return sp(2, "<p:ph type=\"title\"/>", place, text("Rents fell"));
}

std::string table(const std::string& properties, bool bold) {
  std::string rows;
  for (int r = 0; r < 3; ++r) {
    rows += "<a:tr h=\"400000\">";
    for (int c = 0; c < 2; ++c)
      rows += "<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang=\"en-US\" sz=\"1400\"" +
              std::string(bold && r == 0 ? " b=\"1\"" : "") +
              "><a:latin typeface=\"Arial\"/></a:rPr><a:t>cell</a:t></a:r></a:p></a:txBody>"
              "<a:tcPr/></a:tc>";
    rows += "</a:tr>";
  }
  return "<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id=\"5\" name=\"Table\" descr=\"rents\"/>"
         "<p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x=\"900000\" "
         "y=\"2000000\"/><a:ext cx=\"4000000\" cy=\"1200000\"/></p:xfrm><a:graphic><a:graphicData "
         "uri=\"http://schemas.openxmlformats.org/drawingml/2006/table\"><a:tbl>" + properties +
         "<a:tblGrid><a:gridCol w=\"2000000\"/><a:gridCol w=\"2000000\"/></a:tblGrid>" + rows +
         "</a:tbl></a:graphicData></a:graphic></p:graphicFrame>";
}

FixedFile fixed(const std::vector<std::string>& slides, bool unsafe, const char* name,
                const test::PartBytes& parts = {}, bool release = false) {
  static const Result<Engine> engine = Engine::open({});
  EXPECT_TRUE(engine);
  const auto path = std::filesystem::temp_directory_path() /
                    ("deckle_fix_file_" + std::to_string(::getpid()) + ".pptx");
  const Result<void> saved = small_package(slides, parts).save(path.string());
  EXPECT_TRUE(saved) << name;
  FileFixOptions options;
  options.unsafe_fixes = unsafe;
  options.release = release;
  FixedFile out = fix_file(*engine, path.string(), options);
  std::filesystem::remove(path);
  EXPECT_TRUE(out.ok()) << name;
  return out;
}

std::string made(const FixedFile& file) {
  std::string out;
  for (const FileFix& fix : file.built.report.fixes) {
    if (fix.state != FileFix::State::Applied) continue;
    out += (out.empty() ? "" : ", ") + fix.fixer;
    EXPECT_FALSE(fix.message.empty());
    EXPECT_NE(fix.message.in(Language::Korean), fix.message.english());
    EXPECT_FALSE(fix.changed.empty());
  }
  return out;
}

struct Row {
  const char* name;
  std::vector<std::string> slides;
  bool unsafe;
  const char* fixers;
};

std::string wide_text(const std::string& body, int words) {
  return title() + sp(5, "", at(50, 200, 300, 60) +
                                 "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom><a:ln w=\"12700\">"
                                 "<a:solidFill><a:srgbClr val=\"000000\"/></a:solidFill></a:ln>",
                      text(many(words), body));
}

TEST(FixFile, MakesTheFixesThatAreAskedFor) {
  const std::string shrinks = "<a:bodyPr wrap=\"square\"><a:normAutofit/></a:bodyPr>";
  const std::string plain = "<a:bodyPr wrap=\"square\"><a:noAutofit/></a:bodyPr>";
  const std::string empty = sp(5, "<p:ph idx=\"1\"/>", "", "<a:bodyPr/><a:lstStyle/><a:p/>");
  const std::string bound =
      "<p:cxnSp><p:nvCxnSpPr><p:cNvPr id=\"8\" name=\"line\"/><p:cNvCxnSpPr><a:stCxn id=\"5\" "
      "idx=\"0\"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr>" + at(10, 10, 20, 20) +
      "<a:prstGeom prst=\"line\"><a:avLst/></a:prstGeom></p:spPr></p:cxnSp>";
  const std::string faint = sp(5, "", at(50, 200, 300, 60), text("pale words", "<a:bodyPr/>", "EEEEEE"));
  const std::string row = card(5, 50, 200) + card(6, 200, 200);
  const std::string elsewhere = title(xfrm(500000, 400000, 8000000, 900000));
  const Row rows[] = {
      {"an empty placeholder", {title() + empty}, false, "remove-empty-placeholder"},
      {"one that a line is bound to", {title() + empty + bound}, false, ""},
      {"text that is set to shrink", {wide_text(shrinks, 5)}, false, "store-autofit"},
      {"text that is not", {wide_text(plain, 5)}, false, ""},
      {"the same, with space below", {wide_text(plain, 5)}, true, "grow-box"},
      {"the same, with a shape below", {wide_text(plain, 5) + card(6, 100, 270)}, true, "allow-shrinking"},
      {"a card out of line", {title() + row + card(7, 350, 202)}, false, "align-shape"},
      {"a card further out of line", {title() + row + card(7, 350, 204)}, false, ""},
      {"the same", {title() + row + card(7, 350, 204)}, true, "align-shape"},
      {"uneven distances", {title() + row + card(7, 350, 200) + card(8, 508, 200)}, true, "align-shape"},
      {"a table with a bold row", {title() + table("<a:tblPr/>", true)}, false, "mark-header-row"},
      {"a table without one", {title() + table("<a:tblPr/>", false)}, true, ""},
      {"pale text", {title() + faint}, false, ""},
      {"the same", {title() + faint}, true, "recolor-text"},
      {"a title elsewhere", {title(), title(), title(), elsewhere}, false, ""},
      {"the same", {title(), title(), title(), elsewhere}, true, "restore-title-place"},
      {"nothing", {title()}, true, ""},
  };
  for (const Row& one : rows) {
    SCOPED_TRACE(std::string(one.name) + (one.unsafe ? ", unsafe" : ""));
    const FixedFile file = fixed(one.slides, one.unsafe, one.name);
    EXPECT_EQ(made(file), one.fixers);
    for (const FileFix& fix : file.built.report.fixes) {
      EXPECT_TRUE(fix.safe || one.unsafe || fix.state == FileFix::State::Available);
      EXPECT_EQ(fix.state == FileFix::State::TakenBack, !fix.reason.empty());
      if (fix.state != FileFix::State::Applied) continue;
      for (const SlideReport& slide : file.built.report.slides) {
        EXPECT_TRUE(std::none_of(slide.issues.begin(), slide.issues.end(), [&](const Diagnostic& d) {
          return d.rule == fix.rule && d.at.slide_id == fix.slide_id &&
                 d.at.element_id == fix.element_id;
        })) << fix.rule;
      }
    }
  }
}

// Letters that would be smaller than anybody reads.
TEST(FixFile, TakesBackWhatMakesTheSlideWorse) {
  const std::string small = sp(5, "", at(50, 200, 300, 20), text(many(40), "<a:bodyPr wrap=\"square\"><a:normAutofit/></a:bodyPr>", "", 900));
  const FixedFile file = fixed({title() + small}, true, "small text");
  for (const FileFix& fix : file.built.report.fixes) {
    if (fix.state == FileFix::State::Applied) continue;
    EXPECT_EQ(fix.state, FileFix::State::TakenBack);
  }
  const auto count = [](const Built& built) { return built.report.slides.front().issues.size(); };
  EXPECT_LE(count(file.built), count(file.before));
}

// What is left out of the report is not fixed.
TEST(FixFile, LeavesWhatIsIgnored) {
  static const Result<Engine> engine = Engine::open({});
  const auto path = std::filesystem::temp_directory_path() /
                    ("deckle_fix_ignored_" + std::to_string(::getpid()) + ".pptx");
  ASSERT_TRUE(small_package({title() + sp(5, "<p:ph idx=\"1\"/>", "", "<a:bodyPr/><a:p/>")})
                  .save(path.string()));
  FileFixOptions options;
  options.check.findings.ignore = {"empty-placeholder"};
  const FixedFile file = fix_file(*engine, path.string(), options);
  std::filesystem::remove(path);
  EXPECT_EQ(made(file), "");
}

}  // namespace
}  // namespace deckle::engine

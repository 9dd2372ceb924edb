// Templates of other people, read with the outcome their manifest asks for.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "templates/template.h"
#include "tests/support/judges.h"

namespace deckle::templates {
namespace {

std::string corpus(const std::string& file) { return test::judges_folder() + "/corpus/" + file; }

struct Row {
  const char* file;
  std::size_t layouts, masters;
  double width, height;  // of the page, pt
  const char* heading;   // latin faces of the theme
  const char* body;
  double title_size, body_size;  // of the layout chosen for one_column, pt; 0 where it has none
  std::uint32_t background;      // of the same
  const char *opening, *one_column, *two_column;  // layouts chosen
};

// Sizes and faces as the files' XML has them; backgrounds as LibreOffice draws them, where it was
// asked.
std::vector<Row> rows() {
  return {
      {"brand-ion.pptx", 16, 1, 960, 540, "Trebuchet MS", "Trebuchet MS", 36, 18, 0x2C3C43,
       "Title Slide", "Title and Content", "Two Content"},
      {"brand-midnight-blue.pptx", 6, 1, 960, 540, "Calibri", "Calibri", 44, 20, 0xFFFFFF,
       "Title Slide", "One Content", "Two Content"},
      {"brand-modern.pptx", 5, 1, 960, 540, "Lora", "Poppins Light", 45, 14, 0xFFFFFF,
       "Title Slide", "One Content", "One Content"},
      {"brand-posit.potx", 4, 1, 960, 540, "Calibri Light", "Calibri", 44, 28, 0x516482,
       "Title Slide", "Title and Content", "Two Content"},
      {"officer-duplicate-placeholders.pptx", 2, 1, 960, 540, "Aptos Display", "Aptos", 44, 0,
       0xFFFFFF, "no-dupes", "no-dupes", "2-dupes"},
      {"officer-no-layouts.pptx", 1, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "Title and Content", "Title and Content", "Title and Content"},
      {"officer-no-placeholders.pptx", 1, 1, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF,
       "layout_without_placeholders", "layout_without_placeholders", "layout_without_placeholders"},
      {"officer-portrait.pptx", 1, 1, 612, 792, "Calibri Light", "Calibri", 30, 20, 0xFFFFFF,
       "Page One", "Page One", "Page One"},
      {"officer-same-names.pptx", 3, 3, 720, 540, "Calibri", "Calibri", 44, 0, 0xFFFFFF,
       "Title Slide", "Title Slide", "Title Slide"},
      {"officer-template.pptx", 7, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "Title Slide", "Title and Content", "Two Content"},
      {"officer-three-masters.pptx", 21, 3, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "Title Slide", "Title and Content", "Two Content"},
      {"pa-chartex.pptx", 11, 1, 960, 540, "Calibri Light", "Calibri", 44, 28, 0xFFFFFF,
       "Titelfolie", "Titel und Inhalt", "Zwei Inhalte"},
      {"pa-libreoffice.pptx", 12, 1, 734.125, 446.5, "Arial", "Arial", 18, 18, 0xFFFFFF,
       "Title Slide", "Title, Content", "Title, 2 Content"},
      {"pa-masters.pptx", 11, 2, 960, 540, "Calibri Light", "Calibri", 44, 0, 0xFFFFFF,
       "Titelfolie blue text", "Nur Titel", "Zwei Inhalte"},
      {"poi-japanese.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF, "Title Slide",
       "Title and Content", "Two Content"},
      {"poi-rtl.pptx", 11, 1, 720, 540, "Lucida Sans Unicode", "Lucida Sans Unicode", 41, 27,
       0xFFFFFF, "Title Slide", "Title and Content", "Two Content"},
      {"poi-seven-masters.pptx", 77, 7, 720, 540, "Calibri", "Calibri", 44, 32, 0xDDD9C3,
       "Title Slide", "Title and Content", "Two Content"},
      {"pp-broken-rels.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "Title Slide", "Title and Content", "Two Content"},
      {"pp-charts.pptx", 1, 1, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF, "Blank", "Blank",
       "Blank"},
      {"pp-default.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF, "Title Slide",
       "Title and Content", "Two Content"},
      {"pp-macro.pptm", 1, 1, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF, "Blank", "Blank",
       "Blank"},
      {"pp-minimal.pptx", 1, 1, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF, "Blank", "Blank",
       "Blank"},
      {"pp-no-core-props.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "Title Slide", "Title and Content", "Two Content"},
      {"pp-notes.pptx", 1, 1, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF, "Blank", "Blank",
       "Blank"},
      {"pp-placeholder-kinds.pptx", 9, 1, 720, 540, "Calibri", "Calibri", 44, 0, 0xFFFFFF, "Blank",
       "Blank", "Blank"},
      {"pp-tables.pptx", 1, 1, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF, "Blank", "Blank",
       "Blank"},
      {"pp-two-masters.pptx", 2, 2, 720, 540, "Calibri", "Calibri", 0, 0, 0xFFFFFF, "Blank",
       "Blank", "Blank"},
      {"sc-embedded-fonts.pptx", 79, 2, 720, 540, "Arial", "Arial", 34, 20, 0xFFFFFF,
       "Титульный слайд", "Заголовок и объект", "Два объекта"},
      {"sc-google-slides.pptx", 11, 1, 720, 405, "Arial", "Arial", 28, 18, 0xFFFFFF, "TITLE",
       "TITLE_AND_BODY", "TITLE_AND_TWO_COLUMNS"},
      {"sc-large-page.pptx", 5, 1, 1440, 1080, "Calibri", "Calibri", 66, 0, 0xFFFFFF, "Title Slide",
       "Title Only", "Two Content"},
      {"sc-svg.pptx", 11, 1, 960, 540, "Aptos Display", "Aptos", 44, 28, 0xFFFFFF, "Title Slide",
       "Title and Content", "Two Content"},
      {"sdk-cjk-tc.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF, "標題投影片",
       "標題及物件", "兩項物件"},
      {"sdk-company-meeting.potx", 11, 1, 720, 540, "Corbel", "Corbel", 40, 26, 0x4F271C,
       "Title Slide", "Title and Content", "Two Content"},
      {"sdk-markup-compat.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "标题幻灯片", "标题和内容", "两栏内容"},
      {"sdk-sales-proposal.potx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF,
       "Title Slide", "Title and Content", "Two Content"},
      {"sdk-strict.pptx", 11, 1, 720, 540, "Calibri", "Calibri", 44, 32, 0xFFFFFF, "Title Slide",
       "Title and Content", "Two Content"},
  };
}

class Corpus : public testing::Test {
 protected:
  void SetUp() override {
    if (test::judges_folder().empty()) GTEST_SKIP() << "no judges folder";
  }
};

TEST_F(Corpus, IsReadAsExpected) {
  for (const Row& row : rows()) {
    SCOPED_TRACE(row.file);
    const Result<Template> t = read_template(corpus(row.file));
    ASSERT_TRUE(t) << to_string(t.error());
    EXPECT_EQ(t->layouts.size(), row.layouts);
    std::vector<std::string> masters;
    for (const Layout& layout : t->layouts) {
      if (masters.empty() || masters.back() != layout.master_part)
        masters.push_back(layout.master_part);
    }
    EXPECT_EQ(masters.size(), row.masters);
    EXPECT_NEAR(to_pt(t->page.w), row.width, 0.01);
    EXPECT_NEAR(to_pt(t->page.h), row.height, 0.01);
    EXPECT_EQ(t->fonts.heading.latin, row.heading);
    EXPECT_EQ(t->fonts.body.latin, row.body);
    EXPECT_EQ(choose_layout(*t, "title_center").layout->name, row.opening);
    EXPECT_EQ(choose_layout(*t, "two_column").layout->name, row.two_column);
    const LayoutChoice choice = choose_layout(*t, "one_column");
    EXPECT_EQ(choice.layout->name, row.one_column) << choice.reason;
    EXPECT_EQ(choice.layout->background_rgb, row.background)
        << std::hex << choice.layout->background_rgb;
    double title = 0, body = 0;
    for (const Placeholder& p : choice.layout->placeholders) {
      const double size = p.text->levels[0].run.size_pt;
      if (p.type == "title" || p.type == "ctrTitle") title = size;
      if ((p.type == "obj" || p.type == "body") && body == 0) body = size;
    }
    EXPECT_EQ(title, row.title_size);
    EXPECT_EQ(body, row.body_size);
  }
}

// Whatever the template: an answer for every id, boxes that are boxes, and sizes that are sizes.
TEST_F(Corpus, HoldsInvariants) {
  for (const Row& row : rows()) {
    SCOPED_TRACE(row.file);
    const Result<Template> t = read_template(corpus(row.file));
    ASSERT_TRUE(t);
    EXPECT_FALSE(t->safe_area.empty());
    EXPECT_EQ(intersection(t->safe_area, {Emu(0), Emu(0), t->page.w, t->page.h}), t->safe_area);
    ASSERT_NE(t->text_box, nullptr);
    for (const char* id :
         {"title_center", "section_header", "one_column", "two_column", "chart_focus",
          "table_focus", "image_full_bleed", "quote_center", "closing", "none_such"}) {
      const LayoutChoice choice = choose_layout(*t, id);
      ASSERT_NE(choice.layout, nullptr) << id;
      EXPECT_EQ(choice.reason.empty(), choice.exact) << id;
    }
    for (const Layout& layout : t->layouts) {
      EXPECT_EQ(layout.colors.size(), 16U) << layout.name;
      for (const Placeholder& p : layout.placeholders) {
        ASSERT_NE(p.text, nullptr) << layout.name << " " << p.name;
        EXPECT_GE(p.box.w, Emu(0));
        EXPECT_GE(p.box.h, Emu(0));
        for (const InheritedLevel& level : p.text->levels) {
          EXPECT_GT(level.run.size_pt, 0) << layout.name << " " << p.name;
          EXPECT_FALSE(level.run.fonts.latin.empty()) << layout.name << " " << p.name;
          EXPECT_NE(level.run.fonts.latin.front(), '+') << layout.name << " " << p.name;
        }
      }
    }
  }
}

struct Refused {
  const char* file;
  const char* message;
};

TEST_F(Corpus, IsRefusedInPlainWords) {
  for (const Refused& row : {Refused{"sdk-encrypted.pptx", "encrypted"},
                             Refused{"poi-malformed-zip.pptx", "poi-malformed-zip.pptx"},
                             Refused{"MANIFEST.md", "zip"}}) {
    const Result<Template> t = read_template(corpus(row.file));
    ASSERT_FALSE(t) << row.file;
    EXPECT_EQ(t.error().code, ErrorCode::Malformed) << row.file;
    EXPECT_NE(to_string(t.error()).find(row.message), std::string::npos) << to_string(t.error());
  }
}

// Levels as the stock template of python-pptx has them in its master's body style.
TEST_F(Corpus, GivesTheStockTemplateItsLevels) {
  const Result<Template> t = read_template(corpus("pp-default.pptx"));
  ASSERT_TRUE(t);
  const InheritedText& body = *choose_layout(*t, "one_column").layout->find("obj")->text;
  const std::vector<double> sizes{32, 28, 24, 20, 20, 20, 20, 20, 20};
  const std::vector<const char*> bullets{"•", "–", "•", "–", "»", "•", "•", "•", "•"};
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    EXPECT_EQ(body.levels[i].run.size_pt, sizes[i]) << i;
    EXPECT_EQ(body.levels[i].paragraph.bullet.character, bullets[i]) << i;
    EXPECT_EQ(body.levels[i].paragraph.space_before, (SpacingIr{SpacingIr::Unit::Percent, 20}))
        << i;
  }
}

}  // namespace
}  // namespace deckle::templates

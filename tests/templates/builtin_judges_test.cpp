// The built-in templates before independent judges: without slides, with a slide of each layout,
// and with a brand laid over them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pptx/write/deck_writer.h"
#include "templates/brand_kit.h"
#include "templates/template.h"
#include "tests/support/judges.h"

namespace deckle::templates {
namespace {

ElementIr filled(const Placeholder& placeholder, std::size_t number) {
  ElementIr element;
  element.eid = "e" + std::to_string(number);
  element.name = placeholder.name;
  element.box = placeholder.box;
  element.placeholder =
      PlaceholderRef{placeholder.type == "obj" ? "" : placeholder.type, placeholder.idx,
                     placeholder.name, placeholder.box, placeholder.text};
  element.text.insets = placeholder.text->insets;
  element.text.anchor = placeholder.text->anchor;
  for (int level = 0; level < (placeholder.type == "obj" ? 3 : 1); ++level) {
    const InheritedLevel& base = placeholder.text->levels[static_cast<std::size_t>(level)];
    ParagraphIr paragraph{level, base.paragraph, {}, base.run};
    paragraph.runs.push_back(
        {"매출은 늘고 이익은 줄었다 Sales rose, profit fell", base.run, {}, RunIr::Field::None});
    paragraph.runs.back().style.lang = paragraph.end.lang = "ko-KR";
    element.text.paragraphs.push_back(paragraph);
  }
  return element;
}

// One slide of each layout, every text placeholder filled.
std::vector<SlideIr> slides_of(const Template& t) {
  std::vector<SlideIr> slides;
  for (const Layout& layout : t.layouts) {
    SlideIr slide;
    slide.slide_id = layout.name;
    slide.index = static_cast<int>(slides.size());
    slide.size = t.page;
    slide.layout = layout.name;
    slide.layout_part = layout.part;
    slide.master_part = layout.master_part;
    slide.language = "ko-KR";
    slide.notes = "말할 것";
    for (const Placeholder& p : layout.placeholders) {
      if (p.type == "pic" || p.type == "chart" || p.type == "tbl") continue;
      slide.elements.push_back(filled(p, slide.elements.size() + 1));
    }
    slides.push_back(slide);
  }
  return slides;
}

class BuiltinJudges : public testing::TestWithParam<SlideSize> {
 protected:
  void SetUp() override {
    if (test::judges_folder().empty()) GTEST_SKIP() << "no judges folder";
    Result<Template> read = builtin_template("default", GetParam());
    ASSERT_TRUE(read) << to_string(read.error());
    template_ = std::move(*read);
  }

  void judge(const ooxml::Package& package) {
    const std::string path = folder_ / "default.pptx";
    ASSERT_TRUE(package.save(path));
    const test::CommandResult checked =
        test::run({test::python(), test::judges_folder() + "/tools/check_pptx.py", path});
    EXPECT_EQ(checked.status, 0) << checked.output;
    const test::CommandResult validated =
        test::run({"/bin/sh", test::judges_folder() + "/tools/ooxml_validate.sh", path});
    if (validated.status == 2) GTEST_SKIP() << "the validator is not installed";
    EXPECT_EQ(validated.status, 0) << validated.output;
  }

  void judge_slides(const Template& t) {
    const Result<ooxml::Package> deck = pptx::write_deck(*t.package, slides_of(t), {});
    ASSERT_TRUE(deck) << to_string(deck.error());
    judge(*deck);
  }

  Template template_;
  test::TemporaryFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(Sizes, BuiltinJudges,
                         testing::Values(SlideSize::Widescreen16x9, SlideSize::Standard4x3));

TEST_P(BuiltinJudges, AcceptTheTemplate) { judge(*template_.package); }

TEST_P(BuiltinJudges, AcceptASlideOfEachLayout) { judge_slides(template_); }

TEST_P(BuiltinJudges, AcceptABrandedDeck) {
  BrandKit kit;
  kit.colors = {{"ink", 0x102A43}, {"paper", 0xFFFBF0}, {"accent1", 0x7B1E3B}};
  kit.heading = {"Georgia", "Noto Serif KR", ""};
  const Result<Template> branded = apply_brand(template_, kit);
  ASSERT_TRUE(branded) << to_string(branded.error());
  judge_slides(*branded);
}

}  // namespace
}  // namespace deckle::templates

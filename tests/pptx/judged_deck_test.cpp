// Written decks before the judges: the conformance checker (no F, no G) and the Open XML SDK's
// validator.

#include <gtest/gtest.h>

#include <cstdlib>

#include "ooxml/xml/document.h"
#include "pptx/write/deck_writer.h"
#include "tests/pptx/sample_decks.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"

namespace deckle::pptx {
namespace {

// A layout of `package`, if it can be one with a title and a body, and what a slide on it must
// know.
std::optional<test::SampleLayout> find_layout(const ooxml::Package& package) {
  const std::optional<std::string> main = package.related("", "officeDocument");
  const std::optional<std::string> master =
      main ? package.related(*main, "slideMaster") : std::nullopt;
  if (!master) return std::nullopt;
  const Result<ooxml::xml::Document> presentation =
      ooxml::xml::parse(*package.find(*main), *main, test::fresh_budget());
  const pugi::xml_node size =
      presentation ? presentation->root().child("p:sldSz") : pugi::xml_node();
  std::optional<test::SampleLayout> bare;  // no title or no body: the fallback
  for (const ooxml::Relationship& r : package.relationships(*master)) {
    const std::string part = ooxml::Package::resolve(*master, r.target);
    if (!r.type.ends_with("/slideLayout") || !package.has(part)) continue;
    const Result<ooxml::xml::Document> layout =
        ooxml::xml::parse(*package.find(part), part, test::fresh_budget());
    if (!layout) continue;
    test::SampleLayout found{
        part, {Emu(size.attribute("cx").as_llong()), Emu(size.attribute("cy").as_llong())}, 0, 0};
    bool title = false;
    for (const pugi::xml_node shape :
         layout->root().child("p:cSld").child("p:spTree").children("p:sp")) {
      const pugi::xml_node ph = shape.child("p:nvSpPr").child("p:nvPr").child("p:ph");
      const std::string type = ph.attribute("type").as_string("obj");
      title = title || (ph && type == "title");
      if (ph && (type == "obj" || type == "body") && found.body_idx == 0)
        found.body_idx = ph.attribute("idx").as_uint();
      if (type == "sldNum") found.number_idx = ph.attribute("idx").as_uint();
    }
    if (title && found.body_idx != 0) return found;
    if (!bare) bare = test::SampleLayout{part, found.page, 0, 0};
  }
  return bare;
}

struct JudgedCase {
  std::string name, base;
};

class JudgedDeck : public testing::TestWithParam<JudgedCase> {};

TEST_P(JudgedDeck, HasNoFlaw) {
  const std::string judges = test::judges_folder();
  if (judges.empty()) GTEST_SKIP() << "no judges";
  const bool own = GetParam().base.starts_with("templates/");
  const std::string path = (own ? std::string(DECKLE_SOURCE_DIR) : judges) + "/" + GetParam().base;
  const Result<ooxml::Package> base = ooxml::Package::open(path, test::fresh_budget());
  ASSERT_TRUE(base) << to_string(base.error());
  const std::optional<test::SampleLayout> layout = find_layout(*base);
  ASSERT_TRUE(layout) << "no layout";

  std::vector<SlideIr> slides{test::bullets_slide(*layout, 0), test::shapes_slide(*layout, 1),
                              test::bullets_slide(*layout, 2), test::turned_slide(*layout, 3)};
  for (SlideIr& slide : slides) {
    std::erase_if(slide.elements, [&layout](const ElementIr& e) {
      return e.placeholder &&
             (layout->body_idx == 0 || (layout->number_idx == 0 && e.eid == "_number"));
    });
  }
  WriteOptions options;
  options.properties = {"제목 & title", "subject", "ko-KR", {"a", "b"}, "2026-01-02T03:04:05Z"};
  const Result<ooxml::Package> deck = write_deck(*base, slides, options);
  ASSERT_TRUE(deck) << to_string(deck.error());
  const char* keep = std::getenv("DECKLE_KEEP_DECKS");
  const test::TemporaryFolder folder;
  const std::string file =
      keep != nullptr ? std::string(keep) + "/" + GetParam().name + ".pptx" : folder / "deck.pptx";
  ASSERT_TRUE(deck->save(file));

  const test::CommandResult checked =
      test::run({test::python(), judges + "/tools/check_pptx.py", file});
  EXPECT_EQ(checked.status, 0) << checked.output;
  const test::CommandResult validated =
      test::run({"sh", judges + "/tools/ooxml_validate.sh", file});
  if (validated.status == 2) GTEST_SKIP() << validated.output;
  EXPECT_EQ(validated.status, 0) << validated.output;
}

INSTANTIATE_TEST_SUITE_P(
    Bases, JudgedDeck,
    testing::Values(JudgedCase{"Builtin16x9", "templates/builtin/default-16x9"},
                    JudgedCase{"Builtin4x3", "templates/builtin/default-4x3"},
                    JudgedCase{"PlainWithoutNotesMaster", "corpus/pp-default.pptx"},
                    JudgedCase{"SlidesOfItsOwn", "corpus/brand-ion.pptx"},
                    JudgedCase{"Potx", "corpus/brand-posit.potx"},
                    JudgedCase{"PotxWithNotesAndSmartArt", "corpus/sdk-company-meeting.potx"},
                    JudgedCase{"Handouts", "corpus/brand-modern.pptx"},
                    JudgedCase{"Sections", "corpus/sc-large-page.pptx"},
                    JudgedCase{"GoogleSlides", "corpus/sc-google-slides.pptx"},
                    JudgedCase{"EmbeddedFontsAndComments", "corpus/sc-embedded-fonts.pptx"},
                    JudgedCase{"ThreeMasters", "corpus/officer-three-masters.pptx"},
                    JudgedCase{"Macros", "corpus/pp-macro.pptm"},
                    JudgedCase{"SevenMasters", "corpus/poi-seven-masters.pptx"}),
    [](const auto& param) { return param.param.name; });

}  // namespace
}  // namespace deckle::pptx

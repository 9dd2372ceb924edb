// What a template offers: its summary, the JSON form, the brand kit made of it, and drawings.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "engine/template/brand_tokens.h"
#include "engine/template/layout_pictures.h"
#include "engine/template/read_summary.h"
#include "engine/template/summary_html.h"
#include "engine/template/summary_json.h"
#include "engine/template/summary_text.h"
#include "engine/template/text_table.h"
#include "layout/slots/describe.h"
#include "layout/slots/presets/presets.h"
#include "slidespec/validate/schema_check.h"
#include "templates/brand_kit.h"
#include "tests/support/test_engine.h"

namespace deckle::engine {
namespace {

templates::Template builtin(SlideSize size = SlideSize::Widescreen16x9) {
  Result<templates::Template> read = templates::builtin_template("default", size);
  EXPECT_TRUE(read) << to_string(read.error());
  return std::move(*read);
}

TemplateSummary summary_of(const templates::Template& t) {
  Result<TemplateSummary> summary = summarize(t, {});
  EXPECT_TRUE(summary) << to_string(summary.error());
  return summary ? std::move(*summary) : TemplateSummary{};
}

DiagnosticSink errors_of(const std::string& schema, const std::string& json) {
  DiagnosticSink sink;
  const auto document = JsonDocument::read(json, "x", sink);
  if (document) check_schema(schema, *document, sink);
  return sink;
}

TEST(TemplateSummary, HasPageMastersAndLayouts) {
  const templates::Template t = builtin();
  const TemplateSummary summary = summary_of(t);
  EXPECT_EQ(summary.page_w, 1280);
  EXPECT_EQ(summary.page_h, 720);
  ASSERT_EQ(summary.masters.size(), 1U);
  const MasterSummary& master = summary.masters[0];
  EXPECT_EQ(master.colors.size(), 12U);
  EXPECT_EQ(master.color_map.at("bg1"), "lt1");
  EXPECT_EQ(master.heading.faces.latin, "Calibri");
  EXPECT_EQ(master.heading.by_script.at("Thai"), "Leelawadee UI");
  EXPECT_EQ(master.title_levels.size(), 1U);
  EXPECT_EQ(master.body_levels.size(), 5U);
  ASSERT_EQ(summary.layouts.size(), t.layouts.size());
  for (std::size_t i = 0; i < t.layouts.size(); ++i) {
    EXPECT_EQ(summary.layouts[i].name, t.layouts[i].name);
    EXPECT_EQ(summary.layouts[i].placeholders.size(), t.layouts[i].placeholders.size());
    EXPECT_EQ(summary.layouts[i].background, t.layouts[i].background_rgb);
  }
}

// Capacity and roles are those that deckle layouts prints and build uses.
TEST(TemplateSummary, SlotsAreThoseOfTheLayoutRoom) {
  for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const templates::Template t = builtin(size);
    const TemplateSummary summary = summary_of(t);
    const auto described = layout::describe_layouts(t);
    ASSERT_EQ(summary.ids.size(), layout::preset_ids().size());
    for (std::size_t i = 0; i < summary.ids.size(); ++i) {
      ASSERT_EQ(summary.ids[i].id, described[i].id);
      ASSERT_EQ(summary.ids[i].slots.size(), described[i].slots.size());
      for (std::size_t k = 0; k < described[i].slots.size(); ++k) {
        EXPECT_EQ(summary.ids[i].slots[k].role, layout::to_string(described[i].slots[k].role));
        EXPECT_EQ(summary.ids[i].slots[k].lines, described[i].slots[k].lines);
        EXPECT_EQ(summary.ids[i].slots[k].characters, described[i].slots[k].characters);
      }
    }
    for (std::size_t i = summary.ids.size(); i < described.size(); ++i) {
      bool found = false;
      for (const LayoutSummary& layout : summary.layouts)
        found |= layout.name == described[i].id && layout.slots.size() == described[i].slots.size();
      EXPECT_TRUE(found) << described[i].id;
    }
  }
}

TEST(TemplateSummary, IsReadBackAsItWasWritten) {
  const TemplateSummary summary = summary_of(builtin());
  const std::string json = summary_json(summary, Language::English);
  const DiagnosticSink errors = errors_of("template", json);
  EXPECT_TRUE(errors.empty()) << errors.front().at.pointer << ": " << errors.front().message;
  const TemplateSummary again = summary_from(nlohmann::json::parse(json));
  EXPECT_EQ(summary_json(again, Language::English), json);
  EXPECT_EQ(again.layouts, summary.layouts);
  EXPECT_EQ(again.masters, summary.masters);
}

// A picture in a corner of at least a third of the layouts.
TEST(TemplateSummary, LogoIsThePictureThatMostLayoutsShowInACorner) {
  const std::string master = "ppt/slideMasters/slideMaster1.xml";
  const auto with_picture = [&](int x, int y, int cx, int cy) {
    const templates::Template t = builtin();
    ooxml::Package package = *t.package;
    package.put("ppt/media/logo.png", "png", "image/png");
    auto relationships = package.relationships(master);
    relationships.push_back(
        {"rIdLogo", "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image",
         "../media/logo.png"});
    package.set_relationships(master, relationships);
    std::string xml = *package.find(master);
    const std::string frame =
        fmt::format("<a:xfrm><a:off x=\"{}\" y=\"{}\"/><a:ext cx=\"{}\" cy=\"{}\"/></a:xfrm>",
                    x * 9525, y * 9525, cx * 9525, cy * 9525);
    xml.insert(xml.find("</p:spTree>"),
               "<p:pic><p:nvPicPr><p:cNvPr id=\"99\" name=\"Logo\"/><p:cNvPicPr/><p:nvPr/>"
               "</p:nvPicPr><p:blipFill><a:blip r:embed=\"rIdLogo\"/></p:blipFill><p:spPr>" +
                   frame + "</p:spPr></p:pic>");
    package.put(master, xml, package.content_type(master));
    // The covers of the built-in template hide what the master shows; these show it.
    for (int number = 10; number <= 13; ++number) {
      const std::string part = fmt::format("ppt/slideLayouts/slideLayout{}.xml", number);
      std::string sheet = *package.find(part);
      const std::string hides = "showMasterSp=\"0\"";
      sheet.replace(sheet.find(hides), hides.size(), "showMasterSp=\"1\"");
      package.put(part, sheet, package.content_type(part));
    }
    Budget budget{Limits{}};
    Result<templates::Template> read = templates::read_template(
        std::make_shared<const ooxml::Package>(std::move(package)), "x", budget);
    EXPECT_TRUE(read) << to_string(read.error());
    return read ? summary_of(*read).logo : std::nullopt;
  };
  const auto logo = with_picture(1150, 20, 100, 40);
  ASSERT_TRUE(logo);
  EXPECT_EQ(logo->part, "ppt/media/logo.png");
  EXPECT_EQ(logo->place, "top_right");
  EXPECT_EQ(logo->box, (BoxPx{1150, 20, 100, 40}));
  EXPECT_FALSE(with_picture(590, 20, 100, 40));  // in the middle
  EXPECT_FALSE(with_picture(0, 0, 400, 300));    // too large
  EXPECT_FALSE(summary_of(builtin()).logo);
}

TEST(TemplateSummary, NumbersAreRoundedToTwoDecimals) {
  EXPECT_EQ(rounded(1.005), 1);  // the double is below 1.005
  EXPECT_EQ(rounded(1.006), 1.01);
  EXPECT_EQ(rounded(-0.001), 0);
  EXPECT_FALSE(std::signbit(rounded(-0.001)));
  EXPECT_EQ(rounded(-2.345678), -2.35);
}

TEST(TemplateSummary, OtherJsonIsRefusedWithItsPlace) {
  const struct {
    const char *json, *pointer;
  } rows[] = {
      {"[]", ""},
      {R"({"brand": 1})", ""},
      {R"({"deckle_template": 2})", "/deckle_template"},
      {R"({"brand": 1, "template": []})", "/template"},
      {R"({"brand": 1, "template": {"deckle_template": 1, "name": 5, "page": {"w": 1, "h": 1},
           "masters": [], "layout_ids": [], "layouts": []}})",
       "/template/name"},
  };
  for (const auto& row : rows) {
    DiagnosticSink sink;
    EXPECT_FALSE(read_summary(row.json, "old.json", sink, {})) << row.json;
    ASSERT_FALSE(sink.empty()) << row.json;
    bool found = false;
    for (const Diagnostic& d : sink) found |= d.at.pointer == row.pointer;
    EXPECT_TRUE(found) << row.json << " " << sink.front().at.pointer;
  }
}

TEST(BrandTokens, AreABrandKitWithTheColoursAndFacesOfTheTemplate) {
  const templates::Template t = builtin();
  const std::string json = brand_kit_json(summary_of(t), Language::English);
  const DiagnosticSink errors = errors_of("brand", json);
  EXPECT_TRUE(errors.empty()) << errors.front().at.pointer << ": " << errors.front().message;
  DiagnosticSink sink;
  const auto kit = templates::read_brand_kit(json, "x.brand.json", sink);
  ASSERT_TRUE(kit);
  EXPECT_TRUE(sink.empty()) << sink.front().message;
  const auto& colors = t.layouts.front().colors;
  EXPECT_EQ(kit->colors.at("ink"), colors.at("dk1"));
  EXPECT_EQ(kit->colors.at("paper"), colors.at("lt1"));
  EXPECT_EQ(kit->colors.at("accent6"), colors.at("accent6"));
  EXPECT_EQ(kit->heading, t.fonts.heading);
  EXPECT_EQ(kit->body, t.fonts.body);
  EXPECT_TRUE(read_summary(json, "x", sink, {}).has_value());
}

TEST(BrandTokens, ATemplateStaysAsItIsWithItsOwn) {
  templates::Template t = builtin();
  // Another brand first: its greys and faces are those to keep.
  templates::BrandKit other;
  other.colors = {{"ink", 0x202040}, {"accent1", 0x7B1E3B}};
  other.heading_scripts = {{"Hang", "Batang"}, {"Arab", "Tahoma"}};
  Result<templates::Template> branded = templates::apply_brand(t, other);
  ASSERT_TRUE(branded);
  EXPECT_EQ(branded->fonts.heading.ea, "");
  EXPECT_EQ(branded->fonts.heading_by_script.at("Hang"), "Batang");
  DiagnosticSink sink;
  const auto own =
      templates::read_brand_kit(brand_kit_json(summary_of(*branded), Language::English), "x", sink);
  ASSERT_TRUE(own);
  EXPECT_EQ(own->heading_scripts.at("Hang"), "Batang");
  const Result<templates::Template> again = templates::apply_brand(*branded, *own);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->fonts.heading, branded->fonts.heading);
  EXPECT_EQ(again->fonts.body, branded->fonts.body);
  EXPECT_EQ(again->fonts.heading_by_script, branded->fonts.heading_by_script);
  for (std::size_t i = 0; i < t.layouts.size(); ++i)
    EXPECT_EQ(again->layouts[i].colors, branded->layouts[i].colors);
}

TEST(TextTable, CountsEastAsianLettersTwice) {
  EXPECT_EQ(columns_of("제목 A"), 6U);
  EXPECT_EQ(cut_to("제목과 본문", 6), "제목…");
  EXPECT_EQ(cut_to("title", 5), "title");
  TextTable table({1});
  table.add({"제목", "1"});
  table.add({"body", "12"});
  EXPECT_EQ(table.text(2), "  제목   1\n  body  12\n");
}

TEST(LayoutPictures, HaveAFrameForEveryPlaceholder) {
  const templates::Template t = builtin();
  const TemplateSummary summary = summary_of(t);
  const auto pictures = layout_pictures(t, summary, test::text_engine(), {});
  ASSERT_TRUE(pictures) << to_string(pictures.error());
  ASSERT_EQ(pictures->size(), t.layouts.size());
  for (std::size_t i = 0; i < pictures->size(); ++i) {
    const std::string& svg = (*pictures)[i];
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    for (const PlaceholderSummary& p : summary.layouts[i].placeholders)
      EXPECT_NE(svg.find(" · idx " + std::to_string(p.idx)), std::string::npos)
          << summary.layouts[i].name << " " << p.name;
  }
  const std::string page = summary_html(summary, *pictures, Language::Korean);
  EXPECT_NE(page.find("lang=\"ko\""), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
}

TEST(SummaryText, HasEveryLayoutInBothLanguages) {
  const TemplateSummary summary = summary_of(builtin());
  for (const Language language : {Language::English, Language::Korean}) {
    const std::string text = summary_text(summary, language);
    for (const LayoutSummary& layout : summary.layouts)
      EXPECT_NE(text.find("\"" + layout.name + "\""), std::string::npos) << layout.name;
  }
}

}  // namespace
}  // namespace deckle::engine

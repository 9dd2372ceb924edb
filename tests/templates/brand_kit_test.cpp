// Brand kits: what is read, what is refused, and what they do to a template.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ooxml/drawing/color.h"
#include "templates/brand_kit.h"
#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

constexpr const char* kWhole = R"({
  "brand": 1,
  "colors": {"ink": "#102A43", "paper": "FFFFFF", "accent1": "7B1E3B", "accent4": "00A0B0"},
  "fonts": {"heading": {"latin": "Georgia", "ea": "Noto Serif KR"}, "body": {"cs": "Tahoma"}}
})";

TEST(BrandKit, IsReadWhole) {
  DiagnosticSink sink;
  const auto kit = read_brand_kit(kWhole, "acme.brand.json", sink);
  ASSERT_TRUE(kit);
  EXPECT_TRUE(sink.empty()) << sink.front().message;
  EXPECT_EQ(
      kit->colors,
      (std::map<std::string, std::uint32_t>{
          {"accent1", 0x7B1E3B}, {"accent4", 0x00A0B0}, {"ink", 0x102A43}, {"paper", 0xFFFFFF}}));
  EXPECT_EQ(kit->heading, (FontFaces{"Georgia", "Noto Serif KR", ""}));
  EXPECT_EQ(kit->body, (FontFaces{"", "", "Tahoma"}));
}

struct Flaw {
  const char* json;
  const char* rule;
  const char* pointer;
  Severity severity;
};

TEST(BrandKit, SaysWhatIsWrongAndWhere) {
  const std::vector<Flaw> rows{
      {"[]", "invalid-value", "", Severity::Error},
      {"{}", "brand-kit", "", Severity::Error},
      {R"({"brand": 2})", "brand-kit", "", Severity::Error},
      {R"({"brand": 1, "colors": {"ink": "navy"}})", "invalid-value", "/colors/ink",
       Severity::Error},
      {R"({"brand": 1, "colors": {"ink": 5}})", "invalid-value", "/colors/ink", Severity::Error},
      {R"({"brand": 1, "colors": []})", "invalid-value", "/colors", Severity::Error},
      {R"({"brand": 1, "colors": {"inc": "000000"}})", "unknown-key", "/colors/inc",
       Severity::Warning},
      {R"({"brand": 1, "fonts": {"body": {"latin": ""}}})", "invalid-value", "/fonts/body/latin",
       Severity::Error},
      {R"({"brand": 1, "fonts": {"body": {"latin": "+mn-lt"}}})", "invalid-value",
       "/fonts/body/latin", Severity::Error},
      {R"({"brand": 1, "fonts": "Georgia"})", "invalid-value", "/fonts", Severity::Error},
      {R"({"brand": 1, "fonts": {"title": {}}})", "unknown-key", "/fonts/title", Severity::Warning},
      {R"({"brand": 1, "logo": {"file": "../logo.png"}})", "invalid-value", "/logo/file",
       Severity::Error},
      {R"({"brand": 1, "logo": {"file": "/srv/logo.png"}})", "invalid-value", "/logo/file",
       Severity::Error},
      {R"({"brand": 1, "logo": {"on_dark": "../white.png"}})", "invalid-value", "/logo/on_dark",
       Severity::Error},
      {R"({"brand": 1, "logo": {"clear_space": 4000}})", "invalid-value", "/logo/clear_space",
       Severity::Error},
      {R"({"brand": 1, "logo": {"width": 5}})", "invalid-value", "/logo/width", Severity::Error},
      {R"({"brand": 1, "logo": {"height": "36 px"}})", "invalid-value", "/logo/height",
       Severity::Error},
      {R"({"brand": 1, "logo": {"position": "top-left"}})", "unknown-key", "/logo/position",
       Severity::Warning},
      {R"({"brand": 1, "name": " "})", "invalid-value", "/name", Severity::Error},
      {R"({"brand": 1, "spacing": {"margin": 4}})", "invalid-value", "/spacing/margin",
       Severity::Error},
      {R"({"brand": 1, "spacing": {"gutter": 200}})", "invalid-value", "/spacing/gutter",
       Severity::Error},
      {R"({"brand": 1, "spacing": {"paragraph": -2}})", "invalid-value", "/spacing/paragraph",
       Severity::Error},
      {R"({"brand": 1, "rules": {"fonts": "kit"}})", "invalid-value", "/rules/fonts",
       Severity::Error},
      {R"({"brand": 1, "rules": {"logo": "cover"}})", "invalid-value", "/rules/logo",
       Severity::Error},
      {R"({"brand": 1, "rules": {"colours": "only"}})", "unknown-key", "/rules/colours",
       Severity::Warning},
      {R"({"brand": 1, "rules": "strict"})", "invalid-value", "/rules", Severity::Error},
      {R"({"brand": 1, "logo": {"place": "middle"}})", "invalid-value", "/logo/place",
       Severity::Error},
      {R"({"brand": 1, "logo": {"clear_space": -1}})", "invalid-value", "/logo/clear_space",
       Severity::Error},
      {R"({"brand": 1, "fonts": {"body": {"scripts": {"Hang": "+mn-ea"}}}})", "invalid-value",
       "/fonts/body/scripts/Hang", Severity::Error},
      {R"({"brand": 1, "fonts": {"body": {"scripts": {"korean": "Gulim"}}}})", "unknown-key",
       "/fonts/body/scripts/korean", Severity::Warning},
      {R"({"brand": 1, "template": []})", "invalid-value", "/template", Severity::Error},
      {R"({"brand": 1, "spacing": {"gap": 4}})", "unknown-key", "/spacing/gap", Severity::Warning},
      {R"({"brand": 1, "colors": {"accent1": "FFEE00"}})", "brand-contrast", "/colors/accent1",
       Severity::Warning},
      {R"({"brand": 1, "colors": {"ink": "777777"}})", "brand-contrast", "/colors/ink",
       Severity::Warning},
  };
  for (const Flaw& row : rows) {
    DiagnosticSink sink;
    const auto kit = read_brand_kit(row.json, "x.brand.json", sink);
    const auto found = std::find_if(sink.begin(), sink.end(), [&](const Diagnostic& d) {
      return d.rule == row.rule && d.at.pointer == row.pointer && d.severity == row.severity;
    });
    EXPECT_NE(found, sink.end()) << row.json
                                 << (sink.empty()
                                         ? " silent"
                                         : " " + sink.front().rule + sink.front().at.pointer);
    EXPECT_EQ(kit.has_value(), row.severity != Severity::Error) << row.json;
    if (found == sink.end()) continue;
    EXPECT_EQ(found->at.file, "x.brand.json");
    EXPECT_EQ(found->at.line, 1);
    EXPECT_FALSE(found->hint.empty()) << row.json;
  }
}

TEST(BrandKit, ReadsLogoSpacingAndRules) {
  DiagnosticSink sink;
  const auto kit = read_brand_kit(
      R"({"brand": 1, "name": "Acme Ltd", "logo": {"file": "a/logo.svg", "on_dark": "a/white.svg",
          "place": "bottom_left", "clear_space": 24, "height": 30},
          "spacing": {"margin": 64, "gutter": 32, "paragraph": 12, "left": 48},
          "rules": {"fonts": "only", "colors": "any", "logo": "covers"}})",
      "kits/acme.brand.json", sink);
  ASSERT_TRUE(kit);
  EXPECT_TRUE(sink.empty()) << sink.front().message;
  EXPECT_EQ(kit->name, "Acme Ltd");
  EXPECT_EQ(kit->logo.file.file, "a/logo.svg");
  EXPECT_EQ(kit->logo.file.at.file, "kits/acme.brand.json");
  EXPECT_EQ(kit->logo.file.at.pointer, "/logo/file");
  EXPECT_EQ(kit->logo.file.at.line, 1);
  EXPECT_EQ(kit->logo.place, LogoCorner::BottomLeft);
  EXPECT_EQ(kit->logo.clear_space, 24);
  EXPECT_EQ(kit->logo.height, 30);
  EXPECT_FALSE(kit->logo.width);
  EXPECT_EQ(kit->spacing.margin, 64);
  EXPECT_EQ(kit->spacing.gutter, 32);
  EXPECT_EQ(kit->spacing.paragraph, 12);
  EXPECT_EQ(kit->rules.fonts, Allowed::Only);
  EXPECT_EQ(kit->rules.colors, Allowed::Any);
  EXPECT_EQ(kit->rules.logo, LogoOn::Covers);
  // Tokens override key by key, and a file that they name is the spec's.
  const auto merged = with_tokens(
      *kit,
      R"({"logo": {"place": "top-left"}, "spacing": {"gutter": 20}, "rules": {"fonts": "any"}})",
      "/theme/brand/tokens", sink);
  ASSERT_TRUE(merged);
  EXPECT_EQ(merged->logo.place, LogoCorner::TopLeft);
  EXPECT_EQ(merged->logo.file.at, kit->logo.file.at);
  EXPECT_FALSE(merged->logo.file.of_spec);
  EXPECT_EQ(merged->spacing.margin, 64);
  EXPECT_EQ(merged->spacing.gutter, 20);
  EXPECT_EQ(merged->rules.fonts, Allowed::Any);
  EXPECT_EQ(merged->rules.logo, LogoOn::Covers);
  const auto own =
      with_tokens(*kit, R"({"logo": {"file": "mine.png"}})", "/theme/brand/tokens", sink);
  ASSERT_TRUE(own);
  EXPECT_TRUE(own->logo.file.of_spec);
  EXPECT_EQ(own->logo.file.at.pointer, "/theme/brand/tokens/logo/file");
  EXPECT_EQ(own->logo.on_dark.at.pointer, "/logo/on_dark");
}

TEST(BrandKit, TakesItsNameFromItsFile) {
  DiagnosticSink sink;
  EXPECT_EQ(read_brand_kit(R"({"brand": 1})", "kits/acme.brand.json", sink)->name, "acme");
}

TEST(BrandKit, ShowsTheFormOfFonts) {
  const struct {
    const char *json, *hint;
  } rows[] = {
      {R"({"fonts": "Georgia"})",
       R"(write {"heading": {"latin": "Georgia"}, "body": {"latin": "Georgia"}})"},
      {R"({"fonts": {"heading": "Noto \"Serif\""}})", R"(write {"latin": "Noto \"Serif\""})"},
      {R"({"fonts": {"body": ["Arial"]}})", R"(write {"latin": "…"})"},
      {R"({"fonts": {"body": " "}})", R"(write {"latin": "…"})"},
      {R"({"colors": "blue"})", "write an object"},
  };
  for (const auto& row : rows) {
    DiagnosticSink sink;
    EXPECT_FALSE(with_tokens({}, row.json, "/theme/brand/tokens", sink)) << row.json;
    ASSERT_EQ(sink.size(), 1U) << row.json;
    EXPECT_EQ(sink[0].hint.english(), row.hint);
    EXPECT_NE(sink[0].hint.in(Language::Korean), row.hint);
  }
}

TEST(BrandKit, RefusesBrokenJson) {
  for (const char* text : {"", "{", "{\"brand\":1,}", "{\"brand\":1,\"brand\":1}", "\xff\xfe"}) {
    DiagnosticSink sink;
    EXPECT_FALSE(read_brand_kit(text, "x", sink)) << text;
    EXPECT_FALSE(sink.empty()) << text;
  }
}

TEST(BrandKit, CountsTheFindingsThatItLeavesOut) {
  std::string keys = R"("brand": 1)";
  for (int i = 0; i < 150; ++i) keys += ", \"unknown" + std::to_string(i) + "\": 1";
  DiagnosticSink of_kit, of_tokens;
  EXPECT_TRUE(read_brand_kit("{" + keys + "}", "acme.brand.json", of_kit));
  EXPECT_TRUE(with_tokens({}, "{" + keys + "}", "/theme/brand/tokens", of_tokens));
  for (const DiagnosticSink& sink : {of_kit, of_tokens}) {
    ASSERT_EQ(sink.size(), 101U);
    EXPECT_EQ(sink.back().message.english(), "at least 50 more warnings are not listed");
  }
  EXPECT_EQ(of_kit.back().at.file, "acme.brand.json");
  EXPECT_EQ(of_tokens.back().at.pointer, "/theme/brand/tokens");
}

TEST(BrandKit, LetsTokensWin) {
  DiagnosticSink sink;
  BrandKit kit;
  kit.colors = {{"ink", 0x111111}, {"accent1", 0x222222}};
  kit.heading.latin = "Georgia";
  const auto merged = with_tokens(
      kit, R"({"colors": {"accent1": "333333"}, "fonts": {"heading": {"ea": "Gulim"}}})",
      "/brand/tokens", sink);
  ASSERT_TRUE(merged);
  EXPECT_EQ(merged->colors.at("ink"), 0x111111U);
  EXPECT_EQ(merged->colors.at("accent1"), 0x333333U);
  EXPECT_EQ(merged->heading, (FontFaces{"Georgia", "Gulim", ""}));
  EXPECT_TRUE(sink.empty());
  EXPECT_FALSE(with_tokens(kit, R"({"colors": {"ink": "no"}})", "/brand/tokens", sink));
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_EQ(sink[0].at.pointer, "/brand/tokens/colors/ink");
  EXPECT_EQ(sink[0].at.line, 0);
}

BrandKit whole_kit() {
  DiagnosticSink sink;
  return read_brand_kit(kWhole, "x", sink).value_or(BrandKit{});
}

TEST(ApplyBrand, RewritesTheThemeAndNothingElse) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  const Result<Template> branded = apply_brand(*base, whole_kit());
  ASSERT_TRUE(branded) << to_string(branded.error());
  ASSERT_EQ(branded->package->names(), base->package->names());
  for (const std::string& name : base->package->names()) {
    const bool same = *base->package->find(name) == *branded->package->find(name);
    // The kit has no second accent, in which the template has its marks.
    const bool marked = name.find("/slide") != std::string::npos &&
                        base->package->find(name)->find("accent2") != std::string::npos &&
                        !name.ends_with(".rels");
    EXPECT_EQ(same, name != kTheme && !marked) << name;
    if (marked) {
      EXPECT_EQ(branded->package->find(name)->find("accent2\"/></a:solidFill>"),
                std::string::npos)
          << name;
    }
    EXPECT_EQ(base->package->content_type(name), branded->package->content_type(name)) << name;
  }
}

TEST(ApplyBrand, KeepsMarksInTheSecondAccentThatTheKitHas) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  EXPECT_EQ(base->mark, "accent2");
  BrandKit kit = whole_kit();
  EXPECT_EQ(apply_brand(*base, kit)->mark, "accent1");
  kit.colors["accent2"] = 0x007A3D;
  EXPECT_EQ(apply_brand(*base, kit)->mark, "accent2");
}

TEST(ApplyBrand, ReachesEveryPlace) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  const Result<Template> branded = apply_brand(*base, whole_kit());
  ASSERT_TRUE(branded);
  const Layout& cover = branded->layouts.front();
  EXPECT_EQ(cover.background_rgb, 0x102A43U);  // its ink
  EXPECT_EQ(cover.colors.at("tx1"), 0x102A43U);
  EXPECT_EQ(cover.colors.at("accent4"), 0x00A0B0U);
  EXPECT_EQ(cover.colors.at("accent2"), 0xF69D25U);  // not in the kit
  EXPECT_EQ(cover.colors.at("hlink"), 0x7B1E3BU);
  EXPECT_EQ(branded->fonts.heading, (FontFaces{"Georgia", "Noto Serif KR", "Arial"}));
  EXPECT_EQ(branded->fonts.heading_by_script.at("Hang"), "Noto Serif KR");
  EXPECT_EQ(branded->fonts.heading_by_script.at("Thai"), "Leelawadee UI");
  EXPECT_EQ(branded->fonts.body, (FontFaces{"Calibri", "Malgun Gothic", "Tahoma"}));
  EXPECT_EQ(cover.find("ctrTitle")->text->levels[0].run.fonts.latin, "Georgia");
  EXPECT_EQ(branded->package->find(kTheme)->find("panose=\"020F0502020204030204\""),
            branded->package->find(kTheme)->rfind(
                "panose=\"020F0502020204030204\""));  // the body's stays
}

TEST(ApplyBrand, GivesReadableGreysOnAnyBackground) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  struct Pair {
    std::uint32_t ink, paper;
  };
  for (const Pair& p : {Pair{0x000000, 0xFFFFFF}, Pair{0xFFFFFF, 0x101820},
                        Pair{0x3A3A3A, 0xFFF8E7}, Pair{0x595959, 0xFFFFFF}}) {
    BrandKit kit;
    kit.colors = {{"ink", p.ink}, {"paper", p.paper}};
    const Result<Template> branded = apply_brand(*base, kit);
    ASSERT_TRUE(branded);
    const auto& c = branded->layouts.front().colors;
    for (const char* text : {"tx1", "tx2"}) {
      for (const char* background : {"bg1", "bg2"}) {
        EXPECT_GE(contrast_ratio(c.at(text), c.at(background)), 4.5)
            << std::hex << p.ink << " on " << p.paper << " " << text << background;
      }
    }
  }
}

TEST(ApplyBrand, GivesTheSameBytesTwice) {
  const Result<Template> base = builtin_template("default", SlideSize::Standard4x3);
  ASSERT_TRUE(base);
  const auto once = apply_brand(*base, whole_kit()), again = apply_brand(*base, whole_kit());
  ASSERT_TRUE(once && again);
  EXPECT_EQ(*once->package->find(kTheme), *again->package->find(kTheme));
  const auto twice = apply_brand(*once, whole_kit());
  ASSERT_TRUE(twice);
  EXPECT_EQ(*once->package->find(kTheme), *twice->package->find(kTheme));
}

TEST(ApplyBrand, FacesByScriptLeaveTheOtherFacesOpen) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  DiagnosticSink sink;
  const auto kit = read_brand_kit(
      R"({"brand": 1, "fonts": {"body": {"scripts": {"Hang": "Batang", "Tibt": "Kailash"}}},
          "spacing": {"left": 48}, "template": {"deckle_template": 1}})",
      "x", sink);
  ASSERT_TRUE(kit);
  EXPECT_TRUE(sink.empty()) << sink.front().message;
  const Result<Template> branded = apply_brand(*base, *kit);
  ASSERT_TRUE(branded);
  EXPECT_EQ(branded->fonts.body.latin, "Calibri");
  EXPECT_EQ(branded->fonts.body.ea, "");
  EXPECT_EQ(branded->fonts.body_by_script.at("Hang"), "Batang");
  EXPECT_EQ(branded->fonts.body_by_script.at("Tibt"), "Kailash");
  EXPECT_EQ(branded->fonts.heading, base->fonts.heading);
}

// A kit with the template's own ink, paper and accent implies no other grey or link colour.
TEST(ApplyBrand, ColoursAsTheTemplateHasThemImplyNothing) {
  const Result<Template> base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  const auto& own = base->layouts.front().colors;
  BrandKit kit;
  kit.colors = {{"ink", own.at("dk1")}, {"paper", own.at("lt1")}, {"accent1", own.at("accent1")}};
  const Result<Template> branded = apply_brand(*base, kit);
  ASSERT_TRUE(branded);
  EXPECT_EQ(branded->layouts.front().colors, own);
}

}  // namespace
}  // namespace deckle::templates

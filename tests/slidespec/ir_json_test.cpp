// The IR's JSON form (docs/contracts.md, "IR JSON"): the short form is read, what we write comes
// back, what is wrong is placed.

#include "slidespec/ir_json/ir_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>

#include "slidespec/validate/schema_check.h"
#include "tests/slidespec/same_ir.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using test::expect_same;
using test::listed;
using test::place_of;
using test::place_text;
using test::replaced;

// A slide in the short form of docs/contracts.md, "IR JSON".
const char* const kExample = R"({
  "slide": { "w": 1280, "h": 720 },
  "elements": [
    {"eid": "e_bg_001", "type": "decoration", "priority": 20, "content": "",
     "layout": {"x": 0, "y": 0, "w": 400, "h": 720, "zIndex": 0}, "style": {"backgroundColor": "#f0f0f0"}},
    {"eid": "e_title_001", "type": "title", "priority": 100, "content": "Key Findings",
     "layout": {"x": 48, "y": 32, "w": 1184, "h": 80, "zIndex": 10}, "style": {"fontSize": 44, "lineHeight": 1.2}},
    {"eid": "e_bullets_002", "type": "bullets", "priority": 80, "content": "• Point A\n\n• Point C",
     "layout": {"x": 64, "y": 140, "w": 820, "h": 520}, "style": {"fontSize": 22, "lineHeight": 1.5}},
    {"eid": "img", "type": "image", "content": "photo.png", "layout": {"x": 900, "y": 140, "w": 300, "h": 200}}
  ]
})";

std::vector<SlideIr> read(const std::string& text) {
  DiagnosticSink sink;
  std::vector<SlideIr> slides = read_ir(text, "ir.json", sink);
  EXPECT_TRUE(sink.empty()) << listed(sink) << text;
  return slides;
}

// Its text was read as the name of a file where it was written and read again.
TEST(ReadIr, ContentBesideParagraphsNamesNoPicture) {
  const std::string element =
      R"({"slide": {"w": 1280, "h": 720}, "elements": [{"eid": "a", "type": "image", "content": "words",
          "layout": {"x": 0, "y": 0, "w": 9, "h": 9}, "paragraphs": [PARAGRAPHS]}]})";
  const auto captioned =
      read(replaced(element, "PARAGRAPHS", R"({"runs": [{"text": "words"}]})"));
  ASSERT_EQ(captioned.size(), 1U);
  EXPECT_EQ(captioned[0].elements[0].data, nullptr);
  EXPECT_EQ(write_ir(read(write_ir(captioned))), write_ir(captioned));
  const auto named = read(replaced(element, "PARAGRAPHS", ""));
  ASSERT_EQ(named.size(), 1U);
  ASSERT_NE(named[0].elements[0].data, nullptr);
  EXPECT_EQ(std::get<ImageContent>(*named[0].elements[0].data).asset_id, "words");
}

// The style of a table without text of its own was written, and not read again.
TEST(ReadIr, NoParagraphsOfATableAreNone) {
  const std::string element =
      R"({"slide": {"w": 1280, "h": 720}, "elements": [{"eid": "a", "type": "table", "content": "",
          "layout": {"x": 0, "y": 0, "w": 9, "h": 9}, "style": {"anchor": "bottom"}PARAGRAPHS}]})";
  const std::string written =
      write_ir(read(replaced(element, "PARAGRAPHS", R"(, "paragraphs": [])")));
  EXPECT_EQ(written, write_ir(read(replaced(element, "PARAGRAPHS", ""))));
  EXPECT_EQ(written, write_ir(read(written)));
}

TEST(ReadIr, ReadsTheDocumentsExample) {
  const auto slides = read(kExample);
  ASSERT_EQ(slides.size(), 1U);
  const SlideIr& slide = slides[0];
  EXPECT_EQ(slide.size, (Size{Emu(12192000), Emu(6858000)}));
  ASSERT_EQ(slide.elements.size(), 4U);
  const ElementIr& back = slide.elements[0];
  EXPECT_EQ(back.type, ElementType::Decoration);
  EXPECT_EQ(back.fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(back.fill.color.rgb, 0xF0F0F0U);
  EXPECT_TRUE(back.text.paragraphs.empty());
  const ElementIr& title = slide.elements[1];
  EXPECT_EQ(title.box,
            (Rect{emu_from_px(48), emu_from_px(32), emu_from_px(1184), emu_from_px(80)}));
  EXPECT_EQ(title.text.insets, Insets{});
  EXPECT_EQ(title.text.paragraphs[0].runs[0].style.size_pt, 33);
  EXPECT_EQ(title.text.paragraphs[0].style.line_spacing.value, 100);
  EXPECT_EQ(title.min_font_pt, 24);
  const ElementIr& bullets = slide.elements[2];
  EXPECT_EQ(bullets.z, 10);
  ASSERT_EQ(bullets.text.paragraphs.size(), 3U);
  EXPECT_TRUE(bullets.text.paragraphs[1].runs.empty());
  EXPECT_EQ(bullets.text.paragraphs[2].runs[0].text, "• Point C");
  EXPECT_EQ(bullets.text.paragraphs[2].style.line_spacing.value, 125);
  const ElementIr& image = slide.elements[3];
  EXPECT_EQ(image.priority, 40);
  ASSERT_NE(image.data, nullptr);
  EXPECT_EQ(std::get<ImageContent>(*image.data).asset_id, "photo.png");
}

struct IrCase {
  const char* name;
  const char* from;
  const char* to;
  const char* at;
  const char* pointer;
  const char* message;
};

TEST(ReadIr, RefusesWithPlaces) {
  const IrCase cases[] = {
      {"type", "\"title\"", "\"titel\"", "\"titel\"", "/elements/1/type", "must be one of title"},
      {"eid_twice", "e_title_001", "e_bg_001", "\"e_bg_001\", \"type\": \"title\"",
       "/elements/1/eid", "used twice"},
      {"no_width", "\"w\": 1184, ", "", "{\"x\": 48", "/elements/1/layout", "lacks 'w'"},
      {"negative", "\"w\": 1184", "\"w\": -1", "-1", "/elements/1/layout/w", "at least 0"},
      {"far", "\"x\": 48", "\"x\": 1e7", "1e7", "/elements/1/layout/x", "at most 1000000"},
      {"colour", "#f0f0f0", "#f0f0g0", "\"#f0f0g0", "/elements/0/style/backgroundColor",
       "not a colour"},
      {"colour_type", "\"#f0f0f0\"", "12", "12}", "/elements/0/style/backgroundColor",
       "must be a string or an object, but is 12"},
      {"size", "\"fontSize\": 44", "\"fontSize\": 0", "0, \"lineHeight\": 1.2",
       "/elements/1/style/fontSize", "greater than 0"},
      {"line_height", "\"lineHeight\": 1.2", "\"lineHeight\": \"normal\"", "\"normal\"",
       "/elements/1/style/lineHeight", "a multiple such as 1.2"},
      // They were read, written as 0, and not read again.
      {"no_line_height", "\"lineHeight\": 1.2", "\"lineHeight\": 1e-300", "1e-300",
       "/elements/1/style/lineHeight", "a multiple such as 1.2"},
      {"no_line_height_px", "\"lineHeight\": 1.2", "\"lineHeight\": \"0.00001px\"", "\"0.00001px\"",
       "/elements/1/style/lineHeight", "a multiple such as 1.2"},
      {"paragraphs", "\"content\": \"Key Findings\"",
       "\"paragraphs\": [{\"runs\": [{\"text\": \"Key\"}]}], \"content\": \"Key Findings\"",
       "[{\"runs\"", "/elements/1/paragraphs", "differ from 'content'"},
      {"run_break", "\"content\": \"Key Findings\"",
       "\"paragraphs\": [{\"runs\": [{\"text\": \"a\\nb\"}]}]", "\"a\\nb\"",
       "/elements/1/paragraphs/0/runs/0/text", "line break"},
      {"shape", "\"fontSize\": 44", "\"shape\": \"rectangle\"", "\"rectangle\"",
       "/elements/1/style/shape", "not a preset shape"},
      {"chart_data", "\"type\": \"image\", \"content\": \"photo.png\"",
       "\"type\": \"chart\", \"data\": {\"series\": []}", "{\"series\"", "/elements/3/data",
       "lacks 'chart_type'"},
      {"full_turn", "\"zIndex\": 10}", "\"rotation\": 360}", "360}", "/elements/1/layout/rotation",
       "less than 360"},
      {"turned_back", "\"zIndex\": 10}", "\"rotation\": -90}", "-90}",
       "/elements/1/layout/rotation", "at least 0"},
      {"flip", "\"zIndex\": 10}", "\"flipV\": 1}", "1}", "/elements/1/layout/flipV",
       "true or false"},
      {"vert", "\"fontSize\": 44", "\"vert\": \"vert90\"", "\"vert90\"", "/elements/1/style/vert",
       "one of horz"},
      {"overflow", "\"fontSize\": 44", "\"textOverflow\": \"clip\"", "\"clip\"",
       "/elements/1/style/textOverflow", "one of overflow"},
      {"autofit", "\"priority\": 100", "\"autofit\": {\"mode\": \"shrink\"}", "\"shrink\"",
       "/elements/1/autofit/mode", "one of text"},
      {"autofit_scale", "\"priority\": 100", "\"autofit\": {\"mode\": \"none\", \"fontScale\": 90}",
       "90}", "/elements/1/autofit/fontScale", "'fontScale' has no effect with the mode 'none'"},
      {"autofit_spacing", "\"priority\": 100",
       "\"autofit\": {\"mode\": \"shape\", \"lnSpcReduction\": 7}", "7}",
       "/elements/1/autofit/lnSpcReduction",
       "'lnSpcReduction' has no effect with the mode 'shape'"},
      {"group", "\"priority\": 100", "\"groups\": [{\"name\": \"Group 1\"}]", "{\"name\"",
       "/elements/1/groups/0", "lacks 'shapeId'"},
      {"origin", "\"priority\": 100",
       "\"origin\": {\"part\": \"\", \"shapeId\": 2, \"xpath\": \"/p:sld\"}", "\"\", \"shapeId\"",
       "/elements/1/origin/part", ""},
      {"extra", "\"elements\"", "\"extra\": 1, \"elements\"", "\"extra\"", "/extra",
       "unknown key 'extra'"},
      {"no_elements", "\"elements\"", "\"element\"", "\"element\": [", "/element",
       "unknown key 'element'"},
  };
  for (const IrCase& c : cases) {
    const std::string text = replaced(kExample, c.from, c.to);
    DiagnosticSink sink;
    EXPECT_TRUE(read_ir(text, "ir.json", sink).empty()) << c.name;
    bool found = false;
    for (const Diagnostic& d : sink) {
      found = found || (d.at.pointer == c.pointer &&
                        d.message.english().find(c.message) != std::string::npos &&
                        place_text(d.at) == place_of(text, c.at));
    }
    EXPECT_TRUE(found) << c.name << "\n" << listed(sink);
  }
}

TEST(ReadIr, SaysHowManyMoreErrorsThereAre) {
  std::string elements;
  for (int i = 0; i < 150; ++i) {
    elements += (i == 0 ? "" : ",") + std::string(R"({"eid": "e)") + std::to_string(i) +
                R"(", "type": "shape", "layout": {"x": 0, "y": 0, "w": 1, "h": 1}, )" +
                R"("style": {"shape": "rectangle"}})";
  }
  DiagnosticSink sink;
  EXPECT_TRUE(read_ir(R"({"slide": {"w": 1280, "h": 720}, "elements": [)" + elements + "]}",
                      "ir.json", sink)
                  .empty());
  ASSERT_EQ(sink.size(), 101U) << listed(sink);
  EXPECT_EQ(sink.back().rule, "more-findings");
  EXPECT_EQ(number_fact(sink.back().facts, "count"), 50);
}

// Run and note line: the address, the link that is read from it, and the rule of the finding.
TEST(ReadIr, ReadsAddressesAsASpecDoes) {
  const struct {
    const char *address, *link, *rule;
  } rows[] = {
      {"https://example.com/", "https://example.com/", ""},
      {"example.com/a b", "https://example.com/a%20b", "link-adjusted"},
      {"javascript:x", "", "invalid-link"},
  };
  for (const auto& row : rows) {
    const std::string quoted = "\"" + std::string(row.address) + "\"";
    DiagnosticSink sink;
    const auto slides = read_ir(
        replaced(
            replaced(kExample, "\"content\": \"Key Findings\"",
                     "\"paragraphs\": [{\"runs\": [{\"text\": \"a\", \"link\": " + quoted +
                         "}, {\"text\": \"b\", \"link\": \"#s9\"}]}]"),
            "\"w\": 1280",
            "\"generatedNotes\": [{\"kind\": \"link\", \"text\": " + quoted + "}], \"w\": 1280"),
        "ir.json", sink);
    ASSERT_EQ(slides.size(), 1U) << listed(sink);
    const auto& runs = slides[0].elements[1].text.paragraphs[0].runs;
    EXPECT_EQ(runs[0].link, row.link);
    EXPECT_EQ(runs[1].link, "#s9");
    const NoteLineIr& line = slides[0].generated_notes[0];
    EXPECT_EQ(line.text, row.address);
    EXPECT_EQ(line.link, row.link);
    EXPECT_EQ(line.kind == NoteLineIr::Kind::Link, *row.link != '\0');
    EXPECT_EQ(sink.size(), *row.rule == '\0' ? 0U : 2U) << listed(sink);
    for (const Diagnostic& d : sink) EXPECT_EQ(d.rule, row.rule);
  }
}

TEST(ReadIr, WarnsOfUnknownStyle) {
  DiagnosticSink sink;
  EXPECT_EQ(
      read_ir(replaced(kExample, "\"fontSize\": 44", "\"fontsize\": 44"), "ir.json", sink).size(),
      1U);
  ASSERT_EQ(sink.size(), 1U);
  EXPECT_EQ(sink[0].severity, Severity::Warning);
  EXPECT_NE(sink[0].hint.english().find("fontSize"), std::string::npos);
}

// ---- read(write(x)) == x
// ----------------------------------------------------------------------------

class Maker {
 public:
  explicit Maker(unsigned seed) : random_(seed) {}

  std::vector<SlideIr> deck() {
    std::vector<SlideIr> slides;
    for (int i = pick(3); i >= 0; --i) slides.push_back(slide(static_cast<int>(slides.size())));
    return slides;
  }

 private:
  int pick(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  bool flip() { return pick(2) == 1; }
  Emu emu(int max) { return Emu(pick(max)); }
  // From `min` to `max`, in hundredths: on the grid that JSON keeps.
  double grid(int max, int min = 0) { return (min * 100 + pick((max - min) * 100)) / 100.0; }
  std::string word() {
    static const char* const kWords[] = {"alpha", "성장", "a \"b\" \\ c", "日本\v語", "x\ty",
                                         "é😀",    "/~"};
    return kWords[pick(7)];
  }
  Color color() { return {flip() ? "accent1" : "", static_cast<std::uint32_t>(pick(0x1000000))}; }

  RunStyle run_style() {
    RunStyle s;
    s.size_pt = grid(60, 1);
    s.bold = flip(), s.italic = flip(), s.underline = flip();
    s.color = color();
    s.fonts = {word(), flip() ? "Malgun Gothic" : "", word()};
    if (flip()) s.lang = "ko-KR";
    if (flip()) s.kern_pt = grid(20);
    if (flip()) s.spacing_pt = grid(2, -2);
    s.baseline_pct = pick(3) * 30 - 30;
    return s;
  }

  ParagraphStyle paragraph_style() {
    ParagraphStyle s;
    s.align = static_cast<Align>(pick(4));
    s.rtl = flip();
    s.margin_left = emu(900000), s.margin_right = emu(1000), s.indent = Emu(-pick(400000));
    s.line_spacing = {flip() ? SpacingIr::Unit::Percent : SpacingIr::Unit::Points, grid(100, 1)};
    s.space_before = {flip() ? SpacingIr::Unit::Percent : SpacingIr::Unit::Points, grid(50)};
    s.space_after = {SpacingIr::Unit::Points, grid(50)};
    s.bullet.kind = static_cast<ListKind>(pick(3));
    if (flip()) s.bullet = {ListKind::Number, "•", "romanLcPeriod", 1 + pick(9), "Arial", {}};
    if (flip()) s.bullet.color = Color{"accent2", 0xC00000};
    s.ea_line_break = flip(), s.latin_line_break = flip(), s.hanging_punct = flip();
    s.default_tab = emu(2000000);
    return s;
  }

  TextBodyIr body() {
    TextBodyIr b;
    const bool uniform = flip();
    const RunStyle same = run_style();
    const ParagraphStyle same_paragraph = flip() ? ParagraphStyle() : paragraph_style();
    for (int i = pick(4); i > 0; --i) {
      ParagraphIr p;
      p.level = uniform ? 0 : pick(9);
      p.style = uniform ? same_paragraph : paragraph_style();
      for (int r = pick(uniform ? 2 : 4); r > 0; --r) {
        RunIr run;
        run.text = word();
        run.style = uniform ? same : run_style();
        if (!uniform && flip()) run.link = "https://example.com/" + std::to_string(r);
        if (!uniform) run.field = static_cast<RunIr::Field>(pick(3));
        p.runs.push_back(std::move(run));
      }
      p.end = uniform ? same : run_style();
      b.paragraphs.push_back(std::move(p));
    }
    b.insets = {emu(100000), emu(100000), emu(100000), emu(100000)};
    b.anchor = static_cast<Anchor>(pick(3));
    b.wrap = flip();
    b.columns = 1 + pick(3);
    b.column_gap = emu(500000);
    b.vert = static_cast<VerticalText>(pick(7));
    b.word_break = static_cast<WordBreak>(pick(2));
    b.overflow = static_cast<TextBodyIr::Overflow>(pick(2));
    return b;
  }

  AutofitIr autofit() {
    const auto mode = static_cast<AutofitIr::Mode>(pick(3));
    if (mode != AutofitIr::Mode::ShrinkText) return {100, 0, mode};
    return {grid(100, 1), grid(100), mode};
  }

  FillIr fill() {
    FillIr f;
    f.kind = static_cast<FillIr::Kind>(pick(3));
    if (f.kind == FillIr::Kind::Solid) f.color = color();
    return f;
  }

  std::shared_ptr<const ElementContent> data(ElementType type) {
    if (type == ElementType::Image)
      return std::make_shared<ElementContent>(
          ImageContent{word(), flip() ? std::optional(word()) : std::nullopt,
                       flip() ? std::optional(Crop::Cover) : std::nullopt});
    if (type == ElementType::Chart) {
      ChartContent chart;
      chart.type = static_cast<ChartType>(pick(5));
      chart.title = word();
      for (int i = 0; i < 2; ++i)
        chart.series.push_back({word(), {{std::string("a"), grid(9)}, {2024.5, std::nullopt}}});
      return std::make_shared<ElementContent>(chart);
    }
    if (type == ElementType::Table)
      return std::make_shared<ElementContent>(
          TableContent{word(), {"k", "v"}, {{std::monostate(), 1.5}, {word(), -2.0}}, {}});
    return nullptr;
  }

  ElementIr element(int index) {
    ElementIr e;
    e.eid = "e" + std::to_string(index);
    e.type = static_cast<ElementType>(pick(10));
    e.priority = pick(101);
    e.min_font_pt = grid(30);
    e.allow_shrink = flip();
    e.size_authored = flip();
    e.box = {Emu(pick(12192000) - 1000), emu(6858000), emu(12192000), emu(6858000)};
    e.z = pick(40) - 20;
    const bool words = e.type != ElementType::Image && e.type != ElementType::Chart &&
                       e.type != ElementType::Table;
    if (words) e.text = body();
    if (flip()) e.text.autofit = autofit();
    if (flip()) e.transform = {pick(kFullTurn), flip(), flip()};
    for (int i = pick(3); i > 0; --i) e.groups = e.groups.with_inner({word(), static_cast<std::uint32_t>(i)});
    e.shape = flip() ? "rect" : "ellipse";
    e.fill = fill();
    e.line = {fill(), grid(5)};
    e.line.arrow_at_start = flip(), e.line.arrow_at_end = flip(), e.line.dashed = flip();
    if (flip()) e.from = {"e" + word(), pick(8)};
    if (flip()) e.to = {"e" + word(), pick(8)};
    if (flip()) e.bend = pick(2000000) - 1000000;
    if (flip()) e.member = MembershipIr{"g" + word(), pick(8), pick(3)};
    e.full_bleed = flip(), e.decorative = flip();
    if (flip()) {
      e.placeholder = PlaceholderRef{flip() ? "body" : "",
                                     static_cast<std::uint32_t>(pick(20)),
                                     word(),
                                     {emu(9), emu(9), emu(99), emu(99)},
                                     nullptr};
    }
    if (flip()) e.name = word();
    if (flip()) e.alt_text = word();
    if (flip()) e.belongs_to = {"a", "b"};
    if (flip()) e.source_eid = word();
    e.data = data(e.type);
    if (e.type == ElementType::Image) {
      PictureIr picture;
      picture.format = static_cast<PictureFormat>(pick(8));
      picture.width = grid(4000) + 1;
      picture.height = 30;
      picture.orientation = static_cast<int>(pick(8)) + 1;
      picture.icon = flip();
      if (flip()) e.picture = std::make_shared<const PictureIr>(std::move(picture));
      if (flip()) e.fit = {Crop::CenterCrop, Align::Right, Anchor::Top};
    }
    if (flip()) e.pointer = "/deck/slides/0/elements/1";
    if (flip()) {
      e.origin = OriginIr{"ppt/slides/slide1.xml", static_cast<std::uint32_t>(pick(30)),
                          "/p:sld/p:cSld/p:spTree/p:sp[2]"};
    }
    return e;
  }

  SlideIr slide(int index) {
    SlideIr s;
    s.slide_id = "s" + std::to_string(index);
    s.index = index;
    s.size = {Emu(12192000), Emu(6858000 + pick(2))};
    s.safe_area =
        flip() ? Rect{{}, {}, s.size.w, s.size.h} : Rect{emu(99), emu(99), emu(999), emu(999)};
    s.layout = word();
    s.layout_part = flip() ? "ppt/slideLayouts/slideLayout2.xml" : "";
    s.master_part = "ppt/slideMasters/slideMaster1.xml";
    s.background_rgb = static_cast<std::uint32_t>(pick(0x1000000));
    if (pick(2) == 0) {
      BrandIr brand{{"Calibri", "Malgun Gothic"}, {0x1C2530, 0xFFFFFF}, {}, {}};
      if (pick(2) == 0) {
        brand.logo = {Emu(9525000), Emu(381000), Emu(1524000), Emu(381000)};
        brand.clear = brand.logo.inflated(Emu(152400));
      }
      s.brand = std::make_shared<const BrandIr>(brand);
    }
    s.language = flip() ? "ko" : "";
    s.rtl = flip();
    s.notes = flip() ? "a\nb" : "";
    if (flip()) {
      s.generated_notes = {{"Sources", NoteLineIr::Kind::Heading},
                           {"[1] a", NoteLineIr::Kind::Text},
                           {"https://a.example/", NoteLineIr::Kind::Link, "https://a.example/"},
                           {"b.example", NoteLineIr::Kind::Link, "https://b.example"}};
    }
    s.pointer = flip() ? "/deck/slides/0" : "";
    s.source_id = flip() ? s.slide_id : "s0";
    for (int i = pick(6); i > 0; --i) s.elements.push_back(element(i));
    return s;
  }

  std::mt19937 random_;
};

TEST(WriteIr, ComesBackAsItWas) {
  for (unsigned seed = 0; seed < 200 && !::testing::Test::HasFailure(); ++seed) {
    const std::vector<SlideIr> slides = Maker(seed).deck();
    const std::string text = write_ir(slides);
    const std::vector<SlideIr> back = read(text);
    ASSERT_EQ(back.size(), slides.size()) << seed;
    for (std::size_t i = 0; i < slides.size(); ++i) expect_same(slides[i], back[i]);
    EXPECT_EQ(write_ir(back), text);
    if (::testing::Test::HasFailure()) std::puts(text.c_str());
  }
}

TEST(WriteIr, KeepsLinesAndGeometriesOfLooks) {
  using Step = ShapePathIr::Step;
  std::vector<SlideIr> slides = read(kExample);
  BackdropIr look;
  look.shape = "triangle";
  look.dash = "sysDot";
  look.line_start = {"oval", "sm", "lg"};
  look.line_end = {"triangle", "med", "med"};
  look.adjustments = {{"adj", 25000}, {"adj2", -8333.5}};
  ShapePathIr open;
  open.fill = ShapePathIr::Fill::None;
  open.steps = {{Step::Kind::Move, {0, 0.25}, {}, {}},
                {Step::Kind::Curve, {1, 1}, {0.1, 0.2}, {0.3, 0.4}}};
  ShapePathIr area;
  area.fill = ShapePathIr::Fill::DarkenLess;
  area.stroked = false;
  area.steps = {{Step::Kind::Move, {0, 0}, {}, {}},
                {Step::Kind::Line, {1, 0}, {}, {}},
                {Step::Kind::Line, {1, 1}, {}, {}},
                {Step::Kind::Close, {}, {}, {}}};
  look.paths =
      std::make_shared<const std::vector<ShapePathIr>>(std::vector<ShapePathIr>{open, area});
  slides[0].elements[0].look = std::make_shared<const BackdropIr>(look);
  const std::string text = write_ir(slides);
  const std::vector<SlideIr> all = read(text);
  const auto& back = all.at(0).elements[0].look;
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(back->dash, look.dash);
  EXPECT_EQ(back->line_start, look.line_start);
  EXPECT_EQ(back->line_end, look.line_end);
  EXPECT_EQ(back->adjustments, look.adjustments);
  ASSERT_NE(back->paths, nullptr);
  EXPECT_EQ(*back->paths, *look.paths);
  EXPECT_EQ(write_ir(all), text);
}

TEST(WriteIr, KeepsTintsOfTheThemesColours) {
  std::vector<SlideIr> slides = read(kExample);
  slides[0].elements[0].fill = {FillIr::Kind::Solid, {"accent1", 0x8FB3E0, 40, 60}};
  const std::string text = write_ir(slides);
  const Color back = read(text).at(0).elements[0].fill.color;
  EXPECT_EQ(back, slides[0].elements[0].fill.color);
  EXPECT_NE(text.find("lumMod"), std::string::npos) << text;
  EXPECT_EQ(text.find("lumMod"), text.rfind("lumMod")) << "of one colour only";
}

TEST(WriteIr, PlainTextNeedsNoParagraphs) {
  const std::string text = write_ir(read(kExample));
  EXPECT_EQ(text.find("paragraphs"), std::string::npos) << text;
  EXPECT_NE(text.find(R"("layout": {"x": 48, "y": 32, "w": 1184, "h": 80, "zIndex": 10})"),
            std::string::npos)
      << text;
}

TEST(WriteIr, LeavesDefaultsOut) {
  const std::string text = write_ir(read(kExample));
  for (const char* key :
       {"rotation", "flipH", "flipV", "groups", "origin", "vert", "textOverflow", "autofit"})
    EXPECT_EQ(text.find(key), std::string::npos) << key;
}

TEST(WriteIr, TurnsAreDegrees) {
  std::vector<SlideIr> slides = read(kExample);
  ElementIr& title = slides[0].elements[1];
  title.transform = {90 * kAnglePerDegree, true, false};
  title.groups = {{"Group 3", 4}, {"Group 2", 7}};
  title.text.autofit = AutofitIr{100, 0, AutofitIr::Mode::ResizeShape};
  title.origin = OriginIr{"ppt/slides/slide1.xml", 5, "/p:sld/p:cSld[1]"};
  const std::string text = write_ir(slides);
  for (
      const char* piece :
      {R"("zIndex": 10, "rotation": 90, "flipH": true})",
       R"("groups": [{"name": "Group 3", "shapeId": 4}, {"name": "Group 2", "shapeId": 7}])",
       R"("autofit": {"mode": "shape"})",
       R"("origin": {"part": "ppt/slides/slide1.xml", "shapeId": 5, "xpath": "/p:sld/p:cSld[1]"})"})
    EXPECT_NE(text.find(piece), std::string::npos) << piece << "\n" << text;
  slides[0].elements[1].transform.rotation = kFullTurn - 1;
  EXPECT_NE(write_ir(slides).find("\"rotation\": 359.99998,"), std::string::npos);
}

TEST(WriteMeasurements, FollowItsSchema) {
  std::vector<SlideIr> slides = read(kExample);
  slides[0].elements[1].placeholder = PlaceholderRef{"title", 0, "Title 1", {}, nullptr};
  MeasuredSlide measured;
  measured.slide_id = "s1";
  MeasuredElement title;
  title.eid = "e_title_001";
  title.bbox = slides[0].elements[1].box;
  title.safe_box = title.bbox.inflated(kSafePadding);
  title.content_box = {emu_from_px(48), emu_from_px(34), emu_from_px(620), emu_from_px(50)};
  title.font_size_pt = 33;
  title.lines.push_back({"Key Findings", emu_from_px(48), emu_from_px(70), emu_from_px(34),
                         emu_from_px(84), emu_from_px(620), 33});
  title.turn = {90 * kAnglePerDegree, emu_from_px(100), emu_from_px(200)};
  slides[0].elements[1].text.autofit = AutofitIr{90, 10};
  slides[0].elements[1].origin = OriginIr{"ppt/slides/slide1.xml", 7, "/p:sld"};
  title.text_height = emu_from_px(50), title.available_height = emu_from_px(80);
  title.fonts.push_back({"Calibri", "Carlito", FontUse::Source::MetricCompatible, 0.001, "K"});
  MeasuredElement image;
  image.eid = "img";
  image.verdict = FitVerdict::Tight;
  measured.elements = {title, image};
  const std::string text = write_measurements(slides, {measured}, {});
  DiagnosticSink sink;
  const auto document = JsonDocument::read(text, "m.json", sink);
  ASSERT_TRUE(document) << listed(sink);
  EXPECT_TRUE(check_schema("measurements", *document, sink)) << listed(sink) << text;
  const nlohmann::json& first = document->root()["slides"][0]["elements"][0];
  EXPECT_EQ(first["contentBox"]["w"], 620);
  EXPECT_EQ(first["computed"]["fontSize"], 44);
  EXPECT_EQ(first["slack_pt"], 22.5);
  EXPECT_EQ(first["placeholder"]["type"], "title");
  EXPECT_EQ(first["shape_id"], 7);
  EXPECT_EQ(first["autofit"],
            nlohmann::json({{"mode", "text"}, {"stored", 90}, {"stored_reduction", 10}}));
  EXPECT_EQ(first["turn"], nlohmann::json({{"rotation", 90}, {"x", 100}, {"y", 200}}));
  EXPECT_EQ(first["lines"][0]["x"], 48) << "lines stay upright";
  EXPECT_EQ(first["lines"][0]["box"],
            nlohmann::json({{"x", 216}, {"y", 148}, {"w", 50}, {"h", 620}}));
  EXPECT_TRUE(document->root()["slides"][0]["elements"][1]["contentBox"].is_null());
}

}  // namespace
}  // namespace deckle

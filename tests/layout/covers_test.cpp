// Covers, sections and closing slides of the built-in templates: which cover a slide has, what is
// drawn beside its text, where its picture is, and that no word is lost or written twice.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <vector>

#include "layout/names/resolve_layout.h"
#include "layout/pictures/scrim.h"
#include "layout/pictures/scrim_strength.h"
#include "layout/slide/lay_out.h"
#include "layout/text/contrast.h"
#include "qc/run/runner.h"

#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/text_sizes.h"
#include "templates/theme/theme.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

struct Photo {
  PictureFormat format = PictureFormat::Jpeg;
  double width = 1200, height = 1200;
};

Element image(const std::optional<Crop>& crop = std::nullopt) {
  Element e;
  e.element_id = "p";
  e.kind = ElementKind::Image;
  e.content = ImageContent{"photo", "a harbour", crop};
  return e;
}

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
  [[nodiscard]] std::size_t count(const std::string& rule) const {
    return static_cast<std::size_t>(std::count_if(
        notes.begin(), notes.end(), [&rule](const Diagnostic& d) { return d.rule == rule; }));
  }
  [[nodiscard]] const ElementIr& of(const std::string& eid) const {
    const ElementIr* found = find_element(ir, eid);
    if (found == nullptr) ADD_FAILURE() << "no element " << eid;
    static const ElementIr kNone;
    return found == nullptr ? kNone : *found;
  }
  // Of a page that is kept: what is found belongs to it.
  [[nodiscard]] std::vector<const ElementIr*> named(const std::string& part) const&& = delete;
  [[nodiscard]] std::vector<const ElementIr*> named(const std::string& part) const& {
    std::vector<const ElementIr*> out;
    for (const ElementIr& element : ir.elements) {
      if (element.name.find(part) != std::string::npos) out.push_back(&element);
    }
    return out;
  }
  [[nodiscard]] std::string read() const {  // what a reader hears
    std::string all;
    for (const ElementIr& element : ir.elements) {
      if (element.eid == "_number" || element.decorative || element.text.empty()) continue;
      all += plain_text(element.text) + "\n";
    }
    return all;
  }
};

LaidOut cover_deck(std::vector<Slide> slides, std::size_t which = 0,
                   const std::string& language = "en", const Photo& photo = {},
                   const templates::Template& t = test::default_template()) {
  Deck deck = test::deck(std::move(slides), language);
  Asset asset;
  asset.asset_id = "photo";
  asset.file_id = "photo.jpg";
  deck.assets = {asset};
  PictureIr picture;
  picture.format = photo.format;
  picture.width = photo.width;
  picture.height = photo.height;
  picture.bytes = std::make_shared<const std::string>("bytes");
  const LoadedAssets loaded{{"photo", {std::make_shared<const PictureIr>(picture), {}}}};
  LaidOut out;
  out.notes = resolve_layouts(deck, t);
  auto ir = lay_out_slide(deck.slides[which], {deck, t, test::text_engine(), &loaded}, out.notes);
  if (!ir) ADD_FAILURE() << to_string(ir.error());
  out.ir = ir.value_or(SlideIr{});
  return out;
}

Slide cover(std::vector<Element> more = {}) {
  more.insert(more.begin(),
              {text("t", "Harbour plan", "title"), text("s", "March 2026", "subtitle")});
  Slide slide = test::slide("title_center", std::move(more));
  slide.type = SlideType::Title;
  slide.hints.icons = false;  // the motifs that come next
  return slide;
}

TEST(Covers, AreChosenByPictureAndVariant) {
  using V = std::optional<CoverVariant>;
  struct Row {
    const char* name;
    V variant;
    bool pictured;
    Photo photo;
    const char* layout;
    bool note;
  };
  for (const Row& row : std::vector<Row>{
           {"plain text", V(), false, {}, "title_center", false},
           {"with a picture", V(), true, {}, "title_split", true},
           {"split", CoverVariant::Split, true, {}, "title_split", false},
           {"split without picture", CoverVariant::Split, false, {}, "title_center", true},
           {"scrim",
            CoverVariant::Scrim,
            true,
            {PictureFormat::Jpeg, 1920, 1080},
            "title_scrim",
            false},
           {"scrim, 4 : 3 photograph",
            CoverVariant::Scrim,
            true,
            {PictureFormat::Jpeg, 1600, 1200},
            "title_scrim",
            false},
           {"scrim, square photograph",
            CoverVariant::Scrim,
            true,
            {PictureFormat::Jpeg, 1600, 1600},
            "title_split",
            true},
           {"scrim, few pixels",
            CoverVariant::Scrim,
            true,
            {PictureFormat::Jpeg, 480, 270},
            "title_split",
            true},
           {"scrim, drawing cut",
            CoverVariant::Scrim,
            true,
            {PictureFormat::Png, 1600, 1200},
            "title_split",
            true},
           {"scrim without picture", CoverVariant::Scrim, false, {}, "title_center", true},
           {"paper", CoverVariant::Plain, false, {}, "title_plain", false},
           {"paper with a picture", CoverVariant::Plain, true, {}, "title_plain", false},
           {"colour with a picture", CoverVariant::Colour, true, {}, "title_bare", false}}) {
    Slide slide = row.pictured ? cover({image()}) : cover();
    slide.hints.variant = row.variant;
    const LaidOut out = cover_deck({slide}, 0, "en", row.photo);
    EXPECT_EQ(out.ir.layout, row.layout) << row.name;
    EXPECT_EQ(out.count("cover-variant"), row.note ? 1U : 0U) << row.name;
    if (row.pictured) {
      const Rect &picture = out.of("p").box, &title = out.of("t").box;
      const bool behind = out.ir.layout == std::string("title_scrim");
      EXPECT_EQ(intersection(picture, title).empty(), !behind) << row.name;
    }
    for (const char* eid : {"t", "s"}) EXPECT_TRUE(out.of(eid).placeholder) << row.name;
    for (const Diagnostic& d : qc::check_slide(out.ir, test::measured(out.ir))) {
      if (d.defect) ADD_FAILURE() << row.name << ": " << d.rule << ": " << d.message;
    }
  }
}

// A photograph gives up a quarter of a side, a drawing a tenth; what an author says counts.
TEST(Covers, CropThePictureBesideTheTextLittle) {
  const Rect frame{emu_from_pt(528), Emu(0), emu_from_pt(432), emu_from_pt(540)};
  struct Row {
    const char* name;
    Photo photo;
    std::optional<Crop> crop;
    bool fills;
    bool bleeds;
  };
  for (const Row& row : std::vector<Row>{
           {"square photograph", {}, std::nullopt, true, true},
           {"wide photograph", {PictureFormat::Jpeg, 1920, 1080}, std::nullopt, false, true},
           {"wide photograph, cover", {PictureFormat::Jpeg, 1920, 1080}, Crop::Cover, true, true},
           {"drawing of its proportions",
            {PictureFormat::Png, 800, 1000},
            std::nullopt,
            true,
            true},
           {"wide drawing", {PictureFormat::Png, 1600, 900}, std::nullopt, false, false},
           {"contain", {}, Crop::Contain, false, false}}) {
    const LaidOut out = cover_deck({cover({image(row.crop)})}, 0, "en", row.photo);
    const Rect& box = out.of("p").box;
    EXPECT_EQ(box == frame, row.fills) << row.name;
    EXPECT_EQ(box.right() == frame.right() && box.bottom() == frame.bottom(), row.bleeds)
        << row.name;
    EXPECT_EQ(intersection(box, frame), box) << row.name;
    EXPECT_EQ(out.named("Cover panel").size(), row.bleeds ? 0U : 1U) << row.name;
    EXPECT_EQ(out.of("p").alt_text, "a harbour");
  }
}

TEST(Covers, LetEveryLetterBeReadOnThePicture) {
  for (const int lines : {1, 12}) {
    Slide slide = cover({image()});
    std::string& title = std::get<TextContent>(slide.elements[0].content).text;
    for (int i = 1; i < lines; ++i) title += " and more of it";
    slide.hints.variant = CoverVariant::Scrim;
    LaidOut out = cover_deck({slide}, 0, "en", {PictureFormat::Jpeg, 1920, 1080});
    settle_scrims(out.ir, test::measured(out.ir));
    EXPECT_EQ(std::count_if(out.ir.elements.begin(), out.ir.elements.end(), is_scrim), 1);
    SlideIr bright = out.ir;
    for (ElementIr& e : bright.elements) {
      if (e.type != ElementType::Image) continue;
      e.picture = nullptr;
      e.fill = {FillIr::Kind::Solid, {"", 0xFFFFFF}};
    }
    const MeasuredSlide measured = test::measured(bright);
    const SlideGround ground(bright);
    for (std::size_t i = 0; i < bright.elements.size(); ++i) {
      if (bright.elements[i].text.empty()) continue;
      for (const MeasuredLine& line : measured.elements[i].lines)
        EXPECT_GE(contrast_on(ground.behind(i, letters_of(line, measured.elements[i].turn)),
                              bright.elements[i].text.paragraphs.front().end.color.rgb),
                  4.5)
            << lines << " " << bright.elements[i].eid;
    }
  }
}

TEST(Covers, AreMirroredForReadersFromTheRight) {
  const LaidOut ltr = cover_deck({cover({image()})}), rtl = cover_deck({cover({image()})}, 0, "ar");
  const Emu page = ltr.ir.size.w;
  for (const char* eid : {"t", "s", "p"})
    EXPECT_EQ(rtl.of(eid).box.x, page - ltr.of(eid).box.right()) << eid;
}

TEST(Covers, OfAForeignTemplateAreItsOwn) {
  templates::Template t = test::default_template();
  t.path = "own.pptx";
  std::erase_if(t.layouts,
                [](const templates::Layout& l) { return l.name.starts_with("title_s"); });
  Slide slide = cover({image()});
  slide.hints.variant = CoverVariant::Split;
  const LaidOut out = cover_deck({slide}, 0, "en", {}, t);
  EXPECT_EQ(out.ir.layout, "title_center");
  EXPECT_EQ(out.count("ignored-key"), 1U);
  EXPECT_EQ(out.count("cover-motif"), 0U);
}

TEST(Covers, NoteHintsOnOtherSlides) {
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("b", "Body")});
  slide.hints.variant = CoverVariant::Plain;
  slide.hints.motif = CoverMotif::None;
  slide.hints.section_number = false;
  EXPECT_EQ(cover_deck({slide}).count("ignored-key"), 3U);
}

Slide chart_slide(const std::vector<double>& values) {
  Element e;
  e.element_id = "c";
  e.kind = ElementKind::Chart;
  ChartContent chart;
  ChartSeries series{"Sales", {}};
  for (std::size_t i = 0; i < values.size(); ++i)
    series.data.push_back({"Q" + std::to_string(i + 1), values[i]});
  chart.series = {series};
  e.content = chart;
  Slide slide = test::slide("chart_focus", {text("t", "Sales", "title"), e});
  slide.slide_id = "chart";
  return slide;
}

Slide process_slide(int steps) {
  std::vector<std::string> items;
  for (int i = 1; i <= steps; ++i) items.push_back("Step " + std::to_string(i));
  Slide slide = test::slide("process", {text("t", "How", "title"), bullets("l", items)});
  slide.slide_id = "process";
  return slide;
}

TEST(CoverMotifs, AreTakenFromTheDeck) {
  using M = std::optional<CoverMotif>;
  const Slide bars = chart_slide({20, 40, 10}), falls = chart_slide({20, -4, 10}),
              steps = process_slide(5);
  struct Row {
    const char* name;
    M motif;
    std::vector<Slide> others;
    std::size_t bars, steps;
    const char* layout;
    std::size_t notes;
  };
  for (const Row& row : std::vector<Row>{
           {"nothing", M(), {}, 0, 0, "title_center", 0},
           {"a chart", M(), {steps, bars}, 3, 0, "title_bare", 1},
           {"a process", M(), {steps}, 0, 5, "title_bare", 1},
           {"a chart with losses", M(), {falls, steps}, 0, 5, "title_bare", 1},
           {"turned off", CoverMotif::None, {bars}, 0, 0, "title_bare", 0},
           {"sheets", CoverMotif::Sheets, {bars}, 0, 0, "title_center", 0},
           {"steps before bars", CoverMotif::Steps, {bars, steps}, 0, 5, "title_bare", 0},
           {"bars of no chart", CoverMotif::Bars, {steps}, 0, 0, "title_center", 1}}) {
    std::vector<Slide> slides{cover()};
    slides.front().hints.motif = row.motif;
    slides.insert(slides.end(), row.others.begin(), row.others.end());
    const LaidOut out = cover_deck(slides);
    EXPECT_EQ(out.named("Cover bar").size(), row.bars) << row.name;
    EXPECT_EQ(out.named("Cover step").size(), row.steps) << row.name;
    EXPECT_EQ(out.ir.layout, row.layout) << row.name;
    EXPECT_EQ(out.count("cover-motif"), row.notes) << row.name;
    for (const ElementIr& element : out.ir.elements) {
      if (element.type != ElementType::Decoration) continue;
      EXPECT_TRUE(element.decorative) << row.name;
      for (const char* eid : {"t", "s"})
        EXPECT_TRUE(intersection(element.box, out.of(eid).box).empty()) << row.name;
    }
  }
}

// The icon of what the title names, else the subtitle, before bars and steps.
TEST(CoverMotifs, AnIconStandsForTheSubject) {
  struct Row {
    const char *title, *subtitle;
    std::optional<CoverMotif> motif;
    bool drawn;
    const char* icon;
  };
  using M = std::optional<CoverMotif>;
  for (const Row& row : {Row{"Harbour plan", "March 2026", CoverMotif::Icon, true, "icon:water"},
                         {"Tidewell", "Leak detection", CoverMotif::Icon, true, "icon:droplet-fill"},
                         // Without a scene for it.
                         {"Wedding plan", "March 2026", M(), true, "icon:suit-heart-fill"},
                         {"Qwertz", "Asdf", M(), false, ""},
                         {"Qwertz", "Asdf", CoverMotif::Icon, false, ""},
                         {"Harbour plan", "March 2026", CoverMotif::Bars, false, ""},
                         {"Harbour plan", "March 2026", CoverMotif::None, false, ""}}) {
    Slide slide = test::slide("title_center", {text("t", row.title, "title"),
                                               text("s", row.subtitle, "subtitle")});
    slide.type = SlideType::Title;
    slide.hints.motif = row.motif;
    const LaidOut out = cover_deck({slide, chart_slide({20, 40, 10})});
    const auto icons = out.named("Cover icon");
    ASSERT_EQ(icons.size(), row.drawn ? 1U : 0U) << row.title;
    if (!row.drawn) continue;
    EXPECT_EQ(icons[0]->shape, row.icon) << row.title;
    EXPECT_TRUE(icons[0]->decorative);
    EXPECT_EQ(out.count("cover-motif"), row.motif ? 0U : 1U);
    const auto rings = out.named("Cover ring");
    ASSERT_EQ(rings.size(), 2U);
    for (const ElementIr* ring : rings)
      EXPECT_EQ(intersection(ring->box, icons[0]->box), icons[0]->box);
    for (const char* eid : {"t", "s"})
      EXPECT_TRUE(intersection(out.named("Cover panel").front()->box, out.of(eid).box).empty());
  }
}

// Only the default theme had one.
TEST(CoverMotifs, AnIconStandsOnTheCoversOfThemes) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      for (const std::string language : {"en", "ar"}) {
        const auto theme = templates::builtin_template(id, size);
        ASSERT_TRUE(theme);
        Slide slide = cover();
        slide.elements.front() = text("t", "Wedding plan", "title");  // which no scene shows
        slide.hints.icons.reset();
        const LaidOut out = cover_deck({slide}, 0, language, {}, *theme);
        const std::string what = id + " " + language;
        const auto icons = out.named("Cover icon");
        ASSERT_EQ(icons.size(), id == "public" ? 0U : 1U) << what;  // its covers have no pictures
        EXPECT_EQ(out.count("cover-motif"), icons.size()) << what;
        if (icons.empty()) continue;
        const ElementIr& icon = *icons.front();
        EXPECT_TRUE(icon.decorative);
        EXPECT_EQ(intersection(icon.box, {{}, {}, out.ir.size.w, out.ir.size.h}), icon.box) << what;
        EXPECT_TRUE(intersection(icon.box, out.of("s").box).empty()) << what;
        // Above the line of the title, which stands at the foot of its place.
        const ElementIr& title = out.of("t");
        Rect line = title.box;
        line.y = line.bottom() - emu_from_pt(largest_size_pt(title.text) * 1.3);
        line.h = title.box.bottom() - line.y;
        EXPECT_TRUE(intersection(icon.box, id == "paper" ? line : title.box).empty()) << what;
        ASSERT_EQ(icon.fill.kind, FillIr::Kind::Solid) << what;
        if (language != "en") continue;  // what the layout draws is mirrored before its elements
        const auto index = static_cast<std::size_t>(&icon - out.ir.elements.data());
        EXPECT_GE(contrast_on(SlideGround(out.ir).below(index, icon.box), icon.fill.color.rgb), 3)
            << what;
      }
    }
  }
  // What the theme's cover has no place for is said.
  const auto theme = templates::builtin_template("public", SlideSize::Widescreen16x9);
  Slide slide = cover();
  slide.hints.motif = CoverMotif::Icon;
  const LaidOut out = cover_deck({slide}, 0, "en", {}, *theme);
  EXPECT_TRUE(out.named("Cover icon").empty());
  EXPECT_EQ(out.count("cover-motif"), 1U);
}

// It took all of the page, and the scene of the cover a strip below it.
TEST(Covers, AContactOfSomeWordsHasTwoLinesBesideItsIcon) {
  const SlideIr slide = test::laid_out(
      test::slide("closing", {text("t", "Questions?", "title"),
                              text("c", "people@fjordbikes.example, or the red sofa on floor 2",
                                   "contact")}),
      "en").ir;
  const ElementIr& contact = *find_element(slide, "c");
  EXPECT_LT(to_pt(contact.box.w), 0.6 * to_pt(slide.size.w));
  EXPECT_GE(largest_size_pt(contact.text), 20);
  EXPECT_EQ(std::count_if(slide.elements.begin(), slide.elements.end(),
                          [](const ElementIr& e) { return e.name.ends_with("envelope"); }),
            1);
}

// A closing slide without steps was empty beside its contact.
TEST(CoverMotifs, TheIconReturnsAtTheEnd) {
  for (const bool wanted : {true, false}) {
    Slide first = test::slide("title_center", {text("t", "Wedding plan", "title")});
    first.type = SlideType::Title;
    Slide last = test::slide("closing", {text("t", "Questions?", "title"),
                                         text("c", "ana@harbour.example", "contact")});
    last.type = SlideType::Closing;
    last.hints.icons = wanted;
    const LaidOut out = cover_deck({first, last}, 1);
    EXPECT_EQ(out.named("Cover icon").size(), wanted ? 1U : 0U);
    for (const ElementIr* panel : out.named("Cover panel")) {
      for (const char* eid : {"t", "c"})
        EXPECT_TRUE(intersection(panel->box, out.of(eid).box).empty()) << eid;
    }
  }
}

// Closing slides of themes had shapes that any deck has.
TEST(CoverMotifs, TheIconReturnsAtTheEndOfThemes) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      Slide first = test::slide("title_center", {text("t", "Wedding plan", "title")});
      first.type = SlideType::Title;
      Slide last = test::slide("closing", {text("t", "Questions?", "title"),
                                           text("c", "ana@harbour.example", "contact")});
      last.type = SlideType::Closing;
      const auto theme = templates::builtin_template(id, size);
      const LaidOut out = cover_deck({first, last}, 1, "en", {}, *theme);
      const auto icons = out.named("Cover icon");
      ASSERT_EQ(icons.size(), id == "public" ? 0U : 1U) << id;
      if (icons.empty()) continue;
      const ElementIr& icon = *icons.front();
      for (const char* eid : {"t", "c"})
        EXPECT_TRUE(intersection(icon.box, out.of(eid).box).empty()) << id << " " << eid;
      const auto index = static_cast<std::size_t>(&icon - out.ir.elements.data());
      EXPECT_GE(contrast_on(SlideGround(out.ir).below(index, icon.box), icon.fill.color.rgb), 3)
          << id;
    }
  }
}

// Where the title is on a panel beside them they were a small plain list.
TEST(Closings, DecisionsBesideTheTitleAreNumberedRows) {
  const auto theme = templates::builtin_template("midnight", SlideSize::Widescreen16x9);
  Slide last = test::slide("closing", {text("t", "We ask for", "title"),
                                       test::bullets("b", {"Approve the budget", "Name a sponsor"})});
  last.type = SlideType::Closing;
  const LaidOut out = cover_deck({last}, 0, "en", {}, *theme);
  std::vector<const ElementIr*> pieces;
  for (const ElementIr& element : out.ir.elements) {
    if (element.source_eid == "b" && element.name.find(" band ") != std::string::npos)
      pieces.push_back(&element);
  }
  ASSERT_GE(pieces.size(), 2U);
  EXPECT_EQ(pieces[0]->box.x, pieces[1]->box.x);
  EXPECT_LE(pieces[0]->box.bottom(), pieces[1]->box.y);
  EXPECT_GE(smallest_size_pt(out.of("b").text), 20);
}

// The blocks behind numbers and icons were taken away as bars of the accent, which this theme has not.
TEST(Lists, KeepTheBlocksOfTheirNumbersInThemesWithoutBars) {
  const auto theme = templates::builtin_template("fresh", SlideSize::Widescreen16x9);
  Slide slide = test::slide("one_column", {text("t", "Open issues", "title"),
                                           test::bullets("b", {"Qwertz one", "Qwertz two", "Qwertz three"})});
  slide.elements[1].style.list = ListKind::Number;
  const LaidOut out = cover_deck({slide}, 0, "en", {}, *theme);
  EXPECT_EQ(out.named(" block ").size(), 3U);
  EXPECT_EQ(out.named(" number ").size(), 3U);
}

// Covers of these themes were as pale as their content pages.
TEST(Covers, AreOnTheDarkAndSoAreTheirClosings) {
  for (const char* id : {"fresh", "paper"}) {
    const auto theme = templates::builtin_template(id, SlideSize::Widescreen16x9);
    Slide first = test::slide("title_center", {text("t", "Harbour plan", "title")});
    first.type = SlideType::Title;
    Slide last = test::slide("closing", {text("t", "Questions?", "title")});
    last.type = SlideType::Closing;
    for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
      const LaidOut out = cover_deck({first, last}, at, "en", {}, *theme);
      const ElementIr& title = out.of("t");
      ASSERT_FALSE(title.text.paragraphs.empty());
      EXPECT_GT(relative_luminance(title.text.paragraphs[0].runs[0].style.color.rgb), 0.8) << id << at;
    }
  }
}

// A title of one word was no larger than one of three lines.
TEST(CoverTitles, AreLargerWhereTheyAreShort) {
  struct Row {
    const char *layout, *title;
    double size_pt;
  };
  for (const Row& row :
       {Row{"title_center", "Tidewell", 72}, {"title_center", "Where Lindholm Airport goes until 2030", 60},
        {"section_header", "Where we stand", 54}, {"closing", "Questions?", 54}}) {
    Slide slide = test::slide(row.layout, {text("t", row.title, "title")});
    slide.hints.icons = false;
    EXPECT_EQ(largest_size_pt(cover_deck({slide}).of("t").text), row.size_pt) << row.title;
  }
  Slide authored = test::slide("title_center", {text("t", "Tidewell", "title")});
  authored.elements.front().style.size_pt = 40;
  EXPECT_EQ(largest_size_pt(cover_deck({authored}).of("t").text), 40);
}

TEST(CoverMotifs, HaveTheProportionsOfTheValues) {
  const LaidOut out = cover_deck({cover(), chart_slide({20, 40, 10})});
  const auto bars = out.named("Cover bar");
  ASSERT_EQ(bars.size(), 3U);
  EXPECT_NEAR(to_pt(bars[0]->box.h) * 2, to_pt(bars[1]->box.h), 0.1);
  EXPECT_NEAR(to_pt(bars[2]->box.h) * 4, to_pt(bars[1]->box.h), 0.1);
  for (const ElementIr* bar : bars) EXPECT_EQ(bar->box.bottom(), out.ir.size.h);
}

Slide section(const std::string& title, const std::string& id) {
  Slide slide = test::slide("section_header", {text("t", title, "title")});
  slide.type = SlideType::Section;
  slide.slide_id = id;
  return slide;
}

// A block without a number would be empty.
TEST(Sections, WithoutANumberHaveTheIconOfTheirSubject) {
  for (const bool wanted : {true, false}) {
    Slide slide = section("Security", "a");
    slide.hints.icons = wanted;
    slide.hints.section_number = false;
    const LaidOut out = cover_deck({slide});
    const ElementIr* icon = find_element(out.ir, "_section_icon");
    ASSERT_EQ(icon != nullptr, wanted);
    if (icon == nullptr) continue;
    EXPECT_TRUE(icon->decorative);
    EXPECT_NE(icon->shape.find("shield"), std::string::npos);
    EXPECT_LT(icon->box.right(), out.of("t").box.x);
  }
  EXPECT_EQ(find_element(cover_deck({section("Qwertz", "a")}).ir, "_section_icon"), nullptr);
}

// The disc for the number was empty where a section has none.
TEST(Sections, HaveTheirIconOnTheDiscOfTheirTheme) {
  const auto t = templates::builtin_template("fresh", SlideSize::Widescreen16x9);
  ASSERT_TRUE(t.has_value());
  for (const char* title : {"Security", "Qwertz"}) {
    Slide slide = section(title, "a");
    slide.hints.section_number = false;
    Deck deck = test::deck({slide}, "en");
    deck.title = "The bicycle report";
    DiagnosticSink notes;
    const auto ir = lay_out_slide(slide, {deck, *t, test::text_engine()}, notes);
    ASSERT_TRUE(ir.has_value());
    const ElementIr* icon = find_element(*ir, "_section_icon");
    ASSERT_NE(icon, nullptr) << title;
    EXPECT_EQ(icon->shape.find("bicycle") != std::string::npos, std::string_view(title) == "Qwertz");
    EXPECT_TRUE(std::any_of(ir->backdrop.begin(), ir->backdrop.end(), [&](const BackdropIr& drawn) {
      return drawn.shape == "ellipse" && intersection(drawn.box, icon->box) == icon->box;
    }));
  }
}

// People stood on the rule of the block, as if by accident.
TEST(Sections, HaveTheirIconAboveTheRuleOfTheirBlock) {
  Slide slide = section("Security", "a");
  slide.hints.section_number = false;
  const Deck deck = test::deck({slide}, "en");
  for (const char* theme : {"public", "mono"}) {
    SCOPED_TRACE(theme);
    const auto t = templates::builtin_template(theme, SlideSize::Widescreen16x9);
    ASSERT_TRUE(t.has_value());
    DiagnosticSink notes;
    const auto ir = lay_out_slide(slide, {deck, *t, test::text_engine()}, notes);
    ASSERT_TRUE(ir.has_value());
    const ElementIr* icon = find_element(*ir, "_section_icon");
    ASSERT_NE(icon, nullptr);
    for (const BackdropIr& drawn : ir->backdrop) {
      if (drawn.box.h >= ir->size.h) continue;
      EXPECT_TRUE(intersection(drawn.box, icon->box).empty());
    }
    // At the same place of a page that is read from the right.
    const auto mirrored = templates::drawn_right_to_left(*t);
    ASSERT_TRUE(mirrored.has_value());
    const Deck arabic = test::deck({slide}, "ar");
    const auto rtl = lay_out_slide(slide, {arabic, *mirrored, test::text_engine()}, notes);
    ASSERT_TRUE(rtl.has_value());
    const ElementIr* other = find_element(*rtl, "_section_icon");
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(other->box.x, rtl->size.w - icon->box.right());
  }
}

TEST(SectionNumbers, AreCountedOrTakenFromTheTitle) {
  struct Row {
    const char* title;
    const char* read;  // number, then title
  };
  for (const Row& row : std::vector<Row>{{"Market", "2\nMarket\n"},
                                         {"2. Market", "2.\nMarket\n"},
                                         {"Part II: Market", "Part\nII:\nMarket\n"},
                                         {"Module 3 Inverters", "Module\n3\nInverters\n"},
                                         {"02 Market", "02\nMarket\n"},
                                         {"제2장 시장 현황", "제2장\n시장 현황\n"},
                                         {"Ⅱ. 추진 계획", "Ⅱ.\n추진 계획\n"},
                                         {"第二章 市場", "第二章\n市場\n"},
                                         {"2\nMarket", "2\nMarket\n"}}) {
    const LaidOut out = cover_deck({section("Intro", "a"), section(row.title, "b")}, 1);
    EXPECT_EQ(out.read(), row.read) << row.title;
    EXPECT_EQ(out.count("section-number"), 1U) << row.title;
    const ElementIr& number = out.ir.elements.front();
    EXPECT_GE(largest_size_pt(number.text), 44) << row.title;
    // Also where a narrow block makes the number small, and its mark with it.
    EXPECT_LE(number.min_font_pt, smallest_size_pt(number.text)) << row.title;
    EXPECT_TRUE(intersection(number.box, out.of("t").box).empty()) << row.title;
    for (const Diagnostic& d : qc::check_slide(out.ir, test::measured(out.ir))) {
      if (d.defect) ADD_FAILURE() << row.title << ": " << d.rule << ": " << d.message;
    }
  }
}

// It stood small above the title, and the theme's disc for it was empty.
TEST(SectionNumbers, OfAnAuthorStandWhereTheThemeHasThem) {
  const auto theme = templates::builtin_template("fresh", SlideSize::Widescreen16x9);
  const LaidOut counted =
      cover_deck({section("Intro", "a"), section("Market", "b")}, 1, "en", {}, *theme);
  const LaidOut written =
      cover_deck({section("Intro", "a"), section("Module 1: Market", "b")}, 1, "en", {}, *theme);
  const ElementIr& own = written.of("_section");
  EXPECT_EQ(own.box, counted.of("_section").box);
  EXPECT_EQ(own.text.paragraphs.front().runs.front().style.color.rgb,
            counted.of("_section").text.paragraphs.front().runs.front().style.color.rgb);
  EXPECT_GE(largest_size_pt(own.text), 44);
  EXPECT_EQ(plain_text(written.of("t").text), "Market");
}

TEST(SectionNumbers, AreNotReadIntoSentences) {
  for (const char* title : {"3 markets that grow", "2025 in review", "2.5 million users",
                            "Phase 2 results", "3-year plan", "9:30 to noon", "2주 계획"}) {
    const LaidOut out = cover_deck({section("Intro", "a"), section(title, "b")}, 1);
    const std::string counted = std::string("2\n") + title + "\n";
    EXPECT_EQ(out.read(), counted) << title;
  }
}

TEST(SectionNumbers, FollowTheAgendaAndItsAuthor) {
  Slide agenda = test::slide("agenda", {text("t", "Agenda", "title"),
                                        bullets("l", {"Summary", "Market", "Plan for 2026"})});
  EXPECT_EQ(cover_deck({agenda, section("Market", "a"), section("Plan", "b")}, 2).read(),
            "3\nPlan\n");
  // Sections that their author numbers are not counted besides.
  EXPECT_EQ(cover_deck({section("Welcome", "a"), section("1. Market", "b")}, 0).read(),
            "Welcome\n");
  EXPECT_EQ(cover_deck({section("Market", "a"), section("Appendix", "b")}, 1).read(), "Appendix\n");
  // A title that is a number alone is not written twice.
  EXPECT_EQ(cover_deck({section("Part 1", "a"), section("Part 2", "b")}, 1).read(), "Part 2\n");
  Slide off = section("2. Market", "a");
  off.hints.section_number = false;
  EXPECT_EQ(cover_deck({off}).read(), "2. Market\n");
}

Slide closing(std::vector<Element> elements) {
  elements.insert(elements.begin(), text("t", "Thank you", "title"));
  Slide slide = test::slide("closing", std::move(elements));
  slide.type = SlideType::Closing;
  return slide;
}

// A card with a "1" at the top of an empty page, in each of five decks that were written from the prompt.
TEST(Closings, HaveAnOnlyStepAboveTheContact) {
  const LaidOut out = cover_deck({closing({text("n", "Decision on 15 September", "next_step"),
                                           text("c", "Dr Okafor, operations", "contact")})});
  EXPECT_TRUE(out.named("number").empty());
  const Rect step = find_element(out.ir, "n")->box, contact = find_element(out.ir, "c")->box;
  EXPECT_LT(step.bottom(), contact.y);
  EXPECT_EQ(step.x, contact.x);
  EXPECT_EQ(step.w, contact.w);
  EXPECT_GE(largest_size_pt(find_element(out.ir, "n")->text), 20);
}

TEST(Closings, PartNoTelephoneNumber) {
  const LaidOut out = cover_deck(
      {closing({text("c", "ana.lindholm@northwind.example, +47 55 50 01 34 56", "contact")})});
  const ElementIr& contact = *find_element(out.ir, "c");
  const Insets& in = contact.text.insets;
  const auto lines = test::text_engine()
                         .lay_out(contact.text, to_pt(contact.box.w - in.left - in.right))
                         .lines;
  const std::string words = plain_text(contact.text);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const bool parted = std::isdigit(static_cast<unsigned char>(words[lines[i].visible_end - 1])) != 0 &&
                        std::isdigit(static_cast<unsigned char>(words[lines[i].end])) != 0;
    EXPECT_FALSE(parted) << words.substr(0, lines[i].end);
  }
}

TEST(Closings, HaveABlockForTheContact) {
  struct Row {
    const char* name;
    const char* words;
    const char* role;
    std::size_t icons;
    bool block;
  };
  for (const Row& row :
       std::vector<Row>{{"address", "ana@tidewell.example", "body", 1, true},
                        {"lines", "Mara Osei\nmara@backend.example\n+44 20 7946 0018", "", 2, true},
                        {"Korean", "문의: 경영기획본부 이서연 (내선 3021)", "body", 1, true},
                        {"by its role", "Old library, first floor", "contact", 1, true},
                        {"an only step", "Sign the list at the desk", "next_step", 1, true},
                        {"a step and its day", "Decision on 15 September", "next_step", 1, true},
                        {"a sentence", "All figures are rounded", "body", 0, false},
                        {"a date", "Next meeting on 05/12/2025", "body", 0, false}}) {
    const LaidOut out = cover_deck({closing({text("c", row.words, row.role)})});
    const auto icons =
        std::count_if(out.ir.elements.begin(), out.ir.elements.end(),
                      [](const ElementIr& e) { return e.shape.starts_with("icon:"); });
    EXPECT_EQ(static_cast<std::size_t>(icons), row.icons) << row.name;
    EXPECT_EQ(out.named("block").size(), row.block ? 1U : 0U) << row.name;
    EXPECT_EQ(out.count("closing-parts"), row.block ? 1U : 0U) << row.name;
    EXPECT_EQ(out.read(), "Thank you\n" + std::string(row.words) + "\n") << row.name;
    EXPECT_TRUE(out.of("c").placeholder) << row.name;
  }
}

Element step(const std::string& id, const std::string& words) {
  return text(id, words, "next_step");
}

TEST(Closings, HaveNextStepsAsNumberedCards) {
  const std::vector<Element> steps{step("a", "Sign the lease"), step("b", "Hire a project lead"),
                                   step("d", "Open in September")};
  std::vector<Element> both = steps;
  both.push_back(text("c", "Mara Osei\nmara@backend.example", "contact"));
  Element list = bullets("l", {"Sign the lease", "Hire a project lead", "Open in September"});
  for (const std::string language : {"en", "ar", "ko"}) {
    for (const std::vector<Element>& elements :
         {steps, both, {list, text("c", "Mara Osei\nmara@backend.example")}}) {
      const LaidOut out = cover_deck({closing(elements)}, 0, language);
      const auto numbers = out.named("Step number");
      ASSERT_EQ(numbers.size(), 3U) << language;
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        EXPECT_EQ(plain_text(numbers[i]->text), std::to_string(i + 1));
        EXPECT_TRUE(numbers[i]->decorative);
      }
      const std::string read = out.read();
      for (const char* words : {"Sign the lease\n", "Hire a project lead\n", "Open in September\n"})
        EXPECT_NE(read.find(words), std::string::npos) << language << words;
      std::vector<Rect> cards;
      for (const ElementIr& element : out.ir.elements) {
        if (element.member && element.member->group == "steps") cards.push_back(element.box);
      }
      ASSERT_EQ(cards.size(), 3U);
      for (const Rect& card : cards) {
        EXPECT_EQ(card.w, cards[0].w);
        EXPECT_EQ(card.h, cards[0].h);
        EXPECT_LE(card.bottom(), out.ir.safe_area.bottom());
      }
      for (const Diagnostic& d : qc::check_slide(out.ir, test::measured(out.ir))) {
        if (d.defect) ADD_FAILURE() << language << ": " << d.rule << ": " << d.message;
      }
    }
  }
}

// Some themes have the title on a panel beside the body: what stands there begins at its top.
TEST(Closings, BeginBesideATitleOnAPanelOfItsOwn) {
  const auto t = templates::builtin_template("midnight", SlideSize::Widescreen16x9);
  ASSERT_TRUE(t);
  const LaidOut out = cover_deck(
      {closing({step("a", "Sign the lease"), step("b", "Hire a project lead")})}, 0, "en", {}, *t);
  EXPECT_EQ(out.named("Step number").size(), 2U);
  const Rect& title = out.of("t").box;
  for (const ElementIr* number : out.named("Step number")) {
    EXPECT_GT(number->box.x, title.right());
  }
  EXPECT_LT(out.named("Step number").front()->box.y, title.bottom());
}

TEST(Closings, StayPlainWhereTheAuthorSaysSo) {
  Slide slide = closing({text("c", "ana@tidewell.example")});
  slide.hints.arrange = Arrange::None;
  const LaidOut page = cover_deck({slide});
  EXPECT_EQ(page.named("block").size(), 0U);
}

}  // namespace
}  // namespace deckle::layout

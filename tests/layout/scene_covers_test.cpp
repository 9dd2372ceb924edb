// Scenes on covers and closing slides: where they are, what turns them off, and that they meet no
// text.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "layout/names/resolve_layout.h"
#include "layout/slide/lay_out.h"
#include "qc/run/runner.h"
#include "slidespec/ir/icon_shape.h"
#include "templates/right_to_left.h"
#include "templates/theme/theme.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::text;

struct Drawn {
  SlideIr ir;
  DiagnosticSink notes;

  [[nodiscard]] bool has_scene() const { return !scene().empty(); }
  // Of a page that is kept: what is found belongs to it.
  [[nodiscard]] std::vector<const ElementIr*> scene() const&& = delete;
  [[nodiscard]] std::vector<const ElementIr*> scene() const& {
    std::vector<const ElementIr*> out;
    for (const ElementIr& element : ir.elements) {
      if (!element.groups.empty() && element.groups.outermost().name.starts_with("Cover scene "))
        out.push_back(&element);
    }
    return out;
  }
  [[nodiscard]] std::string icon() const {
    for (const ElementIr& element : ir.elements) {
      if (element.name == "Cover icon") return std::string(icon_name(element));
    }
    return {};
  }
  [[nodiscard]] std::size_t notes_of(const std::string& rule) const {
    return static_cast<std::size_t>(std::count_if(
        notes.begin(), notes.end(), [&rule](const Diagnostic& d) { return d.rule == rule; }));
  }
};

Drawn drawn(std::vector<Slide> slides, std::size_t which, const templates::Template& t,
            const std::string& language = "en") {
  Deck deck = test::deck(std::move(slides), language);
  Drawn out;
  out.notes = resolve_layouts(deck, t);
  auto ir = lay_out_slide(deck.slides[which], {deck, t, test::text_engine()}, out.notes);
  if (!ir) ADD_FAILURE() << to_string(ir.error());
  out.ir = ir.value_or(SlideIr{});
  return out;
}

Slide cover(const std::string& title = "Airport plan", const std::string& subtitle = "March 2026") {
  Slide slide =
      test::slide("title_center", {text("t", title, "title"), text("s", subtitle, "subtitle")});
  slide.type = SlideType::Title;
  return slide;
}

Slide closing(const std::string& role, const std::string& words) {
  Slide slide = test::slide("closing", {text("t", "Thank you", "title"), text("c", words, role)});
  slide.type = SlideType::Closing;
  return slide;
}

// Whether the box holds the lines that it had before it was cut.
bool contains_lines(const ElementIr& element) {
  const Insets& in = element.text.insets;
  const double width = to_pt(element.box.w - in.left - in.right);
  const measure::LaidOutText laid = test::text_engine().lay_out(element.text, width);
  const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                [](const measure::Line& line) { return line.split_word; });
  return !torn && laid.height <= to_pt(element.box.h - in.top - in.bottom) + 1;
}

// `fits`: the texts fit their boxes before anything is repaired.
void expect_clear(const Drawn& out, const std::string& what, bool fits = true) {
  const Rect page{Emu(0), Emu(0), out.ir.size.w, out.ir.size.h};
  const std::vector<const ElementIr*> pieces = out.scene();
  for (const ElementIr* piece : pieces) {
    EXPECT_TRUE(piece->decorative && piece->pinned && piece->full_bleed) << what;
    EXPECT_EQ(piece->groups, pieces.front()->groups) << what;
    EXPECT_EQ(intersection(piece->box, page), piece->box) << what << " " << piece->name;
    for (const ElementIr& element : out.ir.elements) {
      if (element.decorative || element.text.empty()) continue;
      EXPECT_TRUE(intersection(piece->box, element.box).empty())
          << what << " " << piece->name << " on " << element.eid;
      EXPECT_TRUE(!fits || contains_lines(element)) << what << " " << element.eid;
    }
  }
}

// Every cover had one icon on a disc, whatever the deck was about.
TEST(SceneCovers, AreDrawnInAllThemes) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      for (const std::string language : {"en", "ko", "ar"}) {
        const auto theme = templates::builtin_template(id, size);
        ASSERT_TRUE(theme);
        const Drawn out = drawn({cover()}, 0, *theme, language);
        const std::string what = id + " " + language;
        if (size == SlideSize::Widescreen16x9 && language == "en") {
          EXPECT_GE(out.scene().size(), 10U) << what;
        }
        // There is a scene or an icon, and one note on it.
        EXPECT_FALSE(!out.scene().empty() && !out.icon().empty()) << what;
        EXPECT_TRUE(!out.scene().empty() || !out.icon().empty() || id == "public") << what;
        EXPECT_LE(out.notes_of("cover-motif"), 1U) << what;
        expect_clear(out, what);
        if (!out.scene().empty()) {
          EXPECT_EQ(out.scene().front()->groups.outermost().name, "Cover scene airport") << what;
        }
      }
    }
  }
}

TEST(SceneCovers, AreMirroredForReadersFromTheRight) {
  const Drawn left = drawn({cover()}, 0, test::default_template());
  const Drawn right = drawn({cover()}, 0, test::default_template(), "ar");
  ASSERT_FALSE(left.scene().empty());
  ASSERT_FALSE(right.scene().empty());
  EXPECT_EQ(left.scene().front()->box.right(), left.ir.size.w);
  EXPECT_EQ(right.scene().front()->box.x, Emu(0));
}

TEST(SceneCovers, FollowTheHint) {
  struct Row {
    std::optional<CoverMotif> motif;
    std::string scene;  // of the hint
    std::optional<bool> icons;
    const char* title;
    std::string drawn;  // "": no scene
    bool icon;
  };
  using M = std::optional<CoverMotif>;
  for (const Row& row : {
           Row{M(), "", {}, "Airport plan", "airport", false},
           Row{CoverMotif::Scene, "", {}, "Airport plan", "airport", false},
           Row{CoverMotif::Scene, "books", {}, "Airport plan", "books", false},
           Row{CoverMotif::Scene, "books", {}, "Qwertz", "books", false},
           Row{CoverMotif::Scene, "", {}, "Qwertz", "", false},
           Row{CoverMotif::Icon, "", {}, "Airport plan", "", true},
           Row{CoverMotif::None, "", {}, "Airport plan", "", false},
           Row{CoverMotif::Sheets, "", {}, "Airport plan", "", false},
           Row{M(), "", false, "Airport plan", "", false},
           Row{M(), "", {}, "Wedding plan", "", true},  // an icon that has no scene
       }) {
    Slide slide = cover(row.title, "Asdf");
    slide.hints.motif = row.motif;
    slide.hints.scene = row.scene;
    slide.hints.icons = row.icons;
    const Drawn out = drawn({slide}, 0, test::default_template());
    EXPECT_EQ(out.scene().empty() ? "" : out.scene().front()->groups.outermost().name,
              row.drawn.empty() ? "" : "Cover scene " + row.drawn)
        << row.title;
    EXPECT_EQ(!out.icon().empty(), row.icon) << row.title;
  }
}

// A title of one long line left a narrow column.
TEST(SceneCovers, HaveMoreSpaceBesideTwoLines) {
  const auto column = [](const std::string& title) {
    const Drawn out = drawn({cover(title)}, 0, test::default_template());
    return out.scene().empty() ? 0.0 : to_pt(out.scene().front()->box.w);
  };
  EXPECT_GT(column("Airports after the year 2024"), 320);
  // A word is not divided, and two lines stay two.
  const Drawn korean =
      drawn({cover("지역공항중장기발전전략보고서")}, 0, test::default_template(), "ko");
  EXPECT_EQ(find_element(korean.ir, "t")->box,
            find_element(korean.ir, "t")->placeholder->inherited_box);
  // Only for a scene.
  Slide placed = cover("Airports after the year 2024");
  placed.hints.motif = CoverMotif::Icon;
  const Drawn icon = drawn({placed}, 0, test::default_template());
  EXPECT_EQ(find_element(icon.ir, "t")->box,
            find_element(icon.ir, "t")->placeholder->inherited_box);
}

// Where the texts leave too little space, the theme's icon is what it was.
TEST(SceneCovers, GiveWayToTexts) {
  const std::string title =
      "Where the regional airport of Lindholm goes until the year 2030, "
      "and what the supervisory board is asked to decide";
  for (const std::string& id : templates::builtin_theme_ids()) {
    const auto theme = templates::builtin_template(id, SlideSize::Widescreen16x9);
    expect_clear(drawn({cover(title, title)}, 0, *theme), id, false);
  }
  // A picture of the cover's own is enough.
  Slide pictured = cover();
  Element picture;
  picture.element_id = "p";
  picture.kind = ElementKind::Image;
  picture.content = ImageContent{"photo", "a runway", std::nullopt};
  pictured.elements.push_back(picture);
  EXPECT_FALSE(drawn({pictured}, 0, test::default_template()).has_scene());
}

// The band of sources is as wide as the page, and lay below the scene.
TEST(SceneCovers, AreClearOfTheSources) {
  Slide cited = cover();
  Citation source;
  source.id = "c1";
  source.is_url = true;
  source.url = "https://example.com/a";
  source.title = "Statistics of the airport";
  cited.citations = {source};
  const Drawn out = drawn({cited}, 0, test::default_template());
  EXPECT_FALSE(out.scene().empty());
  EXPECT_NE(find_element(out.ir, "_citations"), nullptr);
  expect_clear(out, "with a source");
}

TEST(SceneCovers, ReturnAtTheEnd) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
      const auto theme = templates::builtin_template(id, size);
      const Slide contact = closing("contact", "ana@lindholm.example\n+46 555 0134");
      const Drawn out = drawn({cover(), contact}, 1, *theme);
      if (size == SlideSize::Widescreen16x9) {
        EXPECT_FALSE(out.scene().empty()) << id;
      }
      expect_clear(out, id + " contact");
      Slide steps = closing("next_step", "Adopt the three moves");
      steps.elements.push_back(text("d", "Release the plan of pier B", "next_step"));
      steps.elements.push_back(text("e", "Appoint a director", "next_step"));
      expect_clear(drawn({cover(), steps}, 1, *theme), id + " steps");
    }
  }
  Slide last = closing("contact", "ana@lindholm.example");
  last.hints.icons = false;
  EXPECT_FALSE(drawn({cover(), last}, 1, test::default_template()).has_scene());
}

// It ran on below the panel.
TEST(SceneCovers, TheBlockOfAContactEndsBeforeThePanel) {
  for (const char* id : {"default", "fresh"}) {
    const auto theme = templates::builtin_template(id, SlideSize::Widescreen16x9);
    const Drawn out = drawn({cover(), closing("contact", "ana@lindholm.example")}, 1, *theme);
    const auto named = [&](const char* name) {
      return std::find_if(out.ir.elements.begin(), out.ir.elements.end(),
                          [&](const ElementIr& e) { return e.name.ends_with(name); });
    };
    const auto block = named(" block"), panel = named("Cover panel");
    ASSERT_TRUE(block != out.ir.elements.end() && panel != out.ir.elements.end()) << id;
    EXPECT_EQ(block->box.w, find_element(out.ir, "c")->box.w) << id;
    EXPECT_GE(panel->box.x - block->box.right(), emu_from_pt(20)) << id;
    // What the theme draws at that side is behind the panel.
    EXPECT_EQ(panel->box.h, out.ir.size.h) << id;
  }
}

// A small square of the scene was in the corner, above a title in one line.
TEST(SceneCovers, HaveMoreSpaceBesideATitleInTwoLinesAtTheEnd) {
  Slide last = closing("contact", "ana@lindholm.example");
  last.elements.front() = text("t", "Let us build one beside your terminal", "title");
  const Drawn out = drawn({cover(), last}, 1, test::default_template());
  ASSERT_TRUE(out.has_scene());
  Rect all;
  for (const ElementIr* piece : out.scene()) all = bounding(all, piece->box);
  EXPECT_GE(all.bottom(), out.ir.size.h - Emu(1));
  EXPECT_LT(to_pt(find_element(out.ir, "t")->box.right()), to_pt(out.ir.size.w) * 0.6);
}

// The title and the contact were on two halves that had nothing in common.
TEST(SceneCovers, TakeThePageBesideThePanelWithTitleAndContact) {
  const auto theme = templates::builtin_template("midnight", SlideSize::Widescreen16x9);
  const Drawn out = drawn({cover(), closing("contact", "ana@lindholm.example")}, 1, *theme);
  ASSERT_TRUE(out.has_scene());
  const ElementIr &title = *find_element(out.ir, "t"), &contact = *find_element(out.ir, "c");
  EXPECT_GE(contact.box.y, title.box.bottom());
  EXPECT_LE(contact.box.right(), title.box.right());
  const auto color = [](const ElementIr& element) {
    return element.text.paragraphs.front().runs.front().style.color.rgb;
  };
  EXPECT_EQ(color(contact), color(title)) << "both are on the panel";
  for (const ElementIr* piece : out.scene()) EXPECT_GE(piece->box.x, title.box.right());
  // Without a scene the contact is what the rest of the page is for.
  Slide plain = closing("contact", "ana@lindholm.example");
  plain.hints.icons = false;
  const Drawn bare = drawn({cover(), plain}, 1, *theme);
  EXPECT_GE(find_element(bare.ir, "c")->box.x, find_element(bare.ir, "t")->box.right());
}

// Beside a large number the scene, pale and cut off, was in its way.
TEST(SceneCovers, ReturnOnTheBlockOfASectionWithoutANumber) {
  const auto section = [] {
    Slide slide = test::slide("section_header", {text("t", "Where we stand", "title")});
    slide.type = SlideType::Section;
    slide.hints.section_number = false;
    return slide;
  };
  Slide numbered = section();
  numbered.hints.section_number = std::nullopt;
  const Drawn with_number = drawn({cover(), numbered}, 1, test::default_template());
  EXPECT_FALSE(with_number.has_scene());
  const ElementIr* number = find_element(with_number.ir, "_section");
  ASSERT_NE(number, nullptr);
  EXPECT_GE(largest_size_pt(number->text), 160) << "it fills the block";
  const auto mirrored = templates::drawn_right_to_left(test::default_template());
  ASSERT_TRUE(mirrored.has_value());
  for (const char* language : {"en", "ar"}) {
    const bool right = std::string(language) == "ar";
    const Drawn out = drawn({cover(), section()}, 1,
                            right ? *mirrored : test::default_template(), language);
    ASSERT_TRUE(out.has_scene()) << language;
    for (const ElementIr* piece : out.scene()) {
      EXPECT_TRUE(piece->decorative);
      EXPECT_TRUE(intersection(piece->box, find_element(out.ir, "t")->box).empty());
    }
    for (const Diagnostic& d : qc::check_slide(out.ir, test::measured(out.ir)))
      EXPECT_EQ(d.severity, Severity::Note) << d.rule << ": " << d.message.english();
  }
  Slide plain = section();
  plain.hints.icons = false;
  EXPECT_FALSE(drawn({cover(), plain}, 1, test::default_template()).has_scene());
  const auto paper = templates::builtin_template("paper", SlideSize::Widescreen16x9);
  EXPECT_FALSE(drawn({cover(), section()}, 1, *paper).has_scene());
}

TEST(SceneCovers, ReturnOnATitleThatIsAloneOnItsSlide) {
  const Slide alone = test::slide("one_column", {text("t", "Boring is a feature", "title")});
  const Drawn out = drawn({cover(), alone}, 1, test::default_template());
  EXPECT_TRUE(out.has_scene());
  EXPECT_EQ(find_element(out.ir, "_section"), nullptr);
}

TEST(SceneCovers, AreNoFlawOfTheirSlide) {
  for (const std::string& id : templates::builtin_theme_ids()) {
    const auto theme = templates::builtin_template(id, SlideSize::Widescreen16x9);
    const Drawn out = drawn({cover()}, 0, *theme);
    for (const Diagnostic& d : qc::check_slide(out.ir, test::measured(out.ir)))
      EXPECT_EQ(d.severity, Severity::Note) << id << " " << d.rule << " " << d.message.english();
  }
}

}  // namespace
}  // namespace deckle::layout

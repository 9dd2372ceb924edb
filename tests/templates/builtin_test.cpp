// The built-in templates follow docs/design.md, "How a deck looks".

#include <gtest/gtest.h>

#include <array>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "ooxml/drawing/color.h"
#include "slidespec/backdrop/ground.h"
#include "templates/builtin.h"
#include "templates/right_to_left.h"
#include "templates/template.h"
#include "tests/templates/parts.h"

namespace deckle::templates {
namespace {

constexpr std::array<const char*, 15> kLayouts{
    "title_center", "section_header",   "one_column",   "two_column", "chart_focus",
    "table_focus",  "image_full_bleed", "quote_center", "closing",    "title_bare",
    "title_split",  "title_scrim",      "title_plain",  "closing_steps",
    "lone_sentence"};
constexpr std::int64_t kStep = 4 * kEmuPerPt;  // the grid
constexpr double kTextContrast = 4.5;

bool is_header_footer(const Placeholder& p) {
  return p.type == "dt" || p.type == "ftr" || p.type == "sldNum";
}
bool is_picture(const Placeholder& p) { return p.type == "pic"; }
bool is_title(const Placeholder& p) { return p.type == "title" || p.type == "ctrTitle"; }

struct Look {
  std::string theme;
  SlideSize size;
};

std::vector<Look> looks() {
  std::vector<Look> all;
  for (const std::string& theme : builtin_template_ids()) {
    for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3})
      all.push_back({theme, size});
  }
  return all;
}

class Builtin : public testing::TestWithParam<Look> {
 protected:
  void SetUp() override {
    Result<Template> read = builtin_template(GetParam().theme, GetParam().size);
    ASSERT_TRUE(read) << to_string(read.error());
    template_ = std::move(*read);
  }
  const Layout& layout(const std::string& name) const {
    for (const Layout& l : template_.layouts) {
      if (l.name == name) return l;
    }
    ADD_FAILURE() << name;
    return template_.layouts.front();
  }
  // Some sizes and places are those of the theme `default` alone.
  [[nodiscard]] bool is_default() const { return GetParam().theme == "default"; }
  [[nodiscard]] double text_contrast() const {
    return template_.theme ? template_.theme->contrast : kTextContrast;
  }
  Template template_;
};

INSTANTIATE_TEST_SUITE_P(Themes, Builtin, testing::ValuesIn(looks()), [](const auto& row) {
  return row.param.theme + (row.param.size == SlideSize::Widescreen16x9 ? "Wide" : "Standard");
});

TEST_P(Builtin, HasTheNineLayoutsAndTheOtherCoversInOrder) {
  ASSERT_EQ(template_.layouts.size(), kLayouts.size());
  for (std::size_t i = 0; i < kLayouts.size(); ++i)
    EXPECT_EQ(template_.layouts[i].name, kLayouts[i]);
}

TEST_P(Builtin, IsOnTheGrid) {
  for (const Layout& l : template_.layouts) {
    for (const Placeholder& p : l.placeholders) {
      for (const Emu edge : {p.box.x, p.box.y, p.box.right(), p.box.bottom()}) {
        EXPECT_EQ(edge.value() % kStep, 0) << l.name << " " << p.name << " " << to_pt(edge);
      }
    }
  }
}

TEST_P(Builtin, KeepsItsMargins) {
  const Emu margin = emu_from_pt(36);
  for (const Layout& l : template_.layouts) {
    if (l.name == "image_full_bleed") continue;
    for (const Placeholder& p : l.placeholders) {
      if (is_picture(p)) continue;  // to the edges of the page
      EXPECT_GE(p.box.x, margin) << l.name << " " << p.name;
      EXPECT_LE(p.box.right(), template_.page.w - margin) << l.name << " " << p.name;
      // A title on a band at the edge is in its middle.
      const bool on_band = template_.theme && template_.theme->title_rule == TitleRule::Head;
      EXPECT_GE(p.box.y, emu_from_pt(is_title(p) && on_band ? 24 : 32)) << l.name << " " << p.name;
      // Footers are in the margin below the content (docs/design.md, "Page and safe area").
      const Emu least = is_header_footer(p) ? emu_from_pt(12) : margin;
      EXPECT_LE(p.box.bottom(), template_.page.h - least) << l.name << " " << p.name;
    }
  }
}

// Boxes grown by 8 px on each side must not meet (docs/repair-loop.md, 5.3): 16 px lie between any
// two.
TEST_P(Builtin, LeavesSpaceBetweenPlaceholders) {
  for (const Layout& l : template_.layouts) {
    if (l.name == "image_full_bleed") continue;  // a picture behind a panel of two parts
    for (const Placeholder& a : l.placeholders) {
      for (const Placeholder& b : l.placeholders) {
        if (&a >= &b || is_picture(a) || is_picture(b)) continue;  // a cover's is behind or beside
        const Emu safe = emu_from_px(8);
        EXPECT_TRUE(intersection(a.box.inflated(safe), b.box.inflated(safe)).empty())
            << l.name << ": " << a.name << " and " << b.name;
      }
    }
  }
}

TEST_P(Builtin, StartsContentAtOnePlace) {
  const Layout& first = layout("one_column");
  for (const char* name : {"two_column", "chart_focus", "table_focus"}) {
    const Layout& l = layout(name);
    EXPECT_EQ(l.find("title")->box, first.find("title")->box) << name;
    for (const Placeholder& p : l.placeholders) {
      if (is_title(p) || is_header_footer(p)) continue;
      EXPECT_EQ(p.box.y, emu_from_pt(136)) << name << " " << p.name;
      EXPECT_EQ(p.box.bottom(), emu_from_pt(488)) << name << " " << p.name;
    }
  }
}

TEST_P(Builtin, DividesTwoColumns55To45) {
  const Layout& l = layout("two_column");
  const Placeholder* left = nullptr;
  const Placeholder* right = nullptr;
  for (const Placeholder& p : l.placeholders) {
    if (p.type == "obj") (left == nullptr ? left : right) = &p;
  }
  ASSERT_TRUE(left != nullptr && right != nullptr);
  const double share = to_pt(left->box.w) / (to_pt(left->box.w) + to_pt(right->box.w));
  EXPECT_NEAR(share, 0.55, 0.005);
  EXPECT_EQ(right->box.x - left->box.right(), emu_from_pt(16));
}

TEST_P(Builtin, HoldsTwoKoreanTitleLines) {
  if (!is_default()) return;
  const Placeholder* title = layout("one_column").find("title");
  const double inner = to_pt(title->box.h - title->text->insets.top - title->text->insets.bottom);
  EXPECT_GE(inner, 2 * 28 * 1.2 * 1.1);
  EXPECT_EQ(title->text->levels[0].run.size_pt, 28);
  EXPECT_EQ(title->text->anchor, Anchor::Top);
}

TEST_P(Builtin, SetsTypeByTheScale) {
  if (!is_default()) return;
  const std::set<double> scale{10, 12, 15, 16, 18, 20, 22, 28, 34, 44, 48, 54};
  for (const Layout& l : template_.layouts) {
    for (const Placeholder& p : l.placeholders) {
      const std::size_t levels = is_title(p) || is_header_footer(p) ? 1 : 9;
      for (std::size_t i = 0; i < levels; ++i) {
        EXPECT_TRUE(scale.contains(p.text->levels[i].run.size_pt))
            << l.name << " " << p.name << " level " << i;
        EXPECT_EQ(p.text->levels[i].run.kern_pt, 12) << l.name << " " << p.name;
        EXPECT_EQ(p.text->levels[i].paragraph.line_spacing,
                  (SpacingIr{SpacingIr::Unit::Percent, 100}));
      }
    }
  }
  const InheritedText& body = *layout("one_column").find("obj")->text;
  const std::array<double, 5> sizes{18, 16, 15, 15, 15};
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    EXPECT_EQ(body.levels[i].run.size_pt, sizes[i]);
    EXPECT_EQ(body.levels[i].paragraph.bullet.kind, ListKind::Bullet);
    EXPECT_EQ(body.levels[i].paragraph.margin_left, emu_from_pt(16.0 * static_cast<double>(i + 1)));
    EXPECT_EQ(body.levels[i].paragraph.indent, emu_from_pt(-16));
  }
  EXPECT_EQ(layout("title_center").find("ctrTitle")->text->levels[0].run.size_pt, 54);
  EXPECT_EQ(layout("section_header").find("title")->text->levels[0].run.size_pt, 44);
}

TEST_P(Builtin, AlignsTextOfTitleAndBody) {
  const Layout& l = layout("one_column");
  for (const char* type : {"title", "obj"}) {
    const Placeholder* p = l.find(type);
    EXPECT_EQ(p->box.x + p->text->insets.left, emu_from_pt(36)) << type;
    EXPECT_EQ(p->text->insets.right, Emu(0)) << type;
  }
}

// The colour at the place where the text of a placeholder begins: that of the topmost shape there.
std::uint32_t behind(const Layout& l, const Placeholder& p, Size page) {
  SlideIr slide;
  slide.size = page;
  slide.background = l.background;
  slide.background_rgb = l.background_rgb;
  slide.backdrop = l.backdrop;
  ElementIr text;
  slide.elements.push_back(text);
  const Emu side = emu_from_pt(8);
  const Emu y = p.text->anchor == Anchor::Bottom   ? p.box.bottom() - side * 2
                : p.text->anchor == Anchor::Middle ? p.box.center_y()
                                                   : p.box.y + side;
  const Ground ground = SlideGround(slide).behind(0, {p.box.x, y, side, side});
  return ground.is_known() && !ground.colors.empty() ? ground.colors.front().rgb : l.background_rgb;
}

TEST_P(Builtin, CanBeReadEverywhere) {
  double smallest = 21;
  for (const Layout& l : template_.layouts) {
    for (const Placeholder& p : l.placeholders) {
      const std::uint32_t background = p.fill.kind == FillIr::Kind::Solid
                                           ? p.fill.color.rgb
                                           : behind(l, p, template_.page);
      // A placeholder for an object shows one line of prompt, and never text.
      const bool object = p.type == "pic" || p.type == "chart" || p.type == "tbl";
      const std::size_t levels = is_title(p) || is_header_footer(p) || object ? 1 : 5;
      for (std::size_t i = 0; i < levels; ++i) {
        const double found = contrast_ratio(p.text->levels[i].run.color.rgb, background);
        smallest = std::min(smallest, found);
        EXPECT_GE(found, text_contrast()) << l.name << " " << p.name << " level " << i;
      }
    }
  }
  RecordProperty("least_contrast", std::to_string(smallest));
}

TEST_P(Builtin, HasReadableTextAndGreysOnEveryBackground) {
  const auto& c = template_.layouts.front().colors;
  for (const char* text : {"tx1", "tx2"}) {
    for (const char* background : {"bg1", "bg2"})
      EXPECT_GE(contrast_ratio(c.at(text), c.at(background)), text_contrast()) << text << background;
  }
  EXPECT_GE(contrast_ratio(c.at("bg1"), c.at("accent1")), kTextContrast);
  EXPECT_GE(contrast_ratio(c.at("hlink"), c.at("bg1")), kTextContrast);
  EXPECT_GE(contrast_ratio(c.at("hlink"), c.at("bg2")), kTextContrast);
}

TEST_P(Builtin, NamesItsFaces) {
  // Those whose advances are known (docs/design.md, decision 18).
  const std::set<std::string> known{"Calibri", "Cambria", "Arial", "Times New Roman",
                                    "Malgun Gothic"};
  for (const FontFaces& faces : {template_.fonts.heading, template_.fonts.body}) {
    for (const std::string& face : {faces.latin, faces.ea, faces.cs})
      EXPECT_TRUE(known.contains(face)) << face;
    EXPECT_EQ(faces.ea, "Malgun Gothic");
  }
  if (is_default()) {
    EXPECT_EQ(template_.fonts.body.latin, "Calibri");
  }
  for (const char* script : {"Jpan", "Hang", "Hans", "Hant", "Arab", "Hebr", "Thai", "Deva"}) {
    EXPECT_TRUE(template_.fonts.body_by_script.contains(script)) << script;
    EXPECT_TRUE(template_.fonts.heading_by_script.contains(script)) << script;
  }
  EXPECT_EQ(template_.text_box->levels[0].run.fonts.ea, "Malgun Gothic");
}

TEST_P(Builtin, GivesEveryLayoutItsHeaderAndFooterInOnePlace) {
  for (const Layout& l : template_.layouts) {
    if (l.name == "image_full_bleed") continue;
    for (const char* type : {"dt", "ftr", "sldNum"}) {
      ASSERT_NE(l.find(type), nullptr) << l.name << " " << type;
      const Rect &box = l.find(type)->box, &usual = layout("one_column").find(type)->box;
      // The footer of a section or closing slide begins beside its block.
      const bool beside_block = (l.name == "section_header" || l.name.starts_with("closing")) &&
                                std::string(type) == "ftr" && box.x != usual.x;
      if (beside_block) {
        if (is_default()) {
          EXPECT_EQ(box.x, l.find("title")->box.x);
        }
        EXPECT_EQ(box.right(), usual.right());
        EXPECT_EQ(box.y, usual.y);
      } else {
        EXPECT_EQ(box, usual) << l.name << " " << type;
      }
    }
  }
}

TEST_P(Builtin, TypesItsPlaceholders) {
  EXPECT_NE(layout("title_center").find("ctrTitle"), nullptr);
  EXPECT_NE(layout("title_center").find("subTitle"), nullptr);
  EXPECT_NE(layout("chart_focus").find("chart"), nullptr);
  EXPECT_NE(layout("table_focus").find("tbl"), nullptr);
  const Placeholder* picture = layout("image_full_bleed").find("pic");
  ASSERT_NE(picture, nullptr);
  EXPECT_EQ(picture->box, (Rect{Emu(0), Emu(0), template_.page.w, template_.page.h}));
}

TEST_P(Builtin, HasTheFootOnOneLine) {
  for (const Layout& l : template_.layouts) {
    const Placeholder *footer = l.find("ftr"), *date = l.find("dt"), *number = l.find("sldNum");
    if (footer == nullptr || date == nullptr || number == nullptr) continue;
    for (const Placeholder* p : {date, number}) {
      EXPECT_EQ(p->box.y, footer->box.y) << l.name;
      EXPECT_EQ(p->box.bottom(), footer->box.bottom()) << l.name;
      EXPECT_EQ(p->text->anchor, footer->text->anchor) << l.name;
      EXPECT_EQ(p->text->levels[0].run.size_pt, footer->text->levels[0].run.size_pt) << l.name;
      EXPECT_EQ(p->text->levels[0].paragraph.align, Align::Right) << l.name;
    }
    EXPECT_EQ(footer->text->levels[0].paragraph.align, Align::Left) << l.name;
    EXPECT_LT(footer->box.right(), date->box.x) << l.name;
    EXPECT_LT(date->box.right(), number->box.x) << l.name;
  }
}

// What a page draws keeps as far from its placeholders as its placeholders from each other do, so
// no box that is computed among them becomes smaller for it. A rule belongs to the title above it.
TEST_P(Builtin, DrawsNothingBehindItsText) {
  if (!is_default()) return;  // others have titles on bands
  for (const Layout& l : template_.layouts) {
    for (const Rect& drawn : l.furniture) {
      for (const Placeholder& p : l.placeholders) {
        // A cover shows neither date nor number at the foot.
        if (l.type == "title" && is_header_footer(p)) continue;
        EXPECT_TRUE(intersection(drawn, p.box).empty()) << l.name << " " << p.name;
        if (is_title(p) || is_header_footer(p)) continue;
        EXPECT_TRUE(intersection(drawn.inflated(emu_from_pt(12)), p.box).empty())
            << l.name << " " << p.name;
      }
    }
  }
}

TEST_P(Builtin, DrawsTheSameOnEveryContentPage) {
  const std::vector<Rect>& first = layout("one_column").furniture;
  if (is_default()) {
    EXPECT_EQ(first.size(), 3U);  // band, rule at the title, hairline above the foot
  }
  for (const char* name : {"two_column", "chart_focus", "table_focus"})
    EXPECT_EQ(layout(name).furniture, first) << name;
}

TEST_P(Builtin, IsDrawnFromRightToLeft) {
  const Result<Template> mirrored = drawn_right_to_left(template_);
  ASSERT_TRUE(mirrored) << to_string(mirrored.error());
  ASSERT_EQ(mirrored->layouts.size(), template_.layouts.size());
  Budget budget(mirrored->package->limits());
  const Result<Template> drawn = read_template(mirrored->package, "drawn", budget);
  ASSERT_TRUE(drawn);
  for (std::size_t i = 0; i < template_.layouts.size(); ++i) {
    const Layout &was = template_.layouts[i], &is = mirrored->layouts[i];
    EXPECT_EQ(is.furniture, was.furniture) << was.name;
    for (std::size_t p = 0; p < was.placeholders.size(); ++p)
      EXPECT_EQ(is.placeholders[p].box, was.placeholders[p].box) << was.name;
    // Elsewhere mirrored shapes lie behind places for content, and are then no furniture.
    if (was.name != "one_column" && was.name != "table_focus") continue;
    ASSERT_EQ(drawn->layouts[i].furniture.size(), was.furniture.size()) << was.name;
    for (std::size_t f = 0; f < was.furniture.size(); ++f) {
      Rect expected = was.furniture[f];
      expected.x = template_.page.w - expected.right();
      EXPECT_EQ(drawn->layouts[i].furniture[f], expected) << was.name;
    }
  }
}

TEST(Builtins, NameThemselves) {
  EXPECT_EQ(builtin_template_ids(),
            (std::vector<std::string>{"default", "contrast", "fresh", "midnight", "mono", "paper",
                                      "public", "report"}));
  const Result<Template> none = builtin_template("defualt", SlideSize::Widescreen16x9);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, ErrorCode::NotFound);
  EXPECT_NE(none.error().message.english().find("default"), std::string::npos);
}

// builtin/make_4x3.py writes one tree from the other; here the two are held to it. Everything but
// horizontal geometry on master and layouts and the page's width is equal.
TEST(Builtins, DifferInWidthOnly) {
  const std::regex horizontal(R"re(( x| cx)="-?\d+")re");
  std::map<std::string, std::string, std::less<>> wide, standard;
  for (const EmbeddedFile& file : embedded_files()) {
    const std::size_t slash = file.path.find('/');
    const std::string part(file.path.substr(slash + 1));
    std::string text(file.bytes);
    const bool sheet =
        part.starts_with("ppt/slideMasters/") || part.starts_with("ppt/slideLayouts/");
    if (sheet || part == "ppt/presentation.xml") text = std::regex_replace(text, horizontal, "");
    (file.path.starts_with("default-16x9/") ? wide : standard)[part] = text;
  }
  ASSERT_EQ(wide.size(), standard.size());
  ASSERT_GT(wide.size(), 30U);
  for (const auto& [part, text] : wide) EXPECT_EQ(text, standard[part]) << part;
}

}  // namespace
}  // namespace deckle::templates

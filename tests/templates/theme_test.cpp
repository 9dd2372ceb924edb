// Themes are read strictly, and the theme `default` is the template as it is stored.

#include "templates/theme/theme.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "templates/body_size.h"
#include "templates/template.h"
#include "templates/title_line.h"

namespace deckle::templates {
namespace {

struct Case {
  const char* name;
  const char* json;
  const char* rule;  // of the only finding
  const char* pointer;
  const char* says;  // in its message or its hint
};

TEST(Theme, SaysWhatIsWrongAndWhere) {
  const std::vector<Case> cases{
      {"no version", R"({"colors": {}})", "theme", "", "version 1"},
      {"another version", R"({"theme": 2})", "theme", "", "version 1"},
      {"a key", R"({"theme": 1, "colours": {}})", "unknown-key", "/colours", "colors"},
      {"a colour's key", R"({"theme": 1, "colors": {"acent1": "1A5FB4"}})", "unknown-key",
       "/colors/acent1", "accent1"},
      {"a colour", R"({"theme": 1, "colors": {"accent2": "orange"}})", "invalid-value",
       "/colors/accent2", "hex"},
      {"a token for dark", R"({"theme": 1, "colors": {"dark": "accent2"}})", "invalid-value",
       "/colors/dark", "accent1"},
      {"a form", R"({"theme": 1, "cover": "ring"})", "invalid-value", "/cover", "rings"},
      {"a form of the page", R"({"theme": 1, "page": {"title": "belo"}})", "invalid-value",
       "/page/title", "below"},
      {"sizes that rise", R"({"theme": 1, "sizes": {"body": [18, 20]}})", "invalid-value",
       "/sizes/body", "smaller"},
      {"a size below the minimum", R"({"theme": 1, "sizes": {"body": [18, 12]}})", "invalid-value",
       "/sizes/body", "15"},
      {"a large corner", R"({"theme": 1, "cards": {"corner": 99}})", "invalid-value",
       "/cards/corner", "24"},
      {"a marker of two characters", R"({"theme": 1, "markers": ["->"]})", "invalid-value",
       "/markers", "single"},
      {"a face", R"({"theme": 1, "fonts": {"body": {"latin": "+mn-lt"}}})", "invalid-value",
       "/fonts/body/latin", "typeface"},
      {"a name", R"({"theme": 1, "name": "My Theme"})", "invalid-value", "/name", "small"},
      {"pale text", R"({"theme": 1, "colors": {"ink": "999999"}})", "theme-contrast", "/colors/ink",
       "4.5"},
  };
  for (const Case& c : cases) {
    DiagnosticSink sink;
    (void)read_theme(c.json, "mine.theme.json", sink);
    ASSERT_FALSE(sink.empty()) << c.name;
    EXPECT_EQ(sink.front().rule, c.rule) << c.name;
    EXPECT_EQ(sink.front().at.pointer, c.pointer) << c.name;
    const std::string said = sink.front().message.english() + " " + sink.front().hint.english();
    EXPECT_NE(said.find(c.says), std::string::npos) << c.name << ": " << said;
  }
}

TEST(Theme, AsksForTheContrastItPromises) {
  DiagnosticSink sink;
  // 5.9 : 1 on white.
  EXPECT_TRUE(read_theme(R"({"theme": 1, "colors": {"muted": "606060"}})", "t", sink));
  EXPECT_TRUE(sink.empty());
  EXPECT_TRUE(
      read_theme(R"({"theme": 1, "contrast": 7, "colors": {"muted": "606060"}})", "t", sink));
  EXPECT_FALSE(sink.empty());
}

TEST(Theme, BuiltInOnesHaveNoFlaw) {
  ASSERT_EQ(builtin_theme_ids().size(), 8U);
  for (const std::string& id : builtin_theme_ids()) {
    DiagnosticSink sink;
    const std::optional<Theme> theme = read_theme(builtin_theme_text(id), id, sink);
    ASSERT_TRUE(theme) << id;
    EXPECT_TRUE(sink.empty()) << id << ": " << sink.front().message.english();
    EXPECT_EQ(theme->id, id);
    EXPECT_FALSE(theme->about.empty()) << id;
    EXPECT_FALSE(theme->about_korean.empty()) << id;
  }
}

// So that a file that leaves everything out changes nothing.
TEST(Theme, DefaultIsTheTemplateAsStored) {
  for (const SlideSize size : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const auto theme = builtin_theme("default");
    ASSERT_TRUE(theme);
    const Result<Template> made = themed_template(*theme, size);
    const Result<Template> stored = builtin_template("default", size);
    ASSERT_TRUE(made && stored);
    EXPECT_EQ(stored->theme, nullptr);
    ASSERT_EQ(made->layouts.size(), stored->layouts.size());
    for (std::size_t i = 0; i < made->layouts.size(); ++i) {
      const Layout &a = made->layouts[i], &b = stored->layouts[i];
      EXPECT_EQ(a.background_rgb, b.background_rgb) << a.name;
      EXPECT_EQ(a.colors.at("accent1"), b.colors.at("accent1")) << a.name;
      EXPECT_EQ(a.furniture, b.furniture) << a.name;
      ASSERT_EQ(a.backdrop.size(), b.backdrop.size()) << a.name;
      for (std::size_t k = 0; k < a.backdrop.size(); ++k) {
        EXPECT_EQ(a.backdrop[k].box, b.backdrop[k].box) << a.name << " " << k;
        EXPECT_EQ(a.backdrop[k].fill.rgb, b.backdrop[k].fill.rgb) << a.name << " " << k;
      }
      ASSERT_EQ(a.placeholders.size(), b.placeholders.size()) << a.name;
      for (std::size_t k = 0; k < a.placeholders.size(); ++k) {
        const Placeholder &p = a.placeholders[k], &q = b.placeholders[k];
        EXPECT_EQ(p.box, q.box) << a.name << " " << p.name;
        EXPECT_EQ(p.text->anchor, q.text->anchor) << a.name << " " << p.name;
        for (std::size_t level = 0; level < kThemeLevels; ++level) {
          EXPECT_EQ(p.text->levels[level].run, q.text->levels[level].run)
              << a.name << " " << p.name;
          EXPECT_EQ(p.text->levels[level].paragraph, q.text->levels[level].paragraph)
              << a.name << " " << p.name;
        }
      }
    }
  }
}

TEST(Theme, SetsMarkersAndSizesOfLevels) {
  const Result<Template> t = builtin_template("public", SlideSize::Widescreen16x9);
  ASSERT_TRUE(t);
  const Placeholder* body = choose_layout(*t, "one_column").layout->find("obj");
  ASSERT_NE(body, nullptr);
  const char* markers[] = {"□", "○", "–", "※", "·"};
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_EQ(body->text->levels[i].paragraph.bullet.character, markers[i]);

  const Result<Template> report = builtin_template("report", SlideSize::Widescreen16x9);
  ASSERT_TRUE(report);
  EXPECT_EQ(body_size_pt(*report), 15);
  const Result<Template> larger = with_body_size(*report, 18);
  ASSERT_TRUE(larger);
  const Placeholder* text = choose_layout(*larger, "one_column").layout->find("obj");
  EXPECT_EQ(text->text->levels[0].run.size_pt, 18);
  EXPECT_EQ(text->text->levels[1].run.size_pt, 16);
  EXPECT_EQ(text->text->levels[2].run.size_pt, 15);
}

// Letters that reach below the line of writing touched a line that was at the end of the title's box.
TEST(Theme, DrawsLinesBelowTitlesAtADistance) {
  int lines = 0;
  for (const std::string& id : builtin_theme_ids()) {
    const Result<Template> t = builtin_template(id, SlideSize::Widescreen16x9);
    ASSERT_TRUE(t);
    const Layout* plain = choose_layout(*t, "one_column").layout;
    const Placeholder& title = *plain->find("title");
    for (const BackdropIr& drawn : plain->backdrop) {
      const bool line = drawn.box.h < emu_from_pt(5) && drawn.box.w > title.box.w / 2;
      if (!line || drawn.box.y < title.box.y + title.box.h / 2 ||
          drawn.box.y > title.box.bottom() * 2)
        continue;
      EXPECT_GE(drawn.box.y - (title.box.bottom() - title.text->insets.bottom), emu_from_pt(3))
          << id;
      ++lines;
    }
  }
  EXPECT_GE(lines, 3) << "one of paper, and two of public";
}

TEST(Theme, RaisesTheLineBelowTitlesOfOneLine) {
  const Result<Template> t = builtin_template("contrast", SlideSize::Widescreen16x9);
  ASSERT_TRUE(t);
  ASSERT_TRUE(has_title_line(*t->theme));
  const auto band = [](const Template& of) {
    const Layout* plain = choose_layout(of, "one_column").layout;
    return plain->backdrop.front().box;
  };
  const Result<Template> raised = with_title_line_raised(*t, emu_from_pt(40));
  ASSERT_TRUE(raised);
  EXPECT_EQ(raised->theme, t->theme);
  EXPECT_EQ(band(*raised).h, band(*t).h - emu_from_pt(40));
  EXPECT_EQ(band(*raised).y, band(*t).y);
}

}  // namespace
}  // namespace deckle::templates

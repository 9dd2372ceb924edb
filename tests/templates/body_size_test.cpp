// A built-in template in another body size.

#include <gtest/gtest.h>

#include "templates/body_size.h"
#include "templates/right_to_left.h"

namespace deckle::templates {
namespace {

std::vector<double> levels(const InheritedText& text) {
  std::vector<double> sizes;
  for (std::size_t i = 0; i < 4; ++i) sizes.push_back(text.levels[i].run.size_pt);
  return sizes;
}

// Also of a template for decks that are read from right to left.
TEST(BodySize, IsWhatReadingTheRewrittenMasterGives) {
  for (const SlideSize page : {SlideSize::Widescreen16x9, SlideSize::Standard4x3}) {
    const auto base = builtin_template("default", page);
    ASSERT_TRUE(base.has_value());
    EXPECT_EQ(body_size_pt(*base), 18);
    const auto mirrored = drawn_right_to_left(*base);
    ASSERT_TRUE(mirrored.has_value());
    for (const Template* t : {&*base, &*mirrored}) {
      for (const double size : {24.0, 22.0, 20.0}) {
        const auto sized = with_body_size(*t, size);
        ASSERT_TRUE(sized.has_value());
        EXPECT_EQ(body_size_pt(*sized), size);
        Budget budget{Limits()};
        const auto read = read_template(sized->package, "default", budget);
        ASSERT_TRUE(read.has_value());
        ASSERT_EQ(sized->layouts.size(), read->layouts.size());
        for (std::size_t i = 0; i < read->layouts.size(); ++i) {
          const auto& expected = read->layouts[i].placeholders;
          const auto& actual = sized->layouts[i].placeholders;
          ASSERT_EQ(actual.size(), expected.size());
          for (std::size_t p = 0; p < expected.size(); ++p) {
            if (!expected[p].text) continue;
            for (std::size_t level = 0; level < 9; ++level) {
              EXPECT_EQ(actual[p].text->levels[level].run, expected[p].text->levels[level].run)
                  << read->layouts[i].name << " " << expected[p].name << " " << level;
              EXPECT_EQ(actual[p].text->levels[level].paragraph,
                        expected[p].text->levels[level].paragraph)
                  << read->layouts[i].name << " " << expected[p].name << " " << level;
            }
          }
        }
      }
    }
  }
}

TEST(BodySize, MovesItsLevels) {
  const auto base = builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base.has_value());
  const Layout* plain = choose_layout(*base, "one_column").layout;
  const InheritedText* body = nullptr;
  for (const Placeholder& p : plain->placeholders) {
    if ((p.type == "obj" || p.type.empty()) && p.text) body = p.text.get();
  }
  ASSERT_NE(body, nullptr);
  const InheritedText larger = at_body_size(*body, 24);
  EXPECT_EQ(levels(larger), (std::vector<double>{24, 22, 21, 21}));
  EXPECT_EQ(larger.levels[0].paragraph.space_before.value, 8);
  const InheritedText back = at_body_size(larger, 18);
  EXPECT_EQ(levels(back), levels(*body));
  EXPECT_EQ(back.levels[0].paragraph.space_before, body->levels[0].paragraph.space_before);
}

// Office's own levels are 28, 24, 20, 18, 18 pt.
TEST(BodySize, KeepsDeeperLevelsNearTheFirstWhenItShrinks) {
  InheritedText office;
  const double sizes[] = {28, 24, 20, 18, 18};
  for (std::size_t i = 0; i < 5; ++i) office.levels[i].run.size_pt = sizes[i];
  EXPECT_EQ(levels(at_body_size(office, 24)), (std::vector<double>{24, 22, 20, 18}));
  EXPECT_EQ(levels(at_body_size(office, 20)), (std::vector<double>{20, 18, 17, 17}));
}

}  // namespace
}  // namespace deckle::templates

// What a report says of fonts: a family that is missing once, characters that a face lacks, and
// what can be done about each.

#include "engine/pipeline/font_findings.h"

#include <gtest/gtest.h>

namespace deckle::engine {
namespace {

using Source = FontUse::Source;

// The messages, each with the first word of its hint.
std::vector<std::string> said(const std::vector<FontUse>& uses, bool strict = false) {
  Report report;
  report.fonts = uses;
  (void)add_font_findings(report, strict);
  std::vector<std::string> out;
  for (const Diagnostic& d : report.deck_issues) {
    const std::string hint = d.hint.english();
    out.push_back(std::string(to_string(d.severity)) + ": " + d.message.english() + ": " +
                  hint.substr(0, hint.find(' ')));
  }
  return out;
}

FontUse of_characters(const std::string& family, Source found, const std::string& used,
                      const std::string& sample, double error) {
  FontUse use{family, used, Source::Fallback, error, sample};
  use.family = found;
  return use;
}

TEST(FontFindings, SayWhatIsKnownOfAFamily) {
  const struct {
    const char* name;
    FontUse use;
    std::vector<std::string> expected;
  } rows[] = {
      {"installed", {"Arial", "Arial", Source::Exact, 0, "a"}, {}},
      {"the same widths", {"Calibri", "Carlito", Source::MetricCompatible, 0, "a"}, {}},
      {"built in", {"Malgun Gothic", "built-in metrics", Source::BuiltIn, 0, "가"}, {}},
      {"missing",
       {"Georgia", "Noto Serif", Source::Fallback, 0.08, "Q"},
       {"warning: font \"Georgia\" is not installed; measured with \"Noto Serif\" (expected error "
        "of "
        "line widths: 8.0 %): install"}},
      {"missing, as all fonts are",
       {"Georgia", "built-in metrics", Source::Fallback, 0.1, "Q"},
       {"warning: font \"Georgia\" is not installed; its widths are estimated (expected error of "
        "line widths: 10.0 %): install"}},
      {"partly known",
       {"Batang", "built-in metrics", Source::BuiltIn, 0.05, "w"},
       {"warning: widths in font \"Batang\" are estimated, such as that of \"w\" (U+0077) "
        "(expected "
        "error of line widths: 5.0 %): install"}},
      {"installed, without a character",
       of_characters("Arial", Source::Exact, "DejaVu Sans", "△", 0.08),
       {"warning: font \"Arial\" has no \"△\" (U+25B3); measured with \"DejaVu Sans\" (expected "
        "error of line widths: 8.0 %): use"}},
      {"the stand-in lacks a character",
       of_characters("Calibri", Source::MetricCompatible, "DejaVu Sans", "△", 0.08),
       {"warning: whether font \"Calibri\" has \"△\" (U+25B3) is not known here; measured with "
        "\"DejaVu Sans\" (expected error of line widths: 8.0 %): if"}},
      {"with known widths",
       of_characters("Calibri", Source::BuiltIn, "Malgun Gothic (built-in metrics)", "가", 0),
       {"note: whether font \"Calibri\" has \"가\" (U+AC00) is not known here; measured with "
        "\"Malgun "
        "Gothic (built-in metrics)\": if"}},
  };
  for (const auto& row : rows) EXPECT_EQ(said({row.use}), row.expected) << row.name;
  FontUse nowhere = of_characters("Calibri", Source::Exact, "built-in metrics", "\uE000", 0.2);
  nowhere.source = Source::Missing;
  const std::vector<std::string> lines = said({nowhere});
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_TRUE(lines[0].starts_with("warning: no font here has \"\uE000\" (U+E000)")) << lines[0];
}

TEST(FontFindings, SayOnceThatAFamilyIsMissing) {
  const FontUse family{"Georgia", "Noto Serif", Source::Fallback, 0.08, "Q"};
  const FontUse symbol = of_characters("Georgia", Source::Fallback, "DejaVu Sans", "△", 0.08);
  const FontUse letter = of_characters("Georgia", Source::Fallback, "Noto Sans Thai", "ป", 0.08);
  const FontUse other = of_characters("Nirmala UI", Source::Fallback, "Noto Sans Thai", "ป", 0.08);
  const std::string georgia =
      "warning: font \"Georgia\" is not installed; measured with \"Noto Serif\" (expected error of "
      "line widths: 8.0 %): install";
  EXPECT_EQ(said({family, symbol, letter}), std::vector<std::string>{georgia});
  EXPECT_EQ(said({symbol, letter, family}), std::vector<std::string>{georgia});
  const std::vector<std::string> both = said({family, other});
  ASSERT_EQ(both.size(), 2U);
  EXPECT_NE(both[1].find("\"Nirmala UI\" is not installed; measured with \"Noto Sans Thai\""),
            std::string::npos);
}

TEST(FontFindings, AreErrorsWhenStrict) {
  Report report;
  report.fonts = {of_characters("Calibri", Source::BuiltIn, "Malgun Gothic", "가", 0)};
  EXPECT_TRUE(add_font_findings(report, true));
  report.fonts.push_back({"Georgia", "Noto Serif", Source::Fallback, 0.08, "Q"});
  EXPECT_FALSE(add_font_findings(report, true));
  EXPECT_EQ(report.deck_issues.back().severity, Severity::Error);
}

}  // namespace
}  // namespace deckle::engine

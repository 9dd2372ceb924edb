#include "tests/measure/test_fonts.h"

#include <map>

#include "slidespec/core/assert.h"
#include "tests/support/font_builder.h"
#include "tests/support/judges.h"

namespace deckle::test {
namespace {

FontRecipe ten_recipe() {
  FontRecipe r;
  r.family = kTen;
  for (char32_t c = 0x21; c < 0x7F; ++c) r.advances[c] = c >= 'A' && c <= 'Z' ? 1000 : 500;
  r.advances[' '] = 250;
  r.advances[0xA0] = 250;
  add_advances(r, U"éÉ·“”‘’…–—●", 500);
  for (char32_t c = 0xAC00; c < 0xAC00 + 11172; ++c) r.advances[c] = 1000;
  add_advances(r, U"漢字中文日本語テストあいうえおッー、。，．！？：；「」『』（）【】《》％々",
               1000);
  add_advances(r, U"ภาษาไทยดีมก", 500);
  for (char32_t c = 0x5D0; c <= 0x5EA; ++c) r.advances[c] = 500;
  r.advances[0x301] = 0;
  r.advances[0x200B] = 0;
  r.kern[{'A', 'V'}] = -200;
  r.kern[{'T', 'o'}] = -100;
  return r;
}

}  // namespace

std::shared_ptr<const measure::FontCatalog> test_fonts() {
  static const std::shared_ptr<const measure::FontCatalog> kFonts = [] {
    static const TemporaryFolder kFolder;
    FontRecipe regular = ten_recipe();
    write_text(kFolder / "ten.ttf", build_font(regular));
    FontRecipe bold = ten_recipe();
    bold.bold = true;
    for (auto& [character, advance] : bold.advances) advance += 100;
    write_text(kFolder / "ten-bold.ttf", build_font(bold));
    FontRecipe wide;
    wide.family = "Test Wide";
    add_advances(wide, U"abcdefghijklmnopqrstuvwxyz …“”·●△※", 1000);
    wide.win_ascent = 900;
    wide.win_descent = 300;
    write_text(kFolder / "wide.ttf", build_font(wide));
    measure::FontOptions options;
    options.folders = {kFolder.path()};
    options.use_installed = false;
    options.use_builtin = false;
    const auto opened = measure::FontCatalog::open(options);
    DECKLE_ASSERT(opened.has_value(), "the test fonts must open");
    return std::shared_ptr<const measure::FontCatalog>(*opened);
  }();
  return kFonts;
}

const measure::TextEngine& test_engine(measure::Target target) {
  static std::map<measure::Target, std::unique_ptr<measure::TextEngine>> engines;
  auto& engine = engines[target];
  if (!engine) engine = std::make_unique<measure::TextEngine>(test_fonts(), target);
  return *engine;
}

TextBodyIr ten(const std::vector<std::string>& paragraphs) {
  TextBodyIr body;
  body.insets = {};
  RunStyle style;
  style.size_pt = 10;
  style.kern_pt = 0;
  style.fonts = {kTen, kTen, kTen};
  style.lang = "en-US";
  for (const std::string& text : paragraphs) {
    ParagraphIr p;
    if (!text.empty()) p.runs.push_back({text, style, "", RunIr::Field::None});
    p.end = style;
    body.paragraphs.push_back(std::move(p));
  }
  return body;
}

std::string lines_of(const TextBodyIr& body, const measure::LaidOutText& text) {
  std::string out;
  for (const measure::Line& line : text.lines) {
    std::string joined;
    for (const RunIr& run : body.paragraphs[line.paragraph].runs) joined += run.text;
    if (!out.empty() || &line != &text.lines.front()) out += '|';
    out += joined.substr(line.begin, line.visible_end - line.begin);
  }
  return out;
}

}  // namespace deckle::test

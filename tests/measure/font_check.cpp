#include "tests/measure/font_check.h"

#include <hb.h>

#include <memory>
#include <string_view>

#include "measure/fonts/face.h"
#include "measure/fonts/font_catalog.h"
#include "measure/fonts/font_file.h"
#include "measure/sfnt/check_font.h"
#include "tests/support/judges.h"

namespace deckle::test {

using measure::FontCatalog;
using measure::FontFile;
using measure::sfnt::check_font;

const std::string& carlito() {
  static const std::string kBytes = [] {
    const auto catalog = FontCatalog::open({}).value();
    const measure::ResolvedFace face = catalog->resolve("Carlito", false, false);
    return face.use.source == FontUse::Source::Exact ? read_text(face.face->file()->path())
                                                     : std::string();
  }();
  return kBytes;
}

std::string fault_of(const std::string& font) {
  const auto checked = check_font(font);
  return checked ? std::string() : checked.error().message.english();
}

void shape_all(const std::string& font) {
  const auto bytes = std::make_shared<const std::string>(font);
  const auto file = FontFile::from_bytes(bytes, "test", 0);
  if (!file) return;  // HarfBuzz refuses it
  for (const std::string_view text :
       {"The office staff, fi ffl 1/2 AVATAR", "Ångström e\u0301\u0323\u0301 ŵ",
        "Ελληνικά Кириллица", "\uFB01\u200D\u0628\u0651\u0627", "\u0915\u094D\u0937\u093F"}) {
    hb_buffer_t* const buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, text.data(), static_cast<int>(text.size()), 0, -1);
    hb_buffer_guess_segment_properties(buffer);
    const unsigned characters = hb_buffer_get_length(buffer);
    (*file)->shape(buffer, {});
    EXPECT_LE(hb_buffer_get_length(buffer), 16 * characters + 64);
    hb_buffer_destroy(buffer);
  }
  (void)(*file)->kern(U'A', U'V');
}

void FontCheck::SetUp() {
  if (carlito().empty()) GTEST_SKIP() << "Carlito is not installed";
}

void expect_rows(const std::vector<FontRow>& rows) {
  for (const FontRow& row : rows) {
    SCOPED_TRACE(row.name);
    SfntEditor editor(carlito());
    row.change(editor);
    const std::string font = editor.font(), fault = fault_of(font);
    if (*row.fault == '\0')
      EXPECT_EQ(fault, "");
    else
      EXPECT_NE(fault.find(row.fault), std::string::npos) << "the message is: " << fault;
    if (fault.empty()) shape_all(font);
  }
}

Change cut(const std::string& tag, std::size_t bytes) {
  return [=](SfntEditor& font) { font[tag].resize(bytes); };
}
Change set16(const std::string& tag, std::size_t at, unsigned value) {
  return [=](SfntEditor& font) { font.put16(tag, at, value); };
}
Change set32(const std::string& tag, std::size_t at, std::uint32_t value) {
  return [=](SfntEditor& font) { font.put32(tag, at, value); };
}
Change replace(const std::string& tag, const std::string& bytes) {
  return [=](SfntEditor& font) { font[tag] = bytes; };
}

}  // namespace deckle::test

#include "measure/fonts/font_file.h"
#include "measure/sfnt/check_font.h"
#include "measure/sfnt/coverage.h"
#include "measure/sfnt/face_names.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {
namespace {

// What is read of every file in a folder, before one of them is checked.
void read_unchecked(std::string_view bytes) {
  const measure::sfnt::BytesInMemory file(bytes);
  const auto faces = measure::sfnt::read_directories(file);
  if (!faces) return;
  measure::sfnt::NameReader names(file);
  for (const measure::sfnt::FaceTables& face : *faces) {
    static_cast<void>(names.read(face));
    const measure::sfnt::TableRange& cmap = *face.find(measure::sfnt::tag_of("cmap"));
    const measure::sfnt::Coverage coverage(
        measure::sfnt::Bytes(bytes.substr(cmap.offset, cmap.length)));
    expect(coverage.has(U'a') == coverage.block(0).test(U'a'), "two ways to ask for a character");
  }
}

}  // namespace

void read_font(std::string_view bytes) {
  read_unchecked(bytes);
  if (!measure::sfnt::check_font(bytes)) return;
  const auto kept = std::make_shared<const std::string>(bytes);
  const auto font = measure::FontFile::from_bytes(kept, "font", 0);
  if (!font) return;
  for (const char32_t c : {U'a', U'가', U'\u0301', U'\uFFFF'}) {
    expect((*font)->covers(c) == ((*font)->advance(c) >= 0),
           "a character that is covered has an advance");
    static_cast<void>((*font)->kern(c, U'V'));
  }
}

}  // namespace deckle::fuzz

#include "ooxml/drawing/table_style.h"
#include "ooxml/opc/vocabulary.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_table_styles(std::string_view bytes) {
  constexpr const char* kPresentation = "ppt/presentation.xml";
  ooxml::Package package;
  package.put("ppt/tableStyles.xml", std::string(bytes), "text/xml");
  package.set_relationships(kPresentation, {{"rId1", ooxml::office_relationship("tableStyles"),
                                             "tableStyles.xml", false}});
  Budget budget{Limits()};
  const auto styles = ooxml::TableStyles::read(package, kPresentation, budget);
  if (!styles) {
    expect(!styles.error().message.empty(), "an error says what is wrong");
    return;
  }
  const ooxml::Theme theme;
  const ooxml::SchemeColors colors = {{"dk1", 0}, {"lt1", 0xFFFFFF}, {"accent1", 0x336699}};
  ooxml::TableFlags flags;
  flags.first_row = flags.last_row = flags.first_column = flags.last_column = true;
  flags.banded_rows = flags.banded_columns = true;
  for (const std::string& id : styles->ids()) {
    const auto style = styles->find(id, colors, theme);
    expect(style.has_value(), "a listed style is found");
    for (std::size_t row = 0; row < 4; ++row) {
      for (std::size_t column = 0; column < 4; ++column) {
        const auto cell = ooxml::cell_style(*style, flags, {row, column, 4, 4, 1, 1});
        if (row == 0) continue;
        const auto above = ooxml::cell_style(*style, flags, {row - 1, column, 4, 4, 1, 1});
        expect(cell.top.fill.kind == above.bottom.fill.kind &&
                   cell.top.fill.color == above.bottom.fill.color,
               "two cells agree on the line between them");
      }
    }
  }
}

}  // namespace deckle::fuzz

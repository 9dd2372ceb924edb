#pragma once
// The parts of a workbook and the values in them. Internal to workbook/.

#include <cstdint>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "ooxml/opc/package.h"
#include "ooxml/workbook/read_workbook.h"

namespace deckle::ooxml {

using SharedText = std::shared_ptr<const std::string>;

// The text of a CT_Rst (18.4.8): its runs joined, without the readings above them.
[[nodiscard]] std::string rich_text(pugi::xml_node rst);

// The shared strings of a workbook by their index; empty without such a part.
[[nodiscard]] Result<std::vector<SharedText>> read_shared_strings(const Package& package,
                                                                  const std::string& workbook_part,
                                                                  Budget& budget);

// Of each cell style (s:cellXfs, 18.8.10) the kind of its number format; empty without such a part.
[[nodiscard]] Result<std::vector<WorkbookCell::Format>> read_cell_formats(
    const Package& package, const std::string& workbook_part, Budget& budget);

// What the cells of all sheets refer to.
struct SheetContext {
  std::vector<SharedText> strings;
  std::vector<WorkbookCell::Format> formats;
  bool date1904 = false;
};

// The cells and hidden lines of a worksheet part into `sheet`.
[[nodiscard]] Result<void> read_sheet(const std::string& bytes, const std::string& part,
                                      const SheetContext& context, WorkbookSheet& sheet,
                                      Budget& budget);

}  // namespace deckle::ooxml

#pragma once
// Packages of spreadsheets made of the XML that a test gives.

#include <string>
#include <utility>
#include <vector>

#include "ooxml/opc/package.h"

namespace deckle::ooxml {

struct WorkbookXml {
  std::string sheet_data;                                    // of Sheet1: rows
  std::string before_data;                                   // of Sheet1: s:cols
  std::string shared_strings;                                // s:si elements
  std::string styles;                                        // children of s:styleSheet
  std::string properties;                                    // s:workbookPr
  std::vector<std::pair<std::string, std::string>> further;  // sheets: attributes, rows
  bool strict = false;
};

[[nodiscard]] Package workbook_package(const WorkbookXml& xml);
[[nodiscard]] std::string workbook_bytes(const WorkbookXml& xml);

}  // namespace deckle::ooxml

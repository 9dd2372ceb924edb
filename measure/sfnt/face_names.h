#pragma once
// What a face is called, and its style: from the tables `name`, `OS/2` and `head`, which are small.
//
// Names are taken in fontconfig's order (src/fcfreetype.c of 2.14), so that a family has one name
// wherever its file is: Microsoft's before Apple's; WWS, typographic and legacy family; English
// first.

#include <map>
#include <string>
#include <vector>

#include "measure/sfnt/bytes.h"
#include "measure/sfnt/directory.h"
#include "measure/sfnt/font_source.h"
#include "slidespec/core/result.h"

namespace deckle::measure::sfnt {

struct FaceNames {
  std::vector<std::string> families;  // UTF-8, at least one
  int weight = 400;                   // 1 to 1,000, OS/2 usWeightClass
  int width = 5;                      // 1 to 9, OS/2 usWidthClass
  bool italic = false;                // or oblique
  int revision = 0;                   // head fontRevision, 16.16
};

// Of the faces of one file. A table that faces share is read once.
class NameReader {
 public:
  // `font` must live longer.
  explicit NameReader(const FontSource& font) : font_(font) {}

  // Malformed: a table is too short or too long, or there is no family name in Unicode or Mac
  // Roman.
  [[nodiscard]] Result<FaceNames> read(const FaceTables& face);

 private:
  struct Families {
    std::vector<std::string> names;
    bool italic = false;  // says the name of the style
  };
  [[nodiscard]] Result<Families> read_families(const TableRange& table) const;

  const FontSource& font_;
  std::map<TableRange, Families> families_;
};

// Malformed: a record of a `name` table lies outside it.
[[nodiscard]] Result<void> check_name_records(Bytes table);

}  // namespace deckle::measure::sfnt

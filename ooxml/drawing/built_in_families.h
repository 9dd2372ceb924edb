#pragma once
// What the families of PowerPoint's own table styles say. Internal to built_in_table_styles.cpp.
//
// Read from ppt/tableStyles.xml of files that PowerPoint 2007 to 2019 saved
// (ooxml/analysis/table-styles.md).

#include <array>
#include <cstdint>
#include <string_view>

#include "ooxml/drawing/table_style.h"

namespace deckle::ooxml::built_in {

enum class Family : std::uint8_t {
  NoGrid,
  Grid,
  Themed1,
  Themed2,
  Light1,
  Light2,
  Light3,
  Medium1,
  Medium2,
  Medium3,
  Medium4,
  Dark1,
  DarkGrey1,
  Dark2
};

// A colour: a name of the colour map, or the style's own.
enum class How : std::uint8_t { As, Tint, Shade, Alpha, ThemeFill };
struct Ink {
  std::string_view name;  // "": nothing is said; "none": no fill
  How how = How::As;
  int amount = 0;  // percent; ThemeFill: the entry of the theme's list
};
inline constexpr std::string_view kOwn = "*", kOther = "**";  // Dark Style 2 has two

constexpr Ink own(How how, int amount) { return {kOwn, how, amount}; }
constexpr Ink tint(int percent) { return own(How::Tint, percent); }
constexpr Ink shade(int percent) { return own(How::Shade, percent); }
constexpr Ink alpha(int percent) { return own(How::Alpha, percent); }
inline constexpr Ink kAccent{kOwn}, kNone{"none"}, kDark{"dk1"}, kLight{"lt1"}, kText{"tx1"};

struct Lines {
  std::string_view sides;  // of lrtbhv: left, right, top, bottom, insideH, insideV
  int width = 0;           // EMU; 0: none; below 0: entry of the theme's list
  Ink ink = {};
};
inline constexpr std::string_view kAllSides = "lrtbhv";
inline constexpr int kThin = 12700, kMiddle = 25400, kThick = 38100, kDouble = 50800;

enum class Weight : std::uint8_t { As, Bold };
struct Row {
  Family family;
  TablePart part;
  Ink text;
  Weight weight;
  Ink fill;
  std::array<Lines, 4> lines;
};

using F = Family;
using P = TablePart;
inline constexpr Weight kAs = Weight::As, kBold = Weight::Bold;

inline constexpr Row kRows[] = {
    {F::NoGrid, P::WholeTable, kText, kAs, kNone, {{{kAllSides}}}},
    {F::Grid, P::WholeTable, kText, kAs, kNone, {{{kAllSides, kThin, kText}}}},

    {F::Themed1, P::WholeTable, kDark, kAs, kNone, {{{kAllSides, -1, kAccent}}}},
    {F::Themed1, P::Band1H, {}, kAs, alpha(40), {}},
    {F::Themed1, P::Band1V, {}, kAs, alpha(40), {{{"tb", -1, kAccent}}}},
    {F::Themed1,
     P::LastColumn,
     {},
     kBold,
     {},
     {{{"l", -2, kAccent}, {"rtbh", -1, kAccent}, {"v"}}}},
    {F::Themed1,
     P::FirstColumn,
     {},
     kBold,
     {},
     {{{"r", -2, kAccent}, {"ltbh", -1, kAccent}, {"v"}}}},
    {F::Themed1,
     P::LastRow,
     {},
     kBold,
     kNone,
     {{{"tb", -2, kAccent}, {"lr", -1, kAccent}, {"hv"}}}},
    {F::Themed1,
     P::FirstRow,
     kLight,
     kBold,
     kAccent,
     {{{"b", -2, kLight}, {"lrt", -1, kAccent}, {"hv"}}}},

    {F::Themed2, P::WholeTable, kLight, kAs, kNone, {{{"lrtb", -1, tint(50)}, {"hv"}}}},
    {F::Themed2, P::Band1H, {}, kAs, {"lt1", How::Alpha, 20}, {}},
    {F::Themed2, P::Band1V, {}, kAs, {"lt1", How::Alpha, 20}, {}},
    {F::Themed2, P::LastColumn, {}, kBold, {}, {{{"l", -2, kLight}}}},
    {F::Themed2, P::FirstColumn, {}, kBold, {}, {{{"r", -2, kLight}}}},
    {F::Themed2, P::LastRow, {}, kBold, kNone, {{{"t", -2, kLight}}}},
    {F::Themed2, P::SouthEast, {}, kAs, {}, {{{"lt"}}}},
    {F::Themed2, P::SouthWest, {}, kAs, {}, {{{"rt"}}}},
    {F::Themed2, P::FirstRow, {}, kBold, kNone, {{{"b", -3, kLight}}}},
    {F::Themed2, P::NorthEast, {}, kAs, {}, {{{"b"}}}},

    {F::Light1, P::WholeTable, kText, kAs, kNone, {{{"lrhv"}, {"tb", kThin, kAccent}}}},
    {F::Light1, P::Band1H, {}, kAs, alpha(20), {}},
    {F::Light1, P::Band1V, {}, kAs, alpha(20), {}},
    {F::Light1, P::LastColumn, {}, kBold, {}, {}},
    {F::Light1, P::FirstColumn, {}, kBold, {}, {}},
    {F::Light1, P::LastRow, {}, kBold, kNone, {{{"t", kThin, kAccent}}}},
    {F::Light1, P::FirstRow, {}, kBold, kNone, {{{"b", kThin, kAccent}}}},

    {F::Light2, P::WholeTable, kText, kAs, kNone, {{{"lrtb", -1, kAccent}, {"hv"}}}},
    {F::Light2, P::Band1H, {}, kAs, {}, {{{"tb", -1, kAccent}}}},
    {F::Light2, P::Band1V, {}, kAs, {}, {{{"lr", -1, kAccent}}}},
    {F::Light2, P::Band2V, {}, kAs, {}, {{{"lr", -1, kAccent}}}},
    {F::Light2, P::LastColumn, {}, kBold, {}, {}},
    {F::Light2, P::FirstColumn, {}, kBold, {}, {}},
    {F::Light2, P::LastRow, {}, kBold, {}, {{{"t", kDouble, kAccent}}}},
    {F::Light2, P::FirstRow, {"bg1"}, kBold, own(How::ThemeFill, 1), {}},

    {F::Light3, P::WholeTable, kText, kAs, kNone, {{{kAllSides, kThin, kAccent}}}},
    {F::Light3, P::Band1H, {}, kAs, alpha(20), {}},
    {F::Light3, P::Band1V, {}, kAs, alpha(20), {}},
    {F::Light3, P::LastColumn, {}, kBold, {}, {}},
    {F::Light3, P::FirstColumn, {}, kBold, {}, {}},
    {F::Light3, P::LastRow, {}, kBold, kNone, {{{"t", kDouble, kAccent}}}},
    {F::Light3, P::FirstRow, {}, kBold, kNone, {{{"b", kMiddle, kAccent}}}},

    {F::Medium1, P::WholeTable, kDark, kAs, kLight, {{{"lrtbh", kThin, kAccent}, {"v"}}}},
    {F::Medium1, P::Band1H, {}, kAs, tint(20), {}},
    {F::Medium1, P::Band1V, {}, kAs, tint(20), {}},
    {F::Medium1, P::LastColumn, {}, kBold, {}, {}},
    {F::Medium1, P::FirstColumn, {}, kBold, {}, {}},
    {F::Medium1, P::LastRow, {}, kBold, kLight, {{{"t", kDouble, kAccent}}}},
    {F::Medium1, P::FirstRow, kLight, kBold, kAccent, {}},

    {F::Medium2, P::WholeTable, kDark, kAs, tint(20), {{{kAllSides, kThin, kLight}}}},
    {F::Medium2, P::Band1H, {}, kAs, tint(40), {}},
    {F::Medium2, P::Band1V, {}, kAs, tint(40), {}},
    {F::Medium2, P::LastColumn, kLight, kBold, kAccent, {}},
    {F::Medium2, P::FirstColumn, kLight, kBold, kAccent, {}},
    {F::Medium2, P::LastRow, kLight, kBold, kAccent, {{{"t", kThick, kLight}}}},
    {F::Medium2, P::FirstRow, kLight, kBold, kAccent, {{{"b", kThick, kLight}}}},

    {F::Medium3, P::WholeTable, kDark, kAs, kLight, {{{"lrhv"}, {"tb", kMiddle, kDark}}}},
    {F::Medium3, P::Band1H, {}, kAs, {"dk1", How::Tint, 20}, {}},
    {F::Medium3, P::Band1V, {}, kAs, {"dk1", How::Tint, 20}, {}},
    {F::Medium3, P::LastColumn, kLight, kBold, kAccent, {}},
    {F::Medium3, P::FirstColumn, kLight, kBold, kAccent, {}},
    {F::Medium3, P::LastRow, {}, kBold, kLight, {{{"t", kDouble, kDark}}}},
    {F::Medium3, P::SouthEast, kDark, kBold, {}, {}},
    {F::Medium3, P::SouthWest, kDark, kBold, {}, {}},
    {F::Medium3, P::FirstRow, kLight, kBold, kAccent, {{{"b", kMiddle, kDark}}}},

    {F::Medium4, P::WholeTable, kDark, kAs, tint(20), {{{kAllSides, kThin, kAccent}}}},
    {F::Medium4, P::Band1H, {}, kAs, tint(40), {}},
    {F::Medium4, P::Band1V, {}, kAs, tint(40), {}},
    {F::Medium4, P::LastColumn, {}, kBold, {}, {}},
    {F::Medium4, P::FirstColumn, {}, kBold, {}, {}},
    {F::Medium4, P::LastRow, {}, kBold, tint(20), {{{"t", kMiddle, kAccent}}}},
    {F::Medium4, P::FirstRow, {}, kBold, tint(20), {}},

    {F::Dark1, P::WholeTable, kLight, kAs, kAccent, {{{kAllSides}}}},
    {F::Dark1, P::Band1H, {}, kAs, shade(60), {}},
    {F::Dark1, P::Band1V, {}, kAs, shade(60), {}},
    {F::Dark1, P::LastColumn, {}, kBold, shade(60), {{{"l", kMiddle, kLight}}}},
    {F::Dark1, P::FirstColumn, {}, kBold, shade(60), {{{"r", kMiddle, kLight}}}},
    {F::Dark1, P::LastRow, {}, kBold, shade(40), {{{"t", kMiddle, kLight}}}},
    {F::Dark1, P::SouthEast, {}, kAs, {}, {{{"l"}}}},
    {F::Dark1, P::SouthWest, {}, kAs, {}, {{{"r"}}}},
    {F::Dark1, P::FirstRow, {}, kBold, kDark, {{{"b", kMiddle, kLight}}}},
    {F::Dark1, P::NorthEast, {}, kAs, {}, {{{"l"}}}},
    {F::Dark1, P::NorthWest, {}, kAs, {}, {{{"r"}}}},

    {F::DarkGrey1, P::WholeTable, kLight, kAs, tint(20), {{{kAllSides}}}},
    {F::DarkGrey1, P::Band1H, {}, kAs, tint(40), {}},
    {F::DarkGrey1, P::Band1V, {}, kAs, tint(40), {}},
    {F::DarkGrey1, P::LastColumn, {}, kBold, tint(60), {{{"l", kMiddle, kLight}}}},
    {F::DarkGrey1, P::FirstColumn, {}, kBold, tint(60), {{{"r", kMiddle, kLight}}}},
    {F::DarkGrey1, P::LastRow, {}, kBold, tint(60), {{{"t", kMiddle, kLight}}}},
    {F::DarkGrey1, P::SouthEast, {}, kAs, {}, {{{"l"}}}},
    {F::DarkGrey1, P::SouthWest, {}, kAs, {}, {{{"r"}}}},
    {F::DarkGrey1, P::FirstRow, {}, kBold, kAccent, {{{"b", kMiddle, kLight}}}},
    {F::DarkGrey1, P::NorthEast, {}, kAs, {}, {{{"l"}}}},
    {F::DarkGrey1, P::NorthWest, {}, kAs, {}, {{{"r"}}}},

    {F::Dark2, P::WholeTable, kDark, kAs, tint(20), {{{kAllSides}}}},
    {F::Dark2, P::Band1H, {}, kAs, tint(40), {}},
    {F::Dark2, P::Band1V, {}, kAs, tint(40), {}},
    {F::Dark2, P::LastColumn, {}, kBold, {}, {}},
    {F::Dark2, P::FirstColumn, {}, kBold, {}, {}},
    {F::Dark2, P::LastRow, {}, kBold, tint(20), {{{"t", kDouble, kDark}}}},
    {F::Dark2, P::FirstRow, kLight, kBold, {kOther}, {}},
};

}  // namespace deckle::ooxml::built_in

#pragma once
// The names of the forms in a theme's file, in the order of their enumerations (theme.h).

#include <array>
#include <string_view>

namespace deckle::templates {

inline constexpr std::array<std::string_view, 4> kBandNames{"none", "top", "left", "bottom"};
inline constexpr std::array<std::string_view, 7> kTitleRuleNames{"none",   "bar",  "above", "below",
                                                                 "double", "side", "head"};
inline constexpr std::array<std::string_view, 2> kFootRuleNames{"none", "line"};
inline constexpr std::array<std::string_view, 8> kCoverNames{
    "sheets", "rings", "frame", "block", "bubbles", "letter", "bar", "official"};
inline constexpr std::array<std::string_view, 6> kSectionNames{"sheets", "numeral", "margin",
                                                               "block",  "bubble",  "band"};
inline constexpr std::array<std::string_view, 5> kQuoteNames{"drops", "glyph", "bar", "panel",
                                                             "rules"};
inline constexpr std::array<std::string_view, 5> kClosingNames{"sheets", "split", "plain", "head",
                                                               "bubbles"};
inline constexpr std::array<std::string_view, 4> kCardNames{"bar", "plain", "outline", "rule"};
inline constexpr std::array<std::string_view, 2> kMessageNames{"panel", "frame"};
inline constexpr std::array<std::string_view, 2> kSourceNames{"foot", "exhibit"};

}  // namespace deckle::templates

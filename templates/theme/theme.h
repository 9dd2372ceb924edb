#pragma once
// A theme: the values that make the built-in template look in another way (docs/themes.md lists
// them). Colours, faces, sizes, and the names of forms that pages, cards and marks are drawn in.
//
// A value that a file leaves out is that of `default`. Lengths are points.

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/text_ir.h"
#include "slidespec/limits/limits.h"

namespace deckle::templates {

// The order of the names in kThemeForms (theme_forms.h).
enum class EdgeBand { None, Top, Left, Bottom };
enum class TitleRule { None, Bar, Above, Below, Double, Side, Head };
enum class FootRule { None, Line };
enum class CoverLook { Sheets, Rings, Frame, Block, Bubbles, Letter, Bar, Official };
enum class SectionLook { Sheets, Numeral, Margin, Block, Bubble, Band };
enum class QuoteLook { Drops, Glyph, Bar, Panel, Rules };
enum class ClosingLook { Sheets, Split, Plain, Head, Bubbles };
enum class CardForm { Bar, Plain, Outline, Rule };
enum class MessageForm { Panel, Frame };
enum class SourcePlace { Foot, Exhibit };

inline constexpr std::size_t kThemeLevels = 5;

struct Theme {
  std::string id;                   // its name: "midnight"
  std::string about, about_korean;  // one line each

  // By token (kThemeColors): "ink", "paper", "muted", "light", "dark", "accent1" … "accent6",
  // "warning", "good". All are there.
  std::map<std::string, std::uint32_t, std::less<>> colors;
  std::string dark_as;    // the token that `dark` names; empty: it has a colour of its own
  double contrast = 4.5;  // that all text has at least on what is behind it

  FontFaces heading, body;

  std::vector<double> body_sizes{24, 22, 20, 18};  // to choose from, largest first
  double title_size = 28;
  std::string title_color = "ink";  // a token
  std::string mark = "accent2";     // a token: of rules at titles, edges, and what stands out on the dark

  EdgeBand band = EdgeBand::Top;
  TitleRule title_rule = TitleRule::Bar;
  FootRule foot_rule = FootRule::Line;
  CoverLook cover = CoverLook::Sheets;
  SectionLook section = SectionLook::Sheets;
  QuoteLook quote = QuoteLook::Drops;
  ClosingLook closing = ClosingLook::Sheets;
  CardForm cards = CardForm::Bar;
  double corner = 0;  // radius of cards and panels
  std::array<std::string, kThemeLevels> markers{"•", "–", "•", "–", "•"};
  MessageForm message = MessageForm::Panel;
  SourcePlace sources = SourcePlace::Foot;

  [[nodiscard]] std::uint32_t color(std::string_view token) const;
};

// The colour tokens, in the order of documents.
[[nodiscard]] const std::vector<std::string>& theme_color_names();

// What a file leaves out: the look of `default`, without a name.
[[nodiscard]] Theme theme_like_default();

// Reads {"theme":1,…}; flaws go to the sink with their places. Empty when there was an error.
// `name` is the document's; it is the theme's id too where that has none.
[[nodiscard]] std::optional<Theme> read_theme(std::string_view json, const std::string& name,
                                              DiagnosticSink& sink, const Limits& limits = {});

// The built-in themes, `default` first. NotFound: the message names the nearest.
[[nodiscard]] const std::vector<std::string>& builtin_theme_ids();
[[nodiscard]] Result<std::shared_ptr<const Theme>> builtin_theme(const std::string& id);
// The text of its file, as a model for others. Empty: there is none of that name.
[[nodiscard]] std::string_view builtin_theme_text(const std::string& id);

}  // namespace deckle::templates

#include "templates/theme_pages.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace deckle::templates {

namespace {

constexpr double kHeight = 540, kMargin = 36, kGrid = 4;
// Of the content pages: the title's place, and the foot (templates/builtin/default-16x9).
constexpr double kTitleTop = 44, kTitleHeight = 76, kFootTop = 500;

// Ours: an icon that stands beside texts, of the page's width, and what is between both.
constexpr double kIconShare = 0.2, kIconGap = 40;

double snapped(double pt) { return std::floor(pt / kGrid) * kGrid; }

using Shapes = std::vector<SheetShape>;

SheetShape circle(const char* name, double x, double y, double radius, const SheetPaint& fill) {
  return {name, "ellipse", x - radius, y - radius, 2 * radius, 2 * radius, fill};
}

SheetShape box(const char* name, double x, double y, double w, double h, const SheetPaint& fill) {
  return {name, "rect", x, y, w, h, fill};
}

SheetShape outline(const char* name, double x, double y, double w, double h, const SheetPaint& line,
                   double line_pt) {
  return {name, "rect", x, y, w, h, {}, line, line_pt};
}

SheetShape rounded(const char* name, double x, double y, double w, double h, double corner,
                   const SheetPaint& fill) {
  SheetShape shape = box(name, x, y, w, h, fill);
  if (corner <= 0) return shape;
  shape.preset = "roundRect";
  shape.adjust = static_cast<int>(std::lround(std::min(0.5, corner / std::min(w, h)) * 100000));
  return shape;
}

void add_quote_marks(Shapes& shapes, double x, double y, double w, const SheetPaint& fill) {
  const double h = w * 1.24;
  for (int i = 0; i < 2; ++i) {
    SheetShape mark =
        box(i == 0 ? "Quotation mark 1" : "Quotation mark 2", x + i * w * 1.2, y, w, h, fill);
    mark.form = SheetShape::Form::QuoteMark;
    shapes.push_back(std::move(mark));
  }
}

struct Page {
  const Theme& theme;
  double w;
  ThemePaints p;
  double inner;  // the width between the margins

  Page(const Theme& t, double width) : theme(t), w(width), p(t), inner(width - 2 * kMargin) {}

  [[nodiscard]] double share(double of) const { return snapped(w * of); }
};

// ---- covers
// ---------------------------------------------------------------------------------------

SheetLook rings(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = w - 20, y = 520, text = page.share(0.56) - kMargin, icon = page.share(0.24);
  SheetShape ring = circle("Ring", x, y, w * 0.35, {});
  ring.line = p.accent_on_dark;
  ring.line_pt = 3;
  return {p.dark,
          p.on_dark,
          {circle("Disc 1", x, y, w * 0.42, p.dark_lighter(8)),
           circle("Disc 2", x, y, w * 0.27, p.dark_lighter(16)), ring,
           box("Title rule", kMargin, 290, 64, 4, p.accent_on_dark)},
          {{"ctrTitle", kMargin, 104, page.share(0.58), 172, "b", p.on_dark},
           {"subTitle", kMargin, 312, text, 64, "t", p.on_dark},
           {"body", kMargin, 404, text, 64, "b", p.on_dark}},
          std::nullopt,
          0,
          CoverIcon{w - kMargin - icon / 2, kHeight - kMargin - icon / 2, icon,
                    CoverIcon::Behind::Dark}};
}

// Bound like a book: the dark over all of the page, with lines and icon in the second colour.
SheetLook frame(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = 96, text = w - 192, middle = w / 2;
  return {p.dark,
          p.on_dark,
          {outline("Frame", 16, 16, w - 32, kHeight - 32, p.accent_on_dark, 1.5),
           outline("Inner frame", 22, 22, w - 44, kHeight - 44, p.accent_on_dark, 0.5),
           box("Title rule", middle - 40, 363, 80, 2, p.accent_on_dark)},
          {{"ctrTitle", x, 168, text, 176, "b", p.on_dark, "ctr"},
           {"subTitle", x, 384, text, 44, "t", p.on_dark, "ctr"},
           {"body", x, 440, text, 48, "b", p.on_dark, "ctr"}},
          std::nullopt,
          0,
          CoverIcon{middle, 0, 120, CoverIcon::Behind::Dark, CoverIcon::Paint::Accent, true}};
}

SheetLook block(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double icon = page.share(kIconShare), text = inner - icon - kIconGap;
  return {p.paper,
          p.muted,
          {box("Block", 0, 0, w, 332, p.dark), box("Mark", kMargin, 332, 96, 12, p.accent)},
          {{"ctrTitle", kMargin, 88, text, 212, "b", p.on_dark, nullptr, 44},
           {"subTitle", kMargin, 364, inner, 40, "t", p.ink},
           {"body", kMargin, 416, inner, 52, "b", p.muted}},
          std::nullopt,
          0,
          CoverIcon{w - kMargin - icon / 2, 166, icon, CoverIcon::Behind::Dark}};
}

SheetLook bubbles(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double radius = page.share(0.17), x = w - radius - 28, y = 324;
  const double text = snapped(x - radius - kIconGap / 2 - kMargin);
  return {p.dark,
          p.on_dark,
          {circle("Bubble 1", w - 40, 60, 152, p.dark_lighter(8)),
           circle("Bubble 2", x, y, radius, p.dark_lighter(16)),
           circle("Bubble 3", x + radius * 0.85, y - radius * 0.86, 30, {"accent6"})},
          {{"ctrTitle", kMargin, 104, text, 172, "b", p.on_dark},
           {"subTitle", kMargin, 292, text, 64, "t", p.on_dark},
           {"body", kMargin, 404, text, 64, "b", p.on_dark}},
          std::nullopt,
          0,
          CoverIcon{x, y, radius * 1.2, CoverIcon::Behind::Accent, CoverIcon::Paint::Second, false, radius}};
}

SheetLook letter(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  return {p.paper,
          p.muted,
          {box("Edge band", 0, 0, w, 12, p.dark), box("Title rule", kMargin, 252, inner, 2, p.dark),
           box("Foot band", 0, 408, w, 132, p.light), box("Foot mark", 0, 408, 12, 132, p.accent)},
          {{"ctrTitle", kMargin, 84, inner, 156, "b", p.ink},
           {"subTitle", kMargin, 272, inner, 64, "t", p.muted},
           {"body", kMargin, 424, inner - 180, 44, "ctr", p.ink}},
          std::nullopt,
          0,
          CoverIcon{w - kMargin - 52, 474, 104, CoverIcon::Behind::Page}};
}

SheetLook bar(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double icon = page.share(kIconShare), text = inner - icon - kIconGap;
  return {p.dark,
          p.on_dark,
          {box("Title bar", kMargin, 84, 160, 12, p.second),
           box("Foot bar", 0, kHeight - 16, w, 16, p.second)},
          {{"ctrTitle", kMargin, 116, inner, 184, "t", p.on_dark, nullptr, 44},
           {"subTitle", kMargin, 316, text, 64, "t", p.on_dark},
           {"body", kMargin, 404, text, 64, "b", p.on_dark}},
          std::nullopt,
          0,
          CoverIcon{w - kMargin - icon / 2, 404, icon, CoverIcon::Behind::Dark,
                    CoverIcon::Paint::Second}};
}

SheetLook official(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = 84, text = w - 168;
  return {
      p.paper,
      p.muted,
      {box("Edge band", 0, 0, w, 20, p.dark), box("Edge line", 0, 24, w, 3, p.accent),
       box("Title panel", x, 140, text, 152, p.light), box("Title line 1", x, 136, text, 4, p.dark),
       box("Title line 2", x, 292, text, 4, p.dark),
       box("Foot band", 0, kHeight - 12, w, 12, p.dark)},
      {{"ctrTitle", x + 16, 152, text - 32, 128, "ctr", p.title, "ctr"},
       {"subTitle", x, 316, text, 64, "t", p.ink, "ctr"},
       {"body", x, 404, text, 64, "b", p.ink, "ctr"}}};
}

// ---- sections
// -------------------------------------------------------------------------------------

SheetLook numeral(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = page.share(0.34), text = w - kMargin - x;
  return {
      p.dark,
      p.on_dark,
      {circle("Disc", 0, kHeight, w * 0.26, p.dark_lighter(8)),
       box("Number line", x - 28, 104, 3, 332, p.accent_on_dark)},
      {{"title", x, 104, text, 172, "b", p.on_dark}, {"body", x, 296, text, 140, "t", p.on_dark}},
      SheetText{"body", kMargin, 104, x - 64 - kMargin, 172, "b", p.accent_on_dark, "r", 120},
      x};
}

SheetLook margin(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  Shapes shapes{box("Number line", kMargin, 204, inner, 1, p.ink),
                box("Number mark", kMargin, 201, 96, 4, p.accent)};
  return {p.paper,
          p.muted,
          std::move(shapes),
          {{"title", kMargin, 220, inner, 88, "t", p.ink},
           {"body", kMargin, 320, inner, 128, "t", p.muted}},
          SheetText{"body", kMargin, 84, 240, 108, "b", p.accent, "l", 80}};
}

SheetLook number_block(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = page.share(0.3125), text_x = x + 40, text = w - kMargin - text_x;
  return {p.paper,
          p.muted,
          {box("Block", 0, 0, x, kHeight, p.dark),
           box("Number mark", kMargin, 290, 64, 4, p.accent_on_dark),
           box("Title rule", text_x, 290, 64, 4, p.accent)},
          {{"title", text_x, 104, text, 172, "b", p.title},
           {"body", text_x, 312, text, 136, "t", p.muted}},
          SheetText{"body", kMargin, 104, x - 2 * kMargin, 172, "b", p.on_dark, "l", 96},
          text_x};
}

SheetLook bubble(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double radius = page.share(0.135), x = kMargin + radius + 8, y = 264;
  const double text_x = snapped(x + radius + 56), text = w - kMargin - text_x;
  return {p.light,
          p.muted,
          {circle("Number bubble", x, y, radius, p.accent),
           circle("Bubble 2", x + radius * 0.82, y + radius * 0.82, radius * 0.26, p.second),
           circle("Bubble 3", w - 20, 20, 84, {"accent6"})},
          {{"title", text_x, 120, text, 156, "b", p.title},
           {"body", text_x, 292, text, 140, "t", p.ink}},
          SheetText{"body", snapped(x - 84), y - 64, 168, 128, "ctr", p.on_accent, "ctr", 88},
          text_x};
}

SheetLook band(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = page.share(0.2), text = w - kMargin - x;
  return {
      p.paper,
      p.muted,
      {box("Band", 0, 156, w, 144, p.dark), box("Number mark", 0, 156, 12, 144, p.second)},
      {{"title", x, 164, text, 128, "ctr", p.on_dark}, {"body", x, 324, text, 124, "t", p.muted}},
      SheetText{"body", kMargin, 164, x - kMargin - 16, 128, "ctr", p.on_dark, "l", 80}};
}

// ---- quotations
// -----------------------------------------------------------------------------------

// The place of the quotation as the template has it: its marks, three lines of it and a line of its
// attribution are in the middle of what is above the foot.
constexpr double kQuoteTop = 156, kQuoteHeight = 172, kQuoteRuleTop = 352, kAttributionTop = 372;
constexpr double kMarkTop = 108, kMarkWidth = 30;

// 64 from the left of a wide page.
double quote_x(const Page& page) { return page.w > 800 ? 64 : 48; }

std::vector<SheetText> quote_texts(const Page& page, double x, double right,
                                   const SheetPaint& color) {
  return {{"title", x, kQuoteTop, right - x, kQuoteHeight, "b", color},
          {"body", x, kAttributionTop, right - x, 56, "t", page.p.muted}};
}

SheetLook glyph(const Page& page) {
  const double x = quote_x(page), right = snapped(page.w * 0.8875);
  SheetLook look{page.p.paper,
                 page.p.muted,
                 {box("Title rule", x, kQuoteRuleTop, 64, 3, page.p.accent)},
                 quote_texts(page, x, right, page.p.ink)};
  add_quote_marks(look.shapes, x, kMarkTop, kMarkWidth, page.p.accent);
  return look;
}

SheetLook quote_bar(const Page& page) {
  const double x = quote_x(page), right = snapped(page.w * 0.8875);
  SheetLook look{page.p.paper,
                 page.p.muted,
                 {box("Quotation bar", x - 28, kMarkTop, 8, 312, page.p.accent)},
                 quote_texts(page, x, right, page.p.ink)};
  add_quote_marks(look.shapes, x, kMarkTop, kMarkWidth, page.p.ink);
  return look;
}

SheetLook panel(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = quote_x(page) + 12;
  SheetLook look{p.light,
                 p.muted,
                 {rounded("Quotation panel", kMargin, 92, inner, 364, theme.corner, p.paper),
                  circle("Mark bubble", x + 36, 92, 36, p.accent)},
                 quote_texts(page, x, w - kMargin - 40, p.title)};
  add_quote_marks(look.shapes, x + 18, 82, 16, p.on_accent);
  return look;
}

SheetLook rules(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = kMargin;
  SheetLook look{
      p.paper,
      p.muted,
      {box("Quotation rule 1", kMargin, 100, inner, 4, p.dark),
       box("Quotation rule 2", kMargin, 440, inner, 4, p.dark),
       box("Mark panel", kMargin, 76, 88, 56, p.dark)},
      {{"title", x, kQuoteTop, inner, kQuoteHeight, "ctr", p.title},
       {"body", x, kAttributionTop, inner, 56, "t", p.muted}}};
  add_quote_marks(look.shapes, kMargin + 20, 90, 22, p.on_dark);
  return look;
}

// ---- closings
// -------------------------------------------------------------------------------------

SheetLook split(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const double x = page.share(0.42), text_x = x + 40;
  return {p.paper,
          p.muted,
          {box("Block", 0, 0, x, kHeight, p.dark),
           box("Title rule", kMargin, 306, 64, 4, p.accent_on_dark)},
          {{"title", kMargin, 104, x - 2 * kMargin, 188, "b", p.on_dark, nullptr, 36},
           {"body", text_x, 104, w - kMargin - text_x, 344, "ctr", p.ink}},
          std::nullopt,
          text_x,
          CoverIcon{kMargin + 64, 412, 128, CoverIcon::Behind::Dark}};
}

// On the ground of the cover: a deck ends as it begins.
SheetLook plain(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  const bool dark = theme.cover == CoverLook::Frame;
  const SheetPaint &ink = dark ? p.on_dark : p.ink, &mark = dark ? p.accent_on_dark : p.accent;
  Shapes shapes{box("Title rule", kMargin, 246, inner, 1, ink),
                box("Title mark", kMargin, 243, 96, 4, mark)};
  return {dark ? p.dark : p.paper,
          dark ? p.on_dark : p.muted,
          std::move(shapes),
          {{"title", kMargin, 96, inner - 160, 136, "b", ink},
           {"body", kMargin, 268, inner, 180, "t", ink}},
          std::nullopt,
          0,
          CoverIcon{w - kMargin - 56, 164, 112,
                    dark ? CoverIcon::Behind::Dark : CoverIcon::Behind::Page}};
}

SheetLook head(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  return {p.paper,
          p.muted,
          {box("Head", 0, 0, w, 216, p.dark), box("Head line", 0, 216, w, 8, p.second)},
          {{"title", kMargin, 60, inner - 180, 132, "b", p.on_dark},
           {"body", kMargin, 252, inner, 200, "t", p.ink}},
          std::nullopt,
          0,
          CoverIcon{w - kMargin - 64, 108, 128, CoverIcon::Behind::Dark, CoverIcon::Paint::Second}};
}

SheetLook closing_bubbles(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  return {p.dark,
          p.on_dark,
          {circle("Bubble 1", w - 20, 40, 128, p.dark_lighter(8)),
           circle("Bubble 2", w - 140, 128, 100, p.dark_lighter(16)),
           circle("Bubble 3", w - 56, 216, 24, {"accent6"})},
          {{"title", kMargin, 88, w - 284 - kMargin, 136, "b", p.on_dark},
           {"body", kMargin, 256, inner, 196, "t", p.on_dark}},
          std::nullopt,
          0,
          CoverIcon{w - 140, 128, 120, CoverIcon::Behind::Accent, CoverIcon::Paint::Second, false, 100}};
}

// ---- closings with next steps, which have the page below the title
// -------------------------------------------------------------------------------------

constexpr double kStepsTop = 152, kStepsBottom = 488, kStepsTitle = 34;

SheetLook plain_steps(const Page& page) {
  SheetLook look = plain(page);
  const double line = kTitleTop + kTitleHeight + 4;
  look.shapes[0].y = line + 1.5;
  look.shapes[1].y = line;
  const SheetPaint ink = look.texts[0].color;
  look.texts = {
      {"title", kMargin, kTitleTop, page.inner - 100, kTitleHeight, "b", ink, nullptr, kStepsTitle},
      {"body", kMargin, kStepsTop, page.inner, kStepsBottom - kStepsTop, "t", ink}};
  look.icon->x = page.w - kMargin - 36;
  look.icon->y = kTitleTop + kTitleHeight / 2;
  look.icon->side = 72;
  return look;
}

SheetLook head_steps(const Page& page) {
  SheetLook look = head(page);
  look.shapes[0].h = kTitleTop + kTitleHeight;
  look.shapes[1].y = kTitleTop + kTitleHeight;
  look.texts = {
      {"title", kMargin, 32, page.inner - 124, 80, "ctr", page.p.on_dark, nullptr, kStepsTitle},
      {"body", kMargin, kStepsTop, page.inner, kStepsBottom - kStepsTop, "t", page.p.ink}};
  look.icon->x = page.w - kMargin - 40;
  look.icon->y = 60;
  look.icon->side = 80;
  return look;
}

SheetLook bubbles_steps(const Page& page) {
  const auto& [theme, w, p, inner] = page;
  return {
      p.dark,
      p.on_dark,
      {circle("Bubble 1", w - 8, 8, 88, p.dark_lighter(8)),
       circle("Bubble 2", w - 92, 60, 44, p.dark_lighter(16)),
       circle("Bubble 3", w - 36, 92, 12, {"accent6"})},
      {{"title", kMargin, kTitleTop, w - 188 - kMargin, 92, "t", p.on_dark, nullptr, kStepsTitle},
       {"body", kMargin, kStepsTop, inner, kStepsBottom - kStepsTop, "t", p.on_dark}},
      std::nullopt,
      0,
      CoverIcon{w - 92, 60, 56, CoverIcon::Behind::Accent, CoverIcon::Paint::Second, false, 44}};
}

// The steps stand beside the title.
SheetLook split_steps(const Page& page) {
  SheetLook look = split(page);
  for (SheetText& text : look.texts) {
    if (text.type != "body") continue;
    text.y = 56;
    text.h = kStepsBottom - 56;
  }
  return look;
}

}  // namespace

std::optional<SheetLook> cover_look(const Theme& theme, double page_width) {
  const Page page(theme, page_width);
  switch (theme.cover) {
    case CoverLook::Sheets:
      return std::nullopt;
    case CoverLook::Rings:
      return rings(page);
    case CoverLook::Frame:
      return frame(page);
    case CoverLook::Block:
      return block(page);
    case CoverLook::Bubbles:
      return bubbles(page);
    case CoverLook::Letter:
      return letter(page);
    case CoverLook::Bar:
      return bar(page);
    case CoverLook::Official:
      return official(page);
  }
  return std::nullopt;
}

std::optional<SheetLook> section_look(const Theme& theme, double page_width) {
  const Page page(theme, page_width);
  switch (theme.section) {
    case SectionLook::Sheets:
      return std::nullopt;
    case SectionLook::Numeral:
      return numeral(page);
    case SectionLook::Margin:
      return margin(page);
    case SectionLook::Block:
      return number_block(page);
    case SectionLook::Bubble:
      return bubble(page);
    case SectionLook::Band:
      return band(page);
  }
  return std::nullopt;
}

std::optional<SheetLook> quote_look(const Theme& theme, double page_width) {
  const Page page(theme, page_width);
  switch (theme.quote) {
    case QuoteLook::Drops:
      return std::nullopt;
    case QuoteLook::Glyph:
      return glyph(page);
    case QuoteLook::Bar:
      return quote_bar(page);
    case QuoteLook::Panel:
      return panel(page);
    case QuoteLook::Rules:
      return rules(page);
  }
  return std::nullopt;
}

std::optional<SheetLook> closing_look(const Theme& theme, double page_width) {
  const Page page(theme, page_width);
  switch (theme.closing) {
    case ClosingLook::Sheets:
      return std::nullopt;
    case ClosingLook::Split:
      return split(page);
    case ClosingLook::Plain:
      return plain(page);
    case ClosingLook::Head:
      return head(page);
    case ClosingLook::Bubbles:
      return closing_bubbles(page);
  }
  return std::nullopt;
}

std::optional<SheetLook> closing_steps_look(const Theme& theme, double page_width) {
  const Page page(theme, page_width);
  switch (theme.closing) {
    case ClosingLook::Sheets:
      return std::nullopt;
    case ClosingLook::Split:
      return split_steps(page);
    case ClosingLook::Plain:
      return plain_steps(page);
    case ClosingLook::Head:
      return head_steps(page);
    case ClosingLook::Bubbles:
      return bubbles_steps(page);
  }
  return std::nullopt;
}

std::vector<SheetShape> content_shapes(const Theme& theme, double page_width) {
  const Page page(theme, page_width);
  const auto& [unused, w, p, inner] = page;
  const double below = kTitleTop + kTitleHeight;
  std::vector<SheetShape> shapes;
  switch (theme.band) {
    case EdgeBand::None:
      break;
    case EdgeBand::Top:
      shapes.push_back(box("Edge band", 0, 0, w, 8, p.dark));
      break;
    case EdgeBand::Left:
      shapes.push_back(box("Edge band", 0, 0, 12, kHeight, p.accent));
      break;
    case EdgeBand::Bottom:
      shapes.push_back(box("Edge band", 0, kHeight - 8, w, 8, p.accent));
      break;
  }
  switch (theme.title_rule) {
    case TitleRule::None:
      break;
    case TitleRule::Bar:
      shapes.push_back(box("Title rule", kMargin, 28, 48, 4, p.mark));
      break;
    case TitleRule::Above:
      shapes.push_back(box("Title rule", kMargin, 28, inner, 3, p.ink));
      break;
    case TitleRule::Below:
      shapes.push_back(box("Title line", kMargin, below + 3, inner, 1, p.ink));
      break;
    case TitleRule::Double:
      shapes.push_back(box("Title line 1", kMargin, below, inner, 3, p.dark));
      shapes.push_back(box("Title line 2", kMargin, below + 4, inner, 0.75, p.accent));
      break;
    case TitleRule::Side:
      shapes.push_back(box("Title rule", 16, kTitleTop + 2, 6, 32, p.accent));
      break;
    case TitleRule::Head:
      shapes.push_back(box("Title band", 0, 0, w, kTitleHeight + 2 * kHeadTitleTopPt, p.dark));
      break;
  }
  if (theme.foot_rule == FootRule::Line)
    shapes.push_back(box("Foot rule", kMargin, kFootTop, inner, 0.75, p.hairline));
  return shapes;
}

}  // namespace deckle::templates

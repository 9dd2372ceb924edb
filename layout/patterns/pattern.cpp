#include "layout/patterns/pattern.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/lists/emphasis.h"
#include "layout/lists/heads.h"
#include "layout/text/contrast.h"
#include "layout/text/min_size.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"
#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kDetailIndentPt = 18, kDetailSpacePt = 3;
// Ours, of their size: the most space between details, and the part of what is free that they take.
constexpr double kMostDetailSpace = 0.7, kOfFree = 0.6;

// Whether the author chose sizes for the text or for a part of it.
bool has_own_sizes(const PatternPart& part) {
  return part.source != nullptr && smallest_authored_size(*part.source).has_value();
}

bool has_text_fill(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  return (shape != nullptr && shape->fill) || element.style.fill;
}

ElementIr piece_on(const PatternCanvas& canvas, ElementType type, const std::string& name) {
  ElementIr piece;
  piece.name = name;
  piece.type = type;
  piece.z = canvas.z;
  piece.fill.kind = FillIr::Kind::None;
  piece.line.fill.kind = FillIr::Kind::None;
  return piece;
}

}  // namespace

bool has_texts_alone(const PatternCanvas& canvas, std::size_t most) {
  return std::all_of(canvas.cells.begin(), canvas.cells.end(), [most](const PatternCell& cell) {
    return cell.parts.size() <= most &&
           std::none_of(cell.parts.begin(), cell.parts.end(),
                        [](const PatternPart& part) { return part.element.text.empty(); });
  });
}

void place_part(const Rect& box, PatternPart& part, const char* preset) {
  part.element.shape = preset;
  part.element.placeholder.reset();
  part.element.template_area = {};
  part.element.box = box;
}

void set_look(const TextLook& look, PatternPart& part) {
  TextBodyIr& body = part.element.text;
  const Element& source = *part.source;
  const bool sized = has_own_sizes(part), colored = has_authored_colors(source);
  for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
    ParagraphIr& paragraph = body.paragraphs[i];
    const bool unmarked = is_unmarked(paragraph);
    // No smaller than the part may be: what does not fit so is not drawn as this pattern.
    if (!sized)
      set_size(paragraph, std::max(i == 0 ? look.head_pt : look.text_pt, part.element.min_font_pt));
    if (!colored) set_color(paragraph, i == 0 ? look.head : look.text);
    ParagraphStyle& style = paragraph.style;
    style.space_before = {SpacingIr::Unit::Points, i == 0 ? 0 : kDetailSpacePt};
    style.space_after = {SpacingIr::Unit::Points, 0};
    if (!source.style.align)
      style.align = look.align == Align::Left && style.rtl ? Align::Right : look.align;
    const bool marked = look.markers && i > 0 && body.paragraphs.size() > 2 &&
                        style.align != Align::Center && style.bullet.kind != ListKind::None;
    if (marked) {
      style.margin_left = emu_from_pt(kDetailIndentPt);
      style.indent = -style.margin_left;
      if (style.bullet.kind == ListKind::Bullet) {
        style.bullet.character = "•";
        style.bullet.font.clear();
      }
      if (!colored) style.bullet.color = look.text;
    } else {
      style.bullet = {};
      style.margin_left = style.margin_right = style.indent = Emu(0);
    }
    if (i == 0 && look.bold_head && unmarked) {
      const std::string text = searchable(paragraph);
      const std::optional<Head> found = body.paragraphs.size() == 1 ? head_of(text) : std::nullopt;
      emphasise(paragraph, {0, found ? found->end : text.size()}, {.bold = true});
    }
  }
  const Emu x = emu_from_pt(look.inset_x_pt), y = emu_from_pt(look.inset_y_pt);
  body.insets = {x, y, x, y};
  if (!source.style.anchor) body.anchor = look.anchor;
  body.columns = 1;
  body.wrap = true;
}

Emu spread_details(PatternCanvas& canvas, Emu free) {
  std::size_t most = 0;
  double size = 0;
  for (const PatternCell& cell : canvas.cells) {
    std::size_t details = 0;
    for (const PatternPart& part : cell.parts) {
      details += part.element.text.paragraphs.size();
      if (!part.element.text.paragraphs.empty())
        size = std::max(size, smallest_size_pt(part.element.text));
    }
    most = std::max(most, details);
  }
  // One detail keeps near to its heading.
  if (most < 3 || free <= Emu(0)) return Emu(0);
  const double more = std::floor(std::min(to_pt(free) * kOfFree / static_cast<double>(most - 1),
                                          size * kMostDetailSpace));
  for (PatternCell& cell : canvas.cells) {
    bool head = true;
    for (PatternPart& part : cell.parts) {
      for (ParagraphIr& paragraph : part.element.text.paragraphs) {
        if (!head) paragraph.style.space_before.value += more;
        head = false;
      }
    }
  }
  return emu_from_pt(more * static_cast<double>(most - 1));
}

Emu needed_height(const PatternCanvas& canvas, const PatternPart& part) {
  const TextBodyIr& body = part.element.text;
  const Rect inner = preset_text_rect(part.element.shape, part.element.box);
  const double width = std::max(1.0, to_pt(inner.w - body.insets.left - body.insets.right));
  const double height =
      std::max(canvas.context.engine.height(body, width),
               canvas.context.engine.height(body, width * (1 - measure::kMaxReserve)));
  const Emu outside = part.element.box.h - inner.h;
  return emu_from_pt(height * (1 + measure::kMaxReserve)) + body.insets.top + body.insets.bottom +
         outside;
}

bool fits(const PatternCanvas& canvas, const PatternPart& part, int lines) {
  const TextBodyIr& body = part.element.text;
  if (body.empty()) return true;
  const Rect inner = preset_text_rect(part.element.shape, part.element.box);
  const double width = to_pt(inner.w - body.insets.left - body.insets.right);
  if (width <= 1) return false;
  const measure::LaidOutText laid =
      canvas.context.engine.lay_out(body, width * (1 - measure::kMaxReserve));
  const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                [](const measure::Line& line) { return line.split_word; });
  if (torn || (lines > 0 && laid.lines.size() > static_cast<std::size_t>(lines))) return false;
  const double available = to_pt(inner.h - body.insets.top - body.insets.bottom);
  return laid.height * (1 + measure::kMaxReserve) <= available;
}

void set_fill(const Color& fill, PatternPart& part) {
  if (has_text_fill(*part.source)) return;
  part.element.fill = {FillIr::Kind::Solid, fill};
  part.element.line.fill.kind = FillIr::Kind::None;
}

bool has_own_fill(const PatternPart& part) {
  return has_text_fill(*part.source) && part.element.fill.kind == FillIr::Kind::Solid;
}

Color fill_of(const PatternPart& part, const Color& usual) {
  return has_own_fill(part) ? part.element.fill.color : usual;
}

std::vector<Color> take_fills(PatternCanvas& canvas, const Color& usual) {
  std::vector<Color> fills;
  for (PatternCell& cell : canvas.cells) {
    fills.push_back(fill_of(cell.parts.front(), usual));
    for (PatternPart& part : cell.parts) {
      part.element.fill.kind = FillIr::Kind::None;
      part.element.line.fill.kind = FillIr::Kind::None;
    }
  }
  return fills;
}

Color text_on(const PatternCanvas& canvas, const Color& fill) {
  const Tones& tones = canvas.context.tones;
  const auto contrast = [&fill](const Color& color) { return contrast_ratio(color.rgb, fill.rgb); };
  const Color& better = contrast(tones.on_dark) >= contrast(tones.on_light) ? tones.on_dark
                                                                             : tones.on_light;
  if (contrast(better) >= kMinContrast) return better;
  // On a bright accent of a dark page the page's own colour: a grey that just passes looks weak.
  const Color page{{}, canvas.context.text.layout.background_rgb};
  return contrast(page) >= kMinContrast ? page : legible_on(better, fill.rgb, kMinContrast);
}

void set_pointed(const PatternCanvas& canvas, ElementIr& element) {
  element.shape = "homePlate";
  // A right-to-left slide exchanges places, not what a shape looks like.
  element.transform.flip_h = mirrors(canvas.context.text);
}

void split_heads(PatternCanvas& canvas) {
  for (PatternCell& cell : canvas.cells) {
    if (cell.parts.size() != 1 || cell.parts.front().element.text.paragraphs.size() < 2) continue;
    PatternPart& head = cell.parts.front();
    PatternPart rest = head;
    ElementIr& element = rest.element;
    element.source_eid =
        head.element.source_eid.empty() ? head.element.eid : head.element.source_eid;
    element.eid.clear();
    element.name += " text";
    element.shape = "rect";
    element.transform = {};
    element.placeholder.reset();
    element.link.clear();
    element.fill.kind = FillIr::Kind::None;
    element.text.paragraphs.erase(element.text.paragraphs.begin());
    head.element.text.paragraphs.resize(1);
    cell.parts.push_back(std::move(rest));
  }
}

ElementIr& add_decoration(PatternCanvas& canvas, std::vector<ElementIr>& where,
                          const std::string& name, const std::string& preset, const Rect& box,
                          const Color& fill) {
  ElementIr piece = piece_on(canvas, ElementType::Decoration, name);
  piece.decorative = true;
  piece.shape = preset;
  piece.box = box;
  piece.fill = {FillIr::Kind::Solid, fill};
  piece.z = &where == &canvas.behind ? canvas.z - 1 : canvas.z + 1;
  where.push_back(std::move(piece));
  return where.back();
}

ElementIr& add_mark(PatternCanvas& canvas, const std::string& text, const std::string& preset,
                    const Rect& box, const Color& fill, const Color& color, double size_pt) {
  ElementIr piece = piece_on(canvas, ElementType::Shape, "mark");
  piece.decorative = true;
  piece.shape = preset;
  piece.box = box;
  piece.z = canvas.z + 1;
  piece.fill = {FillIr::Kind::Solid, fill};
  const ParagraphIr& like = canvas.cells.front().parts.front().element.text.paragraphs.front();
  piece.text = label_of(like, text, size_pt, color, Align::Center);
  piece.min_font_pt = size_pt;
  canvas.over.push_back(std::move(piece));
  return canvas.over.back();
}

Color shade(const PatternCanvas& canvas, std::size_t step, std::size_t count) {
  // Ours: the palest step is still dark enough for white text.
  constexpr double kPalest = 0.72;
  const double share = count < 2 ? 1
                                 : kPalest + (1 - kPalest) * static_cast<double>(step) /
                                                 static_cast<double>(count - 1);
  const Color& dark = canvas.context.tones.dark;
  if (share >= 1) return dark;
  return {{}, mixed_color(canvas.context.text.layout.background_rgb, dark.rgb, share)};
}

}  // namespace deckle::layout

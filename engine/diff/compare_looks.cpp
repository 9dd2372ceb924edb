#include "engine/diff/compare_looks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "engine/diff/compare_elements.h"
#include "engine/messages/tr.h"

namespace deckle::engine {

namespace {

std::string hex(const Color& color) { return fmt::format("{:06X}", color.rgb & 0xFFFFFFU); }

std::string fill_text(const ElementIr& element) {
  if (element.look != nullptr) return paint_text(element.look->fill);
  if (element.fill.kind != FillIr::Kind::Solid) return {};
  PaintIr paint;
  paint.kind = PaintIr::Kind::Solid;
  paint.rgb = element.fill.color.rgb;
  paint.alpha = element.fill.alpha;
  return paint_text(paint);
}

std::string line_text(const ElementIr& element) {
  if (element.look != nullptr) {
    const BackdropIr& look = *element.look;
    if (look.line.kind == PaintIr::Kind::None) return {};
    std::string out = fmt::format("{} {:g} pt", paint_text(look.line), look.line_width_pt);
    if (!look.dash.empty()) out += " " + look.dash;
    for (const LineEndIr* end : {&look.line_start, &look.line_end}) {
      if (!end->type.empty()) out += " " + end->type;
    }
    return out;
  }
  if (element.line.fill.kind != FillIr::Kind::Solid) return {};
  std::string out = fmt::format("{} {:g} pt", hex(element.line.fill.color), element.line.width_pt);
  if (element.line.dashed) out += " dash";
  if (element.line.arrow_at_start) out += " <";
  if (element.line.arrow_at_end) out += " >";
  return out;
}

std::string shape_text(const ElementIr& element) {
  std::string out = element.shape;
  if (element.look == nullptr) return out;
  if (element.look->paths != nullptr) out = fmt::format("custom {}", element.look->paths->size());
  for (const auto& [name, value] : element.look->adjustments)
    out += fmt::format(" {}={:g}", name, value);
  return out;
}

// The values along a text: each with the bytes that have it.
using Stretches = std::vector<std::pair<std::string, std::size_t>>;

void add(Stretches& out, std::string value, std::size_t length) {
  if (!out.empty() && out.back().first == value)
    out.back().second += length;
  else
    out.emplace_back(std::move(value), length);
}

// Each value once, in order.
std::string values(const Stretches& stretches) {
  std::vector<std::string> seen;
  std::string out;
  for (const auto& [value, length] : stretches) {
    if (value.empty() || std::find(seen.begin(), seen.end(), value) != seen.end()) continue;
    seen.push_back(value);
    out += (out.empty() ? "" : ", ") + value;
  }
  return out;
}

// A field counts as one: its value changes when the slide is moved.
std::size_t length_of(const RunIr& run) {
  return run.field == RunIr::Field::None ? run.text.size() : 1;
}

using OfRun = std::function<std::string(const RunStyle&)>;
using OfParagraph = std::function<std::string(const ParagraphIr&)>;

Stretches along_runs(const TextBodyIr& body, const OfRun& value) {
  Stretches out;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (!run.text.empty()) add(out, value(run.style), length_of(run));
    }
  }
  return out;
}

Stretches along_links(const TextBodyIr& body) {
  Stretches out;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (!run.text.empty()) add(out, run.link, length_of(run));
    }
  }
  return out;
}

Stretches along_paragraphs(const TextBodyIr& body, const OfParagraph& value) {
  Stretches out;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    if (!paragraph.runs.empty()) add(out, value(paragraph), 1);
  }
  return out;
}

class Styles {
 public:
  Styles(bool same_text, std::vector<DeckChange>& out) : same_text_(same_text), out_(out) {}

  void compare(const char* kind, const Message& label, const Stretches& before,
               const Stretches& after) {
    if (before == after || before.empty() || after.empty()) return;
    const std::string a = values(before), b = values(after);
    if (a != b)
      compare_values(kind, label, a, b, out_);
    else if (same_text_)
      out_.push_back({kind, label + ": " + tr("of other words"), a, b, {}});
  }

 private:
  const bool same_text_;
  std::vector<DeckChange>& out_;
};

std::string faces(const RunStyle& style) {
  std::string out = style.fonts.latin;
  if (!style.fonts.ea.empty() && style.fonts.ea != out) out += "/" + style.fonts.ea;
  return out;
}

std::string spacing(const SpacingIr& one) {
  return fmt::format("{:g} {}", one.value, one.unit == SpacingIr::Unit::Percent ? "%" : "pt");
}

std::string align(const ParagraphIr& paragraph) {
  switch (paragraph.style.align) {
    case Align::Left:
      return "left";
    case Align::Center:
      return "center";
    case Align::Right:
      return "right";
    case Align::Justify:
      return "justify";
  }
  return {};
}

std::string bullet(const ParagraphIr& paragraph) {
  const BulletIr& one = paragraph.style.bullet;
  if (one.kind == ListKind::None) return {};
  return one.kind == ListKind::Number ? one.numbering : one.character;
}

std::string weight(const RunStyle& style) {
  std::string out;
  const auto mark = [&out](bool has, const char* name) {
    if (has) out += (out.empty() ? "" : "+") + std::string(name);
  };
  mark(style.bold, "bold");
  mark(style.italic, "italic");
  mark(style.underline, "underline");
  mark(style.strike, "strike");
  mark(style.caps != Caps::None, "caps");
  mark(style.baseline_pct > 0, "superscript");
  mark(style.baseline_pct < 0, "subscript");
  return out.empty() ? "plain" : out;
}

}  // namespace

void compare_paints(const ElementIr& before, const ElementIr& after,
                    std::vector<DeckChange>& out) {
  compare_values("fill", tr("fill"), fill_text(before), fill_text(after), out);
  compare_values("line", tr("line"), line_text(before), line_text(after), out);
  compare_values("shape", tr("shape"), shape_text(before), shape_text(after), out);
}

void compare_styles(const TextBodyIr& before, const TextBodyIr& after, bool same_text,
                    std::vector<DeckChange>& out) {
  Styles styles(same_text, out);
  const auto runs = [&](const char* kind, const Message& label, const OfRun& value) {
    styles.compare(kind, label, along_runs(before, value), along_runs(after, value));
  };
  const auto paragraphs = [&](const char* kind, const Message& label, const OfParagraph& value) {
    styles.compare(kind, label, along_paragraphs(before, value), along_paragraphs(after, value));
  };
  runs("font", tr("font"), faces);
  runs("text-size", tr("text size"),
       [](const RunStyle& style) { return fmt::format("{:g} pt", style.size_pt); });
  runs("text-color", tr("text color"), [](const RunStyle& style) { return hex(style.color); });
  runs("text-style", tr("text style"), weight);
  styles.compare("link", tr("link"), along_links(before), along_links(after));
  paragraphs("paragraph", tr("alignment"), align);
  paragraphs("paragraph", tr("bullets"), bullet);
  paragraphs("paragraph", tr("level"),
             [](const ParagraphIr& one) { return std::to_string(one.level + 1); });
  paragraphs("paragraph", tr("line spacing"),
             [](const ParagraphIr& one) { return spacing(one.style.line_spacing); });
  paragraphs("paragraph", tr("spacing"), [](const ParagraphIr& one) {
    return spacing(one.style.space_before) + "/" + spacing(one.style.space_after);
  });
  if (before.empty() || after.empty()) return;
  const auto anchor = [](const TextBodyIr& body) {
    return std::string(body.anchor == Anchor::Top      ? "top"
                       : body.anchor == Anchor::Middle ? "middle"
                                                       : "bottom");
  };
  compare_values("paragraph", tr("vertical alignment"), anchor(before), anchor(after), out);
  const auto insets = [](const TextBodyIr& body) {
    return fmt::format("{:g} {:g} {:g} {:g} pt", to_pt(body.insets.left), to_pt(body.insets.top),
                       to_pt(body.insets.right), to_pt(body.insets.bottom));
  };
  compare_values("paragraph", tr("margins of the text"), insets(before), insets(after), out);
}

}  // namespace deckle::engine

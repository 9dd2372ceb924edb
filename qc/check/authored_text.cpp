#include "qc/check/authored_text.h"

#include <algorithm>
#include <type_traits>

#include "slidespec/core/ascii.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"
#include "slidespec/json/json_writer.h"

namespace deckle::qc {
namespace {

constexpr std::size_t kQuotedChars = 60;
constexpr std::size_t kMaxCleaned = 40;  // texts that one patch cleans

using Part = AuthoredText::Part;

// Without the marks in what Markdown quotes or escapes: there they are content.
std::string without_literal_marks(const RichText& runs) {
  constexpr std::string_view kMarks = "*_~`#[]<>&\\-+";
  std::string out;
  for (const RichRun& run : runs) {
    for (const char c : run.text) {
      if (!run.literal || kMarks.find(c) == std::string_view::npos) out += c;
    }
  }
  return out;
}

void add_paragraph(Part part, const TextPlace& place, const std::string& text, const RichText& runs,
                   AuthoredTexts& out) {
  if (std::any_of(runs.begin(), runs.end(), [](const RichRun& run) { return run.literal; }))
    out.add_copy(part, place, without_literal_marks(runs));
  else
    out.add(part, place, text, runs.empty());
}

void add_texts(const TextContent& text, AuthoredTexts& out) {
  add_paragraph(Part::Body, {.key = "text"}, text.text, text.runs, out);
}

void add_texts(const BulletsContent& bullets, AuthoredTexts& out) {
  const RichText none;
  for (std::size_t i = 0; i < bullets.items.size(); ++i)
    add_paragraph(Part::Item, {.key = "items/", .index = i}, bullets.items[i],
                  i < bullets.runs.size() ? bullets.runs[i] : none, out);
}

void add_texts(const ChartContent& chart, AuthoredTexts& out) {
  out.add(Part::Label, {.key = "title"}, chart.title);
  out.add(Part::Label, {.key = "x_label"}, chart.x_label);
  out.add(Part::Label, {.key = "y_label"}, chart.y_label);
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    out.add(Part::Label, {.key = "series/", .index = i, .inner = "/name"}, chart.series[i].name);
    for (std::size_t k = 0; i == 0 && k < chart.series[i].data.size(); ++k) {
      if (const auto* x = std::get_if<std::string>(&chart.series[i].data[k].x))
        out.add(Part::Label,
                {.key = "series/", .index = i, .inner = "/data/", .inner_index = k, .tail = "/x"},
                *x);
    }
  }
}

void add_texts(const TableContent& table, AuthoredTexts& out) {
  out.add(Part::Label, {.key = "title"}, table.title);
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    out.add(Part::Label, {.key = "columns/", .index = i}, table.columns[i]);
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    for (std::size_t c = 0; c < table.rows[r].size(); ++c) {
      if (const auto* text = std::get_if<std::string>(&table.rows[r][c]))
        out.add(Part::Label, {.key = "rows/", .index = r, .inner = "/", .inner_index = c}, *text);
    }
  }
}

void add_texts(const ShapeContent& shape, AuthoredTexts& out) { add_texts(shape.text, out); }
void add_texts(const ImageContent&, AuthoredTexts&) {}
void add_texts(const DividerContent&, AuthoredTexts&) {}

}  // namespace

AuthoredTexts::AuthoredTexts(const Element& element) : element_(element) {
  std::visit([this](const auto& content) { add_texts(content, *this); }, element.content);
}

void AuthoredTexts::add(Part part, const TextPlace& place, std::string_view text, bool alone) {
  const bool in_spec = element_.data_ref.empty() && !element_.list_from_text;
  if (!text.empty()) texts_.push_back({part, text, place, alone && in_spec});
}

void AuthoredTexts::add_copy(Part part, const TextPlace& place, std::string text) {
  add(part, place, copies_.emplace_back(std::move(text)), false);
}

std::string AuthoredTexts::pointer(const AuthoredText& text) const {
  std::string out = element_.pointer + "/content/";
  if (element_.list_from_text) return out + "text";
  const TextPlace& place = text.place;
  out += place.key;
  if (place.index) out += std::to_string(*place.index);
  out += place.inner;
  if (place.inner_index) out += std::to_string(*place.inner_index);
  out += place.tail;
  return out;
}

bool draws_markers(const Element& element) {
  if (element.style.list) return *element.style.list != ListKind::None;
  return element.kind == ElementKind::Bullets;
}

void report_text_flaws(const DeckContext& context, const RuleDoc& doc, FindFlaw find,
                       DescribeFlaw describe, DiagnosticSink& sink) {
  for (const Slide& slide : context.deck().slides) {
    for (const Element& element : slide.elements) {
      std::optional<TextFlaw> first;
      std::string pointer;
      std::int64_t texts = 0;
      JsonPatch patch;
      const AuthoredTexts all(element);
      for (const AuthoredText& text : all) {
        std::optional<TextFlaw> flaw = find(text, element);
        if (!flaw) continue;
        if (text.alone && !flaw->cleaned.empty() && patch.size() < kMaxCleaned)
          patch.push_back(
              {PatchStep::Op::Replace, all.pointer(text), {}, json_string(flaw->cleaned)});
        if (++texts > 1) continue;
        first = std::move(flaw);
        pointer = all.pointer(text);
      }
      if (!first) continue;
      Diagnostic d = DeckContext::finding(doc.id, doc.severity, slide, element);
      d.at.pointer = pointer;
      d.patch = std::move(patch);
      describe(*first, element, d);
      d.facts = {{"found", first->found}, {"cleaned", first->cleaned}, {"texts", texts}};
      sink.push_back(std::move(d));
    }
  }
}

std::string quoted_text(std::string_view text) {
  return '"' + shortened(std::string(text), kQuotedChars) + '"';
}

std::string comparable(std::string_view text) {
  std::string out;
  bool space = false;
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == '\n' || c == '\v') {
      space = !out.empty();
      continue;
    }
    if (space) out += ' ';
    space = false;
    out += ascii_lower(c);
  }
  return out;
}

std::size_t letters_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    // U+2000 to U+27BF: general punctuation, arrows, symbols, dingbats.
    if (letter || (c >= 0xC0 && (c < 0x2000 || c > 0x27BF))) ++count;
  }
  return count;
}

bool is_ascii_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

}  // namespace deckle::qc

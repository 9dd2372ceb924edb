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

class TextList {
 public:
  explicit TextList(const Element& element)
      : content_(element.pointer + "/content/"),
        in_spec_(element.data_ref.empty() && !element.list_from_text) {}

  void add(AuthoredText::Part part, const std::string& place, std::string text, bool alone = true) {
    if (!text.empty()) all.push_back({part, std::move(text), content_ + place, alone && in_spec_});
  }

  std::vector<AuthoredText> all;

 private:
  std::string content_;
  bool in_spec_;  // not from a data file
};

using Part = AuthoredText::Part;

// Without the marks in what Markdown quotes or escapes: there they are content.
std::string without_literal_marks(const std::string& text, const RichText& runs) {
  constexpr std::string_view kMarks = "*_~`#[]<>&\\-+";
  if (std::none_of(runs.begin(), runs.end(), [](const RichRun& run) { return run.literal; }))
    return text;
  std::string out;
  for (const RichRun& run : runs) {
    for (const char c : run.text) {
      if (!run.literal || kMarks.find(c) == std::string_view::npos) out += c;
    }
  }
  return out;
}

void add_texts(const TextContent& text, TextList& out) {
  out.add(Part::Body, "text", without_literal_marks(text.text, text.runs), text.runs.empty());
}

void add_texts(const BulletsContent& bullets, TextList& out) {
  for (std::size_t i = 0; i < bullets.items.size(); ++i)
    out.add(Part::Item, "items/" + std::to_string(i),
            i < bullets.runs.size() ? without_literal_marks(bullets.items[i], bullets.runs[i])
                                    : bullets.items[i],
            i >= bullets.runs.size() || bullets.runs[i].empty());
}

void add_texts(const ChartContent& chart, TextList& out) {
  out.add(Part::Label, "title", chart.title);
  out.add(Part::Label, "x_label", chart.x_label);
  out.add(Part::Label, "y_label", chart.y_label);
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const std::string series = "series/" + std::to_string(i);
    out.add(Part::Label, series + "/name", chart.series[i].name);
    for (std::size_t k = 0; i == 0 && k < chart.series[i].data.size(); ++k) {
      if (const auto* x = std::get_if<std::string>(&chart.series[i].data[k].x))
        out.add(Part::Label, series + "/data/" + std::to_string(k) + "/x", *x);
    }
  }
}

void add_texts(const TableContent& table, TextList& out) {
  out.add(Part::Label, "title", table.title);
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    out.add(Part::Label, "columns/" + std::to_string(i), table.columns[i]);
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    for (std::size_t c = 0; c < table.rows[r].size(); ++c) {
      if (const auto* text = std::get_if<std::string>(&table.rows[r][c]))
        out.add(Part::Label, "rows/" + std::to_string(r) + "/" + std::to_string(c), *text);
    }
  }
}

void add_texts(const ShapeContent& shape, TextList& out) { add_texts(shape.text, out); }
void add_texts(const ImageContent&, TextList&) {}
void add_texts(const DividerContent&, TextList&) {}

}  // namespace

std::vector<AuthoredText> authored_texts(const Element& element) {
  TextList out(element);
  std::visit([&out](const auto& content) { add_texts(content, out); }, element.content);
  if (element.list_from_text) {
    for (AuthoredText& text : out.all) text.pointer = element.pointer + "/content/text";
  }
  return std::move(out.all);
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
      for (const AuthoredText& text : authored_texts(element)) {
        std::optional<TextFlaw> flaw = find(text, element);
        if (!flaw) continue;
        if (text.alone && !flaw->cleaned.empty() && patch.size() < kMaxCleaned)
          patch.push_back({PatchStep::Op::Replace, text.pointer, {}, json_string(flaw->cleaned)});
        if (++texts > 1) continue;
        first = std::move(flaw);
        pointer = text.pointer;
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

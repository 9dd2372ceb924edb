#include "engine/diff/slide_features.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "engine/diff/data_text.h"

namespace deckle::engine {

bool shows_through(const ElementIr& element) {
  return element.eid.starts_with("_layout_sp") || element.eid.starts_with("_master_sp");
}

std::string text_of(const TextBodyIr& body) {
  std::string out;
  for (const ParagraphIr& paragraph : body.paragraphs) {
    if (&paragraph != &body.paragraphs.front()) out += '\n';
    for (const RunIr& run : paragraph.runs) {
      switch (run.field) {
        case RunIr::Field::None:
          out += run.text;
          break;
        case RunIr::Field::SlideNumber:
          out += "‹#›";
          break;
        case RunIr::Field::DateTime:
          out += "‹date›";
          break;
      }
    }
  }
  return out;
}

std::string text_in(const ElementIr& element) {
  std::string out = text_of(element.text);
  const auto add = [&out](const std::string& text) {
    if (!text.empty()) out += "\n" + text;
  };
  if (element.table != nullptr) {
    for (const TableRowIr& row : element.table->rows) {
      for (const TextBodyIr& cell : row.cells) add(text_of(cell));
    }
  }
  const ChartContent* const chart =
      element.data == nullptr ? nullptr : std::get_if<ChartContent>(element.data.get());
  if (chart != nullptr) {
    add(chart->title);
    for (const ChartSeries& series : chart->series) {
      add(series.name);
      for (const ChartPoint& point : series.data) add(category_text(point) + " " + value_text(point));
    }
  }
  return out;
}

std::uint64_t picture_hash(const ElementIr& element) {
  if (element.picture == nullptr || element.picture->bytes == nullptr) return 0;
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : *element.picture->bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 1099511628211ULL;
  }
  return hash;
}

std::string title_of(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.type != ElementType::Title || element.text.empty()) continue;
    std::string text = plain_text(element.text);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\v' || c == '\t'; }, ' ');
    return text;
  }
  return {};
}

SlideFeatures features_of(const SlideIr& slide) {
  SlideFeatures out;
  out.id = slide.slide_id;
  out.title = title_of(slide);
  for (const ElementIr& element : slide.elements) {
    if (shows_through(element)) continue;
    add_words(text_in(element), out.words);
    std::string what = fmt::format("{}|{}", to_string(element.type), element.name);
    if (const std::uint64_t picture = picture_hash(element); picture != 0)
      what = fmt::format("picture|{:016x}", picture);
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : what) {
      hash ^= static_cast<unsigned char>(c);
      hash *= 1099511628211ULL;
    }
    out.all.push_back(hash);
  }
  out.all.insert(out.all.end(), out.words.begin(), out.words.end());
  std::sort(out.all.begin(), out.all.end());
  return out;
}

}  // namespace deckle::engine

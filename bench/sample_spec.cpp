#include "bench/sample_spec.h"

#include <fmt/format.h>

#include <array>
#include <span>
#include <string_view>

namespace deckle::bench {
namespace {

constexpr std::array<std::string_view, 24> kLatin = {
    "revenue", "grew",   "faster",  "than",   "planned", "in",      "every",   "region",
    "because", "margin", "held",    "while",  "costs",   "of",      "freight", "fell",
    "and",     "new",    "stores",  "opened", "ahead",   "of",      "their",   "schedule"};
constexpr std::array<std::string_view, 16> kKorean = {
    "매출은", "계획보다", "빠르게", "늘었고", "모든",   "지역에서", "이익률을", "지켰으며",
    "운임은", "내리고",   "새",     "매장은", "일정을", "앞당겨",   "문을",     "열었습니다"};

std::string running_text(std::span<const std::string_view> from, std::size_t bytes, std::size_t start) {
  std::string out;
  for (std::size_t i = start; out.size() < bytes; ++i) {
    if (!out.empty()) out += ' ';
    // Seven steps on: neighbours change from sentence to sentence.
    out += from[(i * 7 + i / from.size()) % from.size()];
  }
  return out;
}

std::string text_for(std::size_t slide, std::size_t characters, std::size_t part) {
  const std::size_t start = slide * 31 + part * 5;
  return slide % 3 == 2 ? korean_text(characters / 2, start) : latin_text(characters, start);
}

std::string element(std::string_view id, std::string_view kind, std::string_view role,
                    const std::string& content) {
  return fmt::format(
      R"({{"element_id":"{}","kind":"{}","role":"{}","content":{},"constraints":{{"allow_shrink":true,"min_font_pt":12}}}})",
      id, kind, role, content);
}

std::string list(std::size_t n, const auto& item) {
  std::string out;
  for (std::size_t i = 0; i < n; ++i) out += (i == 0 ? "" : ",") + item(i);
  return "[" + out + "]";
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string bullets(std::size_t slide) {
  return fmt::format(R"({{"items":{}}})", list(5, [slide](std::size_t i) {
                       return quoted(text_for(slide, 60, i + 1));
                     }));
}

std::string column(std::size_t slide, std::size_t side) {
  return fmt::format(R"({{"text":"{}\n{}\n{}"}})", text_for(slide, 90, side),
                     text_for(slide, 70, side + 1), text_for(slide, 80, side + 2));
}

std::string chart(std::size_t slide) {
  const auto series = [slide](std::size_t s) {
    return fmt::format(R"({{"name":"{}","data":{}}})", text_for(slide, 9, s),
                       list(5, [&](std::size_t i) {
                         return fmt::format(R"({{"x":"Q{}","y":{}}})", i + 1,
                                            (slide * 37 + s * 11 + i * 17) % 90 + 10);
                       }));
  };
  return fmt::format(R"({{"chart_type":"bar","series":{}}})", list(3, series));
}

std::string table(std::size_t slide) {
  const auto row = [slide](std::size_t r) {
    return list(5, [&](std::size_t c) {
      return c == 0 ? quoted(text_for(slide, 14, r))
                    : fmt::format("{}.{}", (slide * 13 + r * 7 + c * 101) % 900, (r + c) % 10);
    });
  };
  return fmt::format(R"({{"columns":{},"rows":{}}})", list(5, [slide](std::size_t c) {
                       return quoted(fmt::format("{} {}", text_for(slide, 6, c), c));
                     }),
                     list(6, row));
}

std::string slide(std::size_t i) {
  std::string type = "content", layout = "one_column";
  std::string body;
  if (i == 0) {
    type = "title";
    layout = "title_center";
    body = element("e2", "text", "subtitle", R"({"text":"What is timed"})");
  } else if (i % 4 == 1) {
    body = element("e2", "bullets", "body", bullets(i));
  } else if (i % 4 == 2) {
    layout = "two_column";
    body = element("e2", "text", "left", column(i, 1)) + "," +
           element("e3", "text", "right", column(i, 4));
  } else if (i % 4 == 3) {
    type = "chart";
    layout = "chart_focus";
    body = element("e2", "chart", "body", chart(i));
  } else {
    type = "table";
    layout = "table_focus";
    body = element("e2", "table", "body", table(i));
  }
  return fmt::format(
      R"({{"slide_id":"s{}","type":"{}","layout":{{"layout_id":"{}"}},"elements":[{},{}],"speaker_notes":"{}"}})",
      i + 1, type, layout,
      element("e1", "text", "title", fmt::format(R"({{"text":"{}"}})", text_for(i, 34, 0))), body,
      text_for(i, 120, 9));
}

}  // namespace

std::string latin_text(std::size_t characters, std::size_t start) {
  return running_text(kLatin, characters, start);
}

std::string korean_text(std::size_t characters, std::size_t start) {
  return running_text(kKorean, characters * 3, start);
}

std::string sample_spec(std::size_t slides) {
  return fmt::format(
      R"({{"spec_version":"slidespec_v1","deck":{{"title":"What is timed","language":"en","slides":{}}},)"
      R"("theme":{{"template_ref":{{"template_id":"default"}},"brand":{{"brand_kit_id":"default"}},"slide_size":"widescreen_16_9"}}}})",
      list(slides, slide));
}

}  // namespace deckle::bench

#include "tests/slidespec/spec_fixture.h"

#include <gtest/gtest.h>

namespace deckle::test {

std::string good_spec() {
  return R"json({
  "spec_version": "slidespec_v1",
  "deck": {
    "title": "분기 검토",
    "language": "ko",
    "tags": ["q3"],
    "slides": [
      {
        "slide_id": "s1",
        "type": "content",
        "layout": {"layout_id": "one_column", "layout_hints": {"ratio": [55, 45], "order": ["e1", "e2"]}},
        "elements": [
          {"element_id": "e1", "kind": "text", "role": "title", "content": {"text": "성장 2024 is up"},
           "extensions": {"runs": [{"text": "성장 "}, {"text": "2024", "bold": true, "link": "https://example.com/a"}, {"text": " is up"}]}},
          {"element_id": "e2", "kind": "bullets", "content": {"items": ["alpha", "beta"]},
           "style": {"levels": [0, 1], "list": "bullet", "align": "left", "anchor": "top", "size_pt": 18, "line_spacing_pct": 100},
           "constraints": {"priority": 80, "min_font_pt": 12},
           "citations": [{"citation_id": "c1"}]}
        ],
        "speaker_notes": "say it",
        "citations": [{"id": "c1", "kind": "url", "url": "https://example.com/source"}]
      },
      {
        "slide_id": "s2",
        "type": "chart",
        "layout": {"layout_id": "chart_focus"},
        "elements": [
          {"element_id": "p", "kind": "image", "content": {"asset_id": "photo", "crop": "cover"}},
          {"element_id": "c", "kind": "chart", "data_ref": "numbers", "style": {"highlight": "north", "data_labels": true},
           "content": {"chart_type": "bar", "series": [{"name": "north", "data": [{"x": "a", "y": 1}, {"x": "b", "y": -2.5}]}]}},
          {"element_id": "t", "kind": "table", "content": {"columns": ["k", "v"], "rows": [["one", 1], ["none", null]]}},
          {"element_id": "h", "kind": "shape", "content": {"shape": "roundRect", "text": "box", "fill": "accent1"},
           "extensions": {"box": {"x": 10, "y": 20, "w": 300, "h": 40}, "z": 5}},
          {"element_id": "d", "kind": "divider", "content": {"orientation": "vertical", "color": "#808080", "width_pt": 1}}
        ]
      }
    ]
  },
  "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default", "tokens": {}}},
  "assets": [
    {"asset_id": "photo", "type": "image", "source": {"kind": "file", "file_id": "img/photo.png"}},
    {"asset_id": "numbers", "type": "data", "source": {"kind": "file", "file_id": "n.csv"}}
  ],
  "extensions": {"date": "2024-02-29", "footer": "internal", "slide_numbers": true}
})json";
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << "not in the fixture: " << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

std::string place_of(const std::string& text, std::string_view snippet) {
  const std::size_t at = text.find(snippet);
  EXPECT_NE(at, std::string::npos) << "not in the text: " << snippet;
  int line = 1, column = 1;
  for (std::size_t i = 0; i < at && i < text.size(); ++i) {
    if (text[i] == '\n')
      ++line, column = 1;
    else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
      ++column;
  }
  return std::to_string(line) + ":" + std::to_string(column);
}

std::string place_text(const Place& place) {
  return std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::string listed(const DiagnosticSink& sink) {
  std::string out;
  for (const Diagnostic& d : sink) {
    out += place_text(d.at) + " " + to_string(d.severity) + " " + d.rule + " " + d.at.pointer +
           ": " + d.message.english() + " (" + d.hint.english() + ")\n";
  }
  return out;
}

}  // namespace deckle::test

// SlideSpec and IR: reading, schema and checks. Invalid ones count too: their findings are bounded.

#include <fmt/format.h>

#include <memory>

#include "bench/reading/shape.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/validate/validate.h"

namespace deckle::bench {
namespace {

constexpr const char* kHead =
    R"({"spec_version":"slidespec_v1","deck":{"title":"t","subtitle":"s","language":"en","slides":[)";
constexpr const char* kFoot =
    R"(]},"theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"},"slide_size":"widescreen_16_9"}})";

Input spec(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits& limits) {
            DiagnosticSink sink;
            static_cast<void>(read_deck(*bytes, "x", sink, 1, limits));
            return sink.size() < 2000;
          }};
}

std::string element(std::size_t number, const std::string& rest) {
  return fmt::format(R"({{"element_id":"e{}",{}}})", number, rest);
}

// Slides of `per_slide` elements each, until the text has `bytes`.
std::string slides(std::size_t bytes, std::size_t per_slide, const std::string& rest,
                   const std::string& more = "") {
  std::string out = kHead;
  for (std::size_t s = 0; s == 0 || out.size() + per_slide * rest.size() < bytes; ++s) {
    out += fmt::format(R"({}{{"slide_id":"s{}","type":"content",{}"layout":{{"layout_id":"one_column"}},"elements":[)",
                       s == 0 ? "" : ",", s, more);
    for (std::size_t e = 0; e < per_slide; ++e) out += (e == 0 ? "" : ",") + element(e, rest);
    out += "]}";
  }
  return out + kFoot;
}

std::string text_of(std::size_t characters) {
  return repeated("Revenue grew faster than planned in every region. ", characters);
}

std::string table(std::size_t rows, std::size_t columns, const std::string& cell) {
  std::string row = "[";
  for (std::size_t c = 0; c < columns; ++c) row += (c == 0 ? "\"" : ",\"") + cell + "\"";
  row += "]";
  std::string head = "\"c\"", body = row;
  for (std::size_t c = 1; c < columns; ++c) head += ",\"c\"";
  for (std::size_t r = 1; r < rows; ++r) body += "," + row;
  return fmt::format(
      R"("kind":"table","role":"table","content":{{"title":"t","columns":[{}],"rows":[{}]}})", head, body);
}

std::string chart(const std::string& label) {
  std::string points;
  for (int i = 0; i < 200; ++i) points += fmt::format("{}{{\"x\":\"{}{}\",\"y\":{}}}", i == 0 ? "" : ",", label, i, i);
  std::string series;
  for (int s = 0; s < 10; ++s) series += fmt::format("{}{{\"name\":\"s{}\",\"data\":[{}]}}", s == 0 ? "" : ",", s, points);
  return fmt::format(
      R"("kind":"chart","role":"chart","content":{{"chart_type":"bar","title":"t","series":[{}]}})", series);
}

Shape shape(const char* name, bool ordinary, std::size_t most, std::function<std::string(std::size_t)> make) {
  return {"spec", name, ordinary, up_to(most), [make](std::size_t size) { return spec(make(size)); }};
}

}  // namespace

void add_specs(std::vector<Shape>& shapes) {
  constexpr std::size_t kMiB = std::size_t{1} << 20;
  const std::string text = "\"kind\":\"text\",\"role\":\"body\",\"content\":{\"text\":\"" + text_of(1900) + "\"}";
  const std::string small = R"("kind":"text","role":"body","content":{"text":"x"})";
  shapes.push_back(shape("texts", true, 19 * kMiB, [text](std::size_t n) { return slides(n, 50, text); }));
  shapes.push_back(shape("tables", true, 13 * kMiB, [](std::size_t n) {
    return slides(n, 1, table(200, 20, "a cell of text"));
  }));
  shapes.push_back(shape("small elements, too many slides", false, 6 * kMiB,
                         [small](std::size_t n) { return slides(n, 50, small); }));
  shapes.push_back(shape("one slide of too many elements", false, 6 * kMiB, [small](std::size_t n) {
    return slides(100, n / (small.size() + 30), small);
  }));
  shapes.push_back(shape("unknown keys in one object", false, 8 * kMiB, [small](std::size_t n) {
    std::string keys;
    for (std::size_t i = 0; keys.size() < n; ++i) keys += fmt::format("\"k{}\":1,", i);
    return std::string("{") + keys + (kHead + 1) + element(0, small) + kFoot;
  }));
  shapes.push_back(shape("unknown keys in open places", false, 12 * kMiB, [small](std::size_t n) {
    std::string keys = "\"k\":1";
    for (std::size_t i = 0; i < 1000; ++i) keys += fmt::format(",\"k{}\":1", i);
    return slides(n, 50, small + ",\"extensions\":{" + keys + "}");
  }));
  shapes.push_back(shape("wrong types everywhere", false, 4 * kMiB, [](std::size_t n) {
    return slides(n, 50, R"("kind":1,"role":[],"content":{"text":3,"x":{}})");
  }));
  shapes.push_back(shape("runs of one character", false, 20 * kMiB, [](std::size_t n) {
    std::string plain, runs;
    for (int i = 0; i < 1900; ++i) {
      plain += 'x';
      runs += (i == 0 ? "" : ",") + std::string(R"({"text":"x"})");
    }
    return slides(n, 10, "\"kind\":\"text\",\"role\":\"body\",\"content\":{\"text\":\"" + plain +
                             "\"},\"extensions\":{\"runs\":[" + runs + "]}");
  }));
  shapes.push_back(shape("citations", false, 8 * kMiB, [small](std::size_t n) {
    std::string all;
    for (int i = 0; i < 500; ++i)
      all += fmt::format(R"({}{{"id":"c{}","title":"a source","url":"https://example.org/{}"}})", i == 0 ? "" : ",", i, i);
    return slides(n, 1, small, "\"citations\":[" + all + "],");
  }));
  shapes.push_back(shape("chart labels", false, 60 * kMiB, [](std::size_t n) {
    return slides(n, 1, chart(std::string(400, 'x')));
  }));
  shapes.push_back(shape("table cells of the longest text", false, 60 * kMiB, [](std::size_t n) {
    return slides(n, 1, table(30, 1, std::string(32000, 'x')));
  }));
  shapes.push_back({"ir", "texts", true, up_to(20 * kMiB), [](std::size_t size) {
                      std::string out = R"({"deckle_ir":1,"slides":[)";
                      const std::string one =
                          R"({"eid":"e@","type":"text","bbox":{"x":10,"y":10,"w":400,"h":100},"content":")" +
                          text_of(1000) + R"(","style":{"fontSize":20}})";
                      for (std::size_t s = 0; s == 0 || out.size() + 20 * one.size() < size; ++s) {
                        out += fmt::format(R"({}{{"slide":{{"w":1280,"h":720,"id":"s{}"}},"elements":[)", s == 0 ? "" : ",", s);
                        for (int e = 0; e < 20; ++e) {
                          std::string element = one;
                          element.replace(element.find('@'), 1, std::to_string(e));
                          out += (e == 0 ? "" : ",") + element;
                        }
                        out += "]}";
                      }
                      const auto whole = std::make_shared<std::string>(out + "]}");
                      return Input{whole->size(), [whole](const Limits& limits) {
                                     DiagnosticSink sink;
                                     const auto read = read_ir(*whole, "x", sink, limits);
                                     return !read.empty() || sink.size() < 2000;
                                   }};
                    }});
}

}  // namespace deckle::bench

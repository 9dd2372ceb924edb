// JSON as such: what the strict reader makes of it, before any schema.

#include <memory>

#include "bench/reading/shape.h"
#include "slidespec/json/json_document.h"

namespace deckle::bench {
namespace {

Input json(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits& limits) {
            DiagnosticSink sink;
            const auto document = JsonDocument::read(*bytes, "x", sink, limits);
            return document.has_value();
          }};
}

std::string members(std::size_t bytes) {
  std::string out = "{\"k\":0";
  for (std::size_t i = 0; out.size() + 12 < bytes; ++i) out += ",\"" + std::to_string(i) + "\":1";
  return out + "}";
}

}  // namespace

void add_json(std::vector<Shape>& shapes) {
  // A million values are allowed; a string of 1 MiB; 64 MiB in all.
  constexpr std::size_t kAll = std::size_t{64} << 20;
  const auto list_of = [](const std::string& item) {
    return [item](std::size_t size) {
      return json("[" + repeated(item + ",", size - 2 - item.size()) + item + "]");
    };
  };
  shapes.push_back({"json", "numbers", false, beyond(1'990'000), list_of("0")});
  shapes.push_back({"json", "empty objects", false, beyond(2'990'000), list_of("{}")});
  shapes.push_back({"json", "objects of one member", false, beyond(3'980'000), list_of("{\"a\":0}")});
  shapes.push_back({"json", "lists in lists", false, beyond(1'960'000), [](std::size_t size) {
                      const std::string deep = std::string(62, '[') + std::string(62, ']');
                      return json("[" + repeated(deep + ",", size - 140) + deep + "]");
                    }});
  shapes.push_back({"json", "an object of many members", false, beyond(9'800'000),
                    [](std::size_t size) { return json(members(size)); }});
  shapes.push_back({"json", "long keys that begin alike", false, up_to(kAll), [](std::size_t size) {
                      std::string out = "{\"k\":0";
                      const std::string same(4000, 'k');
                      for (std::size_t i = 0; out.size() + 4100 < size; ++i)
                        out += ",\"" + same + std::to_string(i) + "\":1";
                      return json(out + "}");
                    }});
  shapes.push_back({"json", "strings of 1 MiB", false, up_to(kAll),
                    list_of("\"" + std::string((1 << 20) - 64, 'x') + "\"")});
  shapes.push_back({"json", "escapes", false, up_to(kAll),
                    list_of("\"" + repeated("\\uAC00", 60000) + "\"")});
  shapes.push_back({"json", "white space", false, up_to(kAll), [](std::size_t size) {
                      return json("[" + std::string(size - 2, '\n') + "]");
                    }});
  shapes.push_back({"json", "long numbers", false, up_to(kAll), list_of("0." + std::string(4000, '1'))});
  shapes.push_back({"json", "sentences in two scripts", true, up_to(std::size_t{60} << 20),
                    list_of(R"({"text": "A sentence of ordinary length, and 한국어 문장 하나.", "n": 12.5})" +
                            std::string(100, ' '))});
}

}  // namespace deckle::bench

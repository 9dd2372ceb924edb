// Small files: deckle.toml and brand kits.

#include <memory>

#include "app/config.h"
#include "bench/reading/shape.h"
#include "templates/brand_kit.h"

namespace deckle::bench {
namespace {

Input config(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits&) {
            static_cast<void>(app::read_config(*bytes, "deckle.toml"));
            return true;
          }};
}

Input brand(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits& limits) {
            DiagnosticSink sink;
            static_cast<void>(templates::read_brand_kit(*bytes, "x", sink, limits));
            return sink.size() < 2000;
          }};
}

std::string numbered(const std::string& before, const std::string& after, std::size_t size) {
  std::string out;
  for (std::size_t i = 0; out.size() + before.size() + after.size() + 8 < size; ++i)
    out += before + std::to_string(i) + after;
  return out;
}

}  // namespace

void add_settings(std::vector<Shape>& shapes) {
  constexpr std::size_t kConfig = std::size_t{64} << 10, kBrand = std::size_t{1} << 20;
  shapes.push_back({"config", "unknown keys", false, up_to(kConfig), [](std::size_t n) {
                      return config("[build]\n" + numbered("k", " = 1\n", n - 8));
                    }});
  shapes.push_back({"config", "dotted keys", false, up_to(kConfig), [](std::size_t n) {
                      return config(numbered("a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p", " = 1\n", n));
                    }});
  shapes.push_back({"config", "lists in lists", false, up_to(kConfig), [](std::size_t n) {
                      return config(numbered("a", " = " + std::string(60, '[') + std::string(60, ']') + "\n", n));
                    }});
  shapes.push_back({"config", "tables", false, up_to(kConfig),
                    [](std::size_t n) { return config(numbered("[t", "]\n", n)); }});
  shapes.push_back({"config", "folders of fonts", true, up_to(kConfig), [](std::size_t n) {
                      return config("[fonts]\nfolders = [" + numbered("\"fonts/family", "\", ", n - 30) + "]\n");
                    }});
  shapes.push_back({"brand", "unknown keys", false, up_to(kBrand), [](std::size_t n) {
                      return brand("{\"brand\":1" + numbered(",\"k", "\":1", n - 20) + "}");
                    }});
  shapes.push_back({"brand", "unknown colours", false, up_to(kBrand), [](std::size_t n) {
                      return brand("{\"brand\":1,\"colors\":{\"ink\":\"000000\"" + numbered(",\"k", "\":\"123456\"", n - 50) + "}}");
                    }});
  shapes.push_back({"brand", "one kit and spaces", true, up_to(kBrand), [](std::size_t n) {
                      return brand(R"({"brand":1,"colors":{"ink":"101010","paper":"ffffff"})" + std::string(n - 60, ' ') + "}");
                    }});
}

}  // namespace deckle::bench

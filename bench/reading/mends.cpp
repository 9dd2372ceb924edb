// Broken SlideSpec, mended: JSON that is none, and documents with many cures. The time of one
// reading is that of all rounds.

#include <fmt/format.h>

#include <memory>

#include "bench/reading/shape.h"
#include "slidespec/mend/mend.h"

namespace deckle::bench {
namespace {

Input broken(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits& limits) {
            const MendedSpec mended = mend_spec(*bytes, "x", limits);
            return mended.mendings.size() + mended.findings.size() > 0;
          }};
}

// A deck of `count` slides that `slide` makes, in the words of no schema where `slide` has them.
std::string deck(std::size_t bytes, const std::function<std::string(std::size_t)>& slide,
                 const std::string& before = "", const std::string& after = "") {
  std::string out =
      before + R"({"spec_version":"slidespec_v1","deck":{"title":"t","language":"en","slides":[)";
  for (std::size_t i = 0; i == 0 || out.size() < bytes; ++i) out += (i == 0 ? "" : ",") + slide(i);
  return out +
         R"(]},"theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}}})" +
         after;
}

std::string good_slide(std::size_t number, const std::string& elements) {
  return fmt::format(
      R"({{"slide_id":"s{}","type":"content","layout":{{"layout_id":"one_column"}},"elements":[{}]}})",
      number, elements);
}

std::string without_closers(std::string text, std::size_t count) {
  text.resize(text.size() - count);
  return text;
}

Shape shape(const char* name, bool ordinary, std::array<std::size_t, 3> sizes,
            std::function<std::string(std::size_t)> make) {
  return {"mend", name, ordinary, sizes, [make](std::size_t size) { return broken(make(size)); }};
}

}  // namespace

void add_mends(std::vector<Shape>& shapes) {
  constexpr std::size_t kMiB = std::size_t{1} << 20;
  // A round makes at most kMaxCures changes, and there are at most kMaxMendRounds rounds: what needs a
  // change every few bytes is measured within one round.
  constexpr std::size_t kOneRound = 200'000;
  const std::string words = repeated("Revenue grew faster than planned in every region. ", 400);
  const auto texts = [words](std::size_t i) {
    std::string elements;
    for (int e = 0; e < 20; ++e)
      elements += fmt::format(
          R"({}{{"element_id":"e{}","kind":"text","role":"body","content":{{"text":"{}"}}}})",
          e == 0 ? "" : ",", e, words);
    return good_slide(i, elements);
  };
  // JSON that is none.
  shapes.push_back(
      shape("fences, comments, commas, no end", true, beyond(kMiB), [texts](std::size_t n) {
        return without_closers(deck(
                                   n, [&](std::size_t i) { return texts(i) + " // a comment\n"; },
                                   "Here it is:\n```json\n"),
                               2);
      }));
  shapes.push_back(shape("single quotes", false, beyond(kMiB), [texts](std::size_t n) {
    std::string text = deck(n, texts);
    for (char& c : text) c = c == '"' ? '\'' : c;
    return text;
  }));
  shapes.push_back(shape("quotes inside of texts", false, beyond(kMiB), [](std::size_t n) {
    return deck(n, [](std::size_t i) {
      std::string text = repeated("he said \"no\", and \"yes\": ", 400);
      return good_slide(i, R"({"element_id":"e","kind":"text","role":"body","content":{"text":")" +
                               text + "\"}}");
    });
  }));
  shapes.push_back(shape("quotes and nothing else", false, up_to(kMiB),
                         [](std::size_t n) { return std::string(n, '"'); }));
  shapes.push_back(shape("brackets without end", false, up_to(kMiB),
                         [](std::size_t n) { return std::string(n, '['); }));
  shapes.push_back(shape("closers without beginning", false, up_to(kMiB),
                         [](std::size_t n) { return "{" + repeated("]}", n); }));
  shapes.push_back(shape("fences without end", false, up_to(kMiB),
                         [](std::size_t n) { return repeated("```json\n{", n); }));
  shapes.push_back(shape("backslashes", false, up_to(kMiB),
                         [](std::size_t n) { return "{\"a\": \"" + std::string(n, '\\'); }));
  shapes.push_back(shape("keys without values", false, up_to(kMiB),
                         [](std::size_t n) { return "{" + repeated("a:", n); }));
  shapes.push_back(shape("slashes and asterisks", false, up_to(kMiB),
                         [](std::size_t n) { return "{" + repeated("/*/", n); }));
  // Documents.
  shapes.push_back(shape("other names of keys", true, up_to(kMiB), [words](std::size_t n) {
    return deck(n, [&](std::size_t i) {
      return fmt::format(
          R"({{"id":"s{}","slideType":"bullets","layout":"One Column","heading":"Title {}","bullets":["{}","{}"],"notes":"n"}})",
          i, i, words, words);
    });
  }));
  shapes.push_back(shape("elements without anything", false, up_to(kOneRound), [](std::size_t n) {
    return deck(n, [](std::size_t i) { return good_slide(i, "{},{},{},{},{},{},{},{}"); });
  }));
  shapes.push_back(shape("one slide of strings", false, up_to(kOneRound), [](std::size_t n) {
    return deck(100, [n](std::size_t i) {
      return good_slide(i, repeated("\"some words\",", n) + "\"x\"");
    });
  }));
  shapes.push_back(shape("one id for all", false, up_to(kOneRound), [](std::size_t n) {
    return deck(n, [](std::size_t) {
      return R"({"slide_id":"s","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"e","kind":"text","content":{"text":"x"}},{"element_id":"e","kind":"text","content":{"text":"x"}}]})";
    });
  }));
  shapes.push_back(
      shape("a table of strings of Markdown", false, up_to(2 * kMiB), [](std::size_t n) {
        return deck(n, [](std::size_t i) {
          return good_slide(
              i, R"({"element_id":"e","kind":"table","content":"| a | b |\n|---|---|\n)" +
                     repeated("| 1 | 2 |\\n", 1000) + "\"}");
        });
      }));
  shapes.push_back(shape("numbers in words", false, up_to(2 * kOneRound), [](std::size_t n) {
    return deck(n, [](std::size_t i) {
      return good_slide(
          i,
          R"({"element_id":"e","kind":"chart","content":{"chart_type":"column","series":[{"name":"s","data":[)" +
              repeated(R"({"x":"a","y":"1,200"},)", 2000) + R"({"x":"a","y":"15%"}]}]}})");
    });
  }));
  shapes.push_back(shape("a document in Markdown", false, up_to(kMiB), [](std::size_t n) {
    return repeated("# A title\n\n- one\n- two\n\n---\n\n", n);
  }));
  shapes.push_back(shape("a deck as a string", false, up_to(kMiB), [](std::size_t n) {
    return "{\"deck\":\"" + repeated("# A title\\n\\n- one\\n- two\\n\\n---\\n\\n", n) + "\"}";
  }));
}

}  // namespace deckle::bench

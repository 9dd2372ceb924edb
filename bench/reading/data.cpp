// Data files, baselines, and the forms of JSON that deckle writes itself.

#include <memory>

#include "bench/reading/shape.h"
#include "qc/report/baseline.h"
#include "slidespec/data/data_table.h"

namespace deckle::bench {
namespace {

Input data(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits& limits) {
            const Result<DataTable> table = read_data(*bytes, limits);
            // A table that is too large is found at the limit, and not after all of it is held.
            return table.has_value() || table.error().code == ErrorCode::Limit;
          }};
}

std::string csv_rows(std::size_t bytes, const std::string& cell) {
  std::string out = "a,b,c,d\n";
  const std::size_t width = (bytes - 8) / 200 / 4;
  for (int row = 0; row < 200; ++row) {
    for (int column = 0; column < 4; ++column)
      out += repeated(cell, width - 1) + (column < 3 ? "," : "\n");
  }
  return out;
}

}  // namespace

void add_data(std::vector<Shape>& shapes) {
  constexpr std::size_t kAll = std::size_t{8} << 20;
  shapes.push_back({"data", "CSV: one long record", false, up_to(kAll),
                    [](std::size_t size) { return data(std::string(size, ',')); }});
  shapes.push_back({"data", "CSV: empty lines", false, up_to(kAll), [](std::size_t size) {
                      return data("a,b\n" + std::string(size - 8, '\n') + "1,2\n");
                    }});
  shapes.push_back({"data", "CSV: quotes", false, up_to(kAll), [](std::size_t size) {
                      return data("a\n\"" + repeated("\"\"", size - 10) + "\"\n");
                    }});
  shapes.push_back({"data", "CSV: words", true, up_to(1'000'000),
                    [](std::size_t size) { return data(csv_rows(size, "word 낱말 ")); }});
  shapes.push_back({"data", "JSON: lists", false, up_to(2'900'000), [](std::size_t size) {
                      return data("[[\"a\"]," + repeated("[],", size - 16) + "[1]]");
                    }});
  shapes.push_back({"data", "JSON: one object", false, up_to(kAll), [](std::size_t size) {
                      std::string out = "[{\"k\":0";
                      for (std::size_t i = 0; out.size() + 16 < size; ++i)
                        out += ",\"" + std::to_string(i) + "\":1";
                      return data(out + "}]");
                    }});
  shapes.push_back({"data", "JSON: numbers", true, up_to(90'000), [](std::size_t size) {
                      const std::string row = "[\"Seoul 서울\", 1234.5, -0.25, null],";
                      return data("[[\"a\",\"b\",\"c\",\"d\"]," + repeated(row, std::min<std::size_t>(size, 7000)) +
                                  "[1,2,3,4]]" + std::string(size, ' '));
                    }});
  shapes.push_back({"baseline", "findings", true, up_to(std::size_t{20} << 20), [](std::size_t size) {
                      const std::string issue =
                          R"({"rule":"text-overflow","slide_id":"s1","element_id":"e1","severity":"error",)"
                          R"("message":"a message of the usual length, with numbers","fingerprint":"0123456789abcdef"},)";
                      const auto text = std::make_shared<std::string>(
                          R"({"deckle_report":1,"input":"deck.json","issues":[)" + repeated(issue, size) +
                          issue.substr(0, issue.size() - 1) + "]}");
                      return Input{text->size(), [text](const Limits& limits) {
                                     return qc::read_baseline(*text, limits).has_value();
                                   }};
                    }});
}

}  // namespace deckle::bench

// How well deckle's text engine predicts sizes and autofit states that PowerPoint saved.
//
//     truth_score RECORDS.jsonl [--json | --records]
//
// RECORDS is in the format of the judges (truth/README.md). Classes are those of bench/truth/classes.h.
// A record whose faces have unknown advances counts where its result is the same for every width
// within their error; widths count only where all advances are known. --records prints the class and
// the result of each record, by its line from 0.

#include <cstdio>
#include <fstream>
#include <string>

#include "bench/truth/score.h"

namespace {

int usage() {
  std::fputs("usage: truth_score RECORDS.jsonl [--json | --records]\n", stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace deckle;
  std::string path, form;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--json" || word == "--records") {
      form = word;
    } else if (path.empty() && !word.starts_with("--")) {
      path = word;
    } else {
      return usage();
    }
  }
  if (path.empty()) return usage();
  std::ifstream in(path);
  if (!in) return std::fprintf(stderr, "truth_score: %s cannot be read\n", path.c_str()), 66;
  const auto fonts = measure::FontCatalog::open({});
  if (!fonts) return std::fputs("truth_score: no fonts can be opened\n", stderr), 70;
  const measure::TextEngine engine(*fonts, measure::Target::PowerPoint);
  bench::Score score;
  std::string line;
  for (int number = 0; std::getline(in, line); ++number) {
    const auto record = test::read_truth(line);
    if (!record) continue;
    const bench::Prediction predicted = bench::predict(engine, *record);
    const std::string result = score.add(*record, predicted);
    if (form != "--records") continue;
    std::printf("%d %s, %zu lines, width %.3f", number, result.c_str(), predicted.lines,
                predicted.width);
    for (const std::string& face : predicted.unknown_faces) std::printf(" [%s]", face.c_str());
    std::putchar('\n');
  }
  if (form == "--records") return 0;
  std::fputs((form == "--json" ? score.json() : score.table()).c_str(), stdout);
  return 0;
}

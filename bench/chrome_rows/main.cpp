// chrome_rows record TEXTS.txt ROWS.txt.gz      rows of sentences, with an installed Chromium
// chrome_rows check ROWS.txt.gz [--verbose]     the native engine, with the target chrome, against them

#include <cstdio>
#include <string>

#include "bench/chrome_rows/check.h"
#include "bench/chrome_rows/record.h"

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "record" && argc == 4) return deckle::bench::record(argv[2], argv[3]);
  if (what == "check" && (argc == 3 || (argc == 4 && std::string(argv[3]) == "--verbose")))
    return deckle::bench::check(argv[2], argc == 4);
  std::fputs("usage: chrome_rows record TEXTS.txt ROWS.txt.gz | check ROWS.txt.gz [--verbose]\n", stderr);
  return 2;
}

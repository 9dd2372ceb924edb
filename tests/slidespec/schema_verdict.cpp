// Prints, for each document named on the command line, whether the published schema accepts it:
// "accept", "reject", or "unreadable" where it is not JSON that deckle accepts. Without semantic
// checks.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "slidespec/json/json_document.h"
#include "slidespec/validate/schema_check.h"

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i], std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)),
                           std::istreambuf_iterator<char>());
    deckle::DiagnosticSink sink;
    const auto document = deckle::JsonDocument::read(text, argv[i], sink);
    const char* verdict = "unreadable";
    if (document && sink.empty())
      verdict = deckle::check_schema("slidespec-v1", *document, sink) ? "accept" : "reject";
    std::printf("%s\t%s\n", argv[i], verdict);
    for (const deckle::Diagnostic& d : sink)
      std::printf("  %s %s\n", d.at.pointer.c_str(), d.message.english().c_str());
  }
  return 0;
}

// Builds a deck with the C++ interface of libdeckle:  build_deck SPEC.json DECK.pptx [REPORT.json]
//
// The exit status is that of the deckle program: 0 clean, 1 a finding is an error, else no deck.

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "engine/pipeline/engine.h"
#include "engine/report/reports.h"

namespace {

using namespace deckle;

// A host program may show progress, and end a build by returning true from cancelled().
class Progress final : public engine::Observer {
 public:
  void progress(int done, int total) override {
    std::fprintf(stderr, "\r%d of %d slides", done, total);
    if (done == total) std::fputc('\n', stderr);
  }
};

void print(const DiagnosticSink& findings) {
  for (const Diagnostic& finding : findings) {
    std::cerr << finding.at.file << ':' << finding.at.line << ": " << to_string(finding.severity)
              << ": " << finding.message << " [" << finding.rule << "]\n";
  }
}

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::cerr << "usage: build_deck SPEC.json DECK.pptx [REPORT.json]\n";
    return 2;
  }
  std::ifstream file(argv[1], std::ios::binary);
  if (!file) {
    std::cerr << argv[1] << ": cannot be read\n";
    return 66;
  }
  engine::SpecInput input;
  input.text.assign(std::istreambuf_iterator<char>(file), {});
  input.name = argv[1];
  input.folder = folder_of(argv[1]);

  const auto engine = engine::Engine::open();
  if (!engine) {
    std::cerr << to_string(engine.error()) << '\n';
    return 70;
  }
  Progress progress;
  engine::Built built = engine->build(input, {}, progress);
  if (!built.ok()) {
    print(built.findings);
    if (built.error) std::cerr << to_string(*built.error) << '\n';
    return 65;
  }
  if (const auto saved = engine::save(built, argv[2]); !saved) {
    std::cerr << to_string(saved.error()) << '\n';
    return 73;
  }
  for (const SlideReport& slide : built.report.slides)
    std::cout << slide.slide_id << ": " << to_string(slide.quality) << '\n';
  const bool pass = passes(built.report, Severity::Error);
  if (argc == 4) {
    engine::Reports reports(engine::ReportFormat::Json);
    reports.add(std::move(built));
    std::ofstream(argv[3], std::ios::binary) << reports.write(engine::ReportFormat::Json);
  }
  return pass ? 0 : 1;
}

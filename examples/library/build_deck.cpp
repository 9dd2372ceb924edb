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

int status_of(engine::Outcome outcome) {
  switch (outcome) {
    case engine::Outcome::Built:
      return 0;
    case engine::Outcome::Invalid:
      return 65;
    case engine::Outcome::NotFound:
      return 66;
    case engine::Outcome::CannotWrite:
      return 73;
    default:
      return 70;
  }
}

int fail(const Error& error) {
  std::cerr << to_string(error) << '\n';
  return status_of(engine::outcome_of(error));
}

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash + 1);
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
  if (!engine) return fail(engine.error());
  Progress progress;
  engine::Built built = engine->build(input, {}, progress);
  if (!built.ok()) {
    print(built.findings);
    print(built.template_findings);
    if (built.error) std::cerr << to_string(*built.error) << '\n';
    return status_of(built.outcome);
  }
  if (const auto saved = engine::save(built, argv[2]); !saved) return fail(saved.error());
  for (const SlideReport& slide : built.report.slides)
    std::cout << slide.slide_id << ": " << to_string(slide.quality) << '\n';
  const bool pass = passes(built.report, Severity::Error);
  if (argc == 4) {
    engine::Reports reports(engine::ReportFormat::Json);
    reports.add(std::move(built));
    std::ofstream report(argv[3], std::ios::binary);
    if (!(report << reports.write(engine::ReportFormat::Json)).flush()) {
      std::cerr << argv[3] << ": cannot be written\n";
      return 73;
    }
  }
  return pass ? 0 : 1;
}

#include "app/presentation_input.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include "engine/inputs/nearest_file.h"
#include "slidespec/core/ascii.h"

namespace deckle::app {

bool is_presentation(const std::string& path) {
  if (path == "-") return false;
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  if (std::filesystem::is_directory(status))
    return std::filesystem::exists(std::filesystem::path(path) / "[Content_Types].xml", error);
  if (std::filesystem::is_regular_file(status)) {
    // A ZIP archive, or the compound file of an encrypted or an older presentation.
    std::array<char, 4> bytes{};
    std::ifstream(path, std::ios::binary).read(bytes.data(), bytes.size());
    const std::string_view begin(bytes.data(), bytes.size());
    if (begin == "PK\x03\x04" || begin == "PK\x05\x06" || begin == "\xD0\xCF\x11\xE0") return true;
  }
  const std::string ending = ascii_lower(std::filesystem::path(path).extension().string());
  return std::find(std::begin(engine::kPresentationEndings), std::end(engine::kPresentationEndings),
                   ending) != std::end(engine::kPresentationEndings);
}

std::shared_ptr<const pptx::ReadDeck> read_presentation(const std::string& path,
                                                        const engine::Engine& engine,
                                                        Program& program) {
  auto deck = engine.read_deck(path);
  if (!deck) {
    program.fail_with(deck.error());
    return nullptr;
  }
  DiagnosticSink findings = (*deck)->findings;
  for (Diagnostic& finding : findings) {
    finding.at.file = path;
    if (finding.severity == Severity::Error)
      program.status = worse(program.status, Status::Invalid);
  }
  program.console.print(findings);
  return *deck;
}

}  // namespace deckle::app

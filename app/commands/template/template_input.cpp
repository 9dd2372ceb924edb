#include "app/commands/template/template_input.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "engine/template/read_summary.h"
#include "templates/template.h"

namespace deckle::app {
namespace {

// Whether a file begins as a JSON object does.
bool is_json(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return false;
  std::ifstream file(path, std::ios::binary);
  constexpr int kLongestStart = 4096;  // white space, as editors leave it
  for (int i = 0; i < kLongestStart; ++i) {
    const int c = file.get();
    if (c == '{') return true;
    // The byte order mark of UTF-8 may stand before it.
    if (c != ' ' && c != '\n' && c != '\r' && c != '\t' && c != 0xEF && c != 0xBB && c != 0xBF)
      return false;
  }
  return false;
}

}  // namespace

void add_size_option(Command command, std::string& size, const Console& console) {
  command
      .add_option("--size", size, console.help(N_("Page size of a built-in template: 16:9 or 4:3")))
      .one_of({"16:9", "4:3"})
      .type_name("SIZE")
      .show_default();
}

std::shared_ptr<const templates::Template> read_template(const TemplateInput& input,
                                                         const engine::Engine& engine,
                                                         Program& program) {
  const SlideSize size = input.size == "4:3" ? SlideSize::Standard4x3 : SlideSize::Widescreen16x9;
  const auto read = engine.read_template(input.path, size);
  if (!read) {
    program.fail_with(read.error());
    return nullptr;
  }
  return *read;
}

std::optional<engine::TemplateSummary> summarize(const templates::Template& read,
                                                 const TemplateInput& input, Program& program) {
  Result<engine::TemplateSummary> summary = engine::summarize(read, program.limits);
  if (!summary) {
    program.fail_with(while_doing(tr("reading the template {}", input.path), summary.error()));
    return std::nullopt;
  }
  return std::move(*summary);
}

std::optional<engine::TemplateSummary> read_template_summary(const TemplateInput& input,
                                                             const engine::Engine& engine,
                                                             Program& program) {
  if (!is_json(input.path)) {
    const auto read = read_template(input, engine, program);
    if (read == nullptr) return std::nullopt;
    return summarize(*read, input, program);
  }
  const Result<std::string> bytes = read_input(input.path, Limit::SpecBytes, program.limits);
  if (!bytes) {
    program.fail_with(bytes.error());
    return std::nullopt;
  }
  DiagnosticSink findings;
  auto summary = engine::read_summary(*bytes, input.path, findings, program.limits);
  program.console.print(findings);
  if (!summary) program.status = worse(program.status, Status::Invalid);
  return summary;
}

}  // namespace deckle::app

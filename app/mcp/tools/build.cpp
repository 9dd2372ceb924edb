#include <algorithm>
#include <filesystem>

#include "app/mcp/findings.h"
#include "app/mcp/slides.h"
#include "app/mcp/spec_call.h"
#include "app/mcp/tools/registry.h"
#include "app/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::app::mcp {
namespace fs = std::filesystem;
namespace {

std::vector<Parameter> parameters() {
  std::vector<Parameter> all = build_parameters();
  all.insert(all.begin() + 2,
             {Parameter::Kind::Text, "output",
              "The deck to write, a .pptx file: relative to the first root folder, or absolute "
              "within one. Its folder must exist. An existing file is replaced.",
              true});
  all.push_back({Parameter::Kind::Choice,
                 "fit",
                 "How fitted text sizes are written: as explicit sizes (default), or as "
                 "PowerPoint's autofit.",
                 false,
                 {"sizes", "autofit"}});
  all.push_back({Parameter::Kind::Choice,
                 "keep_slides",
                 "Keep the template's own slides, before or after those of the spec; by default "
                 "they are left out.",
                 false,
                 {"before", "after"}});
  return all;
}

Json output_schema() {
  return with_findings(object_schema(
      {{"deck", {{"type", "string"}, {"description", "Absolute path of the file written"}}},
       {"pass", pass_schema()},
       {"quality", quality_schema()},
       {"slides", slides_schema()}}));
}

bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code ec;
  return !a.empty() && (a == b || fs::equivalent(a, b, ec));
}

// Whether writing `output` would replace a file that this call reads.
bool is_read(const std::string& output, const SpecCall& spec, const Deck& deck) {
  std::vector<std::string> files = spec.files;
  for (const std::string& folder : {spec.options.templates.templates_folder, spec.input.folder}) {
    if (folder.empty()) continue;
    for (const char* ending : {".pptx", ".potx"})
      files.push_back((fs::path(folder) / (deck.template_id + ending)).string());
  }
  return std::any_of(files.begin(), files.end(),
                     [&output](const std::string& file) { return is_same_file(file, output); });
}

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  const std::string path = *call.arguments.text("output");
  const auto refused = [&](const Message& why) {
    return failed(Error{ErrorCode::Malformed, why, path}, language);
  };
  if (!ascii_lower(path).ends_with(".pptx"))
    return refused(tr("the name of the deck must end in .pptx"));
  const auto place = call.service.roots.output(path);
  if (!place) return failed(place.error(), language);
  auto spec = prepare(call, engine::PackageWanted::Yes);
  if (!spec) return failed(spec.error(), language);
  if (call.arguments.text("fit").value_or("") == "autofit")
    spec->options.fit = engine::Fit::Autofit;
  const std::string kept = call.arguments.text("keep_slides").value_or("");
  if (kept == "before") spec->options.keep_slides = engine::KeepSlides::Before;
  if (kept == "after") spec->options.keep_slides = engine::KeepSlides::After;
  const engine::Built built = spec->engine->build(spec->input, spec->options, call.observer);
  if (!built.ok()) return failed(built, language);
  if (is_read(place->path, *spec, built.deck))
    return refused(tr("is a file that this call reads; choose another name"));
  const auto bytes = engine::package_bytes(built, spec->options.jobs);
  if (!bytes) return failed(bytes.error(), language);
  check_cancelled();
  if (const auto written = write_output(*place, *bytes); !written)
    return failed(written.error(), language);
  Json result = {{"deck", place->path},
                 {"pass", passes(built.report, Severity::Error)},
                 {"quality", to_string(quality_of(built.report))},
                 {"slides", slides_of(built.report, language)}};
  add_findings(result, built.report, language);
  return result;
}

}  // namespace

const Tool kBuild{
    "build",
    "Build a PowerPoint deck",
    "Builds a SlideSpec into a .pptx file: validates, lays out, measures, repairs what does not "
    "fit, "
    "and writes the deck, completely or not at all. Returns where it is, the quality of every "
    "slide "
    "and the findings that remain. A slide that needs a human edit is written nevertheless.",
    parameters,
    output_schema,
    {.read_only = false, .replaces_files = true},
    run};

}  // namespace deckle::app::mcp

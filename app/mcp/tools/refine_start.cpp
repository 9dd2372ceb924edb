#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "app/mcp/findings.h"
#include "app/mcp/spec_call.h"
#include "app/mcp/tools/registry.h"
#include "app/messages/tr.h"
#include "fixers/patch/loop_settings.h"
#include "qc/report/report_writer.h"
#include "slidespec/core/display.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app::mcp {
namespace {

std::vector<Parameter> parameters() {
  using Kind = Parameter::Kind;
  std::vector<Parameter> all = {
      {Kind::JsonText, "ir",
       "Slide IR: the JSON object of one slide or of a deck, or a string with its JSON. Give this, "
       "ir_path, spec or spec_path."},
      {Kind::Text, "ir_path", "A file of slide IR (.json) instead of `ir`."},
      {Kind::Text, "slide_id",
       "Which slide, by its id or its number counted from 1; needed when there are several."},
      {Kind::TextList, "set",
       "Constants of the loop as NAME=VALUE: MAX_ITER=5, HIGH_PRIO_MOVE_PX=64 …"}};
  std::vector<Parameter> spec = build_parameters();
  all.insert(all.end(), std::make_move_iterator(spec.begin()), std::make_move_iterator(spec.end()));
  return all;
}

Json output_schema() {
  return state_schema(
      {{"refinement", {{"type", "string"}, {"description", "The id, for refine_step"}}}});
}

tl::unexpected<std::string> refused(const Message& why, const char* where, Language language) {
  return failed(Error{ErrorCode::Malformed, why, where}, language);
}

using Slides = tl::expected<std::vector<SlideIr>, std::string>;

Slides slides_of_ir(const std::string& text, const std::string& name, const ToolCall& call) {
  DiagnosticSink sink;
  std::vector<SlideIr> slides = read_ir(text, name, sink, call.service.limits);
  if (!slides.empty()) return slides;
  std::string lines;
  for (const Diagnostic& d : sink) lines += qc::text_line(d, {false, false, call.service.language});
  return tl::unexpected(std::move(lines));
}

Slides slides_of_spec(const SpecCall& spec, const ToolCall& call) {
  engine::Built built = spec.engine->build(spec.input, spec.options, call.observer);
  if (!built.ok()) return failed(built, call.service.language);
  return std::move(built.slides);
}

// The slides that the call names. `spec` is set to what else it asks for.
Slides slides_of(const ToolCall& call, SpecCall& spec) {
  const Language language = call.service.language;
  const Arguments& arguments = call.arguments;
  const auto given = arguments.has("ir") + arguments.has("ir_path") + arguments.has("spec") +
                     arguments.has("spec_path");
  if (given != 1)
    return refused(tr("{} slides are given; give one of ir, ir_path, spec and spec_path", given),
                   "refine_start", language);
  if (arguments.has("spec") || arguments.has("spec_path")) {
    auto prepared = prepare(call, engine::PackageWanted::No);
    if (!prepared) return failed(prepared.error(), language);
    spec = std::move(*prepared);
    spec.options.repair = engine::Repair::None;  // the client repairs
    return slides_of_spec(spec, call);
  }
  auto prepared = prepare_without_spec(call);
  if (!prepared) return failed(prepared.error(), language);
  spec = std::move(*prepared);
  if (const auto ir = arguments.json("ir")) return slides_of_ir(*ir, "<ir>", call);
  const std::string path = *arguments.text("ir_path");
  const auto text = call.service.roots.read(path, Limit::SpecBytes, call.service.limits);
  if (!text) return failed(text.error(), language);
  return slides_of_ir(*text, path, call);
}

// Its index; nothing when no slide has this id or number.
std::optional<std::size_t> index_of(const std::string& wanted, const std::vector<SlideIr>& slides) {
  const auto found = std::find_if(slides.begin(), slides.end(),
                                  [&](const SlideIr& one) { return one.slide_id == wanted; });
  if (found != slides.end()) return static_cast<std::size_t>(found - slides.begin());
  std::size_t number = 0;
  const auto parsed = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
  if (parsed.ec != std::errc() || parsed.ptr != wanted.data() + wanted.size()) return std::nullopt;
  if (number < 1 || number > slides.size()) return std::nullopt;
  return number - 1;
}

// "s1, s2, s3 …", of at most twenty.
std::string names_of(const std::vector<SlideIr>& slides) {
  constexpr std::size_t kMost = 20;
  std::string names;
  for (std::size_t i = 0; i < slides.size() && i < kMost; ++i)
    names += (i == 0 ? "" : ", ") +
             (slides[i].slide_id.empty() ? std::to_string(i + 1) : shortened(slides[i].slide_id));
  return names + (slides.size() > kMost ? " …" : "");
}

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  fixers::LoopSettings settings;
  for (const std::string& assignment : call.arguments.list("set")) {
    if (auto set = fixers::set_constant(settings, assignment); !set)
      return refused(set.error().message, "set", language);
  }
  SpecCall spec;
  auto slides = slides_of(call, spec);
  if (!slides) return tl::unexpected(slides.error());
  const std::optional<std::string> wanted = call.arguments.text("slide_id");
  if (!wanted && slides->size() > 1)
    return refused(tr("there are {} slides; choose one with slide_id: {}", slides->size(),
                      names_of(*slides)),
                   "slide_id", language);
  const auto index = wanted ? index_of(*wanted, *slides) : std::optional<std::size_t>(0);
  if (!index || slides->empty())
    return refused(tr("there is no such slide; there are: {}", names_of(*slides)), "slide_id",
                   language);
  SlideIr& slide = (*slides)[*index];
  const std::size_t bytes = write_slide_ir(slide).size();
  auto started =
      Refinement::start(std::move(slide), spec.engine, spec.options.target, settings);
  if (!started) return failed(started.error(), language);
  Json state = (*started)->state();
  const auto id = call.service.refinements.keep(std::move(*started), bytes);
  if (!id) return failed(id.error(), language);
  Json result = {{"refinement", *id}};
  result.update(state);
  return result;
}

}  // namespace

const Tool kRefineStart{
    "refine_start",
    "Begin to repair a slide by patches",
    "Diagnoses one slide, from slide IR or from the first layout of a SlideSpec, so that you repair "
    "it turn by turn with refine_step. You need no arithmetic: every defect has a hint with the "
    "values to write (suggested_x, suggested_y, suggested_w, suggested_h, suggested_fontSize, in "
    "px), and all hints together cure the slide; chain_hints come first. Returns the slide, the "
    "diagnosis, and an id. Writes no file.",
    parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp

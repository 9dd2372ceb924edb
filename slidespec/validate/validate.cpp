#include "slidespec/validate/validate.h"

#include <fmt/format.h>

#include <exception>
#include <new>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/core/display.h"
#include "slidespec/core/parallel.h"
#include "slidespec/json/json_document.h"
#include "slidespec/validate/consequences.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/deliver.h"
#include "slidespec/validate/schema_check.h"
#include "slidespec/validate/spec_context.h"

namespace deckle {

using nlohmann::json;

namespace {

// Slide and element of a pointer "/deck/slides/N/elements/M/…".
void name_owner(Diagnostic& diagnostic, const json& root) {
  const auto index_after = [&diagnostic](const std::string& prefix) -> std::optional<std::size_t> {
    const std::string& pointer = diagnostic.at.pointer;
    if (pointer.compare(0, prefix.size(), prefix) != 0) return std::nullopt;
    std::size_t value = 0, at = prefix.size();
    for (; at < pointer.size() && pointer[at] >= '0' && pointer[at] <= '9' && value < 100000000;
         ++at) {
      value = value * 10 + static_cast<std::size_t>(pointer[at] - '0');
    }
    return at == prefix.size() ? std::nullopt : std::optional<std::size_t>(value);
  };
  const json* deck = object_in(root, "deck");
  const json* slides = deck == nullptr ? nullptr : array_in(*deck, "slides");
  const auto slide = index_after("/deck/slides/");
  if (slides == nullptr || !slide || *slide >= slides->size()) return;
  diagnostic.at.slide_id = shortened(text_in((*slides)[*slide], "slide_id"));
  const json* elements = array_in((*slides)[*slide], "elements");
  const auto element = index_after(fmt::format("/deck/slides/{}/elements/", *slide));
  if (elements == nullptr || !element || *element >= elements->size()) return;
  diagnostic.at.element_id = shortened(text_in((*elements)[*element], "element_id"));
}

}  // namespace

ReadSpec read_spec(std::string_view text, const std::string& name, DiagnosticSink& sink, int jobs,
                   const Limits& limits) {
  DiagnosticSink found;
  LeftOut left_out;
  ReadSpec spec;
  try {
    std::optional<JsonDocument> document = JsonDocument::read(text, name, found, limits);
    if (document) {
      DiagnosticSink diagnostics;  // listed after those of the schema
      SpecContext context(*document, diagnostics);
      // The two are independent. For a few slides a thread costs more than it saves.
      constexpr std::size_t kThreadedBytes = 64 << 10;
      parallel_for(2, text.size() < kThreadedBytes ? 1 : jobs, [&](std::size_t half) {
        if (half == 0)
          check_schema("slidespec-v1", *document, found);
        else
          spec.deck = read_deck_value(document->root(), context);
      });
      drop_consequences(found, diagnostics);
      std::move(diagnostics.begin(), diagnostics.end(), std::back_inserter(found));
      left_out = left_out_by(context);
      for (Diagnostic& diagnostic : found) name_owner(diagnostic, document->root());
      spec.positions = std::move(*document).take_positions();
    }
  } catch (const AssertionFailed&) {
    throw;  // a bug in deckle, not in the document
  } catch (const std::bad_alloc&) {
    throw;  // a limit of the machine
  } catch (const std::exception& error) {
    found.push_back(unreadable(name, error.what()));
  }
  spec.valid = deliver(std::move(found), left_out, name, sink);
  return spec;
}

std::optional<Deck> read_deck(std::string_view text, const std::string& name, DiagnosticSink& sink,
                              int jobs, const Limits& limits) {
  ReadSpec spec = read_spec(text, name, sink, jobs, limits);
  if (!spec.valid) return std::nullopt;
  return std::move(spec.deck);
}

}  // namespace deckle

#include "slidespec/validate/validate.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/core/parallel.h"
#include "slidespec/json/json_document.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"
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
  diagnostic.at.slide_id = text_in((*slides)[*slide], "slide_id");
  const json* elements = array_in((*slides)[*slide], "elements");
  const auto element = index_after(fmt::format("/deck/slides/{}/elements/", *slide));
  if (elements == nullptr || !element || *element >= elements->size()) return;
  diagnostic.at.element_id = text_in((*elements)[*element], "element_id");
}

// In the order of the text, at most kMaxReports errors and as many of the rest, and a line that
// says how many more there are.
void deliver(DiagnosticSink found, std::size_t more_errors, std::size_t more_others,
             const std::string& name, DiagnosticSink& sink) {
  std::stable_sort(found.begin(), found.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
  });
  std::size_t errors = 0, others = 0;
  for (Diagnostic& diagnostic : found) {
    const bool error = diagnostic.severity == Severity::Error;
    std::size_t& shown = error ? errors : others;
    if (shown == SpecContext::kMaxReports) {
      ++(error ? more_errors : more_others);
      continue;
    }
    ++shown;
    sink.push_back(std::move(diagnostic));
  }
  const auto rest = [&](Severity severity, std::size_t count, Message message) {
    if (count == 0) return;
    Diagnostic more;
    more.rule = "more-findings";
    more.severity = severity;
    more.at.file = name;
    more.message = std::move(message);
    more.hint = tr("mend those above first");
    more.facts = {{"count", static_cast<std::int64_t>(count)}};
    more.defect = severity == Severity::Error;
    sink.push_back(std::move(more));
  };
  rest(Severity::Error, more_errors,
       more_errors == 1 ? tr("at least {} more error is not listed", more_errors)
                        : tr("at least {} more errors are not listed", more_errors));
  rest(Severity::Warning, more_others,
       more_others == 1 ? tr("at least {} more warning is not listed", more_others)
                        : tr("at least {} more warnings are not listed", more_others));
}

}  // namespace

std::optional<Deck> read_deck(std::string_view text, const std::string& name, DiagnosticSink& sink,
                              const SpecLimits& limits) {
  DiagnosticSink found;
  std::size_t more_errors = 0, more_others = 0;
  Deck deck;
  try {
    const std::optional<JsonDocument> document = JsonDocument::read(
        text, name, found, {limits.max_bytes, limits.max_depth, limits.max_number_chars});
    if (document) {
      DiagnosticSink said;  // behind what the schema finds
      SpecContext context(*document, said);
      // Neither needs the other's answer. For a few slides a thread costs more than it takes over.
      constexpr std::size_t kWorthAThread = 64 << 10;
      parallel_for(2, text.size() < kWorthAThread ? 1 : limits.jobs, [&](std::size_t half) {
        if (half == 0)
          check_schema("slidespec-v1", *document, found);
        else
          deck = read_deck_value(document->root(), context);
      });
      std::move(said.begin(), said.end(), std::back_inserter(found));
      more_errors = context.left_out(Severity::Error);
      more_others = context.left_out(Severity::Warning) + context.left_out(Severity::Note);
      for (Diagnostic& diagnostic : found) name_owner(diagnostic, document->root());
    }
  } catch (const AssertionFailed&) {
    throw;  // the code is wrong, not the document
  } catch (const std::exception& error) {
    Diagnostic broken;
    broken.rule = "json";
    broken.at.file = name;
    broken.message = tr("the document cannot be read: {}", error.what());
    found.push_back(std::move(broken));
  }
  const bool sound = std::none_of(found.begin(), found.end(), [](const Diagnostic& d) {
    return d.severity == Severity::Error;
  });
  deliver(std::move(found), more_errors, more_others, name, sink);
  if (!sound) return std::nullopt;
  return deck;
}

}  // namespace deckle

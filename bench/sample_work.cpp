#include "bench/sample_work.h"

#include <cstdio>
#include <cstdlib>

#include "measure/fonts/font_catalog.h"
#include "slidespec/validate/validate.h"

namespace deckle::bench {
namespace {

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "bench: %s\n", why.c_str());
  std::exit(1);
}

}  // namespace

const measure::TextEngine& engine() {
  static const measure::TextEngine instance(measure::FontCatalog::open({}).value(),
                                            measure::Target::PowerPoint);
  return instance;
}

const templates::Template& sample_template() {
  static const templates::Template instance =
      templates::builtin_template("default", SlideSize::Widescreen16x9).value();
  return instance;
}

Deck sample_deck(std::size_t slides) {
  DiagnosticSink said;
  const std::string text = sample_spec(slides);
  std::optional<Deck> deck = read_deck(text, "sample", said);
  if (!deck) give_up(said.empty() ? "the sample is not valid" : said.front().message.english());
  return std::move(*deck);
}

fixers::RepairedDeck repaired(const Deck& deck, const measure::TextEngine& engine, int jobs) {
  fixers::DeckOptions options;
  options.jobs = jobs;
  auto result = fixers::repair_deck({deck, sample_template(), engine}, options);
  if (!result) give_up(to_string(result.error()));
  return std::move(*result);
}

}  // namespace deckle::bench

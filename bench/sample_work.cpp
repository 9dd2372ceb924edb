#include "bench/sample_work.h"

#include <cstdio>
#include <cstdlib>

namespace deckle::bench {
namespace {

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "bench: %s\n", why.c_str());
  std::exit(1);
}

}  // namespace

const engine::Engine& shared_engine() {
  static const engine::Engine instance = engine::Engine::open().value();
  return instance;
}

const measure::TextEngine& text_engine() {
  return **shared_engine().text_engine(measure::Target::PowerPoint);
}

engine::Built sample_built(std::size_t slides) {
  engine::Built built = shared_engine().build({sample_spec(slides), "sample", "."});
  if (!built.ok()) {
    give_up(built.error ? to_string(*built.error)
                        : built.findings.empty() ? "the sample is not valid"
                                                 : built.findings.front().message.english());
  }
  return built;
}

}  // namespace deckle::bench

// A .pptx file → slides with everything effective: what `deckle ir init` reads.

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "bench/sample_work.h"
#include "pptx/read/deck_reader.h"

namespace {

// A file of the sample deck, removed at the end.
class SampleFile {
 public:
  explicit SampleFile(std::size_t slides) : path_("/tmp/deckle-bench-XXXXXX") {
    const int descriptor = mkstemp(path_.data());
    const auto bytes = deckle::engine::package_bytes(deckle::bench::sample_built(slides));
    if (descriptor < 0 || !bytes ||
        write(descriptor, bytes->data(), bytes->size()) != static_cast<ssize_t>(bytes->size()))
      std::abort();
    close(descriptor);
  }
  ~SampleFile() { std::remove(path_.c_str()); }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

void read(benchmark::State& state) {
  const SampleFile file(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    deckle::Budget budget{deckle::Limits()};
    const auto package = deckle::ooxml::Package::open(file.path(), budget);
    benchmark::DoNotOptimize(deckle::pptx::read_deck(*package, "sample.pptx", budget));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(read)->Name("read_presentation/slides")->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);

}  // namespace

// --write=FILE writes the deck of 100 slides and does nothing else, for programs to compare with.
int main(int argc, char** argv) {
  constexpr std::string_view kWrite = "--write=";
  if (argc == 2 && std::string_view(argv[1]).starts_with(kWrite)) {
    const SampleFile file(100);
    std::error_code error;
    std::filesystem::copy_file(file.path(), argv[1] + kWrite.size(),
                               std::filesystem::copy_options::overwrite_existing, error);
    return error ? 1 : 0;
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

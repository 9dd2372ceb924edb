#include <cstdlib>
#include <thread>

#include "app/program.h"
#include "slidespec/system/ending.h"
#include "slidespec/system/startup.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace {

// A run allocates memory, writes its files and ends. Allocating in larger pieces, and not returning
// memory before the end, halves the time spent in the kernel (docs/performance.md). Arenas of
// threads still grow by single pages, so two threads share one; with more per arena they would
// block each other.
void configure_allocator() {
#if defined(__GLIBC__)
  constexpr int kMiB = 1 << 20;
  ::mallopt(M_TOP_PAD, kMiB);
  ::mallopt(M_TRIM_THRESHOLD, 64 * kMiB);
  ::mallopt(M_MMAP_THRESHOLD, 4 * kMiB);
  ::mallopt(M_ARENA_MAX, static_cast<int>((std::thread::hardware_concurrency() + 1) / 2));
#endif
}

}  // namespace

int main(int argc, char** argv) {
  deckle::take_closed_standard_descriptors();
  deckle::make_failing_writes_errors();
  deckle::set_stack_sizes();
  deckle::undo_when_a_signal_ends_the_program();
  configure_allocator();
  // libzip converts the date of an entry through local time, which reads /etc/localtime each time
  // and, in a zone whose clocks changed at that midnight, gives a different hour.
  ::setenv("TZ", "UTC0", 1);
  return deckle::app::run_program(argc, argv);
}

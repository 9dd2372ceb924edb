#include <cstdlib>
#include <thread>

#include "app/program.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace {

// A run takes memory, writes its files and ends. Taking it in larger pieces, and not giving it back
// on the way, halves the time spent in the system (docs/performance.md). Arenas of threads grow by
// single pages all the same, so two threads share one: with more they would wait for each other.
void keep_memory() {
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
  keep_memory();
  // libzip takes the date of an entry through local time, which looks at /etc/localtime each time, and
  // in a zone whose clocks changed at that midnight would give another hour.
  ::setenv("TZ", "UTC0", 1);
  return deckle::app::run_program(argc, argv);
}

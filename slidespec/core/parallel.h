#pragma once
// Parallel work on the items of a list. The result of an item must not depend on the others: then
// the whole result is the same for any number of threads.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "slidespec/core/cancellation.h"

namespace deckle {

// Calls work(i) once for every i below `count`, on the calling thread and at most `jobs` - 1
// others; each takes the next item not yet taken, and all can be cancelled like the caller. Returns
// when all are done. An exception of work() is rethrown here; of several, that of the first item.
// If the system starts fewer threads, the work only takes longer.
template <typename Work>
void parallel_for(std::size_t count, int jobs, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr thrown;
  std::size_t thrown_at = count;
  const auto take = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        work(i);
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (i < thrown_at) {
          thrown = std::current_exception();
          thrown_at = i;
        }
      }
    }
  };
  const auto take_on_thread = [&take, cancellation = CancellationScope::current()] {
    const CancellationScope scope(cancellation);
    take();
  };
  const std::size_t threads = std::min(static_cast<std::size_t>(std::max(1, jobs)), count);
  std::vector<std::thread> others;
  others.reserve(threads);
  try {
    while (others.size() + 1 < threads) others.emplace_back(take_on_thread);
  } catch (const std::exception&) {
    // Continue with the threads that could be started.
  }
  take();
  for (std::thread& other : others) other.join();
  if (thrown) std::rethrow_exception(thrown);
}

}  // namespace deckle

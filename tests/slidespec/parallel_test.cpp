// parallel_for: every item once, whatever the number of threads, and exceptions in order.

#include "slidespec/core/parallel.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace deckle {
namespace {

TEST(ParallelFor, TakesEveryItemOnce) {
  for (const int jobs : {-1, 0, 1, 2, 3, 16}) {
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{5}, std::size_t{1000}}) {
      std::vector<int> taken(count, 0);
      parallel_for(count, jobs, [&](std::size_t i) { ++taken[i]; });
      EXPECT_EQ(taken, std::vector<int>(count, 1)) << count << " items, " << jobs << " jobs";
    }
  }
}

TEST(ParallelFor, FinishesAndThrowsWhatTheFirstItemThrew) {
  for (const int jobs : {1, 4}) {
    std::vector<int> taken(100, 0);
    std::string thrown;
    try {
      parallel_for(taken.size(), jobs, [&](std::size_t i) {
        ++taken[i];
        if (i % 10 == 7) throw std::runtime_error(std::to_string(i));
      });
    } catch (const std::runtime_error& error) {
      thrown = error.what();
    }
    EXPECT_EQ(thrown, "7") << jobs << " jobs";
    EXPECT_EQ(taken, std::vector<int>(100, 1)) << jobs << " jobs";
  }
}

}  // namespace
}  // namespace deckle

#pragma once
// DECKLE_ASSERT(condition, message): the code is wrong. Checked in every build; prints and aborts.

#include <cstdio>
#include <cstdlib>

#define DECKLE_ASSERT(condition, message)                                                         \
  do {                                                                                            \
    if (!(condition)) {                                                                           \
      std::fprintf(stderr, "deckle: %s:%d: %s (%s)\n", __FILE__, __LINE__, message, #condition); \
      std::abort();                                                                               \
    }                                                                                             \
  } while (false)

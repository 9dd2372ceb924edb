#pragma once

namespace deckle::test {

// Whether this was compiled with a sanitizer, where the same work takes about ten times as long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace deckle::test

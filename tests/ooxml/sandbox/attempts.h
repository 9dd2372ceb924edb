#pragma once
// What a program that was taken over would try, and which pieces of the sandbox refuse it. The
// probe tries it, the test compares.

#include <sys/types.h>

#include <span>
#include <string>

namespace deckle::test {

// Landlock4 and Landlock6: from this ABI on. Capabilities: of root only.
enum Guard : unsigned {
  kDescriptors = 1,
  kNoNewPrivileges = 2,
  kNoDump = 4,
  kLandlock = 8,
  kLandlock4 = 16,
  kLandlock6 = 32,
  kSeccomp = 64,
  kCapabilities = 128,
  kLimits = 256,
};

// Outside the sandbox. Depends: on root, or on what the kernel has.
enum class Outside { Works, Depends };

struct Surroundings {
  pid_t parent = 0;
  std::string folder;  // with files "secret", "unwanted" and "old", and an empty folder "empty"
  int leaked = -1;     // a descriptor that the parent left open
};

struct Attempt {
  const char* name;
  unsigned guards;  // each of these suffices
  Outside outside;
  int (*run)(const Surroundings&);  // 0, or the error
};

[[nodiscard]] std::span<const Attempt> attempts();

// The errors with which the sandbox refuses; any other, or none: the system has looked at the
// request.
[[nodiscard]] bool is_refusal(int error);

}  // namespace deckle::test

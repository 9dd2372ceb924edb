// https://docs.kernel.org/userspace-api/landlock.html. The numbers are written here because the
// headers of Debian 12 know the first two of seven ABIs, and older ones none.

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

#include "slidespec/system/descriptor.h"
#include "slidespec/system/sandbox/pieces.h"

namespace deckle::sandbox {
namespace {

// Of every architecture.
constexpr long kCreateRuleset = 444, kAddRule = 445, kRestrictSelf = 446;
constexpr unsigned kAskForVersion = 1;
constexpr int kPathBeneath = 1;

constexpr std::uint64_t kReadFile = 1U << 2, kReadFolder = 1U << 3;

// struct landlock_ruleset_attr: what is refused unless a rule allows it. A kernel that does not
// know the later fields accepts them as 0.
struct Refused {
  std::uint64_t files = 0, network = 0, scopes = 0;
};

// struct landlock_path_beneath_attr
struct [[gnu::packed]] Allowed {
  std::uint64_t rights = 0;
  std::int32_t place = -1;
};

// Everything that this ABI can refuse.
Refused all_of(int abi) {
  Refused refused;
  int rights = 13;            // execute, read, write, remove and create in seven ways
  if (abi >= 2) rights = 14;  // link or rename into another folder
  if (abi >= 3) rights = 15;  // truncate
  if (abi >= 5) rights = 16;  // ioctl of devices
  refused.files = (std::uint64_t{1} << rights) - 1;
  if (abi >= 4) refused.network = 3;  // bind and connect TCP
  if (abi >= 6) refused.scopes = 3;   // abstract UNIX sockets and signals, to processes outside
  return refused;
}

void allow_reading(const Descriptor& rules, const std::string& path) {
  const Descriptor place(::open(path.c_str(), O_PATH | O_CLOEXEC));
  struct stat info {};
  if (!place.is_open() || ::fstat(place.get(), &info) != 0) return;
  const Allowed allowed{S_ISDIR(info.st_mode) ? kReadFile | kReadFolder : kReadFile, place.get()};
  ::syscall(kAddRule, rules.get(), kPathBeneath, &allowed, 0);
}

}  // namespace

SandboxPiece restrict_files(const std::vector<std::string>& readable) {
  const long abi = ::syscall(kCreateRuleset, nullptr, 0, kAskForVersion);
  if (abi < 1) return refused("Landlock", errno);
  const std::string name = "Landlock ABI " + std::to_string(abi);
  const Refused all = all_of(static_cast<int>(abi));
  const Descriptor rules(static_cast<int>(::syscall(kCreateRuleset, &all, sizeof all, 0)));
  if (!rules.is_open()) return refused(name, errno);
  for (const std::string& path : readable) allow_reading(rules, path);
  if (::syscall(kRestrictSelf, rules.get(), 0) != 0) return refused(name, errno);
  return {name, {}};
}

}  // namespace deckle::sandbox

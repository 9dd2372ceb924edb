#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "slidespec/system/sandbox/pieces.h"

namespace deckle::sandbox {
namespace {

// Root keeps the right to read what belongs to others, so that it draws with the same fonts as
// before. Which files these are is Landlock's concern.
constexpr std::uint32_t kKept = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH;
static_assert(CAP_DAC_OVERRIDE < 32 && CAP_DAC_READ_SEARCH < 32);

}  // namespace

SandboxPiece gain_no_privileges() {
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return refused("no-new-privileges", errno);
  return {"no-new-privileges", {}};
}

SandboxPiece hide_memory() {
  if (::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return refused("no-dump", errno);
  return {"no-dump", {}};
}

SandboxPiece drop_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct held[_LINUX_CAPABILITY_U32S_3]{};
  __user_cap_data_struct kept[_LINUX_CAPABILITY_U32S_3]{};
  if (::syscall(SYS_capget, &header, held) != 0) return refused("capabilities", errno);
  kept[0].permitted = held[0].permitted & kKept;
  kept[0].effective = held[0].effective & kKept;
  if (::syscall(SYS_capset, &header, kept) != 0) return refused("capabilities", errno);
  return {"capabilities", {}};
}

}  // namespace deckle::sandbox

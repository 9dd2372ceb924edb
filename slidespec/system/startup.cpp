#include "slidespec/system/startup.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "slidespec/system/descriptor.h"

namespace deckle {
namespace {

rlim_t soft_limit(decltype(RLIMIT_AS) resource) {
  rlimit limits{};
  return ::getrlimit(resource, &limits) == 0 ? limits.rlim_cur : RLIM_INFINITY;
}

// Address space, and that part of it which is data; both are counted when it is reserved.
rlim_t memory_limit() { return std::min(soft_limit(RLIMIT_AS), soft_limit(RLIMIT_DATA)); }

bool has_memory() {
  if (!is_memory_limited()) return true;
  void* const probe = ::mmap(nullptr, kLeastMemory, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (probe == MAP_FAILED) return false;
  ::munmap(probe, kLeastMemory);
  return true;
}

bool has_files() {
  std::array<Descriptor, kLeastOpenFiles> probes;
  return std::all_of(probes.begin(), probes.end(), [](Descriptor& probe) {
    probe.reset(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0));
    return probe.is_open() || errno == EBADF;
  });
}

}  // namespace

void take_closed_standard_descriptors() {
  // O_PATH: for naming the folder only, so that read() and write() fail with EBADF.
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
    if (::fcntl(number, F_GETFD) < 0 && errno == EBADF)
      static_cast<void>(::open("/", O_PATH | O_DIRECTORY));  // the lowest number that is free
  }
}

void make_failing_writes_errors() {
  ::signal(SIGPIPE, SIG_IGN);
  ::signal(SIGXFSZ, SIG_IGN);
}

void set_stack_sizes() {
  rlimit limits{};
  if (::getrlimit(RLIMIT_STACK, &limits) == 0 && limits.rlim_cur < kStack) {
    limits.rlim_cur = std::min<rlim_t>(limits.rlim_max, kStack);
    ::setrlimit(RLIMIT_STACK, &limits);
  }
#if defined(__GLIBC__)
  // Otherwise the limit at the start of the program is the size, be it 64 KiB or a GiB.
  pthread_attr_t attributes;
  if (::pthread_attr_init(&attributes) != 0) return;
  if (::pthread_attr_setstacksize(&attributes, kStack) == 0)
    ::pthread_setattr_default_np(&attributes);
  ::pthread_attr_destroy(&attributes);
#endif
}

void end_with_parent() {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before; then nobody reads what is written here.
  pollfd output{STDOUT_FILENO, 0, 0};
  if (::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0) ::raise(SIGKILL);
}

Scarce scarce_resource() {
  if (soft_limit(RLIMIT_STACK) < kLeastStack) return Scarce::Stack;
  if (!has_files()) return Scarce::OpenFiles;
  return has_memory() ? Scarce::Nothing : Scarce::Memory;
}

bool is_memory_limited() { return memory_limit() != RLIM_INFINITY; }

int threads_with_stacks(int threads) {
  const rlim_t fitting = memory_limit() / 4 / kStack;
  return std::max(1, static_cast<int>(std::min<rlim_t>(static_cast<rlim_t>(threads), fitting)));
}

}  // namespace deckle

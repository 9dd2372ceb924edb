#include "slidespec/system/sandbox/pieces.h"

#if (defined(__x86_64__) && !defined(__ILP32__)) || defined(__aarch64__)

#include <fcntl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <memory>
#include <type_traits>

namespace deckle::sandbox {
namespace {

using Filter = std::remove_pointer_t<scmp_filter_ctx>;

struct Release {
  void operator()(Filter* filter) const { seccomp_release(filter); }
};

// Found by tracing what librsvg, cairo, Pango, fontconfig, gdk-pixbuf and GLib call, with the older
// and newer forms that other versions of the C library call instead. None of them changes anything
// outside this process but what it writes to open descriptors.
constexpr int kAllowed[] = {
    // memory; see also mmap and mprotect
    SCMP_SYS(brk), SCMP_SYS(madvise), SCMP_SYS(mremap), SCMP_SYS(munmap),
    // threads; see also clone
    SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(futex), SCMP_SYS(getcpu), SCMP_SYS(getpid),
    SCMP_SYS(gettid), SCMP_SYS(restart_syscall), SCMP_SYS(rseq), SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sched_getattr), SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler),
    SCMP_SYS(sched_yield), SCMP_SYS(set_robust_list), SCMP_SYS(sigaltstack),
    // time
    SCMP_SYS(clock_getres), SCMP_SYS(clock_gettime), SCMP_SYS(clock_nanosleep),
    SCMP_SYS(gettimeofday), SCMP_SYS(nanosleep), SCMP_SYS(time),
    // open descriptors, and those that wake a thread of GLib
    SCMP_SYS(close), SCMP_SYS(eventfd2), SCMP_SYS(fadvise64), SCMP_SYS(fstat), SCMP_SYS(fstatfs),
    SCMP_SYS(getdents64), SCMP_SYS(lseek), SCMP_SYS(pipe2), SCMP_SYS(poll), SCMP_SYS(ppoll),
    SCMP_SYS(pread64), SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(write), SCMP_SYS(writev),
    // the properties of files; see also open
    SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(getcwd), SCMP_SYS(lstat),
    SCMP_SYS(newfstatat), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(stat),
    SCMP_SYS(statfs), SCMP_SYS(statx),
    // of the process and of the system; capset can only give up capabilities
    SCMP_SYS(capget), SCMP_SYS(capset), SCMP_SYS(getegid), SCMP_SYS(geteuid), SCMP_SYS(getgid),
    SCMP_SYS(getrandom), SCMP_SYS(getrlimit), SCMP_SYS(getrusage), SCMP_SYS(getuid),
    SCMP_SYS(sysinfo), SCMP_SYS(uname)};

// The C library calls an older form instead. The arguments of these are in memory, where a filter
// does not see them.
constexpr int kUnknown[] = {SCMP_SYS(clone3), SCMP_SYS(openat2)};

// Every bit of `bits` in the argument of that number is as in `value`.
constexpr scmp_arg_cmp matches(unsigned argument, scmp_datum_t bits, scmp_datum_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, bits, value};
}
constexpr scmp_arg_cmp is(unsigned argument, scmp_datum_t value) {
  return {argument, SCMP_CMP_EQ, value, 0};
}

class Rules {
 public:
  explicit Rules(Filter* filter) : filter_(filter) {}

  // Calls for which all of `conditions` hold, together with those of other rules.
  void allow(int call, const std::vector<scmp_arg_cmp>& conditions = {}) {
    add(SCMP_ACT_ALLOW, call, conditions);
  }
  void refuse_as_unknown(int call) { add(SCMP_ACT_ERRNO(ENOSYS), call, {}); }
  // 0, or a negative errno.
  [[nodiscard]] int error() const { return error_; }

 private:
  void add(std::uint32_t action, int call, const std::vector<scmp_arg_cmp>& conditions) {
    if (error_ != 0) return;
    error_ = seccomp_rule_add_array(filter_, action, call, static_cast<unsigned>(conditions.size()),
                                    conditions.data());
  }

  Filter* filter_;
  int error_ = 0;
};

// What is allowed with some arguments only. The comparisons ignore the upper half of a register
// where the kernel does.
void allow_some(Rules& rules) {
  // O_TMPFILE works only together with writing.
  constexpr scmp_datum_t kWrites = O_ACCMODE | O_CREAT | O_TRUNC;
  rules.allow(SCMP_SYS(open), {matches(1, kWrites, O_RDONLY)});
  rules.allow(SCMP_SYS(openat), {matches(2, kWrites, O_RDONLY)});

  // No new code, and no writing to a file through its mapping.
  rules.allow(SCMP_SYS(mmap), {matches(2, PROT_EXEC, 0), matches(3, MAP_SHARED, 0)});
  rules.allow(SCMP_SYS(mmap), {matches(2, PROT_EXEC | PROT_WRITE, 0)});
  rules.allow(SCMP_SYS(mprotect), {matches(2, PROT_EXEC, 0)});

  // Threads, in the namespaces of the process.
  constexpr scmp_datum_t kThread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
  constexpr scmp_datum_t kElsewhere = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                      CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  rules.allow(SCMP_SYS(clone), {matches(0, kThread | kElsewhere, kThread)});
  rules.allow(SCMP_SYS(prctl), {is(0, PR_SET_NAME)});

  // abort() signals its own thread.
  rules.allow(SCMP_SYS(tgkill), {is(0, static_cast<scmp_datum_t>(::getpid()))});
  // Its own limits, read.
  rules.allow(SCMP_SYS(prlimit64), {is(0, 0), is(2, 0)});
  for (const int command : {F_GETFD, F_SETFD, F_GETFL})
    rules.allow(SCMP_SYS(fcntl), {is(1, static_cast<scmp_datum_t>(command))});
}

// 0, or a negative errno.
int load() {
  // Libraries try calls that they can do without, so a call that is not listed fails and does not
  // end the process.
  const std::unique_ptr<Filter, Release> filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)));
  if (filter == nullptr) return -ENOMEM;
  // Has been tried; if it was refused, root can do without.
  seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_NNP, 0);
  // 32-bit system calls have other numbers.
  seccomp_attr_set(filter.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  // Threads of libraries, if there are any. Linux 3.17.
  seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1);
  Rules rules(filter.get());
  for (const int call : kAllowed) rules.allow(call);
  for (const int call : kUnknown) rules.refuse_as_unknown(call);
  allow_some(rules);
  if (rules.error() != 0) return rules.error();
  errno = 0;
  if (const int error = seccomp_load(filter.get()); error < 0)
    return errno != 0 ? -errno : error;  // the library passes on only some errors of the kernel
  return 0;
}

}  // namespace

SandboxPiece restrict_system_calls() {
  if (const int error = load(); error < 0) return refused("seccomp", -error);
  return {"seccomp", {}};
}

}  // namespace deckle::sandbox

#else

namespace deckle::sandbox {

SandboxPiece restrict_system_calls() { return {"seccomp", "no list of calls for this processor"}; }

}  // namespace deckle::sandbox

#endif

#include "tests/ooxml/sandbox/attempts.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>

namespace deckle::test {
namespace {

using S = const Surroundings&;

int error_of(long result) { return result < 0 ? errno : 0; }

// Closes what it opened.
int opened(int descriptor) {
  if (descriptor < 0) return errno;
  ::close(descriptor);
  return 0;
}

int open_file(const std::string& path, int flags) {
  return opened(::open(path.c_str(), flags, 0600));
}

std::string of_parent(S s, const char* name) {
  return "/proc/" + std::to_string(s.parent) + "/" + name;
}

// The status of a child that had to be started for the attempt. That there is one is a success,
// even if it cannot be waited for.
int ended(pid_t child) {
  int status = 0;
  if (child < 0) return errno;
  if (::waitpid(child, &status, 0) != child) return 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : EPERM;
}

// In a child, because success ends the program; where there can be no child, in this process.
template <typename Execute>
int executed(Execute execute) {
  const pid_t child = ::fork();
  if (child > 0) return ended(child);
  execute();
  const int error = errno;
  if (child == 0) ::_exit(error);
  return error;
}

int connect_to_port(S) {
  const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0) return errno;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(9);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int error =
      error_of(::connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address));
  ::close(descriptor);
  return error;
}

int write_new_file(S s) {
  const int file = ::open((s.folder + "/written").c_str(), O_WRONLY | O_CREAT, 0600);
  if (file < 0) return errno;
  const int error = error_of(::write(file, "x", 1));
  ::close(file);
  return error == EFBIG ? EPERM : error;
}

int write_in_tmp(S s) {
  const std::string path = "/tmp/deckle-probe-" + std::to_string(s.parent);
  const int error = open_file(path, O_WRONLY | O_CREAT | O_EXCL);
  if (error == 0) ::unlink(path.c_str());
  return error;
}

int list_folder(const std::string& path) {
  DIR* const folder = ::opendir(path.c_str());
  if (folder == nullptr) return errno;
  ::closedir(folder);
  return 0;
}

int read_link(const std::string& path) {
  char target[4096];
  return error_of(::readlink(path.c_str(), target, sizeof target));
}

int raise_limit(S) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_CORE, &limit) != 0) return errno;
  if (limit.rlim_max != RLIM_INFINITY) ++limit.rlim_max;
  return error_of(::setrlimit(RLIMIT_CORE, &limit));
}

int set_limit(S) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_CORE, &limit) != 0) return errno;
  return error_of(::setrlimit(RLIMIT_CORE, &limit));
}

int limit_parent(S s) {
  rlimit limit{};
  return error_of(::syscall(SYS_prlimit64, s.parent, RLIMIT_CORE, nullptr, &limit));
}

int map(int protection, int flags) {
  void* const at = ::mmap(nullptr, 4096, protection, flags | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED) return errno;
  ::munmap(at, 4096);
  return 0;
}

int make_executable(S) {
  void* const at =
      ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const int error = error_of(::mprotect(at, 4096, PROT_READ | PROT_EXEC));
  ::munmap(at, 4096);
  return error;
}

template <typename Call>
int with_memory_of_parent(S s, Call call) {
  char byte = 0;
  iovec here{&byte, 1}, there{&byte, 1};
  return error_of(call(s.parent, &here, 1, &there, 1, 0));
}

int take_capabilities(S) {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct held[2]{};
  if (::syscall(SYS_capget, &header, held) != 0) return errno;
  constexpr std::uint32_t kReading = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH;
  return (held[0].permitted & ~kReading) == 0 && held[1].permitted == 0 ? EPERM : 0;
}

constexpr unsigned kFiles = kLandlock | kSeccomp;
// The kernel compares capabilities before one process may look into another.
constexpr unsigned kOtherProcess = kLandlock | kCapabilities;

constexpr auto Works = Outside::Works, Depends = Outside::Depends;

const Attempt kAttempts[] = {
    // descriptors
    {"read(a descriptor left open by the parent)", kDescriptors, Works,
     [](S s) {
       char c;
       const int e = error_of(::read(s.leaked, &c, 1));
       return e == EBADF ? EPERM : e;
     }},
    {"fcntl(any descriptor above 2)", kDescriptors, Works,
     [](S) {
       for (int number = 3; number < 4096; ++number)
         if (::fcntl(number, F_GETFD) >= 0) return 0;
       return EPERM;
     }},
    // reading
    {"open(/etc/passwd)", kLandlock, Works, [](S) { return open_file("/etc/passwd", O_RDONLY); }},
    {"open(a file of the user)", kLandlock, Works,
     [](S s) { return open_file(s.folder + "/secret", O_RDONLY); }},
    {"openat(a file of the user)", kLandlock, Works,
     [](S s) { return opened(::openat(AT_FDCWD, (s.folder + "/secret").c_str(), O_RDONLY)); }},
    {"openat2(a file of the user)", kFiles, Depends,
     [](S s) {
       std::uint64_t how[3] = {O_RDONLY, 0, 0};
       return opened(static_cast<int>(
           ::syscall(437, AT_FDCWD, (s.folder + "/secret").c_str(), how, sizeof how)));
     }},
    {"opendir(/)", kLandlock, Works, [](S) { return list_folder("/"); }},
    {"opendir(the current folder)", kLandlock, Works, [](S) { return list_folder("."); }},
    {"open(/proc/self/environ)", kLandlock, Works,
     [](S) { return open_file("/proc/self/environ", O_RDONLY); }},
    {"open(/dev/null)", kLandlock, Works, [](S) { return open_file("/dev/null", O_RDONLY); }},
    // writing
    {"open(a file of the user, O_WRONLY)", kFiles, Works,
     [](S s) { return open_file(s.folder + "/secret", O_WRONLY); }},
    {"open(a file of the user, O_RDWR)", kFiles, Works,
     [](S s) { return open_file(s.folder + "/secret", O_RDWR); }},
    {"open(a file of the user, O_RDONLY | O_TRUNC)", kFiles, Works,
     [](S s) { return open_file(s.folder + "/secret", O_RDONLY | O_TRUNC); }},
    {"open(a new file, O_RDONLY | O_CREAT)", kFiles, Works,
     [](S s) { return open_file(s.folder + "/new", O_RDONLY | O_CREAT); }},
    {"open(a folder, O_TMPFILE | O_RDWR)", kFiles, Depends,
     [](S s) { return open_file(s.folder, O_TMPFILE | O_RDWR); }},
    {"open(/tmp/..., O_WRONLY | O_CREAT)", kFiles, Works, write_in_tmp},
    {"unlink", kFiles, Works,
     [](S s) { return error_of(::unlink((s.folder + "/unwanted").c_str())); }},
    {"creat(in the current folder)", kFiles, Works,
     [](S) { return opened(::creat("created", 0600)); }},
    {"write(a new file)", kFiles | kLimits, Works, write_new_file},
    {"rename", kFiles, Works,
     [](S s) {
       return error_of(::rename((s.folder + "/old").c_str(), (s.folder + "/moved").c_str()));
     }},
    {"mkdir", kFiles, Works,
     [](S s) { return error_of(::mkdir((s.folder + "/folder").c_str(), 0700)); }},
    {"rmdir", kFiles, Works, [](S s) { return error_of(::rmdir((s.folder + "/empty").c_str())); }},
    {"symlink", kFiles, Works,
     [](S s) { return error_of(::symlink("/", (s.folder + "/symlink").c_str())); }},
    {"link", kFiles, Works,
     [](S s) {
       return error_of(::link((s.folder + "/secret").c_str(), (s.folder + "/link").c_str()));
     }},
    {"mknod(a pipe)", kFiles, Works,
     [](S s) { return error_of(::mkfifo((s.folder + "/pipe").c_str(), 0600)); }},
    {"chmod", kSeccomp, Works,
     [](S s) { return error_of(::chmod((s.folder + "/secret").c_str(), 0600)); }},
    {"chown", kSeccomp, Works,
     [](S s) {
       return error_of(::chown((s.folder + "/secret").c_str(), ::geteuid(), ::getegid()));
     }},
    {"utimensat", kSeccomp, Works,
     [](S s) {
       return error_of(::utimensat(AT_FDCWD, (s.folder + "/secret").c_str(), nullptr, 0));
     }},
    {"setxattr", kSeccomp, Depends,
     [](S s) { return error_of(::setxattr((s.folder + "/secret").c_str(), "user.x", "x", 1, 0)); }},
    {"truncate", kSeccomp, Works,
     [](S s) { return error_of(::truncate((s.folder + "/secret").c_str(), 0)); }},
    {"ftruncate(standard input)", kSeccomp, Works, [](S) { return error_of(::ftruncate(0, 0)); }},
    {"memfd_create", kSeccomp, Works, [](S) { return opened(::memfd_create("x", 0)); }},
    {"inotify_init1", kSeccomp, Works, [](S) { return opened(::inotify_init1(0)); }},
    {"name_to_handle_at", kSeccomp, Works,
     [](S) {
       return error_of(::syscall(SYS_name_to_handle_at, AT_FDCWD, "/", nullptr, nullptr, 0));
     }},
    {"open_by_handle_at", kSeccomp, Depends,
     [](S) { return error_of(::syscall(SYS_open_by_handle_at, 0, nullptr, O_RDONLY)); }},
    {"ioctl(standard input)", kSeccomp, Works,
     [](S) {
       int size = 0;
       return error_of(::ioctl(0, FIONREAD, &size));
     }},
    {"chdir(/)", kSeccomp, Works,
     [](S s) {
       const int e = error_of(::chdir("/"));
       return e != 0 ? e : error_of(::chdir(s.folder.c_str()));
     }},
    {"chroot(/)", kSeccomp | kCapabilities, Depends, [](S) { return error_of(::chroot("/")); }},
    {"mount", kSeccomp | kCapabilities, Depends,
     [](S s) { return error_of(::mount("none", s.folder.c_str(), "no such type", 0, nullptr)); }},
    {"umount2", kSeccomp | kCapabilities, Depends,
     [](S s) { return error_of(::umount2(s.folder.c_str(), MNT_DETACH)); }},
    // networks and other ways out
    {"socket(TCP)", kSeccomp, Works, [](S) { return opened(::socket(AF_INET, SOCK_STREAM, 0)); }},
    {"socket(TCP over IPv6)", kSeccomp, Depends,
     [](S) { return opened(::socket(AF_INET6, SOCK_STREAM, 0)); }},
    {"connect(TCP)", kSeccomp | kLandlock4, Works, connect_to_port},
    {"socket(UDP)", kSeccomp, Works, [](S) { return opened(::socket(AF_INET, SOCK_DGRAM, 0)); }},
    {"socket(UNIX)", kSeccomp, Works, [](S) { return opened(::socket(AF_UNIX, SOCK_STREAM, 0)); }},
    {"socket(netlink)", kSeccomp, Depends,
     [](S) { return opened(::socket(AF_NETLINK, SOCK_RAW, 0)); }},
    {"socketpair", kSeccomp, Works,
     [](S) {
       int ends[2];
       if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
       ::close(ends[0]);
       ::close(ends[1]);
       return 0;
     }},
    {"shmget", kSeccomp, Depends, [](S) { return error_of(::shmget(0x6465636B, 1, 0)); }},
    {"msgget", kSeccomp, Depends, [](S) { return error_of(::msgget(0x6465636B, 0)); }},
    // programs and processes
    {"execve(/bin/true)", kLandlock | kSeccomp, Works,
     [](S) {
       return executed([] {
         char name[] = "true";
         char* arguments[] = {name, nullptr};
         ::execve("/bin/true", arguments, arguments + 1);
       });
     }},
    {"execveat(/bin/true)", kLandlock | kSeccomp, Works,
     [](S) {
       return executed([] {
         char name[] = "true";
         char* arguments[] = {name, nullptr};
         ::syscall(SYS_execveat, AT_FDCWD, "/bin/true", arguments, arguments + 1, 0);
       });
     }},
    {"fork", kSeccomp, Works,
     [](S) {
       const pid_t child = ::fork();
       if (child == 0) ::_exit(0);
       return ended(child);
     }},
#if defined(SYS_fork)
    {"fork, the old system call", kSeccomp, Works,
     [](S) {
       const long child = ::syscall(SYS_fork);
       if (child == 0) ::_exit(0);
       return ended(static_cast<pid_t>(child));
     }},
    {"vfork", kSeccomp, Works,
     [](S) {
       const pid_t child = ::vfork();
       if (child == 0) ::_exit(0);
       return ended(child);
     }},
#endif
    {"clone(a process)", kSeccomp, Works,
     [](S) {
       const long child = ::syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr);
       if (child == 0) ::_exit(0);
       return ended(static_cast<pid_t>(child));
     }},
    {"clone(a process in a new user namespace)", kSeccomp, Depends,
     [](S) {
       const long child =
           ::syscall(SYS_clone, SIGCHLD | CLONE_NEWUSER, nullptr, nullptr, nullptr, nullptr);
       if (child == 0) ::_exit(0);
       return ended(static_cast<pid_t>(child));
     }},
    {"clone3", kSeccomp, Depends, [](S) { return error_of(::syscall(435, nullptr, 0)); }},
    {"unshare", kSeccomp, Works, [](S) { return error_of(::unshare(CLONE_FS)); }},
    {"setns", kSeccomp, Works, [](S) { return error_of(::setns(-1, 0)); }},
    {"setpgid", kSeccomp, Works, [](S) { return error_of(::setpgid(0, 0)); }},
    {"setpriority", kSeccomp, Works,
     [](S) { return error_of(::setpriority(PRIO_PROCESS, 0, ::getpriority(PRIO_PROCESS, 0))); }},
    {"kill(the parent)", kSeccomp | kLandlock6, Works,
     [](S s) { return error_of(::kill(s.parent, SIGURG)); }},
    {"kill(own process)", kSeccomp, Works, [](S) { return error_of(::kill(::getpid(), SIGURG)); }},
    {"tkill(the parent)", kSeccomp | kLandlock6, Works,
     [](S s) { return error_of(::syscall(SYS_tkill, s.parent, SIGURG)); }},
    {"tgkill(the parent)", kSeccomp | kLandlock6, Works,
     [](S s) { return error_of(::syscall(SYS_tgkill, s.parent, s.parent, SIGURG)); }},
    {"rt_sigqueueinfo(the parent)", kSeccomp | kLandlock6, Works,
     [](S s) {
       siginfo_t info{};
       info.si_code = SI_QUEUE;
       return error_of(::syscall(SYS_rt_sigqueueinfo, s.parent, SIGURG, &info));
     }},
    {"pidfd_open(the parent)", kSeccomp, Works,
     [](S s) { return opened(static_cast<int>(::syscall(434, s.parent, 0))); }},
    {"kcmp(the parent)", kSeccomp | kOtherProcess, Depends,
     [](S s) { return error_of(::syscall(SYS_kcmp, s.parent, ::getpid(), 1, 0, 0)); }},
    {"open(/proc/PARENT/mem)", kOtherProcess, Depends,
     [](S s) { return open_file(of_parent(s, "mem"), O_RDONLY); }},
    {"open(/proc/PARENT/mem, O_RDWR)", kOtherProcess | kSeccomp, Depends,
     [](S s) { return open_file(of_parent(s, "mem"), O_RDWR); }},
    {"open(/proc/PARENT/environ)", kOtherProcess, Depends,
     [](S s) { return open_file(of_parent(s, "environ"), O_RDONLY); }},
    {"open(/proc/PARENT/maps)", kOtherProcess, Depends,
     [](S s) { return open_file(of_parent(s, "maps"), O_RDONLY); }},
    {"opendir(/proc/PARENT/fd)", kLandlock, Depends,
     [](S s) { return list_folder(of_parent(s, "fd")); }},
    {"readlink(/proc/PARENT/fd/0)", kOtherProcess, Depends,
     [](S s) { return read_link(of_parent(s, "fd/0")); }},
    {"readlink(/proc/PARENT/cwd)", kOtherProcess, Depends,
     [](S s) { return read_link(of_parent(s, "cwd")); }},
    {"process_vm_readv(the parent)", kOtherProcess | kSeccomp, Depends,
     [](S s) { return with_memory_of_parent(s, ::process_vm_readv); }},
    {"process_vm_writev(the parent)", kOtherProcess | kSeccomp, Depends,
     [](S s) { return with_memory_of_parent(s, ::process_vm_writev); }},
    // limits and rights
    {"setrlimit(a higher limit)", kSeccomp | kCapabilities, Depends, raise_limit},
    {"setrlimit", kSeccomp, Works, set_limit},
    {"prlimit(of the parent)", kSeccomp, Works, limit_parent},
    {"prctl(PR_GET_NO_NEW_PRIVS): new privileges", kNoNewPrivileges | kSeccomp, Depends,
     [](S) {
       const int set = ::prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
       return set == 0 ? 0 : EPERM;
     }},
    {"prctl(PR_GET_DUMPABLE): a core file", kNoDump | kSeccomp, Depends,
     [](S) { return ::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 1 ? 0 : EPERM; }},
    {"prctl(PR_SET_DUMPABLE)", kSeccomp, Works,
     [](S) { return error_of(::prctl(PR_SET_DUMPABLE, 1, 0, 0, 0)); }},
    {"capget: capabilities of root", kCapabilities, Depends, take_capabilities},
    {"setgroups", kSeccomp | kCapabilities, Depends,
     [](S) { return error_of(::syscall(SYS_setgroups, 70000, nullptr)); }},
    {"personality", kSeccomp, Works, [](S) { return error_of(::personality(0xFFFFFFFF)); }},
    // new code, and memory that others share
    {"mmap(PROT_EXEC)", kSeccomp, Works, [](S) { return map(PROT_READ | PROT_EXEC, MAP_PRIVATE); }},
    {"mmap(PROT_WRITE | PROT_EXEC)", kSeccomp, Depends,
     [](S) { return map(PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE); }},
    {"mprotect(PROT_EXEC)", kSeccomp, Works, make_executable},
    {"mmap(MAP_SHARED, PROT_WRITE)", kSeccomp, Works,
     [](S) { return map(PROT_READ | PROT_WRITE, MAP_SHARED); }},
    // parts of the kernel that have had many faults
    {"bpf", kSeccomp, Depends, [](S) { return error_of(::syscall(SYS_bpf, 0, nullptr, 0)); }},
    {"userfaultfd", kSeccomp, Depends,
     [](S) { return opened(static_cast<int>(::syscall(SYS_userfaultfd, 0))); }},
    {"io_uring_setup", kSeccomp, Depends, [](S) { return error_of(::syscall(425, 1, nullptr)); }},
    {"perf_event_open", kSeccomp, Depends,
     [](S) { return error_of(::syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0)); }},
    {"keyctl", kSeccomp, Depends, [](S) { return error_of(::syscall(SYS_keyctl, 0, -3, 0)); }},
    {"add_key", kSeccomp, Depends,
     [](S) { return error_of(::syscall(SYS_add_key, nullptr, nullptr, nullptr, 0, 0)); }},
    {"syslog", kSeccomp, Depends,
     [](S) { return error_of(::syscall(SYS_syslog, 10, nullptr, 0)); }},
    {"seccomp", kSeccomp, Works, [](S) { return error_of(::syscall(SYS_seccomp, 2, 0, nullptr)); }},
    // The last: its end lets the parent go on.
    {"ptrace(the parent)", kOtherProcess | kSeccomp, Depends,
     [](S s) { return error_of(::ptrace(PTRACE_SEIZE, s.parent, nullptr, nullptr)); }},
};

}  // namespace

std::span<const Attempt> attempts() { return kAttempts; }

bool is_refusal(int error) { return error == EPERM || error == EACCES || error == ENOSYS; }

}  // namespace deckle::test

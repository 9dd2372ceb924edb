// Stands in for deckle-svg after something in an SVG has taken it over: enters the same sandbox,
// then tries what it should not be able to do and does what it has to.
//
//   sandbox_probe [--outside] FOLDER DESCRIPTOR < input
//   sandbox_probe --other-numbers
//
// Prints the pieces of the sandbox, then a line for each attempt: "tried", its name and its error,
// or 0; and "needed" for what has to work. --outside does not enter the sandbox. --other-numbers
// makes system calls as programs of other kinds number them.

#include <fcntl.h>
#include <fontconfig/fontconfig.h>
#include <iconv.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>
#include <vector>

#include "ooxml/media/helper/confine.h"
#include "slidespec/system/descriptor.h"
#include "tests/ooxml/sandbox/attempts.h"

namespace {

using namespace deckle;

// Its converter is a module of the C library.
constexpr char kEncoding[] = "EUC-KR";

void print(const std::string& line) {
  if (!write_all(STDOUT_FILENO, line + "\n")) ::_exit(74);
}

void print(const char* kind, const char* name, int error) {
  print(std::string(kind) + "\t" + name + "\t" + std::to_string(error));
}

std::string font_file() {
  std::string file;
  FcPattern* const pattern = ::FcPatternCreate();
  ::FcConfigSubstitute(nullptr, pattern, FcMatchPattern);
  ::FcDefaultSubstitute(pattern);
  FcResult result = FcResultNoMatch;
  FcPattern* const match = ::FcFontMatch(nullptr, pattern, &result);
  FcChar8* name = nullptr;
  if (match != nullptr && ::FcPatternGetString(match, FC_FILE, 0, &name) == FcResultMatch)
    file = reinterpret_cast<const char*>(name);
  if (match != nullptr) ::FcPatternDestroy(match);
  ::FcPatternDestroy(pattern);
  return file;
}

int read_some(int descriptor) {
  char byte = 0;
  const ssize_t got = ::read(descriptor, &byte, 1);
  return got < 0 ? errno : got == 0 ? ENODATA : 0;
}

int read_font() {
  const Descriptor font(::open(font_file().c_str(), O_RDONLY | O_CLOEXEC));
  return font.is_open() ? read_some(font.get()) : errno;
}

int allocate() {
  const std::vector<char> memory(std::size_t{64} << 20, 'x');
  return memory.back() == 'x' ? 0 : ENOMEM;
}

int run_threads() {
  int sum = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back([&sum] { __atomic_add_fetch(&sum, 1, 0); });
  for (std::thread& thread : threads) thread.join();
  return sum == 4 ? 0 : EAGAIN;
}

int convert() {
  const iconv_t converter = ::iconv_open("UTF-8", kEncoding);
  // Its value for a failure, (iconv_t)-1, is an old-style cast.
  if (reinterpret_cast<std::intptr_t>(converter) == -1) return errno;
  ::iconv_close(converter);
  return 0;
}

volatile sig_atomic_t aborted = 0;

int signal_itself() {
  ::signal(SIGABRT, [](int) { aborted = 1; });
  ::raise(SIGABRT);
  return aborted != 0 ? 0 : errno;
}

void do_what_drawing_needs() {
  print("needed", "read(standard input)", read_some(STDIN_FILENO));
  print("needed", "open(a font)", read_font());
  print("needed", "iconv_open(EUC-KR)", convert());
  print("needed", "mmap(64 MiB)", allocate());
  print("needed", "clone(threads)", run_threads());
  print("needed", "tgkill(itself, SIGABRT)", signal_itself());
}

[[noreturn]] void call_by_other_numbers() {
#if defined(__x86_64__)
  // getpid of programs with 32-bit pointers, then of 32-bit programs.
  ::syscall(0x40000000L | SYS_getpid);
  long number = 20;
  asm volatile("int $0x80" : "+a"(number) : : "memory");
#else
  ::raise(SIGSYS);
#endif
  ::_exit(0);
}

// As deckle-svg is started by deckle.
std::string confined() {
  const ResourceLimits limits{.cpu_seconds = 5, .memory_bytes = std::uint64_t{2} << 30};
  const auto pieces = ooxml::confine(&limits, {.pictures = true, .encoding = kEncoding});
  if (!pieces) ::_exit(71);
  return describe(*pieces);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() == 1 && arguments[0] == "--other-numbers") {
    print(confined());
    call_by_other_numbers();
  }
  const bool outside = !arguments.empty() && arguments[0] == "--outside";
  if (outside) arguments.erase(arguments.begin());
  if (arguments.size() != 2) return 64;
  const test::Surroundings surroundings{::getppid(), arguments[0], std::atoi(arguments[1].c_str())};
  if (::chdir(arguments[0].c_str()) != 0) return 64;
  print(outside ? "outside" : confined());
  do_what_drawing_needs();
  for (const test::Attempt& attempt : test::attempts())
    print("tried", attempt.name, attempt.run(surroundings));
  print("end");
  ::_exit(0);
}

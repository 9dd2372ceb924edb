// Time and memory of every reader over the size of its input (docs/performance.md, "Bounds").
//
//     bounds [READER…]
//
// Each input is read in a process of its own, at three sizes 1 : 4 : 16. Time per byte may grow by at
// most 1.3 from the middle size to the largest, with all limits raised; memory, the input included, may be
// 16 times the input or 256 MiB, whichever is more, at sizes that the usual limits allow. Exit status 1
// when a bound does not hold.

#include <malloc.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/reading/shape.h"

namespace deckle::bench {
namespace {

constexpr double kMostGrowth = 1.3;
constexpr double kMostTimes = 16, kAlwaysAllowedMiB = 256;
constexpr int kMostAgain = 6;  // times that all sizes are measured again

struct Measured {
  std::size_t bytes = 0;
  double seconds = 0;  // processor time of one reading
  double mib = 0;      // at most at one time, the input included
  bool accepted = false;
  bool usual = false;  // accepted with the usual limits
};

double cpu_seconds() {
  timespec now{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// A field of /proc/self/status in MiB: VmRSS, VmHWM.
double status_mib(std::string_view field) {
  std::ifstream in("/proc/self/status");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with(field)) return std::strtod(line.c_str() + field.size() + 1, nullptr) / 1024;
  }
  return 0;
}

Limits highest() {
  Limits limits;
  for (const LimitInfo& limit : limit_catalogue()) static_cast<void>(limits.set(limit.id, limit.highest));
  return limits;
}

Measured measure_here(const Shape& shape, std::size_t size) {
  const Limits raised = highest();
  const Input input = shape.make(size);
  ::malloc_trim(0);
  std::ofstream("/proc/self/clear_refs") << "5";  // the highest resident size is counted from here
  const double before = status_mib("VmRSS");
  Measured out;
  out.bytes = input.bytes;
  out.usual = input.read(Limits());
  out.mib = status_mib("VmHWM") - before + static_cast<double>(input.bytes) / (1 << 20);
  double began = cpu_seconds();
  out.accepted = input.read(raised);
  out.seconds = cpu_seconds() - began;
  // From here on memory stays with the process: how long the system takes to provide it is not asked.
  // (M_MMAP_THRESHOLD is refused above 32 MiB, and a block of its own is returned at once.)
  ::mallopt(M_MMAP_MAX, 0);
  ::mallopt(M_TRIM_THRESHOLD, -1);
  // The fastest of several readings counts.
  double total = out.seconds;
  for (int times = 1; times < 4 || total < 0.6; ++times) {
    began = cpu_seconds();
    static_cast<void>(input.read(raised));
    const double once = cpu_seconds() - began;
    out.seconds = std::min(out.seconds, once);
    total += std::max(once, 1e-4);
  }
  return out;
}

// In a child, so that memory is counted from the same start.
Measured measure(const Shape& shape, std::size_t size) {
  int ends[2];
  if (::pipe(ends) != 0) std::abort();
  const pid_t child = ::fork();
  if (child == 0) {
    const Measured out = measure_here(shape, size);
    const ssize_t wrote = ::write(ends[1], &out, sizeof out);
    ::_exit(wrote == sizeof out ? 0 : 1);
  }
  ::close(ends[1]);
  Measured out;
  if (::read(ends[0], &out, sizeof out) != sizeof out) out = {};
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return out;
}

struct Verdict {
  bool holds = true;
  std::string flaws;

  void fail(const char* flaw) {
    holds = false;
    flaws += std::string(" ") + flaw;
  }
};

Verdict judge(const std::vector<Measured>& of) {
  Verdict verdict;
  const auto per_byte = [&](std::size_t i) {
    return of[i].seconds / static_cast<double>(std::max<std::size_t>(of[i].bytes, 1));
  };
  for (const Measured& one : of) {
    if (!one.accepted) verdict.fail("REFUSED");
    const double size_mib = static_cast<double>(one.bytes) / (1 << 20);
    if (one.mib > std::max(kMostTimes * size_mib, kAlwaysAllowedMiB)) verdict.fail("MEMORY");
  }
  if (!of[0].usual) verdict.fail("REFUSED");
  if (per_byte(2) > kMostGrowth * per_byte(1)) verdict.fail("TIME");
  return verdict;
}

bool report(const Shape& shape) {
  std::vector<Measured> of;
  for (const std::size_t size : shape.sizes) of.push_back(measure(shape, size));
  // A busy machine makes one of the sizes slow; what is slow by itself stays so.
  for (int again = 0; again < kMostAgain && !judge(of).holds; ++again) {
    for (std::size_t i = 0; i < of.size(); ++i) {
      const Measured other = measure(shape, shape.sizes[i]);
      of[i].seconds = std::min(of[i].seconds, other.seconds);
    }
  }
  const Verdict verdict = judge(of);
  std::printf("%-16s %-34s %-8s", shape.reader.c_str(), shape.name.c_str(),
              shape.ordinary ? "ordinary" : "worst");
  for (const Measured& one : of) {
    std::printf("  %8.2f %7.1f %5.0f%s", static_cast<double>(one.bytes) / (1 << 20),
                one.seconds * 1e9 / static_cast<double>(std::max<std::size_t>(one.bytes, 1)), one.mib,
                one.usual ? " " : "*");
  }
  const double growth = of[2].seconds / static_cast<double>(of[2].bytes) /
                        (of[1].seconds / static_cast<double>(of[1].bytes));
  std::printf("  %5.2f%s\n", growth, verdict.flaws.c_str());
  std::fflush(stdout);
  return verdict.holds;
}

}  // namespace

std::string repeated(const std::string& piece, std::size_t bytes) {
  std::string out;
  out.reserve(bytes + piece.size());
  while (out.size() + piece.size() <= bytes) out += piece;
  return out;
}

}  // namespace deckle::bench

int main(int argc, char** argv) {
  using namespace deckle::bench;
  std::vector<Shape> shapes;
  add_json(shapes);
  add_specs(shapes);
  add_mends(shapes);
  add_data(shapes);
  add_settings(shapes);
  add_xml(shapes);
  add_packages(shapes);
  add_templates(shapes);
  add_presentations(shapes);
  add_repairs(shapes);
  add_media(shapes);
  std::printf("%-16s %-34s %-8s", "reader", "input", "");
  for (int i = 0; i < 3; ++i) std::printf("  %8s %7s %6s", "MiB", "ns/byte", "MiB");
  std::printf("  growth   (*: more than the usual limits allow, refused)\n");
  int failed = 0, shown = 0;
  for (const Shape& shape : shapes) {
    const bool wanted = argc < 2 || std::any_of(argv + 1, argv + argc, [&](const char* name) {
                          return shape.reader == name;
                        });
    if (!wanted) continue;
    ++shown;
    failed += report(shape) ? 0 : 1;
  }
  std::printf("%d of %d inputs within the bounds\n", shown - failed, shown);
  return failed == 0 ? 0 : 1;
}

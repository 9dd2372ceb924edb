// deckle-svg: draws the SVG on its standard input. It is a separate program so that a hostile SVG
// that exhausts or crashes it costs only the picture, and so that deckle loads no drawing library.
//
//   deckle-svg --cpu-seconds=N --memory-bytes=N < picture.svg > answer     (helper/svg_answer.h)
//   deckle-svg --version
//
// Status 0: an answer was written. 64: wrong arguments. 71: the limits cannot be set. 74: standard
// input cannot be read, or the answer cannot be written.

#include <fontconfig/fontconfig.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <optional>

#include "ooxml/media/helper/draw.h"
#include "ooxml/media/svg.h"
#include "slidespec/system/descriptor.h"
#include "slidespec/system/resource_limits.h"

namespace {

using namespace deckle;

// <sysexits.h>
enum Status { kAnswered = 0, kUsage = 64, kSystem = 71, kInputOutput = 74 };

// Restricts the process before the first byte of the input is read: today its resources; a filter
// of system calls would be set here too, after everything that it has to open itself.
bool confine(const ResourceLimits& limits) {
  // The configuration of fonts, whose cache may have to be written. Pango would otherwise read it
  // in its own thread, concurrently with those that search for fonts.
  ::FcInit();
  return limit_this_process(limits);
}

// The caller has held the SVG against its own limit, which is at most this.
constexpr std::size_t kMaxInput = std::size_t{1} << 30;

std::optional<std::string> read_input() {
  std::string bytes;
  for (std::size_t used = 0; used <= kMaxInput;) {
    bytes.resize(used + (std::size_t{1} << 16));
    const ssize_t got = ::read(STDIN_FILENO, bytes.data() + used, bytes.size() - used);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    used += static_cast<std::size_t>(got);
    bytes.resize(used);
    if (got == 0) return bytes;
  }
  return std::nullopt;
}

Status answer() {
  const std::optional<std::string> svg = read_input();
  if (!svg) return kInputOutput;
  ooxml::SvgAnswer drawing = ooxml::draw(*svg);
  if (!drawing.drawn && drawing.content.size() > ooxml::kMaxSvgReason)
    drawing.content.resize(ooxml::kMaxSvgReason);
  return write_all(STDOUT_FILENO, ooxml::write_answer(drawing)) ? kAnswered : kInputOutput;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string_view> arguments(argv + 1, argv + argc);
  if (arguments.size() == 1 && arguments.front() == "--version") {
    std::puts(ooxml::drawing_libraries().c_str());
    return kAnswered;
  }
  const std::optional<ResourceLimits> limits = limits_from(arguments);
  if (!limits) {
    std::fputs("deckle-svg is a part of deckle, which starts it to draw an SVG\n", stderr);
    return kUsage;
  }
  if (!confine(*limits)) return kSystem;
  // Skips the destructors of forty libraries.
  ::_exit(answer());
}

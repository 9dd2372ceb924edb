// deckle-svg: draws the SVG on its standard input. It is a separate program so that a hostile SVG
// that exhausts or crashes it costs only the picture, and so that deckle loads no drawing library.
//
//   deckle-svg --cpu-seconds=N --memory-bytes=N [--pictures] [--encoding=NAME] < picture.svg >
//   answer deckle-svg --version
//
// helper/svg_answer.h has the form of the answer, helper/needs.h the meaning of the last two
// options.
// --version prints the libraries, and which pieces of the sandbox this system has.
//
// Status 0: an answer was written. 64: wrong arguments. 71: the limits cannot be set. 74: standard
// input cannot be read, or the answer cannot be written.

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <optional>

#include "ooxml/media/helper/confine.h"
#include "ooxml/media/helper/draw.h"
#include "ooxml/media/svg.h"
#include "slidespec/system/descriptor.h"

namespace {

using namespace deckle;

// <sysexits.h>
enum Status { kAnswered = 0, kUsage = 64, kSystem = 71, kInputOutput = 74 };

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

// Without limits, confine() cannot fail.
Status print_version() {
  const auto pieces = ooxml::confine(nullptr, {});
  const std::string text = ooxml::drawing_libraries() + "\n" + describe(*pieces) + "\n";
  return write_all(STDOUT_FILENO, text) ? kAnswered : kInputOutput;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string_view> arguments(argv + 1, argv + argc);
  if (arguments.size() == 1 && arguments.front() == "--version") ::_exit(print_version());
  const ooxml::SvgNeeds needs = ooxml::take_needs(arguments);
  const std::optional<ResourceLimits> limits = limits_from(arguments);
  if (!limits) {
    std::fputs("deckle-svg is a part of deckle, which starts it to draw an SVG\n", stderr);
    return kUsage;
  }
  // A piece of the sandbox that this system lacks is no reason not to draw.
  if (!ooxml::confine(&*limits, needs)) return kSystem;
  // Skips the destructors of forty libraries.
  ::_exit(answer());
}

// deckle-svg: draws the SVG on its standard input. It is a separate program so that a hostile SVG
// that exhausts or crashes it costs only the picture, and so that deckle loads no drawing library.
//
//   deckle-svg --cpu-seconds=N --memory-bytes=N [--max-pixels=N] [--pictures] [--encoding=NAME]
//              < picture.svg > answer
//   deckle-svg --decode [--max-side=N] --cpu-seconds=N --memory-bytes=N < picture.jpeg > answer
//   deckle-svg --version
//
// With --decode it answers with the pixels of a raster picture instead (helper/pixels_answer.h),
// the longer side of which is --max-side at most. helper/svg_answer.h has the form of the answer,
// helper/needs.h the meaning of --pictures and
// --encoding. The PNG has at most --max-pixels pixels.
// --version prints the libraries, and which pieces of the sandbox this system has.
//
// Status 0: an answer was written. 64: wrong arguments. 71: the limits cannot be set. 74: standard
// input cannot be read, or the answer cannot be written.

#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string_view>
#include <vector>

#include "ooxml/media/helper/confine.h"
#include "ooxml/media/helper/decode.h"
#include "ooxml/media/helper/draw.h"
#include "ooxml/media/svg.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/system/descriptor.h"
#include "slidespec/system/startup.h"

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

// A number after `option`. The argument is removed from `arguments`; one that is wrong is left
// there.
std::uint64_t take_number(std::vector<std::string_view>& arguments, std::string_view option,
                          std::uint64_t otherwise, std::uint64_t most) {
  std::uint64_t number = otherwise;
  std::erase_if(arguments, [&](std::string_view argument) {
    if (!argument.starts_with(option)) return false;
    argument.remove_prefix(option.size());
    const char* const end = argument.data() + argument.size();
    const auto [stop, error] = std::from_chars(argument.data(), end, number);
    return error == std::errc{} && stop == end && number > 0 && number <= most;
  });
  return number;
}

Status answer(std::uint64_t max_pixels) {
  const std::optional<std::string> svg = read_input();
  if (!svg) return kInputOutput;
  ooxml::SvgAnswer drawing = ooxml::draw(*svg, max_pixels);
  if (!drawing.drawn && drawing.content.size() > ooxml::kMaxSvgReason)
    drawing.content.resize(ooxml::kMaxSvgReason);
  return write_all(STDOUT_FILENO, ooxml::write_answer(drawing)) ? kAnswered : kInputOutput;
}

// Whether pixels are asked for. The argument is removed from `arguments`.
bool take_decode(std::vector<std::string_view>& arguments) {
  return std::erase(arguments, ooxml::kDecodeOption) > 0;
}

Status answer_pixels(int most_px) {
  const std::optional<std::string> picture = read_input();
  if (!picture) return kInputOutput;
  const std::string bytes = ooxml::write_pixels(ooxml::decode(*picture, most_px));
  return write_all(STDOUT_FILENO, bytes) ? kAnswered : kInputOutput;
}

// Without limits, confine() cannot fail.
Status print_version() {
  const auto pieces = ooxml::confine(nullptr, {});
  const std::string text = ooxml::drawing_libraries() + "\n" + describe(*pieces) + "\n";
  return write_all(STDOUT_FILENO, text) ? kAnswered : kInputOutput;
}

}  // namespace

int main(int argc, char** argv) {
  end_with_parent();
  set_stack_sizes();
  std::vector<std::string_view> arguments(argv + 1, argv + argc);
  if (arguments.size() == 1 && arguments.front() == "--version") ::_exit(print_version());
  ooxml::SvgNeeds needs = ooxml::take_needs(arguments);
  const bool decodes = take_decode(arguments);
  needs.pictures = needs.pictures || decodes;
  const std::uint64_t max_pixels =
      take_number(arguments, "--max-pixels=", ooxml::kMaxDrawnPixels, UINT64_MAX);
  const auto max_side = static_cast<int>(take_number(
      arguments, ooxml::kMaxSideOption, ooxml::kDecodedPx, std::uint64_t{kMostDrawnPx}));
  const std::optional<ResourceLimits> limits = limits_from(arguments);
  if (!limits) {
    std::fputs("deckle-svg is a part of deckle, which starts it to draw an SVG\n", stderr);
    return kUsage;
  }
  // A piece of the sandbox that this system lacks is no reason not to draw.
  if (!ooxml::confine(&*limits, needs)) return kSystem;
  // Skips the destructors of forty libraries.
  ::_exit(decodes ? answer_pixels(max_side) : answer(max_pixels));
}

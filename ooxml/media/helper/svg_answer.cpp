#include "ooxml/media/helper/svg_answer.h"

#include <cstdint>
#include <cstring>

#include "ooxml/media/svg.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml {
namespace {

constexpr std::string_view kMark = "DKSVG01\n";
constexpr std::string_view kPngMark = "\x89PNG\r\n\x1A\n";
// Of a PNG: mark, length and name of its first chunk, then width and height.
constexpr std::size_t kPngHead = 24;

struct Head {
  char mark[8];
  std::uint64_t status;
  double width, height;
  std::uint64_t size;
};
static_assert(sizeof(Head) == 40);

std::uint32_t big_endian(std::string_view bytes) {
  std::uint32_t value = 0;
  for (const char c : bytes.substr(0, 4)) value = value << 8 | static_cast<unsigned char>(c);
  return value;
}

bool is_expected_png(std::string_view bytes) {
  if (bytes.size() < kPngHead || !bytes.starts_with(kPngMark)) return false;
  const std::uint32_t width = big_endian(bytes.substr(16)), height = big_endian(bytes.substr(20));
  return width >= 1 && height >= 1 && width <= kMaxDrawnPx && height <= kMaxDrawnPx;
}

// The reason goes into reports, which are UTF-8.
std::string readable(std::string_view reason) {
  std::string out;
  for (const char32_t c : utf8::decode(reason)) utf8::append(out, c);
  return out;
}

bool is_size(double px) { return px >= kMinSvgPx && px <= kMaxSvgPx; }

}  // namespace

std::string write_answer(const SvgAnswer& answer) {
  Head head{{}, answer.drawn ? 0U : 1U, answer.width, answer.height, answer.content.size()};
  kMark.copy(head.mark, kMark.size());
  std::string out(sizeof head, '\0');
  std::memcpy(out.data(), &head, sizeof head);
  return out + answer.content;
}

std::optional<SvgAnswer> read_answer(std::string_view bytes) {
  Head head;
  if (bytes.size() < sizeof head || bytes.size() > kMaxSvgAnswer) return std::nullopt;
  std::memcpy(&head, bytes.data(), sizeof head);
  const std::string_view content = bytes.substr(sizeof head);
  if (std::string_view(head.mark, sizeof head.mark) != kMark || head.status > 1 ||
      head.size != content.size())
    return std::nullopt;
  const bool drawn = head.status == 0;
  if (drawn ? !is_size(head.width) || !is_size(head.height) || !is_expected_png(content)
            : content.size() > kMaxSvgReason)
    return std::nullopt;
  return SvgAnswer{drawn, head.width, head.height,
                   drawn ? std::string(content) : readable(content)};
}

}  // namespace deckle::ooxml

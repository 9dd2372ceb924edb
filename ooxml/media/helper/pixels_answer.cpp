#include "ooxml/media/helper/pixels_answer.h"

#include <cstring>

#include "slidespec/core/utf8.h"

namespace deckle::ooxml {
namespace {

constexpr std::string_view kMark = "DKPIX01\n";
constexpr std::size_t kMaxReason = 2000;  // bytes

struct Head {
  char mark[8];
  std::uint64_t status, width, height, size;
};
static_assert(sizeof(Head) == 40);

// The reason goes into reports, which are UTF-8.
std::string readable(std::string_view reason) {
  std::string out;
  for (const char32_t c : utf8::decode(reason)) utf8::append(out, c);
  return out;
}

bool is_side(std::uint64_t px, int most) {
  return px >= 1 && px <= static_cast<std::uint64_t>(most);
}

}  // namespace

std::string write_pixels(const PixelsAnswer& answer) {
  const std::string_view content =
      std::string_view(answer.content)
          .substr(0, answer.decoded ? std::string_view::npos : kMaxReason);
  Head head{{}, answer.decoded ? 0U : 1U, answer.width, answer.height, content.size()};
  kMark.copy(head.mark, kMark.size());
  std::string out(sizeof head, '\0');
  std::memcpy(out.data(), &head, sizeof head);
  return out.append(content);
}

std::optional<PixelsAnswer> read_pixels(std::string_view bytes, int most_px) {
  Head head;
  if (bytes.size() < sizeof head) return std::nullopt;
  std::memcpy(&head, bytes.data(), sizeof head);
  const std::string_view content = bytes.substr(sizeof head);
  if (std::string_view(head.mark, sizeof head.mark) != kMark || head.status > 1 ||
      head.size != content.size())
    return std::nullopt;
  const bool decoded = head.status == 0;
  if (decoded ? !is_side(head.width, most_px) || !is_side(head.height, most_px) ||
                    content.size() != head.width * head.height * 4
              : content.size() > kMaxReason)
    return std::nullopt;
  return PixelsAnswer{decoded, decoded ? head.width : 0, decoded ? head.height : 0,
                      decoded ? std::string(content) : readable(content)};
}

}  // namespace deckle::ooxml

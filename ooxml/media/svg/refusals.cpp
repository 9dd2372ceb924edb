#include "ooxml/media/svg/refusals.h"

#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml::svg {
namespace {

constexpr std::size_t kMaxQuotedChars = 60;
constexpr std::string_view kData = "data:";

}  // namespace

std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text.substr(0, kMaxQuotedChars))
    out += static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7F ? '?' : c;
  return text.size() > kMaxQuotedChars ? out + "..." : out;
}

tl::unexpected<Error> outside(const Message& what, std::string_view target) {
  if (ascii_lower(target.substr(0, kData.size())) == kData)
    return fail(ErrorCode::Malformed,
                tr("is an SVG with data in it that may be an SVG or a page of its own ({}); only "
                   "raster pictures and fonts may be; save the picture as PNG",
                   quoted(target)));
  return fail(ErrorCode::Malformed,
              tr("is an SVG that refers to {} outside the file ({}), which is not loaded; embed it "
                 "in the file, or save the picture as PNG",
                 what, quoted(target)));
}

tl::unexpected<Error> damaged(std::size_t at, const Message& why) {
  return fail(ErrorCode::Malformed,
              tr("is an SVG that is cut off or damaged near byte {} ({})", at, why));
}

tl::unexpected<Error> exceeds(Limit limit, const Limits& limits) {
  return tl::unexpected<Error>(Error{
      ErrorCode::Limit, tr("has {}", exceeded(limit, limits.of(limit))), {}, info(limit).name});
}

}  // namespace deckle::ooxml::svg

#include "ooxml/media/picture_header.h"

#include <array>
#include <string>

#include "ooxml/media/bytes.h"
#include "ooxml/media/metafile/wmf_header.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

namespace {

// Common formats that decks cannot hold, so that the message names them.
struct UnsupportedFormat {
  std::size_t at;
  std::string_view magic;
  const char* name;
};
constexpr std::array<UnsupportedFormat, 10> kUnsupportedFormats{
    {{8, "WEBP", N_("a WebP picture")},
     {4, "ftypavif", N_("an AVIF picture")},
     {4, "ftypheic", N_("a HEIC picture")},
     {4, "ftypmif1", N_("a HEIF picture")},
     {0, "%PDF-", N_("a PDF document")},
     {0, "8BPS", N_("a Photoshop document")},
     {0, "%!PS", N_("a PostScript document")},
     {0, "PK\x03\x04", N_("a ZIP archive")},
     {0, "\x1F\x8B", N_("a gzip archive")},
     {0, std::string_view("\0\0\1\0", 4), N_("an icon file")}}};

// The name of the first element of what may be XML or HTML, in lower case and without prefix; ""
// when there is none near the beginning.
std::string first_element(std::string_view bytes) {
  constexpr std::size_t kSearchedBytes = std::size_t{64}
                                         << 10;  // comments and a DOCTYPE may come first
  bytes = bytes.substr(0, kSearchedBytes);
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  std::size_t at = 0;
  const auto skip_past = [&](std::string_view end) {
    const std::size_t found = bytes.find(end, at);
    at = found == std::string_view::npos ? bytes.size() : found + end.size();
  };
  while (at < bytes.size()) {
    const char c = bytes[at];
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      ++at;
    } else if (bytes.substr(at).starts_with("<!--")) {
      skip_past("-->");
    } else if (bytes.substr(at).starts_with("<?")) {
      skip_past("?>");
    } else if (bytes.substr(at).starts_with("<!")) {
      const std::string type = ascii_lower(bytes.substr(at, 14));
      if (type == "<!doctype html") return "html";
      // What it declares is read with the whole file.
      if (type.starts_with("<!doctype svg")) return "svg";
      const std::size_t subset = bytes.find('[', at), end = bytes.find('>', at);
      skip_past(subset < end ? "]" : ">");
      if (subset < end) skip_past(">");
    } else if (c == '<') {
      const std::size_t end = bytes.find_first_of(" \t\r\n/>", at + 1);
      std::string_view name = bytes.substr(
          at + 1, end == std::string_view::npos ? std::string_view::npos : end - at - 1);
      if (const std::size_t colon = name.find(':'); colon != std::string_view::npos)
        name.remove_prefix(colon + 1);
      return ascii_lower(name);
    } else {
      return "";
    }
  }
  return "";
}

Result<PictureHeader> by_text(std::string_view bytes) {
  const std::string name = first_element(bytes);
  if (name == "svg") {
    PictureHeader header;
    header.format = PictureFormat::Svg;
    return header;
  }
  if (name == "html" || name == "head" || name == "body" || name == "script")
    return fail(ErrorCode::Malformed,
                tr("is an HTML page, perhaps a server's error page instead of the picture"));
  for (const UnsupportedFormat& stranger : kUnsupportedFormats) {
    if (bytes.size() >= stranger.at && bytes.substr(stranger.at).starts_with(stranger.magic))
      return fail(ErrorCode::Malformed,
                  tr("is {}, which a deck cannot hold; save it as PNG", tr.entry(stranger.name)));
  }
  return fail(ErrorCode::Malformed, tr("is not a PNG, JPEG, GIF, BMP, TIFF, EMF, WMF or SVG file"));
}

Result<PictureHeader> read_any(std::string_view bytes) {
  const Bytes in(bytes, Bytes::Order::Little);
  if (bytes.empty()) return fail(ErrorCode::Malformed, tr("is an empty file"));
  if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return read_png(bytes);
  if (bytes.starts_with("\xFF\xD8\xFF")) return read_jpeg(bytes);
  if (bytes.starts_with("GIF87a") || bytes.starts_with("GIF89a")) return read_gif(bytes);
  if (bytes.starts_with(std::string_view("II*\0", 4)) ||
      bytes.starts_with(std::string_view("MM\0*", 4)))
    return read_tiff(bytes);
  if (in.u32(0) == 1 && in.is(40, " EMF")) return read_emf(bytes);
  if (metafile::is_wmf(in)) return read_wmf(bytes);
  if (bytes.starts_with("BM") && in.has(0, 18) && in.u32(14) >= 12 && in.u32(14) <= 256)
    return read_bmp(bytes);
  return by_text(bytes);
}

}  // namespace

Result<PictureHeader> sized(PictureFormat format, std::uint64_t width, std::uint64_t height) {
  if (width == 0 || height == 0)
    return fail(ErrorCode::Malformed,
                tr("has a size of {} by {} pixels in its header", width, height));
  PictureHeader header;
  header.format = format;
  header.width = static_cast<double>(width);
  header.height = static_cast<double>(height);
  return header;
}

Result<PictureHeader> read_picture_header(std::string_view bytes, const Limits& limits) {
  Result<PictureHeader> header = read_any(bytes);
  if (!header) return header;
  const std::uint64_t most = limits.of(Limit::PicturePixels);
  if (!is_vector(header->format) && header->width * header->height > static_cast<double>(most))
    return fail(ErrorCode::Limit, tr("has {}", exceeded(Limit::PicturePixels, most)));
  return header;
}

}  // namespace deckle::ooxml

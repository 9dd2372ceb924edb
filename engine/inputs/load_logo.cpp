#include "engine/inputs/load_logo.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

#include "engine/inputs/asset_root.h"
#include "engine/messages/tr.h"
#include "ooxml/media/picture_decoder.h"
#include "ooxml/media/read_picture.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

// All ours. A logo is some 160 px wide on the page and twice that on a good screen; one of more
// than 8,000 px makes every deck heavy and shows nothing more.
constexpr double kLeastPx = 24, kMostPx = 8000, kMostProportion = 20;

Diagnostic finding(const char* rule, Severity severity, const Place& at, Message message,
                   Message hint) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.defect = false;
  d.at = at;
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

// A PNG with more than one frame has an acTL chunk before its pixels.
bool is_animated(std::string_view png) {
  const std::size_t pixels = png.find("IDAT");
  const std::size_t control = png.find("acTL");
  return control != std::string_view::npos && control < pixels;
}

// Why a picture that can be embedded is no logo; empty: it is one.
Message flaw_of(const PictureIr& picture) {
  const PictureFormat format = picture.format;
  if (format != PictureFormat::Png && format != PictureFormat::Jpeg && format != PictureFormat::Svg)
    return tr("is a picture in the format {}; a logo is an SVG, PNG or JPEG", extension(format));
  if (format == PictureFormat::Png && is_animated(*picture.bytes))
    return tr("is animated; save one frame of it");
  if (picture.orientation != 1)
    return tr("is stored turned or mirrored, as its EXIF orientation {} says; save it upright",
              picture.orientation);
  const double longer = std::max(picture.width, picture.height);
  const double shorter = std::min(picture.width, picture.height);
  const bool raster = format != PictureFormat::Svg;
  if (raster && longer < kLeastPx)
    return tr(
        "has {:g} x {:g} px, and the longer side needs at least {:g}; save it larger, or as "
        "an SVG",
        picture.width, picture.height, kLeastPx);
  if (raster && longer > kMostPx)
    return tr(
        "has {:g} x {:g} px, and at most {:g} a side are allowed; save it smaller, or as an "
        "SVG",
        picture.width, picture.height, kMostPx);
  if (shorter * kMostProportion < longer)
    return tr(
        "has {:g} x {:g} px, and one side may be at most {:g} times as long as the other; crop "
        "what is empty",
        picture.width, picture.height, kMostProportion);
  return {};
}

class LogoLoader {
 public:
  LogoLoader(const LogoRequest& request, Budget& budget, DiagnosticSink& sink)
      : request_(request),
        drawer_{request.svg_program, is_cancelled},
        decoder_(budget.limits(), request.svg_program),
        budget_(budget),
        sink_(sink) {}

  Result<std::shared_ptr<const PictureIr>> load(const templates::BrandFile& file) {
    if (file.file.empty()) return nullptr;
    const std::string folder = file.of_spec
                                   ? request_.assets_folder
                                   : std::filesystem::path(file.at.file).parent_path().string();
    const Result<AssetRoot> root = AssetRoot::open(folder.empty() ? "." : folder);
    if (!root) return miss(file, root.error().message, {});
    if (root->leaves(file.file)) {
      sink_.push_back(finding(
          "unsafe-path", Severity::Error, file.at,
          tr("the logo \"{}\" leaves its folder through a symbolic link", display_value(file.file)),
          tr("copy the file to where the link is")));
      return nullptr;
    }
    Result<std::string> bytes =
        root->read(file.file, Limit::PictureBytes, Limit::PicturesBytes, budget_);
    if (!bytes) return miss(file, bytes.error().message, std::string(bytes.error().limit));
    check_cancelled();
    Result<ooxml::CheckedPicture> checked =
        ooxml::check_picture(std::move(*bytes), budget_.limits());
    if (!checked) return refuse(file, checked.error());
    // The size of an SVG is known once it is drawn.
    const bool svg = checked->svg.has_value();
    if (Message flaw = svg ? Message() : flaw_of(checked->picture); !flaw.empty())
      return miss(file, tr("{} {}", file.file, flaw), {});
    if (request_.drawing == Drawing::No) return nullptr;
    Result<PictureIr> picture =
        ooxml::finish_picture(std::move(*checked), drawer_, budget_, ooxml::kMaxDrawnPixels);
    if (!picture) return refuse(file, picture.error());
    if (Message flaw = svg ? flaw_of(*picture) : Message(); !flaw.empty())
      return miss(file, tr("{} {}", file.file, flaw), {});
    picture->pixels = decoder_.pixels_of(*picture);
    return std::make_shared<const PictureIr>(std::move(*picture));
  }

 private:
  Result<std::shared_ptr<const PictureIr>> refuse(const templates::BrandFile& file, Error error) {
    if (error.code == ErrorCode::Internal || error.code == ErrorCode::Cancelled) {
      error.where = file.file;
      return tl::unexpected(std::move(error));
    }
    return miss(file, tr("{} {}", file.file, error.message), std::string(error.limit));
  }

  std::shared_ptr<const PictureIr> miss(const templates::BrandFile& file, Message why,
                                        const std::string& limit) {
    Diagnostic d = finding(
        "missing-asset", Severity::Warning, file.at,
        tr("the logo is not placed: {}", shortened_message(why)),
        limit.empty() ? tr("put an SVG, PNG or JPEG there, or correct its name")
                      : tr("make the picture simpler or smaller, or allow more with --limit "
                           "{}=NUMBER",
                           limit));
    if (!limit.empty()) d.facts = {{"limit", limit}};
    sink_.push_back(std::move(d));
    return nullptr;
  }

  const LogoRequest& request_;
  const ooxml::SvgDrawer drawer_;
  const ooxml::PictureDecoder decoder_;
  Budget& budget_;
  DiagnosticSink& sink_;
};

}  // namespace

Result<templates::LogoPictures> load_logo(const LogoRequest& request, Budget& budget,
                                          DiagnosticSink& sink) {
  LogoLoader loader(request, budget, sink);
  templates::LogoPictures out;
  auto usual = loader.load(request.kit.logo.file);
  if (!usual) return tl::unexpected(std::move(usual.error()));
  auto on_dark = loader.load(request.kit.logo.on_dark);
  if (!on_dark) return tl::unexpected(std::move(on_dark.error()));
  out.usual = std::move(*usual);
  out.on_dark = std::move(*on_dark);
  return out;
}

}  // namespace deckle::engine

#include "app/version.h"

#include <fmt/format.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <libdeflate.h>
#include <unicode/uversion.h>
#include <zip.h>

#include <CLI/Version.hpp>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "engine/options/version.h"
#include "ooxml/media/svg.h"

namespace deckle::app {

std::string version_text() {
  // The library is linked by the program that draws SVG, not by this one.
  const ooxml::SvgDrawerVersion drawer = ooxml::svg_drawer_version();
  const std::string drawing = drawer.libraries.empty() ? "" : drawer.libraries + ", ";
  const std::string sandbox = drawer.sandbox.empty() ? "" : "\n" + drawer.sandbox;
  return fmt::format(
      "deckle {}\nHarfBuzz {}, ICU {}, FreeType {}.{}.{}, libzip {}, libdeflate {}, pugixml {}.{}, "
      "{}"
      "nlohmann_json {}.{}.{}, CLI11 {}, fmt {}.{}.{}{}",
      engine::version(), hb_version_string(), U_ICU_VERSION, FREETYPE_MAJOR, FREETYPE_MINOR,
      FREETYPE_PATCH, zip_libzip_version(), LIBDEFLATE_VERSION_STRING, PUGIXML_VERSION / 1000,
      PUGIXML_VERSION % 1000 / 10, drawing, NLOHMANN_JSON_VERSION_MAJOR,
      NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH, CLI11_VERSION, FMT_VERSION / 10000,
      FMT_VERSION / 100 % 100, FMT_VERSION % 100, sandbox);
}

}  // namespace deckle::app

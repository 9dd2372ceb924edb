#include "ooxml/media/helper/environment.h"

#include <unistd.h>

#include <algorithm>
#include <string_view>

namespace deckle::ooxml {
namespace {

// LD_LIBRARY_PATH and the variables of gdk-pixbuf: installations outside /usr. XDG_DATA_DIRS: types
// of files. FREETYPE_PROPERTIES and PANGO_LANGUAGE change how text is drawn.
constexpr std::string_view kNames[] = {"FC_LANG",
                                       "FONTCONFIG_FILE",
                                       "FONTCONFIG_PATH",
                                       "FONTCONFIG_SYSROOT",
                                       "FREETYPE_PROPERTIES",
                                       "GDK_PIXBUF_MODULEDIR",
                                       "GDK_PIXBUF_MODULE_FILE",
                                       "HOME",
                                       "LANG",
                                       "LANGUAGE",
                                       "LD_LIBRARY_PATH",
                                       "PANGO_LANGUAGE",
                                       "XDG_CACHE_HOME",
                                       "XDG_CONFIG_HOME",
                                       "XDG_DATA_DIRS",
                                       "XDG_DATA_HOME"};

bool is_passed(std::string_view variable) {
  const std::string_view name = variable.substr(0, variable.find('='));
  return name.starts_with("LC_") ||
         std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

}  // namespace

std::vector<std::string> drawing_environment() {
  std::vector<std::string> passed;
  if (environ == nullptr) return passed;  // after clearenv()
  for (char** variable = environ; *variable != nullptr; ++variable) {
    if (is_passed(*variable)) passed.emplace_back(*variable);
  }
  return passed;
}

}  // namespace deckle::ooxml

#include "ooxml/media/helper/confine.h"

#include <fontconfig/fontconfig.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>
#include <iconv.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

namespace deckle::ooxml {
namespace {

namespace fs = std::filesystem;

// The module of a format is loaded with the first decoder for it. A picture whose type the SVG does
// not name is recognised by the list of types of the desktop, if there is one; GLib reads it at the
// first question.
void load_picture_decoders() {
  constexpr guchar kSample[] = "GIF89a";
  ::g_free(::g_content_type_guess(nullptr, kSample, sizeof kSample, nullptr));
  GSList* const formats = ::gdk_pixbuf_get_formats();
  for (const GSList* at = formats; at != nullptr; at = at->next) {
    gchar* const name = ::gdk_pixbuf_format_get_name(static_cast<GdkPixbufFormat*>(at->data));
    GdkPixbufLoader* const decoder = ::gdk_pixbuf_loader_new_with_type(name, nullptr);
    ::g_free(name);
    if (decoder == nullptr) continue;
    ::gdk_pixbuf_loader_close(decoder, nullptr);
    ::g_object_unref(decoder);
  }
  ::g_slist_free(formats);
}

// libxml2 converts in both directions or not at all. Not closed: that would unload the module.
void load_converter(const std::string& encoding) {
  static_cast<void>(::iconv_open("UTF-8", encoding.c_str()));
  static_cast<void>(::iconv_open(encoding.c_str(), "UTF-8"));
}

// librsvg uses as many threads for a filter as the control group of this process allows, which the
// sandbox hides. Drawing is not faster with more than four.
void limit_threads() {
  const unsigned count = std::clamp(std::thread::hardware_concurrency(), 1U, 4U);
  ::setenv("RAYON_NUM_THREADS", std::to_string(count).c_str(), 1);
}

void load(const SvgNeeds& needs) {
  // The configuration of fonts, whose cache may have to be written. Pango would otherwise read it
  // in its own thread, concurrently with those that search for fonts.
  ::FcInit();
  ::g_get_language_names();  // from the list of locale names; GLib keeps them
  if (needs.pictures) load_picture_decoders();
  if (!needs.encoding.empty()) load_converter(needs.encoding);
  limit_threads();
}

// Links are followed when a folder is allowed, but not those within it.
void add_linked_files(const std::string& folder, std::vector<std::string>& paths) {
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    std::error_code unknown;
    if (entry->is_symlink(unknown)) paths.push_back(entry->path());
  }
}

// The folders that fontconfig has found fonts in, with all below them; its own files are loaded.
std::vector<std::string> font_paths() {
  std::vector<std::string> paths;
  const auto text = [](const FcChar8* name) { return reinterpret_cast<const char*>(name); };
  const FcChar8* const root = ::FcConfigGetSysRoot(nullptr);
  FcStrList* const folders = ::FcConfigGetFontDirs(nullptr);
  if (folders == nullptr) return paths;
  while (const FcChar8* const name = ::FcStrListNext(folders)) {
    const std::string folder = (root != nullptr ? text(root) : "") + std::string(text(name));
    paths.push_back(folder);
    add_linked_files(folder, paths);
  }
  ::FcStrListDone(folders);
  return paths;
}

}  // namespace

std::optional<std::vector<SandboxPiece>> confine(const ResourceLimits* limits,
                                                 const SvgNeeds& needs) {
  load(needs);
  const std::vector<std::string> fonts = font_paths();
  if (limits != nullptr && !limit_this_process(*limits)) return std::nullopt;
  return enter_sandbox(fonts);
}

}  // namespace deckle::ooxml

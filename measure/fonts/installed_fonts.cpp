#include "measure/fonts/installed_fonts.h"

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <system_error>
#include <thread>

#include "measure/fonts/builtin_metrics.h"
#include "measure/fonts/font_set.h"
#include "measure/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::measure {
namespace {

struct PatternDelete {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, PatternDelete>;

const FcChar8* fc(const std::string& text) {
  return reinterpret_cast<const FcChar8*>(text.c_str());
}

int integer(FcPattern* pattern, const char* object, int otherwise) {
  int value = 0;
  return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : otherwise;
}

// The instance of a variable font that its default axes give is listed apart; the range entry is
// not a face.
bool is_variable(FcPattern* pattern) {
  FcBool variable = FcFalse;
  return FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable) == FcResultMatch &&
         variable != FcFalse;
}

std::optional<FontLocation> location(FcPattern* pattern) {
  FcChar8 *path = nullptr, *family = nullptr;
  if (FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) return std::nullopt;
  if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch) return std::nullopt;
  FontLocation at;
  at.path = reinterpret_cast<const char*>(path);
  at.family = reinterpret_cast<const char*>(family);
  // The high half of the index names an instance of a variable font; HarfBuzz needs the low one.
  at.index = static_cast<unsigned>(integer(pattern, FC_INDEX, 0)) & 0xFFFFu;
  at.bold = integer(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR) >= FC_WEIGHT_DEMIBOLD;
  at.italic = integer(pattern, FC_SLANT, FC_SLANT_ROMAN) > FC_SLANT_ROMAN;
  return at;
}

// Distance of a face from the requested style; width and weight in the family's name count too.
int style_distance(FcPattern* pattern, bool bold, bool italic) {
  const int weight = integer(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR);
  const int slant = integer(pattern, FC_SLANT, FC_SLANT_ROMAN);
  const int width = integer(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
  return std::abs(weight - (bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)) +
         ((slant > FC_SLANT_ROMAN) != italic ? 1000 : 0) + std::abs(width - FC_WIDTH_NORMAL) * 4;
}

// Faces by every name of their family, in the order of their paths, so that equal distances give
// one result.
class FamilyIndex {
 public:
  void add(FcPattern* pattern) {
    if (is_variable(pattern)) return;
    FcBool outline = FcTrue;
    if (FcPatternGetBool(pattern, FC_OUTLINE, 0, &outline) == FcResultMatch && outline == FcFalse)
      return;
    FcChar8* name = nullptr;
    for (int i = 0; i < 32 && FcPatternGetString(pattern, FC_FAMILY, i, &name) == FcResultMatch;
         ++i) {
      std::vector<FcPattern*>& faces = faces_[fold_family(reinterpret_cast<const char*>(name))];
      if (std::find(faces.begin(), faces.end(), pattern) == faces.end()) faces.push_back(pattern);
    }
    all_.push_back(pattern);
  }

  [[nodiscard]] std::optional<FontLocation> find(const std::string& family, bool bold,
                                                 bool italic) const {
    const auto found = faces_.find(fold_family(family));
    return found == faces_.end() ? std::nullopt : nearest(found->second, bold, italic);
  }

  [[nodiscard]] std::optional<FontLocation> covering(char32_t character, bool bold,
                                                     bool italic) const {
    std::vector<FcPattern*> able;
    for (FcPattern* pattern : all_) {
      FcCharSet* set = nullptr;
      if (FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch &&
          FcCharSetHasChar(set, character) != FcFalse) {
        able.push_back(pattern);
      }
    }
    return nearest(able, bold, italic);
  }

  [[nodiscard]] std::vector<std::string> families() const {
    std::set<std::string> names;
    for (FcPattern* pattern : all_) {
      if (const auto at = location(pattern)) names.insert(at->family);
    }
    return {names.begin(), names.end()};
  }

 private:
  static std::optional<FontLocation> nearest(const std::vector<FcPattern*>& faces, bool bold,
                                             bool italic) {
    std::optional<FontLocation> best;
    int best_distance = 0, best_version = 0;
    for (FcPattern* pattern : faces) {
      const int distance = style_distance(pattern, bold, italic);
      if (best && distance > best_distance) continue;
      auto at = location(pattern);
      if (!at) continue;
      // The newer of two releases of a face (fonts-liberation and fonts-liberation2).
      const int version = integer(pattern, FC_FONTVERSION, 0);
      if (best && distance == best_distance &&
          (version < best_version || (version == best_version && best->path <= at->path)))
        continue;
      best = std::move(at);
      best_distance = distance;
      best_version = version;
    }
    return best;
  }

  std::map<std::string, std::vector<FcPattern*>> faces_;
  std::vector<FcPattern*> all_;
};

struct ConfigDelete {
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
};
using Config = std::unique_ptr<FcConfig, ConfigDelete>;

// All installed fonts, with only those parts of the configuration that name fonts; null when these
// cannot be told apart from the rest.
Config fonts_alone() {
  Config config(FcConfigCreate());
  if (!config) return nullptr;
  const std::optional<std::string> text = font_set_configuration(config.get());
  if (!text || FcConfigParseAndLoadFromMemory(config.get(), fc(*text), FcFalse) == FcFalse ||
      FcConfigBuildFonts(config.get()) == FcFalse) {
    return nullptr;
  }
  return config;
}

class SystemFonts final : public InstalledFonts {
 public:
  // The search for fonts starts at once, in parallel with the caller's work before its first
  // lookup.
  SystemFonts() {
    try {
      reader_ = std::thread([this] {
        try {
          load();
        } catch (...) {
          // The first lookup tries again, and its caller gets the exception.
        }
      });
    } catch (const std::system_error&) {
      // No thread could be started: the first lookup reads the fonts.
    }
  }
  ~SystemFonts() override {
    if (reader_.joinable()) reader_.join();
  }

  std::optional<FontLocation> find(const std::string& family, bool bold,
                                   bool italic) const override {
    load();
    return index_.find(family, bold, italic);
  }

  std::optional<FontLocation> substitute(const std::string& family, const std::string& lang,
                                         bool bold, bool italic) const override {
    return match(family, lang, bold, italic, nullptr);
  }

  std::optional<FontLocation> covering(char32_t character, const std::string& lang, bool bold,
                                       bool italic) const override {
    FcCharSet* set = FcCharSetCreate();
    FcCharSetAddChar(set, character);
    auto at = match("sans-serif", lang, bold, italic, set);
    FcCharSetDestroy(set);
    return at;
  }

  std::vector<std::string> families() const override {
    load();
    return index_.families();
  }

 private:
  void load() const {
    std::call_once(loaded_, [this] {
      fonts_ = fonts_alone();
      if (!fonts_) {
        matcher_.reset(FcInitLoadConfigAndFonts());
        fonts_.reset(matcher_ ? FcConfigReference(matcher_.get()) : nullptr);
      }
      FcFontSet* fonts = fonts_ ? FcConfigGetFonts(fonts_.get(), FcSetSystem) : nullptr;
      for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) index_.add(fonts->fonts[i]);
    });
  }

  // Matching changes caches inside fontconfig, so it is serialised.
  std::optional<FontLocation> match(const std::string& family, const std::string& lang, bool bold,
                                    bool italic, FcCharSet* needed) const {
    load();
    const std::scoped_lock lock(matching_);
    if (!matcher_) matcher_.reset(FcInitLoadConfigAndFonts());
    if (!matcher_) return std::nullopt;
    const Pattern requested(FcPatternCreate());
    FcPatternAddString(requested.get(), FC_FAMILY, fc(family));
    if (!lang.empty()) FcPatternAddString(requested.get(), FC_LANG, fc(lang));
    FcPatternAddInteger(requested.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(requested.get(), FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    if (needed != nullptr) FcPatternAddCharSet(requested.get(), FC_CHARSET, needed);
    FcConfigSubstitute(matcher_.get(), requested.get(), FcMatchPattern);
    FcDefaultSubstitute(requested.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(matcher_.get(), requested.get(), &result));
    if (!found) return std::nullopt;
    if (needed != nullptr) {
      FcCharSet* set = nullptr;
      if (FcPatternGetCharSet(found.get(), FC_CHARSET, 0, &set) != FcResultMatch ||
          FcCharSetIsSubset(needed, set) == FcFalse) {
        return std::nullopt;
      }
    }
    return location(found.get());
  }

  mutable std::once_flag loaded_;
  mutable std::mutex matching_;
  mutable Config fonts_;    // for looking up by name
  mutable Config matcher_;  // the whole configuration, when a match is requested
  mutable FamilyIndex index_;
  std::thread reader_;
};

class FolderFonts final : public InstalledFonts {
 public:
  void add_file(const std::string& path) {
    int count = 1;
    for (int index = 0; index < std::min(count, 256); ++index) {
      Pattern pattern(FcFreeTypeQuery(fc(path), static_cast<unsigned>(index), nullptr, &count));
      if (!pattern) return;
      index_.add(pattern.get());
      patterns_.push_back(std::move(pattern));
    }
  }

  std::optional<FontLocation> find(const std::string& family, bool bold,
                                   bool italic) const override {
    return index_.find(family, bold, italic);
  }
  std::optional<FontLocation> substitute(const std::string&, const std::string&, bool,
                                         bool) const override {
    return std::nullopt;
  }
  std::optional<FontLocation> covering(char32_t character, const std::string&, bool bold,
                                       bool italic) const override {
    return index_.covering(character, bold, italic);
  }
  std::vector<std::string> families() const override { return index_.families(); }

 private:
  std::vector<Pattern> patterns_;
  FamilyIndex index_;
};

}  // namespace

std::unique_ptr<InstalledFonts> system_fonts() { return std::make_unique<SystemFonts>(); }

Result<std::unique_ptr<InstalledFonts>> folder_fonts(const std::string& folder) {
  constexpr std::size_t kMaxFiles = 4096;
  constexpr int kDeepest = 4;
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_directory(folder, error))
    return fail(ErrorCode::NotFound, tr("font folder does not exist"), folder);
  std::vector<std::string> paths;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied,
                                         error);
  for (; !error && entry != fs::recursive_directory_iterator() && paths.size() < kMaxFiles;
       entry.increment(error)) {
    if (entry.depth() >= kDeepest) entry.disable_recursion_pending();
    const std::string ending = ascii_lower(entry->path().extension().string());
    std::error_code ignored;
    const bool font = ending == ".ttf" || ending == ".otf" || ending == ".ttc" || ending == ".otc";
    if (font && entry->is_regular_file(ignored)) paths.push_back(entry->path().string());
  }
  std::sort(paths.begin(), paths.end());
  auto fonts = std::make_unique<FolderFonts>();
  for (const std::string& path : paths) {
    check_cancelled();
    fonts->add_file(path);
  }
  return Result<std::unique_ptr<InstalledFonts>>(std::move(fonts));
}

}  // namespace deckle::measure

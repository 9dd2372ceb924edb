#include "measure/fonts/family_index.h"

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <set>

#include "measure/fonts/builtin_metrics.h"
#include "measure/fonts/style.h"

namespace deckle::measure {
namespace {

static_assert(kRegularWeight == FC_WEIGHT_REGULAR && kBoldWeight == FC_WEIGHT_BOLD &&
              kNormalWidth == FC_WIDTH_NORMAL);

int integer(FcPattern* pattern, const char* object, int otherwise) {
  int value = 0;
  return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : otherwise;
}

bool is(FcPattern* pattern, const char* object, bool otherwise) {
  FcBool value = FcFalse;
  return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch ? value != FcFalse
                                                                       : otherwise;
}

FaceStyle style_of(FcPattern* pattern) {
  return {integer(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR),
          integer(pattern, FC_WIDTH, FC_WIDTH_NORMAL),
          integer(pattern, FC_SLANT, FC_SLANT_ROMAN) > FC_SLANT_ROMAN};
}

}  // namespace

std::optional<FontLocation> location_of(FcPattern* font) {
  FcChar8 *path = nullptr, *family = nullptr;
  if (FcPatternGetString(font, FC_FILE, 0, &path) != FcResultMatch) return std::nullopt;
  if (FcPatternGetString(font, FC_FAMILY, 0, &family) != FcResultMatch) return std::nullopt;
  FontLocation at;
  at.path = reinterpret_cast<const char*>(path);
  at.family = reinterpret_cast<const char*>(family);
  // The high half of the index names an instance of a variable font; HarfBuzz needs the low one.
  at.index = static_cast<unsigned>(integer(font, FC_INDEX, 0)) & 0xFFFFu;
  return at;
}

void FamilyIndex::add(FcPattern* font) {
  // The instance that a variable font's default axes give is listed apart.
  if (is(font, FC_VARIABLE, false) || !is(font, FC_OUTLINE, true)) return;
  FcChar8* name = nullptr;
  for (int i = 0; i < 32 && FcPatternGetString(font, FC_FAMILY, i, &name) == FcResultMatch; ++i) {
    std::vector<FcPattern*>& faces = faces_[fold_family(reinterpret_cast<const char*>(name))];
    if (std::find(faces.begin(), faces.end(), font) == faces.end()) faces.push_back(font);
  }
  all_.push_back(font);
}

std::optional<FontLocation> FamilyIndex::find(const std::string& family, bool bold,
                                              bool italic) const {
  const auto found = faces_.find(fold_family(family));
  if (found == faces_.end()) return std::nullopt;
  std::optional<FontLocation> best;
  int best_distance = 0, best_version = 0;
  for (FcPattern* font : found->second) {
    const int distance = style_distance(style_of(font), bold, italic);
    if (best && distance > best_distance) continue;
    auto at = location_of(font);
    if (!at) continue;
    const int version = integer(font, FC_FONTVERSION, 0);
    if (best && distance == best_distance &&
        (version < best_version || (version == best_version && best->path <= at->path)))
      continue;
    best = std::move(at);
    best_distance = distance;
    best_version = version;
  }
  return best;
}

std::vector<std::string> FamilyIndex::families() const {
  std::set<std::string> names;
  for (FcPattern* font : all_) {
    if (const auto at = location_of(font)) names.insert(at->family);
  }
  return {names.begin(), names.end()};
}

}  // namespace deckle::measure

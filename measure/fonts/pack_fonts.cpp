#include "measure/fonts/pack_fonts.h"

#include <algorithm>
#include <optional>
#include <set>

#include "measure/fonts/builtin_metrics.h"
#include "measure/fonts/folder_fonts.h"
#include "measure/messages/tr.h"
#include "measure/sfnt/font_pack.h"

namespace deckle::measure {
namespace {

class Packer {
 public:
  explicit Packer(const std::vector<std::string>& families) {
    for (const std::string& family : families) wanted_.insert(fold_family(family));
  }

  void add(const FolderFonts::CheckedFace& face) {
    if (error_ || !is_wanted(face.families)) return;
    if (auto added = writer_.add(face.bytes, face.tables, face.folder); !added) {
      error_ = added.error();
      return;
    }
    packed_.insert(face.families.front());
  }

  [[nodiscard]] Result<FontPack> finish() {
    if (error_) return tl::unexpected(*error_);
    if (packed_.empty()) return fail(ErrorCode::NotFound, tr("no font that can be packed"));
    auto bytes = writer_.finish();
    if (!bytes) return tl::unexpected(bytes.error());
    FontPack pack;
    pack.bytes = std::move(*bytes);
    pack.faces = writer_.faces();
    pack.families = {packed_.begin(), packed_.end()};
    return pack;
  }

  [[nodiscard]] bool has(const std::string& family) const {
    return found_.contains(fold_family(family));
  }

 private:
  bool is_wanted(const std::vector<std::string>& families) {
    bool wanted = wanted_.empty();
    for (const std::string& family : families) {
      if (!wanted_.contains(fold_family(family))) continue;
      found_.insert(fold_family(family));
      wanted = true;
    }
    return wanted;
  }

  std::set<std::string> wanted_, found_;  // folded
  std::set<std::string> packed_;
  sfnt::PackWriter writer_;
  std::optional<Error> error_;
};

}  // namespace

Result<FontPack> pack_fonts(const PackOptions& options) {
  auto fonts = FolderFonts::open(options.folders, options.limits, FolderFonts::Packs::Used);
  if (!fonts) return tl::unexpected(fonts.error());
  Packer packer(options.families);
  (*fonts)->visit([&packer](const FolderFonts::CheckedFace& face) { packer.add(face); });
  auto pack = packer.finish();
  if (!pack) return pack;
  for (const std::string& family : options.families) {
    if (!packer.has(family)) pack->missing.push_back(family);
  }
  for (const RefusedFont& refused : (*fonts)->refused())
    pack->unused.push_back({refused.path, refused.reason, true});
  std::sort(pack->unused.begin(), pack->unused.end(),
            [](const UnusedFontFile& a, const UnusedFontFile& b) { return a.path < b.path; });
  return pack;
}

}  // namespace deckle::measure

#pragma once
// The fonts of --fonts, which may come from anybody: those of folders, single files, and metrics
// packs (measure/sfnt/font_pack.h).
//
// Opening reads the names and styles of all faces, with a reader of our own. A file is read whole
// when one of its faces is used for the first time, checked (measure/sfnt/check_font.h), and used
// from the same memory, so that it does not matter who writes to it meanwhile. A file that is
// refused counts as absent, and the next best face is taken. FreeType and fontconfig do not see
// these files.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "measure/fonts/family_index.h"
#include "measure/fonts/font_file.h"
#include "measure/fonts/style.h"
#include "measure/sfnt/coverage.h"
#include "measure/sfnt/directory.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::measure {

// A file that cannot be used, and why: "PATH: is empty".
struct RefusedFont {
  std::string path;
  Message reason;
};

// The place of a file in FolderFonts::refused().
using RefusedFiles = std::vector<std::size_t>;

struct FolderFace {
  FontLocation at;
  std::shared_ptr<const FontFile> file;
};

// Not for several threads at once.
class FolderFonts {
 public:
  // Faces without outlines, of metrics packs: measured with, or refused.
  enum class Packs { Used, Refused };

  // The files named .ttf, .otf, .ttc, .otc and .fontpack in the folders and four levels of
  // subfolders, links to files included, in the order of the folders and then of their paths,
  // within font-bytes, fonts-bytes and font-faces of `limits`. A folder may be a file, whatever its
  // name. NotFound: it does not exist. Limit: more than kMaxEntries files and folders. Throws
  // Cancelled.
  [[nodiscard]] static Result<std::unique_ptr<FolderFonts>> open(
      const std::vector<std::string>& folders, const Limits& limits, Packs packs);

  static constexpr std::size_t kMaxEntries = 100'000;

  // The face of exactly this family (any of its names, ASCII case ignored) that is nearest in
  // style: of the first folder that has one. `passed` receives the refused files that would have
  // been used. Reads and checks the file on its first use. Throws Cancelled.
  [[nodiscard]] std::optional<FolderFace> find(const std::string& family, bool bold, bool italic,
                                               RefusedFiles& passed);
  // The same for a face that has this character.
  [[nodiscard]] std::optional<FolderFace> covering(char32_t character, bool bold, bool italic);
  // The refused files that covering() would have taken.
  [[nodiscard]] RefusedFiles passed_over(char32_t character, bool bold, bool italic);

  // First names, sorted.
  [[nodiscard]] std::vector<std::string> families() const;

  // A face with the bytes of its file, which were checked.
  struct CheckedFace {
    std::string path;
    const std::vector<std::string>& families;  // all its names
    std::size_t folder = 0;                    // grows with the order of the folders
    std::string_view bytes;                    // of the whole file
    const sfnt::FaceTables& tables;            // of the face, in `bytes`
  };
  // Every face of a file that is not refused, in the order of opening. Throws Cancelled.
  void visit(const std::function<void(const CheckedFace&)>& visitor);

  // Those refused so far. The first `refused_when_opened` are no fonts by their first bytes, or
  // above a limit; the others were refused when they were to be used.
  [[nodiscard]] const std::vector<RefusedFont>& refused() const { return refused_; }
  [[nodiscard]] std::size_t refused_when_opened() const { return refused_when_opened_; }

 private:
  struct File {
    std::string path;
    std::uint64_t size = 0;
    std::optional<std::size_t> refused;  // in refused_
    std::weak_ptr<const std::string> bytes;
  };
  struct Face {
    std::size_t file = 0;
    unsigned index = 0;
    std::size_t folder = 0;  // its place times kMostFolders, and its number in a pack
    std::vector<std::string> families;
    FaceStyle style;
    int revision = 0;
    sfnt::TableRange cmap;
    const sfnt::Coverage* coverage = nullptr;  // read when a character is looked for
    std::shared_ptr<const FontFile> opened;
  };
  class Scan;

  explicit FolderFonts(const Limits& limits) : limits_(limits) {}
  void sort_faces();
  [[nodiscard]] bool is_refused(const Face& face) const {
    return files_[face.file].refused.has_value();
  }
  // Null: refused.
  [[nodiscard]] const FontFile* open_face(Face& face);
  [[nodiscard]] Result<std::shared_ptr<const std::string>> checked_bytes(std::size_t file);
  void refuse(File& file, Message reason);
  [[nodiscard]] const sfnt::Coverage& coverage_of(Face& face);
  [[nodiscard]] std::uint32_t first_covering(char32_t character, bool bold, bool italic);
  [[nodiscard]] FolderFace used(const Face& face) const;

  static constexpr std::uint32_t kNone = UINT32_MAX;
  using Block = std::array<std::uint32_t, sfnt::kBlockChars>;  // places in an order; kNone
  [[nodiscard]] const Block& block(std::uint32_t number, std::size_t style);

  Limits limits_;
  std::vector<File> files_;
  std::vector<Face> faces_;
  std::unordered_map<std::string, std::vector<std::uint32_t>> by_family_;  // by folded name
  // For each of the four styles (bold 1, italic 2) the faces by preference, and the place of each.
  struct Order {
    std::vector<std::uint32_t> faces, place_of;
  };
  std::array<Order, 4> orders_;
  std::map<std::array<std::uint64_t, 3>, sfnt::Coverage> coverages_;  // by file and place of `cmap`
  std::unordered_map<std::uint32_t, Block> blocks_;                   // 1 kB each, at most 17 MB
  std::vector<RefusedFont> refused_;
  std::size_t refused_when_opened_ = 0;
};

}  // namespace deckle::measure

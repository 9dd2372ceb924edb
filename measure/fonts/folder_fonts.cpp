#include "measure/fonts/folder_fonts.h"

#include <fontconfig/fontconfig.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <set>
#include <system_error>
#include <tuple>

#include "measure/fonts/builtin_metrics.h"
#include "measure/messages/tr.h"
#include "measure/sfnt/check_font.h"
#include "measure/sfnt/face_names.h"
#include "measure/sfnt/font_source.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/limits/budget.h"
#include "slidespec/system/input_file.h"

namespace deckle::measure {
namespace {

namespace fs = std::filesystem;

constexpr int kDeepest = 4;

constexpr std::size_t style_number(bool bold, bool italic) {
  return (bold ? 1U : 0U) + (italic ? 2U : 0U);
}

// OpenType's usWidthClass, 1 to 9, in percent of the normal width.
constexpr std::array<int, 9> kWidths = {50, 63, 75, 87, 100, 113, 125, 150, 200};

FaceStyle style_of(const sfnt::FaceNames& names) {
  return {static_cast<int>(FcWeightFromOpenTypeDouble(names.weight)),
          kWidths.at(static_cast<std::size_t>(names.width) - 1), names.italic};
}

bool is_font_name(const fs::path& path) {
  const std::string ending = ascii_lower(path.extension().string());
  return ending == ".ttf" || ending == ".otf" || ending == ".ttc" || ending == ".otc" ||
         ending == ".fontpack";
}

// A pack says so with 16 bits.
constexpr std::size_t kMostFolders = std::size_t{1} << 16;

std::size_t folder_in_pack(const sfnt::FontSource& source, const sfnt::FaceTables& face) {
  const sfnt::TableRange* mark = face.find(sfnt::kPackTag);
  if (mark == nullptr || mark->length < 4) return 0;
  const std::optional<std::string> bytes = source.read(mark->offset, 4);
  return bytes ? sfnt::Bytes(*bytes).u16(2) : 0;
}

// Device and inode of a folder or file, so that one given twice is read once.
struct Place {
  std::pair<std::uint64_t, std::uint64_t> id;
  bool folder = false;
};

std::optional<Place> place_of(const std::string& path) {
  struct stat info {};
  if (::stat(path.c_str(), &info) != 0) return std::nullopt;
  return Place{
      {static_cast<std::uint64_t>(info.st_dev), static_cast<std::uint64_t>(info.st_ino)},
      S_ISDIR(info.st_mode)};
}

}  // namespace

// Opening: the folders are searched, and of each file the directory and the names are read.
class FolderFonts::Scan {
 public:
  Scan(FolderFonts& fonts, const Limits& limits, Packs packs)
      : fonts_(fonts), budget_(limits), packs_(packs) {}

  Result<void> read(const std::vector<std::string>& folders) {
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    for (std::size_t i = 0; i < folders.size(); ++i) {
      const auto place = place_of(folders[i]);
      if (!place)
        return fail(ErrorCode::NotFound, tr("font folder or file does not exist"), folders[i]);
      if (!seen.insert(place->id).second) continue;
      std::vector<std::string> paths;
      if (!place->folder) {
        paths.push_back(folders[i]);
      } else if (auto searched = search(folders[i], 0, paths); !searched) {
        return searched;
      }
      std::sort(paths.begin(), paths.end());
      for (const std::string& path : paths) {
        check_cancelled();
        read_file(path, i);
      }
    }
    if (left_out_ > 1) {  // one finding for all of them
      Message& reason = fonts_.refused_.at(first_left_out_).reason;
      reason = left_out_ == 2 ? tr("not read, nor is 1 other: {}", reason)
                              : tr("not read, nor are {} others: {}", left_out_ - 1, reason);
    }
    return {};
  }

 private:
  // Links to folders are not followed, so there are no circles.
  Result<void> search(const fs::path& folder, int depth, std::vector<std::string>& paths) {
    std::error_code error;
    std::vector<fs::path> subfolders;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
      if (++entries_ > kMaxEntries)
        return fail(ErrorCode::Limit,
                    tr("the folders of fonts have more than {} files and folders", kMaxEntries),
                    folder.string());
      check_cancelled();
      std::error_code ignored;
      if (entry->symlink_status(ignored).type() == fs::file_type::directory) {
        if (depth < kDeepest) subfolders.push_back(entry->path());
      } else if (is_font_name(entry->path()) && !entry->is_directory(ignored)) {
        paths.push_back(entry->path().string());
      }
    }
    if (error) refuse(folder.string(), tr("cannot be read: {}", error.message()));
    for (const fs::path& subfolder : subfolders) {
      if (auto searched = search(subfolder, depth + 1, paths); !searched) return searched;
    }
    return {};
  }

  void read_file(const std::string& path, std::size_t folder) {
    if (left_out_ > 0) {
      ++left_out_;
      return;
    }
    sfnt::BytesInFile source;
    if (auto opened = source.open(path); !opened) return refuse(path, opened.error().message);
    if (auto allowed = budget_.allow(Limit::FontBytes, source.size()); !allowed)
      return refuse(path, allowed.error().message);
    if (auto drawn = budget_.draw(Limit::FontsBytes, source.size()); !drawn)
      return leave_out(path, drawn.error().message);
    const auto directories = sfnt::read_directories(source);
    // A file that is no font counts as one face: opening it takes time as well.
    if (auto drawn = budget_.draw(Limit::FontFaces, directories ? directories->size() : 1); !drawn)
      return leave_out(path, drawn.error().message);
    if (!directories) return refuse(path, directories.error().message);
    if (packs_ == Packs::Refused && std::any_of(directories->begin(), directories->end(),
                                                [](const auto& face) { return face.is_packed(); }))
      return refuse(path, tr("is a metrics pack, which is used for the target powerpoint only"));
    std::vector<Face> faces;
    sfnt::NameReader reader(source);
    for (std::size_t i = 0; i < directories->size(); ++i) {
      const sfnt::FaceTables& tables = (*directories)[i];
      auto names = reader.read(tables);
      if (!names) return refuse(path, names.error().message);
      Face face;
      face.file = fonts_.files_.size();
      face.index = static_cast<unsigned>(i);
      face.folder = folder * kMostFolders + folder_in_pack(source, tables);
      face.style = style_of(*names);
      face.revision = names->revision;
      face.families = std::move(names->families);
      face.cmap = *tables.find(sfnt::tag_of("cmap"));
      faces.push_back(std::move(face));
    }
    fonts_.files_.push_back({path, source.size(), std::nullopt, {}});
    std::move(faces.begin(), faces.end(), std::back_inserter(fonts_.faces_));
  }

  void refuse(const std::string& path, Message reason) {
    fonts_.refused_.push_back({path, std::move(reason)});
  }
  void leave_out(const std::string& path, Message reason) {
    first_left_out_ = fonts_.refused_.size();
    left_out_ = 1;
    refuse(path, std::move(reason));
  }

  FolderFonts& fonts_;
  Budget budget_;
  const Packs packs_;
  std::size_t entries_ = 0;
  std::size_t first_left_out_ = 0, left_out_ = 0;
};

Result<std::unique_ptr<FolderFonts>> FolderFonts::open(const std::vector<std::string>& folders,
                                                       const Limits& limits, Packs packs) {
  std::unique_ptr<FolderFonts> fonts(new FolderFonts(limits));
  if (auto read = Scan(*fonts, limits, packs).read(folders); !read)
    return tl::unexpected(read.error());
  fonts->refused_when_opened_ = fonts->refused_.size();
  fonts->sort_faces();
  return Result<std::unique_ptr<FolderFonts>>(std::move(fonts));
}

void FolderFonts::sort_faces() {
  for (std::uint32_t face = 0; face < faces_.size(); ++face) {
    for (const std::string& family : faces_[face].families) {
      std::vector<std::uint32_t>& faces = by_family_[fold_family(family)];
      if (faces.empty() || faces.back() != face) faces.push_back(face);
    }
  }
  for (std::size_t style = 0; style < orders_.size(); ++style) {
    Order& order = orders_.at(style);
    order.faces.resize(faces_.size());
    std::iota(order.faces.begin(), order.faces.end(), 0U);
    const auto key = [style](const Face& face) {
      return std::tuple(face.folder, style_distance(face.style, (style & 1) != 0, (style & 2) != 0),
                        -static_cast<std::int64_t>(face.revision));
    };
    // Faces are in the order of their folders and paths; of two releases the newer comes first.
    std::stable_sort(order.faces.begin(), order.faces.end(), [&](std::uint32_t a, std::uint32_t b) {
      return key(faces_[a]) < key(faces_[b]);
    });
    order.place_of.resize(faces_.size());
    for (std::uint32_t place = 0; place < faces_.size(); ++place)
      order.place_of[order.faces[place]] = place;
  }
}

std::optional<FolderFace> FolderFonts::find(const std::string& family, bool bold, bool italic,
                                            RefusedFiles& passed) {
  const auto found = by_family_.find(fold_family(family));
  if (found == by_family_.end()) return std::nullopt;
  const Order& order = orders_.at(style_number(bold, italic));
  std::vector<std::uint32_t> faces = found->second;
  std::sort(faces.begin(), faces.end(), [&order](std::uint32_t a, std::uint32_t b) {
    return order.place_of[a] < order.place_of[b];
  });
  for (const std::uint32_t number : faces) {
    Face& face = faces_[number];
    if (open_face(face) != nullptr) return used(face);
    passed.push_back(*files_[face.file].refused);
  }
  return std::nullopt;
}

std::optional<FolderFace> FolderFonts::covering(char32_t character, bool bold, bool italic) {
  const Order& order = orders_.at(style_number(bold, italic));
  for (std::uint32_t place = first_covering(character, bold, italic); place < order.faces.size();
       ++place) {
    Face& face = faces_[order.faces[place]];
    if (is_refused(face) || !coverage_of(face).has(character)) continue;
    // HarfBuzz has the last word on a table that looked right.
    const FontFile* file = open_face(face);
    if (file != nullptr && file->covers(character)) return used(face);
  }
  return std::nullopt;
}

RefusedFiles FolderFonts::passed_over(char32_t character, bool bold, bool italic) {
  RefusedFiles passed;
  const Order& order = orders_.at(style_number(bold, italic));
  const auto chosen = covering(character, bold, italic);
  for (const std::uint32_t number : order.faces) {
    Face& face = faces_[number];
    if (chosen && face.opened == chosen->file) break;
    if (is_refused(face) && coverage_of(face).has(character))
      passed.push_back(*files_[face.file].refused);
  }
  return passed;
}

std::uint32_t FolderFonts::first_covering(char32_t character, bool bold, bool italic) {
  if (faces_.empty() || character > 0x10FFFF) return kNone;
  return block(character / sfnt::kBlockChars,
               style_number(bold, italic))[character % sfnt::kBlockChars];
}

// For each of 256 characters the best face that has it.
const FolderFonts::Block& FolderFonts::block(std::uint32_t number, std::size_t style) {
  const auto [found, fresh] = blocks_.try_emplace(
      number * static_cast<std::uint32_t>(orders_.size()) + static_cast<std::uint32_t>(style));
  if (!fresh) return found->second;
  found->second.fill(kNone);
  std::bitset<sfnt::kBlockChars> open;
  open.set();
  for (std::uint32_t place = 0; place < faces_.size() && open.any(); ++place) {
    Face& face = faces_[orders_.at(style).faces[place]];
    if (is_refused(face)) continue;
    const auto has = coverage_of(face).block(number) & open;
    if (has.none()) continue;
    for (std::size_t i = 0; i < sfnt::kBlockChars; ++i) {
      if (has[i]) found->second[i] = place;
    }
    open &= ~has;
  }
  return found->second;
}

// The table alone: most files of a folder are not used. Faces of a collection may share it.
const sfnt::Coverage& FolderFonts::coverage_of(Face& face) {
  if (face.coverage == nullptr) {
    check_cancelled();
    const auto [known, fresh] =
        coverages_.try_emplace({face.file, face.cmap.offset, face.cmap.length});
    sfnt::BytesInFile source;
    if (fresh && source.open(files_[face.file].path)) {
      if (const auto cmap = source.read(face.cmap.offset, face.cmap.length))
        known->second = sfnt::Coverage(sfnt::Bytes(*cmap));
    }
    face.coverage = &known->second;
  }
  return *face.coverage;
}

const FontFile* FolderFonts::open_face(Face& face) {
  File& file = files_[face.file];
  if (file.refused) return nullptr;
  if (face.opened) return face.opened.get();
  const auto bytes = checked_bytes(face.file);
  if (!bytes) {
    refuse(file, bytes.error().message);
    return nullptr;
  }
  auto opened = FontFile::from_bytes(*bytes, file.path, face.index);
  if (!opened) {
    refuse(file, opened.error().message);
    return nullptr;
  }
  face.opened = std::move(*opened);
  return face.opened.get();
}

Result<std::shared_ptr<const std::string>> FolderFonts::checked_bytes(std::size_t number) {
  File& file = files_[number];
  if (auto bytes = file.bytes.lock()) return bytes;
  auto read = read_file(file.path, Limit::FontBytes, limits_, FoundBy::Deckle);
  if (!read) return tl::unexpected(read.error());
  const auto checked = sfnt::check_font(*read);
  if (!checked) return tl::unexpected(checked.error());
  // Its size was counted, and its faces were listed.
  const bool same =
      read->size() == file.size && std::all_of(faces_.begin(), faces_.end(), [&](const Face& face) {
        return face.file != number || face.index < checked->size();
      });
  if (!same) return fail(ErrorCode::Malformed, tr("was changed while it was used"));
  auto bytes = std::make_shared<const std::string>(std::move(*read));
  file.bytes = bytes;
  return bytes;
}

void FolderFonts::refuse(File& file, Message reason) {
  file.refused = refused_.size();
  refused_.push_back({file.path, std::move(reason)});
  blocks_.clear();  // they name its faces
}

void FolderFonts::visit(const std::function<void(const CheckedFace&)>& visitor) {
  // Of one file at a time.
  std::shared_ptr<const std::string> bytes;
  std::vector<sfnt::FaceTables> tables;
  std::size_t file = files_.size();
  for (const Face& face : faces_) {
    check_cancelled();
    if (face.file != file) {
      file = face.file;
      auto checked = checked_bytes(file);
      if (!checked) refuse(files_[file], checked.error().message);
      bytes = checked ? *checked : nullptr;
      tables.clear();
      if (bytes) tables = sfnt::read_directories(sfnt::BytesInMemory(*bytes)).value();
    }
    if (bytes)
      visitor({files_[file].path, face.families, face.folder, *bytes, tables[face.index]});
  }
}

FolderFace FolderFonts::used(const Face& face) const {
  return {{files_[face.file].path, face.index, face.families.front()}, face.opened};
}

std::vector<std::string> FolderFonts::families() const {
  std::set<std::string> names;
  for (const Face& face : faces_) names.insert(face.families.front());
  return {names.begin(), names.end()};
}

}  // namespace deckle::measure

#pragma once
// The installed faces by the names of their families, as fontconfig lists them.

#include <map>
#include <optional>
#include <string>
#include <vector>

struct _FcPattern;

namespace deckle::measure {

struct FontLocation {
  std::string path;
  unsigned index = 0;  // in a collection
  std::string family;  // the first family name in the file
};

// nullopt: not the pattern of a font.
[[nodiscard]] std::optional<FontLocation> location_of(_FcPattern* font);

// Refers to the patterns of a font set, which must live longer.
class FamilyIndex {
 public:
  // Bitmap fonts, and the entry of a variable font that stands for all its instances, are left out.
  void add(_FcPattern* font);

  // The nearest in style; of two releases of a face (fonts-liberation and fonts-liberation2) the
  // newer, else the first by path.
  [[nodiscard]] std::optional<FontLocation> find(const std::string& family, bool bold,
                                                 bool italic) const;
  // First names, sorted.
  [[nodiscard]] std::vector<std::string> families() const;

 private:
  // In the order of their paths, so that equal distances give one result.
  std::map<std::string, std::vector<_FcPattern*>> faces_;  // by folded name
  std::vector<_FcPattern*> all_;
};

}  // namespace deckle::measure

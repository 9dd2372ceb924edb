#pragma once
// The objects of a WMF ([MS-WMF], "WMF Object Table"): each record that makes one puts it into the
// lowest place that is free. Internal to metafile/.

#include <cstdint>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "ooxml/media/metafile/canvas.h"
#include "ooxml/media/metafile/record.h"

namespace deckle::ooxml::metafile {

// Logical, and as small as in the file.
struct Span {
  std::int16_t left = 0, top = 0, right = 0, bottom = 0;
};
using Region = std::vector<Span>;

class WmfObjects {
 public:
  explicit WmfObjects(Canvas& canvas) : canvas_(canvas) {}

  // Each takes the record of its name.
  void create_pen(const Record& record);
  void create_brush(const Record& record);
  void create_font(const Record& record);
  void create_region(const Record& record);
  void create_pattern();
  void create_palette();  // its colours are not used
  void select(const Record& record);
  void forget(const Record& record);

  // Null: there is none of that kind at this place.
  [[nodiscard]] const Region* region(std::uint16_t place) const { return find<Region>(place); }
  [[nodiscard]] const Brush* brush(std::uint16_t place) const { return find<Brush>(place); }

  // Of a COLORREF; one that names a colour of a palette by its number is refused.
  [[nodiscard]] std::uint32_t color(std::uint32_t value);

 private:
  struct Palette {};
  using Object = std::variant<Pen, Brush, Font, Region, Palette>;
  void keep(Object object);
  template <typename T>
  [[nodiscard]] const T* find(std::uint16_t place) const {
    if (place >= objects_.size() || !objects_[place]) return nullptr;
    return std::get_if<T>(&*objects_[place]);
  }

  Canvas& canvas_;
  std::vector<std::optional<Object>> objects_;
  std::set<std::uint16_t> free_;
};

}  // namespace deckle::ooxml::metafile

#pragma once
// Pens, brushes and fonts of an EMF. Internal to metafile/.

#include <cstdint>
#include <map>
#include <string>
#include <variant>

#include "ooxml/media/metafile/canvas.h"
#include "ooxml/media/metafile/record.h"

namespace deckle::ooxml::metafile {

// Text in UTF-16 as UTF-8, up to a NUL. Empty where it is not all in the record.
[[nodiscard]] std::string emf_words(const Record& record, std::uint64_t place, std::uint64_t count);

class EmfObjects {
 public:
  explicit EmfObjects(Canvas& canvas) : canvas_(canvas) {}

  // Each takes the record of its name.
  void create_pen(const Record& record);
  void extended_pen(const Record& record);
  void create_brush(const Record& record);
  void create_font(const Record& record);
  void select(const Record& record);
  void forget(std::uint32_t handle) { objects_.erase(handle); }

 private:
  using Object = std::variant<Pen, Brush, Font>;
  void keep(std::uint32_t handle, Object object);
  void select_stock(std::uint32_t number);

  Canvas& canvas_;
  std::map<std::uint32_t, Object> objects_;
};

}  // namespace deckle::ooxml::metafile

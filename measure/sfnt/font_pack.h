#pragma once
// A metrics pack: faces of fonts without their outlines, in one file.
//
// It is an OpenType collection (ISO/IEC 14496-22, 4.6). Each face has the tables that measuring
// reads, as they are in its font, and the table `DKmt` (directory.h), which says that outlines are
// left out on purpose. Nothing can be drawn with it. Names and copyright notices stay.

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "measure/sfnt/directory.h"
#include "slidespec/core/result.h"

namespace deckle::measure::sfnt {

class PackWriter {
 public:
  // `file` was checked (check_font), and `face` is one of its faces. Faces of a lower `folder` come
  // first where a character is looked for. Limit: kMaxFaces are there.
  [[nodiscard]] Result<void> add(std::string_view file, const FaceTables& face,
                                 std::size_t folder);

  [[nodiscard]] std::size_t faces() const { return faces_.size(); }

  // The same faces in the same order give the same bytes. Tables that are equal are there once.
  // Limit: more than 4 GiB. Precondition: there is a face.
  [[nodiscard]] Result<std::string> finish();

 private:
  struct Face {
    std::vector<std::pair<std::uint32_t, std::size_t>> tables;  // tag, place in tables_
    std::size_t folder = 0;
  };
  [[nodiscard]] std::size_t place_of(std::string_view table);
  void mark_faces();

  std::deque<std::string> tables_;
  std::map<std::string_view, std::size_t> places_;  // of bytes in tables_
  std::vector<Face> faces_;
};

}  // namespace deckle::measure::sfnt

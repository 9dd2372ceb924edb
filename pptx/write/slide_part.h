#pragma once
// What the writers of elements share while one slide is written.
//
// One file per element kind: each has a function `Result<void> write_…(SlidePart&, const
// ElementIr&)` declared in pptx/write/elements.h and called by slide.cpp. A kind that needs further
// parts (pictures, charts) puts them into `package` and refers to them through `relate`.

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "pptx/opc/package.h"
#include "pptx/write/base_deck.h"
#include "pptx/write/deck_writer.h"
#include "pptx/write/media_parts.h"
#include "pptx/xml/writer.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

class SlidePart {
 public:
  SlidePart(const SlideIr& slide, std::string part, Package& package, MediaParts& media,
            const ThemeFaces& faces, const WriteOptions& options);

  xml::Writer w;

  [[nodiscard]] const SlideIr& slide() const { return slide_; }
  [[nodiscard]] const std::string& part() const { return part_; }
  [[nodiscard]] Package& package() { return package_; }
  // The deck's pictures; their parts are in package().
  [[nodiscard]] MediaParts& media() { return media_; }
  [[nodiscard]] const ThemeFaces& faces() const { return faces_; }
  [[nodiscard]] const WriteOptions& options() const { return options_; }

  // Ids of shapes: 1 is the tree itself.
  [[nodiscard]] std::uint32_t next_shape_id() { return ++last_shape_id_; }
  // `wanted`, with a number behind it when the slide has it already.
  [[nodiscard]] std::string unique_name(const std::string& wanted);

  // The id of the relationship to a part, or to a URI; the same target gives the same id.
  [[nodiscard]] std::string relate(std::string_view type_tail, const std::string& target_part);
  [[nodiscard]] std::string relate_external(std::string_view type_tail, const std::string& uri);
  [[nodiscard]] const std::vector<Relationship>& relationships() const { return relationships_; }

 private:
  [[nodiscard]] std::string relationship_id(std::string type, std::string target, bool external);

  const SlideIr& slide_;
  std::string part_;
  Package& package_;
  MediaParts& media_;
  const ThemeFaces& faces_;
  const WriteOptions& options_;
  std::uint32_t last_shape_id_ = 1;
  std::set<std::string> names_;
  std::vector<Relationship> relationships_;
};

}  // namespace deckle::pptx

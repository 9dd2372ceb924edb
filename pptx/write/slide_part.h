#pragma once
// The state that the writers of elements share while one slide is written.
//
// One file per element kind: each has a function `Result<void> write_…(SlidePart&, const
// ElementIr&)` declared in pptx/write/elements.h and called by slide.cpp. A kind that needs further
// parts (charts) passes them to `put` and refers to them with `relate`.
//
// Slides are written on several threads: shared data are read only, and part names are chosen
// beforehand, in the order of the deck.

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "ooxml/xml/writer.h"
#include "pptx/write/base_deck.h"
#include "pptx/write/deck_writer.h"
#include "pptx/write/media_parts.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// A part to be added to the deck.
struct NewPart {
  std::string name, bytes, content_type;
};

struct ChartNames {
  std::string chart, workbook;
};

// The names of the parts of one slide. Those of its charts are in drawing order.
struct SlideNames {
  std::string slide, notes;  // no notes: ""
  std::vector<ChartNames> charts;
};

// The group of deckle's own that the element is written in; null: none, or one of a file.
[[nodiscard]] const GroupIr* group_of(const ElementIr& element);

class SlidePart {
 public:
  SlidePart(const SlideIr& slide, const SlideNames& names, const BaseDeck& base,
            const WriteOptions& options);

  ooxml::xml::Writer w;

  [[nodiscard]] const SlideIr& slide() const { return slide_; }
  [[nodiscard]] const std::string& part() const { return names_.slide; }
  // The deck's pictures, all of them.
  [[nodiscard]] const MediaParts& media() const { return media_; }
  [[nodiscard]] const ooxml::ThemeFaces& faces() const { return faces_; }
  // What the text of table cells inherits; null: cells state everything.
  [[nodiscard]] const InheritedText* cell_text() const { return cell_text_; }
  [[nodiscard]] const WriteOptions& options() const { return options_; }

  // The names of the next chart, in drawing order.
  [[nodiscard]] const ChartNames& next_chart();
  // A part of the slide's own, with its relationships.
  void put(NewPart part, const std::vector<ooxml::Relationship>& relationships = {});
  // The slide and all parts that were put. All elements must be closed.
  [[nodiscard]] std::vector<NewPart> take();

  // Ids of shapes: 1 is the tree itself.
  [[nodiscard]] std::uint32_t next_shape_id() { return ++last_shape_id_; }
  // The ids that the elements will have, written in this order: each is one shape, and each run of
  // elements of one group another one before them.
  void number_shapes(const std::vector<const ElementIr*>& order);
  // 0: the slide has no such element.
  [[nodiscard]] std::uint32_t shape_id_of(const std::string& eid) const;
  // `preferred`, with a number after it when the slide already has that name.
  [[nodiscard]] std::string unique_name(const std::string& preferred);

  // The id of the relationship to a part, or to a URI; the same target gives the same id.
  [[nodiscard]] std::string relate(std::string_view type_tail, const std::string& target_part);
  [[nodiscard]] std::string relate_external(std::string_view type_tail, const std::string& uri);

 private:
  [[nodiscard]] std::string relationship_id(std::string type, std::string target, bool external);

  const SlideIr& slide_;
  const SlideNames& names_;
  const MediaParts& media_;
  const ooxml::ThemeFaces& faces_;
  const InheritedText* cell_text_;
  const WriteOptions& options_;
  std::size_t charts_ = 0;  // written so far
  std::vector<NewPart> parts_;
  std::uint32_t last_shape_id_ = 1;
  std::map<std::string, std::uint32_t> shape_ids_;  // by eid
  std::set<std::string> shape_names_;
  std::vector<ooxml::Relationship> relationships_;
};

}  // namespace deckle::pptx

#pragma once
// Paints, text and places of a chart's look, read. Internal to chart/.

#include <optional>
#include <pugixml.hpp>

#include "ooxml/chart/read_look.h"

namespace deckle::ooxml::chart {

class LookReader {
 public:
  explicit LookReader(const ChartLookContext& context) : context_(context) {}

  // c:spPr, or what is automatic where it says nothing. A picture or pattern is one colour.
  [[nodiscard]] ChartFillLook fill(pugi::xml_node properties, const ChartFillLook& automatic) const;
  [[nodiscard]] ChartLineLook line(pugi::xml_node properties, const ChartLineLook& automatic) const;
  [[nodiscard]] ChartShapeLook shape(pugi::xml_node properties,
                                     const ChartShapeLook& automatic) const;

  // c:txPr over `base`.
  [[nodiscard]] ChartTextLook text(pugi::xml_node txPr, const ChartTextLook& base) const;
  // c:rich over `base`: the look of its first run.
  [[nodiscard]] ChartTextLook rich(pugi::xml_node body, const ChartTextLook& base) const;
  // Text without any properties: 10 pt in the theme's body face.
  [[nodiscard]] ChartTextLook plain_text() const;

  [[nodiscard]] std::uint32_t scheme(const char* name) const;
  // The automatic colour of the series or point at `index`.
  [[nodiscard]] std::uint32_t accent(std::size_t index) const;

 private:
  void apply(pugi::xml_node properties, RunStyle& style) const;
  // Faces that theme and text leave open are those of the theme's lists by script.
  void settle_faces(RunStyle& style) const;
  const ChartLookContext& context_;
};

// c:layout below `parent`.
[[nodiscard]] ChartPlaceLook read_place(pugi::xml_node parent);

}  // namespace deckle::ooxml::chart

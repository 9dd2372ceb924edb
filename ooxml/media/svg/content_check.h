#pragma once
// The first walk over an SVG: nothing that it draws may be outside the file, and what is active in
// it is named.

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ooxml/media/svg/xml_reader.h"

namespace deckle::ooxml::svg {

// Malformed: an href, src, url() or @import whose target is not in the file, xml:base, XInclude, an
// xml-stylesheet, or a root that is not an svg element of its namespace. Active elements
// (active.h) are passed over with all that is in them: neither they nor the SVG are embedded.
class ContentCheck : public XmlHandler {
 public:
  Result<void> start(std::string_view name, std::span<const Attribute> attributes) override;
  Result<void> end(std::string_view name) override;
  Result<void> text(std::string_view piece) override;
  Result<void> instruction(std::string_view target, std::string_view data) override;

  // The first active content; empty: there is none.
  [[nodiscard]] const Message& active() const { return active_; }
  // The texts of all style elements, in order, those within active elements too: librsvg uses them.
  [[nodiscard]] const std::vector<std::string>& style_sheets() const { return style_sheets_; }

 private:
  enum class Space { Svg, Html, Other };

  void declare_namespaces(std::span<const Attribute> attributes);
  [[nodiscard]] Space space_of(std::string_view name) const;
  [[nodiscard]] static Result<void> check_attribute(std::string_view element,
                                                    const Attribute& attribute);
  [[nodiscard]] static Result<void> check_sheet(std::string_view sheet);

  std::size_t depth_ = 0;
  std::size_t active_depth_ = 0;  // of the active element around; 0: there is none
  std::size_t style_depth_ = 0;   // of the style element around; 0: there is none
  std::vector<std::string> style_sheets_;
  Message active_;
  // The declarations of each prefix that are open, innermost last; and for each element those it
  // has.
  std::unordered_map<std::string, std::vector<Space>> namespaces_;
  std::vector<decltype(namespaces_)::value_type*> declared_;
  std::vector<std::size_t> declared_before_;
};

}  // namespace deckle::ooxml::svg

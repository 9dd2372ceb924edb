#pragma once
// A layout with its master, and the cache of those that a file's slides use.

#include <map>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "pptx/read/master.h"

namespace deckle::pptx {

struct LayoutSheet {
  std::string part;
  std::string name;  // p:cSld/@name
  std::string type;  // ST_SlideLayoutType, may be empty
  ooxml::xml::Document document;
  std::vector<SheetShape> shapes;
  const Master* master = nullptr;
  std::shared_ptr<const ooxml::Theme> own_theme;  // where it overrides the master's; else null
  ooxml::SchemeColors colors;                     // under the layout's colour map
  bool recolored = false;                         // a colour map or theme of its own
  bool shows_master = true;                       // shapes of the master show through

  [[nodiscard]] const ooxml::Theme& theme() const {
    return own_theme != nullptr ? *own_theme : master->theme;
  }
};

// Masters and layouts by part, each read once. What inherits from a master's placeholder is
// resolved once for each colour map.
class Sheets {
 public:
  // `package` and `defaults` (p:defaultTextStyle, may be null) outlive it, and so does the budget.
  Sheets(const ooxml::Package& package, pugi::xml_node defaults, Budget& budget,
         Coordinates coordinates)
      : package_(package), defaults_(defaults), budget_(budget), coordinates_(coordinates) {}

  // Errors as read_master().
  [[nodiscard]] Result<const Master*> master(const std::string& part);
  // Malformed: the part is absent or not a p:sldLayout. `master` is not null.
  [[nodiscard]] Result<const LayoutSheet*> layout(const std::string& part, const Master* master);
  // By the layout's own relationship. Malformed also: it has none.
  [[nodiscard]] Result<const LayoutSheet*> layout(const std::string& part);

  // What a placeholder of `layout` has, or hands to those of slides.
  [[nodiscard]] Placeholder placeholder(const LayoutSheet& layout, const SheetShape& shape);
  // What a placeholder of a slide inherits that the layout does not have.
  [[nodiscard]] std::shared_ptr<const InheritedText> master_text(const LayoutSheet& layout,
                                                                 const std::string& family);

  [[nodiscard]] pugi::xml_node defaults() const { return defaults_; }
  [[nodiscard]] Coordinates coordinates() const { return coordinates_; }

 private:
  MasterTexts& texts_of(const LayoutSheet& layout);

  const ooxml::Package& package_;
  pugi::xml_node defaults_;
  Budget& budget_;
  Coordinates coordinates_;
  std::map<std::string, std::unique_ptr<const Master>> masters_;
  std::map<std::string, std::unique_ptr<const LayoutSheet>> layouts_;
  std::map<std::string, MasterTexts> texts_;  // by master, or by layout where that is recoloured
};

}  // namespace deckle::pptx

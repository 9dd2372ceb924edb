#pragma once
// What a brand kit says beyond colours and fonts, and what a template keeps of it.

#include <memory>
#include <optional>
#include <string>

#include "slidespec/core/color.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/picture_ir.h"

namespace deckle::templates {

enum class LogoCorner { TopLeft, TopRight, BottomLeft, BottomRight };

// A file that a kit names, and where it does.
struct BrandFile {
  std::string file;      // relative; empty: none
  Place at;              // of the name
  bool of_spec = false;  // named by the tokens of a spec: relative to its assets, not to the kit
};

// Lengths are px.
struct BrandLogo {
  BrandFile file, on_dark;  // on_dark: in place of the other where that cannot be seen
  LogoCorner place = LogoCorner::TopRight;
  double clear_space = 16;
  std::optional<double> width, height;  // it is the largest that fits in both; unset: no bound
};

// Lengths are px; unset: the template's.
struct BrandSpacing {
  std::optional<double> margin, gutter, paragraph;

  [[nodiscard]] bool empty() const { return !margin && !gutter && !paragraph; }
};

enum class Allowed { Any, Only };  // Only: what is not in the kit or the theme is a finding
enum class LogoOn { Every, Covers };

struct BrandRules {
  Allowed fonts = Allowed::Any, colors = Allowed::Any;
  LogoOn logo = LogoOn::Every;

  [[nodiscard]] bool empty() const { return fonts == Allowed::Any && colors == Allowed::Any; }
};

// Of a template to which a kit was applied.
struct TemplateBrand {
  std::string name;
  BrandSpacing spacing;
  BrandRules rules;
  // The logo for a slide that covers the one of its layout with a picture, and the plate behind it.
  // Null: the kit has no logo.
  std::shared_ptr<const PictureIr> logo;
  Color plate;
};

}  // namespace deckle::templates

#include "ooxml/media/svg/work_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "ooxml/media/svg.h"
#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/css_tokens.h"
#include "ooxml/media/svg/drawing_graph.h"
#include "ooxml/media/svg/numbers.h"
#include "ooxml/media/svg/refusals.h"
#include "ooxml/media/svg/style_rules.h"
#include "ooxml/media/svg/vertices.h"
#include "ooxml/media/svg/weights.h"
#include "ooxml/media/svg/xml_reader.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::svg {
namespace {

using Kind = DrawnElement::Kind;
using Attributes = std::span<const Attribute>;

Kind kind_of(std::string_view element) {
  // librsvg 2.54, src/element.rs; what is not here draws nothing.
  constexpr std::array<std::pair<std::string_view, Kind>, 25> kKinds{
      {{"a", Kind::Group},         {"circle", Kind::Shape},   {"clippath", Kind::Clip},
       {"ellipse", Kind::Shape},   {"filter", Kind::Filter},  {"g", Kind::Group},
       {"image", Kind::Group},     {"line", Kind::Shape},     {"marker", Kind::Apart},
       {"mask", Kind::Apart},      {"path", Kind::Shape},     {"pattern", Kind::Pattern},
       {"polygon", Kind::Shape},   {"polyline", Kind::Shape}, {"rect", Kind::Shape},
       {"svg", Kind::Group},       {"switch", Kind::Group},   {"symbol", Kind::Apart},
       {"text", Kind::Shape},      {"textpath", Kind::Shape}, {"tref", Kind::Shape},
       {"tspan", Kind::Shape},     {"use", Kind::Use},        {"link", Kind::Group},
       {"multiimage", Kind::Group}}};
  if (element.starts_with("fe")) return Kind::Primitive;
  const auto* const found = std::find_if(
      kKinds.begin(), kKinds.end(), [element](const auto& row) { return row.first == element; });
  return found == kKinds.end() ? Kind::None : found->second;
}

std::string_view value_of(Attributes attributes, std::string_view name) {
  for (const Attribute& attribute : attributes) {
    if (attribute.name == name) return attribute.value;
  }
  return {};
}

// What an element refers to. One without prefix decides; nullopt: two have prefixes, and readers
// may take either.
std::optional<std::string_view> reference(Attributes attributes) {
  std::optional<std::string_view> found;
  for (const Attribute& attribute : attributes) {
    if (attribute.name == "href") return attribute.value;
  }
  for (const Attribute& attribute : attributes) {
    if (local_name(attribute.name) != "href") continue;
    if (found) return std::nullopt;
    found = attribute.value;
  }
  return found.value_or(std::string_view());
}

// Whether a style sets a width or height, which may be that of the root.
bool sets_size(std::string_view css) {
  CssTokens tokens(css);
  bool named = false;
  std::size_t count = 0;
  for (CssToken token = tokens.next(); !token.is(CssToken::Kind::End); token = tokens.next()) {
    if (++count % kValuesBetweenChecks == 0) check_cancelled();
    if (named && token.is(':')) return true;
    const bool is_name =
        token.is(CssToken::Kind::Ident, "width") || token.is(CssToken::Kind::Ident, "height");
    named = is_name || (named && token.is(CssToken::Kind::Space));
  }
  return false;
}

// Given in units that depend on a font. A percentage is of a page, and counts as not given.
bool is_length(std::string_view text) {
  return !trimmed(text).empty() && !trimmed(text).ends_with('%');
}

// How much a transform enlarges, at most; and whether it turns or skews.
struct Enlargement {
  double scale = 1;
  bool turns = false;
};

Enlargement enlargement(std::string_view transform) {
  Enlargement all;
  CssTokens tokens(transform);
  std::string function;
  std::vector<double> values;
  for (CssToken token = tokens.next(); !token.is(CssToken::Kind::End); token = tokens.next()) {
    if (token.is(CssToken::Kind::Function)) {
      function = ascii_lower(token.text);
      values.clear();
    } else if (token.is(CssToken::Kind::Number)) {
      std::string_view text = token.text;
      values.push_back(std::abs(take_number(text).value_or(0)));
    } else if (token.is(')')) {
      if (function == "scale" && !values.empty()) {
        all.scale *= std::max(values.front(), values.back());
      } else if (function == "matrix" && values.size() == 6) {
        const bool upright = values[1] == 0 && values[2] == 0;
        all.turns = all.turns || !upright;
        all.scale *= upright ? std::max(values[0], values[3])
                             : std::hypot(values[0], values[1]) + std::hypot(values[2], values[3]);
      } else if (function != "translate" && function != "scale") {
        all.turns = true;
        if (function.starts_with("skew") && !values.empty())
          all.scale *= 1 + std::abs(std::tan(values.front() * std::acos(-1) / 180));
      }
    }
  }
  return all;
}

class Estimator : public XmlHandler {
 public:
  explicit Estimator(const std::vector<std::string>& style_sheets)
      : values_(names_), rules_(values_) {
    for (const std::string& sheet : style_sheets) {
      rules_.add_sheet(sheet);
      has_rescaled_filter_ = has_rescaled_filter_ || sheet.find("transform") != std::string::npos;
      size_by_style_ = size_by_style_ || sets_size(sheet);
    }
  }

  Result<void> start(std::string_view name, Attributes attributes) override {
    const std::string type(local_name(name));
    const std::string lower = ascii_lower(type);
    DrawnElement element;
    element.kind = kind_of(lower);
    if (elements_.empty()) read_root(attributes);
    Context context = open_.empty() ? Context{} : open_.back();
    read_context(lower, attributes, context);
    if (Result<void> read = read_references(attributes, element); !read) return read;
    read_style(type, attributes, element);
    if (element.kind == Kind::Shape) {
      element.vertices = lower == "path"   ? path_vertices(value_of(attributes, "d"))
                         : lower == "line" ? 2
                                           : point_vertices(value_of(attributes, "points"));
    } else if (element.kind == Kind::Primitive) {
      read_primitive(lower, attributes, element);
    } else if (element.kind == Kind::Filter) {
      read_region(attributes, element);
    } else if (element.kind == Kind::Clip) {
      element.region_of_box = value_of(attributes, "clipPathUnits") == "objectBoundingBox";
    }
    if (element.values[static_cast<std::size_t>(Property::Filter)] > StyleValues::kInherit)
      has_rescaled_filter_ = has_rescaled_filter_ || context.rescaled;
    has_use_ = has_use_ || element.kind == Kind::Use;
    context.index = static_cast<std::uint32_t>(elements_.size());
    open_.push_back(context);
    elements_.push_back(element);
    return {};
  }

  Result<void> end(std::string_view) override {
    elements_[open_.back().index].end = static_cast<std::uint32_t>(elements_.size());
    open_.pop_back();
    return {};
  }

  Result<void> text(std::string_view) override { return {}; }
  Result<void> instruction(std::string_view, std::string_view) override { return {}; }

  Result<WorkEstimate> estimate(const Limits& limits) {
    std::vector<std::uint32_t> definitions(names_.size(), DrawnElement::kNoName);
    for (std::uint32_t i = 0; i < elements_.size(); ++i) {
      const std::uint32_t id = elements_[i].id;
      if (id != DrawnElement::kNoName && definitions[id] == DrawnElement::kNoName)
        definitions[id] = i;
    }
    const Result<DrawingCost> cost = drawing_cost(elements_, definitions, values_, canvas());
    if (!cost) return tl::unexpected(cost.error());
    if (cost->elements > static_cast<double>(limits.of(Limit::SvgElements)))
      return exceeds(Limit::SvgElements, limits);
    return WorkEstimate{cost->work, width_px_ * height_px_};
  }

 private:
  // What holds for an element and all in it.
  struct Context {
    std::uint32_t index = 0;
    double scale = 1;
    bool rescaled = false;  // drawn elsewhere, in another scale than the document's
  };

  // The size at which it is drawn, as deckle-svg computes it.
  void read_root(Attributes attributes) {
    const std::vector<double> box = numbers(value_of(attributes, "viewBox"), 4);
    std::optional<double> width = length_px(value_of(attributes, "width")),
                          height = length_px(value_of(attributes, "height"));
    const bool has_box = box.size() == 4 && box[2] > 0 && box[3] > 0;
    const bool sized = width && height && *width > 0 && *height > 0;
    if (size_by_style_ || sets_size(value_of(attributes, "style"))) {
      if (has_box) px_per_unit_ = kMaxDrawnPx / std::min(box[2], box[3]);
      return;
    }
    if (!sized && has_box) {
      width = box[2];
      height = box[3];
    } else if (!sized) {
      const bool other_unit = (!width && is_length(value_of(attributes, "width"))) ||
                              (!height && is_length(value_of(attributes, "height")));
      if (other_unit) return;
      width = kNoSvgWidth;
      height = kNoSvgHeight;
    }
    const double scale = drawn_scale(std::max(*width, *height));
    width_px_ = std::clamp(std::ceil(*width * scale), 1.0, kMaxDrawnPx);
    height_px_ = std::clamp(std::ceil(*height * scale), 1.0, kMaxDrawnPx);
    px_per_unit_ = has_box ? std::max(width_px_ / box[2], height_px_ / box[3]) : scale;
  }

  void read_context(std::string_view element, Attributes attributes, Context& context) {
    const Enlargement own = enlargement(value_of(attributes, "transform"));
    context.scale *= own.scale;
    max_scale_ = std::max(max_scale_, context.scale);
    turns_ = turns_ || own.turns;
    const bool nested = element == "svg" && !open_.empty();
    const bool apart = element == "defs" || element == "symbol" || element == "pattern" ||
                       element == "marker" || element == "mask" || element == "clippath";
    context.rescaled = context.rescaled || nested || apart;
    // Transforms by style are not read.
    if (value_of(attributes, "style").find("transform") != std::string_view::npos)
      has_rescaled_filter_ = true;
  }

  Result<void> read_references(Attributes attributes, DrawnElement& element) {
    const std::string_view id = trimmed(value_of(attributes, "id"));
    if (!id.empty()) element.id = names_.number(id);
    const std::optional<std::string_view> found = reference(attributes);
    if (!found && element.kind != Kind::None)
      return fail(ErrorCode::Malformed, tr("is an SVG with two references of one element"));
    const std::string_view target = trimmed(found.value_or(std::string_view()));
    if (target.starts_with('#')) element.target = names_.number(target.substr(1));
    return {};
  }

  void read_style(std::string_view type, Attributes attributes, DrawnElement& element) {
    ElementValues own{};
    std::string_view id, classes, style;
    for (const Attribute& attribute : attributes) {
      const std::string_view name = attribute.name;
      if (name == "id") id = attribute.value;
      if (name == "class") classes = attribute.value;
      if (name == "style") style = attribute.value;
      if (name == "marker") {
        for (std::size_t i = 0; i < 3; ++i)
          own[static_cast<std::size_t>(Property::MarkerStart) + i] =
              values_.read(Property::MarkerStart, attribute.value);
      } else if (const std::optional<Property> property = property_named(name)) {
        own[static_cast<std::size_t>(*property)] = values_.read(*property, attribute.value);
      }
    }
    const ElementValues values = rules_.apply(type, id, classes, own, style);
    const DrawnElement* const parent = open_.empty() ? nullptr : &elements_[open_.back().index];
    for (std::size_t i = 0; i < kReferringProperties; ++i) {
      const bool inherits = values[i] == StyleValues::kInherit ||
                            (values[i] == StyleValues::kUnset && i < kInheritedProperties);
      element.values[i] = !inherits           ? values[i]
                          : parent == nullptr ? StyleValues::kPlain
                                              : parent->values[i];
    }
    for (std::size_t i = kReferringProperties; i < kProperties; ++i) {
      const bool inherits = values[i] == StyleValues::kInherit && parent != nullptr;
      element.layer = element.layer || values_.of(values[i]).layer || (inherits && parent->layer);
      element.blend = element.blend || values_.of(values[i]).blend || (inherits && parent->blend);
    }
  }

  void read_primitive(std::string_view name, Attributes attributes, DrawnElement& element) {
    const PrimitiveWork work = primitive_work(name, attributes);
    element.work = work.fixed;
    element.window = work.window;
    element.radius_x = work.radius_x;
    element.radius_y = work.radius_y;
    element.radius_of_box = !open_.empty() && elements_[open_.back().index].radius_of_box;
  }

  void read_region(Attributes attributes, DrawnElement& element) {
    element.radius_of_box = value_of(attributes, "primitiveUnits") == "objectBoundingBox";
    const std::optional<double> width = length_px(value_of(attributes, "width")),
                                height = length_px(value_of(attributes, "height"));
    element.region_of_box = value_of(attributes, "filterUnits") != "userSpaceOnUse" || !width ||
                            !height || *width < 0 || *height < 0;
    if (element.region_of_box) return;
    // A turned region covers at most half of the square over the sum of its sides.
    const double sides = *width + *height;
    element.work = *width * *height;
    element.radius_x = sides * sides / 2;
  }

  [[nodiscard]] Canvas canvas() {
    for (DrawnElement& element : elements_) {
      if (element.kind == Kind::Filter && turns_) element.work = element.radius_x;
    }
    Canvas canvas;
    canvas.pixels = width_px_ * height_px_;
    canvas.longer_side_px = std::max(width_px_, height_px_);
    // What is used may be enlarged by its own transforms and by those of the use.
    canvas.px_per_unit = px_per_unit_ * (has_use_ ? max_scale_ * max_scale_ : max_scale_);
    canvas.known_regions = !has_rescaled_filter_;
    return canvas;
  }

  Names names_;
  StyleValues values_;
  StyleRules rules_;
  std::vector<DrawnElement> elements_;  // in document order
  std::vector<Context> open_;
  double width_px_ = kMaxDrawnPx, height_px_ = kMaxDrawnPx;
  double px_per_unit_ = kMaxDrawnPx;
  double max_scale_ = 1;
  bool turns_ = false, has_use_ = false, has_rescaled_filter_ = false, size_by_style_ = false;
};

}  // namespace

Result<WorkEstimate> estimate_work(std::string_view bytes,
                                   const std::vector<std::string>& style_sheets,
                                   const Limits& limits) {
  Estimator estimator(style_sheets);
  if (Result<void> read = read_xml(bytes, limits, estimator); !read)
    return tl::unexpected(read.error());
  return estimator.estimate(limits);
}

}  // namespace deckle::ooxml::svg

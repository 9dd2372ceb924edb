#include "ooxml/media/svg/content_check.h"

#include <algorithm>

#include "ooxml/media/svg/active.h"
#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/refusals.h"
#include "ooxml/media/svg/targets.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml::svg {
namespace {

constexpr std::string_view kSvg = "http://www.w3.org/2000/svg";
constexpr std::string_view kHtml = "http://www.w3.org/1999/xhtml";

std::string prefix_of(std::string_view name) {
  const std::size_t colon = name.find(':');
  return std::string(name.substr(0, colon == std::string_view::npos ? 0 : colon));
}

// draw.io keeps the source of a drawing in an attribute of its root, as text.
bool is_source_text(std::string_view element, std::string_view attribute) {
  return element == "svg" && attribute == "content";
}

}  // namespace

Result<void> ContentCheck::start(std::string_view name, std::span<const Attribute> attributes) {
  ++depth_;
  declare_namespaces(attributes);
  const std::string element = ascii_lower(local_name(name));
  if (element == "style" && style_depth_ == 0) {
    style_depth_ = depth_;
    style_sheets_.emplace_back();
  }
  if (active_depth_ != 0) return {};
  const Space space = space_of(name);
  if (depth_ == 1 && (local_name(name) != "svg" || space != Space::Svg))
    return fail(ErrorCode::Malformed, tr("is an SVG without the SVG namespace"));
  if (style_depth_ != 0 && style_depth_ != depth_)
    return fail(ErrorCode::Malformed,
                tr("is an SVG with an element in a style sheet ({})", quoted(element)));
  if ((element == "include" || element == "fallback") && space != Space::Svg)
    return outside(tr("a text or a drawing (XInclude)"), name);
  const Message active = active_element(element, space == Space::Html);
  if (active_.empty()) active_ = active.empty() ? active_attributes(element, attributes) : active;
  if (!active.empty()) {
    active_depth_ = depth_;
    return {};
  }
  for (const Attribute& attribute : attributes) {
    if (Result<void> checked = check_attribute(element, attribute); !checked) return checked;
  }
  return {};
}

Result<void> ContentCheck::check_attribute(std::string_view element, const Attribute& attribute) {
  const std::string name = ascii_lower(local_name(attribute.name));
  const bool is_base = name == "base" && attribute.name.find(':') != std::string_view::npos;
  if (is_base && !trimmed(attribute.value).empty())
    return outside(tr("everything through xml:base"), attribute.value);
  if ((name == "href" && element != "a") || name == "src") {
    if (!is_inside(attribute.value)) return outside(tr("a picture"), trimmed(attribute.value));
  }
  // Every address in a property is within parentheses or behind a rule's '@', however it is
  // spelled.
  if (attribute.value.find_first_of("(@") == std::string_view::npos ||
      is_source_text(element, name))
    return {};
  const std::optional<std::string> target = outside_target(attribute.value);
  if (!target) return {};
  return outside(*target == "@import" ? tr("a style sheet") : tr("a picture"), *target);
}

Result<void> ContentCheck::check_sheet(std::string_view sheet) {
  const std::optional<std::string> target = outside_target(sheet);
  if (!target) return {};
  return outside(*target == "@import" ? tr("a style sheet") : tr("a picture or font"), *target);
}

Result<void> ContentCheck::end(std::string_view) {
  for (; declared_.size() > declared_before_.back(); declared_.pop_back()) {
    auto& [prefix, open] = *declared_.back();
    open.pop_back();
    if (open.empty()) namespaces_.erase(std::string(prefix));
  }
  declared_before_.pop_back();
  const std::size_t depth = depth_--;
  const bool was_active = active_depth_ != 0;
  if (depth == active_depth_) active_depth_ = 0;
  if (depth != style_depth_) return {};
  style_depth_ = 0;
  return was_active ? Result<void>() : check_sheet(style_sheets_.back());
}

Result<void> ContentCheck::text(std::string_view piece) {
  if (style_depth_ != 0) style_sheets_.back() += piece;
  return {};
}

Result<void> ContentCheck::instruction(std::string_view target, std::string_view data) {
  if (ascii_lower(target) == "xml-stylesheet") return outside(tr("a style sheet"), trimmed(data));
  return {};
}

void ContentCheck::declare_namespaces(std::span<const Attribute> attributes) {
  declared_before_.push_back(declared_.size());
  for (const Attribute& attribute : attributes) {
    if (!attribute.name.starts_with("xmlns")) continue;
    const bool is_default = attribute.name.size() == 5;
    if (!is_default && attribute.name[5] != ':') continue;
    const std::string_view uri = attribute.value;
    auto& declared =
        *namespaces_.try_emplace(std::string(attribute.name.substr(is_default ? 5 : 6))).first;
    declared.second.push_back(uri == kSvg ? Space::Svg : uri == kHtml ? Space::Html : Space::Other);
    declared_.push_back(&declared);
  }
}

ContentCheck::Space ContentCheck::space_of(std::string_view name) const {
  const auto found = namespaces_.find(prefix_of(name));
  return found == namespaces_.end() || found->second.empty() ? Space::Other : found->second.back();
}

}  // namespace deckle::ooxml::svg

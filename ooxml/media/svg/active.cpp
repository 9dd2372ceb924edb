#include "ooxml/media/svg/active.h"

#include <algorithm>
#include <array>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/refusals.h"
#include "ooxml/media/svg/targets.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml::svg {
namespace {

template <std::size_t count>
bool is_one_of(std::string_view name, const std::array<std::string_view, count>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_handler(std::string_view lower) { return lower.size() > 2 && lower.starts_with("on"); }

bool is_animation(std::string_view element) {
  constexpr std::array<std::string_view, 5> kAnimations{"set", "animate", "animatecolor",
                                                        "animatemotion", "animatetransform"};
  return is_one_of(element, kAnimations);
}

}  // namespace

Message active_element(std::string_view element, bool is_html) {
  constexpr std::array<std::string_view, 3> kScripts{"script", "handler", "listener"};
  constexpr std::array<std::string_view, 7> kMedia{"iframe", "audio",  "video", "embed",
                                                   "object", "canvas", "applet"};
  if (is_one_of(element, kScripts)) return tr("a script ({})", element);
  if (is_one_of(element, kMedia)) return tr("sound, video or another document ({})", element);
  if (element == "foreignobject") return tr("content that is not SVG ({})", "foreignObject");
  if (is_html) return tr("content that is not SVG ({})", quoted(element));
  return {};
}

Message active_attributes(std::string_view element, std::span<const Attribute> attributes) {
  for (const Attribute& attribute : attributes) {
    const std::string name = ascii_lower(local_name(attribute.name));
    if (is_handler(name)) return tr("an event handler ({})", quoted(name));
    if (element == "a" && name == "href" && is_active_link(attribute.value))
      return tr("a link that runs a script ({})", quoted(trimmed(attribute.value)));
    if (name != "attributename" || !is_animation(element)) continue;
    const std::string animated = ascii_lower(local_name(trimmed(attribute.value)));
    if (animated == "href" || is_handler(animated))
      return tr("an animation of {}", quoted(animated));
  }
  return {};
}

}  // namespace deckle::ooxml::svg

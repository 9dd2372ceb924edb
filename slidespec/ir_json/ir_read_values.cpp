#include "slidespec/ir_json/ir_reader.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "slidespec/ir_json/px.h"
#include "slidespec/messages/tr.h"

namespace deckle::ir_json {

using nlohmann::json;

double number_or(const json& object, const char* key, double otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : value->get<double>();
}

int integer_or(const json& object, const char* key, int otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : value->get<int>();
}

bool flag_or(const json& object, const char* key, bool otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : value->get<bool>();
}

Emu px_or(const json& object, const char* key, Emu otherwise) {
  const json* value = member_of(object, key);
  return value == nullptr ? otherwise : emu_from_px(value->get<double>());
}

Rect rect_of(const json& object) {
  return {px_or(object, "x", {}), px_or(object, "y", {}), px_or(object, "w", {}),
          px_or(object, "h", {})};
}

std::uint32_t rgb_of(std::string_view text, const JsonPath& path, SpecContext& context) {
  if (!text.empty() && text.front() == '#') text.remove_prefix(1);
  std::string digits(text);
  if (digits.size() == 3) digits = {text[0], text[0], text[1], text[1], text[2], text[2]};
  std::uint32_t rgb = 0;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), rgb, 16);
  if (digits.size() == 6 && parsed.ptr == digits.data() + digits.size()) return rgb;
  context.error("invalid-value", path,
                tr("{} is {}, which is not a colour", path.subject(), in_quotes(text)),
                tr("write it as #RRGGBB"));
  return 0;
}

Color read_color(const json& value, const JsonPath& path, SpecContext& context) {
  if (value.is_string()) return {"", rgb_of(value.get_ref<const std::string&>(), path, context)};
  return {text_in(value, "scheme"), rgb_of(text_in(value, "rgb"), JsonPath(path, "rgb"), context),
          integer_or(value, "lumMod", 100), integer_or(value, "lumOff", 0)};
}

FillIr read_fill(const json& object, const JsonPath& path, const char* key, SpecContext& context) {
  const json* value = member_of(object, key);
  if (value == nullptr) return {};
  if (*value == "none") return {FillIr::Kind::None, {}};
  return {FillIr::Kind::Solid, read_color(*value, JsonPath(path, key), context)};
}

}  // namespace deckle::ir_json

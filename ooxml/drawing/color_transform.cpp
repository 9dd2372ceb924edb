#include "ooxml/drawing/color_transform.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "ooxml/drawing/values.h"

namespace deckle::ooxml {

namespace {

double clamp01(double value) { return std::clamp(value, 0.0, 1.0); }

template <typename Function>
Rgb each(const Rgb& color, Function function) {
  return {function(color.r), function(color.g), function(color.b)};
}

// Tint and shade mix with white and black in linear light, as Office does: shade 50 % of white is
// BCBCBC, not 808080.
Rgb mix_linear(const Rgb& color, double keep, double towards) {
  return each(color, [&](double v) {
    return from_linear(clamp01(to_linear(v) * keep + towards * (1 - keep)));
  });
}

enum class Operation { Set, Modulate, Offset };

double operate(double value, Operation operation, double amount) {
  switch (operation) {
    case Operation::Set:
      return amount;
    case Operation::Modulate:
      return value * amount;
    case Operation::Offset:
      return value + amount;
  }
  return value;
}

struct Channel {
  std::string_view name;  // local name of the element
  char channel;           // of HSL (h, s, l) or of linear RGB (r, g, b)
  Operation operation;
};

constexpr std::array<Channel, 18> kChannels{{
    {"hue", 'h', Operation::Set},
    {"hueMod", 'h', Operation::Modulate},
    {"hueOff", 'h', Operation::Offset},
    {"sat", 's', Operation::Set},
    {"satMod", 's', Operation::Modulate},
    {"satOff", 's', Operation::Offset},
    {"lum", 'l', Operation::Set},
    {"lumMod", 'l', Operation::Modulate},
    {"lumOff", 'l', Operation::Offset},
    {"red", 'r', Operation::Set},
    {"redMod", 'r', Operation::Modulate},
    {"redOff", 'r', Operation::Offset},
    {"green", 'g', Operation::Set},
    {"greenMod", 'g', Operation::Modulate},
    {"greenOff", 'g', Operation::Offset},
    {"blue", 'b', Operation::Set},
    {"blueMod", 'b', Operation::Modulate},
    {"blueOff", 'b', Operation::Offset},
}};

Rgb apply_channel(const Rgb& color, const Channel& channel, pugi::xml_node node) {
  const bool angle = channel.channel == 'h' && channel.operation != Operation::Modulate;
  const std::optional<double> read = angle ? degrees(node, "val") : percent(node, "val");
  if (!read) return color;
  const double amount = angle ? *read : *read / 100.0;
  Hsl hsl = to_hsl(color);
  Rgb linear = each(color, to_linear);
  switch (channel.channel) {
    case 'h':
      hsl.h = operate(hsl.h, channel.operation, amount);
      return from_hsl(hsl);
    case 's':
      hsl.s = clamp01(operate(hsl.s, channel.operation, amount));
      return from_hsl(hsl);
    case 'l':
      hsl.l = clamp01(operate(hsl.l, channel.operation, amount));
      return from_hsl(hsl);
    case 'r':
      linear.r = clamp01(operate(linear.r, channel.operation, amount));
      break;
    case 'g':
      linear.g = clamp01(operate(linear.g, channel.operation, amount));
      break;
    default:
      linear.b = clamp01(operate(linear.b, channel.operation, amount));
      break;
  }
  return each(linear, from_linear);
}

std::string_view local_name(pugi::xml_node node) {
  const std::string_view name = node.name();
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

const Channel* channel_of(std::string_view name) {
  const auto* found = std::find_if(kChannels.begin(), kChannels.end(),
                                   [name](const Channel& c) { return c.name == name; });
  return found == kChannels.end() ? nullptr : found;
}

Rgb apply_one(const Rgb& color, pugi::xml_node node) {
  const std::string_view name = local_name(node);
  if (const Channel* channel = channel_of(name)) return apply_channel(color, *channel, node);
  if (name == "tint" || name == "shade") {
    const std::optional<double> keep = percent(node, "val");
    return keep ? mix_linear(color, clamp01(*keep / 100.0), name == "tint" ? 1.0 : 0.0) : color;
  }
  if (name == "inv") return each(color, [](double v) { return from_linear(1 - to_linear(v)); });
  if (name == "gamma") return each(color, from_linear);
  if (name == "invGamma") return each(color, to_linear);
  if (name == "comp") {
    Hsl hsl = to_hsl(color);
    hsl.h += 180;
    return from_hsl(hsl);
  }
  if (name == "gray") {
    const double y =
        0.2126 * to_linear(color.r) + 0.7152 * to_linear(color.g) + 0.0722 * to_linear(color.b);
    return {from_linear(y), from_linear(y), from_linear(y)};
  }
  return color;
}

}  // namespace

double to_linear(double displayed) {
  return displayed <= 0.04045 ? displayed / 12.92 : std::pow((displayed + 0.055) / 1.055, 2.4);
}

double from_linear(double linear) {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
}

Rgb to_rgb(std::uint32_t packed) {
  return {static_cast<double>((packed >> 16) & 0xFF) / 255.0,
          static_cast<double>((packed >> 8) & 0xFF) / 255.0,
          static_cast<double>(packed & 0xFF) / 255.0};
}

std::uint32_t pack(const Rgb& color) {
  const auto byte = [](double v) {
    return static_cast<std::uint32_t>(std::lround(clamp01(v) * 255.0));
  };
  return (byte(color.r) << 16) | (byte(color.g) << 8) | byte(color.b);
}

Hsl to_hsl(const Rgb& color) {
  const double high = std::max({color.r, color.g, color.b});
  const double low = std::min({color.r, color.g, color.b});
  const double range = high - low;
  Hsl out;
  out.l = (high + low) / 2;
  if (range < 1e-12) return out;
  out.s = range / (1 - std::abs(2 * out.l - 1));
  if (high <= color.r) {
    out.h = 60 * std::fmod((color.g - color.b) / range + 6, 6.0);
  } else if (high <= color.g) {
    out.h = 60 * ((color.b - color.r) / range + 2);
  } else {
    out.h = 60 * ((color.r - color.g) / range + 4);
  }
  return out;
}

Rgb from_hsl(const Hsl& color) {
  const double hue = std::fmod(std::fmod(color.h, 360.0) + 360.0, 360.0) / 30.0;
  const double reach = color.s * std::min(color.l, 1 - color.l);
  const auto channel = [&](double shift) {
    const double k = std::fmod(shift + hue, 12.0);
    return color.l - reach * std::clamp(std::min(k - 3, 9 - k), -1.0, 1.0);
  };
  return {channel(0), channel(8), channel(4)};
}

Rgb apply_transforms(Rgb color, pugi::xml_node color_element) {
  for (const pugi::xml_node child : color_element.children()) color = apply_one(color, child);
  return color;
}

bool has_transforms(pugi::xml_node color_element) {
  constexpr std::array<std::string_view, 7> kOthers{"tint",     "shade", "inv", "gamma",
                                                    "invGamma", "comp",  "gray"};
  for (const pugi::xml_node child : color_element.children()) {
    const std::string_view name = local_name(child);
    if (channel_of(name) != nullptr) return true;
    if (std::find(kOthers.begin(), kOthers.end(), name) != kOthers.end()) return true;
  }
  return false;
}

}  // namespace deckle::ooxml

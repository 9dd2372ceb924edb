#include "ooxml/media/svg/style_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/css_tokens.h"
#include "ooxml/media/svg/weights.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::svg {
namespace {

using Kind = CssToken::Kind;

constexpr std::array<std::string_view, kProperties> kPropertyNames{
    "fill", "stroke",    "marker-start", "marker-mid",     "marker-end", "filter",
    "mask", "clip-path", "opacity",      "mix-blend-mode", "isolation"};

// "0.5", "50%"; what is no number is opaque.
bool is_translucent(std::string_view text) {
  double value = 1;
  text = trimmed(text);
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool percent = stop != text.data() + text.size() && *stop == '%';
  return error == std::errc{} && value < (percent ? 100 : 1);
}

bool is_ident(std::string_view text, std::string_view lower) {
  return CssTokens(trimmed(text)).next().is(Kind::Ident, lower);
}

}  // namespace

std::optional<Property> property_named(std::string_view name) {
  const auto* const found = std::find(kPropertyNames.begin(), kPropertyNames.end(), name);
  if (found == kPropertyNames.end()) return std::nullopt;
  return static_cast<Property>(found - kPropertyNames.begin());
}

std::uint32_t Names::number(std::string_view name) {
  if (names_.size() * 2 >= places_.size()) {
    places_.assign(std::max<std::size_t>(64, places_.size() * 2), 0);
    for (std::size_t i = 0; i < names_.size(); ++i)
      places_[place(names_[i].hash, text_of(i))] = static_cast<std::uint32_t>(i + 1);
  }
  const std::size_t hash = std::hash<std::string_view>()(name);
  std::uint32_t& known = places_[place(hash, name)];
  if (known == 0) {
    names_.push_back({hash, text_.size()});
    text_ += name;
    known = static_cast<std::uint32_t>(names_.size());
  }
  return known - 1;
}

std::string_view Names::text_of(std::size_t number) const {
  const std::size_t end = number + 1 < names_.size() ? names_[number + 1].begin : text_.size();
  return std::string_view(text_).substr(names_[number].begin, end - names_[number].begin);
}

std::size_t Names::place(std::size_t hash, std::string_view name) const {
  std::size_t at = hash & (places_.size() - 1);
  for (; places_[at] != 0; at = (at + 1) & (places_.size() - 1)) {
    const std::size_t number = places_[at] - 1;
    if (names_[number].hash == hash && text_of(number) == name) break;
  }
  return at;
}

StyleValues::StyleValues(Names& names) : names_(names), values_(kBlend + 1) {
  values_[kLayer].layer = true;
  values_[kBlend].layer = values_[kBlend].blend = true;
}

std::uint32_t StyleValues::add(StyleValue value) {
  values_.push_back(std::move(value));
  return static_cast<std::uint32_t>(values_.size() - 1);
}

std::uint32_t StyleValues::read(Property property, std::string_view css) {
  if (is_ident(css, "inherit")) return kInherit;
  switch (property) {
    case Property::Opacity:
      return is_translucent(css) ? kLayer : kPlain;
    case Property::BlendMode:
      return is_ident(css, "normal") ? kPlain : kBlend;
    case Property::Isolation:
      return is_ident(css, "isolate") ? kLayer : kPlain;
    default:
      break;
  }
  if (css.find('(') == std::string_view::npos) return kPlain;
  StyleValue value = parse(css);
  if (value.names.empty() && value.work == 0) return kPlain;
  // Nearly all refer to one element or to none, and are not kept by their text.
  std::uint32_t* known = nullptr;
  if (value.names.size() == 1 && value.work == 0) {
    of_name_.resize(std::max<std::size_t>(of_name_.size(), value.names.front() + 1), kUnset);
    known = &of_name_[value.names.front()];
  } else if (value.names.empty()) {
    known = &of_work_.try_emplace(value.work, kUnset).first->second;
  } else {
    known = &read_.try_emplace(std::string(css), kUnset).first->second;
  }
  if (*known == kUnset) *known = add(std::move(value));
  return *known;
}

StyleValue StyleValues::parse(std::string_view css) {
  StyleValue value;
  CssTokens tokens(css);
  bool in_url = false;
  for (CssToken token = tokens.next(); !token.is(Kind::End); token = tokens.next()) {
    const bool is_address = token.is(Kind::Url) || (token.is(Kind::String) && in_url);
    if (is_address && trimmed(token.text).starts_with('#'))
      value.names.push_back(names_.number(trimmed(token.text).substr(1)));
    in_url = token.is(Kind::Function, "url") || (in_url && token.is(Kind::Space));
    if (token.is(Kind::Function)) value.work += function_work(ascii_lower(token.text));
  }
  return value;
}

std::uint32_t StyleValues::either(std::uint32_t one, std::uint32_t other) {
  if (one == kUnset || one == other) return other;
  if (other == kUnset) return one;
  const std::uint32_t low = std::min(one, other), high = std::max(one, other);
  const std::uint64_t pair = std::uint64_t{high} << 32U | low;
  if (const auto known = either_.find(pair); known != either_.end()) return known->second;
  if (either_.size() >= kMaxPairs) return any_further(low, high);
  StyleValue value;
  value.alternatives = {low, high};
  value.layer = values_[low].layer || values_[high].layer;
  value.blend = values_[low].blend || values_[high].blend;
  return either_.emplace(pair, add(std::move(value))).first->second;
}

// Its alternatives are older pairs or values that were read, so none contains it.
std::uint32_t StyleValues::any_further(std::uint32_t one, std::uint32_t other) {
  if (any_further_ == kUnset) any_further_ = add({});
  StyleValue& all = values_[any_further_];
  for (const std::uint32_t value : {one, other}) {
    if (value == any_further_) continue;
    is_further_.resize(std::max<std::size_t>(is_further_.size(), value + 1));
    if (is_further_[value]) continue;
    is_further_[value] = true;
    all.alternatives.push_back(value);
    all.layer = all.layer || values_[value].layer;
    all.blend = all.blend || values_[value].blend;
  }
  return any_further_;
}

void read_declarations(std::string_view css, const Declared& declared) {
  CssTokens tokens(css);
  std::size_t count = 0;
  CssToken token = tokens.next();
  while (!token.is(Kind::End)) {
    if (token.is(Kind::Space) || token.is(';')) {
      token = tokens.next();
      continue;
    }
    const std::string name = token.is(Kind::Ident) ? ascii_lower(token.text) : std::string();
    while (!token.is(Kind::End) && !token.is(';') && !token.is(':')) token = tokens.next();
    if (!token.is(':')) continue;
    const std::size_t begin = tokens.at();
    std::size_t end = begin, before_mark = begin, depth = 0;
    bool important = false;
    for (token = tokens.next(); !token.is(Kind::End); token = tokens.next()) {
      if (++count % kValuesBetweenChecks == 0) check_cancelled();
      if (depth == 0 && token.is(';')) break;
      if (token.is('!')) before_mark = end;
      important = important || token.is(Kind::Ident, "important");
      if (token.is(Kind::Function) || token.is('(') || token.is('[') || token.is('{')) ++depth;
      if (depth > 0 && (token.is(')') || token.is(']') || token.is('}'))) --depth;
      end = tokens.at();
    }
    const std::string_view value =
        css.substr(begin, (important && before_mark > begin ? before_mark : end) - begin);
    if (name == "marker") {
      for (const Property one : {Property::MarkerStart, Property::MarkerMid, Property::MarkerEnd})
        declared(one, value, important);
    } else if (const std::optional<Property> property = property_named(name)) {
      declared(*property, value, important);
    }
  }
}

}  // namespace deckle::ooxml::svg

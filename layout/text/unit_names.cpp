#include "layout/text/unit_names.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// The unit, and how it is written out; empty places are at the end.
constexpr std::array<std::array<std::string_view, 7>, 24> kUnits = {{
    {"ms", "msec", "millisecond", "milliseconds", "밀리초"},
    {"s", "sec", "secs", "second", "seconds", "초"},
    {"min", "mins", "minute", "minutes", "분"},
    {"h", "hr", "hrs", "hour", "hours", "시간"},
    {"d", "day", "days", "일"},
    {"%", "percent", "per cent", "pct", "percentage", "퍼센트", "백분율"},
    {"pt", "pts", "point", "points", "점"},
    {"mm", "millimetre", "millimetres", "millimeter", "millimeters", "밀리미터"},
    {"m", "metre", "metres", "meter", "meters", "미터"},
    {"km", "kilometre", "kilometres", "kilometer", "kilometers", "킬로미터"},
    {"g", "gram", "grams", "그램"},
    {"kg", "kilo", "kilos", "kilogram", "kilograms", "킬로그램"},
    {"t", "ton", "tons", "tonne", "tonnes", "톤"},
    {"l", "litre", "litres", "liter", "liters", "리터"},
    {"ha", "hectare", "hectares", "헥타르"},
    {"kwh", "kilowatt hours", "kilowatt-hours", "킬로와트시"},
    {"mwh", "megawatt hours", "megawatt-hours", "메가와트시"},
    {"mb", "megabyte", "megabytes", "메가바이트"},
    {"gb", "gigabyte", "gigabytes", "기가바이트"},
    {"$", "usd", "dollar", "dollars", "us dollars", "달러"},
    {"€", "eur", "euro", "euros", "유로"},
    {"£", "gbp", "pounds", "pounds sterling", "파운드"},
    {"₩", "krw", "won", "원"},
    {"명", "people", "persons", "인원"},
}};

std::string plain(const std::string& text) {
  std::string out = ascii_lower(text);
  const auto outer = [](char c) { return c == ' ' || c == '(' || c == ')' || c == '.'; };
  while (!out.empty() && outer(out.back())) out.pop_back();
  while (!out.empty() && outer(out.front())) out.erase(out.begin());
  return out;
}

}  // namespace

bool are_one_unit(const std::string& first, const std::string& second) {
  const std::string a = plain(first), b = plain(second);
  if (a.empty() || b.empty()) return false;
  return std::any_of(kUnits.begin(), kUnits.end(), [&](const auto& names) {
    return std::find(names.begin(), names.end(), a) != names.end() &&
           std::find(names.begin(), names.end(), b) != names.end();
  });
}

}  // namespace deckle::layout

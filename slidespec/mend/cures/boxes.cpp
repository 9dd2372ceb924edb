// `extensions` of elements: boxes in other forms and units, runs, flags.

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
namespace {

constexpr double kSlideWidth = 1280, kSlideHeight = 720;  // px of a 16:9 slide

struct Length {
  double number = 0;
  std::string unit;
};

std::optional<Length> length_of(const json& value) {
  if (value.is_number()) return Length{value.get<double>(), {}};
  if (!value.is_string()) return std::nullopt;
  const std::string plain = normalised(value.get<std::string>());
  // A sign is no separator here.
  const bool negative = value.get_ref<const std::string&>().starts_with('-');
  const std::size_t end = std::min(plain.find_first_not_of("0123456789."), plain.size());
  const auto number = as_number(plain.substr(0, end));
  if (!number) return std::nullopt;
  return Length{negative ? -*number : *number, plain.substr(end)};
}

// px in one of a unit; `whole` is what a share is of.
std::optional<double> px_of(const Length& length, double whole) {
  constexpr std::pair<std::string_view, double> kUnits[] = {
      {"", 1},           {"px", 1},         {"in", 96},        {"inch", 96},       {"inches", 96},
      {"cm", 96 / 2.54}, {"mm", 96 / 25.4}, {"pt", 96.0 / 72}, {"emu", 1 / 9525.0}};
  if (length.unit == "%") return length.number / 100 * whole;
  for (const auto& [unit, px] : kUnits) {
    if (unit == length.unit) return length.number * px;
  }
  return std::nullopt;
}

// x, y, width, height, right, bottom.
constexpr std::size_t kSideNames = 6;
std::size_t side_of(std::string_view name) {
  static constexpr std::array<std::array<std::string_view, 5>, kSideNames> kNames = {{
      {"x", "left", "l", "x1", "x0"},
      {"y", "top", "t", "y1", "y0"},
      {"w", "width", "cx", "너비", "폭"},
      {"h", "height", "cy", "높이", ""},
      {"right", "r", "x2", "", ""},
      {"bottom", "b", "y2", "", ""},
  }};
  const std::string plain = normalised(name);
  for (std::size_t i = 0; i < kSideNames; ++i) {
    for (const std::string_view known : kNames[i]) {
      if (!known.empty() && known == plain) return i;
    }
  }
  return kSideNames;
}

using Sides = std::array<std::optional<Length>, kSideNames>;

bool read_sides(const json& value, Sides& sides) {
  if (value.is_array()) {
    if (value.size() != 4) return false;
    for (std::size_t i = 0; i < 4; ++i) {
      sides[i] = length_of(value[i]);
      if (!sides[i]) return false;
    }
    return true;
  }
  if (value.is_string()) {  // "100,50,300,200"
    const std::string& text = value.get_ref<const std::string&>();
    json parts = json::array();
    for (std::size_t at = 0; at <= text.size() && text.size() < 80;) {
      const std::size_t end = std::min(text.find_first_of(", ;", at), text.size());
      if (end > at) parts.push_back(text.substr(at, end - at));
      at = end + 1;
    }
    return parts.size() == 4 && read_sides(parts, sides);
  }
  if (!value.is_object() || value.size() > 8) return false;
  for (auto it = value.begin(); it != value.end(); ++it) {
    const std::string plain = normalised(it.key());
    if ((plain == "position" || plain == "pos" || plain == "size") && it->is_object()) {
      if (!read_sides(*it, sides)) return false;
      continue;
    }
    const std::size_t side = side_of(it.key());
    if (side == kSideNames || sides[side]) {
      if (plain == "unit" || plain == "units") continue;
      return false;
    }
    sides[side] = length_of(*it);
    if (!sides[side]) return false;
  }
  if (value.is_object() && value.contains("unit") && value["unit"].is_string()) {
    for (auto& side : sides) {
      if (side && side->unit.empty()) side->unit = normalised(value["unit"].get<std::string>());
    }
  }
  return true;
}

std::optional<json> box_of(Sides sides) {
  bool bare = true, small = true, shares = true, fraction = false, huge = false;
  for (const auto& side : sides) {
    if (!side) continue;
    const double number = side->number;
    bare = bare && side->unit.empty();
    small = small && std::abs(number) < 20;
    shares = shares && number >= 0 && number <= 1;
    fraction = fraction || std::trunc(number) != number;
    huge = huge || number > 100000;
  }
  if (bare) {
    // Without units: shares of the slide, inches, or the EMU of python-pptx (914,400 to the inch).
    for (auto& side : sides) {
      if (!side) continue;
      if (shares && fraction)
        side->number *= 100, side->unit = "%";
      else if (small && fraction)
        side->unit = "in";
      else if (huge)
        side->unit = "emu";
    }
  }
  std::array<std::optional<double>, kSideNames> px;
  for (std::size_t i = 0; i < kSideNames; ++i) {
    if (!sides[i]) continue;
    px[i] = px_of(*sides[i], i == 0 || i == 2 || i == 4 ? kSlideWidth : kSlideHeight);
    if (!px[i]) return std::nullopt;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    if (!px[2 + i] && px[i] && px[4 + i]) px[2 + i] = *px[4 + i] - *px[i];
    if (!px[i] && px[2 + i] && px[4 + i]) px[i] = *px[4 + i] - *px[2 + i];
  }
  json box = json::object();
  constexpr const char* kNames[] = {"x", "y", "w", "h"};
  for (std::size_t i = 0; i < 4; ++i) {
    if (!px[i] || std::abs(*px[i]) > 100000 || (i > 1 && *px[i] <= 0)) return std::nullopt;
    box[kNames[i]] = number_json(std::round(*px[i] * 100) / 100);
  }
  return box;
}

// The side that another name of it is renamed to.
void rename_sides(const Here& box, CureList& list) {
  static constexpr std::pair<const char*, const char*> kNames[] = {
      {"left", "x"}, {"top", "y"}, {"width", "w"}, {"height", "h"}};
  bool first = true;
  for (const auto& [name, side] : kNames) {
    if (!box.has(name) || box.has(side)) continue;
    const std::string from = box.below(name), to = box.below(side);
    Cure cure{
        {from, to}, {{PatchStep::Op::Move, to, from, {}}}, tr("rename '{}' to '{}'", name, side)};
    // A box without a side is one finding, about the box.
    if (std::exchange(first, false)) cure.flaws.push_back(box.pointer);
    list.push(std::move(cure));
  }
}

// A value that is not what its key stands for stays in the extensions under another name.
void set_aside(const Here& extensions, const std::string& name, CureList& list) {
  std::string kept = name + "_";
  while (extensions.has(kept)) kept += '_';
  list.give_name(extensions, name, kept);
}

void cure_box(const Here& extensions, CureList& list) {
  const Here box = extensions.at("box");
  if (box.value.is_null()) return list.remove(box.pointer, tr("remove it"));
  if (box.value.is_object()) {
    bool numbers = !box.value.empty(), named = true;
    std::size_t sides = 0;
    for (auto it = box.value.begin(); it != box.value.end(); ++it) {
      const std::size_t side = side_of(it.key());
      if (side == kSideNames) continue;
      named = named && (side < 4) && it.key().size() != 2 &&
              (it.key().size() > 2 || it.key() == std::string(1, "xywh"[side]));
      sides += 1;
      numbers = numbers && it->is_number() && std::abs(it->get<double>()) <= 100000;
    }
    if (numbers && named && sides == 4) return rename_sides(box, list);
  }
  Sides sides;
  const auto right = read_sides(box.value, sides) ? box_of(sides) : std::nullopt;
  if (!right) return set_aside(extensions, "box", list);
  if (*right != box.value) list.replace(box.pointer, *right, tr("write {}", spaced(*right)));
}

// Runs that are their text but for blanks between them, and for what follows the last one or comes
// before the first, with members under other names.
std::optional<json> mended_runs(const json& runs, const std::string& text) {
  if (!runs.is_array() || runs.empty() || runs.size() > 10000) return std::nullopt;
  json right = json::array();
  std::size_t at = 0;
  for (const json& run : runs) {
    const auto gathered = gather_text(run);
    if (!gathered || !(run.is_object() || run.is_string())) return std::nullopt;
    std::string part = gathered->text;
    // gather_text() leaves the line break at the end out.
    if (right.empty() && text.compare(at, part.size(), part) != 0) {
      const std::size_t begin = text.find(part);
      if (part.empty() || begin == std::string::npos) return std::nullopt;
      right.push_back({{"text", text.substr(0, begin)}});
      at = begin;
    }
    if (text.compare(at, part.size(), part) != 0) return std::nullopt;
    std::size_t end = at + part.size();
    while (end < text.size() && (text[end] == ' ' || text[end] == '\n')) ++end;
    json look = gathered->runs.empty() ? json::object() : gathered->runs[0];
    look["text"] = text.substr(at, end - at);
    at = end;
    right.push_back(std::move(look));
  }
  if (at < text.size()) right.push_back({{"text", text.substr(at)}});
  return right;
}

bool sound_run(const json& run) {
  if (!run.is_object() || !run.contains("text") || !run["text"].is_string()) return false;
  for (auto it = run.begin(); it != run.end(); ++it) {
    const std::string& key = it.key();
    if ((key == "bold" || key == "italic" || key == "underline") && !it->is_boolean()) return false;
    if (key == "size_pt" && !it->is_number()) return false;
    if (key == "color" && color_from(*it, false) != it->get<json>()) return false;
    if (it->is_null() || find_known_key(OpenPlace::Run, key) == nullptr) return false;
  }
  return true;
}

void cure_runs(const Here& element, const Here& runs, CureList& list) {
  if (is_nothing(runs.value)) return list.remove(runs.pointer, tr("remove it"));
  const json* content = element.find("content");
  if (content == nullptr || !content->is_object()) return;
  if (runs.value.is_object()) {  // one run without the list around it
    json list_of_one = json::array({runs.value});
    return list.replace(runs.pointer, list_of_one, tr("write each run as {}", R"({"text": "…"})"));
  }
  if (!runs.value.is_array()) return;
  if (content->contains("text") && (*content)["text"].is_string()) {
    const std::string text = (*content)["text"].get<std::string>();
    std::string joined;
    bool sound = true;
    for (const json& run : runs.value) {
      sound = sound && sound_run(run);
      if (sound) joined += run["text"].get<std::string>();
    }
    if (sound && joined == text) return;
    if (const auto right = mended_runs(runs.value, text))
      list.replace(runs.pointer, *right, tr("write each run as {}", R"({"text": "…"})"));
  }
}

}  // namespace

bool make_box(const Here& element, CureList& list) {
  const json* extensions = element.find("extensions");
  if (extensions != nullptr && (!extensions->is_object() || extensions->contains("box")))
    return false;
  Sides sides;
  std::vector<std::string> names;
  for (auto it = element.value.begin(); it != element.value.end(); ++it) {
    const std::string plain = normalised(it.key());
    const bool whole = plain == "position" || plain == "bounds" || plain == "frame" ||
                       plain == "rect" || plain == "bbox" || plain == "geometry" ||
                       plain == "size" || plain == "pos" || plain == "box";
    if (whole && it->is_structured()) {
      Sides inner = sides;
      if (!read_sides(*it, inner)) continue;
      sides = inner;
      names.push_back(it.key());
      continue;
    }
    const std::size_t side =
        it.key().size() == 1 && plain != "x" && plain != "y" && plain != "w" && plain != "h"
            ? kSideNames
            : side_of(it.key());
    if (side == kSideNames || sides[side]) continue;
    const auto length = length_of(*it);
    if (!length) continue;
    sides[side] = length;
    names.push_back(it.key());
  }
  const auto box = names.empty() ? std::nullopt : box_of(sides);
  if (!box) return false;
  Cure cure;
  if (extensions == nullptr)
    cure.patch.push_back({PatchStep::Op::Add, element.below("extensions"), {}, "{}"});
  cure.patch.push_back(
      {PatchStep::Op::Add, element.below("extensions") + "/box", {}, spaced(*box)});
  for (const std::string& name : names) {
    cure.flaws.push_back(element.below(name));
    cure.patch.push_back({PatchStep::Op::Remove, element.below(name), {}, {}});
  }
  cure.hint = tr("write \"extensions\": {}", spaced({{"box", *box}}));
  list.push(std::move(cure));
  return true;
}

void cure_extensions(const Here& element, CureList& list) {
  if (!element.has("extensions")) return;
  const Here extensions = element.at("extensions");
  if (extensions.value.is_null() || (extensions.value.is_array() && extensions.value.empty()))
    return list.remove(extensions.pointer, tr("remove it"));
  if (!extensions.value.is_object())
    return list.replace(extensions.pointer, {{"value", extensions.value}},
                        tr("write {}", R"({"value": …})"));
  if (extensions.has("box")) cure_box(extensions, list);
  if (extensions.has("runs")) cure_runs(element, extensions.at("runs"), list);
  if (extensions.has("z")) {
    want_number(extensions, "z", -1e6, 1e6, true, list);
    const json& z = extensions.value["z"];
    if (!z.is_null() && !as_number(z)) set_aside(extensions, "z", list);
  }
  if (extensions.has("details")) {
    want_flag(extensions, "details", list);
    const json& details = extensions.value["details"];
    if (!details.is_null() && !as_flag(details)) set_aside(extensions, "details", list);
  }
  if (const json* text = extensions.find("text")) {
    if (text->is_null())
      list.remove(extensions.below("text"), tr("remove it"));
    else if (*text != "plain" && *text != "markdown")
      set_aside(extensions, "text", list);
  }
}

}  // namespace deckle::cures

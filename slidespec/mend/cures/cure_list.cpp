#include "slidespec/mend/cures/cure_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/json/json_document.h"
#include "slidespec/mend/spaced_json.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {

std::string Here::below(std::string_view key) const { return pointer + "/" + pointer_token(key); }
std::string Here::below(std::size_t index) const {
  constexpr std::size_t kItemsBetweenChecks = 64;  // all loops over lists come here
  if (index % kItemsBetweenChecks == 0) check_cancelled();
  return fmt::format("{}/{}", pointer, index);
}

const json* Here::find(std::string_view key) const {
  if (!value.is_object()) return nullptr;
  const auto found = value.find(std::string(key));
  return found == value.end() ? nullptr : &*found;
}

void CureList::push(Cure cure) {
  if (full() || cure.flaws.empty() || has(cure.flaws.front())) return;
  flaws_.insert(cure.flaws.begin(), cure.flaws.end());
  all_.push_back(std::move(cure));
}

bool CureList::has(const std::string& flaw) const { return flaws_.contains(flaw); }

bool CureList::has_below(const std::string& pointer) const {
  const auto below = flaws_.lower_bound(pointer + "/");
  return below != flaws_.end() && below->starts_with(pointer + "/");
}

void CureList::give_name(const Here& object, std::string_view old_name, std::string_view name) {
  const std::string from = object.below(old_name), to = object.below(name);
  push({{from, to},
        {{PatchStep::Op::Move, to, from, {}}},
        tr("rename '{}' to '{}'", old_name, name)});
}

void CureList::move(const std::string& from, const std::string& to,
                    std::vector<std::string> parents) {
  JsonPatch patch;
  for (const std::string& parent : parents) patch.push_back({PatchStep::Op::Add, parent, {}, "{}"});
  patch.push_back({PatchStep::Op::Move, to, from, {}});
  std::vector<std::string> flaws{from, to};
  flaws.insert(flaws.end(), parents.begin(), parents.end());
  push({std::move(flaws), std::move(patch), tr("move it to {}", to)});
}

void CureList::replace(const std::string& pointer, const json& value, Message hint) {
  push({{pointer}, {{PatchStep::Op::Replace, pointer, {}, spaced_json(value)}}, std::move(hint)});
}

void CureList::add(const Here& object, std::string_view name, const json& value) {
  const std::string pointer = object.below(name), text = spaced_json(value);
  push({{pointer},
        {{PatchStep::Op::Add, pointer, {}, text}},
        text.size() > 60 ? tr("add '{}'", name) : tr("add \"{}\": {}", name, text)});
}

void CureList::remove(const std::string& pointer, Message hint) {
  push({{pointer}, {{PatchStep::Op::Remove, pointer, {}, {}}}, std::move(hint)});
}

std::string normalised(std::string_view name) {
  std::string out;
  for (const char c : name.substr(0, 200)) {
    if (c == '_' || c == '-' || c == ' ') continue;
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

std::string_view meant_key(std::string_view name, std::span<const Key> keys) {
  const std::string plain = normalised(name);
  for (const Key& key : keys) {
    if (normalised(key.name) == plain) return key.name;
    for (const std::string_view alias : key.aliases) {
      if (normalised(alias) == plain) return key.name;
    }
  }
  std::vector<std::string_view> names;
  for (const Key& key : keys) names.push_back(key.name);
  const std::string nearest = nearest_name(name, names);
  const auto found = std::find(names.begin(), names.end(), nearest);
  return found == names.end() ? std::string_view() : *found;
}

std::vector<std::string> rename_members(const Here& object, std::span<const Key> keys,
                                        CureList& list) {
  std::vector<std::string> unknown;
  std::set<std::string_view> taken;
  if (object.value.size() > kMaxMembers) return unknown;
  for (auto it = object.value.begin(); it != object.value.end(); ++it) {
    if (list.full()) return {};
    const bool known =
        std::any_of(keys.begin(), keys.end(), [&](const Key& key) { return key.name == it.key(); });
    if (known) continue;
    const std::string_view meant = meant_key(it.key(), keys);
    if (!meant.empty() && !object.has(meant) && taken.insert(meant).second)
      list.give_name(object, it.key(), meant);
    else
      unknown.push_back(it.key());
  }
  return unknown;
}

void rename_open_keys(const Here& object, OpenPlace place, std::span<const Key> aliases,
                      CureList& list) {
  if (object.value.size() > kMaxMembers) return;
  std::vector<Key> keys(aliases.begin(), aliases.end());
  for (const std::string_view name : known_keys_of(place)) {
    if (std::none_of(keys.begin(), keys.end(), [&](const Key& key) { return key.name == name; }))
      keys.push_back({name});
  }
  for (auto it = object.value.begin(); it != object.value.end() && !list.full(); ++it) {
    if (find_known_key(place, it.key()) != nullptr) continue;
    const std::string_view meant = meant_key(it.key(), keys);
    if (!meant.empty() && !object.has(meant) && !list.has(object.below(meant)))
      list.give_name(object, it.key(), meant);
  }
}

void keep_in_extensions(const std::string& member, const Here& owner, std::string_view key,
                        CureList& list) {
  const json* extensions = owner.find("extensions");
  std::string name(key);
  if (extensions != nullptr && (!extensions->is_object() || extensions->size() > kMaxMembers))
    return;
  // A key that deckle knows there would be read as a setting.
  if (find_known_key(OpenPlace::ElementExtensions, name) != nullptr) name += '_';
  for (int n = 2; extensions != nullptr && extensions->contains(name); ++n)
    name = fmt::format("{}_{}", key, n);
  const std::string folder = owner.below("extensions");
  list.move(member, folder + "/" + pointer_token(name),
            extensions == nullptr ? std::vector<std::string>{folder} : std::vector<std::string>{});
}

std::optional<json> as_text(const json& value) {
  if (value.is_string()) return value;
  if (value.is_number() || value.is_boolean()) return value.dump();
  if (value.is_array()) {
    std::string joined;
    for (const json& item : value) {
      const auto text = as_text(item);
      if (!text) return std::nullopt;
      if (!joined.empty()) joined += '\n';
      joined += text->get_ref<const std::string&>();
    }
    return joined;
  }
  // An object around one text.
  if (value.is_object() && value.size() == 1) return as_text(value.front());
  return std::nullopt;
}

std::optional<double> as_number(const json& value) {
  if (value.is_number()) return value.get<double>();
  if (!value.is_string()) return std::nullopt;
  std::string digits;
  bool seen = false;
  std::string_view text = value.get_ref<const std::string&>();
  if (text.size() > 40) return std::nullopt;
  std::string cleaned(text);
  for (const std::string_view mark :
       {",", " ", "\u00A0", "\u202F", "%", "px", "pt", "$", "€", "£", "¥", "₩", "원"}) {
    for (std::size_t at = cleaned.find(mark); at != std::string::npos; at = cleaned.find(mark))
      cleaned.erase(at, mark.size());
  }
  for (const char c : cleaned) {
    seen = seen || (c >= '0' && c <= '9');
    digits += c;
  }
  if (digits.starts_with('+')) digits.erase(0, 1);
  // A comma is a separator of thousands only between groups of three.
  if (text.find(',') != std::string_view::npos) {
    const std::size_t last = text.rfind(',');
    std::size_t after = 0;
    for (std::size_t i = last + 1; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
      ++after;
    if (after != 3) return std::nullopt;
  }
  double number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (!seen || error != std::errc() || end != digits.data() + digits.size() ||
      !std::isfinite(number))
    return std::nullopt;
  return number;
}

std::optional<bool> as_flag(const json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_number()) {
    const double number = value.get<double>();
    return number == 0 || number == 1 ? std::optional(number == 1) : std::nullopt;
  }
  if (!value.is_string()) return std::nullopt;
  const std::string text = normalised(value.get_ref<const std::string&>());
  if (text == "true" || text == "yes" || text == "on" || text == "1") return true;
  if (text == "false" || text == "no" || text == "off" || text == "0") return false;
  return std::nullopt;
}

std::string spaced(const json& value) { return spaced_json(value); }

json number_json(double value) {
  if (std::trunc(value) == value && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

namespace {

Message write_hint(const json& value) {
  const std::string text = spaced_json(value);
  return text.size() > 80 ? tr("write it as a string") : tr("write {}", text);
}

}  // namespace

void want_text(const Here& object, std::string_view name, CureList& list) {
  const json* value = object.find(name);
  if (value == nullptr || value->is_string()) return;
  if (value->is_null()) return list.remove(object.below(name), tr("remove it"));
  if (const auto text = as_text(*value)) list.replace(object.below(name), *text, write_hint(*text));
}

void want_number(const Here& object, std::string_view name, double least, double most, bool integer,
                 CureList& list) {
  const json* value = object.find(name);
  if (value == nullptr) return;
  if (value->is_null()) return list.remove(object.below(name), tr("remove it"));
  std::optional<double> number = as_number(*value);
  if (!number) return;
  double right = std::clamp(*number, least, most);
  if (integer) right = std::round(right);
  if (value->is_number() && right == *number) return;
  const json written = number_json(right);
  const bool quoted = value->is_string() && right == *number;
  list.replace(object.below(name), written,
               quoted && value->get_ref<const std::string&>() == written.dump()
                   ? tr("remove the quotes")
                   : tr("write {}", written.dump()));
}

void want_flag(const Here& object, std::string_view name, CureList& list) {
  const json* value = object.find(name);
  if (value == nullptr || value->is_boolean()) return;
  if (value->is_null()) return list.remove(object.below(name), tr("remove it"));
  if (const auto flag = as_flag(*value)) {
    const char* word = *flag ? "true" : "false";
    list.replace(object.below(name), *flag,
                 *value == json(word) ? tr("remove the quotes") : tr("write {}", word));
  }
}

void want_choice(const Here& object, std::string_view name, std::span<const Choice> choices,
                 std::string_view otherwise, CureList& list) {
  const json* value = object.find(name);
  if (value == nullptr) return;
  if (value->is_null() && otherwise.empty())
    return list.remove(object.below(name), tr("remove it"));
  std::vector<Key> keys;
  for (const Choice& choice : choices) keys.push_back({choice.name, choice.aliases});
  std::string_view meant;
  if (value->is_string()) {
    const std::string& text = value->get_ref<const std::string&>();
    if (std::any_of(choices.begin(), choices.end(),
                    [&](const Choice& choice) { return choice.name == text; }))
      return;
    meant = meant_key(text, keys);
  }
  if (meant.empty()) meant = otherwise;
  if (!meant.empty())
    list.replace(object.below(name), std::string(meant), tr("write \"{}\"", meant));
}

std::vector<std::string> parts_of(const std::string& text, std::size_t most) {
  std::vector<std::string> parts;
  std::string_view rest = text;
  while (!rest.empty()) {
    check_cancelled();
    std::size_t end = 0, characters = 0, paragraph = 0, sentence = 0, word = 0;
    while (end < rest.size() && characters < most) {
      const std::size_t begin = end;
      do ++end;
      while (end < rest.size() && (rest[end] & 0xC0) == 0x80);
      ++characters;
      const std::string_view character = rest.substr(begin, end - begin);
      const bool blank_follows = end < rest.size() && (rest[end] == ' ' || rest[end] == '\n');
      const bool stop = character == "." || character == "!" || character == "?";
      if (end < rest.size() && rest[end] == '\n') paragraph = end;
      if ((blank_follows && stop) || character == "\u3002") sentence = end;
      if (blank_follows) word = end;
    }
    std::size_t cut = end;
    if (end < rest.size())
      cut = paragraph > 0 ? paragraph : sentence > 0 ? sentence : word > 0 ? word : end;
    parts.emplace_back(rest.substr(0, cut));
    while (cut < rest.size() && (rest[cut] == ' ' || rest[cut] == '\n')) ++cut;
    rest.remove_prefix(cut);
  }
  return parts;
}

std::string new_id(const std::string& wanted, std::set<std::string>& used) {
  if (used.insert(wanted).second) return wanted;
  // Numbers are mostly taken from 2 on without a gap: the first free one is found by halving.
  const auto is_taken = [&](int n) { return used.contains(fmt::format("{}_{}", wanted, n)); };
  int taken = 1, open = 2;
  for (; is_taken(open); open *= 2) taken = open;
  while (open - taken > 1) (is_taken((taken + open) / 2) ? taken : open) = (taken + open) / 2;
  return *used.insert(fmt::format("{}_{}", wanted, open)).first;
}

void want_id(const Here& object, std::string_view name, const std::string& otherwise,
             const Message& own, std::set<std::string>& used, CureList& list) {
  want_text(object, name, list);
  const std::string pointer = object.below(name);
  const json* id = object.find(name);
  constexpr std::size_t kMaxId = 80;  // characters, of the schema for most ids
  if (id != nullptr && id->is_string() && id->get_ref<const std::string&>().size() > kMaxId &&
      object.pointer.find("/assets/") == std::string::npos) {
    const std::vector<std::string> parts = parts_of(id->get<std::string>(), kMaxId - 4);
    if (parts.size() > 1 || id->get_ref<const std::string&>().size() > 4 * kMaxId)
      return list.replace(pointer, new_id(parts.front(), used),
                          tr("write at most {} characters", kMaxId));
  }
  if (id != nullptr && id->is_string() && *id != "") {
    if (!used.insert(id->get<std::string>()).second)
      list.replace(pointer, new_id(id->get<std::string>(), used), own);
  } else if (!list.has(pointer)) {
    const std::string made = new_id(otherwise, used);
    if (id == nullptr)
      list.add(object, name, made);
    else
      list.replace(pointer, made, tr("write an id"));
  }
}

bool is_nothing(const json& value) {
  return value.is_null() || value == "" || (value.is_structured() && value.empty());
}

bool is_address(const std::string& text) { return text.find("://") != std::string::npos; }

bool is_place(const std::string& text) {
  constexpr std::size_t kMinEnding = 3, kMaxEnding = 6;  // with the dot: ".py" to ".xhtml"
  const std::size_t dot = text.rfind('.');
  const std::size_t ending = dot == std::string::npos ? 0 : text.size() - dot;
  return is_address(text) || text.find('/') != std::string::npos ||
         (dot != std::string::npos && dot > 0 && ending >= kMinEnding && ending <= kMaxEnding);
}

json source_of(const std::string& text) {
  return is_address(text) ? json{{"kind", "url"}, {"url", text}}
                          : json{{"kind", "file"}, {"file_id", text}};
}

const std::string* find_name(const json& object, std::initializer_list<const char*> names) {
  if (!object.is_object() || object.size() > kMaxMembers) return nullptr;
  for (const char* name : names) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (normalised(it.key()) == normalised(name)) return &it.key();
    }
  }
  return nullptr;
}

const json* find_any(const json& object, std::initializer_list<const char*> names) {
  const std::string* name = find_name(object, names);
  return name == nullptr ? nullptr : &object.at(*name);
}

bool one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string after_first(const std::vector<std::string>& parts) {
  std::string rest;
  for (std::size_t i = 1; i < parts.size(); ++i) rest += (i > 1 ? " " : "") + parts[i];
  return rest;
}

void add_text_after(const Here& element, const std::string& otherwise, const std::string& role,
                    const std::string& text, Cure& cure) {
  const json* id = element.find("element_id");
  json after = {{"element_id",
                 (id != nullptr && id->is_string() ? id->get<std::string>() : otherwise) + "_text"},
                {"kind", "text"}};
  if (!role.empty()) after["role"] = role;
  after["content"] = {{"text", text}};
  const std::size_t number = element.pointer.rfind('/') + 1;
  const std::size_t next = std::stoul(element.pointer.substr(number)) + 1;
  cure.patch.push_back({PatchStep::Op::Add,
                        element.pointer.substr(0, number) + std::to_string(next),
                        {},
                        spaced(after)});
  cure.hint = tr("write a text element after it: {}", spaced(after));
}

}  // namespace deckle::cures

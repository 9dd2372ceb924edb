#include "slidespec/validate/consequences.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/json/json_document.h"

namespace deckle {
namespace {

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

// Where the wrong value is, or would be: the schema reports a missing member at its object.
std::string place_of(const Diagnostic& d) {
  const FactValue* member = find_fact(d.facts, "member");
  const auto* name = member == nullptr ? nullptr : std::get_if<std::string>(member);
  return name == nullptr ? d.at.pointer : d.at.pointer + "/" + pointer_token(*name);
}

bool ends_with_any(std::string_view pointer, std::initializer_list<std::string_view> ends) {
  return std::any_of(ends.begin(), ends.end(),
                     [pointer](std::string_view end) { return pointer.ends_with(end); });
}

// "/deck/slides/3" of a pointer below it; empty for others.
std::string slide_of(const std::string& pointer) {
  constexpr std::string_view kSlides = "/deck/slides/";
  if (!pointer.starts_with(kSlides)) return "";
  return pointer.substr(0, pointer.find('/', kSlides.size()));
}

// The list that a name of a dangling reference is looked for in, and the key of its ids.
struct List {
  std::string pointer;
  std::string_view id;
};

class Wrong {
 public:
  explicit Wrong(const DiagnosticSink& schema) {
    for (const Diagnostic& d : schema) places_.insert(place_of(d));
  }

  [[nodiscard]] bool empty() const { return places_.empty(); }

  [[nodiscard]] bool holds(const std::string& pointer) const {
    for (std::size_t end = pointer.size(); end != std::string::npos && end > 0;
         end = pointer.rfind('/', end - 1)) {
      if (places_.contains(std::string_view(pointer).substr(0, end))) return true;
    }
    return places_.contains(std::string_view());
  }

  [[nodiscard]] bool has_below(const std::string& pointer) const {
    const std::string below = pointer + "/";
    const auto found = places_.lower_bound(below);
    return found != places_.end() && found->starts_with(below);
  }

  // Declarations that cannot be read: they, their id, or their type; kAll when the list cannot.
  [[nodiscard]] std::size_t unread(const List& list) const {
    if (holds(list.pointer)) return kAll;
    std::size_t count = 0;
    const std::string below = list.pointer + "/";
    for (auto one = places_.lower_bound(below); one != places_.end() && one->starts_with(below);
         ++one) {
      const std::string_view rest = std::string_view(*one).substr(below.size());
      const std::size_t slash = rest.find('/');
      const std::string_view key =
          slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
      if (key.empty() || key == list.id || key == "type") ++count;
    }
    return count;
  }

 private:
  std::set<std::string, std::less<>> places_;
};

List list_of(const Diagnostic& d) {
  const std::string& pointer = d.at.pointer;
  if (d.rule != "dangling-reference") return {};
  if (pointer.ends_with("/citation_id")) return {slide_of(pointer) + "/citations", "id"};
  if (ends_with_any(pointer, {"/content/asset_id", "/data_ref"})) return {"/assets", "asset_id"};
  if (pointer.find("/layout_hints/order/") != std::string::npos ||
      pointer.find("/layout_hints/groups/") != std::string::npos ||
      ends_with_any(pointer, {"/content/from", "/content/to"}))
    return {slide_of(pointer) + "/elements", "element_id"};
  return {};
}

bool follows(const Diagnostic& d, const Wrong& wrong) {
  const std::string& pointer = d.at.pointer;
  if (wrong.holds(pointer)) return true;
  if (const std::size_t rows = pointer.rfind("/rows/");
      d.rule == "ragged-table" && rows != std::string::npos &&
      wrong.holds(pointer.substr(0, rows) + "/columns"))
    return true;
  if (d.severity == Severity::Error) return false;
  constexpr std::string_view kHighlight = "/style/highlight";
  if (d.rule == "dangling-reference" && pointer.ends_with(kHighlight)) {
    const std::string content = pointer.substr(0, pointer.size() - kHighlight.size()) + "/content";
    return wrong.holds(content) || wrong.has_below(content);
  }
  return d.rule != "invalid-value" && wrong.has_below(pointer);
}

}  // namespace

void drop_consequences(const DiagnosticSink& schema, DiagnosticSink& meaning) {
  const Wrong wrong(schema);
  if (wrong.empty()) return;
  std::map<std::string, std::set<std::string>> names;  // that are not declared, by list
  for (const Diagnostic& d : meaning) {
    if (const List list = list_of(d); !list.pointer.empty()) names[list.pointer].insert(d.got);
  }
  std::erase_if(meaning, [&](const Diagnostic& d) {
    if (follows(d, wrong)) return true;
    const List list = list_of(d);
    // One that cannot be read may be any of them: if there are more names, some are wrong.
    return !list.pointer.empty() && names[list.pointer].size() <= wrong.unread(list);
  });
}

}  // namespace deckle

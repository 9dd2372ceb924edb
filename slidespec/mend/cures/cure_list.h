#pragma once
// What the cures share: a place in the document, and the list that they are written to.

#include <cstddef>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/mend/cures.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {

// Members in the order of their author.
using json = nlohmann::ordered_json;

// Members of an object that is looked at; ours. Finding one takes as many steps, and no author
// writes more.
inline constexpr std::size_t kMaxMembers = 1000;

// A value and where it is. Made for a walk: the document outlives it.
struct Here {
  const json& value;
  std::string pointer;

  [[nodiscard]] std::string below(std::string_view key) const;
  [[nodiscard]] std::string below(std::size_t index) const;
  [[nodiscard]] const json* find(std::string_view key) const;  // null unless an object has it
  [[nodiscard]] Here at(std::string_view key) const {
    return {value.at(std::string(key)), below(key)};
  }
  [[nodiscard]] Here at(std::size_t index) const { return {value.at(index), below(index)}; }
  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
};

// A key of an object that the schema closes, and the names that authors give it.
struct Key {
  std::string_view name;
  std::vector<std::string_view> aliases = {};
};

class CureList {
 public:
  void give_name(const Here& object, std::string_view old_name, std::string_view name);
  // `to` is a pointer whose parents exist, or are among `parents`: objects that are made first.
  void move(const std::string& from, const std::string& to, std::vector<std::string> parents = {});
  void replace(const std::string& pointer, const json& value, Message hint);
  void add(const Here& object, std::string_view name, const json& value);
  void remove(const std::string& pointer, Message hint);
  void push(Cure cure);

  // Whether a cure for this flaw is listed: its walker then leaves what is below for the next
  // round.
  [[nodiscard]] bool has(const std::string& flaw) const;
  [[nodiscard]] bool has_below(const std::string& pointer) const;
  [[nodiscard]] bool full() const { return all_.size() >= kMaxCures; }
  std::vector<Cure> take() { return std::move(all_); }

 private:
  std::vector<Cure> all_;
  std::set<std::string> flaws_;
};

// A member by any of the names, in any case; the first name wins. Null: it has none of them.
[[nodiscard]] const std::string* find_name(const json& object,
                                           std::initializer_list<const char*> names);
[[nodiscard]] const json* find_any(const json& object, std::initializer_list<const char*> names);

[[nodiscard]] bool one_of(std::string_view name, std::initializer_list<std::string_view> names);

// Letters in lower case without '_', '-' and blanks: "Slide_ID" and "slideId" are the same name.
[[nodiscard]] std::string normalised(std::string_view name);

// The key that `name` was meant to be; empty: none of them.
[[nodiscard]] std::string_view meant_key(std::string_view name, std::span<const Key> keys);

// Renames the members of a closed object that have another name, and returns the unknown ones that
// stay; members that are null and not required are removed.
[[nodiscard]] std::vector<std::string> rename_members(const Here& object, std::span<const Key> keys,
                                                      CureList& list);

// Moves a member that belongs nowhere to `extensions` of the object at `owner`, which the schema
// leaves open.
void keep_in_extensions(const std::string& member, const Here& owner, std::string_view key,
                        CureList& list);

// A value of the wrong type as the right one, where there is one obvious way.
[[nodiscard]] std::optional<json> as_text(const json& value);
[[nodiscard]] std::optional<double> as_number(const json& value);
[[nodiscard]] std::optional<bool> as_flag(const json& value);
[[nodiscard]] json number_json(double value);         // an integer where it is one
[[nodiscard]] std::string spaced(const json& value);  // spaced_json()

// Cures the type of an optional or required member.
void want_text(const Here& object, std::string_view name, CureList& list);
void want_number(const Here& object, std::string_view name, double least, double most, bool integer,
                 CureList& list);
void want_flag(const Here& object, std::string_view name, CureList& list);
// A colour in the form that the schema's open places take; "none" too with `or_none`.
void want_color(const Here& object, std::string_view name, bool or_none, CureList& list);
// The colour that a value means: another notation, a name, three numbers, {"color": …}.
[[nodiscard]] std::optional<std::string> color_from(const json& value, bool or_none);
// Points: "24px", "1.5em", "large", "150%" (em and per cent of 18 pt, the size of a text that has
// none).
[[nodiscard]] std::optional<double> size_from(const json& value);
// The key of a style that is known or has this other name; empty: none.
[[nodiscard]] std::string_view style_key(std::string_view name);
// line_width_pt of a style or shape: "2px".
void want_width(const Here& object, CureList& list);
// "line" as an object or as CSS writes a border, in a style or shape.
void cure_line(const Here& object, CureList& list);
// Renames members of an open place that deckle does not know, by `aliases` or by the nearest name.
void rename_open_keys(const Here& object, OpenPlace place, std::span<const Key> aliases,
                      CureList& list);
// One of `names`: the nearest, or the one an alias stands for; else `otherwise`, unless it is
// empty.
struct Choice {
  std::string_view name;
  std::vector<std::string_view> aliases = {};
};
void want_choice(const Here& object, std::string_view name, std::span<const Choice> choices,
                 std::string_view otherwise, CureList& list);

// A text of at most `most` characters in parts of at most that many, at the ends of paragraphs,
// else of sentences, else of words.
[[nodiscard]] std::vector<std::string> parts_of(const std::string& text, std::size_t most);
// All but the first of them, with blanks between.
[[nodiscard]] std::string after_first(const std::vector<std::string>& parts);
// Adds a text to the slide that stands after the element at `element`. `otherwise` is the first
// part of its id where the element has none; a role may be empty.
void add_text_after(const Here& element, const std::string& otherwise, const std::string& role,
                    const std::string& text, Cure& cure);

// An id that is not in `used`, from `wanted`; it is added.
[[nodiscard]] std::string new_id(const std::string& wanted, std::set<std::string>& used);

// Gives an object the id that it lacks, that is empty, or that another has already: `otherwise`, or
// the one it has with a number. `own` is the hint for the last.
void want_id(const Here& object, std::string_view name, const std::string& otherwise,
             const Message& own, std::set<std::string>& used, CureList& list);

// null, "", {} and [].
[[nodiscard]] bool is_nothing(const json& value);

// A path or an address, as opposed to a name; and the `source` of an asset that is only that.
[[nodiscard]] bool is_address(const std::string& text);
[[nodiscard]] bool is_place(const std::string& text);
[[nodiscard]] json source_of(const std::string& text);

// Names that are those of the schema but for case, separators or language become them, all over the
// document. False: there are none, or none above the elements; the cures of a part whose names are
// not right yet would take its members for others.
bool cure_key_names(const Here& root, CureList& list);

// The parts of a document (one file each).
void cure_document(const Here& root, CureList& list);
void cure_theme(const Here& root, const Here& theme, CureList& list);
void cure_assets(const Here& root, const Here& assets, CureList& list);
void cure_slides(const Here& slides, CureList& list);
void cure_slide_forms(const Here& slide, CureList& list);
void cure_elements(const Here& slide, const Here& elements, CureList& list);
void cure_bullets(const Here& element, const Here& content, CureList& list);
// Unknown members of a content go to `style` of the element if they are known there, else to its
// extensions.
void place_unknown(const Here& element, const Here& content, std::span<const Key> keys,
                   CureList& list);
// The lines of a text as items of a list, without the markers that are typed before all of them.
[[nodiscard]] json lines_of(const std::string& text);
void cure_content(const Here& element, const std::string& kind, CureList& list);
// The chart type in a name of any tool: XL_CHART_TYPE.LINE_MARKERS, "원 그래프", {"type": "line"}.
// Empty: none.
[[nodiscard]] std::string chart_type_in(const json& value);
void cure_chart(const Here& element, const Here& content, CureList& list);
void cure_table(const Here& element, const Here& content, CureList& list);
void cure_style(const Here& element, CureList& list);
// x, y, w and h of an element, under whatever names, become its box. False: it has none.
bool make_box(const Here& element, CureList& list);
// The settings in layout.layout_hints of a slide.
void cure_layout_hints(const Here& slide, CureList& list);
void cure_extensions(const Here& element, CureList& list);
// Which elements of a slide are titles: by their role, or under the name "title" and nothing else.
class TitlesOf {
 public:
  explicit TitlesOf(const json& elements);
  // Whether one besides the element at `index` is the title: by its role, or named so before it.
  [[nodiscard]] bool has_another(std::size_t index) const;

 private:
  std::optional<std::size_t> role_, second_role_, named_;
};
// Elements inside an element stand beside each other in the slide. False: it has none.
bool cure_group(const TitlesOf& titles, const Here& element, std::size_t index, CureList& list);
// The kind that a name means, and the role that it gives as well; empty: none.
struct KindName {
  std::string_view name, kind, role;
};
[[nodiscard]] KindName kind_of_name(std::string_view name);
// Whether the schema has this kind.
[[nodiscard]] bool is_kind(std::string_view name);
// The kind by what the element has.
[[nodiscard]] std::string kind_by_content(const json& element);
void cure_kind(const Here& element, CureList& list);
void cure_citations(const Here& slide, CureList& list);
void cure_settings(const Here& extensions, CureList& list);
void cure_tags(const Here& deck, CureList& list);
void cure_references(const Here& element, CureList& list);
// Sources that stand in an element, or in the slide under another name, are declared in its
// citations; those of the document or the deck in the citations of the slides that refer to them,
// else of the last.
void cure_sources(const Here& slide, CureList& list);
void cure_sources_of_deck(const Here& root, CureList& list);
// Assets that are declared in slides, or in the deck beside those of the document.
void cure_stray_assets(const Here& root, CureList& list);
// Words beside the content of an element that it has no place for become a text element after it.
// False: there are none.
bool cure_captions(const Here& element, const std::string& kind, CureList& list);
// What a flaw is in and may be left out goes to the extensions of its owner: for flaws that no
// other cure is for.
void keep_left_over(const Here& root, const std::string& pointer, CureList& list);
// Ids of assets, citations and elements that nothing has.
void cure_dangling(const Here& root, CureList& list);

}  // namespace deckle::cures

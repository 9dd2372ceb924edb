#include "slidespec/mend/lenient/spec_shape.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace deckle::lenient {
namespace {

struct Member {
  Place place;
  std::string_view name;
  Form form = Form::Any;
  Place value = Place::Unknown;
  bool first = false;
};

// The members of slidespec-v1.schema.json and of validate/known_keys.h, and other names that
// slidespec/mend/cures knows. `type` in a deck or `title` in an asset are no flaw of brackets, so
// that what occurs in many places is in several here.
constexpr Member kMembers[] = {
    {Place::Document, "spec_version", Form::Scalar, Place::Unknown, true},
    {Place::Document, "deck", Form::Object, Place::Deck},
    {Place::Document, "theme", Form::Object, Place::Theme},
    {Place::Document, "assets", Form::List, Place::Asset},
    {Place::Document, "slides", Form::List, Place::Slide},
    {Place::Document, "extensions", Form::Object, Place::Free},
    {Place::Document, "title", Form::Scalar},
    {Place::Document, "language", Form::Scalar},
    {Place::Deck, "title", Form::Scalar, Place::Unknown, true},
    {Place::Deck, "subtitle", Form::Scalar},
    {Place::Deck, "language", Form::Scalar},
    {Place::Deck, "audience", Form::Scalar},
    {Place::Deck, "tone", Form::Scalar},
    {Place::Deck, "tags", Form::List},
    {Place::Deck, "slides", Form::List, Place::Slide},
    {Place::Slide, "slide_id", Form::Scalar, Place::Unknown, true},
    {Place::Slide, "type", Form::Scalar},
    {Place::Slide, "layout", Form::Object, Place::Layout},
    {Place::Slide, "elements", Form::List, Place::Element},
    {Place::Slide, "speaker_notes", Form::Scalar},
    {Place::Slide, "notes", Form::Scalar},
    {Place::Slide, "citations", Form::List, Place::Citation},
    {Place::Slide, "extensions", Form::Object, Place::Free},
    {Place::Slide, "id", Form::Scalar, Place::Unknown, true},
    {Place::Slide, "title", Form::Any, Place::Unknown, true},
    {Place::Slide, "subtitle"},
    {Place::Layout, "layout_id", Form::Scalar, Place::Unknown, true},
    {Place::Layout, "layout_hints", Form::Object, Place::Hints},
    {Place::Hints, "bullet_columns", Form::Scalar},
    {Place::Hints, "order", Form::List},
    {Place::Hints, "promote_title", Form::Scalar},
    {Place::Hints, "ratio", Form::List},
    {Place::Element, "element_id", Form::Scalar, Place::Unknown, true},
    {Place::Element, "kind", Form::Scalar, Place::Unknown, true},
    {Place::Element, "role", Form::Scalar},
    {Place::Element, "content", Form::Object, Place::Content},
    {Place::Element, "style", Form::Object, Place::Style},
    {Place::Element, "data_ref", Form::Scalar},
    {Place::Element, "constraints", Form::Object, Place::Constraints},
    {Place::Element, "citations", Form::List, Place::Citation},
    {Place::Element, "extensions", Form::Object, Place::Free},
    {Place::Element, "id", Form::Scalar, Place::Unknown, true},
    {Place::Element, "type", Form::Scalar, Place::Unknown, true},
    {Place::Content, "text", Form::Scalar},
    {Place::Content, "items", Form::List},
    {Place::Content, "asset_id", Form::Scalar},
    {Place::Content, "alt_text", Form::Scalar},
    {Place::Content, "crop", Form::Scalar},
    {Place::Content, "chart_type", Form::Scalar},
    {Place::Content, "title", Form::Scalar},
    {Place::Content, "x_label", Form::Scalar},
    {Place::Content, "y_label", Form::Scalar},
    {Place::Content, "series", Form::List, Place::Series},
    {Place::Content, "notes", Form::Scalar},
    {Place::Content, "columns", Form::List},
    {Place::Content, "rows", Form::ListOfLists},
    {Place::Content, "shape", Form::Scalar},
    {Place::Content, "fill", Form::Scalar},
    {Place::Content, "line", Form::Scalar},
    {Place::Content, "line_width_pt", Form::Scalar},
    {Place::Content, "color", Form::Scalar},
    {Place::Content, "orientation", Form::Scalar},
    {Place::Content, "width_pt", Form::Scalar},
    {Place::Series, "name", Form::Scalar, Place::Unknown, true},
    {Place::Series, "data", Form::List, Place::Point},
    {Place::Point, "x", Form::Scalar, Place::Unknown, true},
    {Place::Point, "y", Form::Scalar},
    {Place::Style, "align", Form::Scalar},
    {Place::Style, "anchor", Form::Scalar},
    {Place::Style, "bar_direction", Form::Scalar},
    {Place::Style, "bold", Form::Scalar},
    {Place::Style, "color", Form::Scalar},
    {Place::Style, "data_labels", Form::Scalar},
    {Place::Style, "emphasis", Form::Scalar},
    {Place::Style, "fill", Form::Scalar},
    {Place::Style, "highlight", Form::Scalar},
    {Place::Style, "italic", Form::Scalar},
    {Place::Style, "levels", Form::List},
    {Place::Style, "line", Form::Scalar},
    {Place::Style, "line_spacing_pct", Form::Scalar},
    {Place::Style, "line_width_pt", Form::Scalar},
    {Place::Style, "list", Form::Scalar},
    {Place::Style, "number_format", Form::Scalar},
    {Place::Style, "pie_to_bar", Form::Scalar},
    {Place::Style, "rows_per_page", Form::Scalar},
    {Place::Style, "size_pt", Form::Scalar},
    {Place::Style, "thin_labels", Form::Scalar},
    {Place::Style, "top_n", Form::Scalar},
    {Place::Style, "units", Form::Scalar},
    {Place::Style, "variant", Form::Scalar},
    {Place::Style, "word_break", Form::Scalar},
    {Place::Constraints, "allow_shrink", Form::Scalar},
    {Place::Constraints, "min_font_pt", Form::Scalar},
    {Place::Constraints, "priority", Form::Scalar},
    {Place::Theme, "template_ref", Form::Object, Place::Template},
    {Place::Theme, "brand", Form::Object, Place::Brand},
    {Place::Theme, "slide_size", Form::Scalar},
    {Place::Template, "template_id", Form::Scalar, Place::Unknown, true},
    {Place::Template, "template_version", Form::Scalar},
    {Place::Brand, "brand_kit_id", Form::Scalar, Place::Unknown, true},
    {Place::Brand, "tokens", Form::Object, Place::Free},
    {Place::Asset, "asset_id", Form::Scalar, Place::Unknown, true},
    {Place::Asset, "type", Form::Scalar},
    {Place::Asset, "source", Form::Object, Place::Source},
    {Place::Source, "kind", Form::Scalar, Place::Unknown, true},
    {Place::Source, "file_id", Form::Scalar},
    {Place::Source, "url", Form::Scalar},
    {Place::Citation, "id", Form::Scalar, Place::Unknown, true},
    {Place::Citation, "kind", Form::Scalar},
    {Place::Citation, "evidence_id", Form::Scalar},
    {Place::Citation, "url", Form::Scalar},
    {Place::Citation, "title", Form::Scalar},
    {Place::Citation, "locator", Form::Object, Place::Locator},
    {Place::Citation, "citation_id", Form::Scalar, Place::Unknown, true},
    {Place::Citation, "note", Form::Scalar},
    {Place::Locator, "page", Form::Scalar},
    {Place::Free, "box", Form::Object, Place::Box},
    {Place::Free, "runs", Form::List, Place::Run},
    {Place::Box, "x", Form::Scalar, Place::Unknown, true},
    {Place::Box, "y", Form::Scalar},
    {Place::Box, "w", Form::Scalar},
    {Place::Box, "h", Form::Scalar},
    {Place::Run, "text", Form::Scalar, Place::Unknown, true},
    {Place::Run, "bold", Form::Scalar},
    {Place::Run, "color", Form::Scalar},
    {Place::Run, "italic", Form::Scalar},
    {Place::Run, "link", Form::Scalar},
    {Place::Run, "size_pt", Form::Scalar},
    {Place::Run, "underline", Form::Scalar},
};

std::string plain(std::string_view name) {
  std::string out;
  for (const char c : name) {
    if (c == '_' || c == '-' || c == ' ') continue;
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

}  // namespace

class KnownName {
 public:
  struct In {
    const Member* member;
    std::uint8_t bit;
  };
  std::vector<In> places;
};

const KnownName* known_name(std::string_view name) {
  static const std::map<std::string, KnownName> all = [] {
    std::map<std::string, KnownName> out;
    std::map<Place, std::uint8_t> count;
    for (const Member& member : kMembers)
      out[plain(member.name)].places.push_back({&member, count[member.place]++});
    return out;
  }();
  constexpr std::size_t kLongest = 40;  // longer than any of them
  if (name.size() > kLongest) return nullptr;
  const auto found = all.find(plain(name));
  return found == all.end() ? nullptr : &found->second;
}

Known known_member(Place place, const KnownName& name) {
  const Member& any = *name.places.front().member;
  Known known;
  known.form = any.form;
  known.value = any.value;
  for (const KnownName::In& in : name.places) {
    const Member& member = *in.member;
    if (member.place == place)
      return {true, false, member.first, in.bit, member.form, member.value};
    if (member.form != known.form) known.form = Form::Any;
    if (member.value != known.value) known.value = Place::Unknown;
  }
  known.elsewhere = place != Place::Unknown && place != Place::Free;
  return known;
}

Place only_place_of(const KnownName& name) {
  return name.places.size() == 1 ? name.places.front().member->place : Place::Unknown;
}

}  // namespace deckle::lenient

#include "slidespec/validate/deck_reader.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/hint_words.h"
#include "slidespec/validate/language_tag.h"
#include "slidespec/validate/link_check.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {

using nlohmann::json;

namespace {

// Whether a member is not there or an empty string. The schema reports one of another type.
bool lacks(const json& object, const char* key) {
  const json* value = member_of(object, key);
  return value == nullptr || (value->is_string() && value->get_ref<const std::string&>().empty());
}

// A name that files are looked up by (docs/contracts.md, "Template, brand, size") must not lead to
// other folders.
void check_file_name(const JsonPath& path, const std::string& id, SpecContext& context) {
  if (id.find_first_of("/\\") == std::string::npos && id != "." && id != "..") return;
  context.error("unsafe-path", path, tr("{} is {}, which is a path", path.subject(), in_quotes(id)),
                tr("write a name; folders are given on the command line"));
}

void check_blank(const JsonPath& path, const std::string& text, SpecContext& context) {
  if (!text.empty() && is_blank(text)) {
    context.warning("blank-text", path, tr("{} contains only white space", path.subject()),
                    tr("write text, or remove it"));
  }
}

class DeckReader {
 public:
  DeckReader(const json& root, SpecContext& context) : root_(root), context_(context) {}

  Deck read() {
    read_theme();
    read_assets();
    read_extensions();
    const JsonPath top;
    const JsonPath path(top, "deck");
    const json* deck = object_in(root_, "deck");
    if (deck == nullptr) return std::move(deck_);
    deck_.title = text_in(*deck, "title");
    check_blank(JsonPath(path, "title"), deck_.title, context_);
    deck_.subtitle = text_in(*deck, "subtitle");
    deck_.audience = text_in(*deck, "audience");
    deck_.tone = text_in(*deck, "tone");
    if (const json* tags = array_in(*deck, "tags")) {
      for (const json& tag : *tags) {
        if (tag.is_string()) deck_.tags.push_back(tag.get<std::string>());
      }
    }
    if (const std::string* language = string_in(*deck, "language"))
      read_language_of(*language, JsonPath(path, "language"));
    if (const json* slides = array_in(*deck, "slides"))
      read_slides(*slides, JsonPath(path, "slides"));
    return std::move(deck_);
  }

 private:
  void read_language_of(const std::string& text, const JsonPath& path) {
    LanguageTag language = read_language(text);
    deck_.language = std::move(language.tag);
    if (language.flaw.empty()) return;
    context_.warning(
        "invalid-language", path,
        tr("'language' {} {}; {} is used", in_quotes(text), language.flaw, deck_.language),
        tr("write a BCP 47 tag such as ko, en or ko-KR"));
  }

  void read_theme() {
    const JsonPath top;
    const JsonPath path(top, "theme");
    const json* theme = object_in(root_, "theme");
    if (theme == nullptr) return;
    if (const json* ref = object_in(*theme, "template_ref")) {
      const JsonPath below(path, "template_ref");
      deck_.template_id = text_in(*ref, "template_id");
      deck_.template_version = text_in(*ref, "template_version");
      check_file_name(JsonPath(below, "template_id"), deck_.template_id, context_);
    }
    if (const json* brand = object_in(*theme, "brand")) {
      const JsonPath below(path, "brand");
      deck_.brand_kit_id = text_in(*brand, "brand_kit_id");
      check_file_name(JsonPath(below, "brand_kit_id"), deck_.brand_kit_id, context_);
      context_.check_keys(*brand, below, OpenPlace::Brand);
      if (const json* tokens = object_in(*brand, "tokens")) {
        deck_.brand_tokens_json = tokens->dump(-1, ' ', false, json::error_handler_t::replace);
      }
    }
    if (text_in(*theme, "slide_size") == "standard_4_3") deck_.slide_size = SlideSize::Standard4x3;
  }

  void read_extensions() {
    const json* extensions = object_in(root_, "extensions");
    if (extensions == nullptr) return;
    const JsonPath top;
    const JsonPath path(top, "extensions");
    context_.check_keys(*extensions, path, OpenPlace::Document);
    if (const std::string* date = context_.open_string(*extensions, path, "date")) {
      if (const Message flaw = date_flaw(*date); !flaw.empty()) {
        context_.error("invalid-value", JsonPath(path, "date"),
                       tr("'date' {} {}", in_quotes(*date), flaw),
                       tr("write a date such as 2024-12-31"));
      } else {
        deck_.date = date->substr(0, 10);
      }
    }
    if (const std::string* footer = context_.open_string(*extensions, path, "footer"))
      deck_.footer = *footer;
    deck_.generated_notes = context_.open_bool(*extensions, path, "generated_notes").value_or(true);
    markdown_ = wants_markdown(*extensions, path, false, context_);
    deck_.slide_numbers = context_.open_bool(*extensions, path, "slide_numbers").value_or(true);
  }

  void read_assets() {
    const json* assets = array_in(root_, "assets");
    if (assets == nullptr) return;
    const JsonPath top;
    const JsonPath path(top, "assets");
    for (std::size_t i = 0; i < readable_items(*assets, 500); ++i) {
      const json& value = (*assets)[i];
      if (!value.is_object()) continue;
      const JsonPath at(path, i);
      Asset asset;
      asset.pointer = at.pointer();
      asset.asset_id = text_in(value, "asset_id");
      const std::string& type = text_in(value, "type");
      asset.type = type == "data"   ? Asset::Type::Data
                   : type == "icon" ? Asset::Type::Icon
                                    : Asset::Type::Image;
      if (const json* source = object_in(value, "source"))
        read_source(*source, JsonPath(at, "source"), asset);
      const std::string* id = string_in(value, "asset_id");
      if (id != nullptr && !declared_.assets.emplace(*id, asset.type).second) {
        context_.wrong_id("duplicate-id", JsonPath(at, "asset_id"), *id,
                          tr("the asset id {} is declared twice", in_quotes(*id)),
                          tr("give each asset its own id"), "an id that no other asset has");
      }
      deck_.assets.push_back(std::move(asset));
    }
  }

  void read_source(const json& source, const JsonPath& path, Asset& asset) {
    const std::string& kind = text_in(source, "kind");
    asset.kind = kind == "url"         ? Asset::Kind::Url
                 : kind == "generated" ? Asset::Kind::Generated
                                       : Asset::Kind::File;
    asset.file_id = text_in(source, "file_id");
    asset.url = text_in(source, "url");
    const std::string* file = string_in(source, "file_id");
    if (kind == "file" && member_of(source, "file_id") == nullptr) {
      context_.error("invalid-value", path, tr("a source of kind 'file' lacks 'file_id'"),
                     tr("add 'file_id', a path relative to the asset folder"));
    } else if (kind == "file" && file != nullptr) {
      if (const Message flaw = asset_path_flaw(*file); !flaw.empty()) {
        context_.error("unsafe-path", JsonPath(path, "file_id"),
                       tr("'file_id' {} {}", in_quotes(*file), flaw),
                       tr("write a path relative to the asset folder, with / and inside it"));
        asset.file_id.clear();  // nobody may open it
      }
    } else if (kind == "url" && lacks(source, "url")) {
      context_.warning("invalid-value", path, tr("a source of kind 'url' lacks 'url'"),
                       tr("add 'url'"));
    }
  }

  void read_slides(const json& slides, const JsonPath& path) {
    std::unordered_map<std::string_view, std::size_t> ids;
    for (std::size_t i = 0; i < readable_items(slides, 200); ++i) {
      const std::string* id = string_in(slides[i], "slide_id");
      if (id == nullptr) continue;
      context_.add_slide(*id);
      const auto [first, fresh] = ids.emplace(*id, i);
      if (fresh) continue;
      const JsonPath at(path, i);
      context_.wrong_id(
          "duplicate-id", JsonPath(at, "slide_id"), *id,
          tr("the slide id {} is already used by slide {}", in_quotes(*id), first->second + 1),
          tr("give each slide its own id"), "an id that no other slide has");
    }
    for (std::size_t i = 0; i < readable_items(slides, 200); ++i) {
      if (!slides[i].is_object()) continue;
      const JsonPath at(path, i);
      deck_.slides.push_back(read_slide(slides[i], at));
      check_continuation(deck_.slides.back().slide_id, ids, JsonPath(at, "slide_id"));
    }
  }

  // "s3~2" is the id of the second page of slide "s3" (docs/contracts.md, "Ids").
  void check_continuation(const std::string& id,
                          const std::unordered_map<std::string_view, std::size_t>& ids,
                          const JsonPath& path) {
    const std::string base = base_slide_id(id);
    if (base == id) return;
    if (ids.count(base) != 0) {
      context_.wrong_id("duplicate-id", path, id,
                        tr("the slide id {} is reserved for a continuation of slide {}",
                           in_quotes(id), in_quotes(base)),
                        tr("remove the ~ and the number"), "an id without ~ and a number");
    } else {
      context_.warning("ambiguous-id", path,
                       tr("the slide id {} looks like a continuation of a slide {}", in_quotes(id),
                          in_quotes(base)),
                       tr("remove the ~ and the number"));
    }
  }

  Slide read_slide(const json& value, const JsonPath& path) {
    Slide slide;
    slide.pointer = path.pointer();
    slide.slide_id = text_in(value, "slide_id");
    constexpr SlideType kTypes[] = {SlideType::Title, SlideType::Section, SlideType::Content,
                                    SlideType::Chart, SlideType::Table,   SlideType::Image,
                                    SlideType::Quote, SlideType::Closing, SlideType::Custom};
    for (const SlideType type : kTypes) {
      if (text_in(value, "type") == to_string(type)) slide.type = type;
    }
    slide.speaker_notes = text_in(value, "speaker_notes");
    declared_.markdown = markdown_;
    if (const json* extensions = object_in(value, "extensions")) {
      const JsonPath below(path, "extensions");
      context_.check_keys(*extensions, below, OpenPlace::SlideExtensions);
      declared_.markdown = wants_markdown(*extensions, below, markdown_, context_);
    }
    declared_.citations.clear();
    if (const json* citations = array_in(value, "citations"))
      read_citations(*citations, JsonPath(path, "citations"), slide);
    if (const json* elements = array_in(value, "elements"))
      read_elements(*elements, JsonPath(path, "elements"), slide);
    if (const json* layout = object_in(value, "layout")) {
      const JsonPath below(path, "layout");
      slide.layout_id = text_in(*layout, "layout_id");
      if (const json* hints = object_in(*layout, "layout_hints")) {
        slide.hints = read_hints(*hints, JsonPath(below, "layout_hints"), slide);
      }
    }
    return slide;
  }

  void read_elements(const json& elements, const JsonPath& path, Slide& slide) {
    std::unordered_set<std::string_view> ids;
    std::vector<std::size_t> indices;
    constexpr std::string_view kReserved[] = {"_citations", "_date",       "_footer",
                                              "_logo",      "_logo_plate", "_number"};
    for (std::size_t i = 0; i < readable_items(elements, 50); ++i) {
      if (!elements[i].is_object()) continue;
      const JsonPath at(path, i);
      if (const std::string* id = string_in(elements[i], "element_id")) {
        if (!ids.insert(*id).second) {
          context_.wrong_id("duplicate-id", JsonPath(at, "element_id"), *id,
                            tr("the element id {} is used twice on this slide", in_quotes(*id)),
                            tr("give each element of a slide its own id"),
                            "an id that no other element of the slide has");
        } else if (std::find(std::begin(kReserved), std::end(kReserved), *id) !=
                   std::end(kReserved)) {
          context_.wrong_id(
              "duplicate-id", JsonPath(at, "element_id"), *id,
              tr("the element id {} is reserved for deckle's own boxes", in_quotes(*id)),
              tr("remove the underscore"), "an id that does not begin with an underscore");
        }
      }
      slide.elements.push_back(read_element(elements[i], at, declared_, context_));
      indices.push_back(i);
    }
    settle_roles(slide, indices, path, context_);
    check_connections(slide, indices, path, context_);
  }

  void read_citations(const json& citations, const JsonPath& path, Slide& slide) {
    for (std::size_t i = 0; i < readable_items(citations, 50); ++i) {
      const json& value = citations[i];
      if (!value.is_object()) continue;
      const JsonPath at(path, i);
      Citation citation;
      citation.id = text_in(value, "id");
      citation.is_url = text_in(value, "kind") == "url";
      citation.evidence_id = text_in(value, "evidence_id");
      citation.url = text_in(value, "url");
      citation.title = text_in(value, "title");
      if (const json* locator = object_in(value, "locator")) {
        for (auto it = locator->begin(); it != locator->end();
             ++it) {  // nlohmann's objects are sorted by key
          citation.locator.emplace_back(
              it.key(), it->is_string() ? it->get<std::string>()
                                        : it->dump(-1, ' ', false, json::error_handler_t::replace));
        }
      }
      const std::string* id = string_in(value, "id");
      if (id != nullptr && !declared_.citations.insert(*id).second) {
        context_.wrong_id("duplicate-id", JsonPath(at, "id"), *id,
                          tr("the citation id {} is declared twice on this slide", in_quotes(*id)),
                          tr("give each citation of a slide its own id"),
                          "an id that no other citation of the slide has");
      }
      if (!citation.url.empty()) {
        citation.uri = checked_address(citation.url, JsonPath(at, "url"), context_);
      } else if (citation.is_url && member_of(value, "kind") != nullptr && lacks(value, "url")) {
        context_.warning("invalid-value", at, tr("a citation of kind 'url' lacks 'url'"),
                         tr("add 'url'"));
      }
      slide.citations.push_back(std::move(citation));
    }
  }

  LayoutHints read_hints(const json& value, const JsonPath& path, const Slide& slide) {
    LayoutHints hints;
    context_.check_keys(value, path, OpenPlace::LayoutHints);
    hints.promote_title = context_.open_bool(value, path, "promote_title");
    hints.bullet_columns = context_.open_integer(value, path, "bullet_columns", 1, 2);
    if (const json* ratio = member_of(value, "ratio"))
      hints.ratio = read_ratio(*ratio, JsonPath(path, "ratio"));
    if (const json* order = member_of(value, "order"))
      hints.order = read_order(*order, JsonPath(path, "order"), slide);
    if (const json* groups = member_of(value, "groups"))
      hints.groups = read_groups(*groups, JsonPath(path, "groups"), slide, context_);
    constexpr std::string_view kArrange[] = {"row", "grid", "column", "none"};
    if (const auto index = context_.open_choice(value, path, "arrange", kArrange))
      hints.arrange = static_cast<Arrange>(*index);
    if (const auto index = open_word(value, path, "variant", cover_variants(), context_))
      hints.variant = static_cast<CoverVariant>(*index);
    if (const auto index = open_word(value, path, "motif", cover_motifs(), context_)) {
      // Behind the motifs the scenes, each by its name.
      constexpr auto kScene = static_cast<std::size_t>(CoverMotif::Scene);
      hints.motif = static_cast<CoverMotif>(std::min(*index, kScene));
      if (*index > kScene) hints.scene = cover_motifs()[*index].word;
    }
    hints.section_number = context_.open_bool(value, path, "section_number");
    hints.icons = context_.open_bool(value, path, "icons");
    hints.main_card = context_.open_bool(value, path, "main_card");
    hints.counts = context_.open_bool(value, path, "counts");
    return hints;
  }

  std::vector<double> read_ratio(const json& value, const JsonPath& path) {
    const Message expected = tr("an array of two or more numbers above 0");
    constexpr std::size_t kMostCells = 50;  // elements of a slide, by the schema
    std::vector<double> ratio;
    const bool sized = value.is_array() && value.size() >= 2 && value.size() <= kMostCells;
    if (!sized) return context_.wrong_type(path, value, expected), ratio;
    for (std::size_t i = 0; i < value.size(); ++i) {
      const double part = value[i].is_number() ? value[i].get<double>() : 0;
      if (!(part > 0 && part <= 1e6))
        return context_.wrong_type(JsonPath(path, i), value[i], tr("a number above 0")),
               std::vector<double>();
      ratio.push_back(part);
    }
    return ratio;
  }

  std::vector<std::string> read_order(const json& value, const JsonPath& path, const Slide& slide) {
    std::vector<std::string> order;
    if (!value.is_array())
      return context_.wrong_type(path, value, tr("an array of element ids")), order;
    std::vector<std::string_view> names;
    for (const Element& element : slide.elements) names.push_back(element.element_id);
    const std::unordered_set<std::string_view> ids(names.begin(), names.end());
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = 0; i < readable_items(value, 1000) && !context_.full(); ++i) {
      const JsonPath at(path, i);
      if (!value[i].is_string()) {
        context_.wrong_type(at, value[i], tr("an element id"));
        continue;
      }
      const std::string& id = value[i].get_ref<const std::string&>();
      if (ids.count(id) == 0) {
        context_.wrong_id(
            "dangling-reference", at, id,
            tr("{} is {}, but no element of this slide has that id", at.subject(), in_quotes(id)),
            nearest_hint(id, names), one_of(names, "the id of an element of the slide"));
      } else if (!seen.insert(id).second) {
        context_.warning("duplicate-id", at, tr("{} lists {} twice", at.subject(), in_quotes(id)),
                         tr("list each element once"));
      } else {
        order.push_back(id);
      }
    }
    return order;
  }

  const json& root_;
  SpecContext& context_;
  Deck deck_;
  bool markdown_ = false;  // of the document's extensions.text
  Declared declared_;
};

}  // namespace

Deck read_deck_value(const json& root, SpecContext& context) {
  if (!root.is_object()) return {};
  return DeckReader(root, context).read();
}

}  // namespace deckle

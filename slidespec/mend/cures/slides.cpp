// `deck.slides`: the members of a slide, and slides that are written without elements.

#include <algorithm>

#include "slidespec/json/json_document.h"
#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& slide_keys() {
  static const std::vector<Key> kKeys = {
      {"slide_id", {"id", "slide", "key", "page_id"}},
      {"type", {"slide_type", "kind", "category"}},
      {"layout", {"slide_layout", "template", "layout_ref", "레이아웃"}},
      {"elements",
       {"items", "shapes", "blocks", "components", "objects", "children", "contents", "element",
        "요소", "내용"}},
      {"speaker_notes",
       {"notes", "note", "speaker_note", "presenter_notes", "presenter_note", "talking_points",
        "script", "narration", "발표자노트", "발표자메모", "노트"}},
      {"citations", {"sources", "source", "references", "refs", "footnotes", "출처"}},
      {"extensions", {"extension", "meta", "metadata", "options"}},
  };
  return kKeys;
}

const std::vector<Choice>& types() {
  static const std::vector<Choice> kTypes = {
      {"title", {"cover", "title_slide", "titleslide", "opening", "intro", "표지", "제목"}},
      {"section", {"section_header", "divider", "chapter", "transition", "간지", "구역"}},
      {"content",
       {"text", "bullets", "bullet", "list", "body", "agenda", "comparison", "two_column",
        "summary", "standard", "default", "kpi", "timeline", "process", "본문", "내용", "목차"}},
      {"chart", {"graph", "data", "plot", "차트"}},
      {"table", {"grid", "matrix", "표"}},
      {"image", {"picture", "photo", "figure", "visual", "이미지", "그림"}},
      {"quote", {"quotation", "testimonial", "인용"}},
      {"closing",
       {"end", "ending", "thanks", "thank_you", "conclusion", "final", "qa", "contact", "마무리",
        "감사"}},
      {"custom", {"other", "blank", "free"}},
  };
  return kTypes;
}

// The layout that suits a type, for a slide that names none.
std::string_view layout_of(std::string_view type) {
  if (type == "title") return "title_center";
  if (type == "section") return "section_header";
  if (type == "quote") return "quote_center";
  if (type == "closing") return "closing";
  if (type == "table") return "table_focus";
  return "one_column";
}

// What a member of a slide without elements is: the role and kind of the element that it becomes.
struct Part {
  std::string_view name, role, kind;
  std::vector<std::string_view> aliases = {};
};
const std::vector<Part>& parts() {
  static const std::vector<Part> kParts = {
      {"title", "title", "text", {"heading", "headline", "header", "slide_title", "제목", "name"}},
      {"subtitle", "subtitle", "text", {"sub_title", "subheading", "tagline", "부제", "부제목"}},
      {"body", "body", "text", {"text", "content", "paragraph", "description", "message", "본문"}},
      {"bullets",
       "body",
       "bullets",
       {"bullet_points", "points", "list", "key_points", "items", "글머리", "글머리기호", "항목"}},
      {"quote", "quote", "text", {"quotation"}},
      {"attribution", "attribution", "text", {"author", "speaker"}},
      {"key_takeaway", "key_takeaway", "text", {"takeaway", "insight", "summary"}},
      {"chart", "chart", "chart", {"graph"}},
      {"table", "table", "table", {}},
      {"image", "picture", "image", {"picture", "photo"}},
      {"left", "left", "bullets", {"left_column"}},
      {"right", "right", "bullets", {"right_column"}},
      {"caption", "caption", "text", {"캡션"}},
      {"footer", "footer", "text", {}},
  };
  return kParts;
}

const Part* part_of(std::string_view name) {
  const std::string plain = normalised(name);
  for (const Part& part : parts()) {
    if (normalised(part.name) == plain) return &part;
    for (const std::string_view alias : part.aliases) {
      if (normalised(alias) == plain) return &part;
    }
  }
  return nullptr;
}

json content_of(const json& value, std::string_view& kind) {
  if (value.is_array() && kind == "text") kind = "bullets";
  if (value.is_string() && kind == "bullets") kind = "text";
  if (value.is_string() || value.is_number())
    return {{"text", value.is_string() ? value : json(value.dump())}};
  if (value.is_array()) return {{"items", value}};
  return value;
}

// Whether the slide says it already, as an element of that role.
bool has_same_text(const json& elements, const Part& part, const json& value) {
  return value.is_string() && std::any_of(elements.begin(), elements.end(), [&](const json& one) {
           if (!one.is_object() || !one.contains("content") ||
               one.value("role", json()) != part.role)
             return false;
           const json& content = one["content"];
           return content == value ||
                  (content.is_object() && content.value("text", json()) == value);
         });
}

// Texts, lists, charts and tables that are members of the slide become its elements.
void make_elements(const Here& slide, const std::vector<std::string>& members, CureList& list) {
  const json* elements = slide.find("elements");
  const bool present = elements != nullptr && elements->is_array();
  if (elements != nullptr && !present) return;
  std::set<std::string> used;
  if (present) {
    for (const json& element : *elements) {
      if (element.is_object() && element.contains("element_id") &&
          element["element_id"].is_string())
        used.insert(element["element_id"].get<std::string>());
    }
  }
  Cure cure;
  const std::string pointer = slide.below("elements");
  if (!present) {
    cure.flaws.push_back(pointer);
    cure.patch.push_back({PatchStep::Op::Add, pointer, {}, "[]"});
  }
  std::size_t title = 0;
  for (const Part& part : parts()) {
    for (const std::string& name : members) {
      if (part_of(name) != &part) continue;
      const json& value = slide.value.at(name);
      if (value.is_null() || value.is_boolean() || value == "" ||
          (value.is_structured() && value.empty()))
        continue;
      if (present && has_same_text(*elements, part, value)) {
        keep_in_extensions(slide.below(name), slide, name, list);
        continue;
      }
      std::string_view kind = part.kind;
      const json content = content_of(value, kind);
      const json element = {{"element_id", new_id(std::string(part.name), used)},
                            {"kind", std::string(kind)},
                            {"role", std::string(part.role)},
                            {"content", content}};
      // Before what is there for a title, after it for anything else.
      const std::string at = present && part.role == "title"
                                 ? pointer + "/" + std::to_string(title++)
                                 : pointer + "/-";
      cure.patch.push_back({PatchStep::Op::Add, at, {}, spaced(element)});
      cure.patch.push_back({PatchStep::Op::Remove, slide.below(name), {}, {}});
      cure.flaws.push_back(slide.below(name));
    }
  }
  if (cure.patch.empty() || (!present && cure.patch.size() < 2)) return;
  cure.hint = tr("write an element for each of them in 'elements'");
  list.push(std::move(cure));
}

void cure_layout(const Here& slide, CureList& list) {
  const json* layout = slide.find("layout");
  const std::string pointer = slide.below("layout");
  const json* type = slide.find("type");
  const std::string chosen(
      layout_of(type != nullptr && type->is_string() ? type->get_ref<const std::string&>() : ""));
  static const std::vector<Key> kKeys = {
      {"layout_id", {"id", "name", "layout", "type", "layout_name"}},
      {"layout_hints", {"hints", "options", "settings", "hint"}}};
  if (layout == nullptr) {
    if (list.has(pointer)) return;
    for (const char* name : {"layout_id", "layoutId", "layout_name"}) {
      if (!slide.has(name)) continue;
      return list.move(slide.below(name), pointer + "/layout_id", {pointer});
    }
    return list.add(slide, "layout", {{"layout_id", chosen}});
  }
  if (layout->is_string() || layout->is_number()) {
    const json text = layout->is_string() ? *layout : json(layout->dump());
    const json object = {{"layout_id", text == "" ? json(chosen) : text}};
    return list.replace(pointer, object, tr("write {}", spaced(object)));
  }
  if (!layout->is_object())
    return list.replace(pointer, {{"layout_id", chosen}},
                        tr("write {}", spaced({{"layout_id", chosen}})));
  const Here here = slide.at("layout");
  const json* hints = here.find("layout_hints");
  for (const std::string& name : rename_members(here, kKeys, list)) {
    if (list.has(here.below(name))) continue;
    // Whatever else is said of a layout is a hint; hints are an open place.
    if (hints == nullptr || (hints->is_object() && !hints->contains(name)))
      list.move(here.below(name), here.below("layout_hints") + "/" + name,
                hints == nullptr ? std::vector<std::string>{here.below("layout_hints")}
                                 : std::vector<std::string>{});
    else
      keep_in_extensions(here.below(name), slide, name, list);
  }
  want_text(here, "layout_id", list);
  const json* id = here.find("layout_id");
  if (id == nullptr && !list.has(here.below("layout_id")))
    list.add(here, "layout_id", chosen);
  else if (id != nullptr && *id == "")
    list.replace(here.below("layout_id"), chosen, tr("write \"{}\"", chosen));
  if (hints != nullptr && !hints->is_object()) {
    if (hints->is_null())
      list.remove(here.below("layout_hints"), tr("remove it"));
    else
      keep_in_extensions(here.below("layout_hints"), slide, "layout_hints", list);
  }
}

std::string type_by_elements(const json& slide) {
  if (!slide.contains("elements") || !slide["elements"].is_array()) return "content";
  for (const json& element : slide["elements"]) {
    if (!element.is_object() || !element.contains("kind")) continue;
    for (const char* kind : {"chart", "table", "image"}) {
      if (element["kind"] == kind) return kind;
    }
  }
  return "content";
}

// "content": {"elements": […]} and the like.
void take_elements_out(const Here& slide, CureList& list) {
  if (slide.has("elements")) return;
  for (auto it = slide.value.begin(); it != slide.value.end(); ++it) {
    if (!it->is_object() || it->size() > kMaxMembers) continue;
    for (auto part = it->begin(); part != it->end(); ++part) {
      if (normalised(part.key()) == "elements" && part->is_array())
        return list.move(slide.below(it.key()) + "/" + pointer_token(part.key()),
                         slide.below("elements"));
    }
  }
}

// {"slide": {…}, "layout": {…}}: what is beside it is of the slide too.
bool unwrap(const Here& slide, CureList& list) {
  const json* inner = slide.find("slide");
  if (inner == nullptr || !inner->is_object() || inner->empty()) return false;
  json whole = *inner;
  for (auto it = slide.value.begin(); it != slide.value.end(); ++it) {
    if (it.key() == "slide" || is_nothing(*it)) continue;
    for (auto own = inner->begin(); own != inner->end(); ++own) {
      if (normalised(own.key()) == normalised(it.key())) return false;
    }
    whole[it.key()] = *it;
  }
  list.replace(slide.pointer, whole, tr("write its members in the slide"));
  return true;
}

// Notes in parts become one text; what they say beside it is kept.
void cure_notes(const Here& slide, CureList& list) {
  const json* notes = slide.find("speaker_notes");
  if (notes == nullptr || notes->is_string() || as_text(*notes) || !notes->is_structured())
    return want_text(slide, "speaker_notes", list);
  const auto gathered = gather_text(*notes);
  if (!gathered) return;
  const json* extensions = slide.find("extensions");
  const std::string pointer = slide.below("speaker_notes"), folder = slide.below("extensions");
  Cure cure{{pointer},
            {{PatchStep::Op::Replace, pointer, {}, json(gathered->text).dump()}},
            tr("write it as a string")};
  if (!gathered->whole) {
    if (extensions != nullptr &&
        (!extensions->is_object() || extensions->contains("speaker_notes")))
      return;
    if (extensions == nullptr) cure.patch.push_back({PatchStep::Op::Add, folder, {}, "{}"});
    cure.patch.push_back({PatchStep::Op::Add, folder + "/speaker_notes", {}, spaced(*notes)});
  }
  list.push(std::move(cure));
}

// Whether a slide has no word for anybody: only what it is called and how it looks.
bool is_empty(const json& slide) {
  if (!slide.is_object()) return false;
  for (auto it = slide.begin(); it != slide.end(); ++it) {
    const std::string plain = normalised(it.key());
    const bool look = (plain == "slideid" || plain == "id" || plain == "type" ||
                       plain == "layout" || plain == "layoutid") &&
                      !it->is_structured();
    const bool layout =
        plain == "layout" && it->is_object() && it->size() == 1 && it->contains("layout_id");
    static constexpr std::string_view kTexts[] = {
        "elements", "speakernotes", "notes", "citations", "extensions",
        "title",    "content",      "body",  "items",     "bullets"};
    const bool text = std::find(std::begin(kTexts), std::end(kTexts), plain) != std::end(kTexts);
    if (!look && !layout && !(text && is_nothing(*it))) return false;
  }
  return true;
}

void cure_slide(const Here& slide, bool all_empty, std::size_t index, std::set<std::string>& used,
                CureList& list) {
  if (is_nothing(slide.value) || (!all_empty && is_empty(slide.value)))
    return list.remove(slide.pointer, tr("remove it"));
  if (slide.value.is_string()) {  // its title
    const json whole = {{"slide_id", new_id("s" + std::to_string(index + 1), used)},
                        {"type", "content"},
                        {"layout", {{"layout_id", "one_column"}}},
                        {"elements", json::array({{{"element_id", "title"},
                                                   {"kind", "text"},
                                                   {"role", "title"},
                                                   {"content", {{"text", slide.value}}}}})}};
    return list.replace(slide.pointer, whole, tr("write an object with elements"));
  }
  if (!slide.value.is_object() || slide.value.size() > kMaxMembers) return;
  if (slide.value.size() == 1 && slide.value.front().is_object()) {  // {"slide": {…}}, {"s1": {…}}
    json inner = slide.value.front();
    const std::string name = slide.value.begin().key();
    if (normalised(name) != "slide" && !inner.contains("slide_id") && !inner.contains("id"))
      inner["slide_id"] = name;
    return list.replace(slide.pointer, inner, tr("write its members in the slide"));
  }
  if (unwrap(slide, list)) return;
  cure_sources(slide, list);
  take_elements_out(slide, list);
  cure_layout(slide, list);
  cure_slide_forms(slide, list);
  std::vector<std::string> members;
  const bool without = !slide.has("elements");
  for (auto it = slide.value.begin(); it != slide.value.end(); ++it) {
    const bool known = std::any_of(slide_keys().begin(), slide_keys().end(),
                                   [&](const Key& key) { return key.name == it.key(); });
    const Part* part = known ? nullptr : part_of(it.key());
    // "content": [elements] is a name for the elements, and so is {"title": element, …}.
    const bool elements =
        without && it->is_structured() && !it->empty() &&
        std::all_of(it->begin(), it->end(), [](const json& one) {
          return one.is_object() && (one.contains("kind") || one.contains("element_id") ||
                                     (one.contains("type") && one["type"].is_string()));
        });
    if (!known && elements && !list.has(slide.below("elements")))
      list.give_name(slide, it.key(), "elements");
    else if (part != nullptr)
      members.push_back(it.key());
  }
  if (!list.has(slide.below("elements"))) make_elements(slide, members, list);
  for (const std::string& name : rename_members(slide, slide_keys(), list)) {
    // A text that is to become an element waits while other elements are made.
    const bool waits = list.has(slide.below("elements")) && part_of(name) != nullptr;
    if (waits || list.has(slide.below(name))) continue;
    if (normalised(name) == "layouthints" && slide.has("layout") &&
        slide.value["layout"].is_object())
      list.move(slide.below(name), slide.below("layout") + "/layout_hints");
    else
      keep_in_extensions(slide.below(name), slide, name, list);
  }
  want_id(slide, "slide_id", "s" + std::to_string(index + 1), tr("give each slide its own id"),
          used, list);
  const std::string type = type_by_elements(slide.value);
  if (!slide.has("type") && !list.has(slide.below("type"))) list.add(slide, "type", type);
  want_choice(slide, "type", types(), type, list);
  if (const json* notes = slide.find("speaker_notes");
      notes != nullptr && (notes->is_boolean() || (notes->is_structured() && notes->empty())))
    list.remove(slide.below("speaker_notes"), tr("remove it"));
  else
    cure_notes(slide, list);
  if (slide.has("extensions") && !slide.value.at("extensions").is_object() &&
      slide.value.at("extensions").is_null())
    list.remove(slide.below("extensions"), tr("remove it"));
  cure_citations(slide, list);
  if (slide.has("elements")) cure_elements(slide, slide.at("elements"), list);
}

}  // namespace

void cure_slides(const Here& slides, CureList& list) {
  if (slides.value.is_object()) {
    json all = json::array();
    if (slides.value.contains("elements") || slides.value.contains("title")) {
      all.push_back(slides.value);
    } else {
      for (auto it = slides.value.begin(); it != slides.value.end(); ++it) {
        json one = *it;
        if (one.is_object() && !one.contains("slide_id") && !one.contains("id"))
          one["slide_id"] = it.key();
        all.push_back(std::move(one));
      }
    }
    return list.replace(slides.pointer, all, tr("write an array of slides"));
  }
  if (!slides.value.is_array()) return;
  // [[{…}, {…}], {…}]
  if (std::any_of(slides.value.begin(), slides.value.end(),
                  [](const json& one) { return one.is_array() && !one.empty(); })) {
    json all = json::array();
    for (const json& one : slides.value) {
      if (one.is_array())
        all.insert(all.end(), one.begin(), one.end());
      else
        all.push_back(one);
    }
    return list.replace(slides.pointer, all, tr("write an array of slides"));
  }
  std::set<std::string> used;
  const bool all_empty = std::all_of(slides.value.begin(), slides.value.end(), is_empty);
  for (std::size_t i = 0; i < slides.value.size() && !list.full(); ++i)
    cure_slide(slides.at(i), all_empty, i, used, list);
}

}  // namespace deckle::cures

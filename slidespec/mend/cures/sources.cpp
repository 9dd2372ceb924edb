// Sources that elements, contents and the deck declare themselves: to the citations of slides.

#include <algorithm>

#include "slidespec/mend/cures/source_forms.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// What an author calls the sources of a slide or a deck.
bool is_name_of_sources(std::string_view name, bool of_slide) {
  const std::string plain = normalised(name);
  for (const char* known :
       {"citations", "sources", "references", "reference", "refs", "bibliography", "footnotes",
        "footnote", "source", "source_note", "source_notes", "출처", "참고문헌", "각주", "인용"}) {
    if (normalised(known) == plain) return !of_slide || plain != "citations";
  }
  return false;
}

// The citations of one slide, and what is to be added to them.
class Declared {
 public:
  explicit Declared(const Here& slide) : pointer_(slide.below("citations")) {
    const json* citations = slide.find("citations");
    listed_ = citations != nullptr;
    right_ = citations == nullptr || (citations->is_array() && citations->size() < kMaxMembers);
    if (!right_ || citations == nullptr) return;
    for (const json& one : *citations) {
      const std::string id = id_of(one);
      all_.push_back(one);
      if (!id.empty()) ids_.insert(id);
    }
  }

  // False: they are to be made a list first.
  [[nodiscard]] bool right() const { return right_; }

  static std::string id_of(const json& one) {
    if (!one.is_object()) return {};
    for (const char* name :
         {"id", "citation_id", "ref_id", "key", "ref", "number", "marker", "mark", "index"}) {
      if (!one.contains(name)) continue;
      if (one[name].is_string()) return one[name];
      if (one[name].is_number()) return one[name].dump();
    }
    return {};
  }

  // The id under which a source is declared; one that is there already is not declared twice.
  std::string declare(json source) {
    const std::string mark = take_mark(source);
    if (!source.is_object()) source = citation_of(source, mark);
    const std::string own = id_of(source);
    source.erase("id");
    for (const char* name :
         {"id", "citation_id", "ref_id", "key", "ref", "number", "marker", "mark", "index"}) {
      if (!own.empty() && id_of({{name, source.value(name, json())}}) == own) source.erase(name);
    }
    for (const json& known : all_) {
      const std::string id = id_of(known);
      if (!id.empty() && (own.empty() || id == own) && says_all(known, source)) return id;
    }
    const std::string wanted = own.empty() ? "c" + std::to_string(all_.size() + 1) : own;
    json whole = {{"id", new_id(wanted, ids_)}};
    whole.update(source);
    all_.push_back(whole);
    added_.push_back(whole);
    return whole["id"];
  }

  // Whether `known` says whatever `source` says.
  static bool says_all(const json& known, const json& source) {
    for (auto it = source.begin(); it != source.end(); ++it) {
      if (!known.contains(it.key()) || known[it.key()] != *it) return false;
    }
    return true;
  }

  [[nodiscard]] bool has(const std::string& id) const { return ids_.contains(id); }
  [[nodiscard]] bool full() const { return all_.size() >= 50; }  // of the schema
  [[nodiscard]] const json& added() const { return added_; }

  void write(Cure& cure) const {
    if (added_.empty()) return;
    cure.flaws.push_back(pointer_);
    if (!listed_) cure.patch.push_back({PatchStep::Op::Add, pointer_, {}, "[]"});
    for (const json& one : added_)
      cure.patch.push_back({PatchStep::Op::Add, pointer_ + "/-", {}, spaced(one)});
  }

 private:
  std::string pointer_;
  bool listed_ = false, right_ = true;
  json all_ = json::array(), added_ = json::array();
  std::set<std::string> ids_;
};

// Takes sources among the references of an element to the slide. False: there are none.
bool take_sources(const Here& element, json& references, Declared& declared, Cure& cure) {
  const json given = references;
  bool taken = false;
  for (json& one : references) {
    constexpr std::size_t kMaxId = 80;  // of the schema
    const bool text =
        one.is_string() && (is_address(one) || one.get_ref<const std::string&>().size() > kMaxId);
    if (declared.full() || (!text && !is_source(one))) continue;
    json source = one, reference = json::object();
    if (source.is_object() && source.contains("note")) {
      reference["note"] = source["note"];
      source.erase("note");
    }
    one = {{"citation_id", declared.declare(source)}};
    one.update(reference);
    taken = true;
  }
  if (!taken) return false;
  cure.flaws.push_back(element.below("citations"));
  for (std::size_t i = 0; i < given.size(); ++i) {
    const Here one{given[i], element.below("citations") + "/" + std::to_string(i)};
    cure.flaws.push_back(one.pointer);
    if (!one.value.is_object() || one.value.size() > kMaxMembers) continue;
    for (auto it = one.value.begin(); it != one.value.end(); ++it)
      cure.flaws.push_back(one.below(it.key()));
  }
  return true;
}

// Takes "source" in the content of a chart or table to the slide. False: there is none.
bool take_source_of_content(const Here& element, json& references, Declared& declared, Cure& cure) {
  const json kind = element.value.value("kind", json());
  if ((kind != "chart" && kind != "table") || !element.has("content") ||
      !element.value["content"].is_object() || element.value["content"].size() > kMaxMembers)
    return false;
  const Here content = element.at("content");
  bool taken = false;
  for (auto it = content.value.begin(); it != content.value.end(); ++it) {
    const json sources = sources_in(*it);
    const bool named = is_name_of_sources(it.key(), false) &&
                       normalised(it.key()).find("note") == std::string::npos;
    constexpr std::size_t kMaxReferences = 20;  // of the schema
    if (!named || sources.empty() || declared.full() ||
        references.size() + sources.size() > kMaxReferences ||
        !std::all_of(sources.begin(), sources.end(),
                     [](const json& one) { return one.is_string() || is_source(one); }))
      continue;
    for (const json& one : sources) references.push_back({{"citation_id", declared.declare(one)}});
    cure.flaws.push_back(content.below(it.key()));
    cure.patch.push_back({PatchStep::Op::Remove, content.below(it.key()), {}, {}});
    taken = true;
  }
  return taken;
}

void sources_of_element(const Here& element, Declared& declared, Cure& cure) {
  const json* given = element.find("citations");
  const bool none = given == nullptr || given->is_null();
  json references = none ? json::array() : sources_in(*given);
  const bool taken = take_sources(element, references, declared, cure);
  if (!take_source_of_content(element, references, declared, cure) && !taken) return;
  cure.patch.push_back({given == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        element.below("citations"),
                        {},
                        spaced(references)});
}

// What may be a reference to a source in the elements of a slide: whole strings that are short, and
// marks such as [births] in texts, with their brackets.
void collect_references(const json& value, std::set<std::string>& all) {
  if (value.is_structured()) {
    for (const json& one : value) collect_references(one, all);
    return;
  }
  if (!value.is_string()) return;
  constexpr std::size_t kMaxId = 80;  // of the schema
  const std::string& text = value.get_ref<const std::string&>();
  if (text.size() <= kMaxId) all.insert(text);
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at + 1)) {
    const std::size_t end = text.substr(at, kMaxId).find(']');
    if (end != std::string::npos) all.insert(text.substr(at, end + 1));
  }
}

bool refers(const std::set<std::string>& references, const std::string& id) {
  return references.contains(id) || references.contains("[" + id + "]");
}

}  // namespace

void cure_sources(const Here& slide, CureList& list) {
  Declared declared(slide);
  if (!declared.right()) return;
  Cure cure{{}, {}, tr("declare it in the slide's 'citations'")};
  for (auto it = slide.value.begin(); it != slide.value.end(); ++it) {
    if (!is_name_of_sources(it.key(), true) || is_nothing(*it) || it->is_boolean()) continue;
    const json sources = sources_in(*it);
    const bool objects =
        it->is_array() && std::all_of(sources.begin(), sources.end(),
                                      [](const json& one) { return one.is_object(); });
    if (objects && !slide.has("citations")) continue;  // only its name is wrong
    for (const json& one : sources) {
      if (!is_nothing(one)) static_cast<void>(declared.declare(one));
    }
    cure.flaws.push_back(slide.below(it.key()));
    cure.patch.push_back({PatchStep::Op::Remove, slide.below(it.key()), {}, {}});
  }
  const json* elements = slide.find("elements");
  for (std::size_t i = 0; elements != nullptr && elements->is_array() && i < elements->size();
       ++i) {
    if ((*elements)[i].is_object())
      sources_of_element(slide.at("elements").at(i), declared, cure);
  }
  if (cure.flaws.empty()) return;
  declared.write(cure);
  list.push(std::move(cure));
}

void cure_sources_of_deck(const Here& root, CureList& list) {
  Cure cure{{}, {}, tr("declare it in the 'citations' of the slides that refer to it")};
  json sources = json::array();
  const auto take = [&](const Here& object) {
    if (object.value.size() > kMaxMembers) return;
    for (auto it = object.value.begin(); it != object.value.end(); ++it) {
      if (!is_name_of_sources(it.key(), false) || is_nothing(*it) || it->is_boolean()) continue;
      for (const json& one : sources_in(*it)) sources.push_back(one);
      cure.flaws.push_back(object.below(it.key()));
      cure.patch.push_back({PatchStep::Op::Remove, object.below(it.key()), {}, {}});
    }
  };
  take(root);
  const bool deck = root.has("deck") && root.value["deck"].is_object();
  if (deck) take(root.at("deck"));
  const Here owner = deck && root.value["deck"].contains("slides") ? root.at("deck") : root;
  if (cure.flaws.empty() || !owner.has("slides") || !owner.value["slides"].is_array()) return;
  const Here slides = owner.at("slides");
  std::vector<Declared> declared;
  std::vector<std::set<std::string>> references(slides.value.size());
  std::size_t last = slides.value.size();
  for (std::size_t i = 0; i < slides.value.size(); ++i) {
    declared.emplace_back(slides.at(i));
    const json& slide = slides.value[i];
    if (!slide.is_object() || !declared[i].right()) continue;
    last = i;
    if (slide.contains("elements")) collect_references(slide["elements"], references[i]);
  }
  if (last == slides.value.size() || sources.size() > kMaxMembers) return;
  for (std::size_t s = 0; s < sources.size(); ++s) {
    json source = sources[s];
    if (is_nothing(source)) continue;
    std::string id = Declared::id_of(source);
    if (id.empty()) {
      id = take_mark(source);
      const std::string number = std::to_string(s + 1);
      const bool marked =
          std::any_of(references.begin(), references.end(),
                      [&number](const auto& all) { return all.contains("[" + number + "]"); });
      if (id.empty()) id = marked ? number : "c" + number;
      if (!source.is_object()) source = citation_of(source, id);
      source["id"] = id;
    }
    bool placed = false;
    for (std::size_t i = 0; i < declared.size(); ++i) {
      if (!refers(references[i], id) || declared[i].full()) continue;
      if (!declared[i].has(id)) static_cast<void>(declared[i].declare(source));
      placed = true;
    }
    if (!placed && declared[last].full()) return;
    if (!placed) static_cast<void>(declared[last].declare(source));
  }
  for (const Declared& one : declared) one.write(cure);
  list.push(std::move(cure));
}

}  // namespace deckle::cures

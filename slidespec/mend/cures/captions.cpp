// Words beside the content of an element that it has no place for: captions and notes, and titles
// of tables that are too long.

#include <algorithm>
#include <initializer_list>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

constexpr std::size_t kMaxTitle = 150;  // of the schema

bool is_caption(const std::string& plain) {
  return one_of(plain, {"caption", "subtitle", "subheading", "label", "takeaway", "keytakeaway",
                        "insight", "summary", "message", "credit", "캡션", "부제"});
}

bool is_title(const std::string& plain) {
  return one_of(plain, {"title", "heading", "headline", "name", "제목"});
}

bool is_note(const std::string& plain) {
  return one_of(plain, {"note", "notes", "comment", "footnote", "description", "remark", "remarks",
                        "footer", "비고", "설명", "각주"});
}

// Whether the content has what its words are for: a chart its title, a picture its alternative
// text.
bool has_own(const Here& element, std::string_view kind) {
  const json* content = element.find("content");
  if (content == nullptr || !content->is_object()) return false;
  const auto has = [content](std::initializer_list<const char*> names) {
    return std::any_of(names.begin(), names.end(), [content](const char* name) {
      return content->contains(name) && !is_nothing((*content)[name]);
    });
  };
  if (kind == "image") return has({"alt_text", "alt", "description"});
  return kind == "chart" || kind == "table" ? has({"title"}) : has({"text", "items"});
}

// Whether a member is words that have a place only in a text of their own.
bool stands_beside(const std::string& plain, std::string_view kind, bool in_content, bool own) {
  const bool in_place = in_content && plain == "title";
  if (kind == "chart" || kind == "table") {
    if (is_note(plain)) return kind == "table";  // of a chart they are its notes
    // The only caption in a content is its title.
    if (is_caption(plain)) return own || !in_content || plain != "caption";
    return own && is_title(plain) && !in_place;
  }
  if (kind != "image") return (own || !in_content) && (plain == "note" || plain == "footnote");
  // A picture: its caption in the content is what it shows, unless that is said.
  if (!in_content) return is_caption(plain) || is_title(plain) || is_note(plain);
  return own && plain != "description" && plain != "name" &&
         (is_caption(plain) || is_title(plain) || is_note(plain));
}

}  // namespace

bool cure_captions(const Here& element, const std::string& kind, CureList& list) {
  if (list.has(element.below("content")) || element.value.size() > kMaxMembers) return false;
  const bool own = has_own(element, kind);
  std::string text;
  Cure cure;
  const auto take = [&](const Here& object, bool in_content) {
    for (auto it = object.value.begin(); it != object.value.end(); ++it) {
      if (!it->is_string() || *it == "" ||
          !stands_beside(normalised(it.key()), kind, in_content, own) ||
          (!in_content && it.key() == "name"))
        continue;
      text += (text.empty() ? "" : "\n") + it->get<std::string>();
      cure.flaws.push_back(object.below(it.key()));
      cure.patch.push_back({PatchStep::Op::Remove, object.below(it.key()), {}, {}});
    }
  };
  take(element, false);
  if (element.has("content") && element.value["content"].is_object()) {
    const Here content = element.at("content");
    if (content.value.size() > kMaxMembers) return false;
    take(content, true);
    const json* title = kind == "table" ? content.find("title") : nullptr;
    if (title != nullptr && title->is_string()) {
      const std::vector<std::string> parts = parts_of(title->get<std::string>(), kMaxTitle);
      if (parts.size() > 1) {
        text = after_first(parts) + (text.empty() ? "" : "\n") + text;
        cure.flaws.push_back(content.below("title"));
        cure.patch.push_back(
            {PatchStep::Op::Replace, content.below("title"), {}, json(parts[0]).dump()});
      }
    }
  }
  if (text.empty()) return false;
  add_text_after(element, kind, "caption", text, cure);
  list.push(std::move(cure));
  return true;
}

}  // namespace deckle::cures

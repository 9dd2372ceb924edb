// Names of the schema in another case, with other separators, or in Korean: "Slide ID", "slideId",
// "슬라이드_id".
//
// They come before all other cures: a slide whose elements are called "Elements" has elements, and
// is not to be given others.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {
namespace {

enum class Value { Any, Structured, Text };  // what a member is, to be the one that is meant

struct Name {
  std::string_view name;
  std::vector<std::string_view> korean = {};
  Value value = Value::Any;
};

using Names = std::vector<Name>;

const Names& document_names() {
  static const Names kNames = {
      {"spec_version", {"버전", "스펙버전", "사양버전"}},
      {"deck", {"덱", "발표", "프레젠테이션", "발표자료"}, Value::Structured},
      {"theme", {"테마"}, Value::Structured},
      {"assets", {"자산", "에셋"}, Value::Structured},
      {"extensions", {"확장"}, Value::Structured},
  };
  return kNames;
}

const Names& deck_names() {
  static const Names kNames = {
      {"title", {"제목"}, Value::Text},
      {"subtitle", {"부제", "부제목"}, Value::Text},
      {"language", {"언어"}},
      {"audience", {"청중", "대상", "독자"}},
      {"tone", {"어조", "톤", "말투"}},
      {"tags", {"태그", "키워드"}},
      {"slides", {"슬라이드", "슬라이드목록", "슬라이드들"}, Value::Structured},
  };
  return kNames;
}

const Names& slide_names() {
  static const Names kNames = {
      {"slide_id", {"슬라이드id", "슬라이드아이디", "아이디"}},
      {"type", {"유형", "종류", "타입", "슬라이드유형"}, Value::Text},
      {"layout", {"레이아웃", "배치"}},
      {"elements", {"요소", "요소들", "구성요소"}, Value::Structured},
      {"speaker_notes", {"발표자노트", "발표자메모", "노트", "발표메모"}},
      {"citations", {"인용", "출처", "참고문헌"}},
      {"extensions", {"확장"}, Value::Structured},
  };
  return kNames;
}

const Names& layout_names() {
  static const Names kNames = {
      {"layout_id", {"레이아웃id", "레이아웃아이디", "아이디"}},
      {"layout_hints", {"레이아웃힌트", "힌트"}, Value::Structured},
      {"elements", {"요소"}, Value::Structured},  // to be taken out of it
  };
  return kNames;
}

const Names& element_names() {
  static const Names kNames = {
      {"element_id", {"요소id", "요소아이디", "아이디"}},
      {"kind", {"종류", "유형", "타입"}, Value::Text},
      {"role", {"역할"}},
      {"content", {"내용", "콘텐츠", "데이터"}},
      {"style", {"스타일", "서식"}},
      {"data_ref", {"데이터참조"}},
      {"constraints", {"제약", "제약조건"}},
      {"citations", {"인용", "출처"}},
      {"extensions", {"확장"}, Value::Structured},
  };
  return kNames;
}

const Names& content_names() {
  static const Names kNames = {
      {"text", {"텍스트", "글", "문구", "본문"}, Value::Text},
      {"items", {"항목", "항목들", "글머리", "목록"}, Value::Structured},
      {"asset_id", {"자산id", "에셋id", "이미지id"}, Value::Text},
      {"alt_text", {"대체텍스트", "대체문구"}, Value::Text},
      {"crop", {"자르기"}, Value::Text},
      {"chart_type", {"차트유형", "차트종류", "차트타입"}},
      {"series", {"계열", "시리즈"}, Value::Structured},
      {"title", {"제목"}, Value::Text},
      {"x_label", {"가로축", "x축", "x축이름"}},
      {"y_label", {"세로축", "y축", "y축이름"}},
      {"notes", {"비고", "참고"}, Value::Text},
      {"columns", {"열", "머리글"}, Value::Structured},
      {"rows", {"행", "행들"}, Value::Structured},
      {"elements", {"요소"}, Value::Structured},
      {"children", {}, Value::Structured},
      {"blocks", {}, Value::Structured},
      {"shape", {"도형"}, Value::Text},
      {"line_width_pt"},
      {"orientation", {"방향"}, Value::Text},
      {"width_pt"},
  };
  return kNames;
}

const Names& theme_names() {
  static const Names kNames = {
      {"template_ref", {"템플릿"}},
      {"brand", {"브랜드"}},
      {"slide_size", {"슬라이드크기", "크기"}},
  };
  return kNames;
}

const Names& asset_names() {
  static const Names kNames = {
      {"asset_id", {"자산id", "에셋id", "아이디"}},
      {"type", {"유형", "종류", "타입"}},
      {"source", {"원본", "출처"}},
  };
  return kNames;
}

bool fits(Value wanted, const json& value) {
  switch (wanted) {
    case Value::Structured:
      return value.is_structured();
    case Value::Text:
      return value.is_string();
    case Value::Any:
      break;
  }
  return true;
}

const Name* meant(std::string_view key, const json& value, const Names& names) {
  const std::string plain = normalised(key);
  for (const Name& name : names) {
    const bool same = normalised(name.name) == plain ||
                      std::find(name.korean.begin(), name.korean.end(), plain) != name.korean.end();
    if (same && fits(name.value, value)) return &name;
  }
  return nullptr;
}

// False: all names are right.
bool rename(const Here& object, const Names& names, CureList& list) {
  if (!object.value.is_object() || object.value.size() > kMaxMembers) return false;
  bool renamed = false;
  for (auto it = object.value.begin(); it != object.value.end() && !list.full(); ++it) {
    const Name* name = meant(it.key(), *it, names);
    if (name == nullptr || it.key() == name->name || object.has(name->name) ||
        list.has(object.below(name->name)))
      continue;
    list.give_name(object, it.key(), name->name);
    renamed = true;
  }
  return renamed;
}

void rename_in_element(const Here& element, CureList& list) {
  // A member that names what it is, as {"제목": "…"}, is for the cures of elements.
  if (!element.value.is_object() || rename(element, element_names(), list)) return;
  if (!element.has("content") || !element.value["content"].is_object()) return;
  const Here content = element.at("content");
  rename(content, content_names(), list);
}

bool rename_in_slide(const Here& slide, CureList& list) {
  bool renamed = rename(slide, slide_names(), list);
  if (slide.has("layout") && rename(slide.at("layout"), layout_names(), list)) renamed = true;
  if (!slide.has("elements") || !slide.value["elements"].is_array()) return renamed;
  const Here elements = slide.at("elements");
  for (std::size_t e = 0; e < elements.value.size() && !list.full(); ++e)
    rename_in_element(elements.at(e), list);
  return renamed;
}

}  // namespace

bool cure_key_names(const Here& root, CureList& list) {
  bool renamed = rename(root, document_names(), list);
  if (root.has("theme")) rename(root.at("theme"), theme_names(), list);
  if (root.has("assets") && root.value["assets"].is_array()) {
    const Here assets = root.at("assets");
    for (std::size_t a = 0; a < assets.value.size() && !list.full(); ++a)
      rename(assets.at(a), asset_names(), list);
  }
  // The members of a deck stand in the document where its author left the deck out.
  const Here deck = root.has("deck") ? root.at("deck") : root;
  if (!deck.value.is_object()) return renamed;
  if (rename(deck, deck_names(), list)) renamed = true;
  if (!deck.has("slides") || !deck.value["slides"].is_structured()) return renamed;
  const Here slides = deck.at("slides");
  if (slides.value.size() > kMaxCures) return renamed;
  if (slides.value.is_array()) {
    for (std::size_t s = 0; s < slides.value.size() && !list.full(); ++s) {
      if (rename_in_slide(slides.at(s), list)) renamed = true;
    }
  } else if (slides.value.size() <= kMaxMembers) {  // by id
    for (auto it = slides.value.begin(); it != slides.value.end() && !list.full(); ++it) {
      if (rename_in_slide(slides.at(it.key()), list)) renamed = true;
    }
  }
  return renamed;
}

}  // namespace deckle::cures

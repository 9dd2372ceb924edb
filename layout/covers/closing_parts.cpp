#include "layout/covers/closing_parts.h"

#include <algorithm>

#include "layout/covers/contact_words.h"
#include "layout/lists/list_form.h"
#include "layout/text/joined_text.h"

namespace deckle::layout {
namespace {

// Ours: of more cards or blocks none holds a sentence.
constexpr std::size_t kMostSteps = 5, kMostContacts = 3;

bool is_text(const ElementIr& element) {
  return element.type == ElementType::Text || element.type == ElementType::Bullets ||
         element.type == ElementType::Shape;
}

// Whether the author decided on its look or place.
bool is_fixed(const Element& element, const ElementIr& drawn) {
  return drawn.pinned || element.style.fill || element.style.anchor || element.style.size_pt ||
         element.style.list || element.style.list_form || element.style.line_spacing_pct ||
         drawn.text.vert != VerticalText::Horz || drawn.text.rotation != 0;
}

std::vector<ClosingStep> steps_of(const Element& element, const ElementIr& drawn) {
  if (element.kind != ElementKind::Bullets) return {{drawn.eid, drawn.text.paragraphs, false}};
  std::vector<ListItem> items;
  for (const ParagraphIr& paragraph : drawn.text.paragraphs) items.push_back({{}, paragraph.level});
  std::vector<ClosingStep> steps;
  for (const ListRow& row : rows_of(items)) {
    const auto begin = drawn.text.paragraphs.begin();
    steps.push_back({drawn.eid,
                     {begin + static_cast<std::ptrdiff_t>(row.first),
                      begin + static_cast<std::ptrdiff_t>(row.last)},
                     true});
  }
  return steps;
}

// Whether the item is an address or a number, with hardly a word beside it.
bool is_contact_item(const ClosingStep& step) {
  if (step.paragraphs.size() != 1) return false;
  const std::string text = joined_text(step.paragraphs.front());
  return step.paragraphs.front().level == 0 && is_lone_contact(text);
}

// Steps that a list ends with and that are contacts become the contact.
void take_list_contact(const std::string& eid, ClosingParts& parts) {
  std::size_t first = parts.steps.size();
  while (first > 0 && is_contact_item(parts.steps[first - 1])) --first;
  if (first == parts.steps.size()) return;
  for (std::size_t i = first; i < parts.steps.size(); ++i)
    parts.list_contact.push_back(parts.steps[i].paragraphs.front());
  parts.steps.erase(parts.steps.begin() + static_cast<std::ptrdiff_t>(first), parts.steps.end());
  if (parts.steps.empty()) {  // the list is nothing else
    parts.contacts = {eid};
    parts.list_contact.clear();
  } else {
    parts.list = eid;
  }
}

// One step is no row of numbered cards.
void take_lone_step(const SlideIr& slide, ClosingParts& parts) {
  if (parts.steps.size() != 1 || parts.contacts.size() >= kMostContacts) return;
  const ClosingStep& step = parts.steps.front();
  const ElementIr* element = find_element(slide, step.eid);
  if (element == nullptr || element->text.paragraphs.size() != step.paragraphs.size()) return;
  parts.lone_step = step.eid;
  parts.contacts.insert(parts.contacts.begin(), step.eid);
  parts.steps.clear();
}

}  // namespace

ClosingParts closing_parts(const ListContext& context, const SlideIr& slide) {
  ClosingParts parts;
  std::vector<const Element*> lists;
  for (const Element& element : context.slide.elements) {
    const ElementIr* drawn = find_element(slide, element.element_id);
    if (drawn == nullptr || element.role == "footer") continue;
    if (drawn->type == ElementType::Title) continue;
    if (!is_text(*drawn) || drawn->text.empty() || is_fixed(element, *drawn)) return {};
    if (element.role == "contact" ||
        (element.role != "next_step" && element.kind == ElementKind::Text &&
         is_contact(plain_text(drawn->text)))) {
      parts.contacts.push_back(drawn->eid);
    } else if (element.role == "next_step") {
      for (ClosingStep& step : steps_of(element, *drawn)) parts.steps.push_back(std::move(step));
    } else if (element.kind == ElementKind::Bullets) {
      lists.push_back(&element);
    } else if (parts.sentence.empty()) {
      parts.sentence = drawn->eid;
    } else {
      return {};
    }
  }
  if (lists.size() > 1) return {};
  if (lists.size() == 1) {
    const std::string& eid = lists.front()->element_id;
    const bool alone = parts.contacts.empty();
    if (!parts.steps.empty()) return {};
    parts.steps = steps_of(*lists.front(), *find_element(slide, eid));
    if (alone) take_list_contact(eid, parts);
    if (alone && parts.contacts.empty() && parts.list.empty() && !parts.sentence.empty()) return {};
  }
  take_lone_step(slide, parts);
  // A list alone is drawn by its own words.
  const bool list_alone = parts.contacts.empty() && parts.list.empty() && parts.sentence.empty() &&
                          !parts.steps.empty() && parts.steps.front().item;
  parts.drawable = !list_alone && (!parts.contacts.empty() || !parts.steps.empty()) &&
                   parts.contacts.size() <= kMostContacts && parts.steps.size() <= kMostSteps;
  return parts;
}

}  // namespace deckle::layout

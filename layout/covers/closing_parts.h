#pragma once
// What a closing slide has: contacts, next steps, a sentence.

#include <string>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// A next step: an element, or an item of a list with those below it.
struct ClosingStep {
  std::string eid;  // of its element
  std::vector<ParagraphIr> paragraphs;
  bool item = false;
};

struct ClosingParts {
  std::vector<std::string> contacts;  // eids; a next step that is the only one is before them
  std::vector<ClosingStep> steps;
  std::string lone_step;  // eid of that step; empty: none
  std::string sentence;  // eid; empty: none
  // How to reach somebody, which the list of the steps ends with: its eid, and the items.
  std::string list;
  std::vector<ParagraphIr> list_contact;
  bool drawable = false;
};

[[nodiscard]] ClosingParts closing_parts(const ListContext& context, const SlideIr& slide);

}  // namespace deckle::layout

#pragma once
// What a report on a template says beside its findings: which layouts of SlideSpec it has, how much
// each place holds, and whether it is fit for use.

#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/message.h"

namespace deckle {

// A place of a layout, as `deckle layouts` lists it.
struct TemplateSlot {
  std::string role;  // "title", "body", "left" …
  Rect box;
  double size_pt = 0;  // of its first level; 0: it holds no text
  int lines = 0;       // at that size
  int characters = 0;  // full-width characters (Hangul) in a line
  int latin_characters = 0;  // of English text, on average
  bool placeholder = false;  // false: computed by deckle, without a placeholder of the layout
};

// One of the layouts that SlideSpec has itself, and the template's layout that is used for it.
struct TemplateRole {
  // Own: it has the name, or the placeholders, that such a layout has. Other: it is used because
  // there is none, and deckle computes what it lacks. None: not even a title is there.
  enum class Match { Own, Other, None };

  std::string id;      // "two_column"
  std::string layout;  // the layout's name
  std::string layout_part;
  Match match = Match::Own;
  Message reason;  // why this one
  std::vector<TemplateSlot> slots;
};

[[nodiscard]] DECKLE_API const char* to_string(
    TemplateRole::Match match);  // "own", "other", "none"

// Ready: nothing above a note was found. Limited: usable, with what the warnings say. Unusable: an
// error was found.
enum class TemplateVerdict { Ready, Limited, Unusable };

// "ready", "limited", "unusable".
[[nodiscard]] DECKLE_API const char* to_string(TemplateVerdict verdict);
[[nodiscard]] DECKLE_API Message message_of(TemplateVerdict verdict);  // the same for people

struct TemplateReport {
  TemplateVerdict verdict = TemplateVerdict::Ready;
  std::vector<Message> reasons;  // why it is not ready, most severe first, each kind once
  std::vector<TemplateRole> roles;
};

}  // namespace deckle

#pragma once
// JSON as language models and people break it, made JSON again without a change to any word.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"

namespace deckle {

struct LenientJson {
  std::string text;              // formatting and words as they were
  std::vector<Message> changes;  // what was mended, each kind once, in the order of the text
  // No letter or digit of the document is missing, but in comments, marks of citations, and words
  // and numbers that are written in another way (None, 007). False: `text` must not be used.
  bool keeps_words = true;
};

// Mends: UTF-16; a document in a string; a code fence, prose and other JSON around the document;
// comments; commas and colons that are missing, too many or full-width; quotes that are single,
// typographic or missing; quotes, line breaks, tabs, wrong escapes and control characters inside
// strings; True, None and the like; numbers such as +1, .5, 1_000 and, in objects, 1,000; keys that
// are there twice (lists are joined, else the second gets a new name); brackets that are missing,
// too many or of the wrong kind; doubled braces; citations of chat models; blanks that JSON does
// not know.
//
// Of several values in the text it takes that with "deck" or "slides", or all that are slides, or
// the largest; objects one after the other become an array. Objects that are no spec directly
// before or after one become its member "beside_the_document". `keeps_words` is false if JSON with
// keys is left over next to the value.
//
// Linear in the text. The result need not be JSON: its reader says so. Throws Cancelled.
[[nodiscard]] LenientJson mend_json(std::string_view text);

}  // namespace deckle

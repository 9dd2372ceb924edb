#pragma once
// Adds review comments to a presentation: p:cm in a comments part for each slide, and their author
// (ECMA-376 Part 1, 13.3.1, 13.3.2 and 19.4). All readers show this form; the newer one, with
// threads, is left as it is where a file has it.
//
// Only the parts concerned change: the list of comments of a slide, the list of authors, the
// relationships that lead to them, and [Content_Types].xml. Of these everything that was there
// stays, byte for byte.

#include <cstddef>
#include <string>
#include <vector>

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/core/units.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

struct ReviewComment {
  std::string slide_id;  // as read_deck() names slides: "s256"
  Emu x, y;              // from the left top of the slide; brought onto it
  std::string text;      // lines are separated by \n
  std::string key;       // a word of the text by which it is known again
};

struct CommentStamp {
  std::string author, initials;
  std::string date;  // ISO 8601: "1980-01-01T00:00:00Z"
};

struct Commented {
  ooxml::Package package;
  std::size_t written = 0;
  std::size_t already = 0;  // that have a comment of this author with their key on their slide
  // Comments, by number, whose slide does not exist, or whose parts cannot be read.
  std::vector<std::size_t> not_placed;
  bool newer_comments = false;  // the file has comments of the newer form
};

// Comments at one place are set beside each other. Malformed: there is no presentation, or its list
// of authors cannot be read. Limit: more than `budget` allows. Throws Cancelled.
[[nodiscard]] Result<Commented> add_comments(const ooxml::Package& package,
                                             const ooxml::PackageFaults& faults,
                                             const std::vector<ReviewComment>& comments,
                                             const CommentStamp& stamp, Budget& budget);

}  // namespace deckle::pptx

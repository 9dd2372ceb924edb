#pragma once
// Speaker notes and comments.

#include <map>
#include <string>
#include <vector>

#include "pptx/read/sheet_context.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/package_facts.h"

namespace deckle::pptx {

// The text of a slide's notes, paragraphs separated by \n; empty when it has none. A damaged notes
// part counts as none. What else is on the page goes into `file.notes`. Limit: larger than the
// budget allows.
[[nodiscard]] Result<std::string> read_notes(FileContext& file, const std::string& slide_part,
                                             const std::string& slide_id, Size page);

// Names of the authors of comments, by id.
using CommentAuthors = std::map<std::string, std::string>;
[[nodiscard]] Result<CommentAuthors> read_comment_authors(FileContext& file,
                                                          const std::string& presentation_part);

// Appends the comments of a slide, of both kinds ([MS-PPTX] 2.6.1 and 2.18), replies after what
// they answer. Damaged parts have none.
[[nodiscard]] Result<void> read_comments(FileContext& file, const std::string& slide_part,
                                         const std::string& slide_id, const CommentAuthors& authors,
                                         std::vector<CommentFacts>& out);

}  // namespace deckle::pptx

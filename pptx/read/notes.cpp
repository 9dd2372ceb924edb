#include "pptx/read/notes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <string_view>
#include <utility>

#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"
#include "pptx/read/sheet.h"

namespace deckle::pptx {

namespace {

using ooxml::xml::Document;

// Nothing for a part that is absent or damaged.
Result<std::optional<Document>> parse_part(FileContext& file, const std::string& part) {
  const std::string* bytes = file.package.find(part);
  if (bytes == nullptr) return std::optional<Document>();
  Result<Document> parsed = ooxml::xml::parse(*bytes, part, file.budget);
  if (!parsed && parsed.error().code == ErrorCode::Limit) return tl::unexpected(parsed.error());
  if (!parsed) return std::optional<Document>();
  return std::optional<Document>(std::move(*parsed));
}

// The plain text of a body.
std::string text_of(pugi::xml_node body) {
  std::string out;
  bool first = true;
  for (const pugi::xml_node paragraph : body.children("a:p")) {
    if (!first) out += '\n';
    first = false;
    for (const pugi::xml_node piece : paragraph.children()) {
      const std::string_view name = piece.name();
      if (name == "a:br") out += '\v';
      if (name == "a:r" || name == "a:fld") out += piece.child("a:t").text().get();
    }
  }
  return out;
}

bool is_off_page(const SheetShape& shape, Size page) {
  if (!shape.box) return false;
  const Rect& box = *shape.box;
  return box.x >= page.w || box.y >= page.h || box.x + box.w <= Emu(0) || box.y + box.h <= Emu(0);
}

CommentFacts comment_of(pugi::xml_node comment, const std::string& part,
                        const std::string& slide_id, const CommentAuthors& authors) {
  CommentFacts facts{slide_id, part, {}, {}, {}};
  const bool modern = std::string_view(comment.name()).starts_with("p188:");
  const auto author = authors.find(comment.attribute("authorId").value());
  if (author != authors.end()) facts.author = author->second;
  facts.date = comment.attribute(modern ? "created" : "dt").value();
  facts.text = modern ? text_of(comment.child("p188:txBody"))
                      : std::string(comment.child("p:text").text().get());
  return facts;
}

}  // namespace

Result<std::string> read_notes(FileContext& file, const std::string& slide_part,
                               const std::string& slide_id, Size page) {
  const std::optional<std::string> part = file.package.related(slide_part, "notesSlide");
  if (!part) return std::string();
  const Result<std::optional<Document>> document = parse_part(file, *part);
  if (!document) return tl::unexpected(document.error());
  NotesFacts facts{slide_id, *part, false, {}, {}};
  if (!*document || std::string_view((*document)->root().name()) != "p:notes") {
    facts.unreadable = true;
    file.notes.push_back(std::move(facts));
    return std::string();
  }
  const Result<std::vector<SheetShape>> shapes =
      read_shapes((*document)->root(), *part, file.budget, Coordinates::Lenient);
  if (!shapes) return tl::unexpected(shapes.error());
  // By type: the index of the notes body differs between producers.
  const auto body = std::find_if(shapes->begin(), shapes->end(), [](const SheetShape& shape) {
    return shape.placeholder && placeholder_type(shape.placeholder) == "body";
  });
  for (const SheetShape& shape : *shapes) {
    std::string text = text_of(shape.node.child("p:txBody"));
    if (text.find_first_not_of(" \n\v\t") == std::string::npos ||
        (body != shapes->end() && &shape == &*body))
      continue;
    if (shape.hidden || is_off_page(shape, page))
      facts.hidden.push_back(std::move(text));
    else if (!shape.placeholder)
      facts.others.push_back(std::move(text));
  }
  file.notes.push_back(std::move(facts));
  return body == shapes->end() ? std::string() : text_of(body->node.child("p:txBody"));
}

// p:cmAuthor of the older kind of comments, p188:author of the newer.
Result<CommentAuthors> read_comment_authors(FileContext& file,
                                            const std::string& presentation_part) {
  CommentAuthors authors;
  for (const char* kind : {"commentAuthors", "authors"}) {
    const auto part = file.package.related(presentation_part, kind);
    if (!part) continue;
    const Result<std::optional<Document>> document = parse_part(file, *part);
    if (!document) return tl::unexpected(document.error());
    if (!*document) continue;
    for (const pugi::xml_node author : (*document)->root().children())
      authors.emplace(author.attribute("id").value(), author.attribute("name").value());
  }
  return authors;
}

Result<void> read_comments(FileContext& file, const std::string& slide_part,
                           const std::string& slide_id, const CommentAuthors& authors,
                           std::vector<CommentFacts>& out) {
  for (const ooxml::Relationship& relationship : file.package.relationships(slide_part)) {
    if (relationship.external || ooxml::xml::type_tail(relationship.type) != "comments") continue;
    const std::string part = ooxml::Package::resolve(slide_part, relationship.target);
    const Result<std::optional<Document>> document = parse_part(file, part);
    if (!document) return tl::unexpected(document.error());
    if (!*document) continue;
    for (const pugi::xml_node comment : (*document)->root().children()) {
      out.push_back(comment_of(comment, part, slide_id, authors));
      for (const pugi::xml_node reply : comment.child("p188:replyLst").children())
        out.push_back(comment_of(reply, part, slide_id, authors));
    }
  }
  return {};
}

}  // namespace deckle::pptx

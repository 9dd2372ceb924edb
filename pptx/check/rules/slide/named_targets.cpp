// Animations and comments that name what is not there.

#include <unordered_set>

#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kAnimation{
    .id = "animation-without-shape",
    .severity = Severity::Error,
    .summary = "an animation names a shape that is not there",
    .what = "Looks for the shape of each target and build of the timing of a slide.",
    .why = "PowerPoint repairs the file and removes the animations of the slide.",
    .remedy = "remove the animation of the shape",
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kComment{
    .id = "comment-without-author",
    .severity = Severity::Error,
    .summary = "a comment names an author that is not listed",
    .what = "Compares the author ids of comments with the list of comment authors.",
    .why = "PowerPoint repairs the file and removes the comment.",
    .remedy = "add the author to the list",
    .readers = {.powerpoint = Effect::Repairs},
};

using Element = ooxml::xml::SourceTree::Element;

void check_timing(const PartContext& context, Findings& findings) {
  if (!is_sheet(context.part.kind)) return;
  std::unordered_set<std::string> shapes;
  for (const Element& shape : context.tree.named("p:cNvPr")) shapes.insert(shape.value("id"));
  for (const char* name : {"p:spTgt", "p:bldP", "p:bldGraphic", "p:bldDgm", "p:bldOleChart",
                           "p:inkTgt"}) {
    for (const Element& target : context.tree.named(name)) {
      const auto id = target.attribute("spid");
      if (!id || shapes.contains(id->text())) continue;
      Found found{kAnimation, context.part.name,
                  tr("{} names the shape {}, which is not there", name, id->text())};
      found.element = target;
      found.got = id->text();
      findings.add(std::move(found));
    }
  }
}

void check_authors(const DeckView& deck, Findings& findings) {
  std::unordered_set<std::string_view> known;
  for (const PartInfo& part : deck.parts()) {
    if (part.kind == PartKind::CommentAuthors)
      known.insert(part.authors.begin(), part.authors.end());
  }
  for (const PartInfo& part : deck.parts()) {
    if (part.kind != PartKind::Comments) continue;
    for (const std::string& author : part.authors) {
      if (known.contains(author)) continue;
      Found found{kComment, part.name, tr("a comment names the author {}", author)};
      found.got = author;
      findings.add(std::move(found));
    }
  }
}

constexpr const RuleDoc* kShapeDocs[] = {&kAnimation};
constexpr const RuleDoc* kAuthorDocs[] = {&kComment};

}  // namespace

extern const PartRule kAnimatedShapes;
const PartRule kAnimatedShapes{kShapeDocs, check_timing};
extern const PackageRule kCommentAuthors;
const PackageRule kCommentAuthors{kAuthorDocs, check_authors};

}  // namespace deckle::pptx::check

// Comments that are added: their parts, their places, and what stays as it was.

#include "pptx/annotate/review_comments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "pptx/annotate/comment_places.h"
#include "tests/pptx/small_deck.h"
#include "tests/support/fresh_budget.h"

namespace deckle::test {
namespace {

const pptx::CommentStamp kStamp{"checker", "ch", "1980-01-01T00:00:00Z"};
const char* const kList1 = "ppt/comments/comment1.xml";
const char* const kAuthors = "ppt/commentAuthors.xml";
const char* const kPresentationRels = "ppt/_rels/presentation.xml.rels";
constexpr const char* kListType =
    "application/vnd.openxmlformats-officedocument.presentationml.comments+xml";
constexpr const char* kAuthorsType =
    "application/vnd.openxmlformats-officedocument.presentationml.commentAuthors+xml";

pptx::Commented commented(const ooxml::Package& package,
                          const std::vector<pptx::ReviewComment>& comments) {
  auto done = pptx::add_comments(package, {}, comments, kStamp, fresh_budget());
  EXPECT_TRUE(done) << done.error().message;
  return done ? std::move(*done) : pptx::Commented{};
}

std::string part(const ooxml::Package& package, const std::string& name) {
  const std::string* bytes = package.find(name);
  return bytes == nullptr ? "(none)" : *bytes;
}

bool holds(const std::string& text, const std::string& word) {
  return text.find(word) != std::string::npos;
}

// The deck with a list of comments on its first slide, by the author with the id 3.
ooxml::Package with_comments(const std::string& name) {
  ooxml::Package package = small_package({"", ""});
  std::vector<ooxml::Relationship> slide = package.relationships(kSlide1);
  slide.push_back({"rId9",
                   "http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments",
                   "../comments/comment1.xml"});
  package.set_relationships(kSlide1, slide);
  package.put(kList1,
              part_xml("p:cmLst",
                       "<p:cm authorId=\"3\" dt=\"2024-01-02T03:04:05.678\" idx=\"7\">"
                       "<p:pos x=\"58\" y=\"115\"/><p:text>Is this final? [k1]</p:text></p:cm>"),
              kListType);
  std::vector<ooxml::Relationship> main = package.relationships("ppt/presentation.xml");
  main.push_back(
      {"rId99",
       "http://schemas.openxmlformats.org/officeDocument/2006/relationships/commentAuthors",
       "commentAuthors.xml"});
  package.set_relationships("ppt/presentation.xml", main);
  package.put(kAuthors,
              part_xml("p:cmAuthorLst", "<p:cmAuthor id=\"3\" name=\"" + name +
                                            "\" initials=\"A\" lastIdx=\"7\" clrIdx=\"0\"/>"),
              kAuthorsType);
  return package;
}

TEST(ReviewComments, MakesTheirPartsAndLeavesAllOthers) {
  const ooxml::Package before = small_package({"", ""});
  const pptx::Commented after =
      commented(before, {{"s257", Emu(914400), Emu(457200), "a < b\nkey", "key"}});
  EXPECT_EQ(after.written, 1U);
  EXPECT_TRUE(after.not_placed.empty());
  EXPECT_EQ(part(after.package, kList1),
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
            "<p:cmLst xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\">"
            "<p:cm authorId=\"0\" dt=\"1980-01-01T00:00:00.000\" idx=\"1\">"
            "<p:pos x=\"576\" y=\"288\"/><p:text>a &lt; b\nkey</p:text></p:cm></p:cmLst>");
  EXPECT_TRUE(holds(part(after.package, kAuthors),
                    "<p:cmAuthor id=\"0\" name=\"checker\" initials=\"ch\" lastIdx=\"1\" clrIdx=\"0\"/>"));
  EXPECT_EQ(after.package.content_type(kList1), kListType);
  EXPECT_EQ(after.package.content_type(kAuthors), kAuthorsType);
  EXPECT_EQ(after.package.related("ppt/slides/slide2.xml", "comments"), kList1);
  EXPECT_EQ(after.package.related("ppt/presentation.xml", "commentAuthors"), kAuthors);
  for (const std::string& name : before.names()) {
    if (name == kPresentationRels || name == "ppt/slides/_rels/slide2.xml.rels") continue;
    EXPECT_EQ(part(after.package, name), part(before, name)) << name;
  }
}

TEST(ReviewComments, KeepsCommentsAndAuthorsThatAreThere) {
  const ooxml::Package before = with_comments("Ada");
  const pptx::Commented after = commented(
      before, {{"s256", emu_from_inches(0.1), emu_from_inches(0.2), "one [k1]", "[k1]"}});
  EXPECT_EQ(after.written, 1U);  // the same word in another author's comment is no comment of ours
  const std::string list = part(after.package, kList1), was = part(before, kList1);
  EXPECT_EQ(list.substr(0, was.find("</p:cmLst>")), was.substr(0, was.find("</p:cmLst>")));
  // Beside the one at the same place.
  EXPECT_TRUE(holds(list, "<p:cm authorId=\"4\" dt=\"1980-01-01T00:00:00.000\" idx=\"1\">"
                          "<p:pos x=\"154\" y=\"115\"/>"))
      << list;
  const std::string authors = part(after.package, kAuthors);
  EXPECT_TRUE(holds(authors, "name=\"Ada\" initials=\"A\" lastIdx=\"7\" clrIdx=\"0\"/>")) << authors;
  EXPECT_TRUE(holds(authors, "id=\"4\" name=\"checker\" initials=\"ch\" lastIdx=\"1\" clrIdx=\"1\"/>"))
      << authors;
}

TEST(ReviewComments, AreNotWrittenTwice) {
  const ooxml::Package before = with_comments("checker");
  const pptx::Commented after = commented(before, {{"s256", Emu(0), Emu(0), "one [k1]", "[k1]"},
                                                   {"s256", Emu(0), Emu(0), "two [k2]", "[k2]"}});
  EXPECT_EQ(after.written, 1U);
  EXPECT_EQ(after.already, 1U);
  EXPECT_TRUE(holds(part(after.package, kAuthors), "id=\"3\" name=\"checker\" initials=\"A\" lastIdx=\"8\""));
  EXPECT_TRUE(holds(part(after.package, kList1), "authorId=\"3\" dt=\"1980-01-01T00:00:00.000\" idx=\"8\""));
  const pptx::Commented again = commented(after.package, {{"s256", Emu(0), Emu(0), "two [k2]", "[k2]"}});
  EXPECT_EQ(again.written, 0U);
  for (const std::string& name : after.package.names())
    EXPECT_EQ(part(again.package, name), part(after.package, name)) << name;
}

TEST(ReviewComments, WithoutASlideAreNotPlaced) {
  const pptx::Commented after = commented(
      small_package({""}), {{"s256", Emu(0), Emu(0), "a", "a"}, {"s999", Emu(0), Emu(0), "b", "b"},
                            {"", Emu(0), Emu(0), "c", "c"}});
  EXPECT_EQ(after.written, 1U);
  EXPECT_EQ(after.not_placed, (std::vector<std::size_t>{1, 2}));
}

TEST(ReviewComments, ReportAListOfAuthorsThatCannotBeRead) {
  ooxml::Package package = with_comments("Ada");
  package.put(kAuthors, "<p:cmAuthorLst", kAuthorsType);
  const auto done = pptx::add_comments(package, {}, {{"s257", Emu(0), Emu(0), "a", "a"}}, kStamp,
                                       fresh_budget());
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::Malformed);
}

TEST(ReviewComments, LeaveAListThatCannotBeRead) {
  ooxml::Package package = with_comments("Ada");
  package.put(kList1, "<p:cmLst", kListType);
  const pptx::Commented after = commented(package, {{"s256", Emu(0), Emu(0), "a", "a"}});
  EXPECT_EQ(after.written, 0U);
  EXPECT_EQ(after.not_placed.size(), 1U);
  EXPECT_EQ(part(after.package, kList1), "<p:cmLst");
}

struct PlaceCase {
  const char* name;
  Emu x, y;
  pptx::CommentPlaces::Place expected;
};

TEST(CommentPlaces, AreOnTheSlide) {
  const Size page{emu_from_inches(10), emu_from_inches(7.5)};
  const PlaceCase cases[] = {
      {"the corner", Emu(0), Emu(0), {10, 10}},
      {"within", emu_from_inches(2), emu_from_inches(3), {1152, 1728}},
      {"left of it and above", Emu(-914400), Emu(-1), {10, 10}},
      {"right of it and below", emu_from_inches(40), emu_from_inches(40), {5664, 4224}},
  };
  for (const PlaceCase& one : cases) {
    pptx::CommentPlaces places(page);
    EXPECT_EQ(places.place(one.x, one.y), one.expected) << one.name;
  }
}

TEST(CommentPlaces, AreAllDifferentUntilThePageIsFull) {
  pptx::CommentPlaces places({emu_from_inches(2), emu_from_inches(1)});
  std::vector<pptx::CommentPlaces::Place> all;
  for (int i = 0; i < 55; ++i) all.push_back(places.place(Emu(0), Emu(0)));
  std::sort(all.begin(), all.end());
  EXPECT_EQ(std::adjacent_find(all.begin(), all.end()), all.end());
  for (int i = 0; i < 1000; ++i) {
    const auto [x, y] = places.place(Emu(0), Emu(0));
    EXPECT_LE(x, 1152);
    EXPECT_LE(y, 576);
  }
}

}  // namespace
}  // namespace deckle::test

#include "pptx/annotate/review_comments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "ooxml/xml/names.h"
#include "ooxml/xml/source_tree.h"
#include "ooxml/xml/writer.h"
#include "pptx/annotate/comment_places.h"
#include "pptx/check/base/deck_view.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/repair/apply.h"
#include "pptx/messages/tr.h"
#include "pptx/read/page.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx {

namespace {

using check::DeckView;
using check::Element;
using check::PartInfo;
using check::PartKind;
using ooxml::xml::SourceTree;

constexpr std::string_view kCommentsType =
    "application/vnd.openxmlformats-officedocument.presentationml.comments+xml";
constexpr std::string_view kAuthorsType =
    "application/vnd.openxmlformats-officedocument.presentationml.commentAuthors+xml";
// Of an author and of a comment; xsd:unsignedInt, kept below what other programs hold in an int.
constexpr std::uint32_t kMostIds = 1U << 30;

std::uint32_t number(const Element& element, std::string_view attribute) {
  const std::string text = element.value(attribute);
  std::uint32_t out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && out < kMostIds ? out : 0;
}

std::int64_t coordinate(const Element& element, std::string_view attribute) {
  const std::string text = element.value(attribute);
  std::int64_t out = 0;
  std::from_chars(text.data(), text.data() + text.size(), out);
  return out;
}

std::string_view pml_namespace(bool strict) {
  const ooxml::xml::Namespace* const p = ooxml::xml::namespace_with_prefix("p");
  return strict ? p->strict_uri : p->uri;
}

// ISO 8601 without a zone, as p:cm/@dt is written by PowerPoint.
std::string local_date(const std::string& date) {
  return date.substr(0, date.find_first_of("Z+")) +
         (date.find('.') == std::string::npos ? ".000" : "");
}

class Annotator {
 public:
  Annotator(const DeckView& deck, const CommentStamp& stamp, Size page, Budget& budget)
      : deck_(deck), stamp_(stamp), page_(page), budget_(budget) {}

  // The author, with the number after those of its comments. Before the slides.
  Result<void> read_authors() {
    std::uint32_t free_id = 0;
    for (const PartInfo& part : deck_.parts()) {
      if (part.kind != PartKind::Comments) {
        if (part.content_type == "application/vnd.ms-powerpoint.comments+xml") newer_ = true;
        continue;
      }
      check_cancelled();
      const Result<SourceTree> tree = SourceTree::parse(*part.bytes, part.name, budget_);
      if (!tree && tree.error().code == ErrorCode::Limit) return tl::unexpected(tree.error());
      if (!tree) continue;
      for (const Element& comment : tree->named("p:cm")) {
        const std::uint32_t id = number(comment, "authorId");
        free_id = std::max(free_id, id + 1);
        last_of_[id] = std::max(last_of_[id], number(comment, "idx"));
      }
    }
    const auto rels = deck_.main().rels_of("commentAuthors");
    if (rels.empty()) {
      id_ = free_id;
      return {};
    }
    authors_part_ = rels.front()->part;
    Result<SourceTree> tree = SourceTree::parse(*deck_.find(authors_part_)->bytes, authors_part_,
                                                budget_);
    if (!tree) return tl::unexpected(tree.error());
    authors_ = std::make_unique<SourceTree>(std::move(*tree));
    for (const Element& author : authors_->root().children("p:cmAuthor")) {
      const std::uint32_t id = number(author, "id");
      free_id = std::max(free_id, id + 1);
      ++count_;
      if (author.value("name") != stamp_.author) continue;
      known_ = author;
      id_ = id;
      last_ = std::max(number(author, "lastIdx"), last_of_[id]);
      return {};
    }
    id_ = free_id;
    return {};
  }

  // The comments of one slide. Those that were there already are counted.
  Result<bool> annotate(const std::string& part, const std::vector<const ReviewComment*>& comments) {
    check_cancelled();
    const PartInfo* const slide = deck_.find(part);
    if (slide == nullptr || !slide->rels_readable) return false;
    const PartInfo* list = nullptr;
    for (const check::Rel* rel : slide->rels_of("comments")) {
      const PartInfo* const target = deck_.find(rel->part);
      if (list == nullptr && target != nullptr && target->kind == PartKind::Comments) list = target;
    }
    if (list == nullptr) {
      add_list(*slide, comments);
      return true;
    }
    const Result<SourceTree> tree = SourceTree::parse(*list->bytes, list->name, budget_);
    if (!tree && tree.error().code == ErrorCode::Limit) return tl::unexpected(tree.error());
    if (!tree || tree->root().name() != "p:cmLst") return false;
    extend_list(*tree, list->name, comments);
    return true;
  }

  void write_author() {
    if (written == 0) return;
    const std::string last = std::to_string(last_);
    if (known_) {
      if (const auto attribute = known_.attribute("lastIdx"))
        plan_.edits.push_back(check::set_value(authors_part_, *attribute, last));
      else
        plan_.edits.push_back(check::add_attribute(authors_part_, known_, "lastIdx", last));
      return;
    }
    const std::string attributes = fmt::format(
        "id=\"{}\" name=\"{}\" initials=\"{}\" lastIdx=\"{}\" clrIdx=\"{}\"", id_,
        ooxml::xml::escaped_value(stamp_.author), ooxml::xml::escaped_value(stamp_.initials), last,
        count_);
    if (authors_ != nullptr) {
      const Element root = authors_->root();
      plan_.edits.push_back(check::append_child(
          authors_part_, root, check::element_text(root, "p:cmAuthor", attributes)));
      return;
    }
    const bool taken = deck_.package().has("ppt/commentAuthors.xml");
    const std::string name = taken ? free_name("ppt/commentAuthors") : "ppt/commentAuthors.xml";
    add_part(name, kAuthorsType, deck_.main(), "commentAuthors",
             fmt::format("<p:cmAuthorLst xmlns:p=\"{}\"><p:cmAuthor {}/></p:cmAuthorLst>",
                         pml_namespace(deck_.main().strict), attributes));
  }

  std::size_t written = 0, already = 0;
  [[nodiscard]] bool newer() const { return newer_; }
  [[nodiscard]] check::Repair take() { return std::move(plan_); }

 private:
  // A part that does not exist: comment1.xml, comment2.xml …
  std::string free_name(const std::string& stem) {
    int& count = numbers_[stem];
    for (;;) {
      const std::string name = fmt::format("{}{}.xml", stem, ++count);
      if (!deck_.package().has(name)) return name;
    }
  }

  void add_part(const std::string& name, std::string_view type, const PartInfo& from,
                std::string_view kind, const std::string& markup) {
    plan_.added.push_back(
        {name, std::make_shared<const std::string>(std::string(ooxml::xml::kDeclaration) + markup)});
    plan_.edits.push_back(check::add_override(deck_, name, type));
    check::add_relationship(plan_, from, check::FreshIds(from).next(), kind,
                            ooxml::Package::relative(from.name, name));
  }

  // `make` writes an element: name, attributes, content.
  template <typename Make>
  std::string markup(const ReviewComment& comment, CommentPlaces& places, const Make& make) {
    const auto [x, y] = places.place(comment.x, comment.y);
    ++written;
    return make("p:cm",
                fmt::format("authorId=\"{}\" dt=\"{}\" idx=\"{}\"", id_,
                            ooxml::xml::escaped_value(local_date(stamp_.date)), ++last_),
                make("p:pos", fmt::format("x=\"{}\" y=\"{}\"", x, y), "") +
                    make("p:text", "", ooxml::xml::escaped_value(comment.text)));
  }

  void add_list(const PartInfo& slide, const std::vector<const ReviewComment*>& comments) {
    CommentPlaces places(page_);
    std::string all;
    for (const ReviewComment* comment : comments) {
      all += markup(*comment, places,
                    [](std::string_view name, const std::string& attributes,
                       const std::string& content) {
                      const std::string start =
                          attributes.empty() ? std::string(name) : fmt::format("{} {}", name, attributes);
                      return content.empty() ? fmt::format("<{}/>", start)
                                             : fmt::format("<{}>{}</{}>", start, content, name);
                    });
    }
    add_part(free_name("ppt/comments/comment"), kCommentsType, slide, "comments",
             fmt::format("<p:cmLst xmlns:p=\"{}\">{}</p:cmLst>",
                         pml_namespace(deck_.main().strict), all));
  }

  // Whether a comment of this author that is there has the key.
  bool is_there(const std::vector<Element>& present, const ReviewComment& comment) const {
    return std::any_of(present.begin(), present.end(), [&](const Element& one) {
      return known_ && number(one, "authorId") == id_ &&
             one.child("p:text").text().find(comment.key) != std::string::npos;
    });
  }

  void extend_list(const SourceTree& tree, const std::string& part,
                   const std::vector<const ReviewComment*>& comments) {
    const Element root = tree.root();
    const std::vector<Element> present = root.children("p:cm");
    CommentPlaces places(page_);
    for (const Element& one : present) {
      if (const Element at = one.child("p:pos")) places.take({coordinate(at, "x"), coordinate(at, "y")});
    }
    std::string all;
    for (const ReviewComment* comment : comments) {
      if (is_there(present, *comment)) {
        ++already;
        continue;
      }
      all += markup(*comment, places,
                    [&root](std::string_view name, const std::string& attributes,
                            const std::string& content) {
                      return check::element_text(root, name, attributes, content);
                    });
    }
    if (!all.empty()) plan_.edits.push_back(check::append_child(part, root, std::move(all)));
  }

  const DeckView& deck_;
  const CommentStamp& stamp_;
  const Size page_;
  Budget& budget_;
  std::string authors_part_;
  std::unique_ptr<SourceTree> authors_;
  Element known_;  // the author, where the file has it
  std::map<std::uint32_t, std::uint32_t> last_of_;
  std::uint32_t id_ = 0, last_ = 0;
  std::size_t count_ = 0;  // of authors
  bool newer_ = false;
  std::map<std::string, int> numbers_;
  check::Repair plan_;
};

Result<DeckView> view_of(const ooxml::Package& package, const ooxml::PackageFaults& faults,
                         Budget& budget) {
  Result<DeckView> deck = DeckView::of(package, faults, budget);
  if (!deck) return deck;
  // Whether it is strict is in the presentation part alone.
  for (PartInfo& part : deck->parts()) {
    if (part.kind != PartKind::Presentation) continue;
    const Result<SourceTree> tree = SourceTree::parse(*part.bytes, part.name, budget);
    if (!tree) return tl::unexpected(tree.error());
    part.strict = tree->strict();
  }
  return deck;
}

}  // namespace

Result<Commented> add_comments(const ooxml::Package& package, const ooxml::PackageFaults& faults,
                               const std::vector<ReviewComment>& comments,
                               const CommentStamp& stamp, Budget& budget) {
  const Result<Presentation> presentation = read_presentation(package, {}, budget);
  if (!presentation) return tl::unexpected(presentation.error());
  const Result<DeckView> deck = view_of(package, faults, budget);
  if (!deck) return tl::unexpected(deck.error());
  Annotator annotator(*deck, stamp, presentation->page, budget);
  if (Result<void> ok = annotator.read_authors(); !ok) return tl::unexpected(ok.error());

  Commented out;
  std::map<std::string, std::vector<std::size_t>> by_slide;
  for (std::size_t i = 0; i < comments.size(); ++i) by_slide[comments[i].slide_id].push_back(i);
  const std::vector<std::string> ids = slide_names(presentation->slides);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto found = by_slide.find(ids[i]);
    if (found == by_slide.end() || presentation->slides[i].part.empty()) continue;
    std::vector<const ReviewComment*> of_slide;
    for (const std::size_t one : found->second) of_slide.push_back(&comments[one]);
    const Result<bool> placed = annotator.annotate(presentation->slides[i].part, of_slide);
    if (!placed) return tl::unexpected(placed.error());
    if (*placed) by_slide.erase(found);
  }
  for (const auto& [id, numbers] : by_slide)
    out.not_placed.insert(out.not_placed.end(), numbers.begin(), numbers.end());
  std::sort(out.not_placed.begin(), out.not_placed.end());
  annotator.write_author();
  out.written = annotator.written;
  out.already = annotator.already;
  out.newer_comments = annotator.newer();
  if (out.written == 0) {
    out.package = package;
    return out;
  }
  Result<std::vector<ooxml::Package::Member>> members = package.members();
  if (!members) return tl::unexpected(members.error());
  std::vector<check::PlannedRepair> plan(1);
  plan.front().repair = annotator.take();
  Budget again(package.limits());
  ooxml::PackageFaults kept;
  Result<ooxml::Package> changed = ooxml::Package::from_members(
      check::apply(std::move(*members), plan, {true}), again, kept);
  if (!changed) return tl::unexpected(changed.error());
  out.package = std::move(*changed);
  return out;
}

}  // namespace deckle::pptx

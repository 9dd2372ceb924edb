// The ids of shapes, unique in their slide.

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kRepeated{
    .id = "duplicate-shape-id",
    .severity = Severity::Error,
    .summary = "two shapes of a slide have one id",
    .what = "Compares the ids of all shapes, pictures, groups, tables and charts of a slide, layout "
            "or master. Of mc:AlternateContent the first branch counts.",
    .why = "PowerPoint repairs the file in some cases (PptxGenJS#1532), and animations and "
           "connectors that name the id mean another shape.",
    .remedy = "give the shape an id that no other has",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kInvalid{
    .id = "invalid-shape-id",
    .severity = Severity::Error,
    .summary = "the id of a shape is not a number, or too large",
    .what = "Compares the ids of shapes with 0 to 2147483647.",
    .why = "PowerPoint repairs the file.",
    .remedy = "give the shape an id of 1 to 2147483647",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr std::int64_t kHighest = 2147483647;

bool is_valid(const std::optional<std::int64_t>& id) { return id && *id >= 0 && *id <= kHighest; }

// A picture in an embedded object is not a shape of the slide.
bool is_inside_object(const Element& element) {
  for (Element one = element.parent(); one; one = one.parent()) {
    if (one.name() == "p:oleObj") return true;
  }
  return false;
}

// p:cNvPr of the shape tree itself.
bool is_root(const Element& properties) {
  const Element group = properties.parent();
  return group && group.parent() && group.parent().name() == "p:spTree";
}

class ShapeIds {
 public:
  ShapeIds(const PartContext& context, Findings& findings)
      : context_(context), findings_(findings) {
    for (const Element& shape : context.tree.named("p:cNvPr")) {
      if (shape.in_other_branch() || is_inside_object(shape)) continue;
      shapes_.push_back(shape);
      const auto id = whole_number(shape.value("id"));
      if (is_valid(id)) next_ = std::max(next_, *id + 1);
      if (is_valid(id)) used_.insert(*id);
    }
  }

  void check() {
    std::unordered_map<std::int64_t, Element> seen;
    for (const Element& shape : shapes_) {
      const std::string text = shape.value("id");
      const auto id = whole_number(text);
      if (!is_valid(id)) {
        report_invalid(shape, text);
        continue;
      }
      const auto known = seen.emplace(*id, shape);
      if (!known.second) report_repeated(shape, known.first->second, text);
    }
  }

 private:
  std::string fresh() {
    if (next_ > kHighest) next_ = 1;
    while (used_.contains(next_)) ++next_;
    used_.insert(next_);
    return std::to_string(next_++);
  }

  std::string renumber(const Element& shape, Repair& repair) {
    const std::string id = fresh();
    if (const auto attribute = shape.attribute("id"))
      repair.edits.push_back(set_value(context_.part.name, *attribute, id));
    else
      repair.edits.push_back(add_attribute(context_.part.name, shape, "id", id));
    repair.done = tr("the shape \"{}\" was given the id {}", shape.value("name"), id);
    return id;
  }

  void report_repeated(const Element& shape, const Element& first, const std::string& id) {
    Found found{kRepeated, context_.part.name,
                is_root(first)
                    ? tr("the shape \"{}\" has the id {} of the shape tree", shape.value("name"), id)
                    : tr("the shapes \"{}\" and \"{}\" have the id {}", first.value("name"),
                         shape.value("name"), id)};
    // LibreOffice and Google Slides write such files; PowerPoint opens them.
    if (is_root(first)) found.severity = Severity::Note;
    found.element = shape;
    found.facts = {{"id", id}};
    static_cast<void>(renumber(shape, found.repair));
    findings_.add(std::move(found));
  }

  void report_invalid(const Element& shape, const std::string& id) {
    Found found{kInvalid, context_.part.name,
                tr("the shape \"{}\" has the id \"{}\"", shape.value("name"), id)};
    found.element = shape;
    found.got = id;
    const std::string right = renumber(shape, found.repair);
    if (!id.empty()) rename_uses(id, right, found.repair);
    findings_.add(std::move(found));
  }

  // What names a shape: connectors and animations.
  void rename_uses(const std::string& before, const std::string& after, Repair& repair) {
    if (!uses_read_) read_uses();
    const auto found = uses_.find(before);
    if (found == uses_.end()) return;
    for (const Attribute& use : found->second)
      repair.edits.push_back(set_value(context_.part.name, use, after));
    uses_.erase(found);
  }

  void read_uses() {
    uses_read_ = true;
    for (std::size_t i = 0; i < context_.tree.size(); ++i) {
      const Element element = context_.tree.at(i);
      const bool connection = element.name() == "a:stCxn" || element.name() == "a:endCxn";
      const auto use = element.attribute(connection ? "id" : "spid");
      if (use) uses_[use->text()].push_back(*use);
    }
  }

  const PartContext& context_;
  Findings& findings_;
  std::vector<Element> shapes_;
  std::unordered_set<std::int64_t> used_;
  std::int64_t next_ = 1;
  bool uses_read_ = false;
  std::unordered_map<std::string, std::vector<Attribute>> uses_;
};

void check_part(const PartContext& context, Findings& findings) {
  if (is_sheet(context.part.kind)) ShapeIds(context, findings).check();
}

constexpr const RuleDoc* kDocs[] = {&kRepeated, &kInvalid};

}  // namespace

extern const PartRule kShapeIds;
const PartRule kShapeIds{kDocs, check_part};

}  // namespace deckle::pptx::check

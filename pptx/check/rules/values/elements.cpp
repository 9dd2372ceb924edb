// The children of elements: their order, those that are missing, repeated, or not allowed there.

#include <algorithm>
#include <unordered_set>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/check/grammar/match.h"
#include "pptx/check/grammar/typed_tree.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kMisplaced{
    .id = "misplaced-element",
    .severity = Severity::Error,
    .summary = "the children of an element are in the wrong order",
    .what =
        "Compares the order of children with the schemas, as that of the lists in "
        "presentation.xml, or of the properties of a paragraph and its runs.",
    .why =
        "PowerPoint repairs or refuses the file: the list of notes masters after the slides, "
        "paragraph properties after a run (pandoc#11310, PPTist#445).",
    .remedy = "put the elements into the order of the schema",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kUnexpected{
    .id = "unexpected-element",
    .severity = Severity::Error,
    .summary = "an element is where the schemas do not allow it",
    .what = "Looks for each element of the main vocabularies among the children that its parent "
            "may have. Extensions and namespaces that are declared ignorable are left out.",
    .why = "PowerPoint repairs or refuses the file; other readers skip what is in it.",
    .remedy = "remove the element, or put it where it belongs",
    .repairable = Repairable::Never,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kMissing{
    .id = "missing-element",
    .severity = Severity::Error,
    .summary = "an element lacks a child that it must have",
    .what = "Looks for the children that the schemas require.",
    .why = "PowerPoint repairs or refuses the file.",
    .remedy = "add the element",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kRepeated{
    .id = "repeated-element",
    .severity = Severity::Error,
    .summary = "an element has a child more often than it may",
    .what = "Counts the children of each name, such as the properties of a paragraph.",
    .why = "PowerPoint repairs or refuses the file; other readers take the first or the last "
           "(PPTist#445).",
    .remedy = "keep one of them",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kNoParagraph{
    .id = "empty-text-body",
    .severity = Severity::Error,
    .summary = "a text body has no paragraph",
    .what = "Looks for a:p in each text body, those of table cells too.",
    .why = "PowerPoint repairs the file, though generic validators may pass it (PptxGenJS#1048, "
           "#1380, Open-XML-SDK#8, #592).",
    .remedy = "add an empty paragraph",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

// What a required element can be when nothing is known of it.
struct Substitute {
  std::string_view name, attributes;
};
constexpr Substitute kSubstitutes[] = {
    {"a:bodyPr", ""},        {"a:p", ""},
    {"a:avLst", ""},         {"p:nvPr", ""},
    {"p:cNvSpPr", ""},       {"p:cNvPicPr", ""},
    {"p:cNvGrpSpPr", ""},    {"p:cNvCxnSpPr", ""},
    {"p:spPr", ""},          {"p:cNvGraphicFramePr", ""},
    {"p:grpSpPr", ""},       {"p:notesSz", "cx=\"6858000\" cy=\"9144000\""},
};

class Children {
 public:
  Children(const PartContext& context, const Element& element, const ElementType& type,
           const std::unordered_set<std::string>& understood, Findings& findings)
      : context_(context), element_(element), type_(type), findings_(findings) {
    for (const Meant& child : meant_children(element)) {
      if (type.children.contains(child.element.name())) {
        // PowerPoint 2016 and later write it behind the extensions.
        if (child.element.name() == "c:showDLblsOverMax") continue;
        children_.push_back(child);
        names_.push_back(child.element.name());
      } else if (!understood.contains(namespace_of_element(child.element)) ||
                 is_main(child.element)) {
        report_unexpected(child.element);
      }
    }
  }

  void check() {
    std::optional<Mismatch> mismatch = match(type_, names_);
    if (!mismatch) return;
    const std::vector<std::size_t> order = wanted_order(type_, names_);
    if (!std::is_sorted(order.begin(), order.end())) {
      report_misplaced(order, *mismatch);
      return;  // what else is wrong is seen when they are in order
    }
    if (mismatch->required)
      report_missing(*mismatch);
    else
      report_repeated(*mismatch);
  }

 private:
  static bool is_main(const Element& element) {
    const std::string_view name = element.name();
    return name.starts_with("p:") || name.starts_with("a:") || name.starts_with("c:");
  }

  [[nodiscard]] Found found_at(const RuleDoc& doc, const Element& at, const Message& message) const {
    Found found{doc, context_.part.name, message};
    found.element = at;
    return found;
  }

  void report_unexpected(const Element& child) {
    Found found = found_at(kUnexpected, child,
                           tr("{} is not allowed in {}", child.name(), element_.name()));
    found.got = child.name();
    findings_.add(std::move(found));
  }

  void report_misplaced(const std::vector<std::size_t>& order, const Mismatch& mismatch) {
    const std::size_t at = std::min(mismatch.at, children_.size() - 1);
    Found found = found_at(kMisplaced, children_[at].element,
                           tr("{} is in the wrong place in {}", names_[at], element_.name()));
    std::vector<std::string_view> sorted;
    for (const std::size_t i : order) sorted.push_back(names_[i]);
    for (const std::string_view name : sorted) {
      if (!found.expected.empty()) found.expected += ", ";
      found.expected += name;
      if (found.expected.size() > 150) break;
    }
    reorder(order, found.repair);
    findings_.add(std::move(found));
  }

  // The units in another order; what stands between them stays.
  void reorder(const std::vector<std::size_t>& order, Repair& repair) const {
    std::vector<Element> units, wanted;
    for (const Meant& child : children_) {
      if (units.empty() || units.back() != child.unit) units.push_back(child.unit);
    }
    std::unordered_set<std::size_t> taken;
    for (const std::size_t i : order) {
      const Element& unit = children_[i].unit;
      if (taken.insert(unit.index()).second) wanted.push_back(unit);
    }
    if (wanted.size() != units.size()) return;  // a branch holds children of several places
    const std::string& text = context_.tree.text();
    const ooxml::xml::SourceRange all{units.front().range().begin, units.back().range().end};
    std::string out;
    for (std::size_t i = 0; i < units.size(); ++i) {
      const ooxml::xml::SourceRange take = wanted[i].range();
      out += text.substr(take.begin, take.end - take.begin);
      if (i + 1 == units.size()) break;
      const std::size_t gap = units[i].range().end;
      out += text.substr(gap, units[i + 1].range().begin - gap);
    }
    repair.edits.push_back({context_.part.name, all, std::move(out)});
    repair.done = tr("the children of {} were put in order", element_.name());
  }

  void report_missing(const Mismatch& mismatch) {
    const bool paragraph = mismatch.expected == "a:p";
    const bool some = std::find(names_.begin(), names_.end(), mismatch.expected) != names_.end();
    Found found = found_at(paragraph ? kNoParagraph : kMissing, element_,
                           paragraph ? tr("{} has no paragraph", element_.name())
                           : some    ? tr("{} has too few {}", element_.name(), mismatch.expected)
                                     : tr("{} has no {}", element_.name(), mismatch.expected));
    found.expected = mismatch.expected;
    const auto* const substitute =
        std::find_if(std::begin(kSubstitutes), std::end(kSubstitutes),
                     [&](const Substitute& one) { return one.name == mismatch.expected; });
    if (substitute != std::end(kSubstitutes)) {
      std::string text = element_text(element_, substitute->name, substitute->attributes);
      found.repair.edits.push_back(
          mismatch.at < children_.size()
              ? insert_before(context_.part.name, children_[mismatch.at].unit, std::move(text))
              : append_child(context_.part.name, element_, std::move(text)));
      found.repair.done = paragraph ? tr("an empty paragraph was added to {}", element_.name())
                                    : tr("an empty {} was added to {}", mismatch.expected,
                                         element_.name());
    }
    findings_.add(std::move(found));
  }

  void report_repeated(const Mismatch& mismatch) {
    const Element& again = children_[mismatch.at].element;
    const std::string_view name = names_[mismatch.at];
    // With those before it in order, the one before it is of the same name, or of one that excludes
    // it.
    const Element before = mismatch.at > 0 ? children_[mismatch.at - 1].element : Element();
    Found found = found_at(kRepeated, again,
                           tr("{} has more than one {}, or {} beside what excludes it",
                              element_.name(), name, name));
    found.got = name;
    const auto text_of = [this](const Element& one) {
      return std::string_view(context_.tree.text())
          .substr(one.range().begin, one.range().end - one.range().begin);
    };
    if (before && before.name() == name && children_[mismatch.at].unit == again) {
      if (text_of(before) == text_of(again) || (!again.first_child() && again.attributes().empty() &&
                                                again.text().empty()))
        found.repair.edits.push_back(remove_element(context_.part.name, again));
      else
        merge(before, again, found.repair);
      if (!found.repair.edits.empty())
        found.repair.done = tr("the second {} of {} was removed", name, element_.name());
    }
    findings_.add(std::move(found));
  }

  // The attributes of the second in the first, where they do not contradict each other.
  void merge(const Element& first, const Element& second, Repair& repair) const {
    if (second.first_child() || !second.text().empty()) return;
    std::vector<Edit> edits;
    std::string added;
    for (const Attribute& attribute : second.attributes()) {
      const std::optional<Attribute> known = first.attribute(attribute.name);
      if (known && known->text() != attribute.text()) return;
      if (known) continue;
      if (attribute.name.find(':') != std::string_view::npos) return;
      added += " " + std::string(attribute.name) + "=\"" +
               ooxml::xml::escaped_value(attribute.text()) + "\"";
    }
    if (!added.empty()) {
      const std::size_t at = first.attributes_end();
      repair.edits.push_back({context_.part.name, {at, at}, added});
    }
    repair.edits.push_back(remove_element(context_.part.name, second));
  }

  const PartContext& context_;
  const Element& element_;
  const ElementType& type_;
  Findings& findings_;
  std::vector<Meant> children_;
  std::vector<std::string_view> names_;
};

bool is_style_list(std::string_view name) {
  return name == "a:fillStyleLst" || name == "a:lnStyleLst" || name == "a:effectStyleLst" ||
         name == "a:bgFillStyleLst";
}

void check_part(const PartContext& context, Findings& findings) {
  const std::unordered_set<std::string> understood = understood_namespaces(context.tree);
  for (std::size_t i = 0; i < context.tree.size(); ++i) {
    const ElementType* const type = context.types[i];
    if (type == nullptr || type->any_content) continue;
    const Element element = context.tree.at(i);
    if (is_style_list(element.name())) continue;  // incomplete-theme
    Children(context, element, *type, understood, findings).check();
  }
}

constexpr const RuleDoc* kDocs[] = {&kMisplaced, &kUnexpected, &kMissing, &kRepeated,
                                    &kNoParagraph};

}  // namespace

extern const PartRule kElements;
const PartRule kElements{kDocs, check_part};

}  // namespace deckle::pptx::check

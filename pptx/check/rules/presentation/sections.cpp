// Sections ([MS-PPTX] 2.4.3, p14:sectionLst), which name every slide once.

#include <fmt/format.h>

#include <unordered_set>
#include <vector>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDoc{
    .id = "inconsistent-sections",
    .severity = Severity::Error,
    .summary = "the sections do not name every slide once",
    .what = "Compares the slide ids of the sections with those of the list of slides, and the ids "
            "of sections with each other.",
    .why = "PowerPoint repairs a file whose sections name a slide that was deleted (pptx-viewer#96).",
    .remedy = "remove the entry, or add the slide to a section",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

class Sections {
 public:
  Sections(const PartContext& context, const Element& list, Findings& findings)
      : context_(context), list_(list), findings_(findings) {
    for (const ListEntry& slide : context.part.slides) slides_.insert(slide.id);
  }

  void check() {
    for (Element section = list_.first_child(); section; section = section.next()) {
      if (section.name() != "p14:section") continue;
      last_ = section;
      check_id(section);
      for (const Element& entry : section.child("p14:sldIdLst").children("p14:sldId"))
        check_entry(entry);
    }
    std::vector<std::string> unnamed;
    for (const ListEntry& slide : context_.part.slides) {
      if (reported_.insert(slide.id).second && !named_.contains(slide.id))
        unnamed.push_back(slide.id);
    }
    if (!unnamed.empty()) report_unnamed(unnamed);
  }

 private:
  void add(const Element& at, const Message& message, Repair repair) {
    Found found{kDoc, context_.part.name, message};
    found.element = at;
    found.repair = std::move(repair);
    findings_.add(std::move(found));
  }

  void check_id(const Element& section) {
    const std::optional<Attribute> id = section.attribute("id");
    if (!id || ids_.insert(id->text()).second) return;
    Repair repair;
    // Any other id will do; the same in every run.
    const std::string fresh =
        fmt::format("{{D0C70000-0000-4000-8000-{:012X}}}", ids_.size() + section.index());
    repair.edits.push_back(set_value(context_.part.name, *id, fresh));
    repair.done = tr("a section was given the id {}", fresh);
    add(section, tr("two sections have the id {}", id->text()), std::move(repair));
  }

  void check_entry(const Element& entry) {
    const std::string id = entry.value("id");
    const bool known = slides_.contains(id);
    if (known && named_.insert(id).second) return;
    Repair repair;
    repair.edits.push_back(remove_element(context_.part.name, entry));
    repair.done = tr("the entry for slide {} was removed from a section", id);
    add(entry,
        known ? tr("the slide {} is in two sections", id)
              : tr("a section names the slide {}, which is not there", id),
        std::move(repair));
  }

  // Into the last section, as PowerPoint adds a slide to the last section.
  void report_unnamed(const std::vector<std::string>& ids) {
    Repair repair;
    const Element list = last_ ? last_.child("p14:sldIdLst") : Element();
    if (list) {
      std::string entries;
      for (const std::string& id : ids)
        entries += element_text(list, "p14:sldId",
                                fmt::format("id=\"{}\"", ooxml::xml::escaped_value(id)));
      repair.edits.push_back(append_child(context_.part.name, list, std::move(entries)));
      repair.done = ids.size() == 1
                        ? tr("the slide {} was added to the last section", ids.front())
                        : tr("{} slides were added to the last section", ids.size());
    }
    add(list_,
        ids.size() == 1 ? tr("the slide {} is in no section", ids.front())
                        : tr("{} slides are in no section, such as {}", ids.size(), ids.front()),
        std::move(repair));
  }

  const PartContext& context_;
  Element list_, last_;
  Findings& findings_;
  std::unordered_set<std::string> slides_, named_, ids_, reported_;
};

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind != PartKind::Presentation) return;
  for (const Element& list : context.tree.named("p14:sectionLst"))
    Sections(context, list, findings).check();
}

constexpr const RuleDoc* kDocs[] = {&kDoc};

}  // namespace

extern const PartRule kSections;
const PartRule kSections{kDocs, check_part};

}  // namespace deckle::pptx::check

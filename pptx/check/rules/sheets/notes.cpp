// Speaker notes: slide and notes slide, notes slide and notes master.

#include <unordered_map>

#include "ooxml/opc/part_name.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kOneWay{
    .id = "one-way-notes",
    .severity = Severity::Error,
    .summary = "a slide and its notes do not lead to each other",
    .what = "Compares the notes slide that a slide has a relationship to with the slide that the "
            "notes lead back to.",
    .why = "PowerPoint repairs the file when notes belong to two slides; Keynote needs both "
           "relationships (OfficeCLI#255).",
    .remedy = "add the relationship of the notes to their slide",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs, .keynote = Effect::Refuses},
};

constexpr RuleDoc kNoMaster{
    .id = "notes-without-master",
    .severity = Severity::Error,
    .summary = "notes have no notes master",
    .what = "Counts the relationships of each notes slide to notes masters, and looks for the "
            "notes master of the presentation.",
    .why = "A notes slide takes its placeholders from there; PowerPoint repairs the file and "
           "Keynote refuses it (OfficeCLI#255, #265).",
    .remedy = "add a notes master with a theme of its own, and its relationship",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs, .keynote = Effect::Refuses},
};

constexpr RuleDoc kUnlisted{
    .id = "unlisted-notes-master",
    .severity = Severity::Warning,
    .summary = "the presentation does not list its notes or handout master",
    .what = "Looks for notesMasterIdLst and handoutMasterIdLst where the presentation has a "
            "relationship to such a master.",
    .why = "PowerPoint tolerates it, Keynote does not (OfficeCLI#255, #265).",
    .remedy = "add the list behind sldMasterIdLst",
    .repairable = Repairable::Always,
    .readers = {.keynote = Effect::Refuses},
};

class Notes {
 public:
  Notes(const DeckView& deck, Findings& findings)
      : deck_(deck), findings_(findings), masters_(deck.main().rels_of("notesMaster")) {}

  void check() {
    for (const PartInfo& part : deck_.parts()) {
      if (part.kind == PartKind::Slide) check_slide(part);
    }
    for (const PartInfo& part : deck_.parts()) {
      if (part.kind == PartKind::NotesSlide && part.rels_readable) check_notes(part);
    }
  }

 private:
  void check_slide(const PartInfo& slide) {
    const std::vector<const Rel*> notes = slide.rels_of("notesSlide");
    if (notes.size() > 1)
      findings_.add({kOneWay, slide.name, tr("has {} notes slides", notes.size())});
    for (const Rel* rel : notes) {
      const auto known = slide_with_.emplace(rel->part, slide.name);
      if (known.second) continue;
      findings_.add({kOneWay, slide.name,
                     tr("shares {} with {}", rel->part, known.first->second)});
    }
  }

  void check_notes(const PartInfo& notes) {
    const auto owner = slide_with_.find(notes.name);
    const std::vector<const Rel*> back = notes.rels_of("slide");
    if (owner != slide_with_.end()) check_back(notes, back, owner->second);
    const std::vector<const Rel*> masters = notes.rels_of("notesMaster");
    if (masters.size() == 1) return;
    Found found{kNoMaster, notes.name,
                masters.empty() ? tr("has no relationship to a notes master")
                                : tr("has {} relationships to notes masters", masters.size())};
    const std::vector<const Rel*>& known = masters_;
    if (masters.empty() && known.size() == 1) {
      FreshIds ids(notes);
      if (back.empty()) static_cast<void>(ids.next());  // the one of the slide
      add_relationship(found.repair, notes, ids.next(), "notesMaster",
                       ooxml::relative_target(notes.name, known.front()->part));
      found.repair.done = tr("the relationship to {} was added", known.front()->part);
    }
    findings_.add(std::move(found));
  }

  void check_back(const PartInfo& notes, const std::vector<const Rel*>& back,
                  const std::string& slide) {
    if (back.size() == 1 && back.front()->part == slide) return;
    Found found{kOneWay, notes.name,
                back.empty()       ? tr("has no relationship to its slide {}", slide)
                : back.size() == 1 ? tr("leads to {}, but belongs to {}", back.front()->part, slide)
                                   : tr("has {} relationships to slides", back.size())};
    found.facts = {{"slide", slide}};
    if (back.empty()) {
      found.severity = Severity::Warning;  // Google Slides writes such files; PowerPoint opens them
      add_relationship(found.repair, notes, FreshIds(notes).next(), "slide",
                       ooxml::relative_target(notes.name, slide));
      found.repair.done = tr("the relationship to {} was added", slide);
    } else if (back.size() == 1) {
      found.repair.edits.push_back(
          {notes.rels_name, back.front()->target_value,
           ooxml::xml::escaped_value(ooxml::relative_target(notes.name, slide))});
      found.repair.done = tr("the notes lead to {}", slide);
    }
    findings_.add(std::move(found));
  }

  const DeckView& deck_;
  Findings& findings_;
  std::vector<const Rel*> masters_;
  std::unordered_map<std::string, std::string> slide_with_;  // notes → slide
};

void check_deck(const DeckView& deck, Findings& findings) { Notes(deck, findings).check(); }

// The lists of presentation.xml.
void check_lists(const PartContext& context, Findings& findings) {
  if (context.part.kind != PartKind::Presentation) return;
  struct List {
    std::string_view kind, list, entry;
  };
  static constexpr List kLists[] = {{"notesMaster", "p:notesMasterIdLst", "p:notesMasterId"},
                                    {"handoutMaster", "p:handoutMasterIdLst", "p:handoutMasterId"}};
  const Element root = context.tree.root();
  Element before = root.child("p:sldMasterIdLst");
  for (const List& one : kLists) {
    const Element list = root.child(one.list);
    if (list) before = list;
    const std::vector<const Rel*> rels = context.part.rels_of(one.kind);
    if (rels.empty() || list) continue;
    Found found{kUnlisted, context.part.name,
                tr("leads to {}, but has no {}", rels.front()->part, one.list)};
    if (before) {
      std::string declaration;
      std::string attributes = attribute_name(root, "r:id", declaration) + "=\"" +
                               ooxml::xml::escaped_value(rels.front()->id) + "\"";
      if (!declaration.empty()) attributes += " " + declaration;
      const std::string entry = element_text(root, one.entry, attributes);
      found.repair.edits.push_back(
          insert_after(context.part.name, before, element_text(root, one.list, {}, entry)));
      found.repair.done = tr("{} was added", one.list);
    }
    findings.add(std::move(found));
  }
}

constexpr const RuleDoc* kDeckDocs[] = {&kOneWay, &kNoMaster};
constexpr const RuleDoc* kListDocs[] = {&kUnlisted};

}  // namespace

extern const PackageRule kNotes;
const PackageRule kNotes{kDeckDocs, check_deck};
extern const PartRule kNotesLists;
const PartRule kNotesLists{kListDocs, check_lists};

}  // namespace deckle::pptx::check

// Masters have a theme each, of their own.

#include <fmt/format.h>

#include <unordered_map>

#include "ooxml/opc/part_name.h"
#include "ooxml/opc/vocabulary.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kShared{
    .id = "shared-theme",
    .severity = Severity::Error,
    .summary = "two masters share a theme",
    .what = "Compares the theme parts of slide masters, notes masters and handout masters.",
    .why = "In every file of PowerPoint each master has a theme part of its own; a shared one is "
           "repaired (OfficeCLI#265).",
    .remedy = "give each master a copy of the theme",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kMissing{
    .id = "missing-theme",
    .severity = Severity::Error,
    .summary = "a master has no theme, or more than one",
    .what = "Counts the relationships of each master to themes.",
    .why = "PowerPoint repairs or refuses the file, as fonts and colours have no meaning without a "
           "theme; Keynote refuses a notes master without one (OfficeCLI#255).",
    .remedy = "give the master one relationship to a theme",
    .readers = {.powerpoint = Effect::Repairs, .keynote = Effect::Refuses},
};


// "ppt/theme/theme7.xml", which the package does not have.
class NewThemes {
 public:
  explicit NewThemes(const DeckView& deck) : deck_(deck) {}
  std::string next() {
    std::string name;
    do {
      name = fmt::format("ppt/theme/theme{}.xml", ++number_);
    } while (deck_.package().has(name));
    return name;
  }

 private:
  const DeckView& deck_;
  std::size_t number_ = 0;
};

void copy_theme(const DeckView& deck, const PartInfo& master, const Rel& rel,
                const std::string& name, Repair& repair) {
  const PartInfo* const theme = deck.find(rel.part);
  if (theme == nullptr || theme->bytes == nullptr) return;
  repair.added.push_back({name, std::make_shared<const std::string>(*theme->bytes)});
  if (const std::string* const rels = deck.package().find(theme->rels_name)) {
    // Relative targets lead to the same parts from the same folder only.
    if (!theme->name.starts_with("ppt/theme/")) {
      repair = {};
      return;
    }
    repair.added.push_back({ooxml::relationship_part_of(name),
                            std::make_shared<const std::string>(*rels)});
  }
  repair.edits.push_back(add_override(deck, name, ooxml::kThemeType));
  repair.edits.push_back(
      {master.rels_name, rel.target_value,
       ooxml::xml::escaped_value(ooxml::relative_target(master.name, name))});
  repair.done = tr("{} was given a copy of the theme, {}", master.name, name);
}

void check_deck(const DeckView& deck, Findings& findings) {
  NewThemes names(deck);
  std::unordered_map<std::string, std::string> owners;
  for (const PartKind kind :
       {PartKind::SlideMaster, PartKind::NotesMaster, PartKind::HandoutMaster}) {
    for (const PartInfo& master : deck.parts()) {
      if (master.kind != kind || !master.rels_readable) continue;
      const std::vector<const Rel*> themes = master.rels_of("theme");
      if (themes.size() != 1)
        findings.add({kMissing, master.name,
                      themes.empty() ? tr("has no relationship to a theme")
                                     : tr("has {} relationships to themes", themes.size())});
      for (const Rel* rel : themes) {
        const auto known = owners.emplace(rel->part, master.name);
        if (known.second) continue;
        Found found{kShared, master.name,
                    tr("shares {} with {}", rel->part, known.first->second)};
        found.facts = {{"theme", rel->part}};
        copy_theme(deck, master, *rel, names.next(), found.repair);
        findings.add(std::move(found));
      }
    }
  }
}

constexpr const RuleDoc* kDocs[] = {&kShared, &kMissing};

}  // namespace

extern const PackageRule kThemes;
const PackageRule kThemes{kDocs, check_deck};

}  // namespace deckle::pptx::check

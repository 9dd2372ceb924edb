// Masters and layouts: their lists, ids and relationships, which have to agree.

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ooxml/opc/part_name.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kId{
    .id = "invalid-master-id",
    .severity = Severity::Error,
    .summary = "the id of a master or layout is out of range, or another has it",
    .what = "Compares the ids of all masters and layouts, which share one range, with each other "
            "and with 2147483648 to 4294967295.",
    .why = "PowerPoint repairs the file; it is the first thing that goes wrong when slides are put "
           "together from several files.",
    .remedy = "give it an id that no master or layout has",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kTwice{
    .id = "layout-listed-twice",
    .severity = Severity::Error,
    .summary = "a list has a master or layout twice",
    .what = "Compares the parts that the entries of sldMasterIdLst and sldLayoutIdLst lead to.",
    .why = "PowerPoint repairs the file.",
    .remedy = "remove one of the entries",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kUnlistedLayout{
    .id = "unlisted-layout",
    .severity = Severity::Warning,
    .summary = "a master does not list one of its layouts",
    .what = "Looks in sldLayoutIdLst for each layout that a master has a relationship to.",
    .why = "Lists and relationships have to be in step; the layout cannot be chosen "
           "(pandoc#7544, #9003).",
    .remedy = "add the layout to the list",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kUnlistedMaster{
    .id = "unlisted-master",
    .severity = Severity::Error,
    .summary = "the presentation does not list one of its masters",
    .what = "Looks in sldMasterIdLst for each slide master of the file.",
    .why = "PowerPoint repairs the file when a layout's master is in no list.",
    .remedy = "add the master to the list",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kNoMaster{
    .id = "missing-master",
    .severity = Severity::Error,
    .summary = "the presentation has no slide master",
    .what = "Looks for an entry of sldMasterIdLst.",
    .why = "PowerPoint refuses a presentation without one.",
    .remedy = "add a slide master with a theme and a layout",
    .readers = {.powerpoint = Effect::Refuses},
};

constexpr RuleDoc kOneWay{
    .id = "one-way-layout",
    .severity = Severity::Error,
    .summary = "a layout does not lead back to its master",
    .what = "Compares the master that lists a layout with the one that the layout has a "
            "relationship to.",
    .why = "PowerPoint repairs the file, and other readers find no placeholders (pandoc#7544).",
    .remedy = "add the relationship of the layout to its master",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kNoLayout{
    .id = "slide-without-layout",
    .severity = Severity::Error,
    .summary = "a slide has no layout, or more than one",
    .what = "Counts the relationships of each slide to layouts.",
    .why = "PowerPoint repairs the file: a slide takes everything it does not say from its layout.",
    .remedy = "give the slide one relationship to a layout",
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr std::int64_t kLowest = 2147483648, kHighest = 4294967295;  // ST_SlideMasterId

class MasterIds {
 public:
  void add(std::int64_t id) {
    used_.insert(id);
    next_ = std::max(next_, id + 1);
  }
  [[nodiscard]] bool contains(std::int64_t id) const { return used_.contains(id); }
  std::int64_t next() {
    if (next_ > kHighest) next_ = kLowest;
    while (used_.contains(next_)) ++next_;
    used_.insert(next_);
    return next_;
  }

 private:
  std::unordered_set<std::int64_t> used_;
  std::int64_t next_ = kLowest;
};

bool is_valid(const std::optional<std::int64_t>& id) {
  return id && *id >= kLowest && *id <= kHighest;
}

class Masters {
 public:
  Masters(const DeckView& deck, Findings& findings) : deck_(deck), findings_(findings) {
    const auto note = [this](const std::vector<ListEntry>& entries) {
      for (const ListEntry& entry : entries) {
        const auto id = whole_number(entry.id);
        if (is_valid(id)) fresh_.add(*id);
      }
    };
    note(deck.main().masters);
    for (const Rel* rel : deck.main().rels_of("slideMaster"))
      master_ids_.emplace(rel->part, rel->id);
    for (const PartInfo& part : deck.parts()) {
      if (part.kind == PartKind::SlideMaster) note(part.layouts);
    }
  }

  void check() {
    const PartInfo& main = deck_.main();
    std::unordered_set<std::string> masters;
    check_list(main, main.masters, masters);
    for (const PartInfo& part : deck_.parts()) {
      if (part.kind == PartKind::SlideMaster && part.readable) {
        if (main.readable && !masters.contains(part.name)) report_unlisted_master(part);
        check_layouts(part);
      }
      if (part.kind == PartKind::Slide) check_slide(part);
    }
    for (const PartInfo& part : deck_.parts()) {
      if (part.kind == PartKind::SlideLayout && !listed_.contains(part.name)) check_loose(part);
    }
    if (main.readable && main.masters.empty())
      findings_.add({kNoMaster, main.name, tr("sldMasterIdLst has no entry")});
  }

 private:
  // Ids and parts of one list; the parts go into `parts`.
  void check_list(const PartInfo& owner, const std::vector<ListEntry>& entries,
                  std::unordered_set<std::string>& parts) {
    for (const ListEntry& entry : entries) {
      if (!entry.part.empty() && !parts.insert(entry.part).second) {
        Found found{kTwice, owner.name, tr("{} is listed twice", entry.part)};
        found.repair.edits.push_back({owner.name, entry.whole, {}});
        found.repair.done = tr("the second entry for {} was removed", entry.part);
        findings_.add(std::move(found));
        continue;
      }
      check_id(owner, entry);
    }
  }

  void check_id(const PartInfo& owner, const ListEntry& entry) {
    if (!entry.has_id) return;  // it is optional
    const auto id = whole_number(entry.id);
    const bool repeated = is_valid(id) && !ids_.insert(*id).second;
    if (is_valid(id) && !repeated) return;
    Found found{kId, owner.name,
                repeated ? tr("the id {} is that of another master or layout", entry.id)
                         : tr("the id {} is not within 2147483648 and 4294967295", entry.id)};
    found.facts = {{"id", entry.id}, {"target", entry.part}};
    const std::string fresh = std::to_string(fresh_.next());
    found.repair.edits.push_back({owner.name, entry.id_value, fresh});
    found.repair.done = tr("{} was given the id {}", entry.part, fresh);
    findings_.add(std::move(found));
  }

  // The entry at the end of the list of `owner`; nothing when it has no list.
  void add_entry(const PartInfo& owner, std::string_view element, const std::string& rid,
                 Repair& repair) {
    if (owner.list_end == 0) return;
    repair.edits.push_back(
        {owner.name,
         {owner.list_end, owner.list_end},
         fmt::format("<{}{} id=\"{}\" rel:id=\"{}\" xmlns:rel=\"{}\"/>", owner.prefix, element,
                     fresh_.next(), ooxml::xml::escaped_value(rid),
                     owner.strict ? ooxml::xml::namespace_with_prefix("r")->strict_uri
                                  : ooxml::xml::kR)});
  }

  void report_unlisted_master(const PartInfo& master) {
    Found found{kUnlistedMaster, deck_.main().name,
                tr("sldMasterIdLst does not name {}", master.name)};
    found.facts = {{"master", master.name}};
    if (const auto id = master_ids_.find(master.name); id != master_ids_.end()) {
      add_entry(deck_.main(), "sldMasterId", id->second, found.repair);
      found.repair.done = tr("{} was added to the list", master.name);
    }
    findings_.add(std::move(found));
  }

  void check_layouts(const PartInfo& master) {
    std::unordered_set<std::string> layouts;
    check_list(master, master.layouts, layouts);
    for (const ListEntry& entry : master.layouts) {
      if (listed_.insert(entry.part).second) check_back(master, entry.part);
    }
    for (const Rel* rel : master.rels_of("slideLayout")) {
      if (layouts.contains(rel->part)) continue;
      Found found{kUnlistedLayout, master.name, tr("sldLayoutIdLst does not name {}", rel->part)};
      found.facts = {{"layout", rel->part}};
      add_entry(master, "sldLayoutId", rel->id, found.repair);
      found.repair.done = tr("{} was added to the list", rel->part);
      findings_.add(std::move(found));
      listed_.insert(rel->part);
    }
  }

  void check_back(const PartInfo& master, const std::string& name) {
    const PartInfo* const layout = deck_.find(name);
    if (layout == nullptr || !layout->rels_readable || layout->kind != PartKind::SlideLayout)
      return;
    const std::vector<const Rel*> back = layout->rels_of("slideMaster");
    if (back.size() == 1 && back.front()->part == master.name) return;
    Found found{kOneWay, name,
                back.empty() ? tr("has no relationship to its master {}", master.name)
                             : tr("leads to {}, but {} lists it", back.front()->part, master.name)};
    found.facts = {{"master", master.name}};
    if (back.empty()) {
      add_relationship(found.repair, *layout, FreshIds(*layout).next(), "slideMaster",
                       ooxml::relative_target(name, master.name));
      found.repair.done = tr("the relationship to {} was added", master.name);
    }
    findings_.add(std::move(found));
  }

  // A layout that no master lists nor leads to.
  void check_loose(const PartInfo& layout) {
    if (!layout.rels_of("slideMaster").empty() || !layout.rels_readable) return;
    findings_.add({kOneWay, layout.name, tr("belongs to no master")});
  }

  void check_slide(const PartInfo& slide) {
    if (!slide.rels_readable) return;
    const std::size_t count = slide.rels_of("slideLayout").size();
    if (count == 1) return;
    Found found{kNoLayout, slide.name,
                count == 0 ? tr("has no relationship to a layout")
                           : tr("has {} relationships to layouts", count)};
    findings_.add(std::move(found));
  }

  const DeckView& deck_;
  Findings& findings_;
  MasterIds fresh_;
  std::unordered_set<std::int64_t> ids_;
  std::unordered_set<std::string> listed_;  // layouts
  std::unordered_map<std::string, std::string> master_ids_;  // by part: of the first relationship
};

void check_deck(const DeckView& deck, Findings& findings) { Masters(deck, findings).check(); }

constexpr const RuleDoc* kDocs[] = {&kId,     &kTwice,  &kUnlistedLayout, &kUnlistedMaster,
                                    &kNoMaster, &kOneWay, &kNoLayout};

}  // namespace

extern const PackageRule kMasters;
const PackageRule kMasters{kDocs, check_deck};

}  // namespace deckle::pptx::check

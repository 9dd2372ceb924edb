// The list of slides.

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

constexpr RuleDoc kId{
    .id = "invalid-slide-id",
    .severity = Severity::Error,
    .summary = "the id of a slide is out of range, or another slide has it",
    .what = "Compares the ids of sldIdLst with each other and with 256 to 2147483647.",
    .why = "PowerPoint repairs the file (python-pptx#89, #972).",
    .remedy = "give the slide an id that no other has",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kTwice{
    .id = "slide-listed-twice",
    .severity = Severity::Error,
    .summary = "the list of slides has a slide twice",
    .what = "Compares the parts that the entries of sldIdLst lead to.",
    .why = "PowerPoint repairs the file and keeps one of them.",
    .remedy = "copy the slide part, with its notes and charts, for the second entry",
    .repairable = Repairable::Never,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kUnlisted{
    .id = "unlisted-slide",
    .severity = Severity::Warning,
    .summary = "a slide of the file is not in its list",
    .what = "Looks in sldIdLst for each slide that the presentation has a relationship to.",
    .why = "No reader shows it. It was probably deleted, and its text is still in the file.",
    .remedy = "add it to sldIdLst, or remove its relationship and its part",
};

constexpr std::int64_t kLowest = 256, kHighest = 2147483647;  // ST_SlideId

bool is_valid(const std::optional<std::int64_t>& id) {
  return id && *id >= kLowest && *id <= kHighest;
}

// Ids from the highest on, and from the lowest once these are used up.
class SlideIds {
 public:
  explicit SlideIds(const std::vector<ListEntry>& slides) {
    for (const ListEntry& slide : slides) {
      const auto id = whole_number(slide.id);
      if (is_valid(id)) used_.insert(*id), next_ = std::max(next_, *id + 1);
    }
    if (next_ + static_cast<std::int64_t>(slides.size()) > kHighest) next_ = kLowest;
  }
  std::int64_t next() {
    while (used_.contains(next_)) ++next_;
    used_.insert(next_);
    return next_;
  }

 private:
  std::unordered_set<std::int64_t> used_;
  std::int64_t next_ = kLowest;
};

// The sections name slides by their ids.
using Named = std::unordered_map<std::string, std::vector<Attribute>>;
Named named_by_sections(const PartContext& context) {
  Named out;
  for (const Element& entry : context.tree.named("p14:sldId")) {
    if (const std::optional<Attribute> id = entry.attribute("id")) out[id->text()].push_back(*id);
  }
  return out;
}

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind != PartKind::Presentation) return;
  const std::vector<ListEntry>& slides = context.part.slides;
  SlideIds fresh(slides);
  Named named = named_by_sections(context);
  std::unordered_set<std::string> ids;
  std::unordered_map<std::string, std::string> parts;  // to the id that lists it
  for (const ListEntry& slide : slides) {
    const bool valid = is_valid(whole_number(slide.id));
    const bool repeated = !ids.insert(slide.id).second;
    if (!valid || repeated) {
      Found found{kId, context.part.name,
                  repeated ? tr("two slides have the id {}", slide.id)
                           : tr("the id {} is not within 256 and 2147483647", slide.id)};
      found.facts = {{"id", slide.id}, {"relationship", slide.rid}, {"slide", slide.part}};
      const std::string id = std::to_string(fresh.next());
      if (slide.has_id)
        found.repair.edits.push_back({context.part.name, slide.id_value, id});
      else
        found.repair.edits.push_back({context.part.name,
                                      {slide.attributes_end, slide.attributes_end},
                                      " id=\"" + id + "\""});
      // Of two slides with one id the sections mean the first.
      if (!repeated) {
        for (const Attribute& entry : named[slide.id])
          found.repair.edits.push_back(set_value(context.part.name, entry, id));
      }
      found.repair.done = tr("the slide {} was given the id {}", slide.part, id);
      findings.add(std::move(found));
    }
    if (slide.part.empty()) continue;
    const auto known = parts.emplace(slide.part, slide.id);
    if (known.second) continue;
    Found found{kTwice, context.part.name,
                tr("{} is listed as {} and as {}", slide.part, known.first->second, slide.id)};
    found.facts = {{"slide", slide.part}};
    findings.add(std::move(found));
  }
  for (const Rel* rel : context.part.rels_of("slide")) {
    if (parts.contains(rel->part)) continue;
    Found found{kUnlisted, context.part.name, tr("{} is in no list", rel->part)};
    found.facts = {{"slide", rel->part}, {"relationship", rel->id}};
    findings.add(std::move(found));
  }
}

constexpr const RuleDoc* kDocs[] = {&kId, &kTwice, &kUnlisted};

}  // namespace

extern const PartRule kSlideIds;
const PartRule kSlideIds{kDocs, check_part};

}  // namespace deckle::pptx::check

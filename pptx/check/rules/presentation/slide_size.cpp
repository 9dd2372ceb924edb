// The size of the slides.

#include <algorithm>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kWrong{
    .id = "wrong-slide-size",
    .severity = Severity::Error,
    .summary = "the slides are smaller or larger than PowerPoint allows",
    .what = "Compares width and height of the slides with 1 and 56 inches.",
    .why = "PowerPoint refuses the file (banana-slides#93).",
    .remedy = "give sldSz a width and height of 914400 to 51206400",
    .repairable = Repairable::Never,
    .readers = {.powerpoint = Effect::Refuses},
};

constexpr RuleDoc kContradicting{
    .id = "contradicting-slide-size",
    .severity = Severity::Warning,
    .summary = "the named size of the slides is not their size",
    .what = "Compares the type of sldSz with its width and height.",
    .why = "Keynote refuses the file; PowerPoint goes by the numbers (anthropics/skills#1167).",
    .remedy = "remove the type",
    .repairable = Repairable::Always,
    .readers = {.keynote = Effect::Refuses},
};

constexpr std::int64_t kSmallest = 914400, kLargest = 51206400;  // ST_SlideSizeCoordinate

struct NamedSize {
  std::string_view type;
  std::int64_t cx, cy;
};
// As PowerPoint writes them.
constexpr NamedSize kNamed[] = {
    {"screen4x3", 9144000, 6858000},
    {"screen16x9", 9144000, 5143500},
    {"screen16x10", 9144000, 5715000},
};

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind != PartKind::Presentation) return;
  const Element size = context.tree.root().child("p:sldSz");
  if (!size) return;
  const auto cx = whole_number(size.value("cx")), cy = whole_number(size.value("cy"));
  const auto fits = [](const std::optional<std::int64_t>& v) {
    return v && *v >= kSmallest && *v <= kLargest;
  };
  if (!fits(cx) || !fits(cy)) {
    Found found{kWrong, context.part.name,
                tr("sldSz is {} x {} EMU", size.value("cx"), size.value("cy"))};
    found.element = size;
    found.expected = "914400 to 51206400";
    findings.add(std::move(found));
    return;
  }
  const std::optional<Attribute> type = size.attribute("type");
  if (!type) return;
  const auto* const named = std::find_if(std::begin(kNamed), std::end(kNamed), [&](const auto& n) {
    return n.type == type->text();
  });
  const bool known = named != std::end(kNamed);
  const ValueType* const types = Grammar::instance().values("p.SlideSizeType");
  const bool legal = types == nullptr || types->allows(type->text());
  const bool same = known && ((named->cx == *cx && named->cy == *cy) ||
                              (named->cx == *cy && named->cy == *cx));
  if (legal && (!known || same)) return;
  Found found{kContradicting, context.part.name,
              legal ? tr("sldSz is called {}, but is {} x {} EMU", type->text(), *cx, *cy)
                    : tr("there is no size {}", type->text())};
  found.element = size;
  found.got = type->text();
  found.repair.edits.push_back(remove_attribute(context.part.name, *type));
  found.repair.done = tr("the type of sldSz was removed");
  findings.add(std::move(found));
}

constexpr const RuleDoc* kDocs[] = {&kWrong, &kContradicting};

}  // namespace

extern const PartRule kSlideSize;
const PartRule kSlideSize{kDocs, check_part};

}  // namespace deckle::pptx::check

// Adjust values of preset shapes.

#include <algorithm>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDoc{
    .id = "unknown-adjustment",
    .severity = Severity::Error,
    .summary = "an adjust value is none of the preset's",
    .what = "Compares the names in a:avLst with those that the preset shape defines "
            "(ECMA-376 Part 1, 20.1.10.56), and their formulas with \"val\" and a number.",
    .why = "The schemas allow any name, yet PowerPoint refuses the file (OfficeCLI#235).",
    .remedy = "remove the adjust value",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

// Names of adjust values, and the presets that have just these, each between spaces. From the
// definitions of the standard; the other presets have none.
struct Adjusts {
  std::string_view names, presets;
};
constexpr Adjusts kAdjusts[] = {
    {"adj",
     " bevel bracePair bracketPair can chevron cube diagStripe donut foldedCorner"
     " homePlate horizontalScroll leftBracket moon noSmoking octagon parallelogram"
     " plaque plus rightBracket round1Rect roundRect smileyFace snip1Rect star12"
     " star16 star24 star32 star4 star8 sun teardrop trapezoid triangle"
     " verticalScroll "},
    {"adj1",
     " bentConnector3 curvedConnector3 frame mathMinus mathMultiply mathPlus "},
    {"vf",
     " decagon "},
    {"adj hf",
     " star10 star6 "},
    {"adj vf",
     " hexagon "},
    {"adj1 adj2",
     " arc bentConnector4 chord cloudCallout corner curvedConnector4 doubleWave"
     " downArrow gear6 gear9 halfFrame leftArrow leftBrace leftRightArrow"
     " mathEqual nonIsoscelesTrapezoid notchedRightArrow pie ribbon ribbon2"
     " rightArrow rightBrace round2DiagRect round2SameRect snip2DiagRect"
     " snip2SameRect snipRoundRect stripedRightArrow swooshArrow upArrow"
     " upDownArrow wave wedgeEllipseCallout wedgeRectCallout "},
    {"hf vf",
     " heptagon pentagon "},
    {"adj hf vf",
     " star5 star7 "},
    {"adj1 adj2 adj3",
     " bentConnector5 bentUpArrow blockArc curvedConnector5 curvedDownArrow"
     " curvedLeftArrow curvedRightArrow curvedUpArrow ellipseRibbon ellipseRibbon2"
     " leftRightRibbon leftRightUpArrow leftUpArrow mathDivide mathNotEqual"
     " quadArrow wedgeRoundRectCallout "},
    {"adj1 adj2 adj3 adj4",
     " accentBorderCallout1 accentCallout1 bentArrow borderCallout1 callout1"
     " downArrowCallout leftArrowCallout leftRightArrowCallout quadArrowCallout"
     " rightArrowCallout upArrowCallout upDownArrowCallout "},
    {"adj1 adj2 adj3 adj4 adj5",
     " circularArrow leftCircularArrow leftRightCircularArrow uturnArrow "},
    {"adj1 adj2 adj3 adj4 adj5 adj6",
     " accentBorderCallout2 accentCallout2 borderCallout2 callout2 "},
    {"adj1 adj2 adj3 adj4 adj5 adj6 adj7 adj8",
     " accentBorderCallout3 accentCallout3 borderCallout3 callout3 "},
};

bool has_word(std::string_view words, std::string_view wanted) {
  for (std::size_t at = words.find(wanted); at != std::string_view::npos;
       at = words.find(wanted, at + 1)) {
    const bool begins = at == 0 || words[at - 1] == ' ';
    const std::size_t end = at + wanted.size();
    if (begins && (end == words.size() || words[end] == ' ')) return true;
  }
  return false;
}

std::string_view adjusts_of(std::string_view preset) {
  const auto* const found =
      std::find_if(std::begin(kAdjusts), std::end(kAdjusts),
                   [preset](const Adjusts& row) { return has_word(row.presets, preset); });
  return found == std::end(kAdjusts) ? std::string_view{} : found->names;
}

bool is_value(std::string_view formula) {
  if (!formula.starts_with("val ")) return false;
  formula.remove_prefix(4);
  if (formula.starts_with('-')) formula.remove_prefix(1);
  return !formula.empty() && formula.size() < 20 &&
         std::all_of(formula.begin(), formula.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void check_part(const PartContext& context, Findings& findings) {
  for (const Element& geometry : context.tree.named("a:prstGeom")) {
    const std::string preset = geometry.value("prst");
    const ValueType* const presets = Grammar::instance().values("a.ShapeType");
    if (presets == nullptr || !presets->allows(preset)) continue;  // unknown-preset-shape
    const std::string_view known = adjusts_of(preset);
    for (const Element& guide : geometry.child("a:avLst").children("a:gd")) {
      const std::string name = guide.value("name"), formula = guide.value("fmla");
      const bool named = !name.empty() && has_word(known, name);
      if (named && is_value(formula)) continue;
      Found found{kDoc, context.part.name,
                  named           ? tr("the adjust value {} is \"{}\"", name, formula)
                  : known.empty() ? tr("{} has no adjust values, but {} is given", preset, name)
                                  : tr("{} has no adjust value {}", preset, name)};
      found.element = guide;
      found.expected = known;
      found.got = name;
      found.repair.edits.push_back(remove_element(context.part.name, guide));
      found.repair.done = tr("the adjust value {} was removed", name);
      findings.add(std::move(found));
    }
  }
}

constexpr const RuleDoc* kDocs[] = {&kDoc};

}  // namespace

extern const PartRule kAdjustments;
const PartRule kAdjustments{kDocs, check_part};

}  // namespace deckle::pptx::check

// Attributes: unknown ones, missing ones, and values that their type does not allow.

#include <fmt/format.h>

#include <algorithm>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/check/rules/values/substitutes.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kUnknown{
    .id = "unknown-attribute",
    .severity = Severity::Error,
    .summary = "an element has an attribute that the schemas do not know",
    .what = "Looks for each attribute without a prefix among those of the element's type.",
    .why = "PowerPoint repairs or refuses the file; no reader uses the attribute.",
    .remedy = "remove the attribute",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kMissing{
    .id = "missing-attribute",
    .severity = Severity::Error,
    .summary = "an element lacks an attribute that it must have",
    .what = "Looks for the attributes that the schemas require.",
    .why = "PowerPoint repairs or refuses the file.",
    .remedy = "add the attribute",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kNumber{
    .id = "impossible-number",
    .severity = Severity::Error,
    .summary = "a number is no number, or out of its range",
    .what = "Compares numbers with their type: NaN, fractions of EMU, negative extents, sizes "
            "beyond the limits.",
    .why = "PowerPoint repairs the file and drops the shape (PptxGenJS#1457).",
    .remedy = "write a whole number within the range",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kValue{
    .id = "illegal-value",
    .severity = Severity::Error,
    .summary = "a value is none of those that are allowed",
    .what = "Compares values with the lists of the schemas, such as anchor=\"mid\" with t, ctr, b.",
    .why = "PowerPoint repairs or refuses the file (OpenBitFun#1642); other readers use the "
           "default.",
    .remedy = "use one of the allowed values",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kColour{
    .id = "unknown-colour",
    .severity = Severity::Error,
    .summary = "a colour is not six hex digits, nor a name that is known",
    .what = "Checks the values of srgbClr, schemeClr, prstClr and sysClr.",
    .why = "PowerPoint repairs the file for colours written as words or with '#' (PptxGenJS#588).",
    .remedy = "write six hex digits, or the name of a theme colour",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kPreset{
    .id = "unknown-preset-shape",
    .severity = Severity::Error,
    .summary = "there is no preset shape of this name",
    .what = "Compares the names of preset shapes with the 187 of the standard.",
    .why = "PowerPoint refuses the file for names such as oval or roundedRectangle "
           "(PptxGenJS#1449).",
    .remedy = "use a name of the standard: ellipse, roundRect",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kPercent{
    .id = "percent-sign-in-number",
    .severity = Severity::Error,
    .summary = "a number of a chart has a percent sign",
    .what = "Looks for percent signs in gap widths, overlaps, hole sizes and the like.",
    .why = "Later editions of the standard allow it, but PowerPoint repairs such a chart "
           "(PHPPresentation#382).",
    .remedy = "write the number without the sign",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

// Wider in every Office than in the schemas: a byte that holds more than the list; axis ids that
// Office for Mac writes as signed numbers.
bool is_tolerated(const Element& element, const Attribute& attribute) {
  const std::string_view name = element.name();
  const bool digits =
      !attribute.raw.empty() &&
      attribute.raw.find_first_not_of("-0123456789") == std::string_view::npos;
  if (!digits) return false;
  return attribute.name == "pitchFamily" || name == "c:axId" || name == "c:crossAx";
}

// Ids that have to be unique, and the size of the slides, have rules of their own.
bool has_own_rule(const Element& element, std::string_view attribute) {
  static constexpr std::string_view kIds[] = {"p:sldId", "p:sldMasterId", "p:sldLayoutId",
                                              "p:cNvPr"};
  const std::string_view name = element.name();
  if (name == "p:sldSz") return attribute == "cx" || attribute == "cy" || attribute == "type";
  return attribute == "id" && std::find(std::begin(kIds), std::end(kIds), name) != std::end(kIds);
}

const RuleDoc& doc_for(const ValueType& type) {
  if (type.name == "a.ShapeType") return kPreset;
  const bool scheme = type.name == "a.SchemeColorVal" || type.name == "a.PresetColorVal" ||
                      type.name == "a.SystemColorVal";
  if (scheme || type.hex_bytes == 3) return kColour;
  return type.range || type.real ? kNumber : kValue;
}

Message done_text(const Attribute& attribute, const std::string& value) {
  return tr("{}=\"{}\" became \"{}\"", attribute.name, attribute.raw, value);
}

void check_value(const PartContext& context, const Element& element, const Attribute& attribute,
                 const AttributeType& known, Findings& findings) {
  const std::string value = attribute.text();
  const bool percent = known.value->percent && known.value->range && value.ends_with('%') &&
                       element.name().starts_with("c:") && !context.tree.strict();
  if (!percent && (known.value->allows(value) || is_tolerated(element, attribute))) return;
  const RuleDoc& doc = percent ? kPercent : doc_for(*known.value);
  Found found{doc, context.part.name,
              tr("{} has {}=\"{}\"", element.name(), attribute.name, value)};
  found.element = element;
  found.expected = known.value->description();
  found.got = value;
  std::optional<std::string> right =
      percent ? std::optional<std::string>(value.substr(0, value.size() - 1))
              : substitute(element, attribute.name, *known.value, value);
  if (right && percent && !known.value->allows(*right)) right = std::nullopt;
  if (right) {
    found.repair.edits.push_back(set_value(context.part.name, attribute, *right));
    found.repair.done = done_text(attribute, *right);
  } else if (!known.required) {
    found.repair.edits.push_back(remove_attribute(context.part.name, attribute));
    found.repair.done = tr("{}=\"{}\" was removed", attribute.name, attribute.raw);
  }
  findings.add(std::move(found));
}

void check_attribute(const PartContext& context, const Element& element, const ElementType& type,
                     const Attribute& attribute, Findings& findings) {
  if (attribute.name.find(':') != std::string_view::npos || attribute.name.starts_with('{')) return;
  const AttributeType* const known = type.attribute(attribute.name);
  if (known != nullptr && has_own_rule(element, attribute.name)) return;
  if (known != nullptr) {
    check_value(context, element, attribute, *known, findings);
    return;
  }
  Found found{kUnknown, context.part.name,
              tr("{} has no attribute {}", element.name(), attribute.name)};
  found.element = element;
  found.got = fmt::format("{}=\"{}\"", attribute.name, attribute.raw);
  found.repair.edits.push_back(remove_attribute(context.part.name, attribute));
  found.repair.done = tr("{}=\"{}\" was removed", attribute.name, attribute.raw);
  findings.add(std::move(found));
}

void check_missing(const PartContext& context, const Element& element, const ElementType& type,
                   Findings& findings) {
  for (const AttributeType& wanted : type.attributes) {
    if (!wanted.required || element.attribute(wanted.name)) continue;
    if (has_own_rule(element, wanted.name)) continue;
    Found found{kMissing, context.part.name, tr("{} has no {}", element.name(), wanted.name)};
    found.element = element;
    found.expected = wanted.value->description();
    const std::optional<std::string> value = missing_value(element, wanted.name);
    if (value) {
      found.repair.edits.push_back(
          add_attribute(context.part.name, element, wanted.name, *value));
      found.repair.done =
          tr("{} was given {}=\"{}\"", element.name(), wanted.name, *value);
    }
    findings.add(std::move(found));
  }
}

void check_part(const PartContext& context, Findings& findings) {
  for (std::size_t i = 0; i < context.tree.size(); ++i) {
    const ElementType* const type = context.types[i];
    if (type == nullptr) continue;
    const Element element = context.tree.at(i);
    for (const Attribute& attribute : element.attributes())
      check_attribute(context, element, *type, attribute, findings);
    check_missing(context, element, *type, findings);
  }
}

constexpr const RuleDoc* kDocs[] = {&kUnknown, &kMissing, &kNumber, &kValue,
                                    &kColour,  &kPreset,  &kPercent};

}  // namespace

extern const PartRule kAttributes;
const PartRule kAttributes{kDocs, check_part};

}  // namespace deckle::pptx::check

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "qc/check/siblings.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleOption kTolerance{"tolerance", 0, 1000, 1,
                                N_("px by which the sizes of siblings may differ")};
constexpr RuleOption kOptions[] = {kTolerance};

constexpr RuleDoc kDoc{
    .id = "uneven-siblings",
    .type = "uneven_siblings",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "elements that belong side by side differ in size, or in the size of their text",
    .what =
        "Compares the same part in all cells of a group, and panels, charts and texts of one kind "
        "that are side by side or below one another: their widths and heights (of texts without a "
        "panel only the size of their letters). Of boxes that the author placed, differences of up "
        "to 8 px are reported; larger ones count as intended, as do sizes of text that the author "
        "set, widths under layout_hints.ratio and in the columns of two_column, and texts in "
        "placeholders that the template made unlike. Pictures are compared by mixed-aspect-pictures.",
    .why =
        "A reader takes the larger of two cards for the more important one, and small differences "
        "for a mistake.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Three numbers"}},{"element_id":"a","kind":"shape","extensions":{"box":{"x":48,"y":160,"w":360,"h":400}},"content":{"shape":"rect","text":"Revenue"}},{"element_id":"b","kind":"shape","extensions":{"box":{"x":456,"y":160,"w":360,"h":400}},"content":{"shape":"rect","text":"Customers"}},{"element_id":"c","kind":"shape","extensions":{"box":{"x":864,"y":160,"w":360,"h":394}},"content":{"shape":"rect","text":"Margin"}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Three numbers"}},{"element_id":"a","kind":"shape","extensions":{"box":{"x":48,"y":160,"w":360,"h":400}},"content":{"shape":"rect","text":"Revenue"}},{"element_id":"b","kind":"shape","extensions":{"box":{"x":456,"y":160,"w":360,"h":400}},"content":{"shape":"rect","text":"Customers"}},{"element_id":"c","kind":"shape","extensions":{"box":{"x":864,"y":160,"w":360,"h":400}},"content":{"shape":"rect","text":"Margin"}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Ours: boxes that the author placed and that differ by more are intended to.
constexpr double kSlipPx = 8;
// Sizes are written in hundredths of a point; this is less than anybody sees.
constexpr double kSameSizePt = 0.05;

enum class Measure { Width, Height, TextSize };

struct Uneven {
  Measure measure = Measure::Width;
  OddOne odd;
};

// Whether a box is seen; that of plain text is not.
bool is_box_seen(const ElementIr& element) {
  return shows_box(element) || element.type == ElementType::Chart ||
         element.type == ElementType::Table;
}

std::optional<OddOne> odd_box(const Siblings& siblings, Measure measure, double tolerance) {
  std::vector<double> values;
  for (const SeenElement* element : siblings.elements) {
    if (!is_box_seen(*element->ir)) return std::nullopt;
    const Rect& box = element->ir->box;
    values.push_back(to_px(measure == Measure::Width ? box.w : box.h));
  }
  std::optional<OddOne> odd = odd_one(values, tolerance);
  if (odd && siblings.placed_by_author && std::abs(odd->value - odd->others) > kSlipPx)
    return std::nullopt;
  return odd;
}

// The size of most letters of the first level; 0 without text. A figure that is large in its
// card has few letters, and its size is that of the card's kind.
double text_size_of(const ElementIr& element) {
  std::vector<std::pair<double, std::size_t>> sizes;
  for (const ParagraphIr& paragraph : element.text.paragraphs) {
    if (paragraph.level > 0) continue;
    for (const RunIr& run : paragraph.runs) {
      const auto known = std::find_if(sizes.begin(), sizes.end(), [&run](const auto& one) {
        return std::abs(one.first - run.style.size_pt) < kSameSizePt;
      });
      if (known == sizes.end())
        sizes.emplace_back(run.style.size_pt, run.text.size());
      else
        known->second += run.text.size();
    }
  }
  const auto most = std::max_element(sizes.begin(), sizes.end(), [](const auto& a, const auto& b) {
    return a.second != b.second ? a.second < b.second : a.first > b.first;
  });
  return most == sizes.end() ? 0 : most->first;
}

bool sets_size(const RichText& runs) {
  return std::any_of(runs.begin(), runs.end(),
                     [](const RichRun& run) { return run.size_pt.has_value(); });
}

bool is_size_authored(const Element* element) {
  if (element == nullptr) return false;
  if (element->style.size_pt) return true;
  if (const auto* text = std::get_if<TextContent>(&element->content)) return sets_size(text->runs);
  if (const auto* shape = std::get_if<ShapeContent>(&element->content))
    return sets_size(shape->text.runs);
  if (const auto* list = std::get_if<BulletsContent>(&element->content))
    return std::any_of(list->runs.begin(), list->runs.end(), sets_size);
  return false;
}

bool has_size(const ElementIr& element, double size_pt) {
  for (const ParagraphIr& paragraph : element.text.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (std::abs(run.style.size_pt - size_pt) < kSameSizePt) return true;
    }
  }
  return false;
}

// Cards have a figure, a label and a change in sizes of their own, and not each card has all three.
bool share_a_size(const Siblings& siblings) {
  for (const ParagraphIr& paragraph : siblings.elements.front()->ir->text.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (std::all_of(siblings.elements.begin(), siblings.elements.end(),
                      [&run](const SeenElement* element) {
                        return has_size(*element->ir, run.style.size_pt);
                      }))
        return true;
    }
  }
  return false;
}

std::optional<OddOne> odd_text(const Siblings& siblings, const Slide& slide) {
  if (siblings.by == Siblings::By::Column) return std::nullopt;  // paragraphs of one column
  std::vector<double> values;
  for (const SeenElement* element : siblings.elements) {
    const double size = text_size_of(*element->ir);
    if (size <= 0 || is_size_authored(authored(slide, *element->ir))) return std::nullopt;
    values.push_back(size);
  }
  return share_a_size(siblings) ? std::nullopt : odd_one(values, kSameSizePt);
}

std::optional<Uneven> uneven(const Siblings& siblings, const Slide& slide, double tolerance) {
  const bool shared_out = !slide.hints.ratio.empty() || siblings.in_columns;
  const bool column = siblings.by == Siblings::By::Column ||
                      (siblings.by == Siblings::By::Group && !siblings.in_row);
  const bool group = siblings.by == Siblings::By::Group;
  // Panels below one another are as high as their text, unless they are cells.
  if (column ? group && !shared_out : true) {
    if (const auto odd = odd_box(siblings, Measure::Height, tolerance))
      return Uneven{Measure::Height, *odd};
  }
  if (column || !shared_out) {
    if (const auto odd = odd_box(siblings, Measure::Width, tolerance))
      return Uneven{Measure::Width, *odd};
  }
  if (const auto odd = odd_text(siblings, slide)) return Uneven{Measure::TextSize, *odd};
  return std::nullopt;
}

Message message_of(const Uneven& found, const std::string& sibling) {
  const OddOne& odd = found.odd;
  switch (found.measure) {
    case Measure::Width:
      return tr("is {} wide, its sibling {} {}", px_text(odd.value), sibling, px_text(odd.others));
    case Measure::Height:
      return tr("is {} high, its sibling {} {}", px_text(odd.value), sibling, px_text(odd.others));
    default:
      return tr("its text is set in {}, that of its sibling {} in {}", pt_text(odd.value), sibling,
                pt_text(odd.others));
  }
}

Message hint_of(const Uneven& found, bool by_author) {
  if (found.measure == Measure::TextSize)
    return tr("shorten the longest of the texts, or set style.size_pt of all of them");
  return by_author ? tr("give their extensions.box the same size")
                   : tr("name the cells in layout_hints.groups, or give the elements boxes of one "
                        "size in extensions.box");
}

const char* name_of(Measure measure) {
  return measure == Measure::Width    ? "width_px"
         : measure == Measure::Height ? "height_px"
                                      : "size_pt";
}

// The first sibling that has the size of the others.
const ElementIr& usual_sibling(const Siblings& siblings, const Uneven& found) {
  for (const SeenElement* element : siblings.elements) {
    const ElementIr& ir = *element->ir;
    const double value = found.measure == Measure::Width    ? to_px(ir.box.w)
                         : found.measure == Measure::Height ? to_px(ir.box.h)
                                                            : text_size_of(ir);
    if (std::abs(value - found.odd.others) < kSameSizePt) return ir;
  }
  return *siblings.elements.front()->ir;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const double tolerance = context.option(kDoc.id, kTolerance) + kSameSizePt;
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      const PageContent content(page);
      for (const Siblings& siblings : siblings_of(content, SiblingKind::Others)) {
        const auto found = uneven(siblings, slide, tolerance);
        if (!found) continue;
        const ElementIr& odd = *siblings.elements[found->odd.index]->ir;
        const ElementIr& usual = usual_sibling(siblings, *found);
        Diagnostic d = page_finding(kDoc, slide, page, &odd);
        d.origin = siblings.placed_by_author ? Origin::Author : Origin::Deckle;
        d.message = message_of(*found, usual.eid);
        d.hint = hint_of(*found, siblings.placed_by_author);
        d.facts = {{"other_eid", usual.eid},
                   {"siblings", static_cast<std::int64_t>(siblings.elements.size())},
                   {"measure", std::string(name_of(found->measure))},
                   {"value", tenth(found->odd.value)},
                   {"usual", tenth(found->odd.others)}};
        sink.push_back(std::move(d));
      }
    }
  }
}

}  // namespace

extern const DeckRule kUnevenSiblings;
const DeckRule kUnevenSiblings{kDoc, check};

}  // namespace deckle::qc

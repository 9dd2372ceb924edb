#include "fixers/deck/even_sizes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/loop/steps.h"
#include "fixers/messages/tr.h"
#include "fixers/patch/patch.h"
#include "fixers/patch/siblings.h"
#include "fixers/patch/text_scale.h"
#include "qc/rules/registry.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "even-sizes",
    .summary = "reduces text size to be closer to that of similar text nearby",
    .actions = {Action::TextFit},
};

constexpr double kSameSizePt = 0.05;  // sizes are written in hundredths of a point

// A body text of the deck.
struct Body {
  std::size_t slide = 0;
  std::string eid;
  double full = 0;  // size it was laid out with
  double size = 0;  // size it has
};

// Authored sizes are not changed.
bool has_authored_size(const Slide* authored, const std::string& eid) {
  if (authored == nullptr) return true;
  for (const Element& element : authored->elements) {
    if (element.element_id == eid) return element.style.size_pt.has_value();
  }
  return true;  // deckle's own boxes
}

// Whether lines, bands or figures are drawn beside the paragraphs of the text: at another size they
// would no longer be beside them.
bool has_pieces(const SlideIr& slide, const std::string& eid) {
  return std::any_of(slide.elements.begin(), slide.elements.end(),
                     [&eid](const ElementIr& piece) { return piece.source_eid == eid; });
}

std::vector<Body> bodies_of(const std::vector<RepairedSlide>& slides, const Deck& deck) {
  std::unordered_map<std::string_view, const Slide*> by_id;
  for (const Slide& slide : deck.slides) by_id.emplace(slide.slide_id, &slide);
  std::vector<Body> bodies;
  for (std::size_t i = 0; i < slides.size(); ++i) {
    const auto source = by_id.find(slides[i].ir.source_id);
    const Slide* authored = source == by_id.end() ? nullptr : source->second;
    for (const ElementIr& element : slides[i].ir.elements) {
      const bool is_body =
          element.type == ElementType::Bullets || element.type == ElementType::Text;
      if (!is_body || element.pinned || !element.allow_shrink || element.text.empty() ||
          element.text.autofit || has_pieces(slides[i].ir, element.eid))
        continue;
      const auto full = slides[i].full_sizes.find(element.eid);
      if (full == slides[i].full_sizes.end() || has_authored_size(authored, element.eid))
        continue;
      bodies.push_back({i, element.eid, full->second, largest_size_pt(element.text)});
    }
  }
  return bodies;
}

// The bodies that were lowered, slide by slide.
using Lowered = std::vector<std::vector<const Body*>>;

Lowered lowered_on(const std::vector<Body>& bodies, std::size_t slides) {
  Lowered lowered(slides);
  for (const Body& body : bodies) {
    if (body.size < body.full - kSameSizePt) lowered[body.slide].push_back(&body);
  }
  return lowered;
}

// The size this body may keep, given the reduced bodies on its own slide and on adjacent slides
// with the same layout. Slides farther away than the number of steps between its size and
// `smallest` have no effect.
double evened(const Body& body, const Lowered& lowered, const std::vector<RepairedSlide>& slides,
              double smallest) {
  double size = body.size;
  const auto limit_by = [&](std::size_t slide, std::size_t distance) {
    for (const Body* other : lowered[slide]) {
      if (std::abs(other->full - body.full) > kSameSizePt) continue;
      const double allowed = other->size + kSizeStepPt * static_cast<double>(distance);
      if (allowed < size - kSameSizePt) size = allowed;
    }
  };
  const auto matters = [&](std::size_t distance) {
    return smallest + kSizeStepPt * static_cast<double>(distance) < size - kSameSizePt;
  };
  const auto alike = [&slides](std::size_t a, std::size_t b) {
    return slides[a].ir.layout_part == slides[b].ir.layout_part;
  };
  limit_by(body.slide, 0);
  for (std::size_t i = body.slide; i > 0 && matters(body.slide - i + 1) && alike(i, i - 1); --i)
    limit_by(i - 1, body.slide - i + 1);
  for (std::size_t i = body.slide + 1;
       i < slides.size() && matters(i - body.slide) && alike(i - 1, i); ++i)
    limit_by(i, i - body.slide);
  return size;
}

void apply(RepairedSlide& slide, const Patch& patch, Action action, const RepairContext& context) {
  PatchResult patched = apply_in_steps(slide.ir, patch);
  if (!patched.changed) return;
  DiagnosticSink notes, findings;
  for (const Diagnostic& d : slide.report.issues)
    (qc::find_rule(d.rule) == nullptr ? notes : findings).push_back(d);
  auto state = judged(std::move(patched.slide), std::move(notes), context.measurer,
                      context.solve_geometry);
  if (!state || qc::improves(qc::tally(findings), state->tally)) return;
  TraceEntry entry = entry_for(*state, 0, 0, TraceAction::Patch, context.keep_states);
  entry.fixer = patch.fixer;
  entry.note = patch.note;
  entry.category = Category::UnevenSizes;
  entry.route = action;
  entry.overrides = patched.overrides;
  for (const ElementEdit& edit : patch.edits) entry.eids.push_back(edit.eid);
  // Before the last entry, which is the final result.
  slide.report.trace.insert(slide.report.trace.end() - (slide.report.trace.empty() ? 0 : 1),
                            std::move(entry));
  slide.ir = std::move(state->ir);
  slide.measured = std::move(state->measured);
  slide.report.issues = std::move(state->findings);
  slide.report.issues.insert(slide.report.issues.end(), state->notes.begin(), state->notes.end());
  slide.report.quality = qc::quality_of(state->tally);
}

}  // namespace

void even_sizes(std::vector<RepairedSlide>& slides, const RepairContext& context) {
  const std::optional<Action> action = action_for(kDoc, route(Category::UnevenSizes, {}));
  if (!action) return;
  const std::vector<Body> bodies = bodies_of(slides, context.layout.deck);
  const Lowered lowered = lowered_on(bodies, slides.size());
  double smallest = std::numeric_limits<double>::infinity();
  for (const auto& on_slide : lowered) {
    for (const Body* body : on_slide) smallest = std::min(smallest, body->size);
  }
  if (smallest == std::numeric_limits<double>::infinity()) return;
  std::vector<Patch> patches(slides.size());
  for (const Body& body : bodies) {
    const double size = evened(body, lowered, slides, smallest);
    if (size >= body.size - kSameSizePt) continue;
    ElementEdit edit;
    edit.eid = body.eid;
    edit.size_pt = size;
    patches[body.slide].edits.push_back(edit);
  }
  for (std::size_t i = 0; i < slides.size(); ++i) {
    if (patches[i].edits.empty()) continue;
    treat_siblings_alike(slides[i].ir, patches[i].edits);
    patches[i].fixer = kDoc.id;
    patches[i].note = tr.entry(kDoc.summary);
    apply(slides[i], patches[i], *action, context);
  }
}

}  // namespace deckle::fixers

#include "layout/text/body_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "templates/body_size.h"

namespace deckle::layout {
namespace {

constexpr double kSamePt = 0.01;
// Ours: templates for print have text of 10 pt, which is lost in a shape of deckle's size.
constexpr double kLeastInShapePt = 14, kMostInShapePt = 18;
constexpr const char* kCaption = "caption";
// Ours: a takeaway beside a chart is a step of the ladder larger than the body, as built-in layouts have it.
constexpr double kTakeawayStepPt = 2;

bool same(double a, double b) { return std::abs(a - b) < kSamePt; }

// Whether a style of this size is the template's body text, or larger than that of the deck. Smaller
// text, and that of a layout of its own style, is as its designer wants it.
bool is_body_style(const DeckSizes& sizes, SlotRole role, double size_pt) {
  const bool body = role == SlotRole::Body || role == SlotRole::Left || role == SlotRole::Right;
  return sizes.decided() && body &&
         (same(size_pt, sizes.template_pt) || size_pt > sizes.body_pt + kSamePt);
}

}  // namespace

bool is_body_text(const DeckSizes& sizes, const Element& element, SlotRole role,
                  const InheritedText& inherited) {
  const bool text = element.kind == ElementKind::Text || element.kind == ElementKind::Bullets;
  return text && !element.box && !element.style.size_pt && element.role != kCaption &&
         is_body_style(sizes, role, inherited.levels[0].run.size_pt);
}

std::shared_ptr<const InheritedText> at_deck_size(const DeckSizes& sizes, const Element& element,
                                                  SlotRole role,
                                                  std::shared_ptr<const InheritedText> inherited) {
  const double own = inherited->levels[0].run.size_pt;
  const bool own_place = !element.box && !element.style.size_pt;
  if (element.kind == ElementKind::Shape && own_place && own < kLeastInShapePt)
    return std::make_shared<const InheritedText>(templates::at_body_size(
        *inherited, std::max(kLeastInShapePt, std::min(sizes.body_pt, kMostInShapePt))));
  // In a placeholder for body text the takeaway would be larger than everything else on its slide.
  const bool takeaway =
      role == SlotRole::KeyTakeaway && sizes.decided() && same(own, sizes.template_pt);
  if (!takeaway && !is_body_style(sizes, role, own)) return inherited;
  double size = sizes.body_pt;
  if (takeaway) size += kTakeawayStepPt;
  if (takeaway && own > sizes.body_pt - kSamePt) size = std::min(own, size);
  if (element.box || element.role == kCaption || element.kind == ElementKind::Shape)
    size = std::min(own, sizes.label_pt);
  if (same(size, own)) return inherited;
  return std::make_shared<const InheritedText>(templates::at_body_size(*inherited, size));
}

}  // namespace deckle::layout

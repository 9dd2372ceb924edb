#include <algorithm>

#include "fixers/base/appendix.h"
#include "fixers/base/fixer.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"
#include "qc/check/context.h"
#include "slidespec/ir/box_origin.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "move-details",
    .summary = "moves an element that does not fit with the others to an appendix slide, linked "
               "both ways",
    .repairs = {"text-overflow", "table-overflow"},
    .actions = {Action::DetailsPopupEscalation},
};

std::string title_eid(const SlideIr& slide) {
  const auto title =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [](const ElementIr& e) { return e.type == ElementType::Title; });
  return title == slide.elements.end() ? std::string() : title->eid;
}

// Whether other elements are on the slide, so that a separate slide has more space.
bool shares_its_slide(const Slide& source, const std::string& eid, const std::string& title) {
  return std::any_of(source.elements.begin(), source.elements.end(), [&](const Element& e) {
    return e.element_id != eid && e.element_id != title && e.role != "footer";
  });
}

std::vector<Restructuring> propose(const RestructureContext& context) {
  if (is_appendix(context.source.slide_id)) return {};
  const std::string title = title_eid(context.slide);
  for (const Diagnostic& d : context.findings) {
    if (!d.defect || (d.rule != "text-overflow" && d.rule != "table-overflow")) continue;
    const ElementIr* element = context.element(d.at.element_id);
    // Elements with an exact box are not moved; titles and footers are on every slide; the link to
    // what was moved is all that is left of it.
    if (element == nullptr || element->pinned || element->eid == title ||
        is_own_box(element->eid) || qc::is_header_footer(*element) ||
        !shares_its_slide(context.source, element->eid, title))
      continue;
    const auto authored = std::find_if(
        context.source.elements.begin(), context.source.elements.end(),
        [element](const Element& e) { return e.element_id == element->eid; });
    if (authored == context.source.elements.end()) continue;
    Detailed moved = move_details(context.source, element->eid, title,
                                  context.repair.layout.deck.language, context.details);
    Restructuring r;
    r.pointer = element->pointer;
    r.eids = {element->eid};
    r.note = moved.appendix ? tr("moved to an appendix slide") : tr("moved to the speaker notes");
    r.visible = kDetailsVisible;
    r.partial = true;
    r.slides = {std::move(moved.slide)};
    if (moved.appendix) r.slides.push_back(std::move(*moved.appendix));
    return {std::move(r)};
  }
  return {};
}

}  // namespace

extern const RestructureFixer kMoveDetails;
const RestructureFixer kMoveDetails{kDoc, kDetailsVisible, propose};

}  // namespace deckle::fixers

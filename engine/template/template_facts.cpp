#include "engine/template/template_facts.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "layout/names/layout_names.h"
#include "layout/slots/describe.h"
#include "measure/fonts/font_catalog.h"
#include "measure/slide/slide_measurer.h"
#include "pptx/read/layout_slides.h"
#include "pptx/read/package_facts.h"
#include "pptx/read/page.h"
#include "pptx/write/base_deck.h"

namespace deckle::engine {

namespace {

using Match = TemplateRole::Match;

Match match_of(templates::LayoutChoice::Match match) {
  switch (match) {
    case templates::LayoutChoice::Match::Own:
      return Match::Own;
    case templates::LayoutChoice::Match::Other:
      return Match::Other;
    case templates::LayoutChoice::Match::None:
      return Match::None;
  }
  return Match::None;
}

TemplateSlot slot_of(const layout::SlotDescription& d) {
  return {layout::to_string(d.role), d.box,        d.size_pt, d.lines, d.characters,
          d.latin_characters,        d.placeholder};
}

// Levels that authors reach in a list; deckle writes at most these (docs/contracts.md).
constexpr std::size_t kUsedLevels = 5;

// Every face that text on a new slide can be set in: those of the theme, and those of the levels.
std::vector<std::string> faces_of(const templates::Template& read) {
  std::vector<std::string> faces;
  std::set<std::string> seen{""};
  const auto add = [&](const FontFaces& named) {
    for (const std::string* face : {&named.latin, &named.ea, &named.cs}) {
      if (seen.insert(*face).second) faces.push_back(*face);
    }
  };
  add(read.fonts.heading);
  add(read.fonts.body);
  for (const templates::Layout& layout : read.layouts) {
    for (const templates::Placeholder& placeholder : layout.placeholders) {
      for (std::size_t i = 0; i < kUsedLevels; ++i) add(placeholder.text->levels[i].run.fonts);
    }
  }
  return faces;
}

}  // namespace

std::vector<TemplateRole> template_roles(const templates::Template& read) {
  std::vector<TemplateRole> roles;
  const std::vector<std::string> ids = layout::layout_ids();
  for (const layout::LayoutDescription& described : layout::describe_layouts(read)) {
    if (roles.size() == ids.size() || described.id != ids[roles.size()]) break;
    TemplateRole role;
    role.id = described.id;
    role.layout = described.layout;
    role.layout_part = described.part;
    role.match = match_of(described.match);
    role.reason = described.reason;
    for (const layout::SlotDescription& slot : described.slots) role.slots.push_back(slot_of(slot));
    roles.push_back(std::move(role));
  }
  return roles;
}

Result<qc::TemplateFacts> template_facts(const Engine& engine, measure::Target target,
                                         const templates::Template& read, const std::string& name,
                                         const Limits& limits) {
  const auto text = engine.text_engine(target);
  if (!text) return tl::unexpected(text.error());
  const auto fonts = engine.fonts(target);
  if (!fonts) return tl::unexpected(fonts.error());
  qc::TemplateFacts facts;
  facts.name = name;
  facts.heading = read.fonts.heading;
  facts.body = read.fonts.body;

  // The layouts are parsed a second time, as slides, against limits of their own.
  Budget budget(limits);
  const Result<pptx::Presentation> presentation =
      pptx::read_presentation(*read.package, name, budget);
  if (!presentation) return tl::unexpected(presentation.error());
  Result<PackageFacts> package = pptx::read_package_facts(*read.package, *presentation, budget);
  if (!package) return tl::unexpected(package.error());
  facts.package = std::move(*package);
  facts.slides = static_cast<int>(presentation->slides.size());
  facts.notes_master = read.package->related(presentation->part, "notesMaster").has_value();

  if (const auto base = pptx::prepare_base(*read.package, pptx::BaseSlides::Leave); !base)
    facts.refused = message_of(base.error());

  std::vector<std::string> parts;
  for (const templates::Layout& layout : read.layouts) parts.push_back(layout.part);
  Result<std::vector<SlideIr>> slides =
      pptx::read_layout_slides(*read.package, name, parts, budget);
  if (!slides) return tl::unexpected(slides.error());
  const measure::NativeMeasurer measurer(**text);
  std::map<std::string, int> names;
  for (const templates::Layout& layout : read.layouts) ++names[layout.name];
  for (std::size_t i = 0; i < slides->size(); ++i) {
    const templates::Layout& layout = read.layouts[i];
    SlideIr& slide = (*slides)[i];
    // People know a layout by its name.
    if (!layout.name.empty())
      slide.slide_id =
          names[layout.name] == 1 ? layout.name : layout.name + " (" + slide.slide_id + ")";
    Result<MeasuredSlide> measured = measurer.measure(slide);
    if (!measured) return tl::unexpected(measured.error());
    for (const MeasuredElement& element : measured->elements) {
      for (const FontUse& use : element.fonts) add_use(facts.fonts, use);
    }
    facts.layouts.push_back({layout.name, layout.type, layout.part, layout.master_part,
                             std::move(slide), std::move(*measured)});
  }
  for (const std::string& face : faces_of(read))
    add_use(facts.fonts, (*fonts)->resolve(face, false, false).use);
  facts.roles = template_roles(read);
  return facts;
}

}  // namespace deckle::engine

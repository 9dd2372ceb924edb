#include "engine/template/summary.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "engine/template/find_logo.h"
#include "engine/template/summarize_layouts.h"
#include "engine/template/text_styles.h"
#include "pptx/read/package_facts.h"
#include "pptx/read/sheet_facts.h"
#include "slidespec/core/display.h"

namespace deckle::engine {

double rounded(double value) {
  const double out = std::round(value * 100) / 100;
  return out == 0 ? 0 : out;  // never -0
}

BoxPx box_px(const Rect& box) {
  return {rounded(to_px(box.x)), rounded(to_px(box.y)), rounded(to_px(box.w)),
          rounded(to_px(box.h))};
}

namespace {

void add_facts(const ooxml::Package& package, const pptx::Presentation& presentation,
               const PackageFacts& facts, TemplateSummary& out) {
  out.slides = presentation.slides.size();
  for (const SectionFacts& section : facts.sections)
    out.sections.emplace_back(shortened(section.name), section.slide_ids.size());
  const auto has = [&](const char* kind) {
    const auto part = package.related(presentation.part, kind);
    return part && package.has(*part);
  };
  out.notes_master = has("notesMaster");
  out.handout_master = has("handoutMaster");
  for (const PartFacts& part : facts.parts) {
    const std::string_view type = part.content_type;
    if (!type.starts_with("image/") && !type.starts_with("audio/") && !type.starts_with("video/"))
      continue;
    ++out.media_files;
    out.media_bytes += part.bytes;
  }
  for (const EmbeddedFontFacts& font : facts.embedded_fonts)
    out.embedded_fonts.push_back(shortened(font.typeface));
  out.macros = facts.macros;
  out.embedded_objects = facts.embedded_objects;
  for (const ExternalLinkFacts& link : facts.external_links) {
    if (link.kind != "hyperlink") out.external_links.push_back(shortened(link.target));
  }
  std::sort(out.external_links.begin(), out.external_links.end());
}

MasterSummary summarize_master(const pptx::Master& master, pugi::xml_node defaults, Size page) {
  MasterSummary out;
  out.part = master.part;
  out.theme = shortened(pptx::theme_name(master));
  out.background = pptx::master_background(master, page);
  out.colors = master.theme.colors;
  for (const auto& [name, meaning] : pptx::color_map(master))
    out.color_map.emplace(shortened(name), shortened(meaning));
  const ooxml::ThemeFonts& fonts = master.theme.fonts;
  out.heading = {fonts.heading, fonts.heading_by_script};
  out.body = {fonts.body, fonts.body_by_script};
  pptx::MasterTexts texts;
  const pptx::Inheritance from{master, fonts, master.colors, defaults, texts};
  out.title_levels = level_summaries(*pptx::master_text(from, "title"), 1);
  out.body_levels = level_summaries(*pptx::master_text(from, "body"),
                                    pptx::defined_levels(master, "body", nullptr, kMostLevels));
  out.text_box =
      level_summary(pptx::read_text_box(master, master.colors, fonts, defaults)->levels[0]);
  out.shapes = shape_summaries(master.shapes);
  return out;
}

}  // namespace

Result<TemplateSummary> summarize(const templates::Template& t, const Limits& limits) {
  Budget budget(limits);
  const Result<pptx::Presentation> presentation =
      pptx::read_presentation(*t.package, t.name, budget);
  if (!presentation) return tl::unexpected(presentation.error());
  const Result<PackageFacts> facts = pptx::read_package_facts(*t.package, *presentation, budget);
  if (!facts) return tl::unexpected(facts.error());
  TemplateSummary out;
  out.name = t.name;
  out.page_w = rounded(to_px(t.page.w));
  out.page_h = rounded(to_px(t.page.h));
  out.safe_area = box_px(t.safe_area);
  if (t.table_style) out.table_style = shortened(t.table_style->id);
  add_facts(*t.package, *presentation, *facts, out);
  pptx::Sheets sheets(*t.package, presentation->defaults(), budget, pptx::Coordinates::Lenient);
  for (const std::string& part : presentation->masters) {
    const Result<const pptx::Master*> master = sheets.master(part);
    if (!master) return tl::unexpected(master.error());
    out.masters.push_back(summarize_master(**master, sheets.defaults(), t.page));
  }
  if (Result<void> ok = summarize_layouts(t, sheets, out); !ok) return tl::unexpected(ok.error());
  out.logo = find_logo(t, sheets);
  return out;
}

}  // namespace deckle::engine

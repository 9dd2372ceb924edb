#include "pptx/read/slide.h"

#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "pptx/messages/tr.h"
#include "pptx/read/background.h"
#include "pptx/read/empty_placeholder.h"
#include "pptx/read/notes.h"
#include "pptx/read/slide_facts.h"

namespace deckle::pptx {

using ooxml::xml::Document;

struct SlideReader::Look {
  std::optional<ooxml::Theme> own_theme;
  const ooxml::Theme* theme = nullptr;
  ooxml::SchemeColors colors;
  bool recolored = false;  // other than the layout's
  std::shared_ptr<const InheritedText> text_box;
  std::uint32_t background_rgb = 0xFFFFFF;
};

namespace {

// Of a layout without a relationship to it, the presentation's first master is used.
std::optional<std::string> master_of(const ooxml::Package& package, const std::string& layout,
                                     const Presentation& presentation) {
  if (const auto own = package.related(layout, "slideMaster"); own && package.has(*own)) return own;
  if (presentation.masters.empty()) return std::nullopt;
  return presentation.masters.front();
}

void make_unique(Elements& elements) {
  std::set<std::string> seen;
  std::map<std::string, int> counts;
  for (ElementIr& element : elements) {
    if (seen.insert(element.eid).second) continue;
    const std::string eid = element.eid;
    int& count = counts.emplace(eid, 1).first->second;
    do {
      element.eid = eid + "." + std::to_string(++count);
    } while (!seen.insert(element.eid).second);
  }
}

// In drawing order.
void number_elements(Elements& elements) {
  make_unique(elements);
  int z = 0;
  for (ElementIr& element : elements) element.z = ++z;
}

// The language of most of the text, as its runs say.
std::string language_of(const Elements& elements) {
  std::map<std::string, std::size_t> bytes;
  for (const ElementIr& element : elements) {
    if (element.origin && element.origin->part.find("/slides/") == std::string::npos) continue;
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      for (const RunIr& run : paragraph.runs) {
        if (!run.style.lang.empty()) bytes[run.style.lang] += run.text.size();
      }
    }
  }
  std::string best;
  std::size_t most = 0;
  for (const auto& [language, count] : bytes) {
    if (count <= most) continue;
    best = language;
    most = count;
  }
  return best;
}

std::uint32_t title_color(const LayoutSheet& layout, Sheets& sheets,
                          const ooxml::SchemeColors& colors) {
  for (const SheetShape& shape : layout.shapes) {
    if (!shape.placeholder || placeholder_family(placeholder_type(shape.placeholder)) != "title")
      continue;
    const Placeholder title = sheets.placeholder(layout, shape);
    if (title.fill.kind != FillIr::Kind::Solid) return title.text->levels[0].run.color.rgb;
  }
  return colors.at("tx1");
}

std::string stem_of(const std::string& part) {
  const std::size_t slash = part.rfind('/');
  const std::string name = slash == std::string::npos ? part : part.substr(slash + 1);
  return name.substr(0, name.rfind('.'));
}

// The layers of a background: a slide that hides the shapes of its layout hides the master's too.
// `slide` is null for a layout.
std::vector<BackgroundSource> background_layers(const LayoutSheet& layout, pugi::xml_node slide) {
  const bool shows = ooxml::xml::boolean(slide, "showMasterSp", true);
  return {{layout.master->document.root(),
           shows && layout.shows_master ? &layout.master->shapes : nullptr},
          {layout.document.root(), shows ? &layout.shapes : nullptr},
          {slide, nullptr}};
}

std::uint32_t background_of(const LayoutSheet& layout, Sheets& sheets, pugi::xml_node slide,
                            const ooxml::Theme& theme, const ooxml::SchemeColors& colors,
                            Size page) {
  return effective_background(background_layers(layout, slide), theme, colors, page,
                              title_color(layout, sheets, colors));
}

// What the one colour of the background leaves out.
void note_background(const LayoutSheet& layout, pugi::xml_node slide, const std::string& part,
                     const ooxml::Theme& theme, std::vector<UnreadIr>& unread) {
  const auto painted = painted_background(background_layers(layout, slide), theme);
  if (!painted) return;
  const auto place = [&]() -> std::pair<std::string, const char*> {
    switch (painted->layer) {
      case 0:
        return {layout.master->part, "/p:sldMaster/p:cSld/p:bg"};
      case 1:
        return {layout.part, "/p:sldLayout/p:cSld/p:bg"};
      default:
        return {part, "/p:sld/p:cSld/p:bg"};
    }
  }();
  unread.push_back({place.first, place.second, painted->what});
}

// Of what shows through, which was read once for all slides.
void number_fields(std::vector<ElementIr>& elements, int number) {
  for (ElementIr& element : elements) {
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs) {
        if (run.field == RunIr::Field::SlideNumber) run.text = std::to_string(number);
      }
    }
  }
}

}  // namespace

Result<const LayoutSheet*> SlideReader::layout_of(const std::string& part) {
  const std::optional<std::string> layout = file_.package.related(part, "slideLayout");
  if (!layout) return fail(ErrorCode::Malformed, tr("the slide has no layout"), part);
  return open_layout(*layout);
}

Result<const LayoutSheet*> SlideReader::open_layout(const std::string& part) {
  const std::optional<std::string> owner = master_of(file_.package, part, presentation_);
  if (!owner) return fail(ErrorCode::Malformed, tr("the layout has no slide master"), part);
  const Result<const Master*> master = sheets_.master(*owner);
  if (!master) return tl::unexpected(master.error());
  return sheets_.layout(part, *master);
}

PlaceholderChain SlideReader::chain_of(const LayoutSheet& layout, const Look& look,
                                       const SheetShape& shape) {
  PlaceholderChain chain;
  if (!shape.placeholder) return chain;
  const std::string type = placeholder_type(shape.placeholder);
  const std::string family = placeholder_family(type);
  chain.layout = find_placeholder(layout.shapes, type, placeholder_index(shape.placeholder));
  chain.master = layout.master->find(family);
  if (look.recolored) {
    MasterTexts texts;
    const Inheritance from{*layout.master, look.theme->fonts, look.colors, sheets_.defaults(),
                           texts};
    chain.text = master_text(from, family);
    if (chain.layout != nullptr)
      chain.text = own_text(chain.text, chain.layout->node.child("p:txBody"), look.colors,
                            look.theme->fonts);
    return chain;
  }
  if (chain.layout == nullptr) {
    chain.text = sheets_.master_text(layout, family);
    return chain;
  }
  std::shared_ptr<const InheritedText>& known = placeholders_[chain.layout];
  if (known == nullptr) known = sheets_.placeholder(layout, *chain.layout).text;
  chain.text = known;
  return chain;
}

Result<void> SlideReader::add_sheet(const std::string& part, const std::vector<SheetShape>& shapes,
                                    const std::string& prefix, const Look& look, Elements& out,
                                    std::vector<UnreadIr>& unread) {
  const SheetLinks links(file_.package, part, &slide_ids_);
  const std::string no_slide;
  const SheetContext context{file_,       part,  no_slide,      *look.theme,
                             look.colors, links, look.text_box, look.background_rgb,
                             0,           unread};
  for (const SheetShape& shape : shapes) {
    // Placeholders of layouts and masters are models; they are not shown.
    if (shape.placeholder) continue;
    const std::size_t before = out.size();
    if (Result<void> ok = read_element(shape, {}, context, out); !ok) return ok;
    for (std::size_t i = before; i < out.size(); ++i) out[i].eid = prefix + out[i].eid;
  }
  return {};
}

Result<void> SlideReader::add_inherited(const LayoutSheet& layout, const Look& look, Elements& out,
                                        std::vector<UnreadIr>& unread) {
  const auto add_all = [&](Elements& to) -> Result<void> {
    if (layout.shows_master) {
      if (Result<void> ok =
              add_sheet(layout.master->part, layout.master->shapes, "_master_", look, to, unread);
          !ok)
        return ok;
    }
    return add_sheet(layout.part, layout.shapes, "_layout_", look, to, unread);
  };
  if (look.recolored) return add_all(out);
  const auto known = inherited_.find(layout.part);
  if (known == inherited_.end()) {
    Elements& read = inherited_[layout.part];
    if (Result<void> ok = add_all(read); !ok) return ok;
    out = read;
    return {};
  }
  if (Result<void> ok =
          file_.budget.draw(Limit::DeckShapes, shapes_worth(known->second), layout.part);
      !ok)
    return ok;
  out = known->second;
  return {};
}

Backdrop SlideReader::backdrop_of(const LayoutSheet& layout, const Look& look) {
  if (look.recolored) return read_backdrop(layout, *look.theme, look.colors, file_.pictures);
  const auto known = backdrops_.find(layout.part);
  if (known != backdrops_.end()) return known->second;
  return backdrops_
      .emplace(layout.part, read_backdrop(layout, *look.theme, look.colors, file_.pictures))
      .first->second;
}

// A slide that hides the shapes of its layout hides the master's too. `root` is null for a layout.
void SlideReader::set_backdrop(const LayoutSheet& layout, pugi::xml_node root,
                               const std::string& part, const Look& look, SlideIr& slide) {
  Backdrop behind = backdrop_of(layout, look);
  slide.background = std::move(behind.background);
  const PaintIr own = read_background(root, {part, *look.theme, look.colors, file_.pictures});
  if (own.kind != PaintIr::Kind::None) slide.background = own;
  if (ooxml::xml::boolean(root, "showMasterSp", true)) slide.backdrop = std::move(behind.shapes);
}

const std::shared_ptr<const InheritedText>& SlideReader::text_box_of(const LayoutSheet& layout) {
  std::shared_ptr<const InheritedText>& known = text_boxes_[layout.part];
  if (known == nullptr)
    known = read_text_box(*layout.master, layout.colors, layout.theme().fonts, sheets_.defaults());
  return known;
}

// What slides have from their layout.
SlideIr SlideReader::begin(const LayoutSheet& layout) const {
  SlideIr slide;
  slide.size = presentation_.page;
  slide.safe_area = safe_area(content_area(*layout.master), presentation_.page);
  slide.layout = layout.name;
  slide.layout_part = layout.part;
  slide.master_part = layout.master->part;
  slide.rtl = presentation_.rtl;
  return slide;
}

Result<SlideIr> SlideReader::read(const std::string& part, const std::string& slide_id,
                                  int number) {
  const Result<Document> document = parse_sheet(file_.package, part, "p:sld", file_.budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node root = document->root();
  const Result<const LayoutSheet*> found = layout_of(part);
  if (!found) return tl::unexpected(found.error());
  const LayoutSheet& layout = **found;

  Look look;
  Result<std::optional<ooxml::Theme>> override =
      ooxml::read_theme_override(file_.package, part, layout.theme(), file_.budget);
  if (!override) return tl::unexpected(override.error());
  look.own_theme = std::move(*override);
  look.theme = look.own_theme ? &*look.own_theme : &layout.theme();
  const pugi::xml_node remap = root.child("p:clrMapOvr").child("a:overrideClrMapping");
  look.recolored = remap || look.own_theme;
  look.colors = layout.colors;
  if (look.recolored) {
    const pugi::xml_node map = remap ? remap : layout.master->document.root().child("p:clrMap");
    look.colors = ooxml::map_colors(*look.theme, map);
    look.text_box =
        read_text_box(*layout.master, look.colors, look.theme->fonts, sheets_.defaults());
  } else {
    look.text_box = text_box_of(layout);
  }

  SlideIr slide = begin(layout);
  slide.slide_id = slide.source_id = slide_id;
  slide.index = number - 1;
  slide.hidden = !ooxml::xml::boolean(root, "show", true);
  slide.text_colors = text_colors(look.colors);
  look.background_rgb = slide.background_rgb =
      background_of(layout, sheets_, root, *look.theme, look.colors, presentation_.page);
  note_background(layout, root, part, *look.theme, slide.unread);
  set_backdrop(layout, root, part, look, slide);

  if (ooxml::xml::boolean(root, "showMasterSp", true)) {
    if (Result<void> ok = add_inherited(layout, look, slide.elements, slide.unread); !ok)
      return tl::unexpected(ok.error());
    number_fields(slide.elements, presentation_.first_slide_number + number - 1);
  }
  Result<std::vector<SheetShape>> shapes =
      read_shapes(root, part, file_.budget, sheets_.coordinates());
  if (!shapes) return tl::unexpected(shapes.error());
  const SheetLinks links(file_.package, part, &slide_ids_);
  const int shown = presentation_.first_slide_number + number - 1;
  const SheetContext context{file_,       part,        slide_id,      *look.theme,
                             look.colors, links,       look.text_box, look.background_rgb,
                             shown,       slide.unread};
  for (const SheetShape& shape : *shapes) {
    if (Result<void> ok =
            read_element(shape, chain_of(layout, look, shape), context, slide.elements);
        !ok)
      return tl::unexpected(ok.error());
  }
  number_elements(slide.elements);
  slide.language = language_of(slide.elements);
  Result<std::string> notes = read_notes(file_, part, slide_id, presentation_.notes_page);
  if (!notes) return tl::unexpected(notes.error());
  slide.notes = std::move(*notes);
  add_slide_facts(root, slide_id, *shapes, layout.shapes, file_.slides);
  return slide;
}

Result<void> SlideReader::add_placeholders(const LayoutSheet& layout, const Look& look,
                                           SlideIr& slide) {
  const SheetLinks links(file_.package, layout.part, &slide_ids_);
  const SheetContext context{file_, layout.part,   slide.slide_id,      *look.theme, look.colors,
                             links, look.text_box, look.background_rgb, 0,           slide.unread};
  for (const SheetShape& shape : layout.shapes) {
    if (!shape.placeholder) continue;
    PlaceholderChain chain = chain_of(layout, look, shape);
    if (chain.layout != &shape) {  // one of several of its type and index
      chain.layout = &shape;
      chain.text = sheets_.placeholder(layout, shape).text;
    }
    const pugi::xml_document prompt = empty_placeholder(shape);
    SheetShape empty = shape;
    empty.node = prompt.first_child();
    empty.box.reset();
    if (Result<void> ok = read_element(empty, chain, context, slide.elements); !ok) return ok;
  }
  return {};
}

Result<SlideIr> SlideReader::read_layout(const std::string& part) {
  const Result<const LayoutSheet*> found = open_layout(part);
  if (!found) return tl::unexpected(found.error());
  const LayoutSheet& layout = **found;
  SlideIr slide = begin(layout);
  slide.slide_id = slide.source_id = stem_of(part);
  Look look;
  look.theme = &layout.theme();
  look.colors = layout.colors;
  look.text_box = text_box_of(layout);
  look.background_rgb = slide.background_rgb =
      background_of(layout, sheets_, {}, *look.theme, look.colors, presentation_.page);
  note_background(layout, {}, part, *look.theme, slide.unread);
  set_backdrop(layout, {}, part, look, slide);
  if (Result<void> ok = add_inherited(layout, look, slide.elements, slide.unread); !ok)
    return tl::unexpected(ok.error());
  if (Result<void> ok = add_placeholders(layout, look, slide); !ok)
    return tl::unexpected(ok.error());
  number_elements(slide.elements);
  return slide;
}

}  // namespace deckle::pptx

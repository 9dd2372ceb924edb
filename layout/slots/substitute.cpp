#include "layout/slots/substitute.h"

#include <algorithm>
#include <cmath>

#include "layout/messages/tr.h"
#include "layout/names/pattern_names.h"
#include "layout/pictures/picture.h"
#include "slidespec/core/utf8.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// Texts a full-bleed picture has space for: title and caption.
constexpr std::ptrdiff_t kTextsOnPicture = 2;

bool is_text_element(const Element& e) {
  return e.kind == ElementKind::Text || e.kind == ElementKind::Bullets ||
         e.kind == ElementKind::Shape;
}

bool fills_a_column(const Element& e) {
  return e.kind == ElementKind::Image || e.kind == ElementKind::Chart ||
         e.kind == ElementKind::Table;
}

// Share of a side that is cropped when the picture fills the page; 1 for a missing picture.
double loss(const Element& element, const LayoutContext& context) {
  const auto& image = std::get<ImageContent>(element.content);
  if (context.assets == nullptr) return 1;
  const auto found = context.assets->find(image.asset_id);
  if (found == context.assets->end() || found->second.picture == nullptr) return 1;
  ElementIr picture;
  picture.picture = found->second.picture;
  const double page = to_pt(context.t.page.h) / to_pt(context.t.page.w);
  const double ratio = picture_aspect(picture) / page;
  return 1 - std::min(ratio, 1 / ratio);
}

Substitute for_full_bleed(const Slide& slide, const LayoutContext& context) {
  const auto pictures =
      std::count_if(slide.elements.begin(), slide.elements.end(),
                    [](const Element& e) { return e.kind == ElementKind::Image && !e.box; });
  if (pictures == 0)
    return {
        "one_column",
        tr("layout image_full_bleed needs a picture, and this slide has none; one_column is used"),
        tr("add an image element, or choose one_column")};
  const auto texts = std::count_if(
      slide.elements.begin(), slide.elements.end(),
      [](const Element& e) { return !e.box && e.role != "footer" && is_text_element(e); });
  const auto others =
      std::count_if(slide.elements.begin(), slide.elements.end(), [](const Element& e) {
        return !e.box && (e.kind == ElementKind::Chart || e.kind == ElementKind::Table ||
                          e.kind == ElementKind::Bullets);
      });
  if (pictures > 1 || texts > kTextsOnPicture || others > 0)
    return {"one_column",
            tr("layout image_full_bleed holds only one picture, a title and a caption; one_column "
               "is used"),
            tr("move the other elements to another slide, or choose one_column")};
  const auto picture =
      std::find_if(slide.elements.begin(), slide.elements.end(),
                   [](const Element& e) { return e.kind == ElementKind::Image && !e.box; });
  const auto& crop = std::get<ImageContent>(picture->content).crop;
  if (crop && *crop != Crop::Contain) return {};
  const double lost = loss(*picture, context);
  if (lost <= kMaxCut) return {};
  if (lost >= 1)
    return {"one_column",
            tr("the picture of layout image_full_bleed is missing; one_column is used"),
            tr("put the picture in the asset folder")};
  return {"one_column",
          tr("filling the page would crop {:.0f} % of a side of the picture; one_column is used "
             "and shows all of it",
             lost * 100),
          tr("set \"crop\": \"cover\" to fill the page anyway")};
}

// What is to fill the columns of a page.
struct Contents {
  std::ptrdiff_t large = 0, texts = 0;  // pictures, charts and tables; other elements
  bool sides = false;                   // the author says which column an element is in
  [[nodiscard]] std::ptrdiff_t count() const { return large + texts; }
};

Contents contents_of(const Slide& slide) {
  Contents out;
  bool titled = false;
  for (const Element& element : slide.elements) {
    if (element.box || element.role == "footer") continue;
    if (element.role == "title") {
      titled = true;
      continue;
    }
    out.sides = out.sides || element.role == "left" || element.role == "right";
    ++(fills_a_column(element) ? out.large : out.texts);
  }
  // The first text becomes the title.
  if (!titled && out.texts > 0 && out.count() > 1 && slide.hints.promote_title.value_or(true))
    --out.texts;
  return out;
}

// One element on a page of two columns would leave half of it empty, and a list half as wide as the
// page needs several pages.
bool leaves_a_column_empty(const Slide& slide) {
  const Contents contents = contents_of(slide);
  if (contents.count() != 1) return false;
  const std::string id = base_layout(slide.layout_id);
  if (id == "chart_focus") return contents.large == 1;
  return id == "two_column" && (contents.large == 1 || !contents.sides);
}

// Ours: a longer title is a text that was given the wrong role.
constexpr std::size_t kLongestLoneTitle = 90;

// A title with nothing below it, on a page that is made for content.
bool is_title_alone(const Slide& slide) {
  if (base_layout(slide.layout_id) != "one_column" || slide.page > 1 || slide.elements.size() != 1) return false;
  const Element& title = slide.elements.front();
  const auto* text = std::get_if<TextContent>(&title.content);
  return title.kind == ElementKind::Text && !title.box && title.role == "title" &&
         text != nullptr && utf8::length(text->text) <= kLongestLoneTitle;
}

}  // namespace

Substitute substitute_for(const Slide& slide, const LayoutContext& context) {
  if (slide.layout_id == "image_full_bleed") return for_full_bleed(slide, context);
  if (leaves_a_column_empty(slide))
    return {"one_column",
            tr("layout {} needs an element for its other column, and this slide has none; "
               "one_column is used",
               slide.layout_id),
            tr("add an element for the other column, or choose one_column")};
  if (context.t.path.empty() && is_title_alone(slide))
    return {"section_header",
            tr("the slide has nothing but its title, which layout one_column would leave at the top of "
               "an empty page; section_header is used"),
            tr("add an element to the slide, or choose another layout")};
  return {};
}

}  // namespace deckle::layout

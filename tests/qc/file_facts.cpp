#include "tests/qc/file_facts.h"

#include <algorithm>

#include "qc/run/check_file.h"
#include "slidespec/core/assert.h"
#include "tests/support/test_engine.h"

namespace deckle::test {

namespace {

TextBodyIr body_of(const std::string& text, double size_pt) {
  TextBodyIr body;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    RunStyle style;
    style.size_pt = size_pt;
    style.fonts = {"Arial", "Arial", "Arial"};
    style.color.rgb = 0x202020;
    style.lang = "en-US";
    ParagraphIr paragraph;
    paragraph.end = style;
    if (end > begin) paragraph.runs.push_back({text.substr(begin, end - begin), style, {}});
    body.paragraphs.push_back(std::move(paragraph));
    begin = end + 1;
  }
  return body;
}

ElementIr element(std::uint32_t id, const std::string& name, ElementType type, const Rect& box,
                  SourceKind kind) {
  ElementIr out;
  out.eid = "sp" + std::to_string(id);
  out.name = name;
  out.type = type;
  out.box = box;
  out.fill.kind = FillIr::Kind::None;
  out.line.fill.kind = FillIr::Kind::None;
  out.origin = OriginIr{"ppt/slides/slide1.xml", id, "/p:sld/p:cSld/p:spTree/p:sp", kind};
  return out;
}

SlideIr slide(int index, const std::string& title, const std::string& text) {
  SlideIr out;
  out.slide_id = out.source_id = "s" + std::to_string(256 + index);
  out.index = index;
  out.size = {emu_from_px(1280), emu_from_px(720)};
  out.background.kind = PaintIr::Kind::Solid;
  out.background.rgb = 0xFFFFFF;
  out.language = "en-US";
  ElementIr heading =
      element(2, "Title 1", ElementType::Title, box_px(48, 32, 1184, 90), SourceKind::Shape);
  heading.text = body_of(title, 32);
  heading.placeholder = PlaceholderRef{"title", 0, "Title 1", heading.box, nullptr};
  ElementIr words =
      element(3, "Text 2", ElementType::Text, box_px(48, 160, 560, 400), SourceKind::Shape);
  words.text = body_of(text, 20);
  words.placeholder = PlaceholderRef{"body", 1, "Text 2", words.box, nullptr};
  ElementIr picture =
      element(4, "Picture 3", ElementType::Image, box_px(672, 160, 560, 400), SourceKind::Picture);
  picture.alt_text = "A harbour at dawn";
  auto pixels = std::make_shared<PictureIr>();
  pixels->format = PictureFormat::Png;
  pixels->width = 1680;
  pixels->height = 1200;
  picture.picture = pixels;
  picture.fit.cut = PictureCut{};
  out.elements = {heading, words, picture};
  for (std::size_t i = 0; i < out.elements.size(); ++i) out.elements[i].z = static_cast<int>(i) + 1;
  return out;
}

}  // namespace

Rect box_px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

ElementIr text_box(std::uint32_t id, const std::string& text, const Rect& box, double size_pt) {
  ElementIr out =
      element(id, "TextBox " + std::to_string(id), ElementType::Text, box, SourceKind::Shape);
  out.text = body_of(text, size_pt);
  return out;
}

ElementIr filled_shape(std::uint32_t id, const Rect& box, std::uint32_t rgb) {
  ElementIr out =
      element(id, "Rectangle " + std::to_string(id), ElementType::Shape, box, SourceKind::Shape);
  out.fill = {FillIr::Kind::Solid, {"", rgb}};
  return out;
}

FileFacts sound_file() {
  FileFacts file;
  file.slides = {slide(0, "Costs fell by a tenth", "Rents and travel were lower than planned."),
                 slide(1, "Sales rose by a fifth", "Most of it came from the north.")};
  return file;
}

ElementIr& shape(SlideIr& slide, std::uint32_t id) {
  const auto found = std::find_if(
      slide.elements.begin(), slide.elements.end(),
      [id](const ElementIr& element) { return element.origin && element.origin->shape_id == id; });
  DECKLE_ASSERT(found != slide.elements.end(), "no such shape");
  return *found;
}

DiagnosticSink findings_of(const FileFacts& file) {
  std::vector<MeasuredSlide> all;
  for (const SlideIr& one : file.slides) all.push_back(measured(one));
  return qc::check_file(qc::FileContext(file.slides, all, file.package));
}

}  // namespace deckle::test

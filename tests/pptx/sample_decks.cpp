#include "tests/pptx/sample_decks.h"

#include <utility>

namespace deckle::test {

namespace {

Rect box(double x, double y, double w, double h, Size page) {
  const auto part = [](Emu whole, double share) {
    return Emu(std::llround(static_cast<double>(whole.value()) * share));
  };
  return {part(page.w, x), part(page.h, y), part(page.w, w), part(page.h, h)};
}

// Properties inherited from the placeholder: levels of 18, 16, 15 pt … with bullets, indented by
// half an inch each.
std::shared_ptr<const InheritedText> body_inheritance() {
  auto inherited = std::make_shared<InheritedText>();
  const double sizes[] = {18, 16, 15, 14, 14, 14, 14, 14, 14};
  for (std::size_t i = 0; i < 9; ++i) {
    InheritedLevel& level = inherited->levels[i];
    level.run = latin_style(sizes[i]);
    level.paragraph.margin_left = Emu(228600 + 457200 * static_cast<std::int64_t>(i));
    level.paragraph.indent = Emu(-228600);
    level.paragraph.space_before = {SpacingIr::Unit::Points, 6};
    level.paragraph.bullet = {ListKind::Bullet, "•", "arabicPeriod", 1, "Arial"};
  }
  return inherited;
}

std::shared_ptr<const InheritedText> plain_inheritance(double size_pt) {
  auto inherited = std::make_shared<InheritedText>();
  for (InheritedLevel& level : inherited->levels) level.run = latin_style(size_pt);
  inherited->anchor = Anchor::Bottom;
  return inherited;
}

ElementIr placeholder(const std::string& eid, const std::string& type, std::uint32_t idx,
                      const std::string& name, const Rect& where,
                      std::shared_ptr<const InheritedText> inherited) {
  ElementIr element;
  element.eid = eid;
  element.name = name;
  element.box = where;
  element.text.insets = inherited->insets;
  element.text.anchor = inherited->anchor;
  element.placeholder = PlaceholderRef{type, idx, name, where, std::move(inherited)};
  return element;
}

ParagraphIr level_paragraph(const InheritedText& inherited, const std::string& text,
                            const std::string& lang, int level) {
  const InheritedLevel& known = inherited.levels[static_cast<std::size_t>(level)];
  RunStyle style = known.run;
  style.lang = lang;
  ParagraphIr p = paragraph(text, style, level);
  p.style = known.paragraph;
  return p;
}

ElementIr shape(const std::string& eid, const std::string& preset, const Rect& where,
                const std::string& text) {
  ElementIr element;
  element.eid = element.name = eid;
  element.type = ElementType::Shape;
  element.shape = preset;
  element.box = where;
  element.fill = {FillIr::Kind::Solid, {"accent1", 0x1F4E79}};
  element.line.fill.kind = FillIr::Kind::None;
  element.text.anchor = Anchor::Middle;
  if (!text.empty()) {
    RunStyle style = latin_style(16);
    style.color = {"bg1", 0xFFFFFF};
    element.text.paragraphs.push_back(paragraph(text, style));
    element.text.paragraphs.back().style.align = Align::Center;
  }
  return element;
}

SlideIr empty_slide(const SampleLayout& layout, int index) {
  SlideIr slide;
  slide.slide_id = "s" + std::to_string(index + 1);
  slide.index = index;
  slide.size = layout.page;
  slide.layout_part = layout.part;
  slide.language = "ko";
  return slide;
}

}  // namespace

RunStyle latin_style(double size_pt) {
  RunStyle style;
  style.size_pt = size_pt;
  style.color = {"tx1", 0};
  style.fonts = {"Calibri", "Malgun Gothic", ""};
  style.lang = "en-US";
  return style;
}

ParagraphIr paragraph(const std::string& text, const RunStyle& style, int level) {
  ParagraphIr p;
  p.level = level;
  if (!text.empty()) p.runs.push_back({text, style, "", RunIr::Field::None});
  p.end = style;
  return p;
}

SlideIr bullets_slide(const SampleLayout& layout, int index) {
  SlideIr slide = empty_slide(layout, index);
  const auto title_text = plain_inheritance(28);
  ElementIr title =
      placeholder("title", "title", 0, "제목", box(0.05, 0.05, 0.9, 0.15, layout.page), title_text);
  title.type = ElementType::Title;
  title.text.paragraphs = {level_paragraph(*title_text, "시장이 두 배로 커졌다", "ko-KR", 0)};
  slide.elements.push_back(title);

  const auto body_text = body_inheritance();
  ElementIr body = placeholder("body", "", layout.body_idx, "Content Placeholder 2",
                               box(0.05, 0.25, 0.9, 0.6, layout.page), body_text);
  body.type = ElementType::Bullets;
  body.text.paragraphs = {
      level_paragraph(*body_text, "2025년 매출 1,240억 원", "ko-KR", 0),
      level_paragraph(*body_text, "Exports grew by 31 %", "en-US", 1),
      level_paragraph(*body_text, "<tags> & \"quotes\" stay as they are", "en-US", 2),
  };
  body.text.paragraphs[1].runs[0].style.size_pt = 14;
  body.text.paragraphs[1].end.size_pt = 14;
  slide.elements.push_back(body);

  const auto number_text = plain_inheritance(12);
  ElementIr number = placeholder("_number", "sldNum", layout.number_idx, "Slide Number",
                                 box(0.8, 0.93, 0.15, 0.05, layout.page), number_text);
  number.text.paragraphs = {level_paragraph(*number_text, std::to_string(index + 1), "en-US", 0)};
  number.text.paragraphs[0].runs[0].field = RunIr::Field::SlideNumber;
  slide.elements.push_back(number);
  slide.notes = "먼저 숫자를 말한다.\n\n출처: 관세청 & 무역협회";
  slide.generated_notes = {{"출처", NoteLineIr::Kind::Heading},
                           {"[1] 관세청 <통계>", NoteLineIr::Kind::Text},
                           {"unipass.customs.go.kr/?a=1&b=통계", NoteLineIr::Kind::Link,
                            "https://unipass.customs.go.kr/?a=1&b=%ED%86%B5%EA%B3%84"},
                           {"javascript:refused()", NoteLineIr::Kind::Text},
                           {"מקור שני", NoteLineIr::Kind::Text}};
  return slide;
}

SlideIr shapes_slide(const SampleLayout& layout, int index) {
  SlideIr slide = empty_slide(layout, index);
  ElementIr text;
  text.eid = text.name = "text";
  text.box = box(0.05, 0.05, 0.6, 0.3, layout.page);
  RunStyle plain = latin_style(18), strong = plain, small = plain;
  strong.bold = strong.underline = true;
  strong.color = {"", 0xC00000};
  small.baseline_pct = 30;
  ParagraphIr rich = paragraph("", plain);
  rich.runs = {{"See ", plain, "", RunIr::Field::None},
               {"the report", strong, "https://example.com/a%20b?q=%22%ED%95%9C%EA%B8%80%22",
                RunIr::Field::None},
               {"1", small, "https://example.com/1", RunIr::Field::None},
               {"\vand its second\vline", plain, "", RunIr::Field::None}};
  text.text.paragraphs.push_back(rich);
  ParagraphIr numbered = paragraph("Third", plain);
  numbered.style.bullet = {ListKind::Number, "", "arabicPeriod", 3, ""};
  numbered.style.margin_left = Emu(342900);
  numbered.style.indent = Emu(-342900);
  numbered.style.line_spacing = {SpacingIr::Unit::Percent, 110};
  numbered.style.space_before = {SpacingIr::Unit::Points, 6};
  text.text.paragraphs.push_back(numbered);
  RunStyle arabic = plain;
  arabic.lang = "ar-SA";
  arabic.fonts.cs = "Arial";
  ParagraphIr rtl = paragraph("مرحبا بالعالم", arabic);
  rtl.style.rtl = true;
  rtl.style.align = Align::Right;
  text.text.paragraphs.push_back(rtl);
  text.text.paragraphs.push_back(paragraph("", plain));
  text.text.overflow = TextBodyIr::Overflow::Ellipsis;
  slide.elements.push_back(text);

  ElementIr panel =
      shape("Panel", "roundRect", box(0.05, 0.4, 0.4, 0.3, layout.page), "Panel text");
  panel.alt_text = "A panel with \"words\"";
  panel.z = 5;
  slide.elements.push_back(panel);
  ElementIr dot = shape("Panel", "ellipse", box(0.55, 0.4, 0.1, 0.1, layout.page), "");
  dot.decorative = true;
  dot.line = {{FillIr::Kind::Solid, {"", 0x808080}}, 1.5};
  slide.elements.push_back(dot);

  ElementIr divider;
  divider.eid = divider.name = "divider";
  divider.type = ElementType::Divider;
  divider.decorative = true;
  divider.box = box(0.05, 0.8, 0.9, 0.01, layout.page);
  divider.line = {{FillIr::Kind::Solid, {"tx2", 0x444444}}, 1};
  slide.elements.push_back(divider);
  return slide;
}

SlideIr turned_slide(const SampleLayout& layout, int index) {
  SlideIr slide = empty_slide(layout, index);
  const auto add = [&](ElementIr element) { slide.elements.push_back(std::move(element)); };
  ElementIr turned = shape("turned", "roundRect", box(0.1, 0.1, 0.2, 0.1, layout.page), "Turned");
  turned.transform.rotation = 30 * kAnglePerDegree;
  turned.groups = {{"Group 1", 40}};
  turned.origin = OriginIr{"ppt/slides/slide1.xml", 7, "/p:sld/p:cSld/p:spTree/p:grpSp/p:sp"};
  add(turned);
  ElementIr flipped = shape("flipped", "rtTriangle", box(0.4, 0.1, 0.1, 0.1, layout.page), "");
  flipped.transform = {0, true, true};
  add(flipped);
  ElementIr line;
  line.eid = line.name = "line";
  line.type = ElementType::Divider;
  line.box = box(0.6, 0.15, 0.3, 0.01, layout.page);
  line.line = {{FillIr::Kind::Solid, {"tx2", 0x444444}}, 1};
  line.transform.rotation = kFullTurn - 45 * kAnglePerDegree;
  add(line);
  double x = 0.05;
  for (int i = 0; i < 7; ++i, x += 0.13) {
    const auto vert = static_cast<VerticalText>(i);
    ElementIr text =
        shape(to_string(vert), "rect", box(x, 0.35, 0.1, 0.3, layout.page), "세로 text");
    text.text.vert = vert;
    add(text);
  }
  x = 0.05;
  for (const auto& [name, autofit] :
       {std::pair{"text", AutofitIr{92.5, 10}},
        std::pair{"none", AutofitIr{100, 0, AutofitIr::Mode::None}},
        std::pair{"shape", AutofitIr{100, 0, AutofitIr::Mode::ResizeShape}}}) {
    ElementIr text = shape(name, "rect", box(x, 0.75, 0.2, 0.15, layout.page), name);
    text.text.autofit = autofit;
    add(text);
    x += 0.25;
  }
  return slide;
}

}  // namespace deckle::test

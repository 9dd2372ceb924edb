#include <algorithm>
#include <memory>

#include "tests/qc/file_cases.h"

namespace deckle::qc::test_cases {

using test::box_px;
using test::FileFacts;
using test::filled_shape;
using test::shape;
using test::text_box;

namespace {

const std::string kLong =
    "one line of text\nanother line of text\na third line\na fourth line\na fifth line";

}  // namespace

void add(FileFacts& file, ElementIr element) {
  element.z = static_cast<int>(file.slides[0].elements.size()) + 1;
  file.slides[0].elements.push_back(std::move(element));
}

std::vector<Case> page_faults() {
  using enum Severity;
  return {
      {"text-overflow", Error, "s256", "sp9", "leaves its shape",
       [](FileFacts& f) {
         ElementIr panel = text_box(9, kLong, box_px(100, 580, 400, 30), 12);
         panel.fill = {FillIr::Kind::Solid, {"", 0xEEEEEE}};
         add(f, panel);
       }},
      {"text-overflow", Error, "s256", "sp9", "leaves the slide",
       [](FileFacts& f) { add(f, text_box(9, kLong, box_px(100, 660, 400, 40), 16)); }},
      {"small-text", Warning, "s256", "sp9", "text of 6 pt",
       [](FileFacts& f) {
         add(f, text_box(9, "All figures are preliminary.", box_px(100, 600, 400, 40), 6));
       }},
      {"overlapping-elements", Error, "s256", "sp9", "lies on that of 'Text 2'",
       [](FileFacts& f) {
         ElementIr over = text_box(9, "A remark that was moved", box_px(48, 160, 400, 40), 20);
         add(f, over);
       }},
      {"suspected-occlusion", Warning, "s256", "sp3", "hidden by 'Rectangle 9'",
       [](FileFacts& f) { add(f, filled_shape(9, box_px(40, 150, 200, 80), 0x336699)); }},
      {"out-of-bounds", Error, "s256", "sp9", "beyond the slide",
       [](FileFacts& f) {
         add(f, text_box(9, "wide words here", box_px(1180, 600, 300, 40), 16));
       }},
      {"low-contrast-text", Error, "s256", "sp3", "contrast of 1.",
       [](FileFacts& f) {
         shape(f.slides[0], 3).text.paragraphs[0].runs[0].style.color.rgb = 0xE0E0E0;
       }},
      {"low-contrast-text", Error, "s256", "sp2", "where 4.5 is needed (3 for text as large as this)",
       [](FileFacts& f) {
         shape(f.slides[0], 2).text.paragraphs[0].runs[0].style.color.rgb = 0xE0E0E0;
       }},
      {"low-resolution-picture", Warning, "s256", "sp4", "pixels per inch",
       [](FileFacts& f) {
         auto small = std::make_shared<PictureIr>(*shape(f.slides[0], 4).picture);
         small->width = 280;
         small->height = 200;
         shape(f.slides[0], 4).picture = small;
       }},
      {"missing-alt-text", Note, "s256", "sp4", "has no alternative text",
       [](FileFacts& f) { shape(f.slides[0], 4).alt_text.clear(); }},
      {"missing-alt-text", Note, "s256", "sp4", "the name of a file",
       [](FileFacts& f) { shape(f.slides[0], 4).alt_text = "IMG_0001.JPG"; }},
      {"missing-asset", Warning, "s256", "sp4", "the picture is not in the file",
       [](FileFacts& f) {
         shape(f.slides[0], 4).picture = nullptr;
         shape(f.slides[0], 4).missing_asset = Message("is not in the file", "파일에 없습니다");
       }},
      {"missing-title", Note, "s256", "", "no title placeholder",
       [](FileFacts& f) { f.slides[0].elements.erase(f.slides[0].elements.begin()); }},
      {"duplicate-title", Note, "s257", "sp2", "slide 1 has the same title",
       [](FileFacts& f) { shape(f.slides[1], 2).text = shape(f.slides[0], 2).text; }},
      {"empty-placeholder", Note, "s256", "sp3", "is empty",
       [](FileFacts& f) { shape(f.slides[0], 3).text = {}; }},
      {"squeezed-lines", Warning, "s256", "sp3", "run into each other",
       [](FileFacts& f) {
         TextBodyIr& text = shape(f.slides[0], 3).text;
         text = text_box(3, kLong, box_px(0, 0, 1, 1), 20).text;
         for (ParagraphIr& paragraph : text.paragraphs)
           paragraph.style.line_spacing = {SpacingIr::Unit::Points, 12};
       }},
      {"stale-autofit", Warning, "s256", "sp9", "not shrunk",
       [](FileFacts& f) {
         ElementIr text = text_box(9, kLong, box_px(48, 570, 400, 40), 12);
         text.text.autofit = AutofitIr{};
         add(f, text);
       }},
      {"distorted-picture", Warning, "s256", "sp4", "15 % too wide",
       [](FileFacts& f) { shape(f.slides[0], 4).box.h = emu_from_px(348); }},
      {"distorted-picture", Warning, "s256", "sp4", "too wide",
       [](FileFacts& f) { shape(f.slides[0], 4).box.h = emu_from_px(340); }},
      {"empty-slide", Warning, "s257", "", "nothing of its own",
       [](FileFacts& f) { f.slides[1].elements.clear(); }},
      {"empty-slide", Warning, "s257", "", "nothing of its own",
       [](FileFacts& f) {
         f.slides[1].elements.clear();
         for (SlideIr& slide : f.slides) slide.background.kind = PaintIr::Kind::Picture;
       }},
      {"empty-slide", Warning, "s257", "", "nothing of its own",
       [](FileFacts& f) {  // the picture of a layout that no other slide has
         f.slides[1].elements.clear();
         f.slides[1].background.kind = PaintIr::Kind::Picture;
         f.slides[1].background.picture = std::make_shared<PictureIr>();
       }},
      {"empty-slide", Warning, "s257", "", "nothing of its own",
       [](FileFacts& f) {  // a cover of which only what its layout says is there
         f.slides[1].elements = {text_box(9, "Annual conference", box_px(48, 160, 560, 40), 20)};
         f.slides[1].elements[0].eid = "_layout_sp9";
         f.package.slides.push_back({"s257", {}, false, true});
       }},
      {"empty-slide", Warning, "s257", "", "nothing of its own",
       [](FileFacts& f) {  // its placeholder is empty as well, and not a second finding
         f.slides[1].elements = {shape(f.slides[1], 3)};
         f.slides[1].elements[0].text = {};
       }},
      {"near-miss-alignment", Note, "s256", "sp11", "beside it; the same once more",
       [](FileFacts& f) {
         add(f, filled_shape(9, box_px(48, 600, 100, 60), 0x336699));
         add(f, filled_shape(10, box_px(200, 600, 100, 60), 0x336699));
         add(f, filled_shape(11, box_px(400, 603, 100, 60), 0x336699));
         add(f, filled_shape(12, box_px(450, 603, 100, 60), 0x336699));
       }},
      {"near-miss-alignment", Note, "s256", "sp11", "3 px out of line with the 2 beside it",
       [](FileFacts& f) {
         add(f, filled_shape(9, box_px(48, 600, 100, 60), 0x336699));
         add(f, filled_shape(10, box_px(200, 600, 100, 60), 0x336699));
         add(f, filled_shape(11, box_px(400, 603, 100, 60), 0x336699));
       }},
      {"uneven-spacing", Note, "s256", "sp12", "is 31 px from",
       [](FileFacts& f) {
         add(f, filled_shape(9, box_px(48, 600, 100, 60), 0x336699));
         add(f, filled_shape(10, box_px(172, 600, 100, 60), 0x336699));
         add(f, filled_shape(11, box_px(296, 600, 100, 60), 0x336699));
         add(f, filled_shape(12, box_px(427, 600, 100, 60), 0x336699));
       }},
      {"wandering-title", Note, "s259", "sp2", "12 pt from where",
       [](FileFacts& f) {
         for (const char* id : {"s258", "s259"}) {
           f.slides.push_back(f.slides[0]);
           f.slides.back().slide_id = id;
           f.slides.back().index = static_cast<int>(f.slides.size()) - 1;
           shape(f.slides.back(), 2).text.paragraphs[0].runs[0].text += id;
         }
         shape(f.slides.back(), 2).box.y += emu_from_pt(12);
       }},
  };
}

std::vector<LookAlike> page_look_alikes() {
  return {
      {"text beyond an invisible box, where nothing is",
       [](FileFacts& f) { add(f, text_box(9, kLong, box_px(100, 570, 400, 20), 12)); }},
      {"8 pt",
       [](FileFacts& f) {
         add(f, text_box(9, "All figures are preliminary.", box_px(100, 600, 400, 40), 8));
       }},
      {"a small mark",
       [](FileFacts& f) { add(f, text_box(9, "(R)", box_px(100, 600, 60, 30), 6)); }},
      {"a shadow of the same text",
       [](FileFacts& f) {
         ElementIr shadow = shape(f.slides[0], 3);
         shadow.eid = "sp9";
         shadow.origin->shape_id = 9;
         shadow.placeholder.reset();
         shadow.box.x += emu_from_px(2);
         add(f, shadow);
       }},
      {"texts that an animation shows one after the other",
       [](FileFacts& f) {
         add(f, text_box(9, "A remark that appears later", box_px(48, 160, 400, 40), 20));
         f.package.slides.push_back({"s256", {9}});
       }},
      {"a panel behind its text",
       [](FileFacts& f) {
         ElementIr panel = filled_shape(9, box_px(40, 150, 600, 420), 0xEEEEEE);
         f.slides[0].elements.insert(f.slides[0].elements.begin(), panel);
       }},
      {"a transparent shape over a text",
       [](FileFacts& f) {
         ElementIr veil = filled_shape(9, box_px(40, 150, 200, 80), 0xEEEEEE);
         veil.fill.alpha = 0.1;
         add(f, veil);
       }},
      {"a shape whose paint is transparent, over a text",
       [](FileFacts& f) {
         ElementIr veil = filled_shape(9, box_px(40, 150, 200, 80), 0xEEEEEE);
         auto look = std::make_shared<BackdropIr>();
         look->fill.kind = PaintIr::Kind::Solid;
         look->fill.rgb = 0xEEEEEE;
         look->fill.alpha = 0.1;
         veil.look = look;
         add(f, veil);
       }},
      {"a picture that reaches beyond the slide",
       [](FileFacts& f) { shape(f.slides[0], 4).box = box_px(700, 160, 600, 428); }},
      {"a text box beyond the slide whose letters are on it",
       [](FileFacts& f) { add(f, text_box(9, "short", box_px(1100, 600, 300, 40), 16)); }},
      {"large letters with a contrast of 3.5",
       [](FileFacts& f) {
         shape(f.slides[0], 2).text.paragraphs[0].runs[0].style.color.rgb = 0x888888;
       }},
      {"a small picture with few pixels",
       [](FileFacts& f) {
         auto icon = std::make_shared<PictureIr>(*shape(f.slides[0], 4).picture);
         icon->width = icon->height = 32;
         shape(f.slides[0], 4).picture = icon;
         shape(f.slides[0], 4).box = box_px(700, 160, 64, 64);
       }},
      {"a picture marked as decorative",
       [](FileFacts& f) {
         shape(f.slides[0], 4).alt_text.clear();
         shape(f.slides[0], 4).decorative = true;
       }},
      {"text in a face that is not installed",
       [](FileFacts& f) {
         ElementIr over = text_box(9, "A remark that was moved", box_px(48, 160, 400, 40), 20);
         over.text.paragraphs[0].runs[0].style.fonts.latin = "No Such Face";
         add(f, over);
       }},
      {"lines as tight as a title's",
       [](FileFacts& f) {
         TextBodyIr& text = shape(f.slides[0], 3).text;
         text = text_box(3, kLong, box_px(0, 0, 1, 1), 20).text;
         for (ParagraphIr& paragraph : text.paragraphs)
           paragraph.style.line_spacing = {SpacingIr::Unit::Percent, 80};
       }},
      {"text that was shrunk",
       [](FileFacts& f) {
         ElementIr text = text_box(9, kLong, box_px(48, 570, 400, 75), 14);
         text.text.autofit = AutofitIr{62.5, 20, AutofitIr::Mode::ShrinkText};
         add(f, text);
       }},
      {"a picture that fills the slide",
       [](FileFacts& f) {
         SlideIr& slide = f.slides[0];
         shape(slide, 4).box = box_px(0, 0, 1280, 720);
         std::rotate(slide.elements.begin(), slide.elements.end() - 1, slide.elements.end());
       }},
      {"a slide with a drawing alone",
       [](FileFacts& f) {
         SlideIr& slide = f.slides[1];
         slide.elements = {slide.elements[0],
                           filled_shape(9, box_px(100, 200, 500, 300), 0x336699)};
       }},
      {"a legal line on every slide",
       [](FileFacts& f) {
         f.slides.push_back(f.slides[0]);
         f.slides.back().slide_id = "s258";
         f.slides.back().index = 2;
         shape(f.slides.back(), 2).text.paragraphs[0].runs[0].text = "Rents fell";
         for (SlideIr& slide : f.slides)
           slide.elements.push_back(
               text_box(9, "All figures are preliminary.", box_px(100, 660, 400, 40), 6));
       }},
      {"a picture as background, and nothing else",
       [](FileFacts& f) {
         f.slides[1].elements.clear();
         f.slides[1].background.kind = PaintIr::Kind::Picture;
         f.slides[1].background.picture = std::make_shared<PictureIr>();
         f.package.slides.push_back({"s257", {}, true});
       }},
      {"a closing that its layout draws",
       [](FileFacts& f) {
         ElementIr legal = shape(f.slides[1], 3);
         legal.eid = "_layout_sp3";
         f.slides[1].elements = {legal};
       }},
      {"a blank line in the colour of what is behind it",
       [](FileFacts& f) {
         ParagraphIr blank = shape(f.slides[0], 3).text.paragraphs[0];
         blank.runs[0].text = "\u3000\u3000";
         blank.runs[0].style.color.rgb = 0xFFFFFF;
         shape(f.slides[0], 3).text.paragraphs.push_back(blank);
       }},
      {"a narrow title beside a picture",
       [](FileFacts& f) {
         for (const char* id : {"s258", "s259"}) {
           f.slides.push_back(f.slides[0]);
           f.slides.back().slide_id = id;
           f.slides.back().index = static_cast<int>(f.slides.size()) - 1;
           shape(f.slides.back(), 2).text.paragraphs[0].runs[0].text += id;
         }
         shape(f.slides.back(), 2).box.y += emu_from_pt(12);
         shape(f.slides.back(), 2).box.w -= emu_from_px(400);
       }},
      {"steps, each lower than the one before",
       [](FileFacts& f) {
         add(f, filled_shape(9, box_px(48, 600, 100, 60), 0x336699));
         add(f, filled_shape(10, box_px(200, 605, 100, 60), 0x336699));
         add(f, filled_shape(11, box_px(400, 610, 100, 60), 0x336699));
       }},
      {"cards in two groups",
       [](FileFacts& f) {
         add(f, filled_shape(9, box_px(48, 600, 100, 60), 0x336699));
         add(f, filled_shape(10, box_px(172, 600, 100, 60), 0x336699));
         add(f, filled_shape(11, box_px(356, 600, 100, 60), 0x336699));
         add(f, filled_shape(12, box_px(480, 600, 100, 60), 0x336699));
       }},
  };
}

}  // namespace deckle::qc::test_cases

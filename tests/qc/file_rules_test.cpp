// Every rule about presentation files fires on a sound file to which one fault was added, on what
// has the fault, and says nothing about the sound one, nor about one that only looks like it.

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "qc/rules/registry.h"
#include "qc/run/check_file.h"
#include "tests/qc/file_facts.h"
#include "tests/support/test_engine.h"

namespace deckle::qc {
namespace {

using test::box_px;
using test::FileFacts;
using test::filled_shape;
using test::shape;
using test::text_box;

const std::string kLong =
    "one line of text\nanother line of text\na third line\na fourth line\na fifth line";

struct Case {
  std::string rule;
  Severity severity;
  std::string slide, element;  // of the finding; empty: none
  std::string message;         // a part of it
  std::function<void(FileFacts&)> plant;
};

void add(FileFacts& file, ElementIr element) {
  element.z = static_cast<int>(file.slides[0].elements.size()) + 1;
  file.slides[0].elements.push_back(std::move(element));
}

std::vector<Case> faults() {
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
  };
}

struct LookAlike {
  std::string name;
  std::function<void(FileFacts&)> plant;
};

std::vector<LookAlike> look_alikes() {
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
  };
}

TEST(FileRules, SayNothingAboutASoundFile) {
  for (const Diagnostic& d : findings_of(test::sound_file()))
    ADD_FAILURE() << d.rule << ": " << d.message;
}

TEST(FileRules, FindOneFaultEach) {
  for (const Case& fault : faults()) {
    SCOPED_TRACE(fault.rule + ": " + fault.message);
    FileFacts file = test::sound_file();
    fault.plant(file);
    const DiagnosticSink findings = findings_of(file);
    EXPECT_EQ(findings.size(), 1U);
    for (const Diagnostic& d : findings) {
      EXPECT_EQ(d.rule, fault.rule) << d.message;
      EXPECT_EQ(d.severity, fault.severity);
      EXPECT_EQ(d.defect, d.severity == Severity::Error);
      EXPECT_EQ(d.at.slide_id, fault.slide);
      EXPECT_EQ(d.at.element_id, fault.element);
      EXPECT_NE(d.message.english().find(fault.message), std::string::npos) << d.message;
      EXPECT_NE(d.message.in(Language::Korean), d.message.english());
      EXPECT_FALSE(d.hint.empty());
    }
  }
}

TEST(FileRules, AreSilentOnLookAlikes) {
  for (const LookAlike& one : look_alikes()) {
    FileFacts file = test::sound_file();
    one.plant(file);
    for (const Diagnostic& d : findings_of(file))
      ADD_FAILURE() << one.name << ": " << d.rule << ": " << d.message;
  }
}

TEST(FileRules, AreAllTried) {
  std::set<std::string> tried;
  for (const Case& fault : faults()) tried.insert(fault.rule);
  for (const FileRule& rule : file_rules())
    EXPECT_TRUE(tried.contains(std::string(rule.doc.id))) << rule.doc.id;
}

// A moved slide, and the same shape on another place, are the same findings.
TEST(FileRules, KeepFingerprintsOfMovedSlides) {
  for (const Case& fault : faults()) {
    FileFacts file = test::sound_file();
    fault.plant(file);
    const DiagnosticSink before = findings_of(file);
    std::swap(file.slides[0], file.slides[1]);
    file.slides[0].index = 0;
    file.slides[1].index = 1;
    const DiagnosticSink after = findings_of(file);
    if (fault.rule == "duplicate-title") continue;  // the second of two is another one now
    ASSERT_EQ(before.size(), after.size()) << fault.rule;
    for (std::size_t i = 0; i < before.size(); ++i)
      EXPECT_EQ(fingerprint(before[i]), fingerprint(after[i])) << fault.rule;
  }
}

// What is not judged is listed, with the face that is not known.
TEST(FileRules, SayWhatTheyCouldNotJudge) {
  FileFacts file = test::sound_file();
  shape(file.slides[1], 3).text.paragraphs[0].runs[0].style.fonts.latin = "No Such Face";
  std::vector<MeasuredSlide> measured;
  for (const SlideIr& slide : file.slides) measured.push_back(test::measured(slide));
  const std::vector<NotRun> skipped = not_run(FileContext(file.slides, measured, file.package));
  ASSERT_FALSE(skipped.empty());
  for (const NotRun& one : skipped) {
    EXPECT_NE(one.reason.english().find("No Such Face"), std::string::npos) << one.rule;
    EXPECT_NE(one.reason.english().find("slide 2, 'Text 2'"), std::string::npos) << one.rule;
  }
}

}  // namespace
}  // namespace deckle::qc

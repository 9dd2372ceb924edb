// Every rule about templates fires on a sound template to which one fault was added, on what has the
// fault, and says nothing about the sound one.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "qc/rules/registry.h"
#include "qc/run/check_template.h"
#include "tests/support/test_engine.h"

namespace deckle::qc {
namespace {

constexpr std::uint32_t kWhite = 0xFFFFFF, kInk = 0x202020;

Rect box_px(double x, double y, double w, double h) {
  return {emu_from_px(x), emu_from_px(y), emu_from_px(w), emu_from_px(h)};
}

std::shared_ptr<InheritedText> styles(double size_pt, std::uint32_t rgb) {
  auto text = std::make_shared<InheritedText>();
  for (InheritedLevel& level : text->levels) {
    level.run.size_pt = size_pt;
    level.run.color.rgb = rgb;
    level.run.fonts = {"Calibri", "Malgun Gothic", "Arial"};
  }
  return text;
}

ElementIr placeholder(const std::string& type, const std::string& name, const Rect& box,
                      double size_pt) {
  ElementIr element;
  element.eid = name;
  element.name = name;
  element.type = type == "title" ? ElementType::Title : ElementType::Text;
  element.box = box;
  element.placeholder = PlaceholderRef{type, 1, name, box, styles(size_pt, kInk)};
  element.origin = OriginIr{"ppt/slideLayouts/slideLayout1.xml", 2, "/p:sldLayout/p:sp[1]"};
  ParagraphIr paragraph;
  paragraph.runs.push_back({"Prompt", element.placeholder->inherited->levels[0].run, {}});
  element.text.paragraphs.push_back(std::move(paragraph));
  return element;
}

ElementIr decoration(const std::string& name, const Rect& box, ElementType type) {
  ElementIr element;
  element.eid = "_master_" + name;
  element.name = name;
  element.type = type;
  element.box = box;
  element.origin = OriginIr{"ppt/slideMasters/slideMaster1.xml", 9, "/p:sldMaster/p:sp[9]"};
  return element;
}

LayoutFacts layout(const std::string& name, int number) {
  LayoutFacts out;
  out.name = name;
  out.part = "ppt/slideLayouts/slideLayout" + std::to_string(number) + ".xml";
  out.master_part = "ppt/slideMasters/slideMaster1.xml";
  out.slide.slide_id = name;
  out.slide.size = {emu_from_px(1280), emu_from_px(720)};
  out.slide.elements = {placeholder("title", "Title 1", box_px(48, 32, 1184, 100), 28),
                        placeholder("body", "Text 2", box_px(48, 160, 1184, 450), 20),
                        placeholder("sldNum", "Number 3", box_px(1100, 660, 132, 40), 12)};
  return out;
}

TemplateFacts sound() {
  TemplateFacts facts;
  facts.name = "sound.potx";
  facts.heading = facts.body = {"Calibri", "Malgun Gothic", "Arial"};
  facts.layouts = {layout("Title and Content", 1), layout("Two Content", 2)};
  facts.notes_master = true;
  TemplateRole one;
  one.id = "one_column";
  one.layout = "Title and Content";
  one.layout_part = facts.layouts[0].part;
  one.slots = {{"title", box_px(48, 32, 1184, 100), 28, 2, 31, 52, true},
               {"body", box_px(48, 160, 1184, 450), 20, 12, 44, 73, true}};
  facts.roles = {one};
  return facts;
}

DiagnosticSink findings_of(TemplateFacts facts) {
  for (LayoutFacts& one : facts.layouts) one.measured = test::measured(one.slide);
  return check_template(facts);
}

ElementIr& title(TemplateFacts& facts) { return facts.layouts[0].slide.elements[0]; }
ElementIr& body(TemplateFacts& facts) { return facts.layouts[0].slide.elements[1]; }
ElementIr& number(TemplateFacts& facts) { return facts.layouts[0].slide.elements[2]; }

void color_level(ElementIr& element, std::size_t level, std::uint32_t rgb) {
  auto text = std::make_shared<InheritedText>(*element.placeholder->inherited);
  text->levels[level].run.color.rgb = rgb;
  element.placeholder->inherited = text;
}

struct Fault {
  std::string rule;
  Severity severity;
  std::string layout, element;  // of the finding; empty: none
  std::string message;          // a part of it
  std::function<void(TemplateFacts&)> plant;
};

std::vector<Fault> faults() {
  const std::string first = "Title and Content";
  return {
      {"template-contrast", Severity::Warning, first, "Text 2", "1.0, where 3 is needed",
       [](TemplateFacts& f) { color_level(body(f), 1, kWhite); }},
      {"template-contrast", Severity::Note, first, "Text 2", "of level 7",
       [](TemplateFacts& f) { color_level(body(f), 6, kWhite); }},
      {"template-contrast", Severity::Note, first, "Number 3", "3.5, where 4.5 is needed",
       [](TemplateFacts& f) { color_level(number(f), 0, 0x898989); }},
      {"template-contrast", Severity::Warning, first, "Number 3", "where 4.5 is needed",
       [](TemplateFacts& f) { color_level(number(f), 0, 0xD0D0D0); }},
      // A band of the master behind the lower half of the title.
      {"template-contrast", Severity::Warning, first, "Title 1", "202020 on 303030",
       [](TemplateFacts& f) {
         ElementIr band = decoration("Band", box_px(0, 80, 1280, 60), ElementType::Shape);
         band.fill = {FillIr::Kind::Solid, {"", 0x303030}};
         auto& elements = f.layouts[0].slide.elements;
         elements.insert(elements.begin(), band);
       }},
      {"template-decoration", Severity::Warning, first, "Text 2", "'Logo' of the slide master",
       [](TemplateFacts& f) {
         f.layouts[0].slide.elements.push_back(
             decoration("Logo", box_px(1000, 170, 200, 150), ElementType::Image));
       }},
      {"template-heavy-media", Severity::Note, "", "", "3.2 MB",
       [](TemplateFacts& f) {
         f.package.parts.push_back({"ppt/media/image1.png", "image/png", 3'200'000});
       }},
      {"template-missing-layout", Severity::Note, "", "", "no layout is named two_column",
       [](TemplateFacts& f) {
         TemplateRole role;
         role.id = "two_column";
         role.match = TemplateRole::Match::Other;
         role.reason = Message("no layout is named two_column", "두 단이 없습니다");
         f.roles.push_back(role);
       }},
      {"template-missing-layout", Severity::Warning, "", "", "none has a title",
       [](TemplateFacts& f) {
         TemplateRole role;
         role.id = "closing";
         role.match = TemplateRole::Match::None;
         role.reason = Message("no layout is named closing", "마무리가 없습니다");
         f.roles.push_back(role);
       }},
      {"template-missing-layout", Severity::Error, "", "", "none has a title",
       [](TemplateFacts& f) {
         f.roles[0].match = TemplateRole::Match::None;
         f.roles[0].reason = "no layout is named one_column";
       }},
      {"template-no-placeholders", Severity::Note, "Two Content", "", "no placeholder for content",
       [](TemplateFacts& f) {
         auto& elements = f.layouts[1].slide.elements;
         elements.erase(elements.begin(), elements.begin() + 2);
       }},
      {"template-no-placeholders", Severity::Warning, "", "", "no layout has a placeholder",
       [](TemplateFacts& f) {
         for (LayoutFacts& one : f.layouts)
           one.slide.elements.erase(one.slide.elements.begin(), one.slide.elements.begin() + 2);
       }},
      {"template-no-placeholders", Severity::Warning, "", "", "has no layouts",
       [](TemplateFacts& f) { f.layouts.clear(); }},
      {"template-notes-master", Severity::Note, "", "", "no notes master",
       [](TemplateFacts& f) { f.notes_master = false; }},
      {"template-off-page", Severity::Warning, first, "Text 2", "reaches 20 px beyond",
       [](TemplateFacts& f) { body(f).box = box_px(116, 160, 1184, 450); }},
      {"template-off-page", Severity::Warning, first, "Text 2", "is beyond the page",
       [](TemplateFacts& f) { body(f).box = box_px(1300, 160, 400, 450); }},
      {"template-overlap", Severity::Warning, first, "Text 2", "overlap by",
       [](TemplateFacts& f) { body(f).box = box_px(48, 100, 1184, 500); }},
      {"template-overlap", Severity::Note, first, "Text 2", "overlap by 4 %",
       [](TemplateFacts& f) { body(f).box = box_px(48, 128, 1184, 480); }},
      {"template-personal-data", Severity::Note, "", "", "creator 'Kim'",
       [](TemplateFacts& f) {
         f.package.properties = {{"creator", "Kim"}, {"title", "A"}};
       }},
      {"template-prompt-overflow", Severity::Warning, first, "Text 2", "less than one line",
       [](TemplateFacts& f) { body(f).box = box_px(48, 160, 1184, 30); }},
      {"template-prompt-overflow", Severity::Note, first, "Text 2", "higher than it",
       [](TemplateFacts& f) {
         for (int i = 0; i < 30; ++i)
           body(f).text.paragraphs.push_back(body(f).text.paragraphs[0]);
       }},
      {"template-refused", Severity::Error, "", "", "is in the strict dialect",
       [](TemplateFacts& f) {
         f.refused = Message("is in the strict dialect", "엄격한 형식입니다");
       }},
      {"template-repeated-name", Severity::Warning, "title and content", "", "of another one",
       [](TemplateFacts& f) {
         f.layouts[1].name = f.layouts[1].slide.slide_id = "title and content";
       }},
      {"template-repeated-name", Severity::Note, "x", "", "of another slide master",
       [](TemplateFacts& f) {
         f.layouts[1].name = "Title and Content";
         f.layouts[1].slide.slide_id = "x";
         f.layouts[1].master_part = "ppt/slideMasters/slideMaster2.xml";
       }},
      {"template-repeated-name", Severity::Warning, "x", "", "has no name",
       [](TemplateFacts& f) {
         f.layouts[1].name = "";
         f.layouts[1].slide.slide_id = "x";
       }},
      {"template-required-layout", Severity::Error, "", "", "no layout named Team",
       [](TemplateFacts& f) {
         f.required = {"Team", "Two Content", "one_column"};
       }},
      {"template-sample-slides", Severity::Note, "", "", "4 slides",
       [](TemplateFacts& f) { f.slides = 4; }},
      {"template-small-slot", Severity::Warning, first, "", "holds 3 × 44 Hangul",
       [](TemplateFacts& f) { f.roles[0].slots[1].lines = 3; }},
      {"template-small-slot", Severity::Warning, first, "", "holds 1 × 9 Hangul",
       [](TemplateFacts& f) {
         f.roles[0].slots[0].lines = 1;
         f.roles[0].slots[0].characters = 9;
       }},
      {"template-small-text", Severity::Warning, first, "Text 2", "is set in 10 pt",
       [](TemplateFacts& f) {
         body(f).placeholder->inherited = styles(10, 0);
         body(f).text.paragraphs.clear();
       }},
      {"template-stray-font", Severity::Note, first, "Title 1", "level 8 of",
       [](TemplateFacts& f) {
         auto text = std::make_shared<InheritedText>(*title(f).placeholder->inherited);
         text->levels[7].run.fonts.latin = "Tahoma";
         title(f).placeholder->inherited = text;
       }},
  };
}

TEST(TemplateRules, SayNothingAboutASoundTemplate) {
  const DiagnosticSink findings = findings_of(sound());
  for (const Diagnostic& d : findings) ADD_FAILURE() << d.rule << ": " << d.message;
}

TEST(TemplateRules, FindOneFaultEach) {
  for (const Fault& fault : faults()) {
    SCOPED_TRACE(fault.rule + ": " + fault.message);
    TemplateFacts facts = sound();
    fault.plant(facts);
    const DiagnosticSink findings = findings_of(facts);
    ASSERT_EQ(findings.size(), 1U);
    const Diagnostic& d = findings.front();
    EXPECT_EQ(d.rule, fault.rule);
    EXPECT_EQ(d.severity, fault.severity);
    EXPECT_EQ(d.at.slide_id, fault.layout);
    EXPECT_EQ(d.at.element_id, fault.element);
    EXPECT_NE(d.message.english().find(fault.message), std::string::npos) << d.message;
    EXPECT_NE(d.message.in(Language::Korean), d.message.english());
    if (d.severity != Severity::Note) {
      EXPECT_FALSE(d.hint.empty());
    }
  }
}

TEST(TemplateRules, AreAllTried) {
  std::set<std::string> tried;
  for (const Fault& fault : faults()) tried.insert(fault.rule);
  for (const TemplateRule& rule : template_rules())
    EXPECT_TRUE(tried.contains(std::string(rule.doc.id))) << rule.doc.id;
}

// What every layout has from its master is one finding.
TEST(TemplateRules, CountWhatLayoutsShare) {
  TemplateFacts facts = sound();
  for (LayoutFacts& one : facts.layouts) color_level(one.slide.elements[1], 0, kWhite);
  facts.layouts.push_back(facts.layouts[0]);
  facts.layouts[2].name = "Third";
  const DiagnosticSink findings = findings_of(facts);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_NE(findings[0].message.english().find("the same 2 times more"), std::string::npos);
  EXPECT_EQ(number_fact(findings[0].facts, "more"), 2);
}

Report report_with(std::vector<Severity> severities) {
  Report report;
  report.stage = Stage::Template;
  report.on_template.emplace();
  report.slides.emplace_back();
  report.slides[0].layout = "Cover";
  for (const Severity severity : severities) {
    Diagnostic d;
    d.rule = severity == Severity::Error ? "template-missing-layout" : "template-contrast";
    d.severity = severity;
    d.message = "m";
    report.slides[0].issues.push_back(d);
  }
  rate_template(report);
  return report;
}

TEST(TemplateVerdict, IsThatOfTheWorstFinding) {
  using enum Severity;
  EXPECT_EQ(report_with({}).on_template->verdict, TemplateVerdict::Ready);
  EXPECT_EQ(report_with({Note}).on_template->verdict, TemplateVerdict::Ready);
  EXPECT_EQ(report_with({Note, Warning}).on_template->verdict, TemplateVerdict::Limited);
  EXPECT_EQ(report_with({Warning, Error}).on_template->verdict, TemplateVerdict::Unusable);
}

TEST(TemplateVerdict, GivesEachKindOnceAndErrorsFirst) {
  using enum Severity;
  const Report report = report_with({Warning, Warning, Error, Warning, Note});
  ASSERT_EQ(report.on_template->reasons.size(), 2U);
  EXPECT_EQ(report.on_template->reasons[0].english(), "layout 'Cover': m");
  EXPECT_EQ(report.on_template->reasons[1].english(), "layout 'Cover': m (and 2 more like it)");
}

}  // namespace
}  // namespace deckle::qc

#include "pptx/write/notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "measure/unicode/direction.h"
#include "measure/unicode/languages.h"
#include "measure/unicode/script_runs.h"
#include "ooxml/opc/part_name.h"
#include "ooxml/opc/relationships.h"
#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"
#include "pptx/write/vocabulary.h"
#include "slidespec/address/link_address.h"
#include "slidespec/core/assert.h"

namespace deckle::pptx {

namespace {

std::string placeholder_index(const BaseDeck& base, const std::string& type) {
  const auto found = base.notes_placeholders.find(type);
  return found == base.notes_placeholders.end() ? std::string{} : found->second;
}

void open_placeholder(ooxml::xml::Writer& w, int id, const char* name, const char* type,
                      const std::string& idx, bool picture) {
  w.open("p:sp").open("p:nvSpPr");
  w.open("p:cNvPr").attribute("id", id).attribute("name", name).close();
  w.open("p:cNvSpPr").open("a:spLocks").attribute("noGrp", true);
  if (picture) w.attribute("noRot", true).attribute("noChangeAspect", true);
  w.close().close();
  w.open("p:nvPr").open("p:ph").attribute("type", type);
  if (!idx.empty() && idx != "0") w.attribute("idx", idx);
  w.close().close().close();
  w.empty("p:spPr");
}

std::string notes_language(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      for (const RunIr& run : paragraph.runs) {
        if (!run.style.lang.empty()) return run.style.lang;
      }
    }
  }
  return slide.language;
}

void write_rPr(ooxml::xml::Writer& w, std::string_view name, const std::string& lang) {
  w.open(name);
  if (!lang.empty()) w.attribute("lang", lang);
  w.close();
}

// Paragraphs of the notes' body. Relationships of links are added to the part as they occur.
class NotesText {
 public:
  NotesText(ooxml::xml::Writer& w, const SlideIr& slide, const std::string& lang,
            std::vector<ooxml::Relationship>& relationships)
      : w_(w), slide_(slide), lang_(lang), relationships_(relationships) {}

  void paragraph(std::string_view text, NoteLineIr::Kind kind = NoteLineIr::Kind::Text,
                 const std::string& uri = {}) {
    const std::string link = uri.empty() ? std::string() : relate(uri);
    w_.open("a:p");
    direction(text);
    // A text of one language has that of the slide's texts, also where it has only numbers.
    const std::vector<measure::ScriptRun> runs = measure::script_runs(text, slide_.language);
    for (const measure::ScriptRun& script : runs) {
      const bool letters = runs.size() > 1 || measure::first_strong_direction(text);
      const std::string& lang = letters ? script.language : lang_;
      std::string_view rest = text.substr(script.begin, script.end - script.begin);
      while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\v'), rest.size());
        if (end > 0) run(rest.substr(0, end), lang, kind, link);
        if (end == rest.size()) break;
        w_.open("a:br");
        write_rPr(w_, "a:rPr", lang);
        w_.close();
        rest.remove_prefix(end + 1);
      }
    }
    write_rPr(w_, "a:endParaRPr", lang_);
    w_.close();
  }

 private:
  void run(std::string_view text, const std::string& lang, NoteLineIr::Kind kind,
           const std::string& link) {
    w_.open("a:r").open("a:rPr");
    if (!lang.empty()) w_.attribute("lang", lang);
    if (kind == NoteLineIr::Kind::Heading) w_.attribute("b", true);
    if (!link.empty()) w_.open("a:hlinkClick").attribute("r:id", link).close();
    w_.close().element("a:t", text).close();
  }

  // A right-to-left paragraph is right-aligned, and on a right-to-left slide all are.
  void direction(std::string_view text) {
    const bool rtl = measure::runs_right_to_left(text, slide_.language);
    if (!rtl && !slide_.rtl) return;
    w_.open("a:pPr").attribute("algn", "r");
    if (rtl) w_.attribute("rtl", true);
    w_.close();
  }

  std::string relate(const std::string& uri) {
    DECKLE_ASSERT(is_link_uri(uri), "a link that leads nowhere");
    for (const ooxml::Relationship& r : relationships_) {
      if (r.external && r.target == uri) return r.id;
    }
    relationships_.push_back({fmt::format("rId{}", relationships_.size() + 1),
                              ooxml::office_relationship("hyperlink"), uri, true});
    return relationships_.back().id;
  }

  ooxml::xml::Writer& w_;
  const SlideIr& slide_;
  const std::string& lang_;
  std::vector<ooxml::Relationship>& relationships_;
};

void write_body(NotesText& text, const SlideIr& slide) {
  std::string_view rest = slide.notes;
  const bool authored = !rest.empty();
  while (authored) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    text.paragraph(rest.substr(0, end));
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  bool first = !authored;
  for (const NoteLineIr& line : slide.generated_notes) {
    // An empty line separates the blocks.
    if (line.kind == NoteLineIr::Kind::Heading && !first) text.paragraph({});
    text.paragraph(line.text, line.kind, line.link);
    first = false;
  }
}

}  // namespace

bool has_notes(const SlideIr& slide) {
  return !slide.notes.empty() || !slide.generated_notes.empty();
}

std::vector<NewPart> write_notes(const BaseDeck& base, const SlideIr& slide, std::size_t index,
                                 const SlideNames& names) {
  const std::string& part = names.notes;
  const std::string lang = notes_language(slide);
  ooxml::xml::Writer w;
  w.open("p:notes")
      .attribute("xmlns:a", ooxml::xml::kA)
      .attribute("xmlns:r", ooxml::xml::kR)
      .attribute("xmlns:p", ooxml::xml::kP);
  w.open("p:cSld").open("p:spTree");
  w.raw(kShapeTreeProperties);
  open_placeholder(w, 2, "Slide Image Placeholder 1", "sldImg", placeholder_index(base, "sldImg"),
                   true);
  w.close();
  open_placeholder(w, 3, "Notes Placeholder 2", "body", placeholder_index(base, "body"), false);
  w.open("p:txBody").empty("a:bodyPr").empty("a:lstStyle");
  std::vector<ooxml::Relationship> relationships = {
      {"rId1", ooxml::office_relationship("notesMaster"),
       ooxml::Package::relative(part, base.notes_master), false},
      {"rId2", ooxml::office_relationship("slide"), ooxml::Package::relative(part, names.slide),
       false}};
  NotesText text(w, slide, lang, relationships);
  write_body(text, slide);
  w.close().close();
  open_placeholder(w, 4, "Slide Number Placeholder 3", "sldNum", placeholder_index(base, "sldNum"),
                   false);
  w.open("p:txBody").empty("a:bodyPr").empty("a:lstStyle").open("a:p");
  w.open("a:fld").attribute("id", kSlideNumberField).attribute("type", "slidenum");
  write_rPr(w, "a:rPr", lang);
  w.element("a:t", std::to_string(index + 1)).close();
  write_rPr(w, "a:endParaRPr", lang);
  w.close().close().close();
  w.close().close();
  w.raw("<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>");
  w.close();
  return {{ooxml::relationship_part_of(part), ooxml::write_relationships(relationships), {}},
          {part, w.take(), kNotesSlideType}};
}

}  // namespace deckle::pptx

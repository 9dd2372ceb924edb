#include "pptx/write/notes.h"

#include <algorithm>
#include <string_view>

#include "pptx/write/vocabulary.h"
#include "pptx/xml/names.h"
#include "pptx/xml/writer.h"

namespace deckle::pptx {

namespace {

std::string placeholder_index(const BaseDeck& base, const std::string& type) {
  const auto found = base.notes_placeholders.find(type);
  return found == base.notes_placeholders.end() ? std::string{} : found->second;
}

void open_placeholder(xml::Writer& w, int id, const char* name, const char* type,
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

void write_rPr(xml::Writer& w, std::string_view name, const std::string& lang) {
  w.open(name);
  if (!lang.empty()) w.attribute("lang", lang);
  w.close();
}

void write_paragraph(xml::Writer& w, std::string_view text, const std::string& lang) {
  w.open("a:p");
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\v'), text.size());
    if (end > 0) {
      w.open("a:r");
      write_rPr(w, "a:rPr", lang);
      w.element("a:t", text.substr(0, end)).close();
    }
    if (end == text.size()) break;
    w.open("a:br");
    write_rPr(w, "a:rPr", lang);
    w.close();
    text.remove_prefix(end + 1);
  }
  write_rPr(w, "a:endParaRPr", lang);
  w.close();
}

}  // namespace

void write_notes(BaseDeck& base, const SlideIr& slide, std::size_t index, const std::string& part) {
  const std::string lang = notes_language(slide);
  xml::Writer w;
  w.open("p:notes")
      .attribute("xmlns:a", xml::kA)
      .attribute("xmlns:r", xml::kR)
      .attribute("xmlns:p", xml::kP);
  w.open("p:cSld").open("p:spTree");
  w.raw(
      R"(<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>)"
      R"(<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>)");
  open_placeholder(w, 2, "Slide Image Placeholder 1", "sldImg", placeholder_index(base, "sldImg"),
                   true);
  w.close();
  open_placeholder(w, 3, "Notes Placeholder 2", "body", placeholder_index(base, "body"), false);
  w.open("p:txBody").empty("a:bodyPr").empty("a:lstStyle");
  std::string_view rest = slide.notes;
  while (true) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    write_paragraph(w, rest.substr(0, end), lang);
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
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
  base.package.put(part, w.take(), kNotesSlideType);
  base.package.set_relationships(part, {{"rId1", office_relationship("notesMaster"),
                                         Package::relative(part, base.notes_master), false},
                                        {"rId2", office_relationship("slide"),
                                         Package::relative(part, slide_part_name(index)), false}});
}

}  // namespace deckle::pptx

// A notes master for bases that have none: PowerPoint tolerates gaps in one, Keynote does not
// (OfficeCLI#255, #265), so it is complete.

#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/writer.h"
#include "pptx/messages/tr.h"
#include "pptx/write/notes.h"
#include "pptx/write/vocabulary.h"

namespace deckle::pptx {

namespace {

enum class Content { None, Levels, Number, Picture };

struct NotesPlaceholder {
  const char *name, *type, *sz;
  int idx;
  const char *algn, *anchor;  // "" = as inherited
  Content content;
};

// The order, names and numbers of PowerPoint's own notes master.
constexpr NotesPlaceholder kPlaceholders[] = {
    {"Header Placeholder 1", "hdr", "quarter", 0, "l", "", Content::None},
    {"Date Placeholder 2", "dt", "", 1, "r", "", Content::None},
    {"Slide Image Placeholder 3", "sldImg", "", 2, "", "ctr", Content::Picture},
    {"Notes Placeholder 4", "body", "quarter", 3, "", "", Content::Levels},
    {"Footer Placeholder 5", "ftr", "quarter", 4, "l", "b", Content::None},
    {"Slide Number Placeholder 6", "sldNum", "quarter", 5, "r", "b", Content::Number},
};

// The boxes on a notes page: headers and footers of 5 % of the height and 43 % of the width at top
// and bottom; the slide image, 75 % wide, above the text.
Rect box_of(const NotesPlaceholder& ph, Size page) {
  const Emu band_w = page.w * 43 / 100, band_h = page.h / 20;
  const bool right = ph.idx == 1 || ph.idx == 5, bottom = ph.idx >= 4;
  if (ph.content == Content::Picture)
    return {page.w / 8, page.h * 8 / 100, page.w * 3 / 4, page.h * 36 / 100};
  if (ph.content == Content::Levels)
    return {page.w / 10, page.h * 48 / 100, page.w * 8 / 10, page.h * 44 / 100};
  return {right ? page.w - band_w : Emu(0), bottom ? page.h - band_h : Emu(0), band_w, band_h};
}

void write_text(ooxml::xml::Writer& w, const NotesPlaceholder& ph) {
  w.open("p:txBody").open("a:bodyPr").attribute("rtlCol", false);
  if (*ph.anchor != '\0') w.attribute("anchor", ph.anchor);
  w.close();
  w.open("a:lstStyle");
  if (*ph.algn != '\0') {
    w.open("a:lvl1pPr")
        .attribute("algn", ph.algn)
        .open("a:defRPr")
        .attribute("sz", 1200)
        .close()
        .close();
  }
  w.close();
  if (ph.content == Content::Levels) {
    static constexpr const char* kTexts[] = {"Click to edit Master text styles", "Second level",
                                             "Third level", "Fourth level", "Fifth level"};
    for (int level = 0; level < 5; ++level) {
      w.open("a:p").open("a:pPr").attribute("lvl", level).close();
      w.open("a:r")
          .open("a:rPr")
          .attribute("lang", "en-US")
          .close()
          .element("a:t", kTexts[level])
          .close()
          .close();
    }
  } else {
    w.open("a:p");
    if (ph.content == Content::Number) {
      w.open("a:fld").attribute("id", kSlideNumberField).attribute("type", "slidenum");
      w.open("a:rPr").attribute("lang", "en-US").close().element("a:t", "\u2039#\u203A").close();
    }
    w.open("a:endParaRPr").attribute("lang", "en-US").close().close();
  }
  w.close();
}

void write_placeholder(ooxml::xml::Writer& w, const NotesPlaceholder& ph, int id, Size page) {
  w.open("p:sp").open("p:nvSpPr");
  w.open("p:cNvPr").attribute("id", id).attribute("name", ph.name).close();
  w.open("p:cNvSpPr").open("a:spLocks").attribute("noGrp", true);
  if (ph.content == Content::Picture) w.attribute("noRot", true).attribute("noChangeAspect", true);
  w.close().close();
  w.open("p:nvPr").open("p:ph").attribute("type", ph.type);
  if (*ph.sz != '\0') w.attribute("sz", ph.sz);
  if (ph.idx != 0) w.attribute("idx", ph.idx);
  w.close().close().close();
  const Rect box = box_of(ph, page);
  w.open("p:spPr").open("a:xfrm");
  w.open("a:off").attribute("x", box.x).attribute("y", box.y).close();
  w.open("a:ext").attribute("cx", box.w).attribute("cy", box.h).close().close();
  w.open("a:prstGeom").attribute("prst", "rect").empty("a:avLst").close();
  if (ph.content == Content::Picture) {
    w.raw(
        R"(<a:noFill/><a:ln w="12700"><a:solidFill><a:prstClr val="black"/></a:solidFill></a:ln>)");
  }
  w.close();
  write_text(w, ph);
  w.close();
}

std::string notes_master_xml(Size page) {
  ooxml::xml::Writer w;
  w.open("p:notesMaster")
      .attribute("xmlns:a", ooxml::xml::kA)
      .attribute("xmlns:r", ooxml::xml::kR)
      .attribute("xmlns:p", ooxml::xml::kP);
  w.open("p:cSld");
  w.raw(R"(<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>)");
  w.open("p:spTree");
  w.raw(kShapeTreeProperties);
  int id = 2;
  for (const NotesPlaceholder& ph : kPlaceholders) write_placeholder(w, ph, id++, page);
  w.close().close();
  w.raw(
      R"(<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" )"
      R"(accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>)");
  w.open("p:notesStyle");
  static constexpr const char* kLevels[] = {"a:lvl1pPr", "a:lvl2pPr", "a:lvl3pPr",
                                            "a:lvl4pPr", "a:lvl5pPr", "a:lvl6pPr",
                                            "a:lvl7pPr", "a:lvl8pPr", "a:lvl9pPr"};
  for (int level = 0; level < 9; ++level) {
    w.open(kLevels[level])
        .attribute("marL", level * 457200)
        .attribute("algn", "l")
        .attribute("defTabSz", 914400);
    w.attribute("rtl", false)
        .attribute("eaLnBrk", true)
        .attribute("latinLnBrk", false)
        .attribute("hangingPunct", true);
    w.raw(
        R"(<a:defRPr sz="1200" kern="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/>)"
        R"(<a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr>)");
    w.close();
  }
  w.close().close();
  return w.take();
}

std::string next_id(const std::vector<ooxml::Relationship>& relationships) {
  for (int n = 1;; ++n) {
    std::string id = "rId" + std::to_string(n);
    bool taken = false;
    for (const ooxml::Relationship& r : relationships) taken = taken || r.id == id;
    if (!taken) return id;
  }
}

}  // namespace

Result<void> ensure_notes_master(BaseDeck& base, Size notes_size) {
  if (!base.notes_master.empty()) return {};
  ooxml::Package& package = base.package;
  const std::string slide_master = base.faces.begin()->first;
  const std::optional<std::string> theme = package.related(slide_master, "theme");
  const std::string* theme_bytes = theme ? package.find(*theme) : nullptr;
  if (theme_bytes == nullptr)
    return fail(ErrorCode::Malformed, tr("the slide master has no theme"), slide_master);

  // Every master has a theme part of its own; the copy keeps the pictures its fills may name.
  const std::string folder = theme->substr(0, theme->rfind('/') + 1);
  const std::string copy = free_part_name(package, folder + "theme");
  package.put(copy, *theme_bytes, ooxml::kThemeType);
  package.set_relationships(copy, package.relationships(*theme));

  base.notes_master = free_part_name(package, "ppt/notesMasters/notesMaster");
  package.put(base.notes_master, notes_master_xml(notes_size), kNotesMasterType);
  package.set_relationships(
      base.notes_master,
      {{"rId1", ooxml::office_relationship("theme"), ooxml::Package::relative(base.notes_master, copy), false}});
  for (const NotesPlaceholder& ph : kPlaceholders)
    base.notes_placeholders[ph.type] = std::to_string(ph.idx);

  std::vector<ooxml::Relationship> all = package.relationships(base.main);
  all.push_back({next_id(all), ooxml::office_relationship("notesMaster"),
                 ooxml::Package::relative(base.main, base.notes_master), false});
  package.set_relationships(base.main, all);
  return {};
}

}  // namespace deckle::pptx

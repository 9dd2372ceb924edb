#include "pptx/check/rules/relationships/expected.h"

#include <algorithm>
#include <iterator>

namespace deckle::pptx::check {

namespace {

// ECMA-376 Part 1, 13 and 14, and what Office writes.
struct Named {
  std::string_view element, attribute;
  std::string_view kinds;  // separated by spaces
};
constexpr Named kNamed[] = {
    {"p:sldId", "r:id", "slide"},
    {"p:sldMasterId", "r:id", "slideMaster"},
    {"p:sldLayoutId", "r:id", "slideLayout"},
    {"p:notesMasterId", "r:id", "notesMaster"},
    {"p:handoutMasterId", "r:id", "handoutMaster"},
    {"p:oleObj", "r:id", "oleObject package"},
    {"p:control", "r:id", "control activeXControlBinary"},
    {"p:tags", "r:id", "tags"},
    {"p:sld", "r:id", "slide"},
    {"p:regular", "r:id", "font"},
    {"p:bold", "r:id", "font"},
    {"p:italic", "r:id", "font"},
    {"p:boldItalic", "r:id", "font"},
    {"a:blip", "r:embed", "image"},
    {"a:blip", "r:link", "image"},
    {"asvg:svgBlip", "r:embed", "image"},
    {"asvg:svgBlip", "r:link", "image"},
    {"a:videoFile", "r:link", "video"},
    {"a:audioFile", "r:link", "audio"},
    {"a:wavAudioFile", "r:embed", "audio"},
    {"p14:media", "r:embed", "media"},
    {"p14:media", "r:link", "media"},
    {"c:chart", "r:id", "chart"},
    {"c:externalData", "r:id", "package oleObject"},
    {"c:userShapes", "r:id", "chartUserShapes"},
    {"dgm:relIds", "r:dm", "diagramData"},
    {"dgm:relIds", "r:lo", "diagramLayout"},
    {"dgm:relIds", "r:qs", "diagramQuickStyle"},
    {"dgm:relIds", "r:cs", "diagramColors"},
};

struct Leads {
  std::string_view kind, end;  // of the content type
};
constexpr Leads kLeads[] = {
    {"slide", "presentationml.slide+xml"},
    {"slideLayout", "presentationml.slideLayout+xml"},
    {"slideMaster", "presentationml.slideMaster+xml"},
    {"notesSlide", "presentationml.notesSlide+xml"},
    {"notesMaster", "presentationml.notesMaster+xml"},
    {"handoutMaster", "presentationml.handoutMaster+xml"},
    {"presProps", "presentationml.presProps+xml"},
    {"viewProps", "presentationml.viewProps+xml"},
    {"tableStyles", "presentationml.tableStyles+xml"},
    {"commentAuthors", "presentationml.commentAuthors+xml"},
    {"tags", "presentationml.tags+xml"},
    {"theme", "officedocument.theme+xml"},
    {"themeOverride", "officedocument.themeOverride+xml"},
    {"chart", "drawingml.chart+xml"},
    {"chartUserShapes", "drawingml.chartshapes+xml"},
    {"chartEx", "ms-office.chartex+xml"},
    {"diagramData", "drawingml.diagramData+xml"},
    {"diagramLayout", "drawingml.diagramLayout+xml"},
    {"diagramQuickStyle", "drawingml.diagramStyle+xml"},
    {"diagramColors", "drawingml.diagramColors+xml"},
    {"core-properties", "package.core-properties+xml"},
    {"extended-properties", "officedocument.extended-properties+xml"},
    {"extendedProperties", "officedocument.extended-properties+xml"},
    {"custom-properties", "officedocument.custom-properties+xml"},
    {"customProperties", "officedocument.custom-properties+xml"},
};

constexpr std::string_view kImplicit[] = {
    "slideLayout", "slideMaster", "notesSlide", "notesMaster", "theme", "themeOverride", "presProps",
    "viewProps", "tableStyles", "commentAuthors", "comments", "slide", "core-properties",
    "extended-properties", "custom-properties", "extendedProperties", "customProperties",
    "thumbnail", "officeDocument", "customXml", "customXmlProps", "vbaProject", "wordVbaData",
    "ctrlProp", "chartStyle", "chartColorStyle", "legacyDiagramText", "diagramDrawing", "vmlDrawing",
    "legacyDocTextInfo", "slideUpdateInfo", "slideUpdateUrl", "printerSettings", "signature",
    "origin", "activeXControlBinary", "revisionInfo", "changesInfo", "authors", "extensibility",
    "userCustomization", "classificationlabels", "webextensiontaskpanes", "documenttasks",
    "xmlsignature", "certificate", "custData", "tasks", "styles", "sharedStrings", "calcChain",
    "connections", "sheetMetadata", "externalLinkPath",
};

const Named* find(std::string_view element, std::string_view attribute) {
  const auto* const found =
      std::find_if(std::begin(kNamed), std::end(kNamed), [&](const Named& row) {
        return row.element == element && row.attribute == attribute;
      });
  return found == std::end(kNamed) ? nullptr : found;
}

bool has_word(std::string_view words, std::string_view wanted) {
  while (!words.empty()) {
    const std::size_t space = std::min(words.find(' '), words.size());
    if (words.substr(0, space) == wanted) return true;
    words.remove_prefix(std::min(space + 1, words.size()));
  }
  return false;
}

}  // namespace

bool may_name(std::string_view element, std::string_view attribute, std::string_view kind) {
  const Named* const row = find(element, attribute);
  return row == nullptr || has_word(row->kinds, kind);
}

bool is_known_reference(std::string_view element, std::string_view attribute) {
  return find(element, attribute) != nullptr;
}

bool may_lead_to(std::string_view kind, std::string_view content_type) {
  const auto* const row = std::find_if(std::begin(kLeads), std::end(kLeads),
                                       [kind](const Leads& one) { return one.kind == kind; });
  return row == std::end(kLeads) || content_type.empty() || content_type.ends_with(row->end);
}

bool is_implicit(std::string_view kind) {
  return std::find(std::begin(kImplicit), std::end(kImplicit), kind) != std::end(kImplicit);
}

}  // namespace deckle::pptx::check

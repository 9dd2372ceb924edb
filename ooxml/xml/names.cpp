#include "ooxml/xml/names.h"

#include <algorithm>
#include <iterator>

namespace deckle::ooxml::xml {

namespace {

// ECMA-376 Part 1 (both dialects), Part 2, Part 3, and [MS-ODRAWXML], [MS-PPTX] for the extensions.
constexpr Namespace kNamespaces[] = {
    {"a", kA, "http://purl.oclc.org/ooxml/drawingml/main"},
    {"p", kP, "http://purl.oclc.org/ooxml/presentationml/main"},
    {"r", kR, "http://purl.oclc.org/ooxml/officeDocument/relationships"},
    {"c", "http://schemas.openxmlformats.org/drawingml/2006/chart",
     "http://purl.oclc.org/ooxml/drawingml/chart"},
    {"dgm", "http://schemas.openxmlformats.org/drawingml/2006/diagram",
     "http://purl.oclc.org/ooxml/drawingml/diagram"},
    {"pic", "http://schemas.openxmlformats.org/drawingml/2006/picture",
     "http://purl.oclc.org/ooxml/drawingml/picture"},
    {"s", "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
     "http://purl.oclc.org/ooxml/spreadsheetml/main"},
    {"ep", "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties",
     "http://purl.oclc.org/ooxml/officeDocument/extendedProperties"},
    {"vt", "http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes",
     "http://purl.oclc.org/ooxml/officeDocument/docPropsVTypes"},
    {"rel", kPackageRelationships, ""},
    {"ct", kContentTypes, ""},
    {"cp", "http://schemas.openxmlformats.org/package/2006/metadata/core-properties", ""},
    {"dc", "http://purl.org/dc/elements/1.1/", ""},
    {"dcterms", "http://purl.org/dc/terms/", ""},
    {"xsi", "http://www.w3.org/2001/XMLSchema-instance", ""},
    {"xml", "http://www.w3.org/XML/1998/namespace", ""},
    {"mc", "http://schemas.openxmlformats.org/markup-compatibility/2006", ""},
    {"a14", "http://schemas.microsoft.com/office/drawing/2010/main", ""},
    {"a16", "http://schemas.microsoft.com/office/drawing/2014/main", ""},
    {"adec", "http://schemas.microsoft.com/office/drawing/2017/decorative", ""},
    {"asvg", "http://schemas.microsoft.com/office/drawing/2016/SVG/main", ""},
    {"c14", "http://schemas.microsoft.com/office/drawing/2007/8/2/chart", ""},
    {"cx", "http://schemas.microsoft.com/office/drawing/2014/chartex", ""},
    {"p14", "http://schemas.microsoft.com/office/powerpoint/2010/main", ""},
    {"dsp", "http://schemas.microsoft.com/office/drawing/2008/diagram", ""},
    {"m", "http://schemas.openxmlformats.org/officeDocument/2006/math",
     "http://purl.oclc.org/ooxml/officeDocument/math"},
    {"p188", "http://schemas.microsoft.com/office/powerpoint/2018/8/main", ""},
    {"p15", "http://schemas.microsoft.com/office/powerpoint/2012/main", ""},
};

}  // namespace

const Namespace* namespace_of(std::string_view uri) {
  const auto* found =
      std::find_if(std::begin(kNamespaces), std::end(kNamespaces), [uri](const Namespace& ns) {
        return ns.uri == uri || (!ns.strict_uri.empty() && ns.strict_uri == uri);
      });
  return found == std::end(kNamespaces) ? nullptr : found;
}

const Namespace* namespace_with_prefix(std::string_view prefix) {
  const auto* found =
      std::find_if(std::begin(kNamespaces), std::end(kNamespaces),
                   [prefix](const Namespace& ns) { return ns.prefix == prefix; });
  return found == std::end(kNamespaces) ? nullptr : found;
}

bool is_known_prefix(std::string_view prefix) { return namespace_with_prefix(prefix) != nullptr; }

std::string_view type_tail(std::string_view relationship_type) {
  const std::size_t slash = relationship_type.rfind('/');
  return slash == std::string_view::npos ? relationship_type : relationship_type.substr(slash + 1);
}

}  // namespace deckle::ooxml::xml

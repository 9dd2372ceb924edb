// What is refused, what is embedded, and of what only the PNG is: one row for each construct and
// way to write it.

#include <gtest/gtest.h>

#include <string>

#include "ooxml/media/read_picture.h"
#include "ooxml/media/svg.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/sample_pictures.h"

namespace deckle::ooxml {
namespace {

using namespace std::string_literals;

enum class Outcome { Embedded, PngOnly, Refused };

struct Row {
  const char* name;
  std::string bytes;
  Outcome outcome;
  const char* word;  // in the message; "" where there is none
};

std::string svg(const std::string& body) { return test::svg("viewBox='0 0 9 9'", body); }

// With a document type of this internal subset.
std::string typed(const std::string& subset, const std::string& body) {
  return "<!DOCTYPE svg [" + subset + "]>" + svg(body);
}

std::string styled(const std::string& css) {
  return svg("<style>" + css + "</style><path d='M0 0'/>");
}

std::string utf16(const std::string& text) {
  std::string out = "\xFF\xFE";
  for (const char c : text) out += {c, '\0'};
  return out;
}

constexpr char kPng[] = "data:image/png;base64,iVBORw0KGgo=";

void check(const Row& row) {
  SCOPED_TRACE(row.name);
  const Result<CheckedPicture> picture = check_picture(row.bytes, {});
  if (row.outcome == Outcome::Refused) {
    ASSERT_FALSE(picture.has_value());
    EXPECT_NE(picture.error().message.english().find(row.word), std::string::npos)
        << picture.error().message;
    return;
  }
  ASSERT_TRUE(picture.has_value()) << picture.error().message;
  ASSERT_TRUE(picture->svg.has_value());
  const Message& active = picture->svg->active;
  EXPECT_EQ(active.empty(), row.outcome == Outcome::Embedded) << active;
  EXPECT_NE(active.english().find(row.word), std::string::npos) << active;
}

TEST(SvgCheck, ReadsDocumentTypes) {
  std::string many;
  for (int i = 0; i < 1001; ++i) many += "<!ENTITY e" + std::to_string(i) + " 'x'>";
  const Row rows[] = {
      {"many", typed(many, ""), Outcome::Refused, "more than 1000 entities"},
      {"system", typed("<!ENTITY a SYSTEM 'file:///etc/passwd'>", ""), Outcome::Refused,
       "an entity outside"},
      {"system after a line", typed("<!ENTITY a\nSYSTEM 'file:///etc/passwd'>", ""),
       Outcome::Refused, "an entity outside"},
      {"system after tabs", typed("<!ENTITY\ta\t\tSYSTEM\t'x'>", ""), Outcome::Refused,
       "an entity outside"},
      {"public", typed("<!ENTITY a PUBLIC '-//x' 'http://h/x'>", ""), Outcome::Refused,
       "an entity outside"},
      {"unparsed", typed("<!ENTITY a SYSTEM 'x' NDATA gif>", ""), Outcome::Refused,
       "an entity outside"},
      {"parameter", typed("<!ENTITY % a 'b'>", ""), Outcome::Refused, "a parameter entity"},
      {"parameter used", typed("%a;", ""), Outcome::Refused, "a parameter entity"},
      {"parameter outside", typed("<!ENTITY % a SYSTEM 'http://h/x'> %a;", ""), Outcome::Refused,
       "a parameter entity"},
      {"nested", typed("<!ENTITY a 'AA'><!ENTITY b 'x>&a;&a;'>", "<text>&b;</text>"),
       Outcome::Refused, "entities inside"},
      {"nested by number", typed("<!ENTITY a '&#60;script/>'>", "&a;"), Outcome::Refused,
       "entities inside"},
      {"percent within", typed("<!ENTITY a 'x%b;'>", ""), Outcome::Refused, "entities inside"},
      {"elements", typed("<!ENTITY a '<image href=\"x\"/>'>", "&a;"), Outcome::Refused,
       "contains elements"},
      {"twice", typed("<!ENTITY a '#b'><!ENTITY a 'http://h/x'>", "<use href='&a;'/>"),
       Outcome::Refused, "twice (a)"},
      {"of XML", typed("<!ENTITY amp 'x'>", ""), Outcome::Refused, "twice (amp)"},
      {"attributes", typed("<!ATTLIST image href CDATA 'http://h/x'>", "<image/>"),
       Outcome::Refused, "(ATTLIST)"},
      {"element", typed("<!ELEMENT svg ANY>", ""), Outcome::Refused, "(ELEMENT)"},
      {"notation", typed("<!NOTATION gif SYSTEM 'x'>", ""), Outcome::Refused, "(NOTATION)"},
      {"conditional", typed("<![INCLUDE[<!ENTITY a 'b'>]]>", ""), Outcome::Refused,
       "a conditional section"},
      {"sheet", typed("<?xml-stylesheet href='x.css'?>", ""), Outcome::Refused,
       "a style sheet outside"},
      {"not closed", "<!DOCTYPE svg [<!ENTITY a 'b'>" + svg(""), Outcome::Refused, "document type"},
      {"lower case", typed("<!entity a 'b'>", ""), Outcome::Refused, "(entity)"},
      {"system type", "<!DOCTYPE svg SYSTEM 'file:///x.dtd'>" + svg(""), Outcome::Refused,
       "a document type outside"},
      {"undeclared", svg("<text>&nbsp;</text>"), Outcome::Refused, "nbsp is not declared"},
      {"target by entity", typed("<!ENTITY a 'http://h/'>", "<image href='&a;x.png'/>"),
       Outcome::Refused, "http://h/x.png"},
      {"script by entity", typed("<!ENTITY a 'java'>", "<a href='&a;script:x'/>"), Outcome::PngOnly,
       "runs a script"},
      {"sheet by entity", typed("<!ENTITY a '@import'>", "<style>&a; 'x'</style>"),
       Outcome::Refused, "a style sheet"},
      {"comment with an entity", typed("<!-- <!ENTITY a SYSTEM 'x'> -->", ""), Outcome::Embedded,
       ""},
      {"instruction", typed("<?php x ?>", ""), Outcome::Embedded, ""},
      {"bracket and mark in a value", typed("<!ENTITY a \"x]>'\"> <!-- ]> -->", "<text>&a;</text>"),
       Outcome::Embedded, ""},
      {"public type",
       "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
       "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">" +
           svg(""),
       Outcome::Embedded, ""},
      {"system type of the W3C",
       "<!DOCTYPE svg SYSTEM \"http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd\">" +
           svg(""),
       Outcome::Embedded, ""},
  };
  for (const Row& row : rows) check(row);
}

TEST(SvgCheck, RefusesWhatIsOutsideTheFile) {
  const std::string uninclude = "<x:include xmlns:x='http://www.w3.org/2001/XInclude' href='#a'/>";
  const Row rows[] = {
      {"image", svg("<image href='a.png'/>"), Outcome::Refused, "(a.png)"},
      {"prefix", svg("<image q:href='a.png' xmlns:q='http://www.w3.org/1999/xlink'/>"),
       Outcome::Refused, "(a.png)"},
      {"capitals", svg("<image HREF='a.png'/>"), Outcome::Refused, "(a.png)"},
      {"any element", svg("<metadata><thing href='http://h/x'/></metadata>"), Outcome::Refused,
       "http://h/x"},
      {"src", svg("<image src='http://h/x'/>"), Outcome::Refused, "http://h/x"},
      {"text path", svg("<textPath href='o.svg#a'/>"), Outcome::Refused, "o.svg#a"},
      {"font", svg("<font-face-uri xlink:href='f.svg#a'/>"), Outcome::Refused, "f.svg#a"},
      {"white space", svg("<image href='\n http://h/x'/>"), Outcome::Refused, "http://h/x"},
      {"white space within", svg("<image href='da\nta:image/png,x'/>"), Outcome::Refused,
       "ta:image"},
      {"numbered", svg("<image href='&#x68;ttp://h/x'/>"), Outcome::Refused, "http://h/x"},
      {"network path", svg("<image href='//h/x'/>"), Outcome::Refused, "//h/x"},
      {"base", svg("<g xml:base='http://h/'><use href='#a'/></g>"), Outcome::Refused, "xml:base"},
      {"instruction", "<?xml-stylesheet href='x.css'?>" + svg(""), Outcome::Refused,
       "a style sheet"},
      {"instruction at the end", svg("") + "<?xml-stylesheet href='x.css'?>", Outcome::Refused,
       "a style sheet"},
      {"instruction within", svg("<g><?XML-StyleSheet href='x.css'?></g>"), Outcome::Refused,
       "a style sheet"},
      {"base, another prefix",
       svg("<g x:base='http://h/' xmlns:x='http://www.w3.org/XML/1998/namespace'/>"),
       Outcome::Refused, "xml:base"},
      {"include", svg(uninclude), Outcome::Refused, "XInclude"},
      {"include, default namespace",
       svg("<include xmlns='http://www.w3.org/2001/XInclude' href='x'/>"), Outcome::Refused,
       "XInclude"},
      {"fallback", svg("<q:fallback xmlns:q='http://www.w3.org/2001/XInclude'/>"), Outcome::Refused,
       "XInclude"},
      {"include, no namespace", svg("<q:include/>"), Outcome::Refused, "XInclude"},
      {"nested svg", svg("<image href='data:image/svg+xml;base64,PHN2Zy8+'/>"), Outcome::Refused,
       "data:image/svg"},
      {"nested svg, capitals", svg("<image href='DATA:Image/SVG+XML,x'/>"), Outcome::Refused,
       "DATA:"},
      {"svg as png", svg("<image href='data:image/png,%3Csvg/>'/>"), Outcome::Refused,
       "data:image/png"},
      {"svg as png, base64", svg("<image href='data:image/png;base64, PHN2Zy8+'/>"),
       Outcome::Refused, "data:image/png"},
      {"svg behind a mark", svg("<image href='data:image/png;base64,77u/PHN2Zy8+'/>"),
       Outcome::Refused, "data:image/png"},
      {"compressed svg", svg("<image href='data:image/png;base64,H4sIAAAA'/>"), Outcome::Refused,
       "data:image/png"},
      {"much space", svg("<image href='data:image/png," + std::string(400, ' ') + "%3Csvg'/>"),
       Outcome::Refused, "data:image/png"},
      {"sheet as data", svg("<use href='data:text/css,a'/>"), Outcome::Refused, "data:text/css"},
      {"page as data", svg("<use href='data:text/html,a'/>"), Outcome::Refused, "data:text/html"},
      {"no comma", svg("<image href='data:image/png'/>"), Outcome::Refused, "data:image/png"},
      {"fill", svg("<rect fill='url(http://h/x#y)'/>"), Outcome::Refused, "http://h/x#y"},
      {"fill, capitals", svg("<rect fill='URL(http://h/x#y)'/>"), Outcome::Refused, "http://h/x#y"},
      {"fill, quoted", svg("<rect fill='url( \"http://h/x#y\" )'/>"), Outcome::Refused,
       "http://h/x#y"},
      {"fill, escaped", svg("<rect fill='\\75 rl(http://h/x)'/>"), Outcome::Refused, "http://h/x"},
      {"fill, address escaped", svg("<rect fill='url(\\68 ttp://h/x)'/>"), Outcome::Refused,
       "http://h/x"},
      {"fill after its own", svg("<rect fill='url(#a) url(http://h/x)'/>"), Outcome::Refused,
       "http://h/x"},
      {"broken address", svg("<rect fill='url(#a(url(http://h/x)'/>"), Outcome::Refused,
       "http://h/x"},
      {"filter", svg("<rect filter='url(f.svg#a)'/>"), Outcome::Refused, "f.svg#a"},
      {"mask", svg("<rect mask='url(f.svg#a)'/>"), Outcome::Refused, "f.svg#a"},
      {"clip path", svg("<rect clip-path='url(f.svg#a)'/>"), Outcome::Refused, "f.svg#a"},
      {"marker", svg("<path marker-mid='url(f.svg#a)'/>"), Outcome::Refused, "f.svg#a"},
      {"cursor", svg("<rect cursor='url(c.cur), auto'/>"), Outcome::Refused, "c.cur"},
      {"unknown attribute", svg("<rect anything='url(http://h/x)'/>"), Outcome::Refused,
       "http://h/x"},
      {"animation", svg("<animate attributeName='fill' values='url(http://h/x);red'/>"),
       Outcome::Refused, "http://h/x"},
      {"style", svg("<rect style='fill:url(http://h/x)'/>"), Outcome::Refused, "http://h/x"},
      {"style, comments", svg("<rect style='fill:/**/url(/**/http://h/x)'/>"), Outcome::Refused,
       "/**/http"},
      {"style, src", svg("<rect style='fill:src(\"http://h/x\")'/>"), Outcome::Refused,
       "http://h/x"},
      {"style, image-set", svg("<rect style='fill:image-set(\"http://h/x\" 1x)'/>"),
       Outcome::Refused, "http://h/x"},
      {"style, image-set of url", svg("<rect style='fill:-webkit-image-set(url(http://h/x) 1x)'/>"),
       Outcome::Refused, "http://h/x"},
      {"style, variable", svg("<rect style='--a:\"http://h/x\";fill:src(var(--a))'/>"),
       Outcome::Refused, "var()"},
      {"import", styled("@import url(x.css);"), Outcome::Refused, "a style sheet"},
      {"import, capitals", styled("@IMPORT url(http://h/x.css);"), Outcome::Refused,
       "a style sheet"},
      {"import, escaped", styled("@\\69mport 'x.css';"), Outcome::Refused, "a style sheet"},
      {"import, escaped wide", styled("@\\000069 mport 'x.css';"), Outcome::Refused,
       "a style sheet"},
      {"import of data", styled("@import url(data:text/css,a);"), Outcome::Refused,
       "a style sheet"},
      {"import, divided", svg("<style>@imp<!-- -->ort 'x.css';</style>"), Outcome::Refused,
       "a style sheet"},
      {"import in CDATA", svg("<style><![CDATA[@imp]]>ort 'x.css';</style>"), Outcome::Refused,
       "a style sheet"},
      {"import by number", styled("&#64;import 'x.css';"), Outcome::Refused, "a style sheet"},
      {"import, prefix",
       "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:style>@import 'x';</s:style></s:svg>",
       Outcome::Refused, "a style sheet"},
      {"import in a style attribute", svg("<rect style=\"@ImPort 'x.css'\"/>"), Outcome::Refused,
       "a style sheet"},
      {"import in an attribute", svg("<rect fill='@\\69mport \"x.css\"'/>"), Outcome::Refused,
       "a style sheet"},
      {"address behind a mark of HTML", styled("a{fill:&lt;!--url(http://h/x)}"), Outcome::Refused,
       "http://h/x"},
      {"import behind a string", styled("a{b:'\\'}'}@import 'x';"), Outcome::Refused,
       "a style sheet"},
      {"import behind a comment", styled("/* ' */@import 'x';"), Outcome::Refused, "a style sheet"},
      {"font face", styled("@font-face{font-family:a;src:url(http://h/f.woff2)}"), Outcome::Refused,
       "a picture or font"},
      {"within @media", styled("@media print{a{fill:url(http://h/x)}}"), Outcome::Refused,
       "http://h/x"},
      {"behind @namespace", styled("@namespace a url(http://h/y);b{fill:url(http://h/x)}"),
       Outcome::Refused, "http://h/x"},
      {"element in a sheet", svg("<style>@imp<g/>ort 'x';</style>"), Outcome::Refused,
       "in a style sheet (g)"},
      {"without a namespace", "<svg><g/></svg>", Outcome::Refused, "namespace"},
      {"another namespace", "<svg xmlns='http://example.com'/>", Outcome::Refused, "namespace"},
      {"encoding", "<?xml version='1.0' encoding='UTF-7'?>" + svg(""), Outcome::Refused, "utf-7"},
      {"encoding that readers take for another",
       "<?xml version='1.0' encoding='GB2312'?>" + svg(""), Outcome::Refused, "gb2312"},
      {"UTF-16", utf16(svg("")), Outcome::Refused, "not a PNG"},
      {"not UTF-8", svg("<text>\xFF</text>"), Outcome::Refused, "UTF-8"},
      {"compressed", "\x1F\x8B\x08"s, Outcome::Refused, "gzip"},
      {"two roots", svg("") + svg(""), Outcome::Refused, "two root"},
      {"text after the root", svg("") + "x", Outcome::Refused, "outside its root"},
  };
  for (const Row& row : rows) check(row);
}

TEST(SvgCheck, EmbedsOnlyThePngOfActiveContent) {
  const Row rows[] = {
      {"script", svg("<script>alert(1)</script>"), Outcome::PngOnly, "a script (script)"},
      {"script, prefix", svg("<x:script xmlns:x='http://www.w3.org/2000/svg'/>"), Outcome::PngOnly,
       "a script (script)"},
      {"script, capitals", svg("<SCRIPT/>"), Outcome::PngOnly, "a script (script)"},
      {"script of another file", svg("<script href='http://h/x.js'/>"), Outcome::PngOnly,
       "a script (script)"},
      {"handler", svg("<handler/>"), Outcome::PngOnly, "(handler)"},
      {"listener", svg("<ev:listener event='x'/>"), Outcome::PngOnly, "(listener)"},
      {"onclick", svg("<rect onclick='x()'/>"), Outcome::PngOnly, "an event handler (onclick)"},
      {"onload, capitals", svg("<rect ONLOAD='x()'/>"), Outcome::PngOnly, "(onload)"},
      {"onload of the root", test::svg("onload='x()'", ""), Outcome::PngOnly, "(onload)"},
      {"onbegin", svg("<set attributeName='fill' onbegin='x()'/>"), Outcome::PngOnly, "(onbegin)"},
      {"foreign content",
       svg("<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>x</p></foreignObject>"),
       Outcome::PngOnly, "foreignObject"},
      {"picture in foreign content", svg("<foreignObject><img src='http://h/x'/></foreignObject>"),
       Outcome::PngOnly, "foreignObject"},
      {"html", svg("<h:p xmlns:h='http://www.w3.org/1999/xhtml'>x</h:p>"), Outcome::PngOnly,
       "not SVG (p)"},
      {"iframe", svg("<iframe src='http://h/x'/>"), Outcome::PngOnly, "(iframe)"},
      {"audio", svg("<audio/>"), Outcome::PngOnly, "(audio)"},
      {"video", svg("<x:video xmlns:x='a'/>"), Outcome::PngOnly, "(video)"},
      {"embed", svg("<embed/>"), Outcome::PngOnly, "(embed)"},
      {"object", svg("<object data='http://h/x'/>"), Outcome::PngOnly, "(object)"},
      {"set of href", svg("<a><set attributeName='href' to='http://h/x'/></a>"), Outcome::PngOnly,
       "an animation of href"},
      {"animate of xlink:href", svg("<animate attributeName=' xlink:href ' values='#a'/>"),
       Outcome::PngOnly, "an animation of href"},
      {"animate of a handler", svg("<set attributeName='onclick' to='x()'/>"), Outcome::PngOnly,
       "an animation of onclick"},
      {"link", svg("<a href='javascript:x()'><path/></a>"), Outcome::PngOnly,
       "a link that runs a script"},
      {"link, white space", svg("<a xlink:href=' java&#10;script&#x9;:x()'/>"), Outcome::PngOnly,
       "a link that runs a script"},
      {"link, capitals", svg("<a href='JavaScript:x()'/>"), Outcome::PngOnly,
       "a link that runs a script"},
      {"link to data", svg("<a href='data:text/html,x'/>"), Outcome::PngOnly,
       "a link that runs a script"},
      {"draw.io with its fallback",
       svg("<switch><foreignObject "
           "requiredFeatures='http://www.w3.org/TR/SVG11/feature#Extensibility'>"
           "<div xmlns='http://www.w3.org/1999/xhtml' "
           "style='background:url(x)'>Text</div></foreignObject>"
           "<text x='1' y='9'>Text</text></switch>"),
       Outcome::PngOnly, "foreignObject"},
  };
  for (const Row& row : rows) check(row);
}

TEST(SvgCheck, EmbedsWhatToolsWrite) {
  const Row rows[] = {
      {"plain", svg("<rect width='9' height='9' fill='#246'/>"), Outcome::Embedded, ""},
      {"byte order mark", "\xEF\xBB\xBF<?xml version='1.0' encoding='utf-8'?>\n" + svg(""),
       Outcome::Embedded, ""},
      {"Latin-1", "<?xml version='1.0' encoding='iso-8859-1'?>" + svg("<text>\xE9</text>"),
       Outcome::Embedded, ""},
      {"Windows", "<?xml version='1.0' encoding='Windows-1252'?>" + svg("<text>\x93</text>"),
       Outcome::Embedded, ""},
      {"EUC-KR", "<?xml version='1.0' encoding=\"EUC-KR\"?>" + svg("<text>\xC7\xD1\xB1\xB9</text>"),
       Outcome::Embedded, ""},
      {"mail address", svg("<text aria-label='a@example.com' font-family='@important'>x</text>"),
       Outcome::Embedded, ""},
      {"Adobe",
       "<?xml version='1.0' encoding='utf-8'?>\n<!-- Generator: Adobe Illustrator 16 "
       "-->\n<!DOCTYPE svg PUBLIC "
       "\"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\" [\n"
       "\t<!ENTITY ns_extend \"http://ns.adobe.com/Extensibility/1.0/\">\n\t<!ENTITY ns_svg "
       "\"http://www.w3.org/2000/svg\">\n]>\n<svg xmlns:x=\"&ns_extend;\" xmlns=\"&ns_svg;\" "
       "enable-background=\"new "
       "0 0 9 9\" xml:space=\"preserve\"><switch><g i:extraneous=\"self\" "
       "xmlns:i=\"&ns_extend;\"><path "
       "d=\"M0,0h9\"/></g></switch></svg>",
       Outcome::Embedded, ""},
      {"Illustrator, a picture without a type",
       svg("<image xlink:href='data:;base64,iVBORw0KGgo='/>"), Outcome::Embedded, ""},
      {"Inkscape",
       "<svg xmlns='http://www.w3.org/2000/svg' "
       "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' "
       "xmlns:sodipodi='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' "
       "xmlns:rdf='http://www.w3.org/1999/"
       "02/22-rdf-syntax-ns#' xmlns:cc='http://creativecommons.org/ns#' "
       "xmlns:dc='http://purl.org/dc/elements/1.1/' "
       "sodipodi:docname='a.svg' inkscape:export-filename='C:\\a.png'><sodipodi:namedview "
       "pagecolor='#fff' "
       "inkscape:window-maximized='1'/><metadata><rdf:RDF><cc:Work "
       "rdf:about=''><dc:format>image/svg+xml</dc:format>"
       "<dc:type rdf:resource='http://purl.org/dc/dcmitype/StillImage'/><cc:license rdf:resource="
       "'http://creativecommons.org/licenses/by/4.0/'/></cc:Work></rdf:RDF></metadata><g "
       "inkscape:groupmode='layer' "
       "style='display:inline;fill:url(#linearGradient10)'><path d='M 0,0 H 9' "
       "sodipodi:nodetypes='cc'/></g></svg>",
       Outcome::Embedded, ""},
      {"Inkscape, clone",
       svg("<use x='0' xlink:href='#a' inkscape:transform-center-x='1' xmlns:inkscape='i'/>"),
       Outcome::Embedded, ""},
      {"Figma",
       svg("<g filter='url(#filter0_d_1_2)'><rect width='9' height='9' rx='2' "
           "fill='url(#paint0_linear)'/></g><defs>"
           "<filter id='filter0_d_1_2' x='0' y='0' width='9' height='9' "
           "filterUnits='userSpaceOnUse' "
           "color-interpolation-filters='sRGB'><feFlood flood-opacity='0' "
           "result='BackgroundImageFix'/><feColorMatrix "
           "in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0'/><feOffset "
           "dy='4'/><feGaussianBlur "
           "stdDeviation='2'/><feBlend in2='BackgroundImageFix'/></filter><linearGradient "
           "id='paint0_linear'/></defs>"),
       Outcome::Embedded, ""},
      {"Figma, picture",
       svg("<rect fill='url(#pattern0)'/><defs><pattern id='pattern0' "
           "patternContentUnits='objectBoundingBox'><use "
           "xlink:href='#image0' transform='scale(0.01)'/></pattern><image id='image0' xlink:href='"s +
           kPng + "'/></defs>"),
       Outcome::Embedded, ""},
      {"Matplotlib",
       "<?xml version='1.0' encoding='utf-8' standalone='no'?>\n<!DOCTYPE svg PUBLIC '-//W3C//DTD "
       "SVG 1.1//EN' "
       "'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>\n<svg "
       "xmlns:xlink='http://www.w3.org/1999/xlink' "
       "xmlns='http://www.w3.org/2000/svg' width='460.8pt' height='345.6pt'><defs><style "
       "type='text/css'>*{stroke-"
       "linejoin: round; stroke-linecap: butt}</style></defs><g clip-path='url(#p1)'><use "
       "xlink:href='#m1' x='3'/></g>"
       "<defs><path id='m1' d='M 0 0 L 0 3.5'/><clipPath id='p1'><rect/></clipPath></defs></svg>",
       Outcome::Embedded, ""},
      {"Graphviz",
       svg("<g id='graph0' class='graph' transform='scale(1 1) rotate(0) translate(4 "
           "112)'><title>G</title><g "
           "id='a_node1'><a xlink:href='https://example.com/?a=1&amp;b=2' xlink:title='A'><ellipse "
           "fill='none'/></a></g></g>"),
       Outcome::Embedded, ""},
      {"draw.io source",
       "<svg xmlns='http://www.w3.org/2000/svg' "
       "content='&lt;mxfile&gt;background:url(http://h/x)&lt;/mxfile&gt;'>"
       "<rect pointer-events='all'/></svg>",
       Outcome::Embedded, ""},
      {"Excalidraw",
       svg("<!-- svg-source:excalidraw --><!-- payload-type:application/vnd.excalidraw+json "
           "--><metadata></metadata>"
           "<defs><style class='style-fonts'>@font-face { font-family: Excalifont; src: "
           "url(data:font/woff2;base64,"
           "d09GMgABAAA=) format('woff2'); }</style></defs><text font-family='Excalifont, "
           "Xiaolai'>x</text>"),
       Outcome::Embedded, ""},
      {"font of the old kind",
       styled("@font-face{src:url('data:application/x-font-ttf;base64,AAEAAAA=')}"),
       Outcome::Embedded, ""},
      {"font of no kind",
       styled("@font-face{src:url(data:application/octet-stream;base64,AAEAAAA=)}"),
       Outcome::Embedded, ""},
      {"font here", styled("@font-face{src:local('Arial'),url(#f)}"), Outcome::Embedded, ""},
      {"escaped font names", svg("<text style=\"font-family:'\\5FAE\\8F6F\\96C5\\9ED1'\">x</text>"),
       Outcome::Embedded, ""},
      {"escaped font names in a sheet",
       styled(".a{font-family:\\5FAE\\8F6F, \"\\0075 rl(http://h)\"}"), Outcome::Embedded, ""},
      {"CorelDRAW",
       svg("<defs><style type='text/css'><![CDATA[ .fil0 {fill:#373435} .str0 "
           "{stroke:url(#id0);stroke-width:3} ]]>"
           "</style></defs><g id='Layer_x0020_1'><path class='fil0 str0' d='M0 0'/></g>"),
       Outcome::Embedded, ""},
      {"Sketch",
       svg("<title>a</title><desc>Created with Sketch.</desc><g stroke='none' "
           "fill-rule='evenodd'><mask id='m' fill='white'><use xlink:href='#p'/></mask><g "
           "mask='url(#m)'/></g>"),
       Outcome::Embedded, ""},
      {"Mermaid without HTML",
       svg("<style>#m .node rect{fill:#ECECFF;filter:drop-shadow(1px 2px 2px "
           "rgba(185,185,185,1))}@keyframes a{from{opacity:0}}</style><g class='node'><rect/></g>"),
       Outcome::Embedded, ""},
      {"PlantUML",
       "<?xml version='1.0'?><?plantuml 1.2023?>" +
           svg("<!--MD5=[abc]--><?plantuml-src x?><text textLength='9'>a</text>"),
       Outcome::Embedded, ""},
      {"R",
       svg("<g class='svglite'><style type='text/css'><![CDATA[.svglite "
           "line{fill:none}]]></style><g clip-path='url(#cpMC4w)'/></g>"),
       Outcome::Embedded, ""},
      {"D3",
       svg("<g class='tick' opacity='1' transform='translate(0.5,0)'><line "
           "stroke='currentColor'/></g>"),
       Outcome::Embedded, ""},
      {"namespace in a sheet",
       styled("@namespace url(http://www.w3.org/2000/svg);@namespace x "
              "'http://www.w3.org/1999/xlink';@charset 'utf-8';"),
       Outcome::Embedded, ""},
      {"address in a comment", styled("/* @import url(http://h/x) */a{}"), Outcome::Embedded, ""},
      {"address in a string", styled("a{content:'url(http://h/x)'}"), Outcome::Embedded, ""},
      {"animation",
       svg("<circle r='1'><animate attributeName='r' values='1;2' dur='1s'/></circle>"),
       Outcome::Embedded, ""},
      {"empty reference", svg("<use xlink:href=''/><image href=' '/>"), Outcome::Embedded, ""},
      {"link to a mail", svg("<a href='mailto:a@example.com'><path/></a>"), Outcome::Embedded, ""},
      {"data in capitals", svg("<image href='DATA:IMAGE/PNG;BASE64,iVBORw0KGgo='/>"),
       Outcome::Embedded, ""},
      {"a photograph", svg("<image href='data:image/jpeg;base64,/9j/4TyA'/>"), Outcome::Embedded,
       ""},
      {"empty base", test::svg("xml:base=''", ""), Outcome::Embedded, ""},
      {"include of SVG's namespace", svg("<include/>"), Outcome::Embedded, ""},
      {"attributes that are no handlers", svg("<path order='1' orient='auto' on='x'/>"),
       Outcome::Embedded, ""},
  };
  for (const Row& row : rows) check(row);
}

// Deep, repeated or expanded: what a small file makes large.
TEST(SvgCheck, CountsWhatIsDrawn) {
  const auto chain = [](int levels, int times, const std::string& one) {
    std::string body = "<defs><g id='u0'><rect/></g>";
    for (int level = 1; level <= levels; ++level) {
      body += "<g id='u" + std::to_string(level) + "'>";
      for (int i = 0; i < times; ++i) body += one + std::to_string(level - 1) + "'/>";
      body += "</g>";
    }
    return body + "</defs><use href='#u" + std::to_string(levels) + "'/>";
  };
  const auto patterns = [](int levels, const char* attribute) {
    std::string body = "<pattern id='p0'><rect/></pattern>";
    for (int level = 1; level <= levels; ++level) {
      const std::string number = std::to_string(level);
      body += "<pattern id='p" + number + "'>";
      for (int i = 0; i < 10; ++i)
        body += "<rect "s + attribute + "#p" + std::to_string(level - 1) + ")'/>";
      body += "</pattern>";
    }
    return svg("<defs>" + body + "</defs><rect " + attribute + "#p" + std::to_string(levels) +
               ")'/>");
  };
  std::string entities = "<!ENTITY a '" + std::string(1 << 20, 'x') + "'>", texts, path = "M0 0";
  for (int i = 0; i < 17; ++i) texts += "<text>&a;</text>";
  for (int i = 0; i < 3000; ++i) path += "h1";
  std::string marker;
  for (int i = 0; i < 100; ++i) marker += "<rect/>";
  marker = "<marker id='m'>" + marker + "</marker><path marker-mid='url(#m)' d='" + path + "'/>";
  const auto times = [](int count, const char* one) {
    std::string all;
    for (int i = 0; i < count; ++i) all += one;
    return all;
  };
  // About 32,000 elements.
  const std::string filled = "<pattern id='p'>" + chain(4, 10, "<use href='#u") + "</pattern>";
  const char many[] = "more than 200,000 elements", self[] = "draw themselves";
  const Row rows[] = {
      {"uses, 5 levels", svg(chain(5, 10, "<use href='#u")), Outcome::Refused, many},
      {"uses, 4 levels", svg(chain(4, 10, "<use href='#u")), Outcome::Embedded, ""},
      {"uses in a long row", svg(chain(20'000, 1, "<use href='#u")), Outcome::Embedded, ""},
      {"fills", patterns(6, "fill='url("), Outcome::Refused, many},
      {"strokes", patterns(6, "stroke='url("), Outcome::Refused, many},
      {"fills by style", patterns(6, "style='fill:url("), Outcome::Refused, many},
      {"fills, 3 levels", patterns(3, "fill='url("), Outcome::Embedded, ""},
      {"fill by class",
       svg("<style>.b .a{fill:url(#p)}</style>" + filled + times(10, "<rect class='a'/>")),
       Outcome::Refused, many},
      {"fill by type",
       svg("<style>rect{fill:red}circle{fill:url(#p)}</style>" + filled + times(10, "<circle/>")),
       Outcome::Refused, many},
      {"fill by id",
       svg("<style>*{fill:red}#c{fill:url(#p)}</style>" + filled + times(10, "<rect id='c'/>")),
       Outcome::Refused, many},
      {"fill that a class overrides",
       svg("<style>rect{fill:url(#p)}.a{fill:red}</style>" + filled +
           times(10, "<rect class='a'/>")),
       Outcome::Embedded, ""},
      {"fill that an attribute does not override",
       svg("<style>rect{fill:url(#p)}</style>" + filled + times(10, "<rect fill='red'/>")),
       Outcome::Refused, many},
      {"fill under a pointer",
       svg("<style>rect:hover{fill:url(#p)}</style>" + filled + times(10, "<rect/>")),
       Outcome::Embedded, ""},
      {"fill of a group", svg(filled + "<g fill='url(#p)'>" + times(10, "<rect/>") + "</g>"),
       Outcome::Refused, many},
      {"fill of a use",
       svg(filled + "<g id='s'>" + times(10, "<rect/>") + "</g><use href='#s' fill='url(#p)'/>"),
       Outcome::Refused, many},
      {"masks",
       svg("<mask id='m'>" + chain(4, 10, "<use href='#u") + "</mask>" +
           times(10, "<rect mask='url(#m)'/>")),
       Outcome::Refused, many},
      {"markers", svg(marker), Outcome::Refused, many},
      {"itself", svg("<g id='a'><use href='#a'/></g>"), Outcome::Refused, self},
      {"each other", svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
       Outcome::Refused, self},
      {"patterns of each other",
       svg("<pattern id='a'><rect fill='url(#b)'/></pattern><pattern id='b'><rect "
           "fill='url(#a)'/></pattern><rect fill='url(#a)'/>"),
       Outcome::Refused, self},
      {"inherits its own pattern",
       svg("<g fill='url(#a)'><pattern id='a'><rect/></pattern><rect/></g>"), Outcome::Embedded,
       ""},
      {"two references", svg("<use x:href='#a' y:href='#b'/>"), Outcome::Refused, "two references"},
      {"two references, one of SVG", svg("<use href='#a' xlink:href='#b'/>"), Outcome::Embedded,
       ""},
      {"vertices behind another attribute",
       svg("<marker id='m'>" + times(100, "<rect/>") +
           "</marker><path x:d='' marker-mid='url(#m)' d='M0 0" + times(3000, "h1") + "'/>"),
       Outcome::Refused, many},
      {"not drawn", svg("<defs><g id='a'><use href='#a'/></g></defs>"), Outcome::Embedded, ""},
      {"entities", typed(entities, texts), Outcome::Refused, "16 MiB in an SVG"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace
}  // namespace deckle::ooxml

// XML parts of a package.

#include <fmt/format.h>

#include <memory>

#include "bench/reading/shape.h"
#include "ooxml/xml/document.h"

namespace deckle::bench {
namespace {

Input xml(std::string text) {
  const auto bytes = std::make_shared<std::string>(std::move(text));
  return {bytes->size(), [bytes](const Limits& limits) {
            Budget budget(limits);
            return ooxml::xml::parse(*bytes, "x", budget).has_value();
          }};
}

Shape shape(const char* name, bool ordinary, std::size_t most, std::function<std::string(std::size_t)> make) {
  return {"xml", name, ordinary, beyond(most), [make](std::size_t size) { return xml(make(size)); }};
}

std::string rooted(const std::string& inside) { return "<r>" + inside + "</r>"; }

// `levels` elements in one another, each of which declares `count` prefixes.
std::string declared(std::size_t levels, std::size_t count, const std::string& inside) {
  std::string declarations, open, close;
  for (std::size_t i = 0; i < count; ++i) declarations += fmt::format(" xmlns:a{}=\"u\"", i);
  for (std::size_t i = 0; i < levels; ++i) {
    open += "<q:e" + declarations + ">";
    close += "</q:e>";
  }
  return "<q:z xmlns:q=\"urn:q\">" + open + inside + close + "</q:z>";
}

}  // namespace

void add_xml(std::vector<Shape>& shapes) {
  constexpr std::size_t kAll = (std::size_t{16} << 20) - 64, kTags = 399'000;
  constexpr const char* kMc = "http://schemas.openxmlformats.org/markup-compatibility/2006";
  shapes.push_back(shape("empty elements", false, kTags * 4, [](std::size_t n) { return rooted(repeated("<b/>", n)); }));
  shapes.push_back(shape("elements between texts", false, kTags * 5, [](std::size_t n) { return rooted(repeated("<b/>x", n)); }));
  shapes.push_back(shape("nested elements", false, kTags * 3, [](std::size_t n) {
    std::string open, close;
    for (int i = 0; i < 250; ++i) open += "<b>", close += "</b>";
    return rooted(repeated(open + close, n));
  }));
  shapes.push_back(shape("attributes", false, kAll, [](std::size_t n) {
    std::string element = "<b";
    for (int i = 0; i < 1000; ++i) element += fmt::format(" a{}=\"\"", i);
    return rooted(repeated(element + "/>", n));
  }));
  shapes.push_back(shape("declarations", false, 3'200'000, [](std::size_t n) { return rooted(repeated(declared(200, 1000, "<q:k/>"), n)); }));
  shapes.push_back(shape("elements below 200,000 declarations", false, 2'300'000 + kTags * 5, [](std::size_t n) {
    return declared(200 * n / 4'200'000 + 1, 1000, repeated("<q:k/>", n / 2));
  }));
  shapes.push_back(shape("required prefixes", false, kAll, [kMc](std::size_t n) {
    return fmt::format(R"(<r xmlns:mc="{}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><mc:AlternateContent><mc:Choice Requires="{}"/></mc:AlternateContent></r>)",
                       kMc, repeated("a ", n - 200));
  }));
  shapes.push_back(shape("alternatives in alternatives", false, kTags * 16, [kMc](std::size_t n) {
    std::string open, close;
    for (int i = 0; i < 100; ++i) {
      open += "<mc:AlternateContent><mc:Choice Requires=\"a\"><x/>";
      close += "</mc:Choice></mc:AlternateContent>";
    }
    return fmt::format(R"(<r xmlns:mc="{}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">{}</r>)", kMc,
                       repeated(open + close, n));
  }));
  shapes.push_back(shape("text", false, kAll, [](std::size_t n) { return rooted(std::string(n, 'x')); }));
  shapes.push_back(shape("references", false, kAll, [](std::size_t n) { return rooted(repeated("&amp;", n)); }));
  shapes.push_back(shape("comments", false, kTags * 8, [](std::size_t n) { return rooted(repeated("<!---->xx", n)); }));
  shapes.push_back(shape("open comments", false, kAll - 400'000, [](std::size_t n) { return rooted("<!--" + repeated("<xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", n) + "-->"); }));
  shapes.push_back(shape("UTF-16", false, kAll, [](std::size_t n) {
    std::string out = "\xFF\xFE";
    for (const char c : rooted(std::string(n / 2 - 20, 'x'))) (out += c) += '\0';
    return out;
  }));
  shapes.push_back(shape("shapes of a slide", true, kAll / 2, [](std::size_t n) {
    const std::string one =
        R"(<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="ko-KR"/><a:t>)" +
        repeated("한국어 문장과 a sentence. ", 400) + "</a:t></a:r></a:p></p:txBody></p:sp>";
    return R"(<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:cSld><p:spTree>)" +
           repeated(one, n) + "</p:spTree></p:cSld></p:sld>";
  }));
}

}  // namespace deckle::bench

// Damaged SVGs: whatever is changed in one, it is checked to an end, twice with the same answer,
// and what is accepted refers to nothing outside itself by another parser's reading either.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <pugixml.hpp>
#include <random>
#include <string>
#include <string_view>

#include "ooxml/media/svg.h"
#include "tests/support/sample_pictures.h"

namespace deckle::ooxml {
namespace {

// A few rounds always; many by hand, under the sanitizers: DECKLE_LARGE_INPUTS=1.
int rounds() { return std::getenv("DECKLE_LARGE_INPUTS") != nullptr ? 2000 : 20; }

// Each is a document with one of the prologs and some of the bodies.
constexpr std::array<const char*, 5> kPrologs{
    "", "\xEF\xBB\xBF<?xml version='1.0' encoding='utf-8'?>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/svg11.dtd\">",
    "<!DOCTYPE svg [<!ENTITY a \"http://h/\"><!-- x --><?p q?><!ENTITY b '#c'>]>",
    "<?xml version='1.0' encoding='euc-kr'?><!DOCTYPE svg [<!ENTITY amp2 '@'>]>"};
constexpr std::array<const char*, 20> kBodies{
    "<a href='&#x68;ttp://h/x'><rect onclick='x()'/></a>",
    "<style>@namespace url(http://h/x);.a{fill:url(#p)}</style><path class='a b' d='M0 0h1'/>",
    "<style><![CDATA[/* @import */g > .b:hover,#c{filter:blur(3px) drop-shadow(1px "
    "1px)}]]></style>",
    "<image href='data:image/png;base64,iVBORw0KGgo='/>",
    "<use xlink:href='#c'/><g id='c'><use href='#d'/></g><g id='d'><rect/></g>",
    "<filter id='f' filterUnits='userSpaceOnUse' width='9' height='9'><feMorphology radius='3 2'/>"
    "<feTurbulence numOctaves='4'/><feMerge><feMergeNode/></feMerge></filter><g filter='url(#f)'/>",
    "<mask id='m'><circle opacity='.5'/></mask><g mask='url(#m)' transform='matrix(1 2 3 4 5 6)'/>",
    "<pattern id='p' href='#q'/><pattern id='q'><rect fill='url(#p)'/></pattern>",
    "<marker id='k'><path d='M0,0'/></marker><path marker-mid='url(#k)' d='M0 0 1 1 2 2z'/>",
    "<text font-family=\"'\\5FAE\\8F6F'\">&#48148;<tspan>&lt;</tspan></text>",
    "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>x</p></foreignObject>",
    "<script type='text/ecmascript'>alert(1)</script>",
    "<set attributeName='href' to='x'/>",
    "<switch><g requiredFeatures='x'/><text>y</text></switch>",
    "<rect style='fill:url(\"#p\") red;opacity:.5;mix-blend-mode:multiply' clip-path='url(#c)'/>",
    "<x:y xmlns:x='u' x:href='#a'><x:z x:src=''/></x:y>",
    "<metadata><rdf:RDF xmlns:rdf='r'/></metadata>",
    "<?plantuml x?><!-- c -->",
    "<clipPath id='c' clipPathUnits='objectBoundingBox'><use href='#c'/></clipPath>",
    "<animate attributeName='fill' values='url(#p);red' dur='1s'/>"};
constexpr std::array<const char*, 32> kPieces{"href='http://h/x'",
                                              "url(",
                                              "http://h/x",
                                              "\\75 rl(",
                                              "@import 'x'",
                                              "/*",
                                              "*/",
                                              "<!--",
                                              "-->",
                                              "]]>",
                                              "<![CDATA[",
                                              "&a;",
                                              "&#x6a;",
                                              "<!ENTITY c SYSTEM 'x'>",
                                              "'",
                                              "\"",
                                              "<",
                                              ">",
                                              "/>",
                                              "&",
                                              "xml:base='h'",
                                              "xmlns=''",
                                              "xmlns:xlink='y'",
                                              "<style>",
                                              "</style>",
                                              "<image src='x'/>",
                                              "=",
                                              "1e308",
                                              "-",
                                              "\xFF",
                                              "data:image/svg+xml,",
                                              "<?xml-stylesheet href='x'?>"};

std::string seed(std::mt19937& random) {
  std::string body;
  for (int i = 0; i < 4; ++i) body += kBodies[random() % kBodies.size()];
  return kPrologs[random() % kPrologs.size()] + test::svg("viewBox='0 0 9 9' width='30'", body);
}

void mutate(std::string& text, std::mt19937& random) {
  const std::size_t at = random() % (text.size() + 1), other = random() % (text.size() + 1);
  const std::size_t length = random() % 12;
  switch (random() % 5) {
    case 0:
      text.erase(std::min(at, text.size()), length);
      break;
    case 1:
      text.insert(at, kPieces[random() % kPieces.size()]);
      break;
    case 2:
      text.insert(at, text.substr(other, random() % 60));
      break;
    case 3:
      if (at < text.size()) text[at] = static_cast<char>(random());
      break;
    default:
      if (at < text.size()) text[at] = "<>&'\"=/()#@; \n\\"[random() % 15];
  }
}

bool is_outside(std::string_view target) {
  const std::size_t first = target.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && target[first] != '#' && target[first] != '&' &&
         (target[first] | 0x20) != 'd';
}

// By pugixml, which neither expands entities nor checks names, within an SVG without active
// content.
std::string reference_outside(const std::string& bytes) {
  pugi::xml_document document;
  if (!document.load_buffer(bytes.data(), bytes.size(), pugi::parse_full, pugi::encoding_utf8))
    return {};
  std::string found;
  struct Walker : pugi::xml_tree_walker {
    std::string* found = nullptr;
    bool for_each(pugi::xml_node& node) override {
      const std::string_view name = node.name();
      if (node.type() == pugi::node_pi && name == "xml-stylesheet") *found = name;
      for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view key = attribute.name();
        const bool href = key.ends_with("href") && name != "a" && !name.ends_with(":a") &&
                          (key.size() == 4 || key[key.size() - 5] == ':');
        if ((href || key == "src") && is_outside(attribute.value())) *found = attribute.value();
        // Behind @namespace it is a name.
        const std::string_view value = attribute.value();
        if (value.find("url(http") < value.find('@')) *found = value;
      }
      return found->empty();
    }
  } walker;
  walker.found = &found;
  document.traverse(walker);
  return found;
}

TEST(SvgCheck, EndsWithDamagedFiles) {
  constexpr int kSeeds = 50;
  int accepted = 0, active = 0;
  for (int number = 0; number < kSeeds; ++number) {
    std::mt19937 random(static_cast<std::mt19937::result_type>(number));
    const std::string whole = seed(random);
    for (int round = 0; round < rounds(); ++round) {
      std::string text = whole;
      for (std::size_t i = random() % 3 + 1; i > 0; --i) mutate(text, random);
      const Result<SvgFacts> facts = check_svg(text);
      const Result<SvgFacts> again = check_svg(text);
      ASSERT_EQ(facts.has_value(), again.has_value()) << text;
      if (!facts) {
        EXPECT_EQ(facts.error().message, again.error().message) << text;
        EXPECT_FALSE(facts.error().message.empty()) << text;
        continue;
      }
      ++accepted;
      EXPECT_EQ(facts->work.ms_per_megapixel, again->work.ms_per_megapixel) << text;
      EXPECT_GE(facts->work.ms_per_megapixel, 0) << text;
      EXPECT_GE(facts->work.pixels, 1) << text;
      if (facts->active.empty())
        EXPECT_EQ(reference_outside(text), "") << text;
      else
        ++active;
    }
  }
  EXPECT_GT(accepted, kSeeds * rounds() / 20);
  EXPECT_GT(accepted - active, kSeeds * rounds() / 50);
}

}  // namespace
}  // namespace deckle::ooxml

// Headers of pictures, and the check of an SVG.

#include <fmt/format.h>

#include <memory>

#include "bench/reading/shape.h"
#include "ooxml/media/metafile/metafile_svg.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/media/svg.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/wmf_builder.h"

namespace deckle::bench {
namespace {

Input picture(std::string bytes) {
  const auto all = std::make_shared<std::string>(std::move(bytes));
  return {all->size(), [all](const Limits&) {
            const auto header = ooxml::read_picture_header(*all);
            return header.has_value() || header.error().code == ErrorCode::Malformed;
          }};
}

Input metafile(std::string bytes) {
  const auto all = std::make_shared<std::string>(std::move(bytes));
  return {all->size(), [all](const Limits&) { return !ooxml::metafile_svg(*all).svg.empty(); }};
}

Input svg(std::string bytes) {
  const auto all = std::make_shared<std::string>(std::move(bytes));
  return {all->size(), [all](const Limits& limits) { return ooxml::check_svg(*all, limits).has_value(); }};
}

// `format` with the numbers {0} and {1}, from 1 on, {1} one more than {0}; up to `bytes`.
std::string counted(const char* format, std::size_t bytes) {
  std::string out;
  for (std::size_t i = 1; out.size() < bytes; ++i) {
    const std::string one = fmt::format(fmt::runtime(format), i, i + 1);
    if (out.size() + one.size() > bytes) break;
    out += one;
  }
  return out;
}

// The picture with `piece` repeated at `at`.
std::string grown(const std::string& whole, std::size_t at, const std::string& piece, std::size_t size) {
  return whole.substr(0, at) + repeated(piece, size) + whole.substr(at);
}

}  // namespace

void add_media(std::vector<Shape>& shapes) {
  constexpr std::size_t kAll = std::size_t{64} << 20, kSvg = (std::size_t{16} << 20) - 200;
  const auto file = [](std::function<std::string(std::size_t)> make) {
    return [make](std::size_t n) { return picture(make(n)); };
  };
  // After the signature and the header: 8 + 25 bytes.
  shapes.push_back({"picture", "PNG: empty chunks", false, up_to(kAll), file([](std::size_t n) {
                      return grown(test::png(9, 9), 33, test::png_chunk("tEXt", ""), n);
                    })});
  shapes.push_back({"picture", "JPEG: short segments", false, up_to(kAll), file([](std::size_t n) {
                      return grown(test::jpeg(9, 9), 2, std::string("\xFF\xE5\0\x02", 4), n);
                    })});
  shapes.push_back({"picture", "JPEG: fill bytes", false, up_to(kAll), file([](std::size_t n) {
                      return grown(test::jpeg(9, 9), 2, "\xFF", n);
                    })});
  shapes.push_back({"picture", "GIF: short blocks", false, up_to(kAll), file([](std::size_t n) {
                      const std::string whole = test::gif(9, 9);
                      return grown(whole, whole.size() - 1, std::string("!\xFE\x01x\0", 5), n);
                    })});
  shapes.push_back({"picture", "TIFF: anything after the header", false, up_to(kAll), file([](std::size_t n) {
                      return test::tiff(9, 9, false) + std::string(n, '\x01');
                    })});
  shapes.push_back({"picture", "EMF: anything after the header", false, up_to(kAll), file([](std::size_t n) {
                      return test::emf(900, 900) + std::string(n, '\0');
                    })});
  shapes.push_back({"picture", "text before an element", false, up_to(kAll), file([](std::size_t n) {
                      return repeated("<!-- -->", n) + "<svg/>";
                    })});
  // Of as many records as the drawing may have bytes for, and of what draws nothing.
  shapes.push_back({"metafile", "WMF: lines", false, up_to(1'900'000), [](std::size_t n) {
                      const std::string line = test::wmf_record(0x0213, {40, 90});
                      return metafile(test::wmf_picture(test::wmf_record(0x0214, {1, 1}) + repeated(line, n)));
                    }});
  shapes.push_back({"metafile", "WMF: positions", false, up_to(kAll), [](std::size_t n) {
                      const std::string line = test::wmf_record(0x0213, {40, 90});
                      return metafile(test::wmf_picture(
                          repeated(test::wmf_record(0x0214, {1, 1}), n) + line));
                    }});
  const auto drawing = [](std::function<std::string(std::size_t)> make) {
    return [make](std::size_t n) { return svg(make(n)); };
  };
  shapes.push_back({"svg", "empty elements", false, up_to(790'000), drawing([](std::size_t n) {
                      return test::svg("", repeated("<g/>", n - 100));
                    })});
  shapes.push_back({"svg", "attributes", false, up_to(kSvg), drawing([](std::size_t n) {
                      return test::svg("", repeated("<g a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' k='' l='' m='' n='' o='' p='' q='' r='' s='' t='' u='' v='' w='' x='' y='' z=''/>", n - 100));
                    })});
  shapes.push_back({"svg", "style sheets", false, beyond(kSvg), drawing([](std::size_t n) {
                      return test::svg("", "<style>" + repeated(".a{fill:red}/* */@media x{}", n - 100) + "</style>");
                    })});
  shapes.push_back({"svg", "uses of uses", false, up_to(20'000'000), drawing([](std::size_t n) {
                      return test::svg(
                          "", "<defs>" + counted("<g id='u{0}'><use href='#u{1}'/></g>", n - 100) +
                                  "</defs><use href='#u1'/>");
                    })});
  shapes.push_back(
      {"svg", "references to many elements", false, up_to(28'000'000), drawing([](std::size_t n) {
         return test::svg(
             "", "<defs>" + counted("<g id='u{0}' fill='url(#u{1})'/>", n - 100) + "</defs>");
       })});
  shapes.push_back(
      {"svg", "many filter functions", false, up_to(25'000'000), drawing([](std::size_t n) {
         return test::svg("", counted("<g filter='blur({0}px)'/>", n - 100));
       })});
  shapes.push_back({"svg", "names of rules", false, up_to(kSvg), drawing([](std::size_t n) {
                      return test::svg(
                          "", "<style>" + counted(".c{0}{{opacity:0}}", n - 100) + "</style>");
                    })});
  shapes.push_back(
      {"svg", "many selectors of many elements", false, up_to(48'000'000),
       drawing([](std::size_t n) {
         return test::svg(
             "", "<style>" + counted("g>.c{0}{{fill:url(#u{1});stroke:url(#u{1})}}", n / 2 - 100) +
                     "</style>" + counted("<g class='c1 c{0} c2 c{1}'/>", n / 2 - 100));
       })});
  shapes.push_back(
      {"svg", "classes of one element", false, up_to(kSvg), drawing([](std::size_t n) {
         return test::svg(
             "", "<style>" + counted("g>.c{0}{{fill:url(#u{1});filter:url(#u{0})}}", n / 2 - 100) +
                     "</style><g class='" + counted("c{0} ", n / 2 - 200) + "'/>");
       })});
  shapes.push_back(
      {"svg", "classes in ever new order", false, up_to(kSvg), drawing([](std::size_t n) {
         return test::svg("",
                          "<style>g>.a{filter:url(#a);mask:url(#b)}g>.b{filter:url(#c);mask:url(#d)"
                          "}</style><g class='" +
                              repeated("a b b a b a a ", n - 300) + "'/>");
       })});
  shapes.push_back(
      {"svg", "declarations of one style", false, up_to(kSvg), drawing([](std::size_t n) {
         return test::svg("", "<g style='" + repeated("opacity:.5;", n - 200) + "'/>");
       })});
  shapes.push_back(
      {"svg", "escapes in a style sheet", false, up_to(kSvg), drawing([](std::size_t n) {
         return test::svg("", "<style>" + repeated("\\61", n - 200) + "</style>");
       })});
  shapes.push_back({"svg", "open parentheses", false, up_to(kSvg), drawing([](std::size_t n) {
                      return test::svg("", "<g style='" + repeated("(", n - 200) + "'/>");
                    })});
  shapes.push_back(
      {"svg", "references to an entity", false, up_to(kSvg), drawing([](std::size_t n) {
         return "<!DOCTYPE svg [<!ENTITY e 'x'>]>" + test::svg("", repeated("&e;", n - 200));
       })});
  shapes.push_back({"svg", "prefixes", false, up_to(28'000'000), drawing([](std::size_t n) {
                      return test::svg("", counted("<p{0}:g xmlns:p{0}='u'/>", n - 200));
                    })});
  shapes.push_back({"svg", "paths of a map", true, beyond(kSvg), drawing([](std::size_t n) {
                      return test::svg("", repeated("<path fill='#abcdef' d='" + repeated("M1.5 2.25L3 4z ", 400) + "'/>", n - 100));
                    })});
}

}  // namespace deckle::bench

// Headers of pictures, and the check of an SVG.

#include <memory>

#include "bench/reading/shape.h"
#include "ooxml/media/picture_header.h"
#include "ooxml/media/svg.h"
#include "tests/support/sample_pictures.h"

namespace deckle::bench {
namespace {

Input picture(std::string bytes) {
  const auto all = std::make_shared<std::string>(std::move(bytes));
  return {all->size(), [all](const Limits&) {
            const auto header = ooxml::read_picture_header(*all);
            return header.has_value() || header.error().code == ErrorCode::Malformed;
          }};
}

Input svg(std::string bytes) {
  const auto all = std::make_shared<std::string>(std::move(bytes));
  return {all->size(), [all](const Limits& limits) { return ooxml::check_svg(*all, limits).has_value(); }};
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
  shapes.push_back({"svg", "paths of a map", true, beyond(kSvg), drawing([](std::size_t n) {
                      return test::svg("", repeated("<path fill='#abcdef' d='" + repeated("M1.5 2.25L3 4z ", 400) + "'/>", n - 100));
                    })});
}

}  // namespace deckle::bench

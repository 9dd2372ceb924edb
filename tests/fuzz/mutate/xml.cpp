#include "tests/fuzz/mutate/xml.h"

#include <algorithm>
#include <array>
#include <vector>

#include "tests/fuzz/mutate/bytes.h"

namespace deckle::fuzz {
namespace {

struct Range {
  std::size_t begin = 0, end = 0;
};

// Where the elements are and the values of their attributes, as far as the text is well-formed.
struct Parts {
  std::vector<Range> elements, values;
};

void find_values(std::string_view text, const Range& tag, Parts& parts) {
  for (std::size_t at = tag.begin; at < tag.end; ++at) {
    if (text[at] != '"' && text[at] != '\'') continue;
    const std::size_t end = text.find(text[at], at + 1);
    if (end == std::string_view::npos || end >= tag.end) return;
    parts.values.push_back({at + 1, end});
    at = end;
  }
}

Parts find_parts(std::string_view text) {
  constexpr std::size_t kEnough = 20'000;
  Parts parts;
  std::vector<std::size_t> open;
  std::size_t at = 0;
  while (parts.elements.size() < kEnough && (at = text.find('<', at)) != std::string_view::npos) {
    const std::size_t close = text.find('>', at);
    if (close == std::string_view::npos) break;
    const std::size_t end = close + 1;
    const char kind = text[at + 1];
    if (kind == '/') {
      if (!open.empty()) {
        parts.elements.push_back({open.back(), end});
        open.pop_back();
      }
    } else if (kind != '?' && kind != '!') {
      find_values(text, {at, end}, parts);
      if (text[close - 1] == '/') {
        parts.elements.push_back({at, end});
      } else {
        open.push_back(at);
      }
    }
    at = end;
  }
  return parts;
}

std::string_view piece(std::string_view text, const Range& range) {
  return text.substr(range.begin, range.end - range.begin);
}

void replace(std::string& text, const Range& range, const std::string& with) {
  text.replace(range.begin, range.end - range.begin, with);
}

constexpr std::array<std::string_view, 40> kValues = {"",
                                                      "0",
                                                      "1",
                                                      "-1",
                                                      "2147483647",
                                                      "2147483648",
                                                      "-2147483648",
                                                      "9223372036854775807",
                                                      "18446744073709551616",
                                                      "1e308",
                                                      "NaN",
                                                      "0.5",
                                                      "true",
                                                      "false",
                                                      "on",
                                                      "51206400",
                                                      "914400",
                                                      "27273042316900",
                                                      "100000",
                                                      "-100000",
                                                      "FFFFFF",
                                                      "000000",
                                                      "rId1",
                                                      "rId2",
                                                      "rId99",
                                                      "title",
                                                      "body",
                                                      "ctrTitle",
                                                      "pic",
                                                      "tbl",
                                                      "chart",
                                                      "dt",
                                                      "tx1",
                                                      "phClr",
                                                      "bg1",
                                                      "accent6",
                                                      "+mn-ea",
                                                      "#a",
                                                      "url(#a)",
                                                      "a b  c"};

void change_element(std::string& text, const Parts& parts, Random& random) {
  const Range range = random.one_of(parts.elements);
  const std::string whole(piece(text, range));
  switch (random.below(6)) {
    case 0:
      replace(text, range, "");
      break;
    case 1:
      replace(text, range, whole + whole);
      break;
    case 2:
      text.insert(random.one_of(parts.elements).begin, whole);
      break;
    case 3:
      replace(text, range, std::string(piece(text, random.one_of(parts.elements))));
      break;
    case 4:
      replace(text, range,
              "<mc:AlternateContent "
              "xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\">"
              "<mc:Choice Requires=\"" +
                  std::string(random.once_in(2) ? "p14" : "zz") + "\">" + whole +
                  "</mc:Choice><mc:Fallback>" + whole + "</mc:Fallback></mc:AlternateContent>");
      break;
    default: {
      // The content alone: the element's tags are removed.
      const std::size_t begin = whole.find('>'), end = whole.rfind("</");
      if (begin < end && end != std::string::npos)
        replace(text, range, whole.substr(begin + 1, end - begin - 1));
    }
  }
}

void change_value(std::string& text, const Parts& parts, Random& random) {
  const Range range = random.one_of(parts.values);
  switch (random.below(3)) {
    case 0:
      replace(text, range, std::string(random.one_of(kValues)));
      break;
    case 1:
      replace(text, range, std::string(piece(text, random.one_of(parts.values))));
      break;
    default:
      replace(text, range, mutate_bytes(piece(text, range), 200, random));
      break;
  }
}

}  // namespace

std::string mutate_xml(std::string_view bytes, std::size_t most, Random& random) {
  std::string text(bytes);
  for (std::size_t changes = random.once_in(3) ? 1 + random.below(3) : 1; changes > 0; --changes) {
    const Parts parts = find_parts(text);
    if (parts.elements.empty() || random.once_in(12)) {
      text = mutate_bytes(text, most, random);
    } else if (parts.values.empty() || random.once_in(2)) {
      change_element(text, parts, random);
    } else {
      change_value(text, parts, random);
    }
    if (text.size() > most) text = std::string(bytes);
  }
  text.resize(std::min(text.size(), most));
  return text;
}

}  // namespace deckle::fuzz

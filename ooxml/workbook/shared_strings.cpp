#include "ooxml/workbook/shared_strings.h"

#include <cctype>
#include <cstdint>

#include "ooxml/xml/writer.h"

namespace deckle::ooxml {
namespace {

constexpr std::size_t kEscapeLength = 7;  // _xHHHH_

bool is_escape(const std::string& text, std::size_t at) {
  if (at + kEscapeLength > text.size() || text[at] != '_' || text[at + 1] != 'x' ||
      text[at + kEscapeLength - 1] != '_')
    return false;
  for (std::size_t i = at + 2; i < at + kEscapeLength - 1; ++i) {
    if (std::isxdigit(static_cast<unsigned char>(text[i])) == 0) return false;
  }
  return true;
}

}  // namespace

std::string as_xstring(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_escape(text, i)) out += "_x005F";
    out += text[i];
  }
  return out;
}

std::size_t SharedStrings::index_of(const std::string& text) {
  ++uses_;
  const auto [found, fresh] = index_.emplace(text, texts_.size());
  if (fresh) texts_.push_back(text);
  return found->second;
}

std::string SharedStrings::xml() const {
  xml::Writer w;
  w.open("sst")
      .attribute("xmlns", "http://schemas.openxmlformats.org/spreadsheetml/2006/main")
      .attribute("count", static_cast<std::int64_t>(uses_))
      .attribute("uniqueCount", static_cast<std::int64_t>(texts_.size()));
  for (const std::string& text : texts_) {
    w.open("si").open("t").attribute("xml:space", "preserve").text(as_xstring(text)).close();
    w.close();
  }
  return w.close().take();
}

}  // namespace deckle::ooxml

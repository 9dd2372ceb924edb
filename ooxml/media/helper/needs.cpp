#include "ooxml/media/helper/needs.h"

#include <strings.h>
#include <algorithm>

namespace deckle::ooxml {
namespace {

constexpr std::string_view kPictures = "--pictures", kEncoding = "--encoding=";
// Names of the IANA registry have at most 40 characters.
constexpr std::size_t kMaxEncoding = 40;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// XML 1.0, 4.3.3: EncName. So it contains neither a path nor options of iconv.
bool is_encoding(std::string_view name) {
  return !name.empty() && name.size() <= kMaxEncoding && is_letter(name.front()) &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return is_letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
         });
}

bool is_utf8(const std::string& name) {
  return ::strcasecmp(name.c_str(), "UTF-8") == 0 || ::strcasecmp(name.c_str(), "UTF8") == 0;
}

std::string_view after(std::string_view text, std::string_view word) {
  const std::size_t at = text.find(word);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + word.size());
}

// The value of "encoding" in the XML declaration.
std::string_view declared_encoding(std::string_view svg) {
  std::string_view text = after(svg.substr(0, svg.find("?>")), "<?xml");
  text = after(after(text, "encoding"), "=");
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.empty() || (text.front() != '"' && text.front() != '\'')) return {};
  const std::size_t end = text.find(text.front(), 1);
  return end == std::string_view::npos ? std::string_view() : text.substr(1, end - 1);
}

}  // namespace

SvgNeeds needs_of(std::string_view svg) {
  SvgNeeds needs;
  for (const std::string_view mark : {"<image", ":image", "feImage"})
    needs.pictures = needs.pictures || svg.find(mark) != std::string_view::npos;
  if (const std::string_view name = declared_encoding(svg); is_encoding(name)) {
    needs.encoding = name;
    if (is_utf8(needs.encoding)) needs.encoding.clear();
  }
  return needs;
}

std::vector<std::string> need_arguments(const SvgNeeds& needs) {
  std::vector<std::string> arguments;
  if (needs.pictures) arguments.emplace_back(kPictures);
  if (!needs.encoding.empty()) arguments.push_back(std::string(kEncoding) + needs.encoding);
  return arguments;
}

SvgNeeds take_needs(std::vector<std::string_view>& arguments) {
  SvgNeeds needs;
  std::erase_if(arguments, [&needs](std::string_view argument) {
    if (argument == kPictures) return needs.pictures = true;
    if (!argument.starts_with(kEncoding)) return false;
    argument.remove_prefix(kEncoding.size());
    if (!is_encoding(argument)) return false;
    needs.encoding = argument;
    return true;
  });
  return needs;
}

}  // namespace deckle::ooxml

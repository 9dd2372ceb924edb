#include "ooxml/opc/part_name.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

namespace {

// Real names stay below 120 bytes; zip allows 65,535, file systems 255 a segment and 4,096 in all.
constexpr std::size_t kMaxName = 1024;

constexpr std::string_view kRels = "_rels/";
constexpr std::string_view kRelsExtension = ".rels";

bool is_letter(char c) { return ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z'; }

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char l = ascii_lower(c);
  return l >= 'a' && l <= 'f' ? l - 'a' + 10 : -1;
}

std::vector<std::string_view> segments_of(std::string_view path) {
  std::vector<std::string_view> out;
  std::size_t begin = 0;
  while (begin <= path.size()) {
    const std::size_t slash = std::min(path.find('/', begin), path.size());
    out.push_back(path.substr(begin, slash - begin));
    begin = slash + 1;
  }
  return out;
}

Message plain_name_flaw(std::string_view name) {
  const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  if (std::any_of(name.begin(), name.end(), control)) return tr("has control characters");
  if (name.find('\\') != std::string_view::npos) return tr("has a backslash");
  if (name.front() == '/') return tr("is absolute");
  if (name.size() > 1 && is_letter(name[0]) && name[1] == ':') return tr("has a drive letter");
  for (const std::string_view segment : segments_of(name)) {
    if (segment.empty()) return tr("has an empty segment");
    if (segment.back() == '.') return tr("has a segment that ends in a dot");
  }
  return {};
}

// Everything up to and including the last '/'.
std::string_view folder_of(std::string_view name) {
  const std::size_t slash = name.rfind('/');
  return slash == std::string_view::npos ? std::string_view{} : name.substr(0, slash + 1);
}

bool has_scheme(std::string_view target) {
  const std::size_t colon = target.find(':');
  return colon != std::string_view::npos && colon > 0 && is_letter(target[0]) &&
         std::all_of(
             target.begin(), target.begin() + static_cast<std::ptrdiff_t>(colon), [](char c) {
               return is_letter(c) || (c >= '0' && c <= '9') || c == '+' || c == '.' || c == '-';
             });
}

}  // namespace

Message name_flaw(std::string_view name) {
  if (name.empty()) return tr("is empty");
  if (name.size() > kMaxName) return tr("is longer than 1024 bytes");
  Message flaw = plain_name_flaw(name);
  if (flaw.empty() && name.find('%') != std::string_view::npos)
    flaw = plain_name_flaw(percent_decoded(name));
  return flaw;
}

std::string relationship_part_of(std::string_view part) {
  const std::string_view folder = folder_of(part);
  std::string out(folder);
  out += kRels;
  out += part.substr(folder.size());
  out += kRelsExtension;
  return out;
}

bool is_relationship_part(std::string_view part) {
  if (part.size() < kRelsExtension.size() || part[part.size() - kRelsExtension.size()] != '.')
    return false;
  const std::string name = ascii_lower(part);  // names are equal but for case
  if (!name.ends_with(kRelsExtension)) return false;
  const std::string_view folder = folder_of(name);
  return folder == kRels || folder.ends_with("/_rels/");
}

std::string source_of_relationship_part(std::string_view name) {
  const std::string_view folder = folder_of(name);
  std::string out(folder.substr(0, folder.size() - kRels.size()));
  const std::string_view file = name.substr(folder.size());
  out += file.substr(0, file.size() - kRelsExtension.size());
  return out;
}

std::string extension_of(std::string_view name) {
  const std::string_view file = name.substr(folder_of(name).size());
  const std::size_t dot = file.rfind('.');
  return dot == std::string_view::npos ? std::string{} : ascii_lower(file.substr(dot + 1));
}

std::string resolve_target(std::string_view part, std::string_view target) {
  if (has_scheme(target)) return {};
  target = target.substr(0, std::min(target.find('#'), target.find('?')));
  if (target.empty()) return {};
  std::string joined = target.front() == '/' ? std::string(target.substr(1))
                                             : std::string(folder_of(part)).append(target);
  std::vector<std::string_view> kept;
  for (const std::string_view segment : segments_of(joined)) {
    if (segment.empty() || segment == ".") continue;
    if (segment != "..") {
      kept.push_back(segment);
    } else if (kept.empty()) {
      return {};
    } else {
      kept.pop_back();
    }
  }
  std::string out;
  for (const std::string_view segment : kept) {
    if (!out.empty()) out += '/';
    out += segment;
  }
  return out;
}

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 &&
        hex_value(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string percent_encoded(std::string_view name) {
  // RFC 3986, 3.3: pchar and '/'; a '%' that begins an escape stays.
  static constexpr std::string_view kKept = "-._~!$&'()*+,;=:@/";
  static constexpr char kDigits[] = "0123456789ABCDEF";
  std::string out;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    const bool escape = c == '%' && i + 2 < name.size() && hex_value(name[i + 1]) >= 0 &&
                        hex_value(name[i + 2]) >= 0;
    if (is_letter(c) || (c >= '0' && c <= '9') || kKept.find(c) != std::string_view::npos ||
        escape) {
      out += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      out += '%';
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    }
  }
  return out;
}

std::string relative_target(std::string_view part, std::string_view target_part) {
  const std::vector<std::string_view> from = segments_of(part), to = segments_of(target_part);
  std::size_t common = 0;
  while (common + 1 < from.size() && common + 1 < to.size() && from[common] == to[common]) ++common;
  std::string out;
  for (std::size_t i = common; i + 1 < from.size(); ++i) out += "../";
  for (std::size_t i = common; i < to.size(); ++i) {
    out += to[i];
    if (i + 1 < to.size()) out += '/';
  }
  return out;
}

}  // namespace deckle::ooxml

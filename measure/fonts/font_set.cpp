#include "measure/fonts/font_set.h"

#include <dirent.h>
#include <fontconfig/fontconfig.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <pugixml.hpp>
#include <set>
#include <sstream>
#include <string_view>
#include <vector>

namespace deckle::measure {
namespace {

const FcChar8* fc(const std::string& text) {
  return reinterpret_cast<const FcChar8*>(text.c_str());
}

struct StringFree {
  void operator()(FcChar8* text) const { FcStrFree(text); }
};
struct DirClose {
  void operator()(DIR* dir) const { ::closedir(dir); }
};
using FcString = std::unique_ptr<FcChar8, StringFree>;

// FcNameBool()'s reading of a truth value.
bool is_true(std::string_view value) {
  if (value.empty()) return false;
  if (std::string_view("tTyY1").find(value.front()) != std::string_view::npos) return true;
  return value.size() > 1 && (value[0] == 'o' || value[0] == 'O') &&
         (value[1] == 'n' || value[1] == 'N');
}

// A folder that means the same wherever it is written.
bool is_absolute(const pugi::xml_node& folder, std::string_view name) {
  const std::string_view prefix = folder.attribute("prefix").value();
  if (prefix == "xdg") return true;
  return prefix.empty() && (name.starts_with('/') || name.starts_with("~/"));
}

struct WriteTo final : pugi::xml_writer {
  explicit WriteTo(std::string& text) : text_(text) {}
  void write(const void* data, size_t size) override {
    text_.append(static_cast<const char*>(data), size);
  }
  std::string& text_;
};

std::string text_of(const pugi::xml_node& element) {
  std::string text;
  for (const pugi::xml_node& child : element.children()) text += child.value();
  return text;
}

// Follows fontconfig 2.14's fcxml.c. Each step is false when fontconfig had better do it.
class Reader {
 public:
  // Keeps the elements that name fonts, or with `tests` what its rules ask.
  explicit Reader(FcConfig* config, MatchingTests* tests = nullptr)
      : config_(config), tests_(tests) {}

  [[nodiscard]] bool include(const std::string& name, bool may_be_missing) {
    const FcString found(FcConfigGetFilename(config_, name.empty() ? nullptr : fc(name)));
    if (!found) return may_be_missing;
    const std::string path = link_target(reinterpret_cast<const char*>(found.get()));
    if (!read_.insert(path).second) return true;
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0) return false;
    if (S_ISDIR(info.st_mode)) return folder(path);
    return S_ISREG(info.st_mode) && file(path);
  }

  [[nodiscard]] bool has_cache() const { return has_cache_; }
  [[nodiscard]] std::string document() const {
    return "<?xml version=\"1.0\"?><fontconfig>" + elements_ + "</fontconfig>";
  }

 private:
  // One step, as fontconfig takes it.
  static std::string link_target(const std::string& path) {
    std::array<char, 4096> to{};
    const ssize_t length = ::readlink(path.c_str(), to.data(), to.size());
    if (length <= 0) return path;
    const std::filesystem::path target(
        std::string_view(to.data(), static_cast<std::size_t>(length)));
    return (std::filesystem::path(path).parent_path() / target).lexically_normal().string();
  }

  bool folder(const std::string& path) {
    const std::unique_ptr<DIR, DirClose> dir(::opendir(path.c_str()));
    if (!dir) return false;
    std::vector<std::string> files;
    while (const dirent* entry = ::readdir(dir.get())) {
      const std::string_view name = static_cast<const char*>(entry->d_name);
      if (name.size() > 5 && name.front() >= '0' && name.front() <= '9' && name.ends_with(".conf"))
        files.push_back(path + '/' + std::string(name));
    }
    std::sort(files.begin(), files.end());
    return std::all_of(files.begin(), files.end(),
                       [this](const std::string& file) { return include(file, false); });
  }

  bool file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in.good() || !text.good()) return false;
    std::string bytes = std::move(text).str();
    pugi::xml_document xml;
    constexpr unsigned kParse = pugi::parse_escapes | pugi::parse_cdata | pugi::parse_eol |
                                pugi::parse_wconv_attribute | pugi::parse_doctype;
    if (!xml.load_buffer_inplace(bytes.data(), bytes.size(), kParse, pugi::encoding_utf8))
      return false;
    for (const pugi::xml_node& node : xml.children()) {
      if (node.type() == pugi::node_doctype) {
        const std::string_view type = node.value();
        const bool has_entities = type.find('[') != std::string_view::npos;
        if (!type.starts_with("fontconfig") || has_entities) return false;
      } else if (std::string_view(node.name()) != "fontconfig" || !root(node)) {
        return false;
      }
    }
    return true;
  }

  bool root(const pugi::xml_node& fontconfig) {
    const auto children = fontconfig.children();
    return std::all_of(children.begin(), children.end(), [this](const pugi::xml_node& node) {
      return node.type() != pugi::node_element || element(node);
    });
  }

  bool element(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    if (tests_ != nullptr && (name == "alias" || name == "match")) return rule(node);
    if (name == "alias" || name == "description" || name == "cache" || name.starts_with("its:"))
      return true;
    if (name == "match")
      return std::string_view(node.attribute("target").value()) != "scan" || keep(node);
    if (name == "selectfont" || name == "config" || name == "reset-dirs") return keep(node);
    if (name == "dir") return is_absolute(node, text_of(node)) && keep(node);
    if (name == "cachedir") {
      has_cache_ = true;
      return is_absolute(node, text_of(node)) && keep(node);
    }
    return name == "include" && follow(node);
  }

  bool rule(const pugi::xml_node& node) {
    if (std::string_view(node.attribute("target").value()) == "scan") return true;
    // A value computed from the family, which may stand anywhere in a rule.
    const pugi::xml_node computed = node.find_node([](const pugi::xml_node& inner) {
      const std::string_view value = inner.text().get();
      return std::string_view(inner.name()) == "name" && (value == "family" || value == "charset");
    });
    if (computed) return false;
    for (const pugi::xml_node& child : node.children()) {
      const std::string_view name = child.name();
      if (name == "family") tests_->families.push_back(text_of(child));
      if (name == "test" && !test(child)) return false;
    }
    return true;
  }

  bool test(const pugi::xml_node& node) {
    const std::string_view name = node.attribute("name").value();
    if (name == "charset") tests_->characters = true;
    if (name != "family") return true;
    const std::string_view compare = node.attribute("compare").value();
    const bool equal = compare.empty() || compare == "eq" || compare == "not_eq";
    if (!equal && compare != "contains" && compare != "not_contains") return false;
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      if (std::string_view(child.name()) != "string") return false;
      (equal ? tests_->families : tests_->parts).push_back(text_of(child));
    }
    return true;
  }

  bool follow(const pugi::xml_node& node) {
    std::string name = text_of(node);
    const std::string_view prefix = node.attribute("prefix").value();
    if (name.empty()) return false;
    if (prefix == "xdg") {
      const char* set = std::getenv("XDG_CONFIG_HOME");
      const FcChar8* home = FcConfigHome();
      if (set == nullptr && home == nullptr) return false;
      const std::string base =
          set != nullptr ? set : std::string(reinterpret_cast<const char*>(home)) + "/.config";
      name = base + '/' + name;
    }
    // Such a place is moved to where it should be, when there is something.
    if (is_true(node.attribute("deprecated").value())) {
      const FcString found(FcConfigGetFilename(config_, fc(name)));
      if (found) return false;
    }
    return include(name, is_true(node.attribute("ignore_missing").value()));
  }

  bool keep(const pugi::xml_node& node) {
    if (tests_ != nullptr) return true;
    WriteTo to(elements_);
    node.print(to, "", pugi::format_raw);
    return true;
  }

  FcConfig* config_;
  MatchingTests* tests_;
  std::set<std::string> read_;
  std::string elements_;
  bool has_cache_ = false;
};

bool can_follow(FcConfig* config) {
  return follows_version(FcGetVersion()) && FcConfigGetSysRoot(config) == nullptr;
}

}  // namespace

bool follows_version(int version) { return version >= 21400 && version < 21500; }

std::optional<std::string> font_set_configuration(FcConfig* config) {
  if (!can_follow(config)) return std::nullopt;
  Reader reader(config);
  if (!reader.include("", false) || !reader.has_cache()) return std::nullopt;
  return reader.document();
}

std::optional<MatchingTests> matching_tests(FcConfig* config) {
  if (!can_follow(config)) return std::nullopt;
  MatchingTests tests;
  if (!Reader(config, &tests).include("", false)) return std::nullopt;
  return tests;
}

}  // namespace deckle::measure

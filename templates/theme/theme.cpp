#include "templates/theme/theme.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/core/embedded.h"
#include "slidespec/diag/nearest_name.h"
#include "templates/messages/tr.h"
#include "templates/theme/theme_files.h"

namespace deckle::templates {

namespace {

constexpr std::string_view kEnding = ".json";
constexpr std::string_view kFirst = "default";

}  // namespace

std::uint32_t Theme::color(std::string_view token) const {
  const auto found = colors.find(token);
  return found == colors.end() ? 0 : found->second;
}

const std::vector<std::string>& theme_color_names() {
  static const std::vector<std::string> names{"ink",     "paper",   "muted",   "light",   "dark",
                                              "accent1", "accent2", "accent3", "accent4", "accent5",
                                              "accent6", "warning", "good"};
  return names;
}

Theme theme_like_default() {
  Theme theme;
  // Those of templates/builtin/default-16x9; a test compares both.
  theme.colors = {{"ink", 0x0F2344},     {"paper", 0xFFFFFF},   {"muted", 0x526072},
                  {"light", 0xEFF3F8},   {"dark", 0x0F2344},    {"accent1", 0x1A5FB4},
                  {"accent2", 0xF69D25}, {"accent3", 0x00887D}, {"accent4", 0x602859},
                  {"accent5", 0xED6B4E}, {"accent6", 0xA7D7EF}, {"warning", 0xC0392B},
                  {"good", 0x2E7D32}};
  theme.dark_as = "ink";
  theme.heading = theme.body = {"Calibri", "Malgun Gothic", "Arial"};
  return theme;
}

const std::vector<std::string>& builtin_theme_ids() {
  static const std::vector<std::string> ids = [] {
    std::vector<std::string> names{std::string(kFirst)};
    for (const EmbeddedFile& file : theme_files::embedded_files()) {
      const std::string name(file.path.substr(0, file.path.size() - kEnding.size()));
      if (name != kFirst) names.push_back(name);
    }
    return names;
  }();
  return ids;
}

std::string_view builtin_theme_text(const std::string& id) {
  for (const EmbeddedFile& file : theme_files::embedded_files()) {
    if (file.path == id + std::string(kEnding)) return file.bytes;
  }
  return {};
}

Result<std::shared_ptr<const Theme>> builtin_theme(const std::string& id) {
  const std::string_view text = builtin_theme_text(id);
  if (text.empty()) {
    const std::vector<std::string>& ids = builtin_theme_ids();
    return fail(ErrorCode::NotFound,
                tr("there is no theme {}", id) + "; " +
                    nearest_hint(id, std::vector<std::string_view>(ids.begin(), ids.end())),
                {});
  }
  DiagnosticSink flaws;
  std::optional<Theme> theme = read_theme(text, id, flaws);
  DECKLE_ASSERT(theme.has_value(), "a built-in theme is valid");
  theme->id = id;
  return std::make_shared<const Theme>(std::move(*theme));
}

}  // namespace deckle::templates

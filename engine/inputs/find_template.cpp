#include "engine/inputs/find_template.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "engine/inputs/nearest_file.h"
#include "engine/messages/tr.h"
#include "measure/unicode/languages.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/system/input_file.h"

namespace deckle::engine {
namespace fs = std::filesystem;
namespace {

// The id for no brand kit: the template is used unchanged.
constexpr const char* kNoBrand = "default";

constexpr std::string_view kBrandEndings[] = {".brand.json"};
constexpr std::string_view kThemeEndings[] = {".theme.json"};
constexpr std::string_view kThemeFileEndings[] = {".json"};

bool is_builtin_theme(const std::string& id) {
  const std::vector<std::string>& ids = templates::builtin_theme_ids();
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// What is no name of a theme is the path of a file.
bool names_file(const std::string& theme) {
  return theme.find('/') != std::string::npos || theme.ends_with(".json");
}

bool is_plain_name(const std::string& id) {
  return id.find('/') == std::string::npos && id.find('\\') == std::string::npos && id != "." &&
         id != "..";
}

// "; did you mean "x"?", with the id nearest to `id` of the files in `folders` and of `others`;
// empty when none is near.
Message nearest_id(const std::string& id, const std::vector<std::string>& folders,
                   std::span<const std::string_view> endings,
                   const std::vector<std::string>& others) {
  std::vector<std::string> ids = others;
  for (const std::string& folder : folders) {
    const std::vector<std::string> names = names_in(folder, endings);
    ids.insert(ids.end(), names.begin(), names.end());
  }
  const std::string nearest =
      nearest_name(id, std::vector<std::string_view>(ids.begin(), ids.end()));
  return nearest.empty() ? Message() : tr("; did you mean \"{}\"?", nearest);
}

// Why the file given with --template cannot be read. An id, as a spec has it, may have been meant.
Error explained(Error error, const TemplateOptions& options) {
  if (error.code == ErrorCode::NotFound && is_builtin_theme(options.template_path)) {
    error.message +=
        tr("; the built-in theme of this name is selected with --theme {}, or in the spec "
           "(/theme/template_ref/template_id)",
           options.template_path);
    return error;
  }
  return with_nearest_file(std::move(error), options.template_path, kTemplateEndings,
                           options.templates_folder);
}

std::vector<std::string> folders_for(const SpecInput& input, const TemplateOptions& options) {
  std::vector<std::string> folders;
  if (!options.templates_folder.empty()) folders.push_back(options.templates_folder);
  folders.push_back(input.folder.empty() ? "." : input.folder);
  return folders;
}

bool is_below(const fs::path& path, const fs::path& folder) {
  const auto [end, unused] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

// `path`, or where its links lead if it has to be within some folders. Malformed: it is outside.
Result<std::string> held(const std::string& path, const TemplateOptions& options) {
  if (options.within.empty()) return path;
  std::error_code ec;
  const fs::path resolved = fs::canonical(path, ec);
  const bool inside =
      !ec && std::any_of(options.within.begin(), options.within.end(),
                         [&resolved](const auto& folder) { return is_below(resolved, folder); });
  if (!inside)
    return fail(ErrorCode::Malformed, tr("leaves the allowed folders through a symbolic link"),
                path);
  return resolved.string();
}

// The first <folder>/<id><ending> that exists; the paths tried are added to `tried`. Malformed: it
// is not within TemplateOptions::within.
Result<std::optional<std::string>> look_up(const std::string& id,
                                           const std::vector<std::string>& folders,
                                           const TemplateOptions& options,
                                           std::span<const std::string_view> endings,
                                           std::string& tried) {
  if (!is_plain_name(id)) return std::nullopt;
  for (const std::string& folder : folders) {
    for (const std::string_view ending : endings) {
      const std::string path = folder + "/" + id + std::string(ending);
      std::error_code ignored;
      if (fs::exists(path, ignored)) return held(path, options);
      tried += (tried.empty() ? "" : ", ") + path;
    }
  }
  return std::nullopt;
}

using Found = Result<std::shared_ptr<const templates::Template>>;

TemplateCache::Drawn drawn_for(const Deck& deck) {
  return measure::is_right_to_left(deck.language) ? TemplateCache::Drawn::RightToLeft
                                                  : TemplateCache::Drawn::LeftToRight;
}

// The template in the look of a theme's file.
Found themed_by_file(const std::string& path, FoundBy found_by, const Deck& deck,
                     const TemplateOptions& options, const Limits& limits, DiagnosticSink& sink) {
  auto text = read_file(path, Limit::BrandBytes, limits, found_by);
  if (!text)
    return tl::unexpected(
        with_nearest_file(text.error(), path, kThemeFileEndings, options.templates_folder));
  std::optional<templates::Theme> theme = templates::read_theme(*text, path, sink, limits);
  if (!theme) return fail(ErrorCode::Malformed, tr("the theme is invalid"), path);
  if (theme->id.empty()) theme->id = fs::path(path).stem().stem().string();
  return TemplateCache::themed(std::make_shared<const templates::Theme>(std::move(*theme)),
                               deck.slide_size, drawn_for(deck));
}

// The theme given with --theme.
Found themed(const Deck& deck, const TemplateOptions& options, const Limits& limits,
             TemplateCache& cache, DiagnosticSink& sink) {
  if (is_builtin_theme(options.theme))
    return cache.builtin(options.theme, deck.slide_size, drawn_for(deck));
  if (names_file(options.theme))
    return themed_by_file(options.theme, FoundBy::User, deck, options, limits, sink);
  const std::vector<std::string>& ids = templates::builtin_theme_ids();
  return fail(ErrorCode::NotFound, tr("unknown theme \"{}\"; the themes are {}", options.theme,
                                      fmt::format("{}", fmt::join(ids, ", "))) +
                                       nearest_id(options.theme, {}, kThemeEndings, ids));
}

}  // namespace

Result<std::shared_ptr<const templates::Template>> find_base(
    const Deck& deck, const SpecInput& input, const TemplateOptions& options, const Limits& limits,
    TemplateCache& cache, DiagnosticSink& sink) {
  if (!options.template_path.empty())
    return cache.read(options.template_path, limits).map_error([&options](Error error) {
      return explained(std::move(error), options);
    });
  if (!options.theme.empty()) return themed(deck, options, limits, cache, sink);
  std::string tried;
  const std::vector<std::string> folders = folders_for(input, options);
  const auto path = look_up(deck.template_id, folders, options, kTemplateEndings, tried);
  if (!path) return tl::unexpected(path.error());
  if (*path) return cache.read(**path, limits);
  const auto theme = look_up(deck.template_id, folders, options, kThemeEndings, tried);
  if (!theme) return tl::unexpected(theme.error());
  if (*theme) return themed_by_file(**theme, FoundBy::Deckle, deck, options, limits, sink);
  const std::vector<std::string> builtins = templates::builtin_template_ids();
  if (is_builtin_theme(deck.template_id))
    return cache.builtin(deck.template_id, deck.slide_size, drawn_for(deck));
  Message message =
      tried.empty()
          ? tr("unknown template \"{}\" (/theme/template_ref/template_id); tried the built-in "
               "templates {}",
               deck.template_id, fmt::format("{}", fmt::join(builtins, ", ")))
          : tr("unknown template \"{}\" (/theme/template_ref/template_id); tried {} and the "
               "built-in templates {}",
               deck.template_id, tried, fmt::format("{}", fmt::join(builtins, ", ")));
  message += nearest_id(deck.template_id, folders, kTemplateEndings, builtins);
  return fail(ErrorCode::NotFound, std::move(message), input.name);
}

Result<std::optional<templates::BrandKit>> find_brand(const Deck& deck, const SpecInput& input,
                                                      const TemplateOptions& options,
                                                      const Limits& limits, DiagnosticSink& sink) {
  std::string path = options.brand_path, tried;
  if (path.empty()) {
    const std::vector<std::string> folders = folders_for(input, options);
    const auto found = look_up(deck.brand_kit_id, folders, options, kBrandEndings, tried);
    if (!found) return tl::unexpected(found.error());
    if (*found)
      path = **found;
    else if (deck.brand_kit_id != kNoBrand) {
      return fail(ErrorCode::NotFound,
                  tr("unknown brand kit \"{}\" (/theme/brand/brand_kit_id); tried {}; use \"{}\" "
                     "for the template without a brand kit",
                     deck.brand_kit_id, tried, kNoBrand) +
                      nearest_id(deck.brand_kit_id, folders, kBrandEndings, {}),
                  input.name);
    }
  }
  std::optional<templates::BrandKit> kit;
  if (!path.empty()) {
    const FoundBy found_by = options.brand_path.empty() ? FoundBy::Deckle : FoundBy::User;
    auto text = read_file(path, Limit::BrandBytes, limits, found_by);
    if (!text)
      return tl::unexpected(
          with_nearest_file(text.error(), path, kBrandEndings, options.templates_folder));
    kit = templates::read_brand_kit(*text, path, sink, limits);
    if (!kit) return fail(ErrorCode::Malformed, tr("the brand kit is invalid"), path);
  }
  if (!deck.brand_tokens_json.empty() && deck.brand_tokens_json != "{}") {
    kit = templates::with_tokens(kit.value_or(templates::BrandKit{}), deck.brand_tokens_json,
                                 "/theme/brand/tokens", sink, limits);
    if (!kit) return fail(ErrorCode::Malformed, tr("brand.tokens is invalid"), input.name);
  }
  return kit;
}

}  // namespace deckle::engine

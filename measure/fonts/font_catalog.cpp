#include "measure/fonts/font_catalog.h"

#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <unordered_map>

#include "measure/fonts/face.h"
#include "measure/fonts/installed_fonts.h"
#include "measure/fonts/substitutes.h"
#include "measure/messages/tr.h"

namespace deckle::measure {

struct FontCatalog::Impl {
  FontOptions options;
  std::vector<std::unique_ptr<InstalledFonts>> folders;
  std::unique_ptr<InstalledFonts> installed;  // null: not used

  // Faces live as long as the catalogue. Results are cached by request.
  mutable std::shared_mutex mutex;
  mutable std::deque<Face> faces;
  mutable std::unordered_map<std::string, const Face*> face_by_key;
  mutable std::unordered_map<std::string, ResolvedFace> answers;
  mutable std::map<std::pair<std::string, unsigned>, std::shared_ptr<const FontFile>> files;

  static std::string key_of(const std::string& family, bool bold, bool italic) {
    std::string key = family;
    key += '\0';
    key += static_cast<char>('0' + (bold ? 1 : 0) + (italic ? 2 : 0));
    return key;
  }

  template <typename Make>
  ResolvedFace remembered(const std::string& key, Make make) const {
    {
      const std::shared_lock lock(mutex);
      if (const auto found = answers.find(key); found != answers.end()) return found->second;
    }
    const std::unique_lock lock(mutex);
    if (const auto found = answers.find(key); found != answers.end()) return found->second;
    return answers.emplace(key, make()).first->second;
  }

  // One Face for one key, for all callers: text is shaped together only where its characters share
  // a Face.
  template <typename Make>
  const Face* made(const std::string& key, Make make) const {
    const auto found = face_by_key.find(key);
    if (found != face_by_key.end()) return found->second;
    faces.push_back(make());
    return face_by_key.emplace(key, &faces.back()).first->second;
  }

  std::shared_ptr<const FontFile> open_file(const FontLocation& at) const {
    const auto key = std::make_pair(at.path, at.index);
    if (const auto found = files.find(key); found != files.end()) return found->second;
    auto file = FontFile::open(at.path, at.index);
    return files.emplace(key, file ? *file : nullptr).first->second;
  }

  std::optional<ResolvedFace> from_file(const std::optional<FontLocation>& at,
                                        const std::string& family, FontUse::Source source,
                                        double error) const {
    if (!at) return std::nullopt;
    auto file = open_file(*at);
    if (!file) return std::nullopt;
    VerticalMetrics vertical = file->vertical();
    // Faces with other vertical metrics are other faces: which one is made first must not matter.
    std::string metrics_of;
    if (source != FontUse::Source::Exact) {
      if (const VerticalMetrics* known = known_vertical(family)) {
        vertical = *known;
        metrics_of = "family " + fold_family(family);
      } else if (error >= kUnknownWidthError) {
        // A face that only looks similar has unrelated vertical metrics: a mean baseline is used
        // instead.
        constexpr VerticalMetrics kMiddle;
        vertical.win_ascent = kMiddle.win_ascent;
        vertical.win_descent = kMiddle.win_descent;
        metrics_of = "mean baseline";
      }
    }
    const std::string key = at->path + '#' + std::to_string(at->index) + '#' + metrics_of;
    const Face* face = made(key, [&] { return Face(std::move(file), vertical); });
    return ResolvedFace{face, {family, at->family, source, error, {}}};
  }

  ResolvedFace from_table(std::shared_ptr<const BuiltinMetrics> table, const std::string& family,
                          bool bold, FontUse::Source source, double error) const {
    std::shared_ptr<const FontFile> proxy;
    if (installed) {
      if (const auto at = installed->find("Liberation Sans", bold, false)) proxy = open_file(*at);
    }
    const std::string key = "table " + table->name + (bold ? "#bold" : "#regular");
    const Face* face = made(key, [&] { return Face(std::move(table), bold, std::move(proxy)); });
    return {face, {family, "built-in metrics", source, error, {}}};
  }

  ResolvedFace resolve(const std::string& family, bool bold, bool italic) const {
    using Source = FontUse::Source;
    for (const auto& folder : folders) {
      if (auto face = from_file(folder->find(family, bold, italic), family, Source::Exact, 0))
        return *face;
    }
    const auto table = options.use_builtin ? builtin_metrics(family) : nullptr;
    // A table with measured glyphs comes before installed fonts, so that a deck is measured alike
    // on every machine; mostly estimated tables come after them.
    if (table && !table->regular.empty())
      return from_table(table, family, bold, Source::BuiltIn, 0);
    if (installed) {
      if (auto face = from_file(installed->find(family, bold, italic), family, Source::Exact, 0))
        return *face;
    }
    if (table) return from_table(table, family, bold, Source::BuiltIn, 0);
    for (const Substitute& row : substitutes(fold_family(family))) {
      const std::string substitute(row.substitute);
      const Source source = row.width_error == 0 ? Source::MetricCompatible : Source::Fallback;
      for (const auto& folder : folders) {
        if (auto face =
                from_file(folder->find(substitute, bold, italic), family, source, row.width_error))
          return *face;
      }
      if (!installed) continue;
      if (auto face =
              from_file(installed->find(substitute, bold, italic), family, source, row.width_error))
        return *face;
    }
    if (installed) {
      const std::string requested = family.empty() ? "sans-serif" : family;
      if (auto face = from_file(installed->substitute(requested, "", bold, italic), family,
                                Source::Fallback, kUnknownWidthError)) {
        return *face;
      }
    }
    return from_table(last_resort_metrics(), family, bold, Source::Fallback,
                      last_resort_metrics()->approximation_error);
  }

  ResolvedFace fallback(char32_t character, const std::string& lang, bool bold, bool italic) const {
    using Source = FontUse::Source;
    const std::string_view named = script_family(character, lang);
    for (const auto& folder : folders) {
      if (auto face =
              from_file(folder->covering(character, lang, bold, italic), "", Source::Fallback, 0))
        return *face;
    }
    if (!named.empty() && options.use_builtin) {
      const std::string key = key_of(std::string(named), bold, italic);
      auto known = answers.find(key);
      if (known == answers.end())
        known = answers.emplace(key, resolve(std::string(named), bold, italic)).first;
      ResolvedFace face = known->second;
      if (face.face->advance(character).coverage != Coverage::Absent) {
        face.use.used = face.use.source == Source::BuiltIn
                            ? std::string(named) + " (built-in metrics)"
                            : face.use.used;
        face.use.source = Source::Fallback;
        return face;
      }
    }
    if (installed) {
      const std::string substitute(script_substitute(character));
      if (!substitute.empty()) {
        auto face = from_file(installed->find(substitute, bold, italic), "", Source::Fallback,
                              kUnknownWidthError);
        if (face && face->face->advance(character).coverage != Coverage::Absent) return *face;
      }
      if (auto face = from_file(installed->covering(character, lang, bold, italic), "",
                                Source::Fallback, kUnknownWidthError)) {
        return *face;
      }
    }
    return from_table(last_resort_metrics(), "", bold, Source::Missing, kMissingWidthError);
  }

  // No face has the character: a box is drawn, of unknown width.
  static constexpr double kMissingWidthError = 0.2;
};

FontCatalog::FontCatalog() : impl_(std::make_unique<Impl>()) {}
FontCatalog::~FontCatalog() = default;

Result<std::shared_ptr<FontCatalog>> FontCatalog::open(const FontOptions& options) {
  const std::shared_ptr<FontCatalog> catalog(new FontCatalog);
  catalog->impl_->options = options;
  for (const std::string& folder : options.folders) {
    auto fonts = folder_fonts(folder);
    if (!fonts) return tl::unexpected<Error>(while_doing(tr("opening --fonts"), fonts.error()));
    catalog->impl_->folders.push_back(std::move(*fonts));
  }
  if (options.use_installed) catalog->impl_->installed = system_fonts();
  return catalog;
}

ResolvedFace FontCatalog::resolve(const std::string& family, bool bold, bool italic) const {
  return impl_->remembered(Impl::key_of(family, bold, italic),
                           [&] { return impl_->resolve(family, bold, italic); });
}

ResolvedFace FontCatalog::fallback(char32_t character, const std::string& lang, bool bold,
                                   bool italic) const {
  std::string key = lang;
  key += '\1';
  key += std::to_string(static_cast<std::uint32_t>(character));
  key += static_cast<char>('a' + (bold ? 1 : 0) + (italic ? 2 : 0));
  return impl_->remembered(key, [&] { return impl_->fallback(character, lang, bold, italic); });
}

std::vector<FontUse> FontCatalog::families() const {
  std::map<std::string, FontUse> all;
  const auto add = [&all](const std::string& name, const std::string& used,
                          FontUse::Source source) {
    all.emplace(name, FontUse{name, used, source, 0, {}});
  };
  for (const auto& folder : impl_->folders) {
    for (const std::string& name : folder->families()) add(name, name, FontUse::Source::Exact);
  }
  if (impl_->options.use_builtin) {
    for (const std::string& name : builtin_families())
      add(name, "built-in metrics", FontUse::Source::BuiltIn);
  }
  if (impl_->installed) {
    for (const std::string& name : impl_->installed->families())
      add(name, name, FontUse::Source::Exact);
  }
  std::vector<FontUse> out;
  for (auto& [name, use] : all) out.push_back(std::move(use));
  return out;
}

}  // namespace deckle::measure

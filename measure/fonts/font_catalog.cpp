#include "measure/fonts/font_catalog.h"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <shared_mutex>
#include <unordered_map>

#include "measure/fonts/face.h"
#include "measure/fonts/folder_fonts.h"
#include "measure/fonts/installed_fonts.h"
#include "measure/fonts/substitutes.h"
#include "measure/messages/tr.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {

namespace {

// An answer, and the files of folders that would have given another one.
struct Answer {
  ResolvedFace resolved;
  RefusedFiles passed;
};

// Answers by request. Emptied when it is full: a deck asks for tens of families and characters.
class Answers {
 public:
  [[nodiscard]] const Answer* find(const std::string& key) const {
    const auto found = answers_.find(key);
    return found == answers_.end() ? nullptr : &found->second;
  }
  void put(const std::string& key, const Answer& answer) {
    const std::size_t size = sizeof(Answer) + 2 * key.size() +
                             answer.resolved.use.requested.size() +
                             answer.passed.size() * sizeof(RefusedFiles::value_type);
    if (bytes_ + size > kMaxBytes) {
      answers_.clear();
      bytes_ = 0;
    }
    if (answers_.emplace(key, answer).second) bytes_ += size;
  }
  [[nodiscard]] std::size_t size() const { return answers_.size(); }

 private:
  static constexpr std::size_t kMaxBytes = std::size_t{2} << 20;
  std::unordered_map<std::string, Answer> answers_;
  std::size_t bytes_ = 0;
};

std::string key_of(const std::string& family, bool bold, bool italic) {
  std::string key = family;
  key += '\0';
  key += static_cast<char>('0' + (bold ? 1 : 0) + (italic ? 2 : 0));
  return key;
}

std::string key_of(char32_t character, const std::string& lang, bool bold, bool italic) {
  std::string key = lang;
  key += '\1';
  key += std::to_string(static_cast<std::uint32_t>(character));
  key += static_cast<char>('a' + (bold ? 1 : 0) + (italic ? 2 : 0));
  return key;
}

}  // namespace

struct FontCatalog::Impl {
  FontOptions options;
  std::unique_ptr<FolderFonts> folders;       // null: none
  std::unique_ptr<InstalledFonts> installed;  // null: not used

  // Of all below, and of `folders`.
  mutable std::shared_mutex mutex;
  mutable std::deque<Face> faces;
  mutable std::unordered_map<std::string, const Face*> face_by_key;
  mutable std::map<std::pair<std::string, unsigned>, std::shared_ptr<const FontFile>> files;
  mutable Answers answers;

  template <typename Make>
  ResolvedFace remembered(const std::string& key, Make make) const {
    {
      const std::shared_lock lock(mutex);
      if (const Answer* known = answers.find(key)) return known->resolved;
    }
    const std::unique_lock lock(mutex);
    if (const Answer* known = answers.find(key)) return known->resolved;
    const Answer answer = make();
    answers.put(key, answer);
    return answer.resolved;
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

  ResolvedFace with_file(const FontLocation& at, std::shared_ptr<const FontFile> file,
                         const std::string& family, FontUse::Source source, double error) const {
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
    const std::string key = at.path + '#' + std::to_string(at.index) + '#' + metrics_of;
    const Face* face = made(key, [&] { return Face(std::move(file), vertical); });
    return {face, {family, at.family, source, error, {}}};
  }

  std::optional<ResolvedFace> from_installed(const std::optional<FontLocation>& at,
                                             const std::string& family, FontUse::Source source,
                                             double error) const {
    if (!at) return std::nullopt;
    auto file = open_file(*at);
    if (!file) return std::nullopt;
    return with_file(*at, std::move(file), family, source, error);
  }

  std::optional<ResolvedFace> from_folder(const std::optional<FolderFace>& face,
                                          const std::string& family, FontUse::Source source,
                                          double error) const {
    if (!face) return std::nullopt;
    return with_file(face->at, face->file, family, source, error);
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

  ResolvedFace resolve(const std::string& family, bool bold, bool italic,
                       RefusedFiles& passed) const {
    using Source = FontUse::Source;
    if (folders) {
      if (auto face =
              from_folder(folders->find(family, bold, italic, passed), family, Source::Exact, 0))
        return *face;
    }
    const auto table = options.use_builtin ? builtin_metrics(family) : nullptr;
    // A table with measured glyphs comes before installed fonts, so that a deck is measured alike
    // on every machine; mostly estimated tables come after them.
    if (table && !table->regular.empty())
      return from_table(table, family, bold, Source::BuiltIn, 0);
    if (installed) {
      if (auto face =
              from_installed(installed->find(family, bold, italic), family, Source::Exact, 0))
        return *face;
    }
    if (table) return from_table(table, family, bold, Source::BuiltIn, 0);
    for (const Substitute& row : substitutes(fold_family(family))) {
      const std::string substitute(row.substitute);
      const Source source = row.width_error == 0 ? Source::MetricCompatible : Source::Fallback;
      if (folders) {
        if (auto face = from_folder(folders->find(substitute, bold, italic, passed), family, source,
                                    row.width_error))
          return *face;
      }
      if (!installed) continue;
      if (auto face = from_installed(installed->find(substitute, bold, italic), family, source,
                                     row.width_error))
        return *face;
    }
    if (installed) {
      const std::string requested = family.empty() ? "sans-serif" : family;
      if (auto face = from_installed(installed->substitute(requested, bold, italic), family,
                                     Source::Fallback, kUnknownWidthError)) {
        return *face;
      }
    }
    return from_table(last_resort_metrics(), family, bold, Source::Fallback,
                      last_resort_metrics()->approximation_error);
  }

  // The same, remembered; the caller holds the lock.
  Answer resolved(const std::string& family, bool bold, bool italic) const {
    const std::string key = key_of(family, bold, italic);
    if (const Answer* known = answers.find(key)) return *known;
    Answer answer;
    answer.resolved = resolve(family, bold, italic, answer.passed);
    answers.put(key, answer);
    return answer;
  }

  ResolvedFace fallback(char32_t character, const std::string& lang, bool bold, bool italic) const {
    using Source = FontUse::Source;
    const std::string_view named = script_family(character, lang);
    if (folders) {
      if (auto face =
              from_folder(folders->covering(character, bold, italic), "", Source::Fallback, 0))
        return *face;
    }
    if (!named.empty() && options.use_builtin) {
      ResolvedFace face = resolved(std::string(named), bold, italic).resolved;
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
        auto face = from_installed(installed->find(substitute, bold, italic), "", Source::Fallback,
                                   kUnknownWidthError);
        if (face && face->face->advance(character).coverage != Coverage::Absent) return *face;
      }
      if (auto face = from_installed(installed->covering(character, lang, bold, italic), "",
                                     Source::Fallback, kUnknownWidthError)) {
        return *face;
      }
    }
    return from_table(last_resort_metrics(), "", bold, Source::Missing, kMissingWidthError);
  }

  // No face has the character: a box is drawn, of unknown width.
  static constexpr double kMissingWidthError = 0.2;

  // The refused files that a face for `use` would have come from, in any of its styles: a use does
  // not say which styles its text had.
  void add_passed(const FontUse& use, std::set<std::size_t>& refused) const {
    const bool has_sample =
        use.source == FontUse::Source::Fallback || use.source == FontUse::Source::Missing;
    std::size_t at = 0;
    const char32_t sample = has_sample && !use.sample.empty() ? utf8::next(use.sample, at) : 0;
    for (const bool bold : {false, true}) {
      for (const bool italic : {false, true}) {
        const RefusedFiles passed = resolved(use.requested, bold, italic).passed;
        refused.insert(passed.begin(), passed.end());
        if (sample == 0) continue;
        const RefusedFiles over = folders->passed_over(sample, bold, italic);
        refused.insert(over.begin(), over.end());
      }
    }
  }
};

FontCatalog::FontCatalog() : impl_(std::make_unique<Impl>()) {}
FontCatalog::~FontCatalog() = default;

Result<std::shared_ptr<FontCatalog>> FontCatalog::open(const FontOptions& options) {
  const std::shared_ptr<FontCatalog> catalog(new FontCatalog);
  catalog->impl_->options = options;
  if (!options.folders.empty()) {
    auto fonts = FolderFonts::open(
        options.folders, options.limits,
        options.use_builtin ? FolderFonts::Packs::Used : FolderFonts::Packs::Refused);
    if (!fonts) return tl::unexpected<Error>(while_doing(tr("opening --fonts"), fonts.error()));
    catalog->impl_->folders = std::move(*fonts);
  }
  if (options.use_installed) catalog->impl_->installed = std::make_unique<InstalledFonts>();
  return catalog;
}

ResolvedFace FontCatalog::resolve(const std::string& family, bool bold, bool italic) const {
  return impl_->remembered(key_of(family, bold, italic), [&] {
    Answer answer;
    answer.resolved = impl_->resolve(family, bold, italic, answer.passed);
    return answer;
  });
}

ResolvedFace FontCatalog::fallback(char32_t character, const std::string& lang, bool bold,
                                   bool italic) const {
  return impl_->remembered(key_of(character, lang, bold, italic), [&] {
    return Answer{impl_->fallback(character, lang, bold, italic), {}};
  });
}

std::vector<FontUse> FontCatalog::families() const {
  std::map<std::string, FontUse> all;
  const auto add = [&all](const std::string& name, const std::string& used,
                          FontUse::Source source) {
    all.emplace(name, FontUse{name, used, source, 0, {}});
  };
  if (impl_->folders) {
    for (const std::string& name : impl_->folders->families())
      add(name, name, FontUse::Source::Exact);
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

std::vector<UnusedFontFile> FontCatalog::unused_files(const std::vector<FontUse>& uses) const {
  if (!impl_->folders) return {};
  const std::unique_lock lock(impl_->mutex);
  std::set<std::size_t> files;
  for (const FontUse& use : uses) {
    check_cancelled();
    impl_->add_passed(use, files);
  }
  std::vector<UnusedFontFile> unused;
  const std::vector<RefusedFont>& refused = impl_->folders->refused();
  for (std::size_t i = 0; i < refused.size(); ++i) {
    const bool requested = files.count(i) > 0;
    if (requested || i < impl_->folders->refused_when_opened())
      unused.push_back({refused[i].path, refused[i].reason, requested});
  }
  std::sort(unused.begin(), unused.end(),
            [](const UnusedFontFile& a, const UnusedFontFile& b) { return a.path < b.path; });
  return unused;
}

FontCounts FontCatalog::counts() const {
  const std::shared_lock lock(impl_->mutex);
  return {impl_->answers.size(), impl_->faces.size(),
          impl_->installed ? impl_->installed->matches() : 0};
}

}  // namespace deckle::measure

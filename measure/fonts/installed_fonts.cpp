#include "measure/fonts/installed_fonts.h"

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <mutex>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <unordered_set>

#include "measure/fonts/character_sets.h"
#include "measure/fonts/font_set.h"
#include "slidespec/system/startup.h"

namespace deckle::measure {
namespace {

struct PatternDelete {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, PatternDelete>;

struct ConfigDelete {
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
};
using Config = std::unique_ptr<FcConfig, ConfigDelete>;

const FcChar8* fc(const std::string& text) {
  return reinterpret_cast<const FcChar8*>(text.c_str());
}

// All installed fonts, with only those parts of the configuration that name fonts; null when these
// cannot be told apart from the rest.
Config fonts_alone() {
  Config config(FcConfigCreate());
  if (!config) return nullptr;
  const std::optional<std::string> text = font_set_configuration(config.get());
  if (!text || FcConfigParseAndLoadFromMemory(config.get(), fc(*text), FcFalse) == FcFalse ||
      FcConfigBuildFonts(config.get()) == FcFalse) {
    return nullptr;
  }
  return config;
}

// A family as fontconfig compares it: without blanks and case.
std::string comparable(const std::string& family) {
  FcChar8* lower = FcStrDowncase(fc(family));
  std::string name = lower == nullptr ? family : reinterpret_cast<const char*>(lower);
  FcStrFree(lower);
  name.erase(std::remove(name.begin(), name.end(), ' '), name.end());
  return name;
}

// Which families a rule or a font knows. fontconfig gives one answer for all others.
class KnownFamilies {
 public:
  KnownFamilies(const MatchingTests& tests, FcFontSet* fonts) {
    for (const std::string& family : tests.families) names_.insert(comparable(family));
    for (const std::string& part : tests.parts) parts_.push_back(comparable(part));
    for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
      FcChar8* name = nullptr;
      for (int n = 0; FcPatternGetString(fonts->fonts[i], FC_FAMILY, n, &name) == FcResultMatch;
           ++n)
        names_.insert(comparable(reinterpret_cast<const char*>(name)));
    }
  }

  [[nodiscard]] bool has(const std::string& family) const {
    const std::string name = comparable(family);
    return names_.count(name) > 0 ||
           std::any_of(parts_.begin(), parts_.end(), [&name](const std::string& part) {
             return name.find(part) != std::string::npos;
           });
  }

 private:
  std::unordered_set<std::string> names_;
  std::vector<std::string> parts_;
};

// Stands for every family that nothing knows.
const std::string& unknown_family() {
  static const std::string kName = "deckle's unknown family";
  return kName;
}

}  // namespace

struct InstalledFonts::Impl {
  // Most decks need a few matches, which take less time than reading the rules again (1 ms) to see
  // which of them have the same answer.
  static constexpr std::size_t kMatchesBeforeRules = 16;
  // Choices for sets of characters and languages, of which a text may name any number.
  static constexpr std::size_t kMaxChoices = 4096;

  std::once_flag loaded;
  Config fonts;  // for looking up by name
  FamilyIndex index;
  std::thread reader;

  // Matching changes caches inside fontconfig, so it is serialised, with what is remembered of it.
  std::mutex matching;
  Config matcher;  // the whole configuration, when a match is requested
  std::size_t matches = 0;
  bool read_rules = false;
  std::optional<KnownFamilies> known_families;  // empty: each family is matched by itself
  bool rules_ask_characters = true;
  std::optional<CharacterSets> sets;
  std::unordered_map<std::string, std::optional<FontLocation>> choices;

  [[nodiscard]] FcFontSet* all_fonts() const {
    return fonts ? FcConfigGetFonts(fonts.get(), FcSetSystem) : nullptr;
  }

  void load() {
    std::call_once(loaded, [this] {
      fonts = fonts_alone();
      if (!fonts) {
        matcher.reset(FcInitLoadConfigAndFonts());
        fonts.reset(matcher ? FcConfigReference(matcher.get()) : nullptr);
      }
      FcFontSet* all = all_fonts();
      for (int i = 0; all != nullptr && i < all->nfont; ++i) index.add(all->fonts[i]);
    });
  }

  // Whether what the rules ask is known, so that matches can be shared.
  bool can_share() {
    if (matches < kMatchesBeforeRules) return false;
    if (!read_rules) {
      read_rules = true;
      const Config config(FcConfigCreate());
      if (const auto tests = config ? matching_tests(config.get()) : std::nullopt) {
        known_families.emplace(*tests, all_fonts());
        rules_ask_characters = tests->characters;
        if (known_families->has(unknown_family())) known_families.reset();
      }
    }
    return known_families.has_value();
  }

  template <typename Match>
  std::optional<FontLocation> chosen_once(const std::string& key, Match match) {
    if (const auto found = choices.find(key); found != choices.end()) return found->second;
    if (choices.size() >= kMaxChoices) choices.clear();
    return choices.emplace(key, match()).first->second;
  }

  std::optional<FontLocation> match(const std::string& family, const std::string& lang, bool bold,
                                    bool italic, FcCharSet* needed) {
    if (!matcher) matcher.reset(FcInitLoadConfigAndFonts());
    if (!matcher) return std::nullopt;
    ++matches;
    const Pattern requested(FcPatternCreate());
    FcPatternAddString(requested.get(), FC_FAMILY, fc(family));
    if (!lang.empty()) FcPatternAddString(requested.get(), FC_LANG, fc(lang));
    FcPatternAddInteger(requested.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(requested.get(), FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    if (needed != nullptr) FcPatternAddCharSet(requested.get(), FC_CHARSET, needed);
    FcConfigSubstitute(matcher.get(), requested.get(), FcMatchPattern);
    FcDefaultSubstitute(requested.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(matcher.get(), requested.get(), &result));
    if (!found) return std::nullopt;
    if (needed != nullptr) {
      FcCharSet* set = nullptr;
      if (FcPatternGetCharSet(found.get(), FC_CHARSET, 0, &set) != FcResultMatch ||
          FcCharSetIsSubset(needed, set) == FcFalse) {
        return std::nullopt;
      }
    }
    return location_of(found.get());
  }

  std::optional<FontLocation> match_character(char32_t character, const std::string& lang,
                                              bool bold, bool italic) {
    FcCharSet* set = FcCharSetCreate();
    FcCharSetAddChar(set, character);
    auto at = match("sans-serif", lang, bold, italic, set);
    FcCharSetDestroy(set);
    return at;
  }
};

// The search for fonts starts at once, in parallel with the caller's work before its first lookup.
InstalledFonts::InstalledFonts() : impl_(std::make_unique<Impl>()) {
  // fontconfig does not check that it got memory. Where memory is limited it asks first, while
  // there is some.
  if (is_memory_limited()) {
    impl_->load();
    return;
  }
  try {
    impl_->reader = std::thread([impl = impl_.get()] {
      try {
        impl->load();
      } catch (...) {
        // The first lookup tries again, and its caller gets the exception.
      }
    });
  } catch (const std::system_error&) {
    // No thread could be started: the first lookup reads the fonts.
  }
}

InstalledFonts::~InstalledFonts() {
  if (impl_->reader.joinable()) impl_->reader.join();
}

std::optional<FontLocation> InstalledFonts::find(const std::string& family, bool bold,
                                                 bool italic) const {
  impl_->load();
  return impl_->index.find(family, bold, italic);
}

std::optional<FontLocation> InstalledFonts::substitute(const std::string& family, bool bold,
                                                       bool italic) const {
  impl_->load();
  const std::scoped_lock lock(impl_->matching);
  if (!impl_->can_share() || impl_->known_families->has(family))
    return impl_->match(family, "", bold, italic, nullptr);
  std::string key = "unknown ";
  key += static_cast<char>('0' + (bold ? 1 : 0) + (italic ? 2 : 0));
  return impl_->chosen_once(
      key, [&] { return impl_->match(unknown_family(), "", bold, italic, nullptr); });
}

std::optional<FontLocation> InstalledFonts::covering(char32_t character, const std::string& lang,
                                                     bool bold, bool italic) const {
  impl_->load();
  const std::scoped_lock lock(impl_->matching);
  if (!impl_->sets) impl_->sets.emplace(impl_->all_fonts());
  const std::uint32_t set = impl_->sets->number_of(character);
  if (set == 0) return std::nullopt;
  if (!impl_->can_share() || impl_->rules_ask_characters)
    return impl_->match_character(character, lang, bold, italic);
  std::string key = std::to_string(set);
  key += static_cast<char>('a' + (bold ? 1 : 0) + (italic ? 2 : 0));
  key += lang;
  return impl_->chosen_once(key,
                            [&] { return impl_->match_character(character, lang, bold, italic); });
}

std::vector<std::string> InstalledFonts::families() const {
  impl_->load();
  return impl_->index.families();
}

std::size_t InstalledFonts::matches() const {
  const std::scoped_lock lock(impl_->matching);
  return impl_->matches;
}

}  // namespace deckle::measure

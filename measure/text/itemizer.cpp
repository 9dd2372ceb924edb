#include "measure/text/itemizer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "measure/fonts/substitutes.h"
#include "measure/text/capitals.h"
#include "measure/text/icu_iterators.h"
#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {
namespace {

bool east_asian_language(std::string_view lang) {
  return lang.starts_with("ko") || lang.starts_with("ja") || lang.starts_with("zh");
}

// A face in use, and the index of its FontUse in the result.
struct SlotFace {
  ResolvedFace resolved;
  std::size_t exact_use = SIZE_MAX, approximate_use = SIZE_MAX;
};

class FaceChooser {
 public:
  FaceChooser(const RunStyle& style, const FontCatalog& fonts, std::vector<FontUse>& uses)
      : style_(style), fonts_(fonts), uses_(uses) {}

  // Whether it serves runs of `style` too, but for the language.
  [[nodiscard]] bool serves(const RunStyle& style) const {
    return style.bold == style_.bold && style.italic == style_.italic &&
           style.fonts == style_.fonts;
  }
  void set_language(const std::string& language) {
    if (language == language_) return;
    language_ = language;
    fallbacks_.clear();
  }

  // The face of `slot`, where characters that it has exactly need no choose(): ASCII and Hangul
  // syllables, of which no more is to be noted. Null: there is none yet.
  [[nodiscard]] const Face* noted_face(Slot slot) const {
    const std::optional<SlotFace>& face = slots_[static_cast<std::size_t>(slot)];
    return face && face->exact_use != SIZE_MAX ? face->resolved.face : nullptr;
  }

  // The face of `slot` for `c`, which begins `cluster`; `near_east_asian`: a neighbour or the
  // language is East Asian. In a run of another language that is named, marks beside East Asian
  // characters are the Latin face's (pptx/analysis/text_sizes.md).
  void choose(char32_t c, Slot slot, bool near_east_asian, std::string_view cluster,
              ItemCluster& out) {
    const bool symbol = slot == Slot::Latin && is_east_asian_symbol(c);
    if (symbol && near_east_asian && take_east_asian(c, cluster, out)) return;
    SlotFace& face = slot_face(slot);
    const GlyphAdvance advance = face.resolved.face->advance(c);
    if (advance.coverage == Coverage::Absent && !is_invisible(c)) {
      if (slot != Slot::Latin || !take_east_asian(c, cluster, out))
        fall_back(c, face.resolved, cluster, out);
      return;
    }
    out.face = face.resolved.face;
    // Substitutes have the advances of Latin, Greek and Cyrillic letters only: Liberation Sans' bold
    // Hebrew is 11 % wider than Arial's.
    if (slot == Slot::Complex && face.resolved.use.source == FontUse::Source::MetricCompatible)
      face.resolved.use.width_error = std::max(face.resolved.use.width_error, kUnknownWidthError);
    if (!is_noted(face, advance.coverage)) note(face, advance.coverage, cluster);
    const bool may_be_wide = near_east_asian && is_ambiguous_width(c) &&
                             (language_.empty() || east_asian_language(language_));
    if (slot == Slot::Latin && (symbol || may_be_wide) && has_own_east_asian()) {
      const SlotFace& ea = slot_face(Slot::EastAsian);
      if (ea.resolved.face->advance(c).coverage != Coverage::Absent) out.other = ea.resolved.face;
    }
  }

 private:
  // Marks without a glyph of their own in most fonts; they take no space and need no fallback.
  static bool is_invisible(char32_t c) {
    return c < 0x20 || c == 0x7F || c == 0xAD || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF ||
           (c >= 0xFE00 && c <= 0xFE0F);
  }

  SlotFace& slot_face(Slot slot) {
    std::optional<SlotFace>& face = slots_[static_cast<std::size_t>(slot)];
    if (!face) {
      const FontFaces& f = style_.fonts;
      const std::string& own = slot == Slot::EastAsian ? f.ea
                               : slot == Slot::Complex ? f.cs
                                                       : f.latin;
      // A missing typeface, or a theme reference that is empty in the theme, is replaced by the
      // Latin one, which then lacks the character and falls back by script.
      const bool named = !own.empty() && own.front() != '+';
      const std::string& latin =
          f.latin.empty() || f.latin.front() == '+' ? default_latin_ : f.latin;
      face.emplace(SlotFace{fonts_.resolve(named ? own : latin, style_.bold, style_.italic)});
    }
    return *face;
  }

  [[nodiscard]] bool has_own_east_asian() const {
    return !style_.fonts.ea.empty() && style_.fonts.ea.front() != '+' &&
           style_.fonts.ea != style_.fonts.latin;
  }

  // Takes the run's East Asian face if it has the character.
  bool take_east_asian(char32_t c, std::string_view cluster, ItemCluster& out) {
    if (!has_own_east_asian()) return false;
    SlotFace& face = slot_face(Slot::EastAsian);
    const Coverage coverage = face.resolved.face->advance(c).coverage;
    if (coverage == Coverage::Absent) return false;
    out.face = face.resolved.face;
    note(face, coverage, cluster);
    return true;
  }

  // `lacking`: the face that lacks the character.
  void fall_back(char32_t c, const ResolvedFace& lacking, std::string_view cluster,
                 ItemCluster& out) {
    const FontUse& family = lacking.use;
    ResolvedFace resolved = fonts_.fallback(c, language_, style_.bold, style_.italic);
    const std::string requested = family.requested;
    resolved.use.requested = requested;
    resolved.use.family = family.source;
    // The face that stands for a family that is not there says little about the family's widths.
    if (family.source == FontUse::Source::Fallback)
      resolved.use.width_error = std::max(resolved.use.width_error, kUnknownWidthError);
    auto found = std::find_if(fallbacks_.begin(), fallbacks_.end(), [&](const SlotFace& f) {
      return f.resolved.face == resolved.face && f.resolved.use.requested == requested;
    });
    if (found == fallbacks_.end())
      found = fallbacks_.insert(fallbacks_.end(), SlotFace{std::move(resolved)});
    out.face = found->resolved.face;
    if (family.source == FontUse::Source::Fallback) out.absent = lacking.face;
    note(*found, out.face->advance(c).coverage, cluster);
  }

  static bool is_noted(const SlotFace& face, Coverage coverage) {
    if (coverage == Coverage::Approximate) return face.approximate_use != SIZE_MAX;
    return face.exact_use != SIZE_MAX ||
           (coverage == Coverage::Exact && face.approximate_use != SIZE_MAX);
  }

  void note(SlotFace& face, Coverage coverage, std::string_view cluster) {
    if (is_noted(face, coverage)) return;
    std::size_t& at = coverage == Coverage::Approximate ? face.approximate_use : face.exact_use;
    FontUse use = face.resolved.use;
    if (coverage == Coverage::Approximate) {
      use.width_error = std::max(use.width_error, face.resolved.face->approximation_error());
    }
    const auto same = std::find_if(uses_.begin(), uses_.end(), [&](const FontUse& u) {
      return u.requested == use.requested && u.used == use.used && u.source == use.source;
    });
    if (same == uses_.end()) {
      use.sample = cluster;
      at = uses_.size();
      uses_.push_back(std::move(use));
      return;
    }
    // One entry a face: the first character that made its width doubtful replaces the sample.
    if (use.width_error > same->width_error) {
      same->width_error = use.width_error;
      same->sample = cluster;
    }
    if (!use.family) same->family.reset();
    at = static_cast<std::size_t>(same - uses_.begin());
  }

  const RunStyle& style_;
  const FontCatalog& fonts_;
  std::vector<FontUse>& uses_;
  std::string language_;
  const std::string default_latin_ = kDefaultLatin;
  std::array<std::optional<SlotFace>, 3> slots_;
  std::vector<SlotFace> fallbacks_;
};

// Clusters of the joined text: characters, or grapheme clusters where any character may combine.
void cut(Items& items, const ParagraphIr& paragraph) {
  items.clusters.resize(items.text.size());  // most have one byte
  ItemCluster* const first = items.clusters.data();
  ItemCluster* one = first;
  bool simple = true;
  std::size_t at = 0;
  for (std::size_t run = 0; run < paragraph.runs.size(); ++run) {
    // A character cut in two by a run boundary is malformed on both sides of it.
    const std::string_view text =
        std::string_view(items.text).substr(0, at + paragraph.runs[run].text.size());
    for (; at < text.size(); ++one) {
      one->text.begin = static_cast<std::uint32_t>(at);
      one->run = static_cast<std::uint32_t>(run);
      char32_t c = static_cast<unsigned char>(text[at]);
      if (c < 0x80) {
        ++at;
        one->simple = true;
      } else {
        std::size_t next = at;  // a variable whose address is taken is slow
        c = utf8::next(text, next);
        at = next;
        one->simple = is_hangul_syllable(c) || is_simple(c);
        simple = simple && one->simple;
      }
      one->text.first = one->text.last = c;
    }
  }
  items.clusters.resize(static_cast<std::size_t>(one - first));
  items.simple = simple;
  if (items.simple) return;
  const std::vector<std::uint32_t> ends = grapheme_boundaries(items.text);
  std::vector<ItemCluster> merged;
  merged.reserve(items.clusters.size());
  std::size_t next = 0;
  std::uint32_t begin_of_grapheme = 0;
  for (const ItemCluster& cluster : items.clusters) {
    while (next < ends.size() && cluster.text.begin >= ends[next]) begin_of_grapheme = ends[next++];
    const bool starts = cluster.text.begin == begin_of_grapheme || merged.empty() ||
                        merged.back().run != cluster.run;
    if (starts) {
      merged.push_back(cluster);
    } else {
      merged.back().text.last = cluster.text.first;
      merged.back().simple = false;
    }
  }
  items.clusters = std::move(merged);
}

// Characters without a script in LibreOffice: they take the script before them, or at a paragraph's
// start the one after them.
bool is_weak(char32_t c) { return c == U' ' || c == 0xA0; }

// Gives clusters of `run`, from `first` on, the faces that nearly all have: ASCII the Latin one,
// Hangul syllables the East Asian one. Returns the first cluster that choose() must look at.
std::size_t take_usual_faces(std::span<ItemCluster> clusters, std::size_t first,
                             std::uint32_t run, const Face* ascii, const Face* syllables) {
  ItemCluster* const begin = clusters.data();
  ItemCluster* const end = begin + clusters.size();
  ItemCluster* cluster = begin + first;
  for (; cluster != end && cluster->run == run; ++cluster) {
    const char32_t c = cluster->text.first;
    const Face* const face = c < 0x80 ? ascii : is_hangul_syllable(c) ? syllables : nullptr;
    if (face == nullptr || face->advance(c).coverage != Coverage::Exact) break;
    cluster->face = face;
  }
  return static_cast<std::size_t>(cluster - begin);
}

Slot first_slot(const Items& items) {
  for (const ItemCluster& cluster : items.clusters) {
    if (!is_weak(cluster.text.first)) return slot_of(cluster.text.first);
  }
  return Slot::Latin;
}

}  // namespace

void itemize(const ParagraphIr& paragraph, const Profile& profile, const FontCatalog& fonts,
             Items& items) {
  items.text.clear();
  items.clusters.clear();
  items.uses.clear();
  for (const RunIr& run : paragraph.runs)
    items.text += run.style.caps == Caps::All ? in_capitals(run.text) : run.text;
  cut(items, paragraph);
  const std::span<ItemCluster> clusters(items.clusters);
  const std::size_t n = clusters.size();
  Slot before = first_slot(items);
  std::optional<FaceChooser> chooser;
  for (std::size_t i = 0; i < n;) {
    const std::uint32_t run = clusters[i].run;
    const RunStyle& style = paragraph.runs[run].style;
    const bool ea_lang = east_asian_language(style.lang);
    if (!chooser || !chooser->serves(style)) chooser.emplace(style, fonts, items.uses);
    chooser->set_language(style.lang);
    while (i < n) {
      if (!profile.spaces_follow)
        i = take_usual_faces(clusters, i, run, chooser->noted_face(Slot::Latin),
                             chooser->noted_face(Slot::EastAsian));
      if (i == n || clusters[i].run != run) break;
      ItemCluster& cluster = clusters[i];
      const bool near = ea_lang || (i > 0 && is_east_asian(clusters[i - 1].text.last)) ||
                        (i + 1 < n && is_east_asian(clusters[i + 1].text.first));
      const std::size_t end = i + 1 < n ? clusters[i + 1].text.begin : items.text.size();
      const bool weak = profile.spaces_follow && is_weak(cluster.text.first);
      const Slot slot = weak ? before : slot_of(cluster.text.first);
      before = slot;
      chooser->choose(
          cluster.text.first, slot, near,
          std::string_view(items.text).substr(cluster.text.begin, end - cluster.text.begin),
          cluster);
      if (profile.vertical != VerticalRules::PowerPoint) cluster.absent = nullptr;
      ++i;
    }
  }
}

}  // namespace deckle::measure

#include <hb.h>

#include <algorithm>
#include <map>
#include <memory>
#include <span>

#include "measure/text/bidi.h"
#include "measure/text/itemizer.h"
#include "measure/text/shaped_paragraph.h"
#include "measure/text/shaping_language.h"
#include "measure/unicode/characters.h"

namespace deckle::measure {
namespace {

constexpr std::size_t kKeptClusters = 1 << 14;  // ours: of the memory that each thread keeps

hb_buffer_t* scratch_buffer() {
  thread_local const std::unique_ptr<hb_buffer_t, decltype(&hb_buffer_destroy)> buffer(
      hb_buffer_create(), &hb_buffer_destroy);
  hb_buffer_reset(buffer.get());
  return buffer.get();
}

hb_script_t script_of(char32_t c) { return hb_unicode_script(hb_unicode_funcs_get_default(), c); }

bool is_neutral(hb_script_t script) {
  return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN;
}

class Shaper {
 public:
  Shaper(const ParagraphIr& paragraph, const Profile& profile, const Items& items,
         ShapingArrays& out, std::vector<ShapedGlyph>* glyphs = nullptr)
      : paragraph_(paragraph), profile_(profile), items_(items), out_(out), glyphs_(glyphs) {}

  void shape() {
    const std::size_t n = items_.clusters.size();
    out_.advance.assign(n, 0);
    if (!items_.simple && has_rtl(items_.text))
      levels_ = bidi_levels(items_.text, paragraph_.style.rtl);
    for (std::size_t first = 0; first < n;) {
      const auto begin = items_.clusters.begin() + static_cast<std::ptrdiff_t>(first);
      const ItemCluster& one = *begin;
      const auto end = std::find_if(begin + 1, items_.clusters.end(),
                                    [&](const ItemCluster& other) { return !joins(one, other); });
      const std::size_t last = first + static_cast<std::size_t>(end - begin);
      const Face& metrics = one.absent != nullptr ? *one.absent : *one.face;
      out_.segments.push_back({first, last, metrics.vertical()});
      shape_face(first, last);
      first = last;
    }
    if (profile_.either_face) widen_marks();
  }

 private:
  // One face, and one language where it shapes; kerning reaches over run boundaries inside.
  [[nodiscard]] bool joins(const ItemCluster& a, const ItemCluster& b) const {
    return a.face == b.face && a.absent == b.absent &&
           (a.run == b.run || !profile_.language_shapes ||
            paragraph_.runs[a.run].style.lang == paragraph_.runs[b.run].style.lang);
  }

  void shape_face(std::size_t first, std::size_t last) {
    const Face& face = *items_.clusters[first].face;
    if (face.file() == nullptr) {
      by_table(face, first, last);
      return;
    }
    const bool plain = !profile_.language_shapes && !profile_.ligatures;
    for (std::size_t i = first; i < last;) {
      std::size_t end = i;
      if (plain) end = simple_end(i, last);
      if (end > i) {
        by_characters(*face.file(), i, end);
        i = end;
        continue;
      }
      // The text for HarfBuzz ends where the table can be used again; a single space or mark
      // between two words of a complex script stays with them.
      end = i + 1;
      while (end < last && !(plain && is_table_character(end) && hands_over(end, last))) ++end;
      by_harfbuzz(face, i, end);
      i = end;
    }
  }

  [[nodiscard]] std::size_t simple_end(std::size_t first, std::size_t last) const {
    const auto begin = items_.clusters.begin();
    const auto end = std::find_if(begin + static_cast<std::ptrdiff_t>(first),
                                  begin + static_cast<std::ptrdiff_t>(last),
                                  [](const ItemCluster& cluster) { return !cluster.simple; });
    return static_cast<std::size_t>(end - begin);
  }

  // Drawn with the nominal glyph and pair kerning at most.
  [[nodiscard]] bool is_table_character(std::size_t i) const { return items_.clusters[i].simple; }

  [[nodiscard]] bool hands_over(std::size_t i, std::size_t last) const {
    for (std::size_t end = std::min(last, i + 2); i < end; ++i) {
      if (!is_table_character(i)) return false;
      if (is_word_character(items_.clusters[i].text.first)) return true;
    }
    return true;
  }

  void by_table(const Face& face, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      const char32_t c = items_.clusters[i].text.first;
      out_.advance[i] = c < 0x20 ? 0 : face.advance(c).em;
      if (i + 1 < last) add_kern(i, face.table_kern(c, items_.clusters[i + 1].text.first));
    }
  }

  void by_characters(const FontFile& file, std::size_t first, std::size_t last) {
    // The bounds are checked here, not at each cluster.
    const auto clusters = std::span(items_.clusters).subspan(first, last - first);
    const auto advances = std::span(out_.advance).subspan(first, last - first);
    const ItemCluster* cluster = clusters.data();
    const ItemCluster* const end = cluster + clusters.size();
    double* advance = advances.data();
    char32_t before = 0;  // a character that pairs with the next one; else 0
    for (std::size_t i = first; cluster != end; ++cluster, ++advance, ++i) {
      const char32_t c = cluster->text.first;
      if (c < 0x20) {
        before = 0;
        continue;
      }
      if (glyphs_ != nullptr) add_nominal(file, i, c);
      *advance = c < 0x7F ? file.ascii_advance(static_cast<unsigned char>(c))
                          : std::max(0.0, file.advance(c));
      const bool kerned = is_kerned(c);
      if (kerned && before != 0) add_kern(i - 1, file.kern(before, c));
      before = kerned ? c : 0;
    }
  }

  // East Asian characters keep their em in PowerPoint whatever a font's kerning says.
  static bool is_kerned(char32_t c) { return c >= 0x20 && (c < 0x1100 || !is_east_asian(c)); }

  // Splits [first, last) by script and direction and shapes each piece with the whole paragraph as
  // context.
  void by_harfbuzz(const Face& face, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last;) {
      hb_script_t script = script_of(items_.clusters[i].text.first);
      const std::uint8_t level = level_of(i);
      std::size_t end = i + 1;
      bool dot = is_dot(i),
           by_hangul = dot && i > first && is_hangul(items_.clusters[i - 1].text.last);
      for (; end < last && level_of(end) == level; ++end) {
        const hb_script_t next = script_of(items_.clusters[end].text.first);
        if (is_dot(end)) {
          if (script == HB_SCRIPT_HANGUL) break;
          dot = true;
        }
        if (dot && next == HB_SCRIPT_HANGUL && is_neutral(script)) {
          by_hangul = true;
          break;
        }
        if (is_neutral(next) || next == script) continue;
        if (!is_neutral(script)) break;
        script = next;
      }
      if (is_neutral(script)) script = by_hangul ? HB_SCRIPT_COMMON : HB_SCRIPT_LATIN;
      shape_piece(face, i, end, script, level % 2 == 1);
      i = end;
    }
  }

  // A middle dot that begins a run of its own in Hangul text, up to the next letter of a script.
  [[nodiscard]] bool is_dot(std::size_t i) const {
    return profile_.middle_dot_apart && items_.clusters[i].text.first == 0xB7;
  }

  [[nodiscard]] std::uint8_t level_of(std::size_t i) const {
    return levels_.empty() ? std::uint8_t{0} : levels_[items_.clusters[i].text.begin];
  }

  void shape_piece(const Face& face, std::size_t first, std::size_t last, hb_script_t script,
                   bool rtl) {
    hb_buffer_t* buffer = scratch_buffer();
    const std::string& text = items_.text;
    const std::size_t begin = items_.clusters[first].text.begin;
    const std::size_t end =
        last < items_.clusters.size() ? items_.clusters[last].text.begin : text.size();
    hb_buffer_add_utf8(buffer, text.data(), static_cast<int>(text.size()),
                       static_cast<unsigned>(begin), static_cast<int>(end - begin));
    hb_buffer_set_script(buffer, script);
    hb_buffer_set_direction(buffer, rtl ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    const std::string lang =
        profile_.language_shapes
            ? shaping_language(paragraph_.runs[items_.clusters[first].run].style.lang)
            : std::string();
    hb_buffer_set_language(buffer, lang.empty() ? HB_LANGUAGE_INVALID
                                                : hb_language_from_string(
                                                      lang.c_str(), static_cast<int>(lang.size())));
    const unsigned on = profile_.ligatures ? 1 : 0;
    const hb_feature_t features[] = {
        {HB_TAG('l', 'i', 'g', 'a'), on, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
        {HB_TAG('c', 'l', 'i', 'g'), on, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}};
    face.file()->shape(buffer, features);
    collect(face, first, last, buffer);
  }

  // Collects glyphs into clusters: the nominal advance of each glyph, and the kerning from
  // positioning.
  void collect(const Face& face, std::size_t first, std::size_t last, hb_buffer_t* buffer) {
    unsigned count = 0;
    const hb_glyph_info_t* info = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t* position = hb_buffer_get_glyph_positions(buffer, &count);
    const double em = face.file()->units_per_em();
    std::vector<bool> has_glyph(last - first, false);
    for (unsigned i = 0; i < count; ++i) {
      const auto at = std::upper_bound(
          items_.clusters.begin() + static_cast<std::ptrdiff_t>(first),
          items_.clusters.begin() + static_cast<std::ptrdiff_t>(last), info[i].cluster,
          [](std::uint32_t offset, const ItemCluster& c) { return offset < c.text.begin; });
      const auto cluster = static_cast<std::size_t>(at - items_.clusters.begin()) - 1;
      if (items_.clusters[cluster].text.first < 0x20) continue;  // tabs and breaks are not drawn
      const double nominal = hb_font_get_glyph_h_advance(face.file()->hb(), info[i].codepoint) / em;
      const double given = position[i].x_advance / em;
      // A mark whose advance positioning set to 0 has no advance.
      const double advance = given == 0 ? 0 : nominal;
      if (glyphs_ != nullptr)
        glyphs_->push_back({cluster, info[i].codepoint, face.file(), given,
                            position[i].x_offset / em, position[i].y_offset / em});
      add_kern(cluster, given - advance);
      if (!has_glyph[cluster - first]) {
        has_glyph[cluster - first] = true;
        out_.advance[cluster] = advance;
      } else if (advance != 0) {
        out_.extra.push_back({cluster, advance});
      }
    }
  }

  void add_nominal(const FontFile& file, std::size_t cluster, char32_t c) {
    hb_codepoint_t glyph = 0;
    // As FontFile::advance() has it, a missing no-break space is a space.
    if (hb_font_get_nominal_glyph(file.hb(), c, &glyph) == 0 && c == 0xA0)
      (void)hb_font_get_nominal_glyph(file.hb(), U' ', &glyph);
    glyphs_->push_back({cluster, glyph, &file, std::max(0.0, file.advance(c)), 0, 0});
  }

  void add_kern(std::size_t cluster, double em) {
    if (em == 0) return;
    if (out_.kern.empty()) out_.kern.assign(items_.clusters.size(), 0);
    out_.kern[cluster] += em;
  }

  // A mark that either face may draw takes the wider advance.
  void widen_marks() {
    auto advance = out_.advance.begin();
    for (const ItemCluster& cluster : items_.clusters) {
      if (cluster.other != nullptr)
        *advance = std::max(*advance, cluster.other->advance(cluster.text.first).em);
      ++advance;
    }
  }

  const ParagraphIr& paragraph_;
  const Profile& profile_;
  const Items& items_;
  ShapingArrays& out_;
  std::vector<ShapedGlyph>* glyphs_;  // null: they are not asked for
  std::vector<std::uint8_t> levels_;
};

// Space added where Latin letters or digits meet East Asian ones without a space (LibreOffice).
void add_autospace(const Items& items, double em, ShapingArrays& out) {
  for (std::size_t i = 0; i + 1 < items.clusters.size(); ++i) {
    const char32_t c = items.clusters[i].text.last, d = items.clusters[i + 1].text.first;
    if (!is_word_character(c) || !is_word_character(d) || is_east_asian(c) == is_east_asian(d))
      continue;
    if (out.kern.empty()) out.kern.assign(items.clusters.size(), 0);
    out.kern[i] += em;
  }
}

// What draws a cluster that was measured with a table or a metrics pack: the family as it is installed here or its
// substitute, else a face that has the character.
const Face* drawing_face(const ItemCluster& cluster, const RunStyle& style,
                         const FontCatalog& drawn) {
  const char32_t c = cluster.text.first;
  const std::string& own =
      is_east_asian(c) && !style.fonts.ea.empty() ? style.fonts.ea : style.fonts.latin;
  const Face* face = drawn
                         .resolve(own.empty() || own.front() == '+' ? kDefaultLatin : own,
                                  style.bold, style.italic)
                         .face;
  if (face->file() != nullptr && face->file()->covers(c)) return face;
  return drawn.fallback(c, style.lang, style.bold, style.italic).face;
}

}  // namespace

std::vector<ShapedGlyph> shape_glyphs(const ParagraphIr& paragraph, const Profile& profile,
                                      const FontCatalog& fonts, const FontCatalog& drawn) {
  Items items;
  itemize(paragraph, profile, fonts, items);
  std::vector<bool> by_table(items.clusters.size());
  for (std::size_t i = 0; i < items.clusters.size(); ++i) {
    ItemCluster& cluster = items.clusters[i];
    by_table[i] = cluster.face->file() == nullptr || !cluster.face->file()->has_outlines();
    if (by_table[i]) cluster.face = drawing_face(cluster, paragraph.runs[cluster.run].style, drawn);
  }
  ShapingArrays scratch;
  std::vector<ShapedGlyph> glyphs;
  Shaper(paragraph, profile, items, scratch, &glyphs).shape();
  for (ShapedGlyph& glyph : glyphs) glyph.stands_for_table = by_table[glyph.cluster];
  return glyphs;
}

ShapedParagraph shape_paragraph(const ParagraphIr& paragraph, WordBreak word_break,
                                const Profile& profile, const FontCatalog& fonts,
                                std::string_view key) {
  // Larger than what small texts are allocated from, and made for every text that is new.
  thread_local Items items;
  thread_local std::vector<BreakCluster> clusters;
  thread_local ShapingArrays made;
  made.clear();
  itemize(paragraph, profile, fonts, items);
  const std::size_t n = items.clusters.size();
  clusters.resize(n);
  made.begin.resize(n + 1);
  made.runs.resize(paragraph.runs.size());
  std::size_t run = 0;
  auto text = clusters.begin();
  auto begin = made.begin.begin();
  for (const ItemCluster& cluster : items.clusters) {
    for (; run < cluster.run; ++run)
      made.runs[run].last = made.runs[run + 1].first =
          static_cast<std::size_t>(text - clusters.begin());
    *text++ = cluster.text;
    *begin++ = cluster.text.begin;
  }
  made.begin[n] = static_cast<std::uint32_t>(items.text.size());
  for (; run < made.runs.size(); ++run) {
    made.runs[run].last = n;
    if (run + 1 < made.runs.size()) made.runs[run + 1].first = n;
  }
  Shaper(paragraph, profile, items, made).shape();
  std::stable_sort(made.extra.begin(), made.extra.end(),
                   [](const ExtraGlyph& a, const ExtraGlyph& b) { return a.cluster < b.cluster; });
  if (profile.autospace_em != 0) add_autospace(items, profile.autospace_em, made);
  const std::string lang =
      paragraph.runs.empty() ? std::string() : paragraph.runs.front().style.lang;
  find_breaks(items.text, clusters, paragraph.style, word_break, profile.breaks, lang, made.flags);
  ShapedParagraph out;
  unsigned found = 0;
  for (const std::uint8_t flags : made.flags) found |= flags;
  out.has_tabs = (found & kTab) != 0;
  out.has_breaks = (found & kHardBreak) != 0;
  out.has_hanging = (found & kHangs) != 0;
  if (profile.vertical == VerticalRules::Chrome) {
    for (const RunIr& one : paragraph.runs) {
      const std::string& latin = one.style.fonts.latin;
      const bool named = !latin.empty() && latin.front() != '+';
      made.primary.push_back(
          fonts.resolve(named ? latin : kDefaultLatin, one.style.bold, one.style.italic)
              .face->vertical());
    }
  }
  const std::string& mark = paragraph.end.fonts.latin;
  if (!mark.empty() && mark.front() != '+') {
    out.mark = fonts.resolve(mark, paragraph.end.bold, paragraph.end.italic).face->vertical();
    out.has_mark_face = true;
  }
  out.uses = std::move(items.uses);
  pack(made, key, out);
  // A text of megabytes is rare, and its memory is not kept.
  if (items.clusters.capacity() > kKeptClusters) {
    items = {};
    clusters = {};
    made = {};
  }
  return out;
}

}  // namespace deckle::measure

#include "measure/text/shape_cache.h"

#include <array>
#include <charconv>
#include <cstring>

namespace deckle::measure {
namespace {

// With its closing NUL.
void put(std::string& key, const std::string& text) { key.append(text.c_str(), text.size() + 1); }

void put_faces(std::string& key, const RunStyle& style) {
  const FontFaces& fonts = style.fonts;
  std::size_t at = key.size();
  // At once: a key is made for each paragraph that is laid out.
  key.resize(at + fonts.latin.size() + fonts.ea.size() + fonts.cs.size() + style.lang.size() + 5);
  for (const std::string* name : {&fonts.latin, &fonts.ea, &fonts.cs, &style.lang}) {
    std::memcpy(key.data() + at, name->c_str(), name->size() + 1);
    at += name->size() + 1;
  }
  key.back() = static_cast<char>('0' + (style.bold ? 1 : 0) + (style.italic ? 2 : 0) +
                                 (style.caps == Caps::All ? 4 : 0));
}

bool same_faces(const RunStyle& a, const RunStyle& b) {
  return a.bold == b.bold && a.italic == b.italic && (a.caps == Caps::All) == (b.caps == Caps::All) &&
         a.fonts == b.fonts && a.lang == b.lang;
}

// Lengths go in front of texts, so that no two paragraphs share a key.
void make_key(const ParagraphIr& paragraph, WordBreak word_break, std::string& key) {
  key.clear();
  const ParagraphStyle& style = paragraph.style;
  key += static_cast<char>('0' + (style.rtl ? 1 : 0) + (style.ea_line_break ? 2 : 0) +
                           (style.latin_line_break ? 4 : 0) + (style.hanging_punct ? 8 : 0) +
                           (word_break == WordBreak::KeepAll ? 16 : 0));
  put(key, paragraph.end.fonts.latin);
  key += static_cast<char>('0' + (paragraph.end.bold ? 1 : 0) + (paragraph.end.italic ? 2 : 0));
  const RunStyle* last = nullptr;
  for (const RunIr& run : paragraph.runs) {
    key += last != nullptr && same_faces(*last, run.style) ? '=' : '!';
    if (key.back() == '!') put_faces(key, run.style);
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), run.text.size()).ptr;
    *end = ':';
    key.append(digits.data(), end + 1);
    key += run.text;
    last = &run.style;
  }
}

// The memory that an entry takes, nearly: of its block, of the uses, and of the map.
std::size_t weight(const ShapedParagraph& shaped) {
  std::size_t uses = shaped.uses.capacity() * sizeof(FontUse);
  for (const FontUse& use : shaped.uses)
    uses += use.requested.capacity() + use.used.capacity() + use.sample.capacity();
  return shaped.bytes + uses + sizeof(ShapedParagraph) + 128;
}

}  // namespace

std::shared_ptr<const ShapedParagraph> ShapeCache::get(const ParagraphIr& paragraph,
                                                       WordBreak word_break) const {
  thread_local std::string key;
  make_key(paragraph, word_break, key);
  // Not the hash of the key, which the map of the shard computes as well.
  Shard& shard = shards_[(key.size() + static_cast<unsigned char>(key.back())) % kShards];
  {
    const std::scoped_lock lock(shard.mutex);
    if (const auto found = shard.entries.find(key); found != shard.entries.end())
      return found->second;
  }
  // Shaped outside the lock: two threads may do the same work, with the same result.
  auto shaped = std::make_shared<const ShapedParagraph>(
      shape_paragraph(paragraph, word_break, profile_, fonts_, key));
  const std::scoped_lock lock(shard.mutex);
  if (shard.bytes > kCacheBytes / kShards) {
    shard.entries.clear();
    shard.bytes = 0;
  }
  const std::string_view kept = shaped->key;
  const auto [entry, fresh] = shard.entries.emplace(kept, std::move(shaped));
  if (fresh) shard.bytes += weight(*entry->second);
  return entry->second;
}

}  // namespace deckle::measure

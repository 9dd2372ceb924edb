#pragma once
// What one input may cost: the names, defaults and meaning of all limits.
//
// An input is what one build reads: a spec with its assets, data and brand kit, or a template. The
// catalogue is the only table: --limit, the engine's options, messages and docs/limits.md follow
// it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "slidespec/core/api.h"
#include "slidespec/core/message.h"
#include "slidespec/core/result.h"

namespace deckle {

enum class Limit : std::uint8_t {
  SpecBytes,
  JsonValues,
  JsonDepth,
  JsonStringBytes,
  JsonNumberChars,
  TableChars,
  ChartChars,
  BrandBytes,
  ConfigBytes,
  OptionsBytes,
  BaselineBytes,
  AnswerBytes,
  MessageBytes,
  DataBytes,
  DataTotalBytes,
  DataCells,
  DataChars,
  FileBytes,
  FileEntries,
  PartBytes,
  PartRatio,
  InflatedBytes,
  FileRatio,
  XmlBytes,
  XmlTotalBytes,
  XmlElements,
  XmlDepth,
  XmlAttributes,
  Relationships,
  Masters,
  Layouts,
  SheetElements,
  Shapes,
  Placeholders,
  Slides,
  DeckShapes,
  DeckRuns,
  WorkbookCells,
  ChartSeries,
  ChartPoints,
  PictureBytes,
  PicturesBytes,
  PicturePixels,
  FontBytes,
  FontsBytes,
  FontFaces,
  SvgBytes,
  SvgElements,
  SvgWork,
  SvgTime,
  SvgsTime,
  SvgMemory,
};
inline constexpr std::size_t kLimits = static_cast<std::size_t>(Limit::SvgMemory) + 1;

struct LimitInfo {
  Limit id;
  std::string_view name;   // "xml-elements", as in --limit
  std::uint64_t standard;  // the default
  std::uint64_t highest;   // what it may be raised to: recursion and memory of the reader allow it
  bool bytes;              // amounts are shown in MiB
  std::string_view what;   // completes "more than 400,000 …"
};

// All limits, in the order of Limit.
[[nodiscard]] DECKLE_API std::span<const LimitInfo> limit_catalogue();
[[nodiscard]] DECKLE_API const LimitInfo& info(Limit limit);

// A value for each limit; the defaults unless set. Copying is cheap.
class DECKLE_API Limits {
 public:
  Limits();
  [[nodiscard]] std::uint64_t of(Limit limit) const {
    return values_[static_cast<std::size_t>(limit)];
  }
  // Malformed: 0, or above LimitInfo::highest.
  [[nodiscard]] Result<void> set(Limit limit, std::uint64_t value);
  // "xml-elements=2000000", "spec-bytes=128M": K, M and G are multiples of 1,024. Malformed: no
  // such limit (the message has the nearest name), not a number, or not allowed.
  [[nodiscard]] Result<void> set(std::string_view assignment);

  friend bool operator==(const Limits&, const Limits&) = default;

 private:
  std::array<std::uint64_t, kLimits> values_;
};

// "more than 400,000 elements in one XML part; --limit xml-elements=NUMBER allows more"
[[nodiscard]] Message exceeded(Limit limit, std::uint64_t value);

// All limits, a line each, with the values of `limits`.
[[nodiscard]] std::string limits_text(const Limits& limits, Language language);
// The defaults as a Markdown table, for docs/limits.md; a test compares them.
[[nodiscard]] std::string limits_markdown();

}  // namespace deckle

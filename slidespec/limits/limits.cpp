#include "slidespec/limits/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <vector>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

constexpr std::uint64_t kKiB = 1 << 10, kMiB = 1 << 20, kGiB = 1 << 30;
constexpr std::uint64_t kTiB = kGiB << 10;
constexpr std::uint64_t kMany = std::uint64_t{1} << 40;  // of counts that only cost time and memory

// Where a default has a source, it is named; the others are far above what real files have
// (docs/limits.md) and low enough for the bounds on time and memory there.
constexpr LimitInfo kCatalogue[] = {
    {Limit::SpecBytes, "spec-bytes", 64 * kMiB, 2 * kGiB, true, N_("in a spec")},
    // The largest table on each of 200 slides has 800,000.
    {Limit::JsonValues, "json-values", 1'000'000, 100'000'000, false, N_("values in a JSON file")},
    // Values are read and released by recursion.
    {Limit::JsonDepth, "json-depth", 64, 512, false, N_("levels of objects and arrays")},
    {Limit::JsonStringBytes, "json-string-bytes", kMiB, kGiB, true, N_("in a JSON string")},
    {Limit::JsonNumberChars, "json-number-characters", 4096, kMiB, false,
     N_("characters in a number")},
    // 250 in each cell of the largest table. Measuring takes about a hundred bytes for each line.
    {Limit::TableChars, "table-characters", 1'000'000, kMany, false,
     N_("characters in the cells of a table")},
    {Limit::ChartChars, "chart-characters", 1'000'000, kMany, false,
     N_("characters in the labels of a chart")},
    {Limit::BrandBytes, "brand-bytes", kMiB, kGiB, true, N_("in a brand kit or a theme")},
    {Limit::ConfigBytes, "config-bytes", 64 * kKiB, kMiB, true, N_("in a deckle.toml")},
    {Limit::OptionsBytes, "options-bytes", kMiB, kGiB, true, N_("in options of libdeckle")},
    {Limit::BaselineBytes, "baseline-bytes", 64 * kMiB, 2 * kGiB, true,
     N_("in a report given to --baseline")},
    {Limit::AnswerBytes, "answer-bytes", 16 * kMiB, 2 * kGiB, true,
     N_("in the answer of the --shorten command")},
    // A spec as an argument; one in a file may be larger.
    {Limit::MessageBytes, "message-bytes", 64 * kMiB, 2 * kGiB, true,
     N_("in a message to deckle mcp")},
    // A table of the allowed length, every character escaped.
    {Limit::DataBytes, "data-bytes", 8 * kMiB, 2 * kGiB, true, N_("in a data file")},
    {Limit::DataTotalBytes, "data-total-bytes", 64 * kMiB, kTiB, true,
     N_("in all data files of a deck")},
    // 50 tables of the largest size. Several elements may name one file, and each holds its values.
    {Limit::DataCells, "data-cells", 200'000, kMany, false,
     N_("cells that data files put into a deck")},
    {Limit::DataChars, "data-characters", 2'000'000, kMany, false,
     N_("characters that data files put into a deck")},
    {Limit::FileBytes, "file-bytes", 512 * kMiB, 16 * kGiB, true, N_("in a presentation file")},
    {Limit::FileEntries, "file-entries", 20'000, 10'000'000, false,
     N_("entries in a presentation file")},
    {Limit::PartBytes, "part-bytes", 256 * kMiB, 16 * kGiB, true, N_("in one part, decompressed")},
    // White space and repeated markup below 1 MiB may compress better.
    {Limit::PartRatio, "part-ratio", 200, 2000, false, N_("times its compressed size in a part")},
    {Limit::InflatedBytes, "inflated-bytes", kGiB, kTiB, true,
     N_("in all parts of a file, decompressed")},
    // Of files that hold more than 256 MiB: mostly pictures, which hardly compress.
    {Limit::FileRatio, "file-ratio", 10, 2000, false,
     N_("times its size in all parts of a file, decompressed")},
    {Limit::XmlBytes, "xml-bytes", 16 * kMiB, kGiB, true, N_("in one XML part")},
    // A deck of 5,000 slides of 12 kB, twice the mean of real ones.
    {Limit::XmlTotalBytes, "xml-total-bytes", 128 * kMiB, kTiB, true,
     N_("in all XML parts of a file that are read")},
    // Each is up to 128 bytes of tree. The largest real part has 6,400.
    {Limit::XmlElements, "xml-elements", 400'000, 100'000'000, false, N_("tags in one XML part")},
    // Trees are released by recursion.
    {Limit::XmlDepth, "xml-depth", 256, 4096, false, N_("levels of XML elements")},
    // PowerPoint's own roots have fewer than 60.
    {Limit::XmlAttributes, "xml-attributes", 1024, 1'000'000, false,
     N_("attributes of one XML element")},
    {Limit::Relationships, "relationships", 20'000, 10'000'000, false,
     N_("relationships of one part")},
    // The largest templates seen have 7 masters and 79 layouts.
    {Limit::Masters, "masters", 100, 100'000, false, N_("slide masters")},
    {Limit::Layouts, "layouts", 2000, 1'000'000, false, N_("layouts in a template")},
    // Kept while slides are read. The largest real file has 40,000.
    {Limit::SheetElements, "sheet-elements", 1'000'000, 100'000'000, false,
     N_("tags in all masters and layouts of a file")},
    {Limit::Shapes, "shapes", 20'000, 10'000'000, false, N_("shapes on a master, layout or slide")},
    {Limit::Placeholders, "placeholders", 20'000, 10'000'000, false,
     N_("placeholders in a template")},
    {Limit::Slides, "slides", 5000, 1'000'000, false, N_("slides in a deck")},
    // Layout and master shapes that show through are counted on each slide. A shape takes about
    // 2 KiB, as do sixteen groups around one, a run or paragraph 0.5 KiB.
    {Limit::DeckShapes, "deck-shapes", 100'000, 10'000'000, false,
     N_("shapes on all slides of a deck, one more for each sixteen groups around a shape")},
    {Limit::DeckRuns, "deck-runs", 400'000, 100'000'000, false,
     N_("paragraphs and runs of text on all slides of a deck")},
    // Each is 64 bytes besides its text. A sheet of as many tags as a part may have has 100,000.
    {Limit::WorkbookCells, "workbook-cells", 500'000, kMany, false,
     N_("cells in the workbooks of a presentation")},
    // Excel allows 255 in a chart (Microsoft, "Excel specifications and limits").
    {Limit::ChartSeries, "chart-series", 10'000, kMany, false,
     N_("series in the charts of a presentation")},
    // Each is up to 40 bytes besides its text. Excel 2007 allowed 256,000 in a chart.
    {Limit::ChartPoints, "chart-points", 1'000'000, kMany, false,
     N_("points in the charts of a presentation")},
    {Limit::PictureBytes, "picture-bytes", 256 * kMiB, 2 * kGiB, true, N_("in a picture file")},
    {Limit::PicturesBytes, "pictures-bytes", 512 * kMiB, kTiB, true,
     N_("in all picture files of a deck")},
    {Limit::PicturePixels, "picture-pixels", 100'000'000, kMany, false, N_("pixels in a picture")},
    // Of the folders given by --fonts. The largest font installed with Debian's desktop has 20 MiB.
    {Limit::FontBytes, "font-bytes", 256 * kMiB, 2 * kGiB, true, N_("in a font file")},
    {Limit::FontsBytes, "fonts-bytes", kGiB, kTiB, true, N_("in all font files of a deck")},
    {Limit::FontFaces, "font-faces", 4096, 1'000'000, false,
     N_("faces in all font files of a deck")},
    {Limit::SvgBytes, "svg-bytes", 16 * kMiB, kGiB, true, N_("in an SVG")},
    // librsvg accepts a million. A detailed map has 20,000.
    {Limit::SvgElements, "svg-elements", 200'000, 1'000'000, false, N_("elements in an SVG")},
    // Ordinary drawings have none, drop shadows of a large screen 1,000. One SVG gets half of it
    // (docs/decisions.md, 48), and the limits of processor time are twice as high, so that slower
    // machines draw the same.
    {Limit::SvgWork, "svg-work", 4000, kMany, false,
     N_("estimated milliseconds of filters, masks and layers in all SVGs of a deck")},
    // Ordinary drawings take milliseconds.
    {Limit::SvgTime, "svg-ms", 5000, 86'400'000, false,
     N_("milliseconds of processor time for drawing an SVG")},
    {Limit::SvgsTime, "svgs-ms", 8000, 86'400'000, false,
     N_("milliseconds of processor time for drawing all SVGs of a deck")},
    {Limit::SvgMemory, "svg-memory", 2 * kGiB, kTiB, true, N_("of memory for drawing an SVG")},
};
static_assert(std::size(kCatalogue) == kLimits);

std::string grouped(std::uint64_t number) {
  std::string digits = fmt::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

std::string amount(const LimitInfo& limit, std::uint64_t value) {
  if (limit.bytes) {
    for (const auto& [unit, name] : {std::pair(kGiB, "GiB"), {kMiB, "MiB"}, {kKiB, "KiB"}}) {
      if (value % unit == 0) return grouped(value / unit) + " " + name;
    }
    return grouped(value) + " B";
  }
  return grouped(value);
}

std::vector<std::string_view> names() {
  std::vector<std::string_view> all;
  for (const LimitInfo& limit : kCatalogue) all.push_back(limit.name);
  return all;
}

// "128M" → 134217728; nullopt when it is no such number.
std::optional<std::uint64_t> number_of(std::string_view text) {
  std::uint64_t unit = 1;
  if (!text.empty()) {
    const char last = text.back();
    unit = last == 'K' ? kKiB : last == 'M' ? kMiB : last == 'G' ? kGiB : 1;
    if (unit > 1) text.remove_suffix(1);
  }
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || error != std::errc{} || stop != end || value > UINT64_MAX / unit)
    return std::nullopt;
  return value * unit;
}

}  // namespace

std::span<const LimitInfo> limit_catalogue() { return kCatalogue; }

const LimitInfo& info(Limit limit) { return kCatalogue[static_cast<std::size_t>(limit)]; }

Limits::Limits() {
  for (const LimitInfo& limit : kCatalogue)
    values_[static_cast<std::size_t>(limit.id)] = limit.standard;
}

Result<void> Limits::set(Limit limit, std::uint64_t value) {
  const LimitInfo& known = info(limit);
  if (value == 0 || value > known.highest)
    return fail(ErrorCode::Malformed,
                tr("the limit {} must be 1 to {}, but is {}", known.name, known.highest, value));
  values_[static_cast<std::size_t>(limit)] = value;
  return {};
}

Result<void> Limits::set(std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  if (equals == std::string_view::npos)
    return fail(ErrorCode::Malformed,
                tr("\"{}\" is not NAME=VALUE, such as xml-elements=2000000", assignment));
  const std::string_view name = assignment.substr(0, equals);
  const auto* const known =
      std::find_if(std::begin(kCatalogue), std::end(kCatalogue),
                   [name](const LimitInfo& limit) { return limit.name == name; });
  if (known == std::end(kCatalogue))
    return fail(ErrorCode::Malformed,
                tr("there is no limit \"{}\"; {}", name, nearest_hint(name, names())));
  const std::optional<std::uint64_t> value = number_of(assignment.substr(equals + 1));
  if (!value)
    return fail(ErrorCode::Malformed,
                tr("the limit {} must be a number, such as {} or 128M, but is \"{}\"", name,
                   known->standard, assignment.substr(equals + 1)));
  return set(known->id, *value);
}

Message exceeded(Limit limit, std::uint64_t value) {
  const LimitInfo& known = info(limit);
  return tr("more than {} {}; --limit {}=NUMBER allows more", amount(known, value),
            tr.entry(known.what), known.name);
}

std::string limits_text(const Limits& limits, Language language) {
  std::string out;
  for (const LimitInfo& limit : kCatalogue)
    out += fmt::format("{:<22} {:>14}  {}\n", limit.name, amount(limit, limits.of(limit.id)),
                       tr.entry(limit.what).in(language));
  return out;
}

std::string limits_markdown() {
  std::string out = "| name | default | of |\n|---|---|---|\n";
  for (const LimitInfo& limit : kCatalogue)
    out +=
        fmt::format("| `{}` | {} | {} |\n", limit.name, amount(limit, limit.standard), limit.what);
  return out;
}

}  // namespace deckle

// The workbook of a chart: that it is there and can be read, and that the ranges of the chart are as
// long as its caches.

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <vector>

#include "ooxml/opc/package.h"
#include "ooxml/opc/part_name.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kNone{
    .id = "chart-without-workbook",
    .severity = Severity::Note,
    .summary = "a chart refers to cells, but has no workbook",
    .what = "Looks for c:externalData in charts whose series have references.",
    .why = "The chart is drawn from its cache, but its data cannot be edited "
           "(python-pptx#745, pptx-automizer#165).",
    .remedy = "embed a workbook with the data",
};

constexpr RuleDoc kUnreadable{
    .id = "unreadable-workbook",
    .severity = Severity::Error,
    .summary = "the workbook of a chart cannot be read",
    .what = "Opens the embedded workbook and looks for its sheets.",
    .why = "PowerPoint cannot edit the data, and repairs some of these files "
           "(Open-Xml-PowerTools#15, PHPPresentation#841).",
    .remedy = "embed a workbook that Excel opens",
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kMismatch{
    .id = "chart-cache-mismatch",
    .severity = Severity::Warning,
    .summary = "a chart and its workbook do not fit together",
    .what = "Compares the number of cells that each reference names with the number of points in "
            "its cache, and the sheets that references name with those of the workbook.",
    .why = "PowerPoint draws the cache; once the data are edited, it draws something else "
           "(python-pptx#381, #649).",
    .remedy = "write cache and workbook together",
};

struct CellRange {
  std::string sheet;      // in lower case
  std::size_t cells = 0;  // 0: a name, or of another kind
};

// "AB12" with or without $; nullopt when it is something else.
std::optional<std::pair<std::int64_t, std::int64_t>> cell(std::string_view text) {
  std::size_t at = text.starts_with('$') ? 1 : 0;
  std::int64_t column = 0, row = 0;
  const std::size_t letters = at;
  while (at < text.size() && ascii_lower(text[at]) >= 'a' && ascii_lower(text[at]) <= 'z')
    column = column * 26 + (ascii_lower(text[at++]) - 'a' + 1);
  if (at == letters || at - letters > 3) return std::nullopt;
  if (at < text.size() && text[at] == '$') ++at;
  const std::size_t digits = at;
  while (at < text.size() && text[at] >= '0' && text[at] <= '9' && at - digits < 8)
    row = row * 10 + (text[at++] - '0');
  if (at == digits || at != text.size()) return std::nullopt;
  return std::pair(column, row);
}

// One sheet and one rectangle: "'My sheet'!$A$2:$A$5". Other formulas are not compared.
std::optional<CellRange> range_of(std::string_view formula) {
  if (formula.starts_with('=')) formula.remove_prefix(1);
  const std::size_t mark = formula.rfind('!');
  if (mark == std::string_view::npos || formula.find_first_of(",()") != std::string_view::npos)
    return std::nullopt;
  std::string_view sheet = formula.substr(0, mark);
  std::string name;
  if (sheet.size() > 1 && sheet.front() == '\'' && sheet.back() == '\'') {
    sheet = sheet.substr(1, sheet.size() - 2);
    for (std::size_t i = 0; i < sheet.size(); ++i) {
      name += sheet[i];
      if (sheet[i] == '\'' && i + 1 < sheet.size() && sheet[i + 1] == '\'') ++i;
    }
  } else {
    name = sheet;
  }
  if (name.starts_with('[')) name.erase(0, std::min(name.find(']') + 1, name.size()));
  const std::string_view cells = formula.substr(mark + 1);
  const std::size_t colon = cells.find(':');
  const auto first = cell(cells.substr(0, colon));
  const auto last = colon == std::string_view::npos ? first : cell(cells.substr(colon + 1));
  CellRange range{ascii_lower(name), 0};
  if (first && last) {
    const auto size = [](std::int64_t a, std::int64_t b) {
      return static_cast<std::size_t>((a > b ? a - b : b - a) + 1);
    };
    range.cells = size(first->first, last->first) * size(first->second, last->second);
  }
  return range;
}

// The names of the sheets in lower case. The error is the reason why there are none.
Result<std::unordered_set<std::string>> sheets_of(const std::string& bytes, Budget& budget) {
  ooxml::PackageFaults faults;
  const Result<ooxml::Package> workbook = ooxml::Package::from_bytes(bytes, budget, faults);
  if (!workbook) return tl::unexpected(workbook.error());
  const std::optional<std::string> main = workbook->related("", "officeDocument");
  const std::string* const text = main ? workbook->find(*main) : nullptr;
  if (text == nullptr) return fail(ErrorCode::Malformed, tr("it has no workbook part"));
  const auto tree = ooxml::xml::SourceTree::parse(*text, *main, budget);
  if (!tree) return tl::unexpected(tree.error());
  std::unordered_set<std::string> names;
  for (const Element& sheet : tree->named("s:sheet")) names.insert(ascii_lower(sheet.value("name")));
  if (names.empty()) return fail(ErrorCode::Malformed, tr("it has no sheets"));
  return names;
}

class Workbook {
 public:
  Workbook(const PartContext& context, Findings& findings)
      : context_(context), findings_(findings) {}

  void check() {
    for (const char* name : {"c:numRef", "c:strRef", "c:multiLvlStrRef"}) {
      for (const Element& reference : context_.tree.named(name)) references_.push_back(reference);
    }
    const Element data = context_.tree.root().child("c:externalData");
    if (!data) {
      if (!references_.empty())
        findings_.add({kNone, context_.part.name, tr("the data cannot be edited")});
      return;
    }
    read_sheets(data);
    for (const Element& reference : references_) check_reference(reference);
  }

 private:
  void read_sheets(const Element& data) {
    const Rel* const rel = context_.part.rel(data.value("r:id"));
    const PartInfo* const part = rel == nullptr ? nullptr : context_.deck.find(rel->part);
    if (part == nullptr) return;  // linked, or dangling-relationship
    const std::string extension = ooxml::extension_of(part->name);
    if (extension != "xlsx" && extension != "xlsm") return;  // another kind of workbook
    Result<std::unordered_set<std::string>> sheets =
        sheets_of(*part->bytes, context_.deck.budget());
    if (sheets) {
      sheets_ = std::move(*sheets);
      return;
    }
    Found found{kUnreadable, part->name, tr("cannot be read: {}", message_of(sheets.error()))};
    found.facts = {{"chart", context_.part.name}};
    findings_.add(std::move(found));
  }

  void check_reference(const Element& reference) {
    const Element formula = reference.child("c:f");
    if (!formula) return;  // missing-element
    const std::string text = formula.text();
    const std::optional<CellRange> range = range_of(text);
    if (!range) return;
    if (!sheets_.empty() && !sheets_.contains(range->sheet)) {
      add(reference, tr("{}: the workbook has no such sheet", text), text);
      return;
    }
    Element cache = reference.child("c:numCache");
    if (!cache) cache = reference.child("c:strCache");
    const auto points = whole_number(cache.child("c:ptCount").value("val"));
    if (!cache || !points || range->cells == 0 ||
        *points == static_cast<std::int64_t>(range->cells))
      return;
    add(reference, tr("{} has {} cells, but its cache has {} points", text, range->cells, *points),
        text);
  }

  void add(const Element& at, const Message& message, const std::string& formula) {
    Found found{kMismatch, context_.part.name, message};
    found.element = at;
    found.facts = {{"formula", formula}};
    findings_.add(std::move(found));
  }

  const PartContext& context_;
  Findings& findings_;
  std::vector<Element> references_;
  std::unordered_set<std::string> sheets_;
};

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.kind == PartKind::Chart) Workbook(context, findings).check();
}

constexpr const RuleDoc* kDocs[] = {&kNone, &kUnreadable, &kMismatch};

}  // namespace

extern const PartRule kChartWorkbook;
const PartRule kChartWorkbook{kDocs, check_part};

}  // namespace deckle::pptx::check

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "slidespec/core/cancellation.h"
#include "slidespec/data/data_table.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

struct Field {
  std::string text;
  bool quoted = false;
};

Message at_line(std::size_t line) { return tr("line {}", line); }

// The separator that splits the first record into most fields; a comma when none does.
char separator_of(std::string_view text) {
  constexpr std::array<char, 3> kSeparators{',', ';', '\t'};
  std::array<std::size_t, 3> count{};
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '\n' || c == '\r') break;
    for (std::size_t i = 0; i < kSeparators.size(); ++i) count[i] += c == kSeparators[i];
  }
  const auto max = std::max_element(count.begin(), count.end());
  return *max == 0 ? ',' : kSeparators[static_cast<std::size_t>(max - count.begin())];
}

// Records one after the other; `line` is where the last one began.
class Records {
 public:
  explicit Records(std::string_view text) : text_(text), separator_(separator_of(text)) {}

  [[nodiscard]] char separator() const { return separator_; }
  [[nodiscard]] std::size_t line() const { return began_; }
  [[nodiscard]] bool done() const { return at_ >= text_.size(); }

  // The fields of the next record, of which it may have more than are kept.
  struct Record {
    std::vector<Field> fields;
    std::size_t count = 0;
  };
  Result<Record> next() {
    began_ = line_;
    Record record;
    for (;;) {
      if (record.count % kValuesBetweenChecks == 0) check_cancelled();
      Result<Field> field = peek() == '"' ? quoted() : plain();
      if (!field) return tl::unexpected(field.error());
      if (++record.count <= kMaxDataColumns) record.fields.push_back(std::move(*field));
      if (peek() != separator_ || done()) break;
      ++at_;
    }
    if (peek() == '\r') ++at_;
    if (peek() == '\n') ++at_;
    ++line_;
    return record;
  }

 private:
  [[nodiscard]] char peek() const { return done() ? '\0' : text_[at_]; }

  Result<Field> plain() {
    const std::size_t begin = at_;
    while (!done() && peek() != separator_ && peek() != '\n' && peek() != '\r') {
      if (peek() == '"')
        return fail(
            ErrorCode::Malformed,
            tr("has a quote inside an unquoted field; quote the field and write the quote twice"),
            at_line(line_));
      ++at_;
    }
    std::string_view text = text_.substr(begin, at_ - begin);
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return Field{std::string(text), false};
  }

  Result<Field> quoted() {
    const std::size_t opened = line_;
    Field field{{}, true};
    for (++at_; !done(); ++at_) {
      const char c = peek();
      if (c == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n') continue;
      line_ += c == '\n';
      if (c != '"') {
        field.text += c;
        continue;
      }
      if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
        field.text += '"';
        ++at_;
        continue;
      }
      ++at_;
      if (!done() && peek() != separator_ && peek() != '\n' && peek() != '\r')
        return fail(ErrorCode::Malformed,
                    tr("has characters between a closing quote and the next separator"),
                    at_line(line_));
      return field;
    }
    return fail(ErrorCode::Malformed, tr("has a quoted field that is not closed"), at_line(opened));
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0, line_ = 1, began_ = 1;
};

bool digit(char c) { return c >= '0' && c <= '9'; }

// The text as JSON would write the number: "-1,234.5" → "-1234.5"; empty when it is not a number.
// Digits with leading zeros stay text: they are codes, not amounts.
std::string plain_number(std::string_view text, char decimal) {
  const char thousands = decimal == '.' ? ',' : '.';
  std::string out;
  std::size_t at = 0;
  if (at < text.size() && (text[at] == '-' || text[at] == '+')) {
    if (text[at] == '-') out += '-';
    ++at;
  }
  const std::size_t first = at;
  std::size_t group = 0;
  bool grouped = false;
  for (; at < text.size(); ++at) {
    if (digit(text[at])) {
      out += text[at];
      ++group;
    } else if (text[at] == thousands && group >= 1 && (grouped ? group == 3 : group <= 3)) {
      grouped = true;
      group = 0;
    } else {
      break;
    }
  }
  if (at == first || (grouped && group != 3)) return {};
  if (text[first] == '0' && at - first > 1) return {};
  if (at < text.size() && text[at] == decimal) {
    out += '.';
    const std::size_t digits = ++at;
    while (at < text.size() && digit(text[at])) out += text[at++];
    if (at == digits) return {};
  }
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    out += text[at++];
    if (at < text.size() && (text[at] == '-' || text[at] == '+')) out += text[at++];
    const std::size_t digits = at;
    while (at < text.size() && digit(text[at])) out += text[at++];
    if (at == digits) return {};
  }
  return at == text.size() ? out : std::string();
}

Cell cell_of(const Field& field, char decimal) {
  if (field.text.empty()) return std::monostate();
  // Longer digit strings are codes, and a double would change their digits.
  constexpr std::size_t kMaxDigits = 40;
  if (field.text.size() <= kMaxDigits) {
    const std::string number = plain_number(field.text, decimal);
    double value = 0;
    const auto parsed = std::from_chars(number.data(), number.data() + number.size(), value);
    constexpr double kExact = 9007199254740992.0;  // 2^53
    // Larger whole numbers are codes; numbers with a fraction or an exponent are amounts.
    const bool amount =
        std::abs(value) <= kExact || number.find_first_of(".eE") != std::string::npos;
    if (!number.empty() && parsed.ec == std::errc() && std::isfinite(value) && amount) return value;
  }
  return field.text;
}

// Semicolon-separated files use the decimal comma, unless their numbers show otherwise: there
// "47.5" is not a number, and elsewhere "47,5" is not.
char decimal_of(const std::vector<std::vector<Field>>& rows, char separator) {
  if (separator != ';') return '.';
  std::size_t points = 0, commas = 0;
  for (const std::vector<Field>& fields : rows) {
    for (const Field& field : fields) {
      points += plain_number(field.text, '.').empty() ? 0U : 1U;
      commas += plain_number(field.text, ',').empty() ? 0U : 1U;
    }
  }
  return points > commas ? '.' : ',';
}

bool blank(const std::vector<Field>& fields) {
  return fields.size() == 1 && fields.front().text.empty() && !fields.front().quoted;
}

}  // namespace

Result<DataTable> read_csv(std::string_view text) {
  Records records(text);
  DataTable table;
  std::vector<std::vector<Field>> below;  // the first row
  bool headed = false;
  while (!records.done()) {
    Result<Records::Record> record = records.next();
    if (!record) return tl::unexpected(record.error());
    std::vector<Field>& fields = record->fields;
    if (blank(fields)) continue;
    if (!headed) {
      if (record->count > kMaxDataColumns)
        return fail(
            ErrorCode::Limit,
            tr("has {} columns; an element holds at most {}", record->count, kMaxDataColumns),
            at_line(records.line()));
      for (Field& field : fields) table.columns.push_back(std::move(field.text));
      headed = true;
      continue;
    }
    if (record->count > table.columns.size())
      return fail(ErrorCode::Malformed,
                  tr("has {} fields; the first row names {} columns", record->count,
                      table.columns.size()),
                  at_line(records.line()));
    if (below.size() == kMaxDataRows)
      return fail(ErrorCode::Limit, tr("is beyond the limit of {} rows", kMaxDataRows),
                  at_line(records.line()));
    below.push_back(std::move(fields));
  }
  const char decimal = decimal_of(below, records.separator());
  for (const std::vector<Field>& fields : below) {
    std::vector<Cell> row;
    row.reserve(table.columns.size());
    for (const Field& field : fields) row.push_back(cell_of(field, decimal));
    row.resize(table.columns.size());
    table.rows.push_back(std::move(row));
  }
  if (table.rows.empty()) return fail(ErrorCode::Malformed, tr("has column names but no rows"));
  return table;
}

}  // namespace deckle

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "crowded-table",
    .type = "crowded_table",
    .ir_type = "crowded_table",
    .severity = Severity::Warning,
    .summary = "a table has more rows or columns than a slide should hold",
    .what =
        "Counts rows below the header and columns: 12 and 8 are recommended for one slide, or what "
        "style.rows_per_page allows. More rows are a defect, which pages cure; more columns that "
        "can be read are a note.",
    .why =
        "An audience looks at a slide for a minute. A table beyond this size is read later or not "
        "at all.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"table","priority":40,"layout":{"x":100,"y":100,"w":400,"h":160},"data":{"columns":["a"],"rows":[["one"],["two"]]},"table":{"columns":[400],"rowLimit":1,"rows":[{"h":38,"cells":["a"]},{"h":38,"cells":["one"]},{"h":38,"cells":["two"]}]}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"table","priority":40,"layout":{"x":100,"y":100,"w":400,"h":160},"data":{"columns":["a"],"rows":[["one"],["two"]]},"table":{"columns":[400],"rowLimit":2,"rows":[{"h":38,"cells":["a"]},{"h":38,"cells":["one"]},{"h":38,"cells":["two"]}]}}]})",
    .fixes = "paginate-table",
};

constexpr std::size_t kRecommendedRows = 12, kRecommendedColumns = 8;  // docs/design.md, "Tables"
constexpr double kPxPerRow = 10;  // weight of a row too many, below any row that does not fit

Diagnostic finding(const CheckContext& context, const ElementIr& element, Severity severity,
                   Message message, Message hint) {
  const TableIr& table = *element.table;
  Diagnostic d = context.finding(kDoc.id, severity, element);
  d.defect = severity != Severity::Note;
  d.message = std::move(message);
  d.hint = std::move(hint);
  d.facts = {{"rows", static_cast<std::int64_t>(table.rows.size()) - 1},
             {"columns", static_cast<std::int64_t>(table.columns.size())},
             {"row_limit", static_cast<std::int64_t>(table.row_limit)}};
  return d;
}

bool is_unknown(const ElementIr& element) {
  return element.type == ElementType::Table && element.table == nullptr;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (const ElementIr& element : context.elements()) {
    if (element.table == nullptr || element.table->rows.empty()) continue;
    const TableIr& table = *element.table;
    const std::size_t rows = table.rows.size() - 1, columns = table.columns.size();
    const std::size_t limit = table.row_limit == 0 ? rows : table.row_limit;
    if (rows > limit) {
      sink.push_back(
          finding(context, element, Severity::Warning,
                  tr("{} rows on one slide, {} are the most it should hold", rows, limit),
                  tr("leave out rows, or set style.rows_per_page")));
      sink.back().weight = static_cast<double>(rows - limit) * kPxPerRow;
    } else if (rows > kRecommendedRows) {
      sink.push_back(
          finding(context, element, Severity::Note,
                  tr("{} rows on one slide, {} are recommended", rows, kRecommendedRows),
                  tr("leave out style.rows_per_page to have the table set on pages")));
    }
    if (columns > kRecommendedColumns) {
      sink.push_back(
          finding(context, element, Severity::Note,
                  tr("{} columns on one slide, {} are recommended", columns, kRecommendedColumns),
                  tr("leave out columns that the slide's message does not need")));
    }
  }
}

}  // namespace

extern const Rule kCrowdedTable;
const Rule kCrowdedTable{
    kDoc, check, {N_("the rows and columns of the table are not laid out"), is_unknown}};

}  // namespace deckle::qc

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
        "Counts the rows below the header and the columns: 12 rows and 8 columns are recommended "
        "for one slide, or as many rows as style.rows_per_page allows. More rows are a defect, "
        "which splitting the table repairs; more columns are a note as long as they can be read.",
    .why =
        "An audience looks at a slide for about a minute. A larger table is read later or not at "
        "all.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"table","priority":40,"layout":{"x":100,"y":100,"w":400,"h":160},"data":{"columns":["a"],"rows":[["one"],["two"]]},"table":{"columns":[400],"rowLimit":1,"rows":[{"h":38,"cells":["a"]},{"h":38,"cells":["one"]},{"h":38,"cells":["two"]}]}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"table","priority":40,"layout":{"x":100,"y":100,"w":400,"h":160},"data":{"columns":["a"],"rows":[["one"],["two"]]},"table":{"columns":[400],"rowLimit":2,"rows":[{"h":38,"cells":["a"]},{"h":38,"cells":["one"]},{"h":38,"cells":["two"]}]}}]})",
    .fixes = "paginate-table",
};

constexpr std::size_t kRecommendedRows = 12, kRecommendedColumns = 8;  // docs/design.md, "Tables"
constexpr double kPxPerRow = 10;  // weight of a surplus row; less than any row that does not fit

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
                  tr("{} rows on one slide; the maximum is {}", rows, limit),
                  tr("remove rows, or set style.rows_per_page")));
      sink.back().weight = static_cast<double>(rows - limit) * kPxPerRow;
    } else if (rows > kRecommendedRows) {
      sink.push_back(
          finding(context, element, Severity::Note,
                  tr("{} rows on one slide; {} or fewer are recommended", rows, kRecommendedRows),
                  tr("remove style.rows_per_page to have the table split")));
    }
    if (columns > kRecommendedColumns) {
      sink.push_back(
          finding(context, element, Severity::Note,
                  tr("{} columns on one slide; {} or fewer are recommended", columns, kRecommendedColumns),
                  tr("remove columns that the slide's message does not need")));
    }
  }
}

}  // namespace

extern const Rule kCrowdedTable;
const Rule kCrowdedTable{
    kDoc, check, {N_("the rows and columns of the table are not laid out"), is_unknown}};

}  // namespace deckle::qc

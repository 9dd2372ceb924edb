#include "ooxml/chart/read_chart.h"

#include <set>
#include <string_view>
#include <utility>

#include "ooxml/chart/chart_reader.h"
#include "ooxml/messages/tr.h"
#include "ooxml/xml/document.h"
#include "ooxml/xml/names.h"

namespace deckle::ooxml {
namespace chart {

Result<ChartTitle> read_title(pugi::xml_node title, Reading& reading) {
  ChartTitle out;
  if (!title) return out;
  const pugi::xml_node text = title.child("c:tx");
  if (const pugi::xml_node rich = text.child("c:rich")) {
    out.kind = ChartTitle::Kind::Text;
    out.text = paragraphs_text(rich);
  } else if (text.child("c:strRef")) {
    Result<ChartName> name = read_name(text, reading);
    if (!name) return tl::unexpected(name.error());
    out = {ChartTitle::Kind::FromCell, std::move(name->text), std::move(name->formula)};
  } else {
    out.kind = ChartTitle::Kind::Placeholder;
  }
  return out;
}

namespace {

// Without text of its own, the title of a chart of one series is that series' name; without a title
// too, unless it was deleted.
Result<void> read_chart_title(pugi::xml_node chart, Reading& reading) {
  ChartFacts& facts = reading.facts;
  Result<ChartTitle> title = read_title(chart.child("c:title"), reading);
  if (!title) return tl::unexpected(title.error());
  facts.title = std::move(*title);
  const bool single = facts.series.size() == 1;
  const bool automatic =
      facts.title.kind == ChartTitle::Kind::Placeholder ||
      (facts.title.kind == ChartTitle::Kind::None && !flag(chart, "c:autoTitleDeleted", false));
  if (single && automatic) {
    const ChartName& name = facts.series.front().name;
    facts.title = {ChartTitle::Kind::SeriesName, name.text, name.formula};
  }
  return {};
}

Result<void> read_chart_space(pugi::xml_node space, Reading& reading) {
  ChartFacts& facts = reading.facts;
  const pugi::xml_node chart = space.child("c:chart"), area = chart.child("c:plotArea");
  facts.date1904 = flag(space, "c:date1904", false);
  facts.visible_cells_only = flag(chart, "c:plotVisOnly", true);
  if (const pugi::xml_node legend = chart.child("c:legend")) {
    facts.legend = value_of(legend, "c:legendPos");
    if (facts.legend.empty()) facts.legend = "r";  // the schema's default
  }
  facts.data_table = bool(area.child("c:dTable"));
  if (Result<void> read = read_plots(area, reading); !read) return read;
  if (Result<void> read = read_axes(area, reading); !read) return read;
  return read_chart_title(chart, reading);
}

// c:externalData or cx:externalData: a part of this package, or a file elsewhere.
void read_source(const Package& package, pugi::xml_node data, bool auto_update, ChartFacts& facts) {
  const std::string_view id = data.attribute("r:id").value();
  for (const Relationship& related : package.relationships(facts.part)) {
    if (id.empty() || related.id != id) continue;
    facts.source = related.external ? ChartFacts::Source::External : ChartFacts::Source::Embedded;
    facts.workbook =
        related.external ? related.target : Package::resolve(facts.part, related.target);
    facts.auto_update = auto_update;
    return;
  }
}

// The text of every c:f and cx:f, and of those that extensions have (c15:f, c15:sqref: of hidden
// series, of labels from cells).
void collect_formulas(pugi::xml_node root, ChartFacts& facts) {
  std::set<std::string> seen;
  for (pugi::xml_node node = root; node;) {
    const std::string_view name = node.name();
    if (name.ends_with(":f") || name.ends_with(":sqref")) {
      std::string formula = xml::text_of(node);
      if (!formula.empty() && seen.insert(formula).second)
        facts.formulas.push_back(std::move(formula));
    }
    if (node.first_child()) {
      node = node.first_child();
      continue;
    }
    while (node && node != root && !node.next_sibling()) node = node.parent();
    if (!node || node == root) break;
    node = node.next_sibling();
  }
}

}  // namespace
}  // namespace chart

namespace {

// `context` null: without the look.
Result<ChartWithLook> read(const Package& package, const std::string& part,
                           const ChartLookContext* context, Budget& budget) {
  const std::string* const bytes = package.find(part);
  if (bytes == nullptr) return fail(ErrorCode::Malformed, tr("there is no such part"), part);
  const Result<xml::Document> document = xml::parse(*bytes, part, budget);
  if (!document) return tl::unexpected(document.error());
  const pugi::xml_node root = document->root();
  chart::Reading reading{{}, budget};
  ChartFacts& facts = reading.facts;
  facts.part = part;
  const std::string_view name = root.name();
  if (name == "c:chartSpace") {
    if (Result<void> read = chart::read_chart_space(root, reading); !read)
      return tl::unexpected(read.error());
    const pugi::xml_node data = root.child("c:externalData");
    chart::read_source(package, data, chart::flag(data, "c:autoUpdate", false), facts);
  } else if (name == "cx:chartSpace") {
    if (Result<void> read = chart::read_chart_ex(root, reading); !read)
      return tl::unexpected(read.error());
    const pugi::xml_node data = root.child("cx:chartData").child("cx:externalData");
    chart::read_source(package, data, xml::boolean(data, "cx:autoUpdate", false), facts);
  } else {
    return fail(ErrorCode::Malformed, tr("is not a chart"), part);
  }
  chart::collect_formulas(root, facts);
  ChartWithLook out;
  if (context != nullptr && !facts.extended && name == "c:chartSpace") {
    Result<ChartLook> look = chart::read_look(root, facts, *context, budget);
    if (!look) return tl::unexpected(look.error());
    out.look = std::move(*look);
  }
  out.facts = std::move(facts);
  return out;
}

}  // namespace

Result<ChartFacts> read_chart(const Package& package, const std::string& part, Budget& budget) {
  Result<ChartWithLook> chart = read(package, part, nullptr, budget);
  if (!chart) return tl::unexpected(chart.error());
  return std::move(chart->facts);
}

Result<ChartWithLook> read_chart(const Package& package, const std::string& part,
                                 const ChartLookContext& context, Budget& budget) {
  return read(package, part, &context, budget);
}

}  // namespace deckle::ooxml

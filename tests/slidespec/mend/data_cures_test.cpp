// Charts and tables in the forms of other tools, as `content` that is given and `content` that
// results.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "slidespec/mend/mend.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

using Json = nlohmann::ordered_json;

struct Case {
  const char* name;
  const char* kind;
  const char* given;
  const char* mended;
};

constexpr const char* kAB = R"([{"name":"s","data":[{"x":"A","y":1},{"x":"B","y":2}]}])";

const Case kCases[] = {
    {"Values", "chart",
     R"({"chart_type":"bar","categories":["A","B"],"series":[{"name":"s","values":[1,2]}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"ChartJs", "chart",
     R"({"type":"bar","data":{"labels":["A","B"],"datasets":[{"label":"s","data":[1,2]}]}})",
     R"({"series":%AB%,"chart_type":"bar"})"},
    {"Highcharts", "chart",
     R"({"chart":{"type":"line"},"xAxis":{"categories":["A","B"]},"series":[{"name":"s","data":[1,2]}]})",
     R"({"series":%AB%,"chart_type":"line"})"},
    {"Pairs", "chart", R"({"chart_type":"bar","series":[{"name":"s","data":[["A",1],["B",2]]}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"MapInTheOrderOfItsAuthor", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":{"Mar":1,"Apr":2}}]})",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"Mar","y":1},{"x":"Apr","y":2}]}]})"},
    {"SeriesByName", "chart",
     R"({"chart_type":"bar","labels":["A","B"],"series":{"Korea":[1,2],"China":[3,4]}})",
     R"({"chart_type":"bar","series":[{"name":"Korea","data":[{"x":"A","y":1},{"x":"B","y":2}]},
         {"name":"China","data":[{"x":"A","y":3},{"x":"B","y":4}]}]})"},
    {"Records", "chart",
     R"({"chart_type":"bar","data":[{"month":"A","Korea":1,"China":3},{"month":"B","Korea":2,"China":4}]})",
     R"({"chart_type":"bar","series":[{"name":"Korea","data":[{"x":"A","y":1},{"x":"B","y":2}]},
         {"name":"China","data":[{"x":"A","y":3},{"x":"B","y":4}]}]})"},
    {"Grid", "chart", R"({"chart_type":"bar","data":[["","s"],["A",1],["B",2]]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"ColumnsAndRows", "chart",
     R"({"chart_type":"bar","data":{"columns":["","s"],"rows":[["A",1],["B",2]]}})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"NamedPairs", "chart", R"({"chart_type":"bar","categories":["A","B"],"series":[["s",[1,2]]]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"VegaLite", "chart",
     R"({"mark":"line","data":{"values":[{"m":"A","v":1,"c":"s"},{"m":"B","v":2,"c":"s"}]},
         "encoding":{"x":{"field":"m"},"y":{"field":"v"},"color":{"field":"c"}}})",
     R"({"series":%AB%,"chart_type":"line"})"},
    {"OtherCase", "chart",
     R"({"chart_type":"bar","series":[{"Name":"s","Data":[{"x":"A","y":1},{"x":"B","y":2}]}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"Units", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"1억원"},{"x":"B","y":"2억원"}]}]})",
     R"({"chart_type":"bar","series":%AB%,"y_label":"억원"})"},
    {"UnitsBefore", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"USD 1"},{"x":"B","y":"USD 2"}]}]})",
     R"({"chart_type":"bar","series":%AB%,"y_label":"USD"})"},
    {"NegativeInParentheses", "chart",
     R"x({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"(5)"},{"x":"B","y":"△3"}]}]})x",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":-5},{"x":"B","y":-3}]}]})"},
    {"ValueAsObject", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":{"value":1}},{"x":"B","y":2}]}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"TypeOfPowerPoint", "chart", R"({"chart_type":"XL_CHART_TYPE.LINE_MARKERS","series":%AB%})",
     R"({"chart_type":"line","series":%AB%})"},
    {"TypeInKorean", "chart", R"({"chart_type":"원 그래프","series":%AB%})",
     R"({"chart_type":"pie","series":%AB%})"},
    {"TitleAsObject", "chart", R"({"chart_type":"bar","title":{"text":"T"},"series":%AB%})",
     R"({"chart_type":"bar","title":"T","series":%AB%})"},
    {"TitleWithSettings", "chart",
     R"({"chart_type":"bar","title":{"text":"T","display":true},"series":%AB%})",
     R"({"chart_type":"bar","title":"T","series":%AB%})"},
    {"NoValue", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":1},{"x":"Late","y":"N/A"},
         {"x":"B","y":2},{"x":"C","y":null}]}]})",
     R"({"chart_type":"bar","series":%AB%,"notes":"Late: N/A\nC: –"})"},
    {"NoValueWhereAnotherSeriesHasOne", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":1},{"x":"B","y":2}]},
         {"name":"t","data":[{"x":"A","y":3},{"x":"B","y":null}]},
         {"name":"u","data":[{"x":"A","y":"n.a."}]}],"note":"Rounded"})",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":1},{"x":"B","y":2}]},
         {"name":"t","data":[{"x":"A","y":3}]}],"notes":"Rounded\nu: n.a."})"},
    {"ValueInAList", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":[1]},{"x":"B","y":[2]}]}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"LabelsInListsAndObjects", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":["A"],"y":1},{"x":{"label":"B"},"y":2}]}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"WordBeforeAllValues", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"약 1"},{"x":"B","y":"약 2"}]}]})",
     R"({"chart_type":"bar","series":%AB%,"y_label":"약"})"},
    {"WordBeforeSomeValues", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"about 1"},{"x":"B","y":2}]}]})",
     R"({"chart_type":"bar","series":%AB%,"notes":"A: about 1"})"},
    {"NameOfACurrency", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"USD 1"},{"x":"B","y":"USD -2"}]}]})",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":1},{"x":"B","y":-2}]}],"y_label":"USD"})"},
    {"ListsOfLabelsAndValuesAsData", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":{"x":["A","B"],"y":[1,2]}}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"LabelsAndValuesBesideEachOther", "chart",
     R"({"chart_type":"bar","title":"s","x":["A","B"],"y":[1,2]})",
     R"({"chart_type":"bar","title":"s","series":%AB%})"},
    {"RowsAndKeysOfSeries", "chart",
     R"({"chart_type":"bar","data":[{"q":"A","s":1},{"q":"B","s":2}],"xKey":"q","series":[{"dataKey":"s"}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"RowsAndNamedKeysOfSeries", "chart",
     R"({"chart_type":"bar","data":[{"q":"A","v":1},{"q":"B","v":2}],"xAxis":{"dataKey":"q"},
         "series":[{"dataKey":"v","name":"s"}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"YearsAsNamesOfColumns", "chart",
     R"({"chart_type":"bar","data":"Letter,2023,2024\nA,1,3\nB,2,4"})",
     R"({"chart_type":"bar","x_label":"Letter","series":[
         {"name":"2023","data":[{"x":"A","y":1},{"x":"B","y":2}]},
         {"name":"2024","data":[{"x":"A","y":3},{"x":"B","y":4}]}]})"},
    {"TypesOfAxesAreNoTitles", "chart",
     R"({"xAxis":{"type":"category","data":["A","B"]},"yAxis":{"type":"value"},
         "series":[{"name":"s","type":"bar","data":[1,2]}]})",
     R"({"series":%AB%,"chart_type":"bar"})"},
    {"TitlesOfAxes", "chart",
     R"({"chart_type":"bar","series":%AB%,"axes":{"x":{"label":"Letter"},"y":{"title":{"text":"Count"}}}})",
     R"({"chart_type":"bar","series":%AB%,"x_label":"Letter","y_label":"Count"})"},
    {"TitlesInOptions", "chart",
     R"({"chart_type":"bar","series":%AB%,"options":{"plugins":{"title":{"display":true,"text":"T"}},
         "scales":{"y":{"title":{"text":"Count"}}}}})",
     R"({"chart_type":"bar","series":%AB%,"title":"T","y_label":"Count"})"},
    {"TitleInLayout", "chart",
     R"({"chart_type":"bar","series":%AB%,"layout":{"title":{"text":"T"},"xaxis":{"title":"Letter"}}})",
     R"({"chart_type":"bar","series":%AB%,"title":"T","x_label":"Letter"})"},
    {"DescriptionAndNote", "chart",
     R"({"chart_type":"bar","series":%AB%,"description":"It grows","note":"Rounded"})",
     R"({"chart_type":"bar","series":%AB%,"notes":"It grows\nRounded"})"},
    {"Subtype", "chart", R"({"subtype":"line","series":%AB%})",
     R"({"chart_type":"line","series":%AB%})"},
    {"TypeInAList", "chart", R"({"chart_type":["line"],"series":%AB%})",
     R"({"chart_type":"line","series":%AB%})"},
    {"PointsJoinedByLines", "chart",
     R"({"data":[{"type":"scatter","mode":"lines","name":"s","x":["A","B"],"y":[1,2]}]})",
     R"({"chart_type":"line","series":%AB%})"},
    {"InsideContent", "chart", R"({"content":{"chart_type":"bar","series":%AB%}})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"RowsWithTheirSeries", "chart",
     R"({"chart_type":"bar","data":[{"region":"Seoul","year":"A","value":1},{"region":"Seoul","year":"B","value":2},
         {"region":"Busan","year":"A","value":3}]})",
     R"({"chart_type":"bar","series":[{"name":"Seoul","data":[{"x":"A","y":1},{"x":"B","y":2}]},
         {"name":"Busan","data":[{"x":"A","y":3}]}]})"},
    {"LabelsAboveValues", "chart", R"({"chart_type":"bar","title":"s","data":[["A","B"],[1,2]]})",
     R"({"chart_type":"bar","title":"s","series":%AB%})"},
    {"ScalesInLetters", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"900K"},{"x":"B","y":"1.2M"}]}]})",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":900000},{"x":"B","y":1200000}]}]})"},
    {"CommaOfDecimals", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"3,5"},{"x":"B","y":"1.234,5"}]}]})",
     R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":3.5},{"x":"B","y":1234.5}]}]})"},
    {"ListsUnderTheNamesOfAxes", "chart",
     R"({"chart_type":"bar","title":"s","x_axis":["A","B"],"y_axis":[1,2]})",
     R"({"chart_type":"bar","title":"s","series":%AB%})"},
    {"Slices", "chart",
     R"({"chart_type":"pie","title":"s","slices":[{"label":"A","value":1},{"label":"B","percentage":2}]})",
     R"({"chart_type":"pie","title":"s","series":%AB%})"},
    {"PairsInAText", "chart", R"({"chart_type":"bar","title":"s","data":"A: 1, B: 2"})",
     R"({"chart_type":"bar","title":"s","series":%AB%})"},
    {"ColumnsBesideRows", "chart",
     R"({"chart_type":"bar","columns":["Letter","s"],"rows":[["A",1],["B",2]]})",
     R"({"chart_type":"bar","x_label":"Letter","series":%AB%})"},
    {"GridWithACorner", "chart", R"({"chart_type":"bar","data":[["Letter","s"],["A",1],["B",2]]})",
     R"({"chart_type":"bar","x_label":"Letter","series":%AB%})"},
    {"ColumnsByName", "chart", R"({"chart_type":"bar","data":{"x":["A","B"],"s":[1,2]}})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"IndexColumnsData", "chart",
     R"({"chart_type":"bar","data":{"index":["A","B"],"columns":["s"],"data":[[1],[2]]}})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"CellsOfASpreadsheet", "chart",
     R"({"chart_type":"bar","data":{"range":"Sheet1!A1:B3","values":[["","s"],["A",1],["B",2]]}})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"CsvOfAChart", "chart", R"({"chart_type":"bar","csv":"Letter,s\nA,1\nB,2\n"})",
     R"({"chart_type":"bar","x_label":"Letter","series":%AB%})"},
    {"MarkdownOfAChart", "chart",
     R"({"chart_type":"bar","data":"| | s |\n|---|---|\n| A | 1 |\n| B | 2 |"})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"ECharts", "chart",
     R"({"xAxis":{"type":"category","name":"Letter","data":["A","B"]},
         "series":[{"name":"s","type":"line","data":[1,2]}]})",
     R"({"chart_type":"line","x_label":"Letter","series":%AB%})"},
    {"ListsOfXAndY", "chart",
     R"({"chart_type":"bar","series":[{"name":"s","data":{"x":["A","B"],"y":[1,2]}}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"ListsInTheContent", "chart", R"({"chart_type":"bar","title":"s","x":["A","B"],"y":[1,2]})",
     R"({"chart_type":"bar","title":"s","series":%AB%})"},
    {"Recharts", "chart",
     R"({"chart_type":"bar","data":[{"letter":"A","s":1},{"letter":"B","s":2}],"series":[{"dataKey":"s"}]})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"TwoDeep", "chart", R"({"content":{"chart_type":"bar","series":%AB%}})",
     R"({"chart_type":"bar","series":%AB%})"},
    {"ColumnsWithTheirCells", "table",
     R"({"columns":[{"name":"Region","values":["Seoul","Busan"]},{"name":"2023","values":[1,2]}]})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"TitlesThatAreNumbers", "table",
     R"({"columns":[{"key":"a","title":"Region"},{"key":"b","title":2023}],"rows":[{"a":"Seoul","b":1}]})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1]]})"},
    {"TitlesWithABlank", "table",
     R"({"columns":[{"key":"a","Title ":"Region"}],"rows":[{"a":"Seoul"}]})",
     R"({"columns":["Region"],"rows":[["Seoul"]]})"},
    {"ColumnsWithoutValues", "table", R"({"Region":[null,null],"Year":[null,null]})",
     R"({"columns":["Region","Year"],"rows":[[null,null],[null,null]]})"},
    {"RowsAsLines", "table", R"({"columns":["Region","2023"],"rows":["Seoul | 1","Busan | 2"]})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"AllInAText", "table", R"("| Region | 2023 |\n|---|---|\n| Seoul | 1 |")",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1]]})"},
    {"EChartsWithListsOfAxes", "chart",
     R"({"title":{"text":"T"},"xAxis":[{"type":"category","data":["A","B"]}],"yAxis":[{"name":"Won"}],
         "series":[{"name":"s","type":"bar","data":[1,2]}]})",
     R"({"chart_type":"bar","title":"T","y_label":"Won","series":%AB%})"},
    {"GoogleColumns", "chart",
     R"({"chart_type":"bar","data":{"cols":[{"label":"Letter"},{"label":"s"}],
         "rows":[{"c":[{"v":"A"},{"v":1}]},{"c":[{"v":"B"},{"v":2}]}]}})",
     R"({"chart_type":"bar","x_label":"Letter","series":%AB%})"},
    {"RowsAsObjects", "table",
     R"({"rows":[{"Region":"Seoul","2023":1},{"Region":"Busan","2023":2}]})",
     R"({"rows":[["Seoul",1],["Busan",2]],"columns":["Region","2023"]})"},
    {"Markdown", "table",
     R"({"markdown":"| Region | 2023 |\n|---|---:|\n| Seoul | 1 |\n| Busan | 2 |"})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"Csv", "table", R"({"rows":"Region,2023\nSeoul,1\nBusan,2"})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"Columns", "table", R"({"Region":["Seoul","Busan"],"2023":[1,2]})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"OneDeeper", "table", R"({"table":{"columns":["a"],"rows":[["b"]]}})",
     R"({"columns":["a"],"rows":[["b"]]})"},
    {"NamesOfHtml", "table", R"({"thead":["a"],"tbody":[["b"]]})",
     R"({"columns":["a"],"rows":[["b"]]})"},
    {"EmptyRows", "table", R"({"columns":["a"],"rows":[["b"],null,[]]})",
     R"({"columns":["a"],"rows":[["b"]]})"},
    {"ColumnsOfValuesByRow", "table",
     R"({"title":"T","data":{"Region":{"0":"Seoul","1":"Busan"},"2023":{"0":1,"1":2}}})",
     R"({"title":"T","columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"ColumnsBesideATitle", "table",
     R"({"title":"T","data":{"Region":["Seoul","Busan"],"2023":[1,null]}})",
     R"({"title":"T","columns":["Region","2023"],"rows":[["Seoul",1],["Busan",null]]})"},
    {"RowsByTheirFirstCell", "table",
     R"({"columns":["Region","2023"],"rows":{"Seoul":[1],"Busan":[2]}})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"RowsOfValuesByColumn", "table",
     R"({"columns":["Region","2023"],"rows":{"Seoul":{"2023":1},"Busan":{"2023":2}}})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"NumbersOfRowsAndColumns", "table",
     R"({"rows":2,"cols":2,"cells":[["Region","2023"],["Seoul",1]]})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1]]})"},
    {"CellsWithPlaces", "table",
     R"({"cells":[{"row":0,"col":0,"text":"Region"},{"row":0,"col":1,"text":"2023"},
         {"row":1,"col":0,"text":"Seoul"},{"row":1,"col":1,"text":"one"}],"rows":2,"columns":2})",
     R"({"columns":["Region","2023"],"rows":[["Seoul","one"]]})"},
    {"GoogleSlides", "table",
     R"({"rows":2,"columns":1,"tableRows":[
         {"tableCells":[{"text":{"textElements":[{"textRun":{"content":"Region\n"}}]}}]},
         {"tableCells":[{"text":{"textElements":[{"textRun":{"content":"Seoul\n"}}]}}]}]})",
     R"({"columns":["Region"],"rows":[["Seoul"]]})"},
    {"HeaderAndBodyOfCells", "table",
     R"({"header":{"cells":["Region","2023"]},"body":[{"cells":["Seoul",1]}]})",
     R"({"columns":["Region","2023"],"rows":[["Seoul",1]]})"},
    {"IndexColumnsAndData", "table",
     R"({"title":"T","data":{"columns":["Region","2023"],"index":[0,1],"data":[["Seoul",1],["Busan",2]]}})",
     R"({"title":"T","columns":["Region","2023"],"rows":[["Seoul",1],["Busan",2]]})"},
    {"TextBesideATitle", "table",
     R"({"title":"T","text":"| Region | 2023 |\n|--|--|\n| Seoul | 1 |"})",
     R"({"title":"T","columns":["Region","2023"],"rows":[["Seoul",1]]})"},
    {"CsvWithQuotes", "table", R"({"csv":"Region,Words\nSeoul,\"one, \"\"two\"\"\""})",
     R"({"columns":["Region","Words"],"rows":[["Seoul","one, \"two\""]]})"},
    {"Html", "table",
     R"({"html":"<table><thead><tr><th>Region</th><th>A &amp; B</th></tr></thead><tbody><tr><td>Seoul</td><td>one<br>two</td></tr></tbody></table>"})",
     R"({"columns":["Region","A & B"],"rows":[["Seoul","one\ntwo"]]})"},
    {"RowsOfCsv", "table",
     R"({"columns":"Region,Words","rows":["Seoul,\"8,140\"","\"Busan, old\",4"]})",
     R"({"columns":["Region","Words"],"rows":[["Seoul","8,140"],["Busan, old",4]]})"},
    {"RowsBetweenBars", "table", R"({"columns":["Region","Rate"],"rows":["Seoul | 3","Busan | "]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["Busan",""]]})"},
    {"OneRowBetweenBars", "table",
     R"({"columns":["Region","Rate"],"rows":[{"Region":"Seoul","Rate":3},"| Busan | 4 |"]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["Busan",4]]})"},
    {"RowsOfCsvWithTheirHeader", "table", R"({"rows":["Region,Rate","Seoul,3","Busan,4"]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["Busan",4]]})"},
    {"RowsInRow", "table", R"({"columns":["Region","Rate"],"rows":[{"row":["Seoul",3]}]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]]})"},
    {"ValuesInColumns", "table",
     R"({"columns":[{"name":"Region","values":["Seoul","Busan"]},{"name":"Rate","values":[3,4]}]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["Busan",4]]})"},
    {"NumberAsTitleOfAKey", "table",
     R"({"columns":[{"key":"c0","title":"Region"},{"key":"c1","title":2024}],"rows":[{"c0":"Seoul","c1":3}]})",
     R"({"columns":["Region","2024"],"rows":[["Seoul",3]]})"},
    {"RowOfTotals", "table",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]],"footer":["All",3]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["All",3]]})"},
    {"NamesOfRows", "table",
     R"({"columns":["Rate"],"row_headers":["Seoul","Busan"],"rows":[[3],[4]]})",
     R"({"columns":[" ","Rate"],"rows":[["Seoul",3],["Busan",4]]})"},
    {"NamesOfRowsUnderTheFirstColumn", "table",
     R"({"headers":["Region","Rate"],"row_labels":["Seoul","Busan"],"data":[[3],[4]]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["Busan",4]]})"},
    {"HeaderInAList", "table", R"({"headers":[["Region","Rate"]],"rows":[["Seoul",3]]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]]})"},
    {"FlagForTheHeader", "table", R"({"header_row":true,"rows":[["Region","Rate"],["Seoul",3]]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]]})"},
    {"ColumnsByTheirNames", "table", R"({"columns":{"Region":["Seoul","Busan"],"Rate":[3,4]}})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3],["Busan",4]]})"},
    {"ListOfLists", "table", R"([["Region","Rate"],["Seoul",3]])",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]]})"},
    {"MarkdownAsContent", "table", R"("| Region | Rate |\n|---|---|\n| Seoul | 3 |")",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]]})"},
    {"TableInTable", "table", R"({"table":[["Region","Rate"],["Seoul",3]]})",
     R"({"columns":["Region","Rate"],"rows":[["Seoul",3]]})"},
    {"OneRowAlone", "table", R"({"columns":["a","b"],"rows":["c",1]})",
     R"({"columns":["a","b"],"rows":[["c",1]]})"},
};

std::string filled(std::string text) {
  for (std::size_t at = text.find("%AB%"); at != std::string::npos; at = text.find("%AB%"))
    text.replace(at, 4, kAB);
  return text;
}

std::string spec_with(const char* kind, const std::string& content) {
  return std::string(
             R"({"spec_version":"slidespec_v1","deck":{"title":"t","slides":[{"slide_id":"s1",
    "type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"e","kind":")") +
         kind + R"(","content":)" + content +
         R"(}]}]},"theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}}})";
}

class DataCure : public ::testing::TestWithParam<Case> {};

TEST_P(DataCure, GivesTheContentOfTheSchema) {
  const Case& test = GetParam();
  const MendedSpec mended = mend_spec(spec_with(test.kind, filled(test.given)), "deck.json");
  EXPECT_TRUE(mended.valid) << test::listed(mended.findings) << mended.text;
  const Json spec = Json::parse(mended.text);
  const nlohmann::json content =
      nlohmann::json::parse(spec["deck"]["slides"][0]["elements"][0]["content"].dump());
  EXPECT_EQ(content, nlohmann::json::parse(filled(test.mended)));
}

INSTANTIATE_TEST_SUITE_P(All, DataCure, ::testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

// What is not understood is left, rather than read as something else.
TEST(DataCures, LeaveWhatTheyDoNotUnderstand) {
  const char* const given[] = {
      R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"about ten"}]}]})",
      R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"1 kg"},{"x":"B","y":"2 m"}]}]})",
      R"({"chart_type":"bar","categories":["A"],"series":[{"name":"s","values":[1,2]}]})",
      R"({"chart_type":"bar","data":"see the appendix"})",
  };
  for (const char* content : given)
    EXPECT_FALSE(mend_spec(spec_with("chart", content), "deck.json").valid) << content;
  // Nor do hints take words for numbers in quotes.
  const MendedSpec mended = mend_spec(spec_with("chart", given[0]), "deck.json");
  ASSERT_EQ(mended.findings.size(), 1u);
  EXPECT_EQ(mended.findings.front().hint.english(), "write a number");
}

std::string hint_of(const char* kind, const std::string& content) {
  const MendedSpec mended = mend_spec(spec_with(kind, filled(content)), "deck.json");
  for (const Mending& one : mended.mendings) {
    if (one.at.pointer.starts_with("/deck/slides/0/elements/0/content"))
      return one.message.english();
  }
  return {};
}

// A hint is the whole of what is to be written, not a first step that leaves the error.
TEST(DataCures, HintAtTheFormOfTheSchema) {
  const struct {
    const char *kind, *content, *hint;
  } kHints[] = {
      {"table", R"([["a","b"],["c",1]])", R"(write {"columns": ["a", "b"], "rows": [["c", 1]]})"},
      {"table", R"({"data":{"a":["c"],"b":[1]}})",
       R"(write "columns" as strings and each row as an array of as many cells)"},
      {"bullets", R"(["one","two"])", R"(write {"items": ["one", "two"]})"},
      {"chart", R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":"A","y":"9321.6%"}]}]})",
       R"(write 9321.6, or 93.216 with "number_format": "0%" in 'style')"},
  };
  for (const auto& one : kHints) EXPECT_EQ(hint_of(one.kind, one.content), one.hint);
}

}  // namespace
}  // namespace deckle

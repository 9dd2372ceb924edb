// Lists whose items are lines of code.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/text/code_lines.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

TEST(CodeLines, AreToldByTheirSigns) {
  const std::vector<std::vector<std::string>> code = {
      {"[Authorize(ActiveAuthenticationSchemes = \"Bearer\")]",
       "public class ApiController : Controller", "{", "}"},
      {"var devicePlatform = device.platform;", "var deviceId = device.uuid;"},
      {"PS /Users/john> 1,2,3,4,5 -gt 2", "345"},
      {"@NgModule({", "imports: [ BrowserModule ],", "declarations: [ AppComponent ],",
       "bootstrap: [ AppComponent ],", "})", "export class AppModule { }"},
      {"\"name\": \"MyUbuntuVM\",", "\"properties\": {", "},"},
      {"<div class=\"app\">", "<h1>Apache Cordova</h1>", "</div>"},
      {"#include <vector>", "int main() {", "return 0;"},
      {"$ git clone", "$ cd deckle"},
      {"// In Configure(IApplicationBuilder app)", "app.UseAuthentication();"},
      {"def total(values):", "return sum(values)"},
      {"}"},  // the rest of a list that was split
  };
  for (const auto& lines : code) EXPECT_TRUE(is_code(lines)) << lines.front();
}

TEST(CodeLines, AreNoSentences) {
  const std::vector<std::vector<std::string>> natural = {
      {"deployment of a new version (or rollback to a previous version);",
       "access to the results of the monitoring service;", "email to the user(s);"},
      {"Seoul,", "Busan,", "Daegu"},
      {"$ 5 million", "$ in thousands"},
      {"<your name>", "<Figure 1> Costs"},
      {"DB관리(회원등록,삭제)", "4층: 에그(무선라우터 대체)", "Fill: RGB(79,129,189)"},
      {"[ Instructor Name ]", "[ Instructor E-mail ]"},
      {"[source-1] says so", "[표 1] 매출"},
      {"Public class sizes fell", "Static budgets", "Export growth"},
      {"PS: the meeting moved > 3 pm", "PS is a console"},
      {"Costs < 5 %", "Margin > 20 %"},
      {"e.g. by mail;", "i.e. at once;"},
      {"\"Quality\": our promise", "\"Speed\": our habit"},
      {"---", "Thank you"},
      {"Use Node.js;", "Use ASP.NET"},
      {"import duties rose;", "price = cost + margin;"},
      {"one sentence (with a remark)", "another (too)"},
      {},
      {""},
  };
  for (const auto& lines : natural)
    EXPECT_FALSE(is_code(lines)) << (lines.empty() ? "" : lines.front());
}

const std::vector<std::string> kCode = {"options.AddPolicy(\"api\", policy =>", "{",
                                        "policy.RequireAge(21);", "});"};

TEST(CodeLists, AreMonospacedWithoutMarkersAndForms) {
  const test::LaidOut laid = test::laid_out(
      test::slide("one_column",
                  {test::text("t", "A policy of 21", "title"), test::bullets("code", kCode)}),
      "en");
  std::string all;
  for (const ElementIr& element : laid.ir.elements) {
    EXPECT_FALSE(element.eid.starts_with("code~")) << element.eid;
    if (element.eid != "code") continue;
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      EXPECT_EQ(paragraph.style.bullet.kind, ListKind::None);
      EXPECT_EQ(paragraph.style.align, Align::Left);
      EXPECT_EQ(paragraph.style.space_before.value, 0);
      for (const RunIr& run : paragraph.runs) {
        EXPECT_EQ(run.style.fonts.latin, "Courier New");
        EXPECT_FALSE(run.style.bold) << run.text;
        all += run.text;
      }
      all += '\n';
    }
  }
  EXPECT_EQ(all, kCode[0] + "\n" + kCode[1] + "\n" + kCode[2] + "\n" + kCode[3] + "\n");
  EXPECT_TRUE(std::any_of(laid.notes.begin(), laid.notes.end(), [](const Diagnostic& note) {
    return note.rule == "list-form" && note.at.element_id == "code";
  }));
}

TEST(CodeLists, AreListsWhereTheAuthorSaysSo) {
  Element list = test::bullets("code", kCode);
  list.style.list = ListKind::Bullet;
  const test::LaidOut laid =
      test::laid_out(test::slide("one_column", {test::text("t", "A policy", "title"), list}), "en");
  for (const ElementIr& element : laid.ir.elements) {
    if (element.eid != "code") continue;
    EXPECT_EQ(element.text.paragraphs.front().style.bullet.kind, ListKind::Bullet);
    EXPECT_NE(element.text.paragraphs.front().runs.front().style.fonts.latin, "Courier New");
  }
}

}  // namespace
}  // namespace deckle::layout

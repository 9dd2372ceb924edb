#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/notes_page.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "leftover-prompt",
    .type = "leftover_prompt",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text is the prompt or the filler of a template",
    .what =
        "Compares the whole text of each element, and of the speaker notes, with the prompts of "
        "PowerPoint, Keynote, Google Slides and LibreOffice in several languages, and looks for "
        "lorem ipsum and for texts such as Your text here.",
    .why = "A typed prompt is shown to the audience: it says that nobody finished the slide.",
    .bad = R"(<a:t>Click to add title</a:t>)",
    .good = R"(<a:t>How to click and add a title</a:t>)",
    .fixes = "",
};

constexpr std::string_view kPrompts[] = {
    "click to add title",
    "click to add text",
    "click to add subtitle",
    "click to add notes",
    "click to add a title",
    "click to edit master title style",
    "click to edit master text styles",
    "click to edit master subtitle style",
    "click to edit title",
    "double tap to edit",
    "double-click to edit",
    "title text",
    "presentation title",
    "presentation subtitle",
    "slide title",
    "your title here",
    "your text here",
    "your name here",
    "insert text here",
    "insert title here",
    "add title here",
    "add text here",
    "add your text here",
    "enter text here",
    "enter title here",
    "sample text",
    "type here",
    "text here",
    "제목을 입력하십시오",
    "제목을 입력하세요",
    "텍스트를 입력하십시오",
    "텍스트를 입력하세요",
    "내용을 입력하세요",
    "내용을 입력하십시오",
    "부제목을 입력하십시오",
    "마스터 제목 스타일 편집",
    "마스터 텍스트 스타일 편집",
    "제목을 추가하려면 클릭하십시오",
    "텍스트를 추가하려면 클릭하십시오",
    "マスター タイトルの書式設定",
    "マスター テキストの書式設定",
    "タイトルを入力",
    "テキストを入力",
    "单击此处添加标题",
    "单击此处添加文本",
    "单击此处编辑母版标题样式",
    "titel durch klicken hinzufügen",
    "titelmasterformat durch klicken bearbeiten",
    "cliquez pour ajouter un titre",
    "cliquez pour ajouter du texte",
    "haga clic para agregar título",
    "haga clic para agregar texto",
    "your notes here",
    "add notes here",
    "speaker notes",
    "speaker notes here",
    "add speaker notes here",
    "메모를 추가하려면 클릭하십시오",
    "슬라이드 노트를 입력하십시오",
    "슬라이드 노트를 추가하려면 클릭하십시오",
    "发表备注",
    "单击此处添加备注",
    "ノートを入力",
    "klicken sie, um notizen hinzuzufügen",
    "cliquez pour ajouter des commentaires",
};

bool is_prompt(std::string text) {
  while (text.ends_with('.') || text.ends_with('!')) text.pop_back();
  return std::find(std::begin(kPrompts), std::end(kPrompts), text) != std::end(kPrompts) ||
         text.find("lorem ipsum") != std::string::npos;
}

void check_notes(const FileContext& context, const FileSlide& slide, DiagnosticSink& sink) {
  for (const std::string& text : notes_texts(context, slide)) {
    if (!is_prompt(comparable(text))) continue;
    Diagnostic d = notes_finding(kDoc.id, kDoc.severity, context, slide,
                                 tr("they have the text of a template: {}", quoted_text(text)));
    d.hint = tr("write the notes, or delete the text");
    sink.push_back(std::move(d));
    break;
  }
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    check_notes(context, slide, sink);
    for (const FileElement& element : slide.own_elements()) {
      const std::string text = shown_text(element.ir);
      if (text.empty() || !is_prompt(comparable(text))) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message =
          tr("{}: shows the text of a template: {}", element_label(element.ir), quoted_text(text));
      d.hint = tr("write the text, or delete the element");
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kLeftoverPromptOfFile;
const FileRule kLeftoverPromptOfFile{kDoc, check, unread_notes};

}  // namespace deckle::qc

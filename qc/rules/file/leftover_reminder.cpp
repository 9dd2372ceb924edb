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
    .id = "leftover-reminder",
    .type = "leftover_reminder",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text reminds its author of work that is left",
    .what =
        "Looks at each line of the texts, and of the speaker notes (a note), for one that begins "
        "with TODO or FIXME in capitals and a colon, and for words in brackets such as [TODO …], "
        "[insert …], [citation needed], [확인 필요]. A plan with the heading To do has none.",
    .why = "The work was not done, and the audience or the next reader sees it.",
    .bad = R"(<a:t>TODO: ask finance for the figure of March</a:t>)",
    .good = R"(<a:t>To do until March: ask finance</a:t>)",
    .fixes = "",
};

// At the beginning of a line, before a colon.
constexpr std::string_view kMarks[] = {"TODO",  "FIXME",        "XXX",
                                       "TO-DO", "NOTE TO SELF", "Note to self"};

// At the beginning of what stands in brackets; letters of ASCII are lowered.
constexpr std::string_view kBracketed[] = {
    "todo",       "fixme",     "to be added",   "to be completed", "to be updated", "insert ",
    "add source", "source?",   "source needed", "citation needed", "check this",    "placeholder",
    "확인 필요",  "확인필요",  "수정 필요",     "수정필요",        "보완 필요",     "보완필요",
    "추후 보완",  "추후 추가", "추후 수정",     "추후 업데이트",   "작성 중",       "작성중",
    "출처 필요",  "출처 확인", "내용 추가",     "要確認",          "待补充",        "待确认",
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBefore = " \t-*>#";
  const std::size_t begin = text.find_first_not_of(kBefore);
  return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

bool begins_with_mark(std::string_view line) {
  line = trimmed(line);
  return std::any_of(std::begin(kMarks), std::end(kMarks), [line](std::string_view mark) {
    if (!line.starts_with(mark)) return false;
    std::string_view rest = line.substr(mark.size());
    // "TODO(kim): …"
    if (rest.starts_with('(')) rest.remove_prefix(std::min(rest.find(')') + 1, rest.size()));
    return rest.starts_with(':') || rest.starts_with("：");
  });
}

bool has_bracketed(const std::string& text, std::string_view open) {
  for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
    const std::string_view inside = std::string_view(text).substr(at + open.size());
    for (const std::string_view words : kBracketed) {
      if (inside.starts_with(words)) return true;
    }
  }
  return false;
}

// The line with a reminder; empty: there is none.
std::string reminder_in(std::string_view text) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\n\v", begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::string lowered = comparable(line);
    if (begins_with_mark(line) || has_bracketed(lowered, "[") || has_bracketed(lowered, "［") ||
        has_bracketed(lowered, "【"))
      return std::string(line);
    begin = end + 1;
  }
  return {};
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const std::string line = reminder_in(shown_text(element.ir));
      if (line.empty()) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message =
          tr("{}: reminds of work that is left: {}", element_label(element.ir), quoted_text(line));
      d.hint = tr("do it, or delete the text");
      sink.push_back(std::move(d));
    }
    for (const std::string& text : notes_texts(context, slide)) {
      const std::string line = reminder_in(text);
      if (line.empty()) continue;
      Diagnostic d = notes_finding(kDoc.id, Severity::Note, context, slide,
                                   tr("they remind of work that is left: {}", quoted_text(line)));
      d.hint = tr("do it, or delete the text");
      sink.push_back(std::move(d));
      break;
    }
  }
}

}  // namespace

extern const FileRule kLeftoverReminderOfFile;
const FileRule kLeftoverReminderOfFile{kDoc, check, unread_notes};

}  // namespace deckle::qc

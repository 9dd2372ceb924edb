#include "layout/text/code_lines.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace deckle::layout {
namespace {

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_letter(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '$'; }

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view kSpace = " \t\v\r";
  const std::size_t first = line.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(kSpace) - first + 1);
}

bool is_brackets(std::string_view line) {
  return line.find_first_not_of("{}()[];,") == std::string_view::npos &&
         line.find_first_of("{}()[]") != std::string_view::npos;
}

// "PS /Users/john> …", "PS C:\>", "C:\Users> …", ">>> …".
bool begins_with_prompt(std::string_view line) {
  if (line.starts_with(">>> ")) return true;
  if (line.starts_with("PS ")) line.remove_prefix(3);
  const std::size_t end = line.find('>');
  const std::string_view place = line.substr(0, end);
  if (end == std::string_view::npos || place.find(' ') != std::string_view::npos) return false;
  return (place.starts_with('/') || place.starts_with('~') ||
          (place.size() > 2 && is_letter(place[0]) && place[1] == ':' && place[2] == '\\'));
}

// A name directly before "(": a call. "user(s)" is a word.
bool has_call(std::string_view line) {
  for (std::size_t i = line.find('('); i != std::string_view::npos; i = line.find('(', i + 1)) {
    if (i > 0 && is_name(line[i - 1]) && line.substr(i, 3) != "(s)" && line.substr(i, 4) != "(es)")
      return true;
  }
  return false;
}

// Two names with a point between them: "console.log". "e.g." has single letters.
bool has_member(std::string_view line) {
  for (std::size_t i = 2; i + 2 < line.size(); ++i) {
    if (line[i] == '.' && is_name(line[i - 1]) && is_letter(line[i - 2]) &&
        is_letter(line[i + 1]) && is_name(line[i + 2]))
      return true;
  }
  return false;
}

// A line of a declaration: "public class A", "export default b". Sentences begin with capitals, and
// "public static" is in none.
bool is_declaration(std::string_view line) {
  constexpr std::array<std::string_view, 6> kFirst = {"public ",   "private ", "protected ",
                                                      "internal ", "export ",  "static "};
  constexpr std::array<std::string_view, 12> kSecond = {
      "class ", "static ", "void ",     "async ",     "override ", "int ",
      "const ", "final ",  "function ", "interface ", "virtual ",  "string "};
  return std::any_of(kFirst.begin(), kFirst.end(), [&](std::string_view first) {
    return line.starts_with(first) &&
           std::any_of(kSecond.begin(), kSecond.end(), [&](std::string_view second) {
             return line.substr(first.size()).starts_with(second);
           });
  });
}

bool begins_with_keyword(std::string_view line) {
  constexpr std::array<std::string_view, 14> kWords = {
      "using ", "import ", "package ", "return ", "var ",  "let ",    "const ",
      "int ",   "auto ",   "double ",  "float ",  "bool ", "string ", "throw "};
  return std::any_of(kWords.begin(), kWords.end(),
                     [&](std::string_view word) { return line.starts_with(word); });
}

// What ends in a semicolon: a call, or a keyword or an assignment with a name of code in it.
// "ASP.NET;" and "price = cost + margin;" are no such lines.
bool is_statement(std::string_view line) {
  if (has_call(line)) return true;
  const bool assigns = line.find(" = ") != std::string_view::npos;
  if (begins_with_keyword(line)) return assigns || has_member(line);
  return assigns && has_member(line);
}

// "$ npm install": a sum has no program behind its sign.
bool is_command(std::string_view line) {
  constexpr std::array<std::string_view, 20> kPrograms = {
      "sudo ",  "cd ",      "ls",    "git ",  "npm ",  "npx ",   "pip ",
      "apt ",   "docker ",  "make",  "curl ", "ssh ",  "cat ",   "mkdir",
      "python", "kubectl ", "node ", "./",    "echo ", "export "};
  if (!line.starts_with("$ ")) return false;
  line.remove_prefix(2);
  return std::any_of(kPrograms.begin(), kPrograms.end(),
                     [&](std::string_view program) { return line.starts_with(program); });
}

// A tag with what placeholders in angle brackets, such as "<your name>", do not have.
bool is_markup(std::string_view line) {
  if (!line.starts_with('<') || line.size() < 3 || line.find('>') == std::string_view::npos)
    return false;
  return line.starts_with("</") || line.starts_with("<!") || line.starts_with("<?") ||
         line.find("/>") != std::string_view::npos || line.find("=\"") != std::string_view::npos ||
         (is_lower(line[1]) && line.find("</") != std::string_view::npos);
}

// A pair of JSON: "\"port\": 80,".
bool is_json_pair(std::string_view line) {
  if (!line.starts_with('"')) return false;
  const std::size_t end = line.find("\":", 1);
  if (end == std::string_view::npos || line.substr(1, end - 1).find(' ') != std::string_view::npos)
    return false;
  const std::string_view value = trimmed(line.substr(end + 2));
  constexpr std::string_view kTypographic =
      "\xe2\x80\x9c";  // of a quotation mark that was replaced
  return value.empty() || value.starts_with('"') || value.starts_with('{') ||
         value.starts_with('[') || value.starts_with(kTypographic) || is_digit(value.front()) ||
         value.starts_with("true") || value.starts_with("false") || value.starts_with("null");
}

// The rule below the heads of a table that a program printed: "---- ------".
bool is_printed_rule(std::string_view line) {
  return line.starts_with("----") && line.find_first_not_of("- ") == std::string_view::npos &&
         line.find(' ') != std::string_view::npos;
}

bool is_code_line(std::string_view line) {
  if (line.empty()) return false;
  if (is_brackets(line) || begins_with_prompt(line) || is_declaration(line) || is_command(line) ||
      is_markup(line) || is_json_pair(line) || is_printed_rule(line))
    return true;
  if (line.starts_with("//") || line.starts_with("/*") || line.starts_with("#include")) return true;
  // Attributes, and calls that go on from the line before.
  if ((line.front() == '@' || line.front() == '[' || line.front() == '.') && line.size() > 2 &&
      is_letter(line[1]) && has_call(line))
    return true;
  switch (line.back()) {
    case '{':
    case '(':
      return true;
    case '}':
      return line.find('{') != std::string_view::npos;
    case ';':
      return is_statement(line);
    case ',':
      return line.size() > 1 && (line[line.size() - 2] == ']' || line[line.size() - 2] == ')') &&
             line.find(": ") != std::string_view::npos && is_lower(line.front());
    case '>':
      return line.ends_with("=>");
    case ':':
      return line.starts_with("def ") && has_call(line);
    default:
      return false;
  }
}

}  // namespace

bool is_code(const std::vector<std::string>& lines) {
  std::size_t signs = 0, brackets = 0, count = 0;
  bool prompt = false;
  for (const std::string& text : lines) {
    const std::string_view line = trimmed(text);
    if (line.empty()) continue;
    if (count == 0) prompt = begins_with_prompt(line);
    ++count;
    if (is_brackets(line)) ++brackets;
    if (is_code_line(line)) ++signs;
  }
  if (count == 0) return false;
  return prompt || brackets >= 2 || brackets == count || (count >= 2 && 2 * signs >= count);
}

}  // namespace deckle::layout

#include "fixers/shorten/answer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "fixers/messages/tr.h"
#include "slidespec/json/json_document.h"

namespace deckle::fixers {
namespace {

using nlohmann::json;

tl::unexpected<Error> wrong(const JsonDocument& document, const std::string& pointer,
                            Message message) {
  const Place at = document.place(pointer);
  return fail(ErrorCode::Malformed, tr("line {}, column {}: {}", at.line, at.column, message));
}

const std::string* text_member(const json& object, const char* name) {
  const auto found = object.find(name);
  return found == object.end() ? nullptr : found->get_ptr<const std::string*>();
}

Result<ShorterText> read_one(const JsonDocument& document, const json& value,
                             const std::string& pointer, const std::vector<Overlong>& asked) {
  if (!value.is_object()) return wrong(document, pointer, tr("a proposal must be an object"));
  for (const auto& [key, member] : value.items()) {
    if (key != "slide_id" && key != "element_id" && key != "content")
      return wrong(document, pointer + "/" + pointer_token(key),
                   tr("unknown key \"{}\" in a proposal; allowed keys: slide_id, element_id, "
                      "content", key));
  }
  const std::string* slide_id = text_member(value, "slide_id");
  const std::string* element_id = text_member(value, "element_id");
  const auto content = value.find("content");
  if (slide_id == nullptr || element_id == nullptr || content == value.end() ||
      !content->is_object())
    return wrong(document, pointer,
                 tr("a proposal must have slide_id and element_id (strings) and content (an "
                    "object as in the request)"));
  const auto request = std::find_if(asked.begin(), asked.end(), [&](const Overlong& one) {
    return one.slide->slide_id == *slide_id && one.element->element_id == *element_id;
  });
  if (request == asked.end())
    return wrong(document, pointer,
                 tr("element \"{}\" of slide \"{}\" was not requested", *element_id, *slide_id));
  return ShorterText{static_cast<std::size_t>(request - asked.begin()),
                     std::make_shared<const json>(*content)};
}

}  // namespace

Result<std::vector<ShorterText>> read_answer(std::string_view answer,
                                             const std::vector<Overlong>& asked,
                                             const Limits& limits) {
  DiagnosticSink flaws;
  const auto document = JsonDocument::read(answer, "", flaws, limits, Limit::AnswerBytes);
  if (!flaws.empty()) {
    const Diagnostic& first = flaws.front();
    return fail(ErrorCode::Malformed,
                tr("line {}, column {}: {}", first.at.line, first.at.column, first.message));
  }
  if (!document) return fail(ErrorCode::Malformed, tr("it is empty"));
  const json& root = document->root();
  const auto proposals = root.is_object() ? root.find("proposals") : root.end();
  if (!root.is_object() || proposals == root.end() || !proposals->is_array())
    return wrong(*document, "", tr("it must be an object with an array \"proposals\""));
  std::vector<ShorterText> read;
  for (std::size_t i = 0; i < proposals->size(); ++i) {
    const std::string pointer = "/proposals/" + std::to_string(i);
    auto one = read_one(*document, (*proposals)[i], pointer, asked);
    if (!one) return tl::unexpected(one.error());
    const bool again = std::any_of(read.begin(), read.end(), [&one](const ShorterText& other) {
      return other.asked == one->asked;
    });
    if (again)
      return wrong(*document, pointer,
                   tr("element \"{}\" has two proposals", asked[one->asked].element->element_id));
    read.push_back(std::move(*one));
  }
  return read;
}

}  // namespace deckle::fixers

#include "slidespec/json/json_path.h"

#include <fmt/format.h>

#include "slidespec/json/json_document.h"
#include "slidespec/messages/tr.h"

namespace deckle {

std::string JsonPath::pointer() const {
  if (parent_ == nullptr) return "";
  return fmt::format("{}/{}", parent_->pointer(),
                     is_index_ ? std::to_string(index_) : pointer_token(key_));
}

std::string JsonPath::name() const {
  if (parent_ == nullptr) return "";
  return is_index_ ? fmt::format("{}[{}]", parent_->name(), index_) : std::string(key_);
}

Message JsonPath::subject() const {
  if (parent_ == nullptr) return tr("the document");
  return fmt::format("'{}'", name());
}

}  // namespace deckle

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

Message JsonPath::subject() const {
  if (parent_ == nullptr) return tr("the document");
  if (!is_index_) return fmt::format("'{}'", key_);
  return tr("item {} of {}", index_ + 1, parent_->subject());
}

}  // namespace deckle

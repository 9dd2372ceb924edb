#pragma once
// A path into a JSON value, kept on the stack while walking it and formatted only when something is
// reported there.

#include <cstddef>
#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

class JsonPath {
 public:
  JsonPath() = default;  // the root
  // `parent` and `key` must outlive the path.
  JsonPath(const JsonPath& parent, std::string_view key) : parent_(&parent), key_(key) {}
  JsonPath(const JsonPath& parent, std::size_t index)
      : parent_(&parent), index_(index), is_index_(true) {}

  [[nodiscard]] std::string pointer() const;

  // How a message calls the value: "'title'", "'tags[3]'", "the document". Positions are from 0, as
  // in a pointer; the brackets say so.
  [[nodiscard]] Message subject() const;

 private:
  [[nodiscard]] std::string name() const;  // "title", "tags[3]"; "" for the root

  const JsonPath* parent_ = nullptr;
  std::string_view key_;
  std::size_t index_ = 0;
  bool is_index_ = false;
};

}  // namespace deckle

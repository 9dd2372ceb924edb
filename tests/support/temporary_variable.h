#pragma once
// An environment variable that has another value until the end of a scope.

#include <cstdlib>
#include <optional>
#include <string>

namespace deckle::test {

class TemporaryVariable {
 public:
  TemporaryVariable(const char* name, const std::string& value) : name_(name) {
    if (const char* old = std::getenv(name)) before_ = old;
    ::setenv(name, value.c_str(), 1);
  }
  ~TemporaryVariable() {
    if (before_)
      ::setenv(name_, before_->c_str(), 1);
    else
      ::unsetenv(name_);
  }
  TemporaryVariable(const TemporaryVariable&) = delete;
  TemporaryVariable& operator=(const TemporaryVariable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

}  // namespace deckle::test

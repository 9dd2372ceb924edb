#pragma once
// A text for people, in every language deckle has.
//
// A message is formed where the flaw is found, and printed elsewhere: on a console in the user's
// language, in a JSON report in English. So it carries all its languages, and the code that prints
// it chooses one; there is no global language setting.
//
// Formed by a room's tr() (slidespec/i18n/translator.h). A plain text (a name, a path, what a
// library reported) is the same in every language.

#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace deckle {

// The language of messages; that of a deck is a tag in its spec (layout/text/language.h).
enum class Language { English, Korean };

class Message {
 public:
  Message() = default;
  Message(std::string same) : english_(std::move(same)) {}  // NOLINT: a text is a message
  Message(const char* same) : english_(same) {}             // NOLINT
  explicit Message(std::string_view same) : english_(same) {}
  // `korean` may equal `english`.
  Message(std::string english, std::string korean)
      : english_(std::move(english)), korean_(std::move(korean)) {
    if (korean_ == english_) korean_.clear();
  }

  [[nodiscard]] const std::string& english() const { return english_; }
  [[nodiscard]] const std::string& in(Language language) const {
    return language == Language::Korean && !korean_.empty() ? korean_ : english_;
  }
  [[nodiscard]] bool empty() const { return english_.empty(); }

  Message& operator+=(const Message& more) {
    if (!korean_.empty() || !more.korean_.empty())
      korean_ = in(Language::Korean) + more.in(Language::Korean);
    english_ += more.english_;
    return *this;
  }
  friend Message operator+(Message a, const Message& b) { return a += b; }
  friend bool operator==(const Message&, const Message&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Message& message) {
    return out << message.english();
  }

 private:
  std::string english_;
  std::string korean_;  // empty: the same
};

}  // namespace deckle

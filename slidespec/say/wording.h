#pragma once
// What deckle says to people, in every language it speaks.
//
// A message is formed where the flaw is found, and printed elsewhere: on a console in the user's
// language, in a JSON report in English. So it carries all its languages, and whoever prints it
// picks one; nothing depends on a language set somewhere.
//
// Formed by say() (say.h). A plain text (a name, a path, what a library said) is the same in
// every language.

#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace deckle {

// The language of messages; that of a deck is a tag in its spec (layout/language.h).
enum class Language { English, Korean };

class Wording {
 public:
  Wording() = default;
  Wording(std::string same) : english_(std::move(same)) {}  // NOLINT: a text is a wording
  Wording(const char* same) : english_(same) {}             // NOLINT
  explicit Wording(std::string_view same) : english_(same) {}
  // `korean` may equal `english`.
  Wording(std::string english, std::string korean)
      : english_(std::move(english)), korean_(std::move(korean)) {
    if (korean_ == english_) korean_.clear();
  }

  [[nodiscard]] const std::string& english() const { return english_; }
  [[nodiscard]] const std::string& in(Language language) const {
    return language == Language::Korean && !korean_.empty() ? korean_ : english_;
  }
  [[nodiscard]] bool empty() const { return english_.empty(); }

  Wording& operator+=(const Wording& more) {
    if (!korean_.empty() || !more.korean_.empty())
      korean_ = in(Language::Korean) + more.in(Language::Korean);
    english_ += more.english_;
    return *this;
  }
  friend Wording operator+(Wording a, const Wording& b) { return a += b; }
  friend bool operator==(const Wording&, const Wording&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Wording& wording) {
    return out << wording.english();
  }

 private:
  std::string english_;
  std::string korean_;  // empty: the same
};

}  // namespace deckle

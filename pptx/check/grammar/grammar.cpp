#include "pptx/check/grammar/grammar.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "slidespec/core/assert.h"
#include "slidespec/core/embedded.h"

namespace deckle::pptx::check {

std::span<const EmbeddedFile> embedded_files();

// Reads elements.txt, which is ours: a fault in it is a fault of the program.
class GrammarReader {
 public:
  explicit GrammarReader(Grammar& grammar) : grammar_(grammar) {}

  void run() {
    for_each_line([this](std::string_view line) {
      if (line.starts_with("root ")) return;
      const std::string name(line.substr(0, line.find(' ')));
      if (line[0] == '$')
        grammar_.values_.emplace(name.substr(1), std::make_unique<ValueType>());
      else
        grammar_.types_.emplace(name, std::make_unique<ElementType>());
    });
    for_each_line([this](std::string_view line) {
      rest_ = line;
      const std::string_view first = word();
      if (first == "root")
        read_root();
      else if (first[0] == '$')
        read_values(first.substr(1));
      else
        read_type(first);
    });
    for (auto& [name, type] : grammar_.types_) {
      finish(type->content);
      std::uint32_t rank = 0;
      number(*type, type->content, rank, false);
    }
  }

 private:
  template <typename Read>
  void for_each_line(const Read& read) {
    std::string_view text = grammar_.text_;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (!line.empty() && line[0] != '#') read(line);
    }
  }

  // Up to the next space.
  std::string_view word() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    const std::size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view out = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return out;
  }

  void read_root() {
    const std::string_view entry = word();
    const std::size_t slash = entry.find('/');
    grammar_.roots_.emplace(entry.substr(0, slash), type(entry.substr(slash + 1)));
  }

  void read_values(std::string_view name) {
    ValueType& values = *grammar_.values_.find(std::string(name))->second;
    values.name = name;
    for (std::string_view one = word(); !one.empty(); one = word()) add_alternative(values, one);
  }

  static std::int64_t whole(std::string_view text) {
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
  }

  static void add_alternative(ValueType& values, std::string_view one) {
    if (one[0] != '%') {
      values.words.push_back(one);
    } else if (one.starts_with("%int(")) {
      const std::size_t comma = one.find(',');
      values.range = {whole(one.substr(5, comma - 5)),
                      whole(one.substr(comma + 1, one.size() - comma - 2))};
    } else if (one.starts_with("%hex(")) {
      values.hex_bytes = static_cast<int>(whole(one.substr(5, one.size() - 6)));
    } else {
      (one == "%bool"      ? values.boolean
       : one == "%double"  ? values.real
       : one == "%measure" ? values.measure
       : one == "%percent" ? values.percent
       : one == "%guid"    ? values.guid
       : one == "%date"    ? values.date
                           : values.any) = true;
    }
  }

  const ElementType* type(std::string_view name) {
    const auto found = grammar_.types_.find(std::string(name));
    DECKLE_ASSERT(found != grammar_.types_.end(), "a type that elements.txt does not have");
    return found->second.get();
  }

  // "$name" or a kind.
  const ValueType* values(std::string_view spelled) {
    const std::string name(spelled[0] == '$' ? spelled.substr(1) : spelled);
    std::unique_ptr<ValueType>& known = grammar_.values_[name];
    if (known == nullptr) {
      known = std::make_unique<ValueType>();
      add_alternative(*known, spelled);
    }
    return known.get();
  }

  void read_type(std::string_view name) {
    ElementType& type = *grammar_.types_.find(std::string(name))->second;
    type.name = name;
    prefix_ = std::string(name.substr(0, name.find('.'))) + ":";
    for (std::string_view one = word(); !one.empty(); one = word()) {
      if (one == ":") {
        type.content = sequence();
        break;
      }
      if (one[0] != '@') continue;  // the kind of its text
      const std::size_t slash = one.find('/');
      const bool required = one[slash - 1] == '!';
      type.attributes.push_back({std::string(one.substr(1, slash - 1 - (required ? 1 : 0))),
                                 required, values(one.substr(slash + 1))});
    }
  }

  char peek() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    return rest_.empty() ? '\0' : rest_[0];
  }

  // Up to ')', '|' or the end.
  Particle sequence() {
    Particle out;
    while (peek() != '\0' && peek() != ')' && peek() != '|') out.parts.push_back(one());
    return out;
  }

  Particle one() {
    Particle out;
    if (peek() == '(') {
      rest_.remove_prefix(1);
      out = sequence();
      if (peek() == '|') {
        Particle choice;
        choice.kind = Particle::Kind::Choice;
        choice.parts.push_back(std::move(out));
        while (peek() == '|') {
          rest_.remove_prefix(1);
          choice.parts.push_back(sequence());
        }
        out = std::move(choice);
      }
      rest_.remove_prefix(1);  // ')'
    } else {
      const std::size_t end = std::min(rest_.find_first_of(" ?*+{)"), rest_.size());
      const std::string_view spelled = rest_.substr(0, end);
      rest_.remove_prefix(end);
      if (spelled == "%any") {
        out.kind = Particle::Kind::Any;
      } else {
        const std::size_t slash = spelled.find('/');
        const std::string_view name = spelled.substr(0, slash), of = spelled.substr(slash + 1);
        out.kind = Particle::Kind::Child;
        out.name = name.find(':') == std::string_view::npos ? prefix_ + std::string(name)
                                                            : std::string(name);
        if (of[0] != '=') out.type = type(of);
      }
    }
    read_count(out);
    return out;
  }

  void read_count(Particle& particle) {
    if (rest_.empty()) return;
    const char mark = rest_[0];
    if (mark == '?' || mark == '*') particle.least = 0;
    if (mark == '*' || mark == '+') particle.most = Particle::kUnbounded;
    if (mark == '?' || mark == '*' || mark == '+') rest_.remove_prefix(1);
    if (mark != '{') return;
    const std::size_t comma = rest_.find(','), end = rest_.find('}');
    particle.least = static_cast<std::uint32_t>(whole(rest_.substr(1, comma - 1)));
    particle.most = comma + 1 == end ? Particle::kUnbounded
                                     : static_cast<std::uint32_t>(
                                           whole(rest_.substr(comma + 1, end - comma - 1)));
    rest_.remove_prefix(end + 1);
  }

  // `first` and `can_be_empty`, from the innermost out.
  static void finish(Particle& particle) {
    for (Particle& part : particle.parts) finish(part);
    bool empty = true;
    switch (particle.kind) {
      case Particle::Kind::Child:
        particle.first.insert(particle.name);
        empty = false;
        break;
      case Particle::Kind::Any:
        empty = false;
        break;
      case Particle::Kind::Sequence:
        for (const Particle& part : particle.parts) {
          if (empty) particle.first.insert(part.first.begin(), part.first.end());
          empty = empty && part.can_be_empty;
        }
        break;
      case Particle::Kind::Choice:
        empty = false;
        for (const Particle& part : particle.parts) {
          particle.first.insert(part.first.begin(), part.first.end());
          empty = empty || part.can_be_empty;
        }
        break;
    }
    particle.can_be_empty = empty || particle.least == 0;
  }

  // Gives every child its rank. What repeats as a group keeps the order that it has.
  static void number(ElementType& type, const Particle& particle, std::uint32_t& rank, bool within) {
    if (particle.kind == Particle::Kind::Any) type.any_content = true;
    if (particle.kind == Particle::Kind::Child) {
      type.children.emplace(particle.name, ElementType::Child{&particle, rank});
      if (!within) ++rank;
      return;
    }
    const bool free = within || (particle.most > 1 && particle.parts.size() > 1) ||
                      (particle.kind == Particle::Kind::Choice && particle.most > 1);
    for (const Particle& part : particle.parts) number(type, part, rank, free);
    if (free && !within) ++rank;
  }

  Grammar& grammar_;
  std::string_view rest_;  // of the line
  std::string prefix_;     // of the type that is read: "p:"
};

const Grammar& Grammar::instance() {
  static const Grammar* const grammar = [] {
    auto* made = new Grammar();  // never destroyed: threads may end after main()
    for (const EmbeddedFile& file : embedded_files()) made->text_ += file.bytes;
    GrammarReader(*made).run();
    return made;
  }();
  return *grammar;
}

const ElementType* Grammar::root(std::string_view name) const {
  const auto found = roots_.find(std::string(name));
  return found == roots_.end() ? nullptr : found->second;
}

const ElementType* Grammar::type(std::string_view name) const {
  const auto found = types_.find(std::string(name));
  return found == types_.end() ? nullptr : found->second.get();
}

const ValueType* Grammar::values(std::string_view name) const {
  const auto found = values_.find(std::string(name));
  return found == values_.end() ? nullptr : found->second.get();
}

}  // namespace deckle::pptx::check

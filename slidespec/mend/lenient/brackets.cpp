#include "slidespec/mend/lenient/brackets.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/mend/lenient/chains.h"
#include "slidespec/mend/lenient/spec_shape.h"
#include "slidespec/mend/lenient/structure.h"
#include "slidespec/messages/tr.h"

namespace deckle::lenient {
namespace {

using Kind = Token::Kind;

// All ours. A change of a bracket costs 100. What speaks against a reading costs less than a
// change: specs in another form than SlideSpec's have such places without a fault of brackets.
constexpr std::size_t kMostTokens = 400'000;  // of a text: about 6 MiB of a usual deck
constexpr int kMostChanges = 64;
constexpr std::size_t kReadings = 24;  // that are followed at once
constexpr int kWorse = 260;            // a reading that costs so much more than the best is left

constexpr int kChange = 100;
constexpr int kUnlikelyChange = 20;       // more: nothing beside it speaks for it
constexpr int kEnd = 80, kEachAtEnd = 2;  // brackets that are missing at the end: an answer cut off
constexpr int kNotFirst = 30;             // an object that was added begins with another member
constexpr int kAnotherValue = 60;         // a value beside the document
constexpr int kKeyOutside = 80, kTextOutside = 20, kWordOutside = 1;
constexpr int kMisplaced = 40, kMisplacedToo = 15;  // the first of an object; each other
constexpr int kTwice = 60, kMaybeTwice = 30;
constexpr int kWrongForm = 30, kWrongBracket = 40;
constexpr int kHabit = 1;  // what is there again and again speaks against nothing
constexpr int kValueInNextLine = 25;
constexpr int kIndent = 25;
constexpr int kMissingComma = 5, kMissingCommaInLine = 15, kMissingValue = 30, kValueForKey = 90;

enum class Want : std::uint8_t { Key, Value, Comma };

struct Frame {
  bool object = false;
  Want want = Want::Value;
  bool empty = true, added = false, misplaced = false;
  Form form = Form::Any;         // of the member that is being read, or of the items
  Place place = Place::Unknown;  // of the object, or of the items
  Place value = Place::Unknown;  // of the member that is being read
  int outer = -1, inner = -1;    // indents of its first line and of its members; -1: not known
  std::uint64_t seen = 0;        // known members, by their bits
  std::uint64_t others = 0;      // and others, by a bit of their hash
  std::size_t first_key = 0;     // of a list: the hash of its first item's
  std::uint64_t below = 0;       // a hash of the frames around it
};

struct Edit {
  std::size_t at = 0, length = 0;  // bytes that are replaced
  char bracket = 0;                // by this; 0: by nothing
};

struct Reading {
  int cost = 0;
  int changes = 0;
  std::uint32_t frames = 0, edits = 0;
  std::uint32_t depth = 0, values = 0;
  std::size_t last_change = 0;  // the number of its token
  std::uint64_t habits = 0;     // what has spoken against it, by a bit of a hash
  Frame top;                    // if depth > 0
};

bool is_open(Kind kind) { return kind == Kind::OpenObject || kind == Kind::OpenArray; }
bool is_close(Kind kind) { return kind == Kind::CloseObject || kind == Kind::CloseArray; }
bool is_object(Kind kind) { return kind == Kind::OpenObject || kind == Kind::CloseObject; }

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
  return hash ^ (hash >> 29);
}

std::uint64_t hash_of(const Frame& frame) {
  const auto bits =
      static_cast<std::uint64_t>(frame.object) | static_cast<std::uint64_t>(frame.want) << 1 |
      static_cast<std::uint64_t>(frame.empty) << 3 |
      static_cast<std::uint64_t>(frame.misplaced) << 4 |
      static_cast<std::uint64_t>(frame.added) << 5 | static_cast<std::uint64_t>(frame.form) << 8 |
      static_cast<std::uint64_t>(frame.place) << 16 | static_cast<std::uint64_t>(frame.value) << 24;
  return mixed(mixed(mixed(frame.below, bits), frame.seen), frame.others);
}

std::uint64_t hash_of(const Reading& reading) {
  return reading.depth == 0 ? (reading.values > 0 ? 1 : 0) : mixed(hash_of(reading.top), 1);
}

class Search {
 public:
  explicit Search(std::string_view text) : text_(text), tokens_(structure_of(text, kMostTokens)) {}

  std::optional<MendedBrackets> run() {
    if (tokens_.empty()) return std::nullopt;
    readings_.emplace_back();
    for (now_ = 0; now_ < tokens_.size(); ++now_) {
      if (now_ % kValuesBetweenChecks == 0) check_cancelled();
      for (Reading& reading : readings_) expand(reading);
      keep_best();
      if (readings_.empty() || readings_.front().changes > kMostChanges) return std::nullopt;
    }
    const auto cost = [](const Reading& one) { return one.cost + cost_of_end(one); };
    const auto best =
        std::min_element(readings_.begin(), readings_.end(),
                         [&](const auto& one, const auto& two) { return cost(one) < cost(two); });
    if (best->changes == 0) return std::nullopt;
    return with_edits(*best);
  }

 private:
  [[nodiscard]] const Token& token() const { return tokens_[now_]; }
  [[nodiscard]] std::size_t previous_end() const {
    return now_ == 0 ? token().at : tokens_[now_ - 1].end;
  }

  static int cost_of_end(const Reading& reading) {
    return reading.depth == 0 ? 0 : kEnd + kEachAtEnd * static_cast<int>(reading.depth);
  }

  Reading copy(const Reading& reading) {
    frames_.keep(reading.frames);
    edits_.keep(reading.edits);
    return reading;
  }

  void drop(const Reading& reading) {
    frames_.release(reading.frames);
    edits_.release(reading.edits);
  }

  // The best readings without those that have become the same.
  void keep_best() {
    // Of equal ones that with the latest change: what speaks against others was to be seen since.
    std::stable_sort(next_.begin(), next_.end(), [](const Reading& one, const Reading& two) {
      return one.cost != two.cost ? one.cost < two.cost : one.last_change > two.last_change;
    });
    readings_.clear();
    hashes_.clear();
    for (const Reading& reading : next_) {
      const std::uint64_t hash = hash_of(reading);
      const bool known = std::find(hashes_.begin(), hashes_.end(), hash) != hashes_.end();
      if (known || readings_.size() == kReadings || reading.cost > next_.front().cost + kWorse) {
        drop(reading);
        continue;
      }
      readings_.push_back(reading);
      hashes_.push_back(hash);
    }
    next_.clear();
    worst_ = readings_.empty() ? 0 : readings_.front().cost + kWorse;
    if (readings_.size() == kReadings) worst_ = std::min(worst_, readings_.back().cost + kChange);
  }

  // Adds the reading that costs so much more to the next ones.
  void add(Reading& reading, int cost) {
    reading.cost += cost;
    next_.push_back(reading);
  }

  void change(Reading& reading, int cost, const Edit& edit) {
    reading.cost += cost;
    ++reading.changes;
    reading.last_change = now_;
    reading.edits = edits_.push(reading.edits, edit);
  }

  // Everything that the token can mean in this reading. Takes the reading over.
  void expand(Reading reading) {
    if (reading.cost > worst_ + kChange) return drop(reading);
    const Kind kind = token().kind;
    if (kind == Kind::Fence) {
      reading.cost += cost_of_end(reading);
      frames_.release(std::exchange(reading.frames, 0));
      reading.depth = 0;
      return add(reading, 0);
    }
    if (can_close(reading)) {
      Reading closed = copy(reading);
      const int cost = kChange + (closed.top.empty ? kUnlikelyChange : 0);
      change(closed, cost, {previous_end(), 0, closed.top.object ? '}' : ']'});
      close(closed);
      expand(closed);
    }
    if (is_open(kind) || is_close(kind)) {
      Reading without = copy(reading);
      change(without, kChange + (is_doubled() ? 0 : kUnlikelyChange), {token().at, 1, 0});
      add(without, 0);
    }
    if (kind == Kind::Key)
      key(reading);
    else if (kind == Kind::Comma)
      comma(reading);
    else if (is_close(kind))
      close_token(reading);
    else
      value(reading);
  }

  // Whether the same bracket is beside it.
  [[nodiscard]] bool is_doubled() const {
    const auto same = [this](std::size_t other) {
      return other < tokens_.size() && tokens_[other].kind == token().kind;
    };
    return same(now_ + 1) || same(now_ - 1);
  }

  // Whether a closing bracket may be missing before the token.
  [[nodiscard]] bool can_close(const Reading& reading) const {
    if (reading.depth == 0 || token().kind == Kind::Value) return false;
    const Frame& top = reading.top;
    return top.want == Want::Comma || (top.empty && (!top.object || top.want == Want::Key));
  }

  void open(Reading& reading, bool object, bool added) {
    Frame frame;
    frame.object = object;
    frame.added = added;
    frame.want = object ? Want::Key : Want::Value;
    if (!added) frame.outer = token().indent;
    if (reading.depth > 0) {
      Frame& in = reading.top;
      frame.place = in.object ? in.value : in.place;
      if (!object && in.object)
        frame.form = in.form == Form::ListOfLists    ? Form::List
                     : frame.place != Place::Unknown ? Form::Object
                     : in.form == Form::List         ? Form::Scalar
                                                     : Form::Any;
      else if (!object && in.form == Form::List)
        frame.form = Form::Scalar;
      in.empty = false;
      frame.below = hash_of(in);
      reading.frames = frames_.push(reading.frames, in);
    } else {
      ++reading.values;
    }
    ++reading.depth;
    reading.top = frame;
  }

  void close(Reading& reading) {
    --reading.depth;
    if (reading.depth == 0) return;
    reading.top = frames_[reading.frames];
    reading.frames = frames_.pop(reading.frames);
    reading.top.want = Want::Comma;
  }

  void close_token(Reading& reading) {
    const bool object = is_object(token().kind);
    if (reading.depth == 0) return drop(reading);  // it can only be removed
    const Frame& top = reading.top;
    int cost = 0;
    if (top.object && top.want == Want::Value) cost += kMissingValue;
    if (token().first_in_line && top.outer >= 0 && token().indent != top.outer) cost += kIndent;
    if (top.object != object) {
      change(reading, kChange, {token().at, 1, top.object ? '}' : ']'});
    }
    close(reading);
    add(reading, cost);
  }

  void comma(Reading& reading) {
    if (reading.depth == 0) return add(reading, kWordOutside);
    Frame& top = reading.top;
    int cost = top.want == Want::Comma ? 0 : kMissingComma;
    if (top.object && top.want == Want::Value) cost = kMissingValue;
    top.want = top.object ? Want::Key : Want::Value;
    add(reading, cost);
  }

  // What speaks against a member or item that begins a line here.
  int indent_in(Frame& frame) const {
    if (!token().first_in_line) return 0;
    const int indent = token().indent;
    const int inner = std::exchange(frame.inner, frame.inner < 0 ? indent : frame.inner);
    return inner >= 0 && inner != indent ? kIndent : 0;
  }

  void key(Reading& reading) {
    const bool unquoted = !token().quoted;
    if (reading.depth == 0) {
      Reading outside = copy(reading);
      const bool word = unquoted && token().name == nullptr;
      add(outside, word ? kWordOutside : kKeyOutside);
      if (unquoted && reading.values > 0) return drop(reading);
    } else if (reading.top.object && reading.top.want != Want::Value) {
      int cost = 0;
      if (reading.top.want == Want::Comma)
        cost = token().first_in_line ? kMissingComma : kMissingCommaInLine;
      return member(reading, cost);
    } else if (reading.top.object) {
      Reading no_value = copy(reading);
      member(no_value, kMissingValue + kMissingCommaInLine);
    } else {
      Reading text = copy(reading);
      text.top.want = Want::Comma;
      text.top.empty = false;
      add(text, kValueForKey + (unquoted ? 0 : kMissingValue));
    }
    // An object begins here.
    int cost = misfit(reading, Kind::OpenObject);
    if (reading.depth > 0 && reading.top.want == Want::Comma) cost += kMissingComma;
    if (reading.depth == 0 && reading.values > 0) cost += kAnotherValue;
    change(reading, kChange, {token().at, 0, '{'});
    open(reading, true, true);
    member(reading, cost);
  }

  void member(Reading& reading, int cost) {
    Frame& top = reading.top;
    cost += indent_in(top);
    top.form = Form::Any;
    top.value = Place::Unknown;
    bool first = false;
    if (token().name != nullptr) {
      if (top.place == Place::Unknown) top.place = only_place_of(*token().name);
      const Known known = known_member(top.place, *token().name);
      top.form = known.form;
      top.value = known.value;
      first = known.first;
      if (known.member) {
        const std::uint64_t bit = std::uint64_t{1} << known.bit;
        if ((top.seen & bit) != 0) cost += kTwice;
        top.seen |= bit;
      } else if (known.elsewhere) {
        const bool another = std::exchange(top.misplaced, true);
        cost += against(reading, another ? kMisplacedToo : kMisplaced,
                        mixed(token().hash, static_cast<std::uint64_t>(top.place)));
      }
    } else {
      // With many members another one has the same bit by chance.
      constexpr int kMostKeys = 16;
      const std::uint64_t bit = std::uint64_t{1} << token().hash % 64;
      if ((top.others & bit) != 0 && std::popcount(top.others) < kMostKeys)
        cost += against(reading, kMaybeTwice, token().hash);
      top.others |= bit;
    }
    if (top.empty) cost += first_member(reading, first);
    top.empty = false;
    top.want = Want::Value;
    add(reading, cost);
  }

  // What speaks against an object that was added: it begins with another member than usual.
  int first_member(Reading& reading, bool first) {
    const bool in_list = reading.depth > 1 && !frames_[reading.frames].object;
    if (!in_list) return reading.top.added && !first ? kNotFirst : 0;
    Frame list = frames_[reading.frames];
    if (list.first_key != 0)
      return !reading.top.added || list.first_key == token().hash ? 0 : kNotFirst;
    list.first_key = token().hash;
    reading.frames = frames_.push(frames_.pop(reading.frames), list);
    return reading.top.added && !first ? kNotFirst : 0;
  }

  // The cost of what speaks against a reading, less where it has been there before.
  static int against(Reading& reading, int cost, std::uint64_t what) {
    const std::uint64_t bit = std::uint64_t{1} << mixed(what, 1) % 64;
    const bool before = (std::exchange(reading.habits, reading.habits | bit) & bit) != 0;
    return cost > 0 && before ? kHabit : cost;
  }

  static bool fits(Form form, Kind kind) {
    if (form == Form::Any) return true;
    if (kind == Kind::OpenObject) return form == Form::Object;
    if (kind == Kind::OpenArray) return form == Form::List || form == Form::ListOfLists;
    return form == Form::Scalar;
  }

  // What speaks against a value of this kind as the next one.
  static int misfit(Reading& reading, Kind kind) {
    const Frame& frame = reading.top;
    if (reading.depth == 0 || fits(frame.form, kind)) return 0;
    const auto what =
        static_cast<std::uint64_t>(frame.place) | static_cast<std::uint64_t>(frame.value) << 8 |
        static_cast<std::uint64_t>(frame.form) << 16 | static_cast<std::uint64_t>(kind) << 24 |
        static_cast<std::uint64_t>(frame.object) << 32;
    return against(reading, kind == Kind::Value ? kWrongForm : kWrongBracket, what);
  }

  // A scalar, or a bracket that opens.
  void value(Reading& reading) {
    const Kind kind = token().kind;
    const bool scalar = kind == Kind::Value;
    if (reading.depth == 0) {
      if (scalar) return add(reading, token().quoted ? kTextOutside : kWordOutside);
      const int cost = reading.values > 0 ? kAnotherValue : 0;
      open(reading, kind == Kind::OpenObject, false);
      return add(reading, cost);
    }
    if (can_be_list(reading)) {
      Reading list = copy(reading);
      int cost = misfit(list, Kind::OpenArray);
      if (list.top.form == Form::Any) cost += kUnlikelyChange;
      change(list, kChange, {token().at, 0, '['});
      open(list, false, true);
      item(list, cost);
    }
    if (!scalar && is_wanted(reading) && !fits(reading.top.form, kind)) {
      Reading other = copy(reading);
      const bool object = kind == Kind::OpenArray;
      const int cost = misfit(other, object ? Kind::OpenObject : Kind::OpenArray);
      change(other, kChange + kUnlikelyChange, {token().at, 1, object ? '{' : '['});
      open(other, object, false);
      add(other, cost);
    }
    item(reading, 0);
  }

  [[nodiscard]] static bool is_wanted(const Reading& reading) {
    return reading.top.want == Want::Value || !reading.top.object;
  }

  // Whether the bracket of a list may be missing before the value.
  [[nodiscard]] static bool can_be_list(const Reading& reading) {
    const Frame& top = reading.top;
    if (top.object)
      return top.want == Want::Value && top.form != Form::Object && top.form != Form::Scalar;
    return top.form == Form::List;
  }

  void item(Reading& reading, int cost) {
    Frame& top = reading.top;
    const Kind kind = token().kind;
    const bool scalar = kind == Kind::Value;
    if (top.object && top.want == Want::Key && !scalar) return drop(reading);
    if (top.object && top.want == Want::Comma && !scalar) return drop(reading);
    if (top.object && top.want == Want::Key) {
      cost += kValueForKey;
    } else if (top.want == Want::Comma) {
      cost += top.object              ? kValueForKey
              : token().first_in_line ? kMissingComma
                                      : kMissingCommaInLine;
    }
    cost += misfit(reading, kind);
    if (!top.object)
      cost += indent_in(top);
    else if (token().first_in_line && top.want == Want::Value)
      cost += kValueInNextLine;
    // A list of documents that begins with two brackets.
    if (kind == Kind::OpenArray && !top.object && reading.depth == 1 && top.empty &&
        top.form == Form::Any)
      cost += kWrongBracket;
    if (scalar) {
      top.empty = false;
      top.want = Want::Comma;
    } else {
      open(reading, kind == Kind::OpenObject, false);
    }
    add(reading, cost);
  }

  MendedBrackets with_edits(const Reading& reading) const {
    std::vector<Edit> edits;
    for (std::uint32_t link = reading.edits; link != 0; link = edits_.below(link))
      edits.push_back(edits_[link]);
    MendedBrackets mended;
    std::size_t done = 0;
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
      mended.text += text_.substr(done, edit->at - done);
      if (edit->bracket != 0) mended.text += edit->bracket;
      done = edit->at + edit->length;
      const Message change = message(*edit);
      if (std::find(mended.changes.begin(), mended.changes.end(), change) == mended.changes.end())
        mended.changes.push_back(change);
    }
    mended.text += text_.substr(done);
    return mended;
  }

  [[nodiscard]] Message message(const Edit& edit) const {
    const char old = edit.length == 0 ? edit.bracket : text_[edit.at];
    if (old == '}' || old == ']')
      return edit.bracket == 0 ? tr("a closing bracket that was too many was removed")
                               : tr("a closing bracket was added or replaced");
    if (edit.length == 0) return tr("an opening bracket was added");
    return edit.bracket == 0 ? tr("an opening bracket that was too many was removed")
                             : tr("an opening bracket was replaced");
  }

  std::string_view text_;
  std::vector<Token> tokens_;
  std::size_t now_ = 0;
  int worst_ = kWorse;
  std::vector<Reading> readings_, next_;
  std::vector<std::uint64_t> hashes_;
  Chains<Frame> frames_;
  Chains<Edit> edits_;
};

}  // namespace

std::optional<MendedBrackets> mend_brackets(std::string_view text) { return Search(text).run(); }

}  // namespace deckle::lenient

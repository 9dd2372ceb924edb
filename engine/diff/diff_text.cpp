#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/diff/diff_reports.h"
#include "engine/messages/tr.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"

namespace deckle::engine {

namespace {

constexpr const char* kRed = "\x1b[31m";
constexpr const char* kGreen = "\x1b[32m";
constexpr const char* kBold = "\x1b[1m";
constexpr const char* kPlain = "\x1b[0m";
// Of words that stay, around those that changed, and of a text that was added; ours.
constexpr std::size_t kAround = 40;

// The first or the last characters of a text.
std::string head(const std::string& text, std::size_t count) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < count && at < text.size(); ++i) (void)utf8::next(text, at);
  return text.substr(0, at);
}
std::string tail(const std::string& text, std::size_t count) {
  std::size_t at = text.size();
  for (std::size_t i = 0; i < count && at > 0;) {
    --at;
    if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) ++i;
  }
  return text.substr(at);
}

// Line breaks as a mark, and the rest as on a terminal.
std::string on_a_line(std::string text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n' || c == '\v')
      out += "⏎";
    else
      out += c;
  }
  return display_line(out);
}

std::string words_text(const std::vector<WordPiece>& words, bool color) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const WordPiece& piece = words[i];
    if (piece.kind == WordPiece::Kind::Same) {
      const bool first = i == 0, last = i + 1 == words.size();
      const std::size_t keep = first || last ? kAround : 2 * kAround;
      if (utf8::length(piece.text) <= keep)
        out += on_a_line(piece.text);
      else
        out += (first ? "" : on_a_line(head(piece.text, kAround))) + "…" +
               (last ? "" : on_a_line(tail(piece.text, kAround)));
      continue;
    }
    const bool gone = piece.kind == WordPiece::Kind::Removed;
    const std::string text = on_a_line(shortened(piece.text, kMaxMessageChars));
    if (color)
      out += (gone ? kRed : kGreen) + text + kPlain;
    else
      out += gone ? "[-" + text + "-]" : "{+" + text + "+}";
  }
  return out;
}

class Lines {
 public:
  Lines(const DeckDiff& diff, const DiffTextOptions& options) : diff_(diff), options_(options) {}

  std::string write() {
    line(0, tr("{} compared with {}: {}", display_value(diff_.newer), display_value(diff_.older),
               summary_label(diff_)));
    for (const DeckChange& change : diff_.changes) line(1, change, "");
    for (const SlideChanges& slide : diff_.slides) {
      std::string title = slide.title.empty() ? "" : " \"" + display_value(slide.title) + "\"";
      if (options_.color) title += kPlain;
      out_ += (options_.color ? kBold : "") + slide_label(diff_, slide).in(options_.language) + title +
              ": " + fate_label(slide).in(options_.language) + "\n";
      for (const DeckChange& change : slide.changes) line(1, change, "");
      for (const ElementChanges& element : slide.elements) write(element);
    }
    return std::move(out_);
  }

 private:
  void write(const ElementChanges& element) {
    const std::string name = "'" + display_value(element.name) + "': ";
    if (element.fate == Fate::Changed) {
      for (const DeckChange& change : element.changes) line(1, change, name);
      return;
    }
    const bool added = element.fate == Fate::Added;
    std::string text = (added ? tr("added") : tr("removed")).in(options_.language);
    if (!element.text.empty()) {
      text += ": ";
      text += words_text({{added ? WordPiece::Kind::Added : WordPiece::Kind::Removed,
                           shortened(element.text, kMaxValueChars)}},
                         options_.color);
    }
    out_ += "  " + name + text + "\n";
  }

  void line(int level, const Message& message) {
    out_ += std::string(static_cast<std::size_t>(level) * 2, ' ') +
            display_message(message, options_.language) + "\n";
  }
  void line(int level, const DeckChange& change, const std::string& before) {
    std::string text = before + display_message(change.message, options_.language);
    if (!change.words.empty()) text += ": " + words_text(change.words, options_.color);
    out_ += std::string(static_cast<std::size_t>(level) * 2, ' ') + text + "\n";
  }

  const DeckDiff& diff_;
  const DiffTextOptions& options_;
  std::string out_;
};

}  // namespace

Message slide_label(const DeckDiff& diff, const SlideChanges& slide) {
  if (slide.after < 0) return tr("slide {} of {}", slide.before + 1, display_value(diff.older));
  if (slide.before < 0 || slide.before == slide.after) return tr("slide {}", slide.after + 1);
  return tr("slide {} (was {})", slide.after + 1, slide.before + 1);
}

Message fate_label(const SlideChanges& slide) {
  if (slide.fate == Fate::Added) return tr("added");
  if (slide.fate == Fate::Removed) return tr("removed");
  if (!slide.moved) return tr("changed");
  return slide.changes.empty() && slide.elements.empty() ? tr("moved") : tr("moved and changed");
}

Message summary_label(const DeckDiff& diff) {
  std::size_t changed = 0, added = 0, removed = 0, moved = 0;
  for (const SlideChanges& slide : diff.slides) {
    if (slide.fate == Fate::Added) ++added;
    if (slide.fate == Fate::Removed) ++removed;
    if (slide.moved) ++moved;
    if (slide.fate == Fate::Changed && !(slide.changes.empty() && slide.elements.empty())) ++changed;
  }
  Message out;
  const auto add = [&out](std::size_t count, const Message& one) {
    if (count == 0) return;
    out = out.empty() ? one : out + ", " + one;
  };
  add(changed, changed == 1 ? tr("1 slide changed") : tr("{} slides changed", changed));
  add(added, added == 1 ? tr("1 slide added") : tr("{} slides added", added));
  add(removed, removed == 1 ? tr("1 slide removed") : tr("{} slides removed", removed));
  add(moved, moved == 1 ? tr("1 slide moved") : tr("{} slides moved", moved));
  add(diff.changes.size(), diff.changes.size() == 1 ? tr("1 change of the deck")
                                                    : tr("{} changes of the deck", diff.changes.size()));
  return out.empty() ? tr("no differences") : out;
}

std::string diff_text(const DeckDiff& diff, const DiffTextOptions& options) {
  return Lines(diff, options).write();
}

}  // namespace deckle::engine

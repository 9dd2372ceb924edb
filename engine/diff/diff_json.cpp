#include <cstdint>
#include <optional>

#include "engine/diff/diff_reports.h"
#include "slidespec/core/units.h"
#include "slidespec/json/json_writer.h"

namespace deckle::engine {

namespace {

const char* name_of(Fate fate) {
  switch (fate) {
    case Fate::Changed:
      return "changed";
    case Fate::Added:
      return "added";
    case Fate::Removed:
      return "removed";
  }
  return "";
}

const char* name_of(WordPiece::Kind kind) {
  switch (kind) {
    case WordPiece::Kind::Same:
      return "same";
    case WordPiece::Kind::Removed:
      return "removed";
    case WordPiece::Kind::Added:
      return "added";
  }
  return "";
}

class Json {
 public:
  explicit Json(Language language) : language_(language) {}

  std::string write(const DeckDiff& diff) {
    out_.object();
    out_.key("deckle_diff").integer(1);
    out_.key("a").text(diff.older);
    out_.key("b").text(diff.newer);
    out_.key("slides_a").integer(static_cast<std::int64_t>(diff.slides_before));
    out_.key("slides_b").integer(static_cast<std::int64_t>(diff.slides_after));
    write(diff.changes);
    out_.key("slides").array();
    for (const SlideChanges& slide : diff.slides) write(slide);
    out_.close();
    out_.close();
    return out_.take();
  }

 private:
  void write(const std::vector<DeckChange>& changes) {
    out_.key("changes").array();
    for (const DeckChange& change : changes) {
      out_.object(JsonWriter::Form::Line);
      out_.key("kind").text(change.kind);
      out_.key("message").text(change.message.in(language_));
      if (!change.before.empty() || !change.after.empty()) {
        out_.key("before").text(change.before);
        out_.key("after").text(change.after);
      }
      if (!change.words.empty()) {
        out_.key("words").array();
        for (const WordPiece& piece : change.words) {
          out_.object(JsonWriter::Form::Line);
          out_.key("op").text(name_of(piece.kind));
          out_.key("text").text(piece.text);
          out_.close();
        }
        out_.close();
      }
      out_.close();
    }
    out_.close();
  }

  void slide_in(const char* key, int number, const std::string& id) {
    if (number < 0) return;
    out_.key(key).object(JsonWriter::Form::Line);
    out_.key("number").integer(number + 1);
    out_.key("slide_id").text(id);
    out_.close();
  }

  void write(const SlideChanges& slide) {
    out_.object();
    out_.key("change").text(name_of(slide.fate));
    out_.key("moved").boolean(slide.moved);
    slide_in("a", slide.before, slide.id_before);
    slide_in("b", slide.after, slide.id_after);
    out_.key("title").text(slide.title);
    write(slide.changes);
    out_.key("elements").array();
    for (const ElementChanges& element : slide.elements) write(element);
    out_.close();
    out_.close();
  }

  void element_in(const char* key, const std::string& id, const std::optional<Rect>& box) {
    if (id.empty()) return;
    out_.key(key).object(JsonWriter::Form::Line);
    out_.key("element_id").text(id);
    if (box) {
      out_.key("bbox").object(JsonWriter::Form::Line);
      out_.key("x").number(to_px(box->x));
      out_.key("y").number(to_px(box->y));
      out_.key("w").number(to_px(box->w));
      out_.key("h").number(to_px(box->h));
      out_.close();
    }
    out_.close();
  }

  void write(const ElementChanges& element) {
    out_.object();
    out_.key("change").text(name_of(element.fate));
    out_.key("name").text(element.name);
    element_in("a", element.id_before, element.before);
    element_in("b", element.id_after, element.after);
    if (element.fate == Fate::Changed)
      write(element.changes);
    else
      out_.key("text").text(element.text);
    out_.close();
  }

  const Language language_;
  JsonWriter out_;
};

}  // namespace

std::string diff_json(const DeckDiff& diff, Language language) { return Json(language).write(diff); }

}  // namespace deckle::engine

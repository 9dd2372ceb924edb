#include <fmt/format.h>

#include <cstddef>
#include <utility>

#include "engine/diff/diff_reports.h"
#include "engine/messages/tr.h"
#include "qc/report/html_style.h"
#include "slidespec/core/base64.h"
#include "slidespec/core/display.h"
#include "slidespec/core/markup.h"

namespace deckle::engine {

namespace {

constexpr const char* kStyle = R"css(
section{margin:0 0 18px;scroll-margin-top:12px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:0 0 10px}
.pair figure{margin:0}
.pair img{width:100%;height:auto;display:block}
figcaption{line-height:1.5;padding:2px 8px;font-size:13px;color:#444;background:#f3f4f6}
li del,li ins{padding:0 2px;border-radius:3px;white-space:pre-wrap}
li del{background:#fde4e1;color:#8c1d18}
li ins{background:#dcf3e3;color:#14522d;text-decoration:none;border-bottom:2px solid currentColor}
li .same{white-space:pre-wrap}
li b{font-weight:600}
@media (max-width:700px){.pair{grid-template-columns:1fr}}
@media (prefers-color-scheme:dark){li del{background:#5b1f1b;color:#ffd9d5}li ins{background:#174528;color:#c9f2d7}}
)css";

class Page {
 public:
  explicit Page(Language language) : language_(language) {}

  std::string write(const DeckDiff& diff, const std::vector<DiffPictures>& pictures) {
    const std::string title =
        text(tr("{} compared with {}", display_value(diff.newer), display_value(diff.older)));
    out_ = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'unsafe-inline'; img-src data:\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n"
        "<style>{}{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n<p class=\"sum\">{}</p>\n",
        language_ == Language::Korean ? "ko" : "en", title, qc::html_style(), kStyle, title,
        text(summary_label(diff)));
    if (!diff.slides.empty()) {
      out_ += "<nav aria-label=\"" + text(tr("Slides")) + "\">";
      for (std::size_t i = 0; i < diff.slides.size(); ++i)
        out_ += fmt::format("<a href=\"#d{}\">{}</a>", i + 1, text(slide_label(diff, diff.slides[i])));
      out_ += "</nav>\n";
    }
    if (!diff.changes.empty()) {
      out_ += "<section class=\"plain\"><h2>" + text(tr("The whole deck")) + "</h2>\n<ul>\n";
      for (const DeckChange& change : diff.changes) item(change, "");
      out_ += "</ul></section>\n";
    }
    for (std::size_t i = 0; i < diff.slides.size(); ++i)
      slide(diff, diff.slides[i], i, i < pictures.size() ? pictures[i] : DiffPictures{});
    out_ += "</main>\n</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  std::string text(const Message& message) const { return escaped(message.in(language_)); }

  std::string words(const std::vector<WordPiece>& pieces) const {
    std::string out;
    for (const WordPiece& piece : pieces) {
      const char* const tag = piece.kind == WordPiece::Kind::Removed ? "del"
                              : piece.kind == WordPiece::Kind::Added ? "ins"
                                                                     : "span class=\"same\"";
      const char* const end = piece.kind == WordPiece::Kind::Same ? "span" : tag;
      out += fmt::format("<{}>{}</{}>", tag, escaped(piece.text), end);
    }
    return out;
  }

  // `name` is HTML.
  void item(const DeckChange& change, const std::string& name) {
    out_ += "<li>" + name + escaped(display_message(change.message, language_));
    if (!change.words.empty()) out_ += ": " + words(change.words);
    out_ += "</li>\n";
  }

  void picture(const std::string& png, const Message& caption, const Message& alt) {
    out_ += "<figure>";
    if (!png.empty())
      out_ += fmt::format("<img src=\"data:image/png;base64,{}\" alt=\"{}\">", encode_base64(png),
                          text(alt));
    out_ += "<figcaption>" + text(png.empty() ? tr("{}: not there", caption) : caption) +
            "</figcaption></figure>\n";
  }

  void slide(const DeckDiff& diff, const SlideChanges& slide, std::size_t i,
             const DiffPictures& pictures) {
    out_ += fmt::format("<section id=\"d{}\"><header class=\"s\"><h2>{}{}</h2><span class=\"meta\">{}"
                        "</span></header>\n",
                        i + 1, text(slide_label(diff, slide)),
                        slide.title.empty() ? "" : ": " + escaped(display_value(slide.title)),
                        text(fate_label(slide)));
    if (!pictures.before.empty() || !pictures.after.empty()) {
      const Message label = slide_label(diff, slide);
      out_ += "<div class=\"pair\">\n";
      picture(pictures.before, tr("before"), tr("{}, before", label));
      picture(pictures.after, tr("after"), tr("{}, after", label));
      out_ += "</div>\n";
    }
    if (!slide.changes.empty() || !slide.elements.empty()) {
      out_ += "<ul>\n";
      for (const DeckChange& change : slide.changes) item(change, "");
      for (const ElementChanges& element : slide.elements) items(element);
      out_ += "</ul>\n";
    }
    out_ += "</section>\n";
  }

  void items(const ElementChanges& element) {
    const std::string name = "<b>" + escaped(display_value(element.name)) + "</b>: ";
    if (element.fate == Fate::Changed) {
      for (const DeckChange& change : element.changes) item(change, name);
      return;
    }
    const bool added = element.fate == Fate::Added;
    DeckChange change;
    change.message = added ? tr("added") : tr("removed");
    if (!element.text.empty())
      change.words = {{added ? WordPiece::Kind::Added : WordPiece::Kind::Removed, element.text}};
    item(change, name);
  }

  const Language language_;
  std::string out_;
};

}  // namespace

std::string diff_html(const DeckDiff& diff, const std::vector<DiffPictures>& pictures,
                      Language language) {
  return Page(language).write(diff, pictures);
}

}  // namespace deckle::engine

#pragma once
// The typefaces of a page's text, as CSS: for each run the families that a browser has to try, in
// order, so that it takes the face that the engine measures with.

#include <map>
#include <string>
#include <vector>

#include "measure/fonts/face.h"
#include "measure/text/itemizer.h"
#include "render/html/slide_html.h"

namespace deckle::render {

class CssFonts {
 public:
  explicit CssFonts(const HtmlFonts& fonts) : fonts_(fonts) {}

  struct Candidate {
    const measure::Face* face = nullptr;
    std::string family;  // in quotes
  };
  using Candidates = std::vector<Candidate>;

  // The faces of a style, its Latin one first.
  [[nodiscard]] Candidates of_style(const RunStyle& style);
  // The same, and what the characters of this cluster's run fall back to; grows `candidates`.
  void add_fallback(const measure::ItemCluster& cluster, const RunStyle& style,
                    Candidates& candidates);

  // "'Carlito','Noto Sans CJK KR',sans-serif"; `first` leads where it is not null.
  [[nodiscard]] static std::string list(const Candidates& candidates,
                                        const measure::Face* first = nullptr);
  // The face that a browser takes for `c`; null: none of them has it.
  [[nodiscard]] static const measure::Face* chosen(const Candidates& candidates, char32_t c);

  [[nodiscard]] const measure::FontCatalog& catalog() const { return fonts_.catalog; }

  // The @font-face rules of all families that were given out.
  [[nodiscard]] std::string rules() const;

 private:
  [[nodiscard]] Candidate candidate(const measure::ResolvedFace& resolved);

  const HtmlFonts& fonts_;
  std::map<std::string, std::string> declared_;  // path of a file of a folder -> its rule
  std::map<std::string, std::string> names_;     // its family
};

}  // namespace deckle::render

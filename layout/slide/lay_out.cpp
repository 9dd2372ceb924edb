#include "layout/slide/lay_out.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "layout/base/note.h"
#include "layout/fill/sentence.h"
#include "layout/fill/spread.h"
#include "layout/fill/whole_words.h"
#include "layout/messages/tr.h"
#include "layout/slide/repeated_logos.h"
#include "layout/slide/slide_layout.h"
#include "layout/text/code_lists.h"
#include "layout/text/min_size.h"
#include "layout/text/slide_language.h"

namespace deckle::layout {
namespace {

// Whether the author decided on the element's lines, or where they are in its box.
bool sets_spacing(const Slide& slide, const std::string& eid) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&eid](const Element& element) {
    return element.element_id == eid && (element.style.line_spacing_pct || element.style.anchor);
  });
}

// Whether a body text of the slide parts a word that a smaller size may keep whole.
bool has_parted_word(const LaidOutSlide& slide, const measure::TextEngine& engine) {
  return std::any_of(slide.body_texts.begin(), slide.body_texts.end(), [&](const std::string& eid) {
    const ElementIr* text = find_element(slide.ir, eid);
    return text != nullptr && text->allow_shrink && parts_words(engine, *text);
  });
}

// A slide in one of the sizes that it was tried in.
struct InSize {
  LaidOutSlide slide;
  DiagnosticSink notes;
  double body_pt = 0;
  bool parts_words = false;  // in the size of the deck, in which it fits
};

// In the largest size, from that of the deck down, in which the body texts fit and their words stay
// whole; where there is none, in the largest in which they fit, or else the smallest.
Result<InSize> lay_out_in_largest_size(const Slide& slide, const LayoutContext& context) {
  LayoutContext tried = context;
  const std::vector<double> sizes = sizes_of_slides(context.t, context.sizes);
  std::optional<InSize> parted;  // the first that fits
  InSize last;
  for (const double size : sizes) {
    tried.sizes.body_pt = size;
    last = {};
    Result<LaidOutSlide> laid_out = lay_out_in_size(slide, tried, Forms::Drawn, last.notes);
    if (!laid_out) return tl::unexpected(laid_out.error());
    last.slide = std::move(*laid_out);
    last.body_pt = size;
    if (!last.slide.body.fits) continue;
    if (!has_parted_word(last.slide, context.engine)) {
      last.parts_words = parted && parted->body_pt == context.sizes.body_pt;
      return last;
    }
    if (!parted) parted = last;
  }
  return parted ? std::move(*parted) : std::move(last);
}

bool has_own_size(const Slide& slide, const std::string& eid) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [&eid](const Element& element) {
    return element.element_id == eid && smallest_authored_size(element).has_value();
  });
}

// A slide in another language than its deck is laid out as if its deck had that language.
Result<LaidOutSlide> in_language(const Slide& slide, const LayoutContext& context,
                                 const std::string& language, Forms forms,
                                 const RepeatedLogos& logos, DiagnosticSink& notes) {
  const Deck deck = without_slides(context.deck, language);
  const CitationNumbers numbers =
      context.numbers == nullptr ? CitationNumbers(context.deck) : *context.numbers;
  LayoutContext own{deck,     context.t,      context.engine, context.assets,
                    &numbers, context.titles, context.sizes, context.logos};
  return lay_out_with(slide, own, forms, logos, notes);
}

}  // namespace

Result<LaidOutSlide> lay_out_in_size(const Slide& authored, const LayoutContext& context,
                                     Forms forms, DiagnosticSink& notes) {
  std::vector<std::string> code;
  const std::optional<Slide> with_code =
      with_code_lists(authored, context.t, context.engine.fonts(), code);
  const Slide& slide = with_code ? *with_code : authored;
  for (const std::string& eid : code) {
    add_note(slide, "list-form", eid,
             tr("the lines are set as code, because they have the signs of code"),
             tr("set style.list to \"bullet\" for a list, or to \"none\" for plain lines"), notes);
  }
  const RepeatedLogos logos = repeated_logos(slide, context);
  const std::string language = slide_language(slide, context.deck.language);
  Result<LaidOutSlide> out =
      language == context.deck.language
          ? lay_out_with(slide, context, forms, logos, notes)
          : in_language(slide, context, language, forms, logos, notes);
  if (out) out->code = std::move(code);
  return out;
}

Result<SlideIr> lay_out_slide(const Slide& slide, const LayoutContext& context,
                              DiagnosticSink& notes) {
  Result<InSize> chosen = lay_out_in_largest_size(slide, context);
  if (!chosen) return tl::unexpected(chosen.error());
  notes.insert(notes.end(), std::make_move_iterator(chosen->notes.begin()),
               std::make_move_iterator(chosen->notes.end()));
  LaidOutSlide* laid_out = &chosen->slide;
  SlideIr& ir = laid_out->ir;
  if (chosen->body_pt < context.sizes.body_pt) {
    add_note(slide, "smaller-body-text", {},
             chosen->parts_words
                 ? tr("body text is {:g} pt on this slide and {:g} pt in the deck, in which a word "
                      "would be parted",
                      chosen->body_pt, context.sizes.body_pt)
                 : tr("body text is {:g} pt on this slide and {:g} pt in the deck, in which it "
                      "does not fit",
                      chosen->body_pt, context.sizes.body_pt),
             tr("shorten the text, or move a part of it to another slide"), notes);
  }
  if (laid_out->body.any && laid_out->body.fits) {
    std::vector<ElementIr*> texts;
    bool own_spacing = false;
    for (const std::string& eid : laid_out->body_texts) {
      ElementIr* text = find_element(ir, eid);
      // A filled area becomes lower instead.
      if (text != nullptr && text->fill.kind != FillIr::Kind::Solid && !text->member &&
          !has_pieces(ir, eid))
        texts.push_back(text);
      const auto& code = laid_out->code;
      own_spacing = own_spacing || sets_spacing(slide, eid) ||
                    std::find(code.begin(), code.end(), eid) != code.end();
    }
    const bool brands = context.t.brand && context.t.brand->spacing.paragraph;
    if (!own_spacing && !brands && !laid_out->pattern) spread_paragraphs(context.engine, texts);
  }
  if (context.sizes.decided()) {
    ElementIr* sentence =
        laid_out->may_state ? lone_sentence(ir, laid_out->body_texts) : nullptr;
    if (sentence != nullptr && !has_own_size(slide, sentence->eid) &&
        !sets_spacing(slide, sentence->eid) &&
        !enlarge_quotation(context.engine, *sentence))
      enlarge_sentence(context.engine, *sentence);
  }
  return std::move(ir);
}

void set_index(SlideIr& slide, int index) {
  slide.index = index;
  for (ElementIr& element : slide.elements) {
    for (ParagraphIr& paragraph : element.text.paragraphs) {
      for (RunIr& run : paragraph.runs) {
        if (run.field == RunIr::Field::SlideNumber) run.text = std::to_string(index + 1);
      }
    }
  }
}

}  // namespace deckle::layout

#include "fixers/shorten/shorten.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "fixers/messages/tr.h"
#include "fixers/shorten/answer.h"
#include "fixers/shorten/overlong.h"
#include "layout/citations/numbers.h"
#include "layout/deck/deck_titles.h"
#include "layout/names/resolve_layout.h"
#include "layout/slide/repeated_logos.h"
#include "slidespec/json/json_document.h"
#include "slidespec/validate/validate.h"

namespace deckle::fixers {
namespace {

using nlohmann::json;

Diagnostic warning(const char* rule, Message message, Message hint) {
  Diagnostic d;
  d.rule = rule;
  d.severity = Severity::Warning;
  d.defect = false;
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

// Replaces the text; properties of single runs or items of the old text are removed.
void replace_content(json& element, const json& content) {
  element["content"] = content;
  if (const auto extensions = element.find("extensions"); extensions != element.end())
    extensions->erase("runs");
  const auto items = content.find("items");
  const auto style = element.find("style");
  if (items == content.end() || !items->is_array() || style == element.end()) return;
  const auto levels = style->find("levels");
  if (levels != style->end() && levels->is_array() && levels->size() > items->size())
    levels->erase(levels->begin() + static_cast<json::difference_type>(items->size()),
                  levels->end());
}

bool within(const std::string& pointer, const std::string& part) {
  return pointer.compare(0, part.size(), part) == 0 &&
         (pointer.size() == part.size() || pointer[part.size()] == '/');
}

std::size_t characters(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void add_texts(const json& value, std::vector<std::string>& lines) {
  if (const auto* text = value.get_ptr<const std::string*>()) {
    if (!text->empty()) lines.push_back(*text);
  } else if (value.is_structured()) {
    for (const json& member : value) add_texts(member, lines);
  }
}

std::vector<std::string> texts_of(const json& content) {
  std::vector<std::string> lines;
  add_texts(content, lines);
  return lines;
}

std::size_t characters_of(const json& content) {
  std::size_t sum = 0;
  for (const std::string& line : texts_of(content)) sum += characters(line);
  return sum;
}

// Whether some part of the element is still too long.
bool still_too_long(const std::vector<RepairedSlide>& slides, const Element& element) {
  return std::any_of(slides.begin(), slides.end(), [&element](const RepairedSlide& slide) {
    return std::any_of(slide.report.issues.begin(), slide.report.issues.end(),
                       [&element](const Diagnostic& d) {
                         return d.defect && base_slide_id(d.at.element_id) == element.element_id;
                       });
  });
}

class Proposals {
 public:
  Proposals(const layout::LayoutContext& context, const ShortenInput& input, json spec,
            const std::vector<Overlong>& asked, RepairedDeck& repaired)
      : context_(context),
        input_(input),
        authored_(std::move(spec)),
        asked_(asked),
        repaired_(repaired) {}

  void judge(std::vector<ShorterText> texts, const LoopOptions& options) {
    const std::optional<Deck> deck = validated(texts);
    if (!deck) return;
    const layout::CitationNumbers numbers(*deck);
    layout::LayoutContext context{*deck,    context_.t,      context_.engine, context_.assets,
                                  &numbers, nullptr, context_.sizes};
    const layout::DeckTitles titles = layout::deck_titles(context);
    context.titles = &titles;
    const layout::DeckLogos logos = layout::deck_logos(context);
    context.logos = &logos;
    std::set<const Slide*> done;
    for (const ShorterText& one : texts) {
      const Slide* authored = asked_[one.asked].slide;
      if (!done.insert(authored).second) continue;
      const auto index = static_cast<std::size_t>(authored - context_.deck.slides.data());
      const measure::NativeMeasurer measurer(context.engine);
      const layout::SolveGeometry solve_geometry = layout::geometry_solver(context.engine);
      const auto slides =
          repair_slide(deck->slides[index], {context, measurer, solve_geometry}, options);
      if (slides) report(texts, *authored, *slides);
    }
  }

 private:
  // The deck with all proposals applied; those that make the spec invalid are reported and removed.
  std::optional<Deck> validated(std::vector<ShorterText>& texts) {
    while (!texts.empty()) {
      json spec = authored_;
      for (const ShorterText& one : texts)
        replace_content(spec[json::json_pointer(asked_[one.asked].element->pointer)], *one.content);
      const std::string text = spec.dump();
      DiagnosticSink diagnostics;
      std::optional<Deck> deck = read_deck(text, input_.name, diagnostics, 1, input_.limits);
      if (deck) {
        // Reported for the deck as authored, whose layouts have not changed.
        static_cast<void>(layout::resolve_layouts(*deck, context_.t));
        return deck;
      }
      if (!refuse(texts, diagnostics)) return std::nullopt;
    }
    return std::nullopt;
  }

  // Removes the proposals that `diagnostics` concerns; false when it concerns none of them.
  bool refuse(std::vector<ShorterText>& texts, const DiagnosticSink& diagnostics) {
    const std::size_t before = texts.size();
    std::erase_if(texts, [&](const ShorterText& one) {
      const Overlong& asked = asked_[one.asked];
      for (const Diagnostic& d : diagnostics) {
        if (d.severity != Severity::Error || !within(d.at.pointer, asked.element->pointer))
          continue;
        SlideReport& slide = repaired_.report.slides[asked.report];
        Diagnostic refused =
            warning("shorten-refused",
                    tr("the shortening command proposed invalid content: {}", d.message),
                    tr("it must answer with content of the same form as in the request"));
        refused.at.slide_id = slide.slide_id;
        refused.at.element_id = asked.element->element_id;
        slide.issues.push_back(std::move(refused));
        return true;
      }
      return false;
    });
    return texts.size() < before;
  }

  void report(const std::vector<ShorterText>& texts, const Slide& authored,
              const std::vector<RepairedSlide>& slides) {
    Quality worst = Quality::SuccessClean;
    for (const RepairedSlide& slide : slides) worst = std::max(worst, slide.report.quality);
    for (const ShorterText& one : texts) {
      const Overlong& asked = asked_[one.asked];
      if (asked.slide != &authored) continue;
      const json& before =
          authored_.at(json::json_pointer(asked.element->pointer)).at("content");
      Proposal proposal;
      proposal.element_id = asked.element->element_id;
      proposal.content_json = one.content->dump();
      proposal.texts = texts_of(*one.content);
      proposal.characters = characters_of(*one.content);
      proposal.characters_before = characters_of(before);
      proposal.slides = static_cast<int>(slides.size());
      proposal.fits = worst != Quality::Degraded || !still_too_long(slides, *asked.element);
      SlideReport& slide = repaired_.report.slides[asked.report];
      TraceEntry entry;
      entry.action = TraceAction::Propose;
      entry.route = RepairAction::AdapterNeeded;
      entry.fixer = "shorten";
      entry.eids = {proposal.element_id};
      entry.note = proposal.fits ? tr("a shorter text was proposed and would fit")
                                 : tr("a shorter text was proposed but would not fit either");
      slide.trace.push_back(std::move(entry));
      slide.proposals.push_back(std::move(proposal));
    }
  }

  const layout::LayoutContext& context_;
  const ShortenInput& input_;
  const json authored_;
  const std::vector<Overlong>& asked_;
  RepairedDeck& repaired_;
};

}  // namespace

void propose_shorter(const layout::LayoutContext& context, const ShortenInput& input,
                     const LoopOptions& options, const TextCommand& command,
                     RepairedDeck& repaired) {
  const std::vector<Overlong> asked = overlong_elements(context.deck, repaired);
  if (asked.empty()) return;
  DiagnosticSink diagnostics;
  const auto document = JsonDocument::read(input.spec, input.name, diagnostics, input.limits);
  if (!document) return;  // it was read before
  const auto failed = [&repaired](const Error& error) {
    repaired.report.deck_issues.push_back(
        warning("shorten-failed", tr("the shortening command failed: {}", error.message),
                tr("docs/shorten.md describes its input and output")));
  };
  const auto answer = command(shorten_question(context.deck, document->root(), asked));
  if (!answer) return failed(answer.error());
  auto texts = read_answer(*answer, asked, input.limits);
  if (!texts) return failed(while_doing(tr("its answer"), texts.error()));
  Proposals(context, input, document->root(), asked, repaired).judge(std::move(*texts), options);
}

}  // namespace deckle::fixers

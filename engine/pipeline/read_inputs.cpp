#include "engine/pipeline/read_inputs.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/inputs/find_template.h"
#include "engine/inputs/load_logo.h"
#include "engine/messages/tr.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/limits/budget.h"
#include "slidespec/mend/mend.h"
#include "slidespec/validate/validate.h"
#include "templates/place_logo.h"

namespace deckle::engine {
namespace {

bool has_error(const DiagnosticSink& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::Error; });
}

// Whether an error says something about an input, as opposed to this machine or the caller.
bool is_about_input(const Error& error) {
  const Outcome outcome = outcome_of(error);
  return outcome == Outcome::Invalid || outcome == Outcome::NotFound;
}

// Values that cannot be read differ from those of their data file; only the one is to be corrected.
void drop_replaced(DiagnosticSink& findings) {
  std::set<std::pair<std::string, std::string>> wrong;  // slide and element
  for (const Diagnostic& d : findings) {
    if (d.severity == Severity::Error) wrong.emplace(d.at.slide_id, d.at.element_id);
  }
  std::erase_if(findings, [&wrong](const Diagnostic& d) {
    return d.rule == "data-replaced" && wrong.contains({d.at.slide_id, d.at.element_id});
  });
}

class Reader {
 public:
  Reader(const InputRequest& request, Built& built)
      : request_(request), built_(built), budget_(request.limits) {}

  Result<Inputs> read() {
    check_cancelled();
    ReadSpec spec = read_spec(request_.input.text, request_.input.name, built_.findings,
                              request_.options.jobs, request_.limits);
    if (!built_.findings.empty())
      add_patches(request_.input.text, request_.input.name, request_.limits, built_.findings);
    inputs_.deck = std::move(spec.deck);
    inputs_.positions = std::move(spec.positions);
    if (auto done = assets(spec.valid); !done) return tl::unexpected(done.error());
    if (!spec.valid) drop_replaced(built_.findings);
    for (Diagnostic& d : built_.findings) {
      if (d.at.file.empty()) d.at.file = request_.input.name;
    }
    check_cancelled();
    if (auto done = base(spec.valid); !done) return tl::unexpected(done.error());
    const bool invalid = invalid_ || !spec.valid || has_error(built_.findings);
    if (invalid || missing_) built_.outcome = invalid ? Outcome::Invalid : Outcome::NotFound;
    built_.findings.insert(built_.findings.end(), std::make_move_iterator(absent_.begin()),
                           std::make_move_iterator(absent_.end()));
    return std::move(inputs_);
  }

 private:
  [[nodiscard]] std::string assets_folder() const {
    const std::string& folder = request_.options.assets_folder.empty()
                                    ? request_.input.folder
                                    : request_.options.assets_folder;
    return folder.empty() ? "." : folder;
  }

  Result<void> assets(bool valid) {
    const std::string folder = assets_folder();
    auto loaded = load_assets(inputs_.deck, folder, request_.svg_program, budget_,
                              valid ? request_.drawing : Drawing::No, built_.findings);
    if (!loaded) return note(loaded.error(), "missing-folder", "", tr("name it with --assets"));
    inputs_.assets = std::move(*loaded);
    return {};
  }

  Result<void> base(bool valid) {
    const TemplateOptions& options = request_.options.templates;
    const Deck& deck = inputs_.deck;
    // A spec that is not valid may lack the ids; that is reported already.
    std::shared_ptr<const templates::Template> found;
    if (valid || !deck.template_id.empty() || !options.template_path.empty() ||
        !options.theme.empty()) {
      auto read = find_base(deck, request_.input, options, request_.limits, request_.templates,
                            built_.template_findings);
      if (!read && has_error(built_.template_findings)) {  // of a theme's file
        invalid_ = true;
        return {};
      }
      if (read) {
        found = std::move(*read);
        built_.template_findings.insert(built_.template_findings.end(), found->faults.begin(),
                                        found->faults.end());
      } else if (auto noted =
                     options.theme.empty()
                         ? note(read.error(), "template",
                                options.template_path.empty() ? "/theme/template_ref/template_id"
                                                              : "",
                                tr("name a template with --template, or its folder with "
                                   "--templates"))
                         : note(read.error(), "theme", "",
                                tr("`deckle themes` lists the built-in ones; a theme of your own is "
                                   "the path of its file"));
                 !noted) {
        return noted;
      }
    }
    if (!valid && deck.brand_kit_id.empty() && options.brand_path.empty()) return {};
    auto kit = find_brand(deck, request_.input, options, request_.limits, built_.template_findings);
    if (!kit) {
      if (has_error(built_.template_findings)) {  // it says what is wrong
        invalid_ = true;
        return {};
      }
      return note(kit.error(), "brand-kit",
                  options.brand_path.empty() ? "/theme/brand/brand_kit_id" : "",
                  tr("name a brand kit with --brand, or its folder with --templates"));
    }
    templates::LogoPictures logo;
    if (*kit) {
      DiagnosticSink of_logo;
      auto loaded = load_logo({**kit, assets_folder(), request_.svg_program, request_.drawing},
                              budget_, of_logo);
      if (!loaded) return tl::unexpected(loaded.error());
      logo = std::move(*loaded);
      invalid_ = invalid_ || has_error(of_logo);
      built_.template_findings.insert(built_.template_findings.end(), of_logo.begin(), of_logo.end());
    }
    if (!found) return {};
    inputs_.base = std::move(found);
    if (!*kit) return {};
    auto branded = templates::with_brand(*inputs_.base, **kit, logo, built_.template_findings);
    if (!branded) return note(branded.error(), "brand-kit", "", {});
    inputs_.base = std::make_shared<const templates::Template>(std::move(*branded));
    return {};
  }

  // An error about an input as a finding; any other is returned.
  Result<void> note(const Error& error, const char* rule, const char* pointer,
                    const Message& hint) {
    if (!is_about_input(error)) return tl::unexpected(error);
    (outcome_of(error) == Outcome::NotFound ? missing_ : invalid_) = true;
    Diagnostic d;
    d.rule = rule;
    d.at.file = request_.input.name;
    d.at.pointer = pointer;
    d.message = error.where.empty() || error.where == Message(request_.input.name)
                    ? error.message
                    : error.where + ": " + error.message;
    d.hint = hint;
    if (!error.limit.empty()) d.facts = {{"limit", std::string(error.limit)}};
    absent_.push_back(std::move(d));
    return {};
  }

  const InputRequest& request_;
  Built& built_;
  Budget budget_;
  Inputs inputs_;
  DiagnosticSink absent_;  // about inputs other than the spec
  bool invalid_ = false, missing_ = false;
};

}  // namespace

Result<Inputs> read_inputs(const InputRequest& request, Built& built) {
  return Reader(request, built).read();
}

}  // namespace deckle::engine

// Roles under other names, for a slide as a whole: a place that one element has by its exact role
// is not given to another one.

#include <algorithm>
#include <utility>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/role_names.h"

namespace deckle {
namespace {

class RoleSettler {
 public:
  RoleSettler(Slide& slide, const std::vector<std::size_t>& indices, const JsonPath& path,
              SpecContext& context)
      : slide_(slide), indices_(indices), path_(path), context_(context) {
    for (const Element& element : slide.elements) authored_.push_back(element.role);
    quoted_ = slide.type == SlideType::Quote;
  }

  void run() {
    std::vector<std::optional<RoleMatch>> matches;
    for (const std::string& role : authored_) {
      matches.push_back(is_part(role) ? std::nullopt : find_role(role));
      if (matches.back() && matches.back()->role->role == "quote") quoted_ = true;
    }
    for (std::size_t i = 0; i < authored_.size(); ++i) {
      if (authored_[i].empty() || is_part(authored_[i])) continue;
      if (!matches[i]) {
        unknown(i);
      } else if (matches[i]->match == NameMatch::Exact) {
        settled_.push_back(matches[i]->role->role);
      }
    }
    // What is certainly meant is served before what may be.
    for (const NameMatch match : {NameMatch::OtherName, NameMatch::TypingMistake}) {
      for (std::size_t i = 0; i < authored_.size(); ++i) {
        if (matches[i] && matches[i]->match == match) take(i, *matches[i]);
      }
    }
  }

 private:
  [[nodiscard]] bool has(std::string_view role) const {
    return std::find(settled_.begin(), settled_.end(), role) != settled_.end();
  }

  // A single "heading" is the slide's title.
  [[nodiscard]] bool is_part(const std::string& role) const {
    const auto parts = part_roles();
    if (std::find(parts.begin(), parts.end(), role) == parts.end()) return false;
    return role != "heading" || std::count(authored_.begin(), authored_.end(), role) > 1;
  }

  // "author" and "source" name who said a quotation only where there is one.
  [[nodiscard]] bool can_play(std::size_t i, const RoleNames& role) const {
    if ((role.kinds & kind_bit(slide_.elements[i].kind)) == 0) return false;
    return role.role != "attribution" || quoted_;
  }

  // A name that occurs several times is that of parts ("heading" above each of three lists), not of
  // the one place.
  [[nodiscard]] bool is_free(std::size_t i, const RoleNames& role) const {
    return !role.once ||
           (!has(role.role) && std::count(authored_.begin(), authored_.end(), authored_[i]) == 1);
  }

  void take(std::size_t i, const RoleMatch& found) {
    const RoleNames& role = *found.role;
    if (!can_play(i, role)) return unknown(i);
    const std::string name(role.role);
    if (!is_free(i, role)) {
      return report(Severity::Warning, "unknown-role", i,
                    tr("role {} is read as {}, which only one element of a slide can have; the "
                       "element is placed by its kind",
                       in_quotes(authored_[i]), name),
                    tr("remove the role, or write the role '{}' at one element", name));
    }
    settled_.push_back(role.role);
    slide_.elements[i].role = name;
    if (found.match == NameMatch::OtherName) {
      report(Severity::Note, "role-adjusted", i,
             tr("role {} is read as {}", in_quotes(authored_[i]), name), tr("write '{}'", name));
    } else {
      report(Severity::Warning, "unknown-role", i,
             tr("unknown role {}; the element is placed as {}", in_quotes(authored_[i]), name),
             tr("did you mean '{}'?", name));
    }
  }

  void unknown(std::size_t i) {
    report(Severity::Warning, "unknown-role", i,
           tr("unknown role {}; the element is placed by its kind", in_quotes(authored_[i])),
           nearest_hint(authored_[i], known_roles()));
  }

  void report(Severity severity, const char* rule, std::size_t i, Message message, Message hint) {
    const JsonPath element(path_, indices_[i]);
    const JsonPath role(element, "role");
    if (severity == Severity::Note)
      context_.note(rule, role, std::move(message), std::move(hint));
    else
      context_.warning(rule, role, std::move(message), std::move(hint));
  }

  Slide& slide_;
  const std::vector<std::size_t>& indices_;
  const JsonPath& path_;
  SpecContext& context_;
  std::vector<std::string> authored_;
  std::vector<std::string_view> settled_;  // roles that elements have
  bool quoted_ = false;                    // whether the slide is a quotation
};

}  // namespace

void settle_roles(Slide& slide, const std::vector<std::size_t>& indices, const JsonPath& path,
                  SpecContext& context) {
  RoleSettler(slide, indices, path, context).run();
}

}  // namespace deckle

#include "qc/settings/suppressions.h"

#include <algorithm>
#include <utility>

#include "qc/messages/tr.h"
#include "qc/run/rate_slide.h"

namespace deckle::qc {

namespace {

constexpr std::string_view kReason = "reason=";

std::string file_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

// With "*" for any characters. Linear: on a mismatch only the last star takes one more.
bool matches(std::string_view pattern, std::string_view text) {
  std::size_t p = 0, t = 0, star = std::string_view::npos, from = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      from = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++from;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

bool is_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  for (const std::size_t i : {0U, 1U, 2U, 3U, 5U, 6U, 8U, 9U}) {
    if (text[i] < '0' || text[i] > '9') return false;
  }
  return true;
}

bool concerns(const Suppression& one, const std::string& file, const Diagnostic& d) {
  return one.rule == d.rule && (one.file.empty() || matches(one.file, file)) &&
         (one.slide.empty() || one.slide == d.at.slide_id) &&
         (one.element.empty() || one.element == d.at.element_id);
}

// Dates of this form compare as text.
bool has_ended(const Suppression& one, std::string_view today) {
  return !one.until.empty() && std::string_view(one.until) < today;
}

Diagnostic ended(const Suppression& one) {
  Diagnostic d;
  d.rule = "ended-suppression";
  d.severity = Severity::Note;
  d.defect = false;
  d.message = tr("the suppression of {} ended on {}: {}", one.rule, one.until, one.reason);
  d.hint = tr("correct what is reported, or give it another date");
  d.facts = {{"suppressed", one.rule}, {"until", one.until}};
  return d;
}

Refusal form() {
  return {tr("a suppression needs a rule and a reason"),
          tr("write rule=small-text;slide=s259;until=2026-12-31;reason=the legal line")};
}

}  // namespace

std::optional<Suppression> parse_suppression(std::string_view text,
                                             std::optional<Refusal>& refused) {
  Suppression out;
  while (!text.empty()) {
    if (text.starts_with(kReason)) {
      out.reason = text.substr(kReason.size());
      break;
    }
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view field = text.substr(0, end);
    const std::size_t equals = std::min(field.find('='), field.size());
    const std::string_view key = field.substr(0, equals);
    std::string value(field.substr(std::min(equals + 1, field.size())));
    std::string* const place = key == "rule"      ? &out.rule
                               : key == "file"    ? &out.file
                               : key == "slide"   ? &out.slide
                               : key == "element" ? &out.element
                               : key == "until"   ? &out.until
                                                  : nullptr;
    if (place == nullptr) {
      refused = Refusal{tr("unknown key '{}' of a suppression", key), form().hint};
      return std::nullopt;
    }
    *place = std::move(value);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (out.rule.empty() || out.reason.find_first_not_of(" \t") == std::string::npos) {
    refused = form();
    return std::nullopt;
  }
  if (!out.until.empty() && !is_date(out.until)) {
    refused = Refusal{tr("'until' of a suppression must be a date, but is \"{}\"", out.until),
                      tr("write 2026-12-31")};
    return std::nullopt;
  }
  refused = refuse_ignoring(out.rule);
  return refused ? std::nullopt : std::optional(std::move(out));
}

std::string fields_of(const Suppression& suppression) {
  std::string out = "rule=" + suppression.rule + ";";
  const auto add = [&out](const char* key, const std::string& value) {
    if (!value.empty()) out += key + value + ";";
  };
  add("slide=", suppression.slide);
  add("element=", suppression.element);
  add("until=", suppression.until);
  return out + std::string(kReason) + suppression.reason;
}

bool is_about_file(const Suppression& suppression, const std::string& path) {
  return suppression.file.empty() || matches(suppression.file, file_name(path));
}

std::size_t suppress(const std::vector<Suppression>& all, std::string_view today, Report& report,
                     std::vector<SuppressedFinding>* hidden) {
  if (report.invalid) return 0;
  const std::string file = file_name(report.input);
  std::vector<bool> late(all.size());
  const auto is_suppressed = [&](const Diagnostic& d) {
    const Suppression* found = nullptr;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!concerns(all[i], file, d)) continue;
      if (has_ended(all[i], today))
        late[i] = true;
      else if (found == nullptr)
        found = &all[i];
    }
    if (found != nullptr && hidden != nullptr)
      hidden->push_back({d, found->reason, found->until});
    return found != nullptr;
  };
  auto count = static_cast<std::size_t>(std::erase_if(report.deck_issues, is_suppressed));
  for (SlideReport& slide : report.slides)
    count += change_findings(slide, [&](const Diagnostic& d) { return !is_suppressed(d); });
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (late[i]) report.deck_issues.push_back(ended(all[i]));
  }
  return count;
}

}  // namespace deckle::qc

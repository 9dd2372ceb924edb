#pragma once
// The head of a list's item: a date, a label and its colon, a short question with its answer behind
// it, or a typed number that it begins with.
// And titles and labels by their words: agendas, decisions, causes and responses.
//
// Offsets are bytes.

#include <optional>
#include <string_view>

#include "layout/lists/text_pattern.h"

namespace deckle::layout {

enum class HeadKind { Label, Date, Number, Subject };

struct Head {
  HeadKind kind = HeadKind::Label;
  std::size_t end = 0;   // of the head, with its colon or full stop; Subject: subject_heads.h
  std::size_t rest = 0;  // where the remainder begins, behind the space
};

[[nodiscard]] std::optional<Head> head_of(std::string_view text);

// "Agenda", "Contents", "목차", "目次" …
[[nodiscard]] bool is_agenda_title(std::string_view title);
// Of a label: "Decision needed today:", "결정 사항:" …
[[nodiscard]] bool asks_for_decision(std::string_view label);
// Whether two headings are a cause and its response: "Risks" and "Mitigation", "시장 동향" and
// "당사 대응", "Before" and "After".
[[nodiscard]] bool are_cause_and_response(std::string_view first, std::string_view second);
// Whether a heading names what may do harm: "Risks", "Problems", "리스크".
[[nodiscard]] bool names_what_is_bad(std::string_view heading);

}  // namespace deckle::layout

#include "fixers/patch/loop_settings.h"

#include <charconv>
#include <variant>

#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

using Member = std::variant<double LoopSettings::*, int LoopSettings::*, bool LoopSettings::*>;

struct Constant {
  std::string_view name;
  Member member;
  double lowest, highest;
};

// Sorted by name.
constexpr Constant kConstants[] = {
    {"ALLOW_HIDE", &LoopSettings::allow_hide, 0, 1},
    {"CROSS_Z_OVERLAP_IS_DEFECT", &LoopSettings::cross_z_defect, 0, 1},
    {"HIGH_PRIO_MOVE_PX", &LoopSettings::move_budget, 0, 10000},
    {"HIGH_PRIO_SIZE_BUDGET", &LoopSettings::size_budget, 0, 1},
    {"HINT_BUFFER_PX", &LoopSettings::hint_buffer, 0, 100},
    {"MAX_ITER", &LoopSettings::max_iter, 0, 100},
    {"MIN_CHART_H_PX", &LoopSettings::min_chart_h, 1, 10000},
    {"MIN_CHART_W_PX", &LoopSettings::min_chart_w, 1, 10000},
    {"MIN_OVERLAP_AREA_PX", &LoopSettings::min_overlap_area, 0.01, 1e6},
    {"MIN_PICTURE_PX", &LoopSettings::min_picture, 1, 10000},
    {"OOB_EPS_PX", &LoopSettings::out_of_bounds_eps, 0, 100},
    {"SAFE_PADDING", &LoopSettings::safe_padding, 0, 100},
    {"STALL_THRESHOLD", &LoopSettings::stall_threshold, 1, 100},
    {"TEXT_OVERLAP_SEVERITY_MULT", &LoopSettings::text_overlap_mult, 0, 1000},
    {"TOPOLOGY_SEVERITY", &LoopSettings::topology_severity, 0, 1e9},
};

const Constant* find_constant(std::string_view name) {
  for (const Constant& constant : kConstants) {
    if (constant.name == name) return &constant;
  }
  return nullptr;
}

std::string all_names() {
  std::string names;
  for (const Constant& constant : kConstants) names += (names.empty() ? "" : ", ") + std::string(constant.name);
  return names;
}

bool parse(std::string_view text, const Constant& constant, double& value) {
  if (std::holds_alternative<bool LoopSettings::*>(constant.member)) {
    value = text == "true" ? 1 : 0;
    return text == "true" || text == "false";
  }
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = !std::holds_alternative<int LoopSettings::*>(constant.member) ||
                     value == static_cast<double>(static_cast<int>(value));
  return parsed.ec == std::errc() && parsed.ptr == text.data() + text.size() &&
         value >= constant.lowest && value <= constant.highest && whole;
}

}  // namespace

Result<void> set_constant(LoopSettings& settings, std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  const std::string name(assignment.substr(0, equals));
  const Constant* constant = find_constant(name);
  if (equals == std::string_view::npos || constant == nullptr)
    return fail(ErrorCode::Malformed, tr("\"{}\" sets no constant of the loop; write NAME=VALUE with one of {}",
                                         std::string(assignment), all_names()));
  double value = 0;
  if (!parse(assignment.substr(equals + 1), *constant, value)) {
    if (std::holds_alternative<bool LoopSettings::*>(constant->member))
      return fail(ErrorCode::Malformed, tr("{} must be true or false", name));
    return fail(ErrorCode::Malformed, tr("{} must be a number from {} to {}", name,
                                         constant->lowest, constant->highest));
  }
  if (const auto* real = std::get_if<double LoopSettings::*>(&constant->member))
    settings.**real = value;
  else if (const auto* integer = std::get_if<int LoopSettings::*>(&constant->member))
    settings.**integer = static_cast<int>(value);
  else
    settings.*std::get<bool LoopSettings::*>(constant->member) = value != 0;
  return {};
}

ConstantValue constant(const LoopSettings& settings, const std::string& name) {
  const Constant* found = find_constant(name);
  if (found == nullptr) return {};
  if (const auto* real = std::get_if<double LoopSettings::*>(&found->member))
    return {settings.**real, false};
  if (const auto* integer = std::get_if<int LoopSettings::*>(&found->member))
    return {static_cast<double>(settings.**integer), false};
  return {settings.*std::get<bool LoopSettings::*>(found->member) ? 1.0 : 0.0, true};
}

std::vector<std::string> constant_names() {
  std::vector<std::string> names;
  for (const Constant& constant : kConstants) names.emplace_back(constant.name);
  return names;
}

}  // namespace deckle::fixers

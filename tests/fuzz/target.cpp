#include "tests/fuzz/target.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/mutate/json_value.h"
#include "tests/fuzz/mutate/package.h"
#include "tests/fuzz/mutate/xml.h"

namespace deckle::fuzz {
namespace {

std::string brand_value(std::string_view bytes, std::size_t most, Random& random) {
  return mutate_json(bytes, "brand", most, random);
}
std::string ir_value(std::string_view bytes, std::size_t most, Random& random) {
  return mutate_json(bytes, "ir", most, random);
}
std::string report_value(std::string_view bytes, std::size_t most, Random& random) {
  return mutate_json(bytes, "report", most, random);
}
std::string spec_value(std::string_view bytes, std::size_t most, Random& random) {
  return mutate_json(bytes, "slidespec-v1", most, random);
}
std::string theme_value(std::string_view bytes, std::size_t most, Random& random) {
  return mutate_json(bytes, "theme", most, random);
}

constexpr std::array kTargets = {
    Target{"baseline", read_baseline, report_value},
    Target{"brand", read_brand, brand_value},
    Target{"chart", read_chart, mutate_xml},
    Target{"config", read_config},
    Target{"csv", read_csv},
    Target{"deck", read_deck, mutate_package},
    Target{"doctor", examine, mutate_package},
    Target{"font", read_font},
    Target{"ir", read_ir, ir_value},
    Target{"json", read_json},
    Target{"mend", mend_spec, spec_value},
    Target{"package", read_package, mutate_package},
    Target{"picture", read_picture},
    Target{"spec", read_spec, spec_value},
    Target{"svg", read_svg, mutate_xml},
    Target{"table_styles", read_table_styles, mutate_xml},
    Target{"template", read_template, mutate_package},
    Target{"theme", read_theme, theme_value},
    Target{"workbook", read_workbook, mutate_package},
    Target{"xml", read_xml, mutate_xml},
    Target{"zip", read_zip},
};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target* find_target(std::string_view name) {
  for (const Target& target : kTargets) {
    if (target.name == name) return &target;
  }
  return nullptr;
}

void expect(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "fuzz: does not hold: %s\n", promise);
  std::abort();
}

bool has_error(const DiagnosticSink& sink) {
  return std::any_of(sink.begin(), sink.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::Error; });
}

}  // namespace deckle::fuzz

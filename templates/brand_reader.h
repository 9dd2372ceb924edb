#pragma once
// What the readers of the sections of a brand kit share.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/spec_context.h"
#include "templates/brand_kit.h"
#include "templates/messages/tr.h"

namespace deckle::templates {

class BrandReader {
 public:
  BrandReader(const JsonDocument& document, DiagnosticSink& sink)
      : document_(document), context_(document, sink) {}

  [[nodiscard]] SpecContext& context() { return context_; }
  [[nodiscard]] const SpecContext& context() const { return context_; }
  [[nodiscard]] Place place(const JsonPath& path) const { return document_.place(path.pointer()); }

  void check_keys(const nlohmann::json& object, const JsonPath& path,
                  std::span<const std::string_view> known) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (std::find(known.begin(), known.end(), it.key()) != known.end()) continue;
      context_.warning("unknown-key", {path, it.key()},
                       tr("unknown key {} in {} is ignored", in_quotes(it.key()), path.subject()),
                       known.empty() ? tr("remove it") : nearest_hint(it.key(), known), At::Key);
    }
  }

  // `example` makes the value that should be there of the one that is, for the hint.
  const nlohmann::json* section(const nlohmann::json& object, const JsonPath& path,
                                std::string_view key,
                                std::string (*example)(const nlohmann::json& value) = nullptr) {
    const auto found = object.find(std::string(key));
    if (found == object.end()) return nullptr;
    if (found->is_object()) return &*found;
    if (example == nullptr)
      context_.wrong_type({path, key}, *found, tr("an object"));
    else
      context_.wrong_type({path, key}, *found, tr("an object"), tr("write {}", example(*found)));
    return nullptr;
  }

 private:
  const JsonDocument& document_;
  SpecContext context_;
};

// The sections "logo", "spacing" and "rules"; `path` is theirs.
void read_logo(BrandReader& reader, const nlohmann::json& logo, const JsonPath& path,
               BrandLogo& out);
void read_spacing(BrandReader& reader, const nlohmann::json& spacing, const JsonPath& path,
                  BrandSpacing& out);
void read_rules(BrandReader& reader, const nlohmann::json& rules, const JsonPath& path,
                BrandRules& out);

}  // namespace deckle::templates

#include "pptx/annotate/suppression_properties.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "ooxml/xml/source_tree.h"
#include "ooxml/xml/writer.h"
#include "pptx/check/base/deck_view.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/numbers.h"
#include "pptx/check/repair/apply.h"
#include "slidespec/ir/package_facts.h"

namespace deckle::pptx {

namespace {

using check::DeckView;
using check::Element;
using ooxml::xml::SourceTree;

constexpr std::string_view kCustomType =
    "application/vnd.openxmlformats-officedocument.custom-properties+xml";
constexpr std::string_view kPropertiesUri =
    "http://schemas.openxmlformats.org/officeDocument/2006/custom-properties";
constexpr std::string_view kTypesUri =
    "http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes";
constexpr std::string_view kStrictPropertiesUri =
    "http://purl.oclc.org/ooxml/officeDocument/customProperties";
constexpr std::string_view kStrictTypesUri =
    "http://purl.oclc.org/ooxml/officeDocument/docPropsVTypes";
// The set of custom properties ([MS-OLEPS] 2.21, FMTID_UserDefinedProperties).
constexpr std::string_view kSet = "{D5CDD505-2E9C-101B-9397-08002B2CF9AE}";
// 0 and 1 are reserved (22.3.2.2).
constexpr int kFirstId = 2;

// Other programs hold them in an int.
constexpr std::int64_t kMostId = 1 << 30;

class Properties {
 public:
  Properties(const DeckView& deck, OldProperties old, Budget& budget)
      : deck_(deck), old_(old), budget_(budget) {}

  Result<void> read() {
    std::optional<std::string> part = deck_.package().related("", "custom-properties");
    if (!part) part = deck_.package().related("", "customProperties");
    const std::string* bytes = part ? deck_.package().find(*part) : nullptr;
    if (bytes == nullptr) return {};
    part_ = *part;
    Result<SourceTree> tree = SourceTree::parse(*bytes, part_, budget_);
    if (!tree) return tl::unexpected(tree.error());
    tree_ = std::make_unique<SourceTree>(std::move(*tree));
    for (const Element& property : tree_->root().children()) {
      const std::int64_t id = check::whole_number(property.value("pid")).value_or(0);
      if (id < kMostId) highest_ = std::max(highest_, static_cast<int>(id));
      const std::string name = property.value("name");
      names_.insert(name);
      if (!name.starts_with(kSuppressionProperty)) continue;
      if (old_ == OldProperties::LeftOut) {
        plan_.edits.push_back(check::remove_element(part_, property));
        ++left_out;
      } else if (const Element value = property.first_child()) {
        texts_.insert(value.text());
      }
    }
    return {};
  }

  void add(const std::vector<std::string>& fields) {
    std::string all;
    for (const std::string& text : fields) {
      if (!texts_.insert(text).second) {
        ++already;
        continue;
      }
      all += markup(text);
      ++written;
    }
    if (all.empty()) return;
    if (tree_ != nullptr) {
      plan_.edits.push_back(check::append_child(part_, tree_->root(), std::move(all)));
      return;
    }
    const std::string name = free_part();
    plan_.added.push_back(
        {name, std::make_shared<const std::string>(
                   std::string(ooxml::xml::kDeclaration) +
                   fmt::format("<Properties xmlns=\"{}\">{}</Properties>",
                               is_strict() ? kStrictPropertiesUri : kPropertiesUri, all))});
    plan_.edits.push_back(check::add_override(deck_, name, kCustomType));
    const check::PartInfo& root = deck_.root();
    check::add_relationship(plan_, root, check::FreshIds(root).next(),
                            is_strict() ? "customProperties" : "custom-properties", name);
  }

  std::size_t written = 0, already = 0, left_out = 0;
  [[nodiscard]] bool changed() const { return written + left_out > 0; }
  [[nodiscard]] check::Repair take() { return std::move(plan_); }

 private:
  // With the prefix of the root, and the namespace of the value beside it.
  std::string markup(const std::string& text) {
    std::string_view prefix;
    if (tree_ != nullptr) {
      const std::string_view root = tree_->root().spelled();
      prefix = root.substr(0, root.find(':') + 1);  // nothing without a colon
    }
    highest_ = std::max(highest_ + 1, kFirstId);
    return fmt::format(
        "<{0}property fmtid=\"{1}\" pid=\"{2}\" name=\"{3}\"><vt:lpwstr xmlns:vt=\"{4}\">{5}"
        "</vt:lpwstr></{0}property>",
        prefix, kSet, highest_, fresh_name(), is_strict() ? kStrictTypesUri : kTypesUri,
        ooxml::xml::escaped_value(text));
  }

  // In the namespaces of ISO/IEC 29500 strict.
  [[nodiscard]] bool is_strict() const {
    if (tree_ != nullptr) return tree_->root().name().starts_with("{http://purl.oclc.org/");
    const std::vector<check::Rel>& rels = deck_.root().rels;
    return std::any_of(rels.begin(), rels.end(), [](const check::Rel& rel) {
      return rel.type.starts_with("http://purl.oclc.org/");
    });
  }

  std::string fresh_name() {
    for (;;) {
      std::string name = fmt::format("{}.{}", kSuppressionProperty, ++count_);
      if (names_.insert(name).second) return name;
    }
  }

  [[nodiscard]] std::string free_part() const {
    std::string name = "docProps/custom.xml";
    for (int i = 1; deck_.package().has(name); ++i) name = fmt::format("docProps/custom{}.xml", i);
    return name;
  }

  const DeckView& deck_;
  const OldProperties old_;
  Budget& budget_;
  std::string part_;
  std::unique_ptr<SourceTree> tree_;
  std::set<std::string> names_, texts_;
  int highest_ = 0, count_ = 0;
  check::Repair plan_;
};

}  // namespace

Result<CarriedProperties> add_suppressions(const ooxml::Package& package,
                                           const ooxml::PackageFaults& faults,
                                           const std::vector<std::string>& fields,
                                           OldProperties old, Budget& budget) {
  const Result<DeckView> deck = DeckView::of(package, faults, budget);
  if (!deck) return tl::unexpected(deck.error());
  Properties properties(*deck, old, budget);
  if (Result<void> ok = properties.read(); !ok) return tl::unexpected(ok.error());
  properties.add(fields);
  CarriedProperties out{package, properties.written, properties.already, properties.left_out};
  if (!properties.changed()) return out;
  Result<std::vector<ooxml::Package::Member>> members = package.members();
  if (!members) return tl::unexpected(members.error());
  std::vector<check::PlannedRepair> plan(1);
  plan.front().repair = properties.take();
  Budget again(package.limits());
  ooxml::PackageFaults kept;
  Result<ooxml::Package> changed =
      ooxml::Package::from_members(check::apply(std::move(*members), plan, {true}), again, kept);
  if (!changed) return tl::unexpected(changed.error());
  out.package = std::move(*changed);
  return out;
}

}  // namespace deckle::pptx

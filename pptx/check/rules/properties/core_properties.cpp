// docProps/core.xml (ECMA-376 Part 2, 11), and what else a file should have.

#include <algorithm>
#include <unordered_set>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kInvalid{
    .id = "invalid-core-properties",
    .severity = Severity::Error,
    .summary = "the core properties are not as the standard wants them",
    .what = "Checks docProps/core.xml: each property once, the known ones only, dates with the "
            "type W3CDTF, one such part in the file.",
    .why = "Programs that use System.IO.Packaging refuse the file, and PowerPoint repairs files "
           "with two such parts.",
    .remedy = "write each property once, and created and modified with xsi:type "
              "\"dcterms:W3CDTF\"",
    .repairable = Repairable::Sometimes,
    .readers = {.sdk = Effect::Refuses},
};

constexpr RuleDoc kMissing{
    .id = "missing-properties",
    .severity = Severity::Note,
    .summary = "the file has no document properties",
    .what = "Looks for docProps/core.xml and docProps/app.xml.",
    .why = "They are optional, but PowerPoint always writes them; some programs that list files "
           "show nothing without them.",
    .remedy = "save the presentation in PowerPoint",
    .of_writing = true,
};

// cp:contentType is of the first edition, and System.IO.Packaging reads it.
constexpr std::string_view kProperties[] = {
    "cp:category", "cp:contentStatus",  "cp:contentType", "dcterms:created",
    "dc:creator",  "dc:description",    "dc:identifier",  "cp:keywords",
    "dc:language", "cp:lastModifiedBy", "cp:lastPrinted", "dcterms:modified",
    "cp:revision", "dc:subject",        "dc:title",       "cp:version",
};

// "2024", "2024-05", "2024-05-01", "2024-05-01T10:00:00Z" (W3C note on date and time).
bool is_date(std::string_view text) {
  constexpr std::string_view kForm = "dddd-dd-ddTdd:dd";
  if (text.size() < 4 || text.size() == 5 || text.size() == 6 || text.size() == 8) return false;
  for (std::size_t i = 0; i < std::min(text.size(), kForm.size()); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (kForm[i] == 'd' ? !digit : text[i] != kForm[i]) return false;
  }
  return true;
}

class CoreProperties {
 public:
  CoreProperties(const PartContext& context, Findings& findings)
      : context_(context), findings_(findings) {}

  void check() {
    std::unordered_set<std::string_view> seen;
    for (const Element& property : context_.tree.root().children()) {
      const std::string_view name = property.name();
      if (std::find(std::begin(kProperties), std::end(kProperties), name) ==
          std::end(kProperties)) {
        Found found = found_at(property, tr("{} is no core property", name));
        // Readers pass over it.
        found.severity = Severity::Warning;
        findings_.add(std::move(found));
        continue;
      }
      if (!seen.insert(name).second) {
        report_repeated(property);
        continue;
      }
      if (name.starts_with("dcterms:")) check_date(property);
    }
  }

 private:
  [[nodiscard]] Found found_at(const Element& at, const Message& message) const {
    Found found{kInvalid, context_.part.name, message};
    found.element = at;
    return found;
  }

  void report_repeated(const Element& property) {
    Found found = found_at(property, tr("{} is there twice", property.name()));
    const Element first = context_.tree.root().child(property.name());
    if (first.text() == property.text() || property.text().empty()) {
      found.repair.edits.push_back(remove_element(context_.part.name, property));
      found.repair.done = tr("the second {} was removed", property.name());
    }
    findings_.add(std::move(found));
  }

  void check_date(const Element& property) {
    const std::string type = property.value("xsi:type");
    if (type.substr(type.find(':') + 1) != "W3CDTF") {
      Found found = found_at(property, tr("{} has no xsi:type W3CDTF", property.name()));
      found.got = type;
      if (const auto known = property.attribute("xsi:type")) {
        found.repair.edits.push_back(set_value(context_.part.name, *known, right_type(property)));
      } else {
        std::string declaration;
        const std::string name = attribute_name(property, "xsi:type", declaration);
        std::string text = " " + name + "=\"" + right_type(property) + "\"";
        if (!declaration.empty()) text += " " + declaration;
        const std::size_t at = property.attributes_end();
        found.repair.edits.push_back({context_.part.name, {at, at}, std::move(text)});
      }
      found.repair.done = tr("{} was given its type", property.name());
      findings_.add(std::move(found));
    }
    if (is_date(property.text())) return;
    Found found = found_at(property, tr("{} is \"{}\", which is no date", property.name(),
                                        property.text()));
    found.got = property.text();
    findings_.add(std::move(found));
  }

  // With the prefix of dcterms there.
  static std::string right_type(const Element& property) {
    const std::string_view spelled = property.spelled();
    return std::string(spelled.substr(0, spelled.size() - property.local().size())) + "W3CDTF";
  }

  const PartContext& context_;
  Findings& findings_;
};

void check_part(const PartContext& context, Findings& findings) {
  if (context.part.root == "cp:coreProperties") CoreProperties(context, findings).check();
}

void check_package(const DeckView& deck, Findings& findings) {
  const std::size_t core = deck.root().rels_of("core-properties").size();
  if (core > 1)
    findings.add({kInvalid, deck.root().rels_name, tr("{} parts are core properties", core)});
  const bool app = !deck.root().rels_of("extended-properties").empty() ||
                   !deck.root().rels_of("extendedProperties").empty();
  if (core > 0 && app) return;
  findings.add({kMissing,
                {},
                core == 0 && !app ? tr("there are neither core nor extended properties")
                : core == 0       ? tr("there are no core properties")
                                  : tr("there are no extended properties")});
}

constexpr const RuleDoc* kPartDocs[] = {&kInvalid};
constexpr const RuleDoc* kPackageDocs[] = {&kMissing};

}  // namespace

extern const PartRule kCoreProperties;
const PartRule kCoreProperties{kPartDocs, check_part};
extern const PackageRule kMissingProperties;
const PackageRule kMissingProperties{kPackageDocs, check_package};

}  // namespace deckle::pptx::check

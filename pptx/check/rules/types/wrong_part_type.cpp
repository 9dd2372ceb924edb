// Content types that contradict what the parts hold, and the type of the presentation itself.

#include <algorithm>
#include <array>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kPart{
    .id = "wrong-part-type",
    .severity = Severity::Error,
    .summary = "a part's content type contradicts its root element",
    .what = "Compares the content type of each part with its root element.",
    .why = "Readers choose by the type how they read a part, and refuse another root.",
    .remedy = "give the part the type of what it holds",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr RuleDoc kMain{
    .id = "wrong-main-type",
    .severity = Severity::Error,
    .summary = "the type of the presentation contradicts the name of the file",
    .what = "Compares the content type of the main part with the extension of the file, and with "
            "whether it has macros.",
    .why = "PowerPoint refuses a template that is named .pptx, a presentation that is named .potx, "
           "and macros in a file whose type has none.",
    .remedy = "rename the file, or save it as the kind that its name says",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Refuses},
};

struct MainType {
  std::string_view type, extension;
  bool macros;
};
constexpr std::array<MainType, 7> kMainTypes = {{
    {"application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml", ".pptx",
     false},
    {"application/vnd.openxmlformats-officedocument.presentationml.template.main+xml", ".potx",
     false},
    {"application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml", ".ppsx",
     false},
    {"application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml", ".pptm", true},
    {"application/vnd.ms-powerpoint.template.macroEnabled.main+xml", ".potm", true},
    {"application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml", ".ppsm", true},
    {"application/vnd.ms-powerpoint.addin.macroEnabled.main+xml", ".ppam", true},
}};

const MainType* main_type(std::string_view type) {
  const auto found = std::find_if(kMainTypes.begin(), kMainTypes.end(),
                                  [type](const MainType& one) { return one.type == type; });
  return found == kMainTypes.end() ? nullptr : &*found;
}

using ByName = std::unordered_map<std::string, Element>;

// The part's Override with another type, or a new one.
Edit retype(const DeckView& deck, const ByName& known, const PartInfo& part,
            std::string_view type) {
  const auto found = known.find("/" + ascii_lower(part.name));
  const std::optional<Attribute> of =
      found == known.end() ? std::nullopt : found->second.attribute("ContentType");
  return of ? set_value(kContentTypes, *of, type) : add_override(deck, part.name, type);
}

void check_part(const DeckView& deck, const ByName& known, const PartInfo& part,
                Findings& findings) {
  if (part.content_type.empty()) return;  // untyped-part
  const std::string_view fitting = type_of_root(part.root);
  const bool main = part.root == "p:presentation" && main_type(part.content_type) != nullptr;
  if (main || fitting == part.content_type) return;
  // A type that says which root a part has.
  const bool says = kind_of(part.content_type) != PartKind::Other;
  const bool generic = part.content_type == "application/xml" || part.content_type == "text/xml";
  if (fitting.empty() ? !says : !says && !generic) return;
  // What is not PresentationML may be read by something else: a theme in a document, a chart.
  if (fitting.empty() && part.kind == PartKind::Picture) return;
  Found found{kPart, part.name,
              fitting.empty()
                  ? tr("is typed {}, but its root is {}", part.content_type, part.root)
                  : tr("is typed {}, but its root {} is that of {}", part.content_type, part.root,
                       fitting)};
  found.expected = fitting;
  found.got = part.content_type;
  if (!fitting.empty()) {
    found.repair.edits.push_back(retype(deck, known, part, fitting));
    found.repair.done = tr("{} was given the type {}", part.name, fitting);
  }
  findings.add(std::move(found));
}

void check_main(const DeckView& deck, const ByName& known, Findings& findings) {
  const MainType* const type = main_type(deck.main().content_type);
  if (type == nullptr) return;  // wrong-part-type
  const bool macros = !deck.main().rels_of("vbaProject").empty();
  if (macros && !type->macros) {
    Found found{kMain, deck.main().name, tr("has macros, but its type is one without")};
    found.got = deck.main().content_type;
    findings.add(std::move(found));
    return;
  }
  const std::string& name = deck.file_name();
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return;
  const std::string extension = ascii_lower(name.substr(dot));
  const auto named = std::find_if(kMainTypes.begin(), kMainTypes.end(), [&](const MainType& one) {
    return one.extension == extension;
  });
  if (named == kMainTypes.end() || named->type == type->type) return;
  Found found{kMain, deck.main().name,
              tr("the file is named {}, but its type is that of {}", extension, type->extension)};
  found.expected = named->type;
  found.got = type->type;
  if (!named->macros && !type->macros) {
    found.repair.edits.push_back(retype(deck, known, deck.main(), named->type));
    found.repair.done = tr("the presentation was given the type of {}", extension);
  }
  findings.add(std::move(found));
}

void check_deck(const DeckView& deck, Findings& findings) {
  const ByName known = overrides(deck);
  for (const PartInfo& part : deck.parts()) {
    if (part.readable) check_part(deck, known, part, findings);
  }
  check_main(deck, known, findings);
}

constexpr const RuleDoc* kDocs[] = {&kPart, &kMain};

}  // namespace

extern const PackageRule kPartTypes;
const PackageRule kPartTypes{kDocs, check_deck};

}  // namespace deckle::pptx::check

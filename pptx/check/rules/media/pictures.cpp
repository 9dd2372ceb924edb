// Pictures and fonts by their bytes, and the raster pictures beside SVGs.

#include <unordered_set>

#include "ooxml/media/picture_header.h"
#include "ooxml/opc/part_name.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDamaged{
    .id = "damaged-picture",
    .severity = Severity::Error,
    .summary = "a picture is empty or damaged",
    .what = "Reads the header and the chain of blocks of PNG, JPEG, GIF, BMP, TIFF, EMF and WMF.",
    .why = "Readers show a red cross or nothing. Metafiles that are not sound have broken whole "
           "files (officegen#124).",
    .remedy = "insert the picture again",
};

constexpr RuleDoc kMislabelled{
    .id = "mislabelled-picture",
    .severity = Severity::Error,
    .summary = "the content type of a picture is not that of its bytes",
    .what = "Compares the content type of each picture with the format that its bytes begin with.",
    .why = "Readers that choose a decoder by the type do not show it; a picture that is not typed "
           "as one is refused.",
    .remedy = "give the picture the content type of its format",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kSvg{
    .id = "svg-without-fallback",
    .severity = Severity::Error,
    .summary = "an SVG has no raster picture beside it",
    .what = "Looks for a raster picture in the a:blip that an SVG extends, and for SVGs that stand "
            "in its place.",
    .why = "Versions before 2016, Keynote and most other readers show nothing; PowerPoint shows a "
           "red cross for an SVG without its extension (PptxGenJS#401, #1150).",
    .remedy = "embed a PNG in a:blip, and the SVG in its extension",
    .readers = {.powerpoint = Effect::Drops},
};

constexpr RuleDoc kFont{
    .id = "renamed-font",
    .severity = Severity::Error,
    .summary = "an embedded font is a plain font file",
    .what = "Looks for the container of PowerPoint's embedded fonts, an Embedded OpenType header.",
    .why = "A TrueType file that was renamed to .fntdata is not read, and PowerPoint repairs the "
           "file (PptxGenJS#1302).",
    .remedy = "let PowerPoint embed the fonts when it saves",
    .readers = {.powerpoint = Effect::Repairs},
};

std::string_view type_of(PictureFormat format) {
  switch (format) {
    case PictureFormat::Png:
      return "image/png";
    case PictureFormat::Jpeg:
      return "image/jpeg";
    case PictureFormat::Gif:
      return "image/gif";
    case PictureFormat::Bmp:
      return "image/bmp";
    case PictureFormat::Tiff:
      return "image/tiff";
    case PictureFormat::Emf:
      return "image/x-emf";
    case PictureFormat::Wmf:
      return "image/x-wmf";
    case PictureFormat::Svg:
      return "image/svg+xml";
  }
  return {};
}

// "image/x-emf" and "image/emf" are one.
std::string plain(std::string_view type) {
  std::string out = ascii_lower(type);
  for (const std::string_view extra : {"x-ms-", "x-"}) {
    if (const std::size_t at = out.find("image/"); at == 0 && out.substr(6).starts_with(extra))
      out.erase(6, extra.size());
  }
  return out;
}

// Formats that header reading knows; a deck may have others.
bool is_known(std::string_view type, std::string_view extension) {
  static constexpr std::string_view kTypes[] = {"image/png", "image/jpeg", "image/gif", "image/bmp",
                                                "image/tiff", "image/emf", "image/wmf"};
  static constexpr std::string_view kExtensions[] = {"png", "jpg", "jpeg", "gif",
                                                     "bmp", "tif", "tiff", "emf", "wmf"};
  const std::string name = plain(type);
  for (const std::string_view one : kTypes) {
    if (one == name) return true;
  }
  for (const std::string_view one : kExtensions) {
    if (one == extension) return true;
  }
  return false;
}

class Pictures {
 public:
  Pictures(const DeckView& deck, Findings& findings)
      : deck_(deck), findings_(findings), overrides_(overrides(deck)) {}

  void check() {
    std::unordered_set<std::string_view> related;
    for (const PartInfo& part : deck_.parts()) {
      for (const Rel& rel : part.rels) {
        if (rel.kind == "image" && !rel.external) related.insert(rel.part);
      }
    }
    for (const PartInfo& part : deck_.parts()) {
      const bool typed = part.kind == PartKind::Picture;
      if (typed || related.contains(part.name)) check_picture(part, typed);
      if (part.kind == PartKind::Font) check_font(part);
    }
  }

 private:
  void check_picture(const PartInfo& part, bool typed) {
    if (part.bytes->empty()) {
      findings_.add({kDamaged, part.name, tr("the picture is empty")});
      return;
    }
    const Result<ooxml::PictureHeader> header =
        ooxml::read_picture_header(*part.bytes, deck_.package().limits());
    if (!header) {
      if (header.error().code != ErrorCode::Malformed ||
          !is_known(part.content_type, ooxml::extension_of(part.name)))
        return;
      Found found{kDamaged, part.name, tr("the picture {}", header.error().message)};
      found.severity = Severity::Warning;
      findings_.add(std::move(found));
      return;
    }
    if (part.content_type.empty()) return;  // untyped-part
    const std::string_view right = type_of(header->format);
    if (typed && plain(part.content_type) == plain(right)) return;
    if (typed && !is_known(part.content_type, "")) return;
    Found found{kMislabelled, part.name,
                tr("is typed {}, but its bytes are {}", part.content_type, right)};
    if (typed) found.severity = Severity::Warning;
    found.expected = right;
    found.got = part.content_type;
    retype(part, right, found.repair);
    findings_.add(std::move(found));
  }

  void retype(const PartInfo& part, std::string_view type, Repair& repair) {
    const auto known = overrides_.find("/" + ascii_lower(part.name));
    const auto of = known == overrides_.end() ? std::nullopt
                                              : known->second.attribute("ContentType");
    repair.edits.push_back(of ? set_value(kContentTypes, *of, type)
                              : add_override(deck_, part.name, type));
    repair.done = tr("{} was given the type {}", part.name, type);
  }

  // [MS-EOT]: a header whose magic number is at 34; the size of the file comes first.
  void check_font(const PartInfo& part) {
    constexpr std::size_t kMagic = 34;
    const bool container = part.bytes->size() > kMagic + 1 && (*part.bytes)[kMagic] == 'L' &&
                           (*part.bytes)[kMagic + 1] == 'P';
    if (container) return;
    findings_.add({kFont, part.name, tr("the font has no Embedded OpenType header")});
  }

  const DeckView& deck_;
  Findings& findings_;
  std::unordered_map<std::string, Element> overrides_;
};

void check_package(const DeckView& deck, Findings& findings) { Pictures(deck, findings).check(); }

void check_blips(const PartContext& context, Findings& findings) {
  const auto is_svg = [&context](const std::string& id) {
    const Rel* const rel = context.part.rel(id);
    const PartInfo* const part = rel == nullptr ? nullptr : context.deck.find(rel->part);
    return part != nullptr && (part->content_type == "image/svg+xml" ||
                               ooxml::extension_of(part->name) == "svg");
  };
  for (const Element& blip : context.tree.named("a:blip")) {
    const std::string id = blip.value("r:embed");
    bool extended = false;
    for (const Element& extension : blip.child("a:extLst").children("a:ext"))
      extended = extended || extension.child("asvg:svgBlip");
    const bool itself = !id.empty() && is_svg(id);
    const bool linked = !blip.value("r:link").empty();
    if (!itself && (!extended || !id.empty() || linked)) continue;
    Found found{kSvg, context.part.name,
                itself ? tr("an SVG is in the place of its raster picture")
                       : tr("an SVG has no raster picture beside it")};
    found.element = blip;
    findings.add(std::move(found));
  }
}

constexpr const RuleDoc* kPackageDocs[] = {&kDamaged, &kMislabelled, &kFont};
constexpr const RuleDoc* kBlipDocs[] = {&kSvg};

}  // namespace

extern const PackageRule kPictures;
const PackageRule kPictures{kPackageDocs, check_package};
extern const PartRule kBlips;
const PartRule kBlips{kBlipDocs, check_blips};

}  // namespace deckle::pptx::check

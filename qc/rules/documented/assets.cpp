// Documentation of what assets, fonts, templates and brand kits give cause for.

#include "qc/rules/documented.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDocs[] = {
    {
        .id = "active-svg",
        .type = "active_svg",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "an SVG has content that a reader could run",
        .what = "Looks for scripts, event handlers, and links to other files in an SVG.",
        .why = "Only the PNG that is drawn from it is in the deck, so that opening the deck runs "
               "nothing.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "brand-contrast",
        .type = "brand_contrast",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "two colours of a brand kit are hard to tell apart",
        .what = "Computes the contrast of ink and accent1 with paper; text needs 4.5.",
        .why = "Text in these colours is hard to read on a projector.",
        .bad = R"("colors": {"ink": "999999", "paper": "FFFFFF"})",
        .good = R"("colors": {"ink": "1C2530", "paper": "FFFFFF"})",
        .fixes = "",
    },
    {
        .id = "brand-kit",
        .type = "brand_kit",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a file is not a brand kit of version 1",
        .what = "Reads the key brand of the file, which must be 1.",
        .why = "Another version, or another kind of file, would be misread.",
        .bad = R"({"colors": {}})",
        .good = R"({"brand": 1, "colors": {}})",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "coarse-svg",
        .type = "coarse_svg",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "the picture drawn from an SVG has fewer pixels than usual",
        .what = "Reports an SVG whose PNG is made smaller because of the limit svg-work.",
        .why = "Readers that do not draw SVG show the PNG, which may look blurred.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "config",
        .type = "config",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "deckle.toml has an error",
        .what =
            "Reports errors of syntax, unknown sections and keys, and values of the wrong type.",
        .why = "A setting that is not read would go unnoticed.",
        .bad = R"([qc]
fail_at = "warning")",
        .good = R"([qc]
fail_on = "warning")",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "input",
        .type = "input",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a spec cannot be read",
        .what = "Reports a spec that does not exist, is not readable, or is a package.",
        .why = "There is nothing to build a deck from.",
        .bad = "",
        .good = "",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "logo-corner-taken",
        .type = "logo_corner_taken",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a template draws something where the brand's logo is to be placed",
        .what = "Compares the corner that logo.place names, with its clear space, with what master "
                "and layouts of somebody else's template draw. The logo is in the next free corner "
                "then, or where it was asked for if there is none.",
        .why = "Two logos in two corners, or a logo on a band, are rarely what a brand wants.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "logo-over-placeholder",
        .type = "logo_over_placeholder",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "the brand's logo is in the place of a placeholder that cannot give way",
        .what = "Reports a placeholder of a layout that would lose more than half of its area beside "
                "the logo and its clear space.",
        .why = "Text in it would be on the logo, or too narrow to be read.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "missing-folder",
        .type = "missing_folder",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "the folder of the assets does not exist",
        .what = "Opens the folder given with --assets, else that of the spec, where the spec "
                "declares files.",
        .why = "All pictures and data files would be missing.",
        .bad = "",
        .good = "",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "page-size",
        .type = "page_size",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "the template's page size is used",
        .what = "Compares slide_size with the page of the template.",
        .why = "A template is drawn for its own page, so that size has priority.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "substituted-font",
        .type = "substituted_font",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a typeface was measured with another",
        .what =
            "Reports typefaces that are not installed, each once, and characters that a typeface "
            "lacks. A substitute with the same glyph widths is a note, any other a warning, and "
            "an error with --strict-fonts.",
        .why = "Lines may break elsewhere on a machine that has the typeface.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "template",
        .type = "template",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a template does not exist or cannot be used",
        .what = "Looks for the template that the spec or --template names, and reads it.",
        .why = "Every slide is laid out on it.",
        .bad = R"("template_id": "nowhere")",
        .good = R"("template_id": "default")",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "theme",
        .type = "theme",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a theme does not exist or is not one of version 1",
        .what = "Looks for the theme that --theme names, and reads the key theme of a file, which must "
                "be 1.",
        .why = "Colours, faces and forms of every slide come from it.",
        .bad = R"({"colors": {}})",
        .good = R"({"theme": 1, "colors": {}})",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "theme-contrast",
        .type = "theme_contrast",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "two colours of a theme are hard to tell apart",
        .what = "Computes the contrast of each colour of text with paper, light and dark; text needs "
                "4.5, or what the theme's own contrast says.",
        .why = "Text in these colours is hard to read on a projector.",
        .bad = R"("colors": {"ink": "999999", "paper": "FFFFFF"})",
        .good = R"("colors": {"ink": "1C2530", "paper": "FFFFFF"})",
        .fixes = "",
    },
    {
        .id = "unused-font-file",
        .type = "unused_font_file",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a font file is not used",
        .what =
            "Reports files in the folders of --fonts that are no fonts, damaged, or above a limit. "
            "It is an error with --strict-fonts if text asked for the font.",
        .why = "Another font is used instead, with other widths.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
};

}  // namespace

std::span<const RuleDoc> assets_docs() { return kDocs; }

}  // namespace deckle::qc

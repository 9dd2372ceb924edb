// Documentation of what reading a spec, an IR or a data file finds.

#include "qc/rules/documented.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDocs[] = {
    {
        .id = "ambiguous-id",
        .type = "ambiguous_id",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "an id looks like one that deckle makes",
        .what = "Reports a slide_id that ends in ~ and a number, as those of continuations do.",
        .why = "A reader of the report cannot tell the slide from a continuation.",
        .bad = R"("slide_id": "costs~2")",
        .good = R"("slide_id": "costs-2")",
        .fixes = "",
    },
    {
        .id = "blank-text",
        .type = "blank_text",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a text has only white space",
        .what = "Reports texts, items and titles that are not empty and show nothing.",
        .why = "It takes space on the slide, or a marker without text is drawn.",
        .bad = R"("items": ["Costs fell", " "])",
        .good = R"("items": ["Costs fell"])",
        .fixes = "",
    },
    {
        .id = "chart-data",
        .type = "chart_data",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "something is unusual in the figures of a chart",
        .what =
            "Reports categories that a series has twice, negative slices of a pie, and series with "
            "different categories, which get gaps.",
        .why = "The chart is drawn, but may not show what was meant.",
        .bad = R"("data": [{"x": "May", "y": 1}, {"x": "May", "y": 2}])",
        .good = R"("data": [{"x": "May", "y": 1}, {"x": "June", "y": 2}])",
        .fixes = "",
    },
    {
        .id = "dangling-reference",
        .type = "dangling_reference",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a name refers to nothing",
        .what = "Reports ids of assets, citations, elements and series that are not declared.",
        .why = "What was meant is not known, so that no deck is written where it is needed.",
        .bad = R"("citations": [{"citation_id": "source"}])",
        .good = R"("citations": [{"citation_id": "source-1"}])",
        .fixes = "",
    },
    {
        .id = "data-asset",
        .type = "data_asset",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a data file cannot be used",
        .what = "Reports a file named by data_ref that is missing, is neither CSV nor JSON of the "
                "expected form, or exceeds a limit.",
        .why = "A chart or table without its data would be wrong or empty.",
        .bad = "",
        .good = "",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "data-replaced",
        .type = "data_replaced",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a data file replaces values of the spec",
        .what = "Compares the values that the spec has for a chart or table with those of its "
                "data_ref; the file wins.",
        .why = "The slide shows other figures than the spec.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "duplicate-id",
        .type = "duplicate_id",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "an id is used twice",
        .what =
            "Compares the ids of slides, of the elements and citations of a slide, and of assets; "
            "also those that are reserved.",
        .why = "References and findings would not say which one they mean.",
        .bad = R"([{"asset_id": "logo"}, {"asset_id": "logo"}])",
        .good = R"([{"asset_id": "logo"}, {"asset_id": "logo-small"}])",
        .fixes = "",
    },
    {
        .id = "hint-adjusted",
        .type = "hint_adjusted",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a word of layout_hints is written under another name",
        .what = "Compares variant and motif with the known words without regard to case and "
                "separators, and with the other names of a table.",
        .why = "The word is used as it was meant; its own name is clearer.",
        .bad = R"("layout_hints": {"variant": "color"})",
        .good = R"("layout_hints": {"variant": "colour"})",
        .fixes = "",
    },
    {
        .id = "ignored-key",
        .type = "ignored_key",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a key has no effect here",
        .what =
            "Reports keys that deckle knows, on an element of a kind that does not use them; and "
            "`ratio` in a layout without as many columns.",
        .why = "The author expects an effect that does not come.",
        .bad = R"({"kind": "image", "style": {"levels": [0, 1]}})",
        .good = R"({"kind": "bullets", "style": {"levels": [0, 1]}})",
        .fixes = "",
    },
    {
        .id = "inconsistent-runs",
        .type = "inconsistent_runs",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "the runs differ from the plain text",
        .what =
            "Joins the texts of extensions.runs and compares them with the text or item; a list "
            "needs one list of runs for each item.",
        .why = "It is not known which of the two texts was meant.",
        .bad =
            R"("content": {"text": "Costs fell"}, "extensions": {"runs": [{"text": "Costs rose"}]})",
        .good =
            R"("content": {"text": "Costs fell"}, "extensions": {"runs": [{"text": "Costs "}, {"text": "fell", "bold": true}]})",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "invalid-language",
        .type = "invalid_language",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "the language of the deck is no language tag",
        .what = "Reads deck.language as a BCP 47 tag; an underscore as a hyphen, the name of "
                "a language as its tag, anything else as ko.",
        .why = "Line breaking, typefaces and the spelling check follow the language.",
        .bad = R"("language": "ko_KR")",
        .good = R"("language": "ko-KR")",
        .fixes = "",
    },
    {
        .id = "invalid-link",
        .type = "invalid_link",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "an address cannot be a link",
        .what = "Reports addresses that are no URI of an allowed scheme even when corrected, and # "
                "with an id that no slide has.",
        .why = "The text is shown without a link.",
        .bad = R"("link": "javascript:history.back")",
        .good = R"("link": "https://example.org/")",
        .fixes = "",
    },
    {
        .id = "invalid-value",
        .type = "invalid_value",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a value cannot be used",
        .what =
            "Reports values in places that the published schema leaves open: the wrong type, out "
            "of range, or in an unknown form.",
        .why = "Using another value instead would hide the mistake.",
        .bad = R"("style": {"size_pt": "large"})",
        .good = R"("style": {"size_pt": 24})",
        .fixes = "",
    },
    {
        .id = "json",
        .type = "json",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "the file is not JSON that deckle reads",
        .what =
            "Reports errors of syntax and encoding, keys that are repeated, characters that XML "
            "cannot hold, and what exceeds a limit.",
        .why = "What follows an error of syntax cannot be read reliably.",
        .bad = R"({"title": "Costs",})",
        .good = R"({"title": "Costs"})",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "link-adjusted",
        .type = "link_adjusted",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "an address was corrected",
        .what = "Reports addresses that are no URI as written, and became one: https was added, or "
                "characters were percent-encoded.",
        .why = "The message has the URI that the link leads to, so that it can be checked.",
        .bad = R"("link": "example.org/a b")",
        .good = R"("link": "https://example.org/a%20b")",
        .fixes = "",
    },
    {
        .id = "ended-suppression",
        .type = "ended_suppression",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a suppression has ended, and what it hid is reported again",
        .what = "Compares the date of each suppression of deckle.toml, of --suppress or of the deck "
                "with today.",
        .why = "What was accepted for a time is to be looked at again.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "more-findings",
        .type = "more_findings",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "further findings are not listed",
        .what = "Counts the findings above the number that is listed for an input or a slide.",
        .why = "One mistake that is repeated would make the report unreadable.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "ragged-table",
        .type = "ragged_table",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a row does not have a cell for each column",
        .what =
            "Compares the cells of each row with the columns. More cells are an error; for fewer, "
            "empty ones are added, with a note.",
        .why = "Values in the wrong column are read as something else.",
        .bad = R"("columns": ["Year", "Costs"], "rows": [["2024", 12, 13]])",
        .good = R"("columns": ["Year", "Costs"], "rows": [["2024", 12]])",
        .fixes = "",
    },
    {
        .id = "role-adjusted",
        .type = "role_adjusted",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a role is written under another name",
        .what = "Compares roles with the known ones without regard to case and separators, "
                "and with the other names of a table.",
        .why = "The element is placed as the role that was meant; its own name is clearer.",
        .bad = R"("role": "heading")",
        .good = R"("role": "title")",
        .fixes = "",
    },
    {
        .id = "schema",
        .type = "schema",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "the document is not as the schema requires",
        .what =
            "Compares the document with the published schema, which deckle schema prints: missing "
            "and unexpected keys, wrong types and values.",
        .why = "Other programs that follow the schema would refuse the document as well.",
        .bad = R"({"slide_id": "s1", "type": "slide"})",
        .good = R"({"slide_id": "s1", "type": "content"})",
        .fixes = "",
        .unusable = true,
    },
    {
        .id = "unknown-key",
        .type = "unknown_key",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a key is not known",
        .what =
            "Reports keys in open places that deckle does not read, with the nearest key that it "
            "does.",
        .why = "A mistyped key would have no effect, and nobody would notice.",
        .bad = R"("style": {"colour": "accent1"})",
        .good = R"("style": {"color": "accent1"})",
        .fixes = "",
    },
    {
        .id = "unknown-role",
        .type = "unknown_role",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a role is not known",
        .what = "Reports roles that deckle does not know, with the nearest that it does.",
        .why = "The element is placed by its kind, perhaps not where it was meant.",
        .bad = R"("role": "titel")",
        .good = R"("role": "title")",
        .fixes = "",
    },
    {
        .id = "unreadable-slide",
        .type = "unreadable_slide",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a slide of a presentation cannot be read",
        .what = "Reports slides whose part is absent, damaged or not a slide, and slides without "
                "a layout and master that can be read. The other slides are read.",
        .why = "PowerPoint repairs or refuses such a file, and what the slide says is not checked.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "unreadable-suppression",
        .type = "unreadable_suppression",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a suppression in the deck cannot be read, and does not apply",
        .what = "Reads the custom document properties whose names begin with deckle.suppress as "
                "--suppress is read.",
        .why = "Somebody accepted a finding, and it is reported all the same.",
        .bad = R"(<property name="deckle.suppress.1"><vt:lpwstr>small text</vt:lpwstr></property>)",
        .good = R"(<property name="deckle.suppress.1"><vt:lpwstr>rule=small-text;reason=the legal line</vt:lpwstr></property>)",
        .fixes = "",
    },
    {
        .id = "unsafe-path",
        .type = "unsafe_path",
        .ir_type = "",
        .severity = Severity::Error,
        .summary = "a path leads out of its folder",
        .what = "Reports paths of assets that are absolute, contain .., or leave the asset folder "
                "through a link, and ids of templates and brand kits that are paths.",
        .why = "A spec from elsewhere must not read files that it was not given.",
        .bad = R"("file_id": "../secret.png")",
        .good = R"("file_id": "images/photo.png")",
        .fixes = "",
        .unusable = true,
    },
};

}  // namespace

std::span<const RuleDoc> reading_docs() { return kDocs; }

}  // namespace deckle::qc

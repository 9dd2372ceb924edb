// Documentation of what layout and repair did otherwise than the spec asks.

#include "qc/rules/documented.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDocs[] = {
    {
        .id = "chart-adjusted",
        .type = "chart-adjusted",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a chart differs from the spec",
        .what =
            "Reports each change that makes a chart readable: fewer categories with a sum of the "
            "others, a pie drawn as bars, thinned labels. The hint names the key that prevents it.",
        .why = "The author decides whether the change is right.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "layout-substituted",
        .type = "layout-substituted",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "another layout than the requested one was used",
        .what =
            "Reports layout ids that the template does not have, and layouts whose places do not "
            "suit the elements, with the reason.",
        .why = "The slide looks different from what was asked for.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "number-format-ignored",
        .type = "number-format-ignored",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "table cells do not support a number format",
        .what =
            "Reports formats with other parts than digits, grouping, decimals, percent and text.",
        .why = "The numbers are written in full.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "shorten-failed",
        .type = "shorten-failed",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "the command of --shorten gave no valid answer",
        .what = "Reports a command that failed, took too long, or printed something else than the "
                "answer.",
        .why = "The deck is as it would be without --shorten.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "shorten-refused",
        .type = "shorten-refused",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "a proposal for shorter text is not valid",
        .what = "Checks each proposal like the content of a spec.",
        .why = "The author would paste an error into the spec.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "size-raised",
        .type = "size-raised",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a size is below the minimum and was raised",
        .what = "Compares style.size_pt with constraints.min_font_pt.",
        .why = "The two contradict each other; the minimum has priority.",
        .bad = R"("style": {"size_pt": 10}, "constraints": {"min_font_pt": 14})",
        .good = R"("style": {"size_pt": 14}, "constraints": {"min_font_pt": 14})",
        .fixes = "",
    },
    {
        .id = "sources-in-notes",
        .type = "sources-in-notes",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "the titles of the sources are in the speaker notes",
        .what = "Reports a slide whose footer band has no space for them.",
        .why = "On the slide only the numbers of the sources are shown.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "title-too-long",
        .type = "title-too-long",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a title is too long for a title and is body text",
        .what = "Measures the lines of a title at its smallest size.",
        .why = "The slide then has no title in the outline.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
};

}  // namespace

std::span<const RuleDoc> layout_docs() { return kDocs; }

}  // namespace deckle::qc

// Documentation of what layout and repair did otherwise than the spec asks.

#include "qc/rules/documented.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDocs[] = {
    {
        .id = "body-size",
        .type = "body_size",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "the size of body text that was chosen for the deck",
        .what =
            "Reports the size, how many of the slides with body text need no smaller one, and how "
            "many of them are nearly full.",
        .why = "One size for the deck reads better than one for each slide; the author may want "
               "another.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "chart-adjusted",
        .type = "chart_adjusted",
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
        .id = "closing-parts",
        .type = "closing_parts",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "contact and next steps of a closing slide are drawn",
        .what =
            "Reports each closing slide whose contact stands on a block, or whose next steps are "
            "numbered cards.",
        .why =
            "The author decides whether it is right; layout_hints.arrange none gives plain texts.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "computed-box",
        .type = "computed_box",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "the layout has no placeholder for an element",
        .what = "Reports each element that has a box of deckle's own, because the layout has no "
                "placeholder for its role. The box is in the free area of the page: not over the "
                "title, the slide number, the footer or what the template draws.",
        .why = "The element does not follow its layout when the master is changed.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "counts-drawn",
        .type = "counts_drawn",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a count, share or time of the text is drawn in place of an icon",
        .what = "Reports each slide on which a count of a few things is drawn as so many icons, a "
                "share as a ring or minutes as a clock, or items that the title says are not done "
                "have a sign that forbids.",
        .why = "The author may want an icon or none; layout_hints.counts false turns them off.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "cover-motif",
        .type = "cover_motif",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "what a cover draws beside its text",
        .what = "Reports each cover with a scene or an icon of what its title names, or with bars "
                "or chevrons taken from the deck, and each that has the sheets of the theme "
                "because the deck lacks what layout_hints.motif asks for.",
        .why = "A figure on the cover should mean something; layout_hints.motif chooses another.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "cover-variant",
        .type = "cover_variant",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "which cover a slide has, or why not the requested one",
        .what = "Reports each cover that is split because it has a picture, and each that is "
                "another than "
                "layout_hints.variant asks for.",
        .why = "A cover without its picture, or with most of it cropped, is not what was meant.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "divider-turned",
        .type = "divider_turned",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a vertical divider is drawn as a horizontal line",
        .what = "Reports a vertical divider among elements that are stacked.",
        .why = "A vertical line has nothing on either side to divide there.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "emphasis-chosen",
        .type = "emphasis_chosen",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "deckle chose what a chart or table emphasises",
        .what =
            "Reports that a row, column, bar, slice or line has the accent because the title names it, "
            "and no other, that the few rows of a table that are late or at risk are tinted, and that "
            "bars whose changes add up are drawn as a waterfall. The hint names the key that "
            "prevents it.",
        .why = "The author decides whether that is the message.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "figures-enlarged",
        .type = "figures_enlarged",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "the figure of a panel or card is set large",
        .what =
            "Reports each shape or key takeaway whose first figure is larger than its text, and "
            "whose change is on a pill. The author marks nothing in it.",
        .why = "The author decides what is important; style.key_figures false turns it off.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "grouped-elements",
        .type = "grouped_elements",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "elements that belong together are arranged as equal cells",
        .what =
            "Reports each group: a run of elements of one kind, a repeated combination such as "
            "picture and text, as many captions as pictures, or what layout_hints.groups lists. "
            "The message says how its cells are arranged, and why they are a group.",
        .why = "The author decides whether these elements belong together.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "icons-chosen",
        .type = "icons_chosen",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "cards have icons that their headings name",
        .what = "Reports each slide whose cards or steps got icons: an icon shows what each of their "
                "headings names, and nobody chose icons in the deck.",
        .why = "The author may not want them; layout_hints.icons false turns them off.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "layout-added",
        .type = "layout_added",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "the template has no layouts, and deckle added one",
        .what =
            "Reports a template whose masters have no layout. Its first master gets one with the "
            "placeholders of the master, and so does every deck that is built with it.",
        .why =
            "A slide without a layout cannot be opened; the master of the deck differs from that "
            "of the template by the added layout.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "layout-adjusted",
        .type = "layout_adjusted",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a layout is written under another name",
        .what = "Compares layout_id with the names of layouts without regard to case, "
                "blanks, hyphens and underscores, and with the other names of a table.",
        .why = "The layout is the one that was meant; its own name is clearer.",
        .bad = R"("layout_id": "Title Slide")",
        .good = R"("layout_id": "title_center")",
        .fixes = "",
    },
    {
        .id = "layout-assumed",
        .type = "layout_assumed",
        .ir_type = "",
        .severity = Severity::Warning,
        .summary = "no layout has this name, and another is used",
        .what = "Takes the layout whose name is nearest, else the one that the type of the "
                "slide says, else the one that suits the roles and kinds of its elements.",
        .why = "The slide may not look as it was meant.",
        .bad = R"("layout_id": "two_colum")",
        .good = R"("layout_id": "two_column")",
        .fixes = "",
    },
    {
        .id = "layout-substituted",
        .type = "layout_substituted",
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
        .id = "list-form",
        .type = "list_form",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a short list is drawn as rows or cards, or could not be",
        .what =
            "Reports each list that fills its slide as rows, pairs or cards instead of bullets, "
            "and each that stays plain because it does not fit in the form of style.list.",
        .why = "The author decides whether the form is right; style.list names another one.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "main-card",
        .type = "main_card",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "one card of several stands on the dark of the theme",
        .what =
            "Reports the card that is seen first: a tall first figure, the one whose author "
            "emphasises it, the stronger of two contrasting columns, the one that the title names, "
            "or the first of two columns; and columns that are stages in time.",
        .why = "The author decides which card counts; layout_hints.main_card false makes all alike.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "number-format-ignored",
        .type = "number_format_ignored",
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
        .id = "picture-not-full-bleed",
        .type = "picture_not_full_bleed",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a picture does not fill the page",
        .what = "Reports a picture of layout image_full_bleed that would lose part of itself "
                "at the edges of the page, or of which text would hide a part although it is a "
                "diagram or a screenshot.",
        .why = "A diagram or screenshot without its edges, or below words, loses what it says.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "picture-panel",
        .type = "picture_panel",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a see-through picture could not be seen on what is behind it",
        .what = "Reports each PNG with transparency of which a part has less than 1.5 : 1 on what "
                "is behind it, and that has a panel of the theme's dark or light for it. It is a "
                "warning where no panel may be added, and a fifth or more cannot be seen.",
        .why = "A white logo on a white page is not there.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "repeated-logo",
        .type = "repeated_logo",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a picture that many slides have is set as a logo",
        .what = "Reports, on the first slide of a deck that has it, a picture that is on at least "
                "a third of the slides and on three of them: it is set small in the footer band, "
                "in the same place on all slides.",
        .why = "A logo on every slide would lead each page. An exact box, or a crop such as "
               "contain, keeps it as content.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "section-number",
        .type = "section_number",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a section has its number beside its title",
        .what = "Reports each section with a large number: the one at the begin of its title, or "
                "its place "
                "among the sections.",
        .why = "The author may not want it; layout_hints.section_number false turns it off.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "shorten-failed",
        .type = "shorten_failed",
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
        .type = "shorten_refused",
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
        .type = "size_raised",
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
        .id = "smaller-body-text",
        .type = "smaller_body_text",
        .ir_type = "",
        .severity = Severity::Note,
        .summary = "a slide has smaller body text than the deck",
        .what = "Reports a slide whose text does not fit in the body size of the deck, and the "
                "size that "
                "it has.",
        .why = "The slide looks fuller than the others.",
        .bad = "",
        .good = "",
        .fixes = "",
    },
    {
        .id = "sources-in-notes",
        .type = "sources_in_notes",
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
        .type = "title_too_long",
        .ir_type = "",
        .severity = Severity::Warning,
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

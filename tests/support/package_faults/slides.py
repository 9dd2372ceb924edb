"""Faults of slides: shapes, text bodies, groups, tables, links, pictures."""
from .deck import Fault

TABLE = "<a:tbl>"
GROUP = ('<p:grpSp><p:nvGrpSpPr><p:cNvPr id="900" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>%s'
         '</p:grpSpPr></p:grpSp>')


def same_shape_id(deck):
    slide = deck.slide("<p:sp>")
    text = deck.text(slide)
    ids = [part.partition('"')[0] for part in text.split('<p:cNvPr id="')[1:]]
    return deck.replace(slide, f'<p:cNvPr id="{ids[2]}"', f'<p:cNvPr id="{ids[1]}"')


def id_of_the_tree(deck):
    slide = deck.slide("<p:sp>")
    ids = [part.partition('"')[0] for part in deck.text(slide).split('<p:cNvPr id="')[1:]]
    return deck.replace(slide, f'<p:cNvPr id="{ids[-1]}"', f'<p:cNvPr id="{ids[0]}"')


def shape_id_no_number(deck):
    slide = deck.slide("<p:sp>")
    ids = [part.partition('"')[0] for part in deck.text(slide).split('<p:cNvPr id="')[1:]]
    return deck.replace(slide, f'<p:cNvPr id="{ids[-1]}"', '<p:cNvPr id="shape-7"')


def empty_cell(deck):
    return deck.sub(deck.slide(TABLE), r"(<a:tc[ >](?:(?!</a:tc>).)*?<a:lstStyle/>|<a:tc[ >](?:(?!</a:tc>).)*?</a:bodyPr>|<a:tc[ >](?:(?!</a:tc>).)*?<a:bodyPr/>)<a:p>.*?</a:txBody>",
                    r"\1</a:txBody>")


def properties_behind_a_run(deck):
    pattern = r"<a:p>(<a:pPr(?:[^>]*/>|.*?</a:pPr>))(<a:r>.*?</a:r>)"
    return deck.sub(deck.slide(pattern), pattern, r"<a:p>\2\1")


def properties_twice(deck):
    return deck.sub(deck.slide("<a:p><a:r>"), r"<a:p><a:r>", '<a:p><a:pPr lvl="0"/><a:pPr algn="l"/><a:r>')


def no_body_properties(deck):
    return deck.sub(deck.slide("<p:txBody><a:bodyPr"), r"<p:txBody><a:bodyPr[^>]*?(?:/>|>.*?</a:bodyPr>)", "<p:txBody>")


def group_without_children_extent(deck):
    xfrm = '<a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm>'
    return deck.replace(deck.slide(), "</p:spTree>", GROUP % xfrm + "</p:spTree>")


def shape_without_size(deck):
    pattern = r"(<p:spPr><a:xfrm[^>]*><a:off [^>]*/>)<a:ext [^>]*/>"
    return deck.sub(deck.slide(pattern), pattern, r"\1")


def short_row(deck):
    return deck.sub(deck.slide(TABLE), r"<a:tc[ >](?:(?!</a:tc>).)*</a:tc>(</a:tr>)", r"\1")


def span_beyond(deck):
    slide = deck.slide(TABLE)
    return deck.sub(slide, r"<a:tc>", '<a:tc gridSpan="99">')


def unmarked_merge(deck):
    slide = deck.slide(TABLE)
    deck.sub(slide, r"<a:tc>", '<a:tc gridSpan="2">')
    # The covered cell is empty, so that marking it hides nothing.
    return deck.sub(slide, r"(<a:tc gridSpan.*?</a:tc><a:tc>.*?<a:p>).*?(</a:p></a:txBody>)", r"\1\2")


def marked_but_not_covered(deck):
    return deck.sub(deck.slide(TABLE), r"<a:tc>", '<a:tc vMerge="1">')


def jump_to_nowhere(deck):
    return deck.sub(deck.slide("<a:hlinkClick "), r"<a:hlinkClick ", '<a:hlinkClick action="ppaction://hlinksldjump" ')


def slide_link_without_jump(deck):
    slide = deck.slide("<a:hlinkClick ")
    deck.relate(slide, "rId90", "slide", "slide1.xml")
    return deck.sub(slide, r'<a:hlinkClick [^>]*r:id="[^"]*"', '<a:hlinkClick r:id="rId90"')


def quoted_font(deck):
    return deck.sub(deck.slide("<a:latin "), r'<a:latin typeface="[^"]*"', "<a:latin typeface=\"'Georgia'\"")


def break_in_run(deck):
    return deck.sub(deck.slide("<a:t>"), r"<a:t>", "<a:t>one\ntwo ")


def bare_background(deck):
    return deck.sub("ppt/slides/slide2.xml", r"<p:cSld[^>]*>",
                    r'\g<0><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></p:bgPr></p:bg>')


def dead_animation(deck):
    return deck.sub("ppt/slides/slide2.xml", r"</p:sld>",
                    '<p:timing><p:bldLst><p:bldP spid="4711" grpId="0"/></p:bldLst></p:timing></p:sld>')


def svg_alone(deck):
    slide = deck.slide("svgBlip")
    return deck.sub(slide, r'(<a:blip )[^>]*r:embed="[^"]*"', r"\1")


def svg_as_picture(deck):
    slide = deck.slide("svgBlip")
    rid = deck.text(slide).partition("svgBlip")[2].partition('r:embed="')[2].partition('"')[0]
    return deck.sub(slide, r'(<a:blip [^>]*r:embed=")[^"]*', rf"\g<1>{rid}")


def empty_picture(deck):
    name = next(e.name for e in deck.entries if e.name.endswith(".png"))
    deck.put(name, b"")
    return name


def cut_picture(deck):
    name = next(e.name for e in deck.entries if e.name.endswith(".png"))
    deck.put(name, deck.entry(name).data[:200])
    return name


def jpeg_as_png(deck):
    name = next(e.name for e in deck.entries if e.name.endswith(".png"))
    deck.put(name, b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01"
                   b"\x00\x01\x00\x00\x02\x02D\x01\x00;")
    return name


def renamed_font(deck):
    deck.put("ppt/fonts/font1.fntdata", b"\x00\x01\x00\x00" + bytes(60))
    deck.override("ppt/fonts/font1.fntdata", "application/x-fontdata")
    deck.relate("ppt/presentation.xml", "rId900", "font", "fonts/font1.fntdata")
    deck.sub("ppt/presentation.xml", r"(<p:notesSz [^>]*/>)",
             r'\1<p:embeddedFontLst><p:embeddedFont><p:font typeface="A"/><p:regular r:id="rId900"/></p:embeddedFont>'
             "</p:embeddedFontLst>")
    return "ppt/fonts/font1.fntdata"


FAULTS = [
    Fault("two shapes of one id", "duplicate-shape-id", same_shape_id),
    Fault("a shape with the id of the tree", "duplicate-shape-id", id_of_the_tree, severity="note"),
    Fault("a shape id that is no number", "invalid-shape-id", shape_id_no_number),
    Fault("a cell without a paragraph", "empty-text-body", empty_cell, words=False),
    Fault("paragraph properties behind a run", "misplaced-element", properties_behind_a_run),
    Fault("paragraph properties twice", "repeated-element", properties_twice),
    Fault("a text body without its properties", "missing-element", no_body_properties),
    Fault("a group without the extent of its children", "incomplete-transform", group_without_children_extent),
    Fault("a shape without a size", "incomplete-transform", shape_without_size),
    Fault("a row that is too short", "uneven-table-rows", short_row, words=False),
    Fault("a span beyond the table", "span-beyond-table", span_beyond, repaired="partly", beside=["unmarked-merged-cell"]),
    Fault("a covered cell that is not marked", "unmarked-merged-cell", unmarked_merge, words=False),
    Fault("a marked cell that nothing covers", "unmarked-merged-cell", marked_but_not_covered),
    Fault("a jump to no slide", "broken-slide-jump", jump_to_nowhere, repaired=False),
    Fault("a link to a slide without a jump", "broken-slide-jump", slide_link_without_jump,
          beside=["unused-relationship"], kept=["rel.unused"]),
    Fault("a font in quotes", "quoted-typeface", quoted_font),
    Fault("a line break in a run", "line-break-in-run", break_in_run, repaired=False),
    Fault("a background without effects", "background-without-effects", bare_background),
    Fault("an animation of a shape that is gone", "animation-without-shape", dead_animation, repaired=False),
    Fault("an SVG alone", "svg-without-fallback", svg_alone, repaired=False, beside=["unused-relationship"]),
    Fault("an SVG in place of its picture", "svg-without-fallback", svg_as_picture, repaired=False,
          beside=["unused-relationship"]),
    Fault("an empty picture", "damaged-picture", empty_picture, repaired=False),
    Fault("a picture that is cut off", "damaged-picture", cut_picture, repaired=False, severity="warning"),
    Fault("a GIF typed as PNG", "mislabelled-picture", jpeg_as_png, severity="warning", kept=["image.magic"]),
    Fault("a renamed font", "renamed-font", renamed_font, repaired=False),
]

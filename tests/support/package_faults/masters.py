"""Faults of masters, layouts, themes and notes."""
from .deck import MAIN, Fault

MASTER = "ppt/slideMasters/slideMaster1.xml"
NOTES_MASTER = "ppt/notesMasters/notesMaster1.xml"
NOTES = "ppt/notesSlides/notesSlide2.xml"


def low_layout_id(deck):
    return deck.sub(MASTER, r'(<p:sldLayoutId id=")\d+', r"\g<1>42")


def layout_id_of_the_master(deck):
    return deck.sub(MASTER, r'(<p:sldLayoutId id=")\d+', r"\g<1>2147483648")


def layout_listed_twice(deck):
    return deck.sub(MASTER, r"(<p:sldLayoutId [^>]*/>)", r"\1\1")


def unlisted_layout(deck):
    return deck.sub(MASTER, r"<p:sldLayoutId [^>]*/>", "")


def no_master_listed(deck):
    return deck.sub(MAIN, r"<p:sldMasterId [^>]*/>", "")


def no_master(deck):
    deck.sub(MAIN, r"<p:sldMasterIdLst>.*?</p:sldMasterIdLst>", "")
    deck.sub(deck.rels(MAIN), r'<Relationship [^>]*/slideMaster"[^>]*/>', "")
    return MAIN


def layout_without_master(deck):
    deck.remove("ppt/slideLayouts/_rels/slideLayout1.xml.rels")
    return "ppt/slideLayouts/slideLayout1.xml"


def layout_of_another_master(deck):
    # A second master, which is listed and whole, to which the first one's layout leads.
    deck.put("ppt/slideMasters/slideMaster2.xml", deck.entry(MASTER).data)
    deck.sub("ppt/slideMasters/slideMaster2.xml", r"<p:sldLayoutIdLst>.*?</p:sldLayoutIdLst>", "")
    deck.put("ppt/theme/theme9.xml", deck.entry("ppt/theme/theme1.xml").data)
    deck.put("ppt/slideMasters/_rels/slideMaster2.xml.rels",
             '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" '
             'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/theme" '
             'Target="../theme/theme9.xml"/></Relationships>')
    deck.override("ppt/slideMasters/slideMaster2.xml",
                  "application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml")
    deck.override("ppt/theme/theme9.xml", "application/vnd.openxmlformats-officedocument.theme+xml")
    deck.relate(MAIN, "rId900", "slideMaster", "slideMasters/slideMaster2.xml")
    deck.replace(MAIN, "</p:sldMasterIdLst>", '<p:sldMasterId id="4000000000" r:id="rId900"/></p:sldMasterIdLst>')
    deck.replace("ppt/slideLayouts/_rels/slideLayout1.xml.rels", "slideMaster1.xml", "slideMaster2.xml")
    return "ppt/slideLayouts/slideLayout1.xml"


def slide_without_layout(deck):
    deck.sub(deck.rels("ppt/slides/slide2.xml"), r'<Relationship [^>]*/slideLayout"[^>]*/>', "")
    return "ppt/slides/slide2.xml"


def shared_theme(deck):
    deck.sub(deck.rels(NOTES_MASTER), r"theme\d+\.xml", "theme1.xml")
    return NOTES_MASTER


def no_theme(deck):
    deck.sub(deck.rels(NOTES_MASTER), r'<Relationship [^>]*/theme"[^>]*/>', "")
    return NOTES_MASTER


def two_fills(deck):
    return deck.sub("ppt/theme/theme1.xml", r"(<a:bgFillStyleLst>).*?(</a:bgFillStyleLst>)",
                    r'\1<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>\2')


def notes_without_slide(deck):
    deck.sub(deck.rels(NOTES), r'<Relationship [^>]*/slide"[^>]*/>', "")
    return NOTES


def notes_of_another_slide(deck):
    deck.sub(deck.rels(NOTES), r"slides/slide2\.xml", "slides/slide3.xml")
    return NOTES


def notes_of_two_slides(deck):
    deck.sub(deck.rels("ppt/slides/slide3.xml"), r"notesSlide3\.xml", "notesSlide2.xml")
    return "ppt/slides/slide3.xml"


def notes_without_master(deck):
    deck.sub(deck.rels(NOTES), r'<Relationship [^>]*/notesMaster"[^>]*/>', "")
    return NOTES


def unlisted_notes_master(deck):
    return deck.sub(MAIN, r"<p:notesMasterIdLst.*?</p:notesMasterIdLst>", "")


def notes_master_without_body(deck):
    return deck.sub(NOTES_MASTER, r'<p:sp>(?:(?!</p:sp>).)*<p:ph type="body"(?:(?!</p:sp>).)*</p:sp>', "")


def comment_without_author(deck):
    deck.put("ppt/comments/comment1.xml",
             '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm authorId="7" '
             'dt="2024-05-01T10:00:00.000" idx="1"><p:pos x="10" y="10"/><p:text>why?</p:text></p:cm></p:cmLst>')
    deck.override("ppt/comments/comment1.xml", "application/vnd.openxmlformats-officedocument.presentationml.comments+xml")
    deck.relate("ppt/slides/slide2.xml", "rId90", "comments", "../comments/comment1.xml")
    return "ppt/comments/comment1.xml"


FAULTS = [
    Fault("a layout id below 2^31", "invalid-master-id", low_layout_id),
    Fault("a layout with the id of the master", "invalid-master-id", layout_id_of_the_master),
    Fault("a layout listed twice", "layout-listed-twice", layout_listed_twice),
    Fault("a layout in no list", "unlisted-layout", unlisted_layout),
    Fault("no master in the list", "unlisted-master", no_master_listed, beside=["missing-master"]),
    Fault("no master at all", "missing-master", no_master, repaired=False, beside=["unlisted-master"]),
    Fault("a layout that leads to no master", "one-way-layout", layout_without_master),
    Fault("a layout that leads to another master", "one-way-layout", layout_of_another_master, repaired=False),
    Fault("a slide without a layout", "slide-without-layout", slide_without_layout, repaired=False),
    Fault("two masters with one theme", "shared-theme", shared_theme, beside=["orphan-part"], kept=["part.orphan"]),
    Fault("a notes master without a theme", "missing-theme", no_theme, repaired=False, beside=["orphan-part"]),
    Fault("a theme with one background fill", "incomplete-theme", two_fills),
    Fault("notes that lead to no slide", "one-way-notes", notes_without_slide, severity="warning"),
    Fault("notes that lead to another slide", "one-way-notes", notes_of_another_slide),
    Fault("notes of two slides", "one-way-notes", notes_of_two_slides, repaired=False, beside=["orphan-part"]),
    Fault("notes without a notes master", "notes-without-master", notes_without_master),
    Fault("a notes master in no list", "unlisted-notes-master", unlisted_notes_master),
    Fault("a notes master without its body", "incomplete-notes-master", notes_master_without_body, repaired=False),
    Fault("a comment without its author", "comment-without-author", comment_without_author, repaired=False),
]

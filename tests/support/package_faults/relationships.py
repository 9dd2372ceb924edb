"""Faults of relationships."""
from .deck import MAIN, MAIN_RELS, R, Fault


def rels_malformed(deck):
    return deck.replace(deck.rels("ppt/slides/slide2.xml"), "</Relationships>", "")


def rels_with_control_character(deck):
    return deck.sub(deck.rels(deck.slide("hlinkClick")), r'(Target="https:[^"]*)"', "\\1\x01\"")


def rels_of_nothing(deck):
    deck.put("ppt/slides/_rels/slide99.xml.rels", deck.entry(deck.rels("ppt/slides/slide2.xml")).data)
    return "ppt/slides/_rels/slide99.xml.rels"


def same_id_same_target(deck):
    return deck.relate("ppt/slides/slide2.xml", "rId1", "slideLayout", "../slideLayouts/" + layout_of(deck))


def layout_of(deck, slide="ppt/slides/slide2.xml"):
    text = deck.text(deck.rels(slide))
    return text.partition("slideLayouts/")[2].partition('"')[0]


def same_id_other_target(deck):
    slide = deck.slide("<c:chart ")
    text = deck.text(slide)
    rid = text.partition("<c:chart ")[2].partition('r:id="')[2].partition('"')[0]
    rels = deck.rels(slide)
    # The chart's relationship gets the id of the layout's.
    deck.replace(rels, f'Id="{rid}"', 'Id="rId1"')
    deck.replace(slide, f'r:id="{rid}"', 'r:id="rId1"', count=-1)
    return rels


def no_id(deck):
    return deck.replace(deck.rels("ppt/slides/slide2.xml"), "</Relationships>",
                        f'<Relationship Type="{R}/notesSlide" Target="../notesSlides/notesSlide2.xml"/></Relationships>')


def no_layout_id(deck):
    return deck.sub(deck.rels("ppt/slides/slide2.xml"), r' Id="[^"]*"([^>]*/slideLayout")', r"\1")


def target_null(deck):
    return deck.relate("ppt/slides/slide2.xml", "rId90", "image", "NULL")


def unused_dangling(deck):
    return deck.relate("ppt/slides/slide2.xml", "rId90", "image", "../media/gone.png")


def slide_gone(deck):
    last = max(int(e.name[16:-4]) for e in deck.entries if e.name.startswith("ppt/slides/slide"))
    deck.remove(f"ppt/slides/slide{last}.xml")
    deck.remove(deck.rels(f"ppt/slides/slide{last}.xml"))
    deck.sub("[Content_Types].xml", rf'<Override PartName="/ppt/slides/slide{last}.xml"[^>]*/>', "")
    notes = f"ppt/notesSlides/notesSlide{last}.xml"
    if deck.has(notes):
        deck.remove(notes)
        deck.remove(deck.rels(notes))
        deck.sub("[Content_Types].xml", rf'<Override PartName="/{notes}"[^>]*/>', "")
    return MAIN_RELS


def picture_gone(deck):
    slide = deck.slide("<a:blip ")
    picture = deck.text(deck.rels(slide)).partition("../media/")[2].partition('"')[0]
    deck.remove("ppt/media/" + picture)
    return deck.rels(slide)


def missing_picture(deck):
    slide = deck.slide("<a:blip ")
    return deck.sub(slide, r'(<a:blip [^>]*r:embed=")rId\d+', r"\1rId777")


def missing_link(deck):
    return deck.sub(deck.slide("<a:hlinkClick "), r'<a:hlinkClick r:id="[^"]*"', '<a:hlinkClick r:id="rId777"')


def chart_as_layout(deck):
    slide = deck.slide("<c:chart ")
    return deck.sub(slide, r'(<c:chart [^>]*r:id=")rId\d+', r"\1rId1")


def internal_link(deck):
    return deck.sub(deck.rels(deck.slide("hlinkClick")), r' TargetMode="External"', "")


def above_the_root(deck):
    return deck.relate("ppt/slides/slide2.xml", "rId90", "image", "../../../etc/passwd")


def absolute(deck):
    return deck.replace(deck.rels("ppt/slides/slide2.xml"), "../slideLayouts/", "/ppt/slideLayouts/")


def capitals(deck):
    return deck.replace(deck.rels("ppt/slides/slide2.xml"), "../slideLayouts/", "../SlideLayouts/")


def backslash(deck):
    return deck.replace(deck.rels("ppt/slides/slide2.xml"), "../slideLayouts/", "..\\slideLayouts\\")


def space_in_address(deck):
    return deck.sub(deck.rels(deck.slide("hlinkClick")), r'Target="https://[^"]*"', 'Target="https://example.org/a b|c"')


def linked_picture(deck):
    slide = deck.slide("<a:blip ")
    deck.relate(slide, "rId90", "image", "file:///C:/pictures/a.png", "External")
    deck.sub(slide, r"<a:blip ", '<a:blip r:link="rId90" ')
    return deck.rels(slide)


def unused(deck):
    return deck.relate("ppt/slides/slide2.xml", "rId90", "tags", "../viewProps.xml")


def orphan(deck):
    deck.put("ppt/slides/slide90.xml", deck.entry("ppt/slides/slide2.xml").data)
    deck.put("ppt/slides/_rels/slide90.xml.rels", deck.entry(deck.rels("ppt/slides/slide2.xml")).data.replace(
        b"notesSlide\" Target=\"../notesSlides", b"tags\" Target=\"../notesSlides"))
    deck.override("ppt/slides/slide90.xml", "application/vnd.openxmlformats-officedocument.presentationml.slide+xml")
    return "ppt/slides/slide90.xml"


def shared_chart(deck):
    slide = deck.slide("<c:chart ")
    other = next(f"ppt/slides/slide{i}.xml" for i in range(1, 99) if f"ppt/slides/slide{i}.xml" != slide
                 and "<c:chart " in deck.text(f"ppt/slides/slide{i}.xml"))
    chart = deck.text(deck.rels(slide)).partition("../charts/")[2].partition('"')[0]
    deck.sub(deck.rels(other), r"\.\./charts/[^\"]*", f"../charts/{chart}")
    return "ppt/charts/" + chart


def macros(deck):
    deck.put("ppt/vbaProject.bin", b"\xd0\xcf\x11\xe0")
    deck.relate(MAIN, "rId900", "http://schemas.microsoft.com/office/2006/relationships/vbaProject", "vbaProject.bin")
    deck.override("ppt/vbaProject.bin", "application/vnd.ms-office.vbaProject")
    return MAIN


def macros_as_such(deck):
    macros(deck)
    deck.replace("[Content_Types].xml", "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
                 "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml")
    return "ppt/vbaProject.bin"


def embedded(deck):
    deck.put("ppt/embeddings/notes.docx", b"PK\x03\x04")
    deck.override("ppt/embeddings/notes.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document")
    deck.relate("ppt/slides/slide2.xml", "rId90", "package", "../embeddings/notes.docx")
    return ""


FAULTS = [
    Fault("a list of relationships that is cut off", "malformed-relationships", rels_malformed, repaired=False,
          beside=["orphan-part", "one-way-notes"]),
    Fault("a control character in a list of relationships", "malformed-relationships", rels_with_control_character,
          beside=["orphan-part", "one-way-notes", "invalid-link-address"]),
    Fault("relationships of a part that is gone", "relationships-without-part", rels_of_nothing),
    Fault("an id twice, for one target", "duplicate-relationship-id", same_id_same_target),
    Fault("an id twice, for two targets", "duplicate-relationship-id", same_id_other_target,
          beside=["wrong-relationship-type"]),
    Fault("a relationship once more, without an id", "missing-relationship-id", no_id, beside=["one-way-notes"]),
    Fault("the only relationship to a layout without its id", "missing-relationship-id", no_layout_id),
    Fault("the target NULL", "dangling-relationship", target_null),
    Fault("a relationship to nothing that nobody uses", "dangling-relationship", unused_dangling),
    Fault("a slide that was deleted", "dangling-relationship", slide_gone, kept=["docprops.slides"]),
    Fault("a picture that was deleted", "dangling-relationship", picture_gone, repaired=False),
    Fault("a picture without its relationship", "missing-relationship", missing_picture, repaired=False,
          beside=["unused-relationship"]),
    Fault("a link without its relationship", "missing-relationship", missing_link, beside=["unused-relationship"]),
    Fault("a chart that names its layout", "wrong-relationship-type", chart_as_layout, repaired=False,
          beside=["unused-relationship"]),
    Fault("a link that is not external", "target-outside-package", internal_link),
    Fault("a target above the package", "target-outside-package", above_the_root),
    Fault("an absolute target", "absolute-target", absolute, repaired=False),
    Fault("a target in capitals", "misspelled-target", capitals),
    Fault("a target with backslashes", "misspelled-target", backslash),
    Fault("a space in an address", "invalid-link-address", space_in_address),
    Fault("a linked picture", "linked-file", linked_picture, repaired=False),
    Fault("a relationship that nothing names", "unused-relationship", unused, repaired=False,
          beside=["wrong-relationship-type"]),
    Fault("a slide that nothing leads to", "orphan-part", orphan, repaired=False,
          beside=["unused-relationship", "wrong-relationship-type"]),
    Fault("a chart of two slides", "shared-chart", shared_chart, repaired=False, beside=["orphan-part"]),
    Fault("macros in a type without", "wrong-main-type", macros, repaired=False, beside=["macros"]),
    Fault("macros in a .pptm", "macros", macros_as_such, repaired=False, suffix=".pptm"),
    Fault("an embedded document", "embedded-object", embedded, repaired=False, beside=["unused-relationship"]),
]

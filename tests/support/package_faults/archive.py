"""Faults of the archive, of content types, and of XML as such."""
from .deck import MAIN, TYPES, Entry, Fault


def folder(deck):
    deck.entries.insert(1, Entry("ppt/", b"", stored=True))
    return ""


def stored(deck):
    deck.entry(MAIN).stored = True
    return ""


def twice(deck):
    deck.entries.append(Entry(MAIN, deck.entry(MAIN).data))
    return MAIN


def twice_other(deck):
    deck.entries.append(Entry(MAIN, deck.entry(MAIN).data + b"\n"))
    return MAIN


def backslashes(deck):
    for entry in deck.entries:
        if entry.name.startswith("ppt/theme/"):
            entry.name = entry.name.replace("/", "\\")
    return ""


def types_late(deck):
    deck.entries.append(deck.entries.pop(0))
    return ""


def padding(deck):
    deck.tail = b"\r\n\0\0"
    return ""


def trash(deck):
    deck.entries.append(Entry("[trash]/0000.dat", b"left behind"))
    return ""


def default_twice(deck):
    deck.replace(TYPES, "</Types>", '<Default Extension="PNG" ContentType="image/png"/></Types>')
    return TYPES


def override_twice(deck):
    # The first of the two is wrong.
    deck.replace(TYPES, "<Override", '<Override PartName="/ppt/presProps.xml" ContentType="application/xml"/><Override')
    return TYPES


def phantom_master(deck):
    deck.override("ppt/slideMasters/slideMaster2.xml",
                  "application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml")
    return TYPES


def override_without_slash(deck):
    deck.replace(TYPES, 'PartName="/ppt/presProps.xml"', 'PartName="ppt/presProps.xml"')
    return TYPES


def override_in_capitals(deck):
    deck.replace(TYPES, 'PartName="/ppt/presProps.xml"', 'PartName="/PPT/PresProps.xml"')
    return TYPES


def untyped_picture(deck):
    deck.sub(TYPES, r'<Default Extension="png"[^>]*/>', "")
    return next(e.name for e in deck.entries if e.name.endswith(".png"))


def untyped_slide(deck):
    deck.sub(TYPES, r'<Override PartName="/ppt/slides/slide2.xml"[^>]*/>', "")
    deck.sub(TYPES, r'<Default Extension="xml"[^>]*/>', "")
    return "ppt/slides/slide2.xml"


def litter(deck):
    deck.entries.append(Entry("ppt/.DS_Store", b"\0\0\0\1Bud1"))
    return "ppt/.DS_Store"


def image_jpg(deck):
    deck.replace(TYPES, 'ContentType="image/png"', 'ContentType="image/x-png"')
    return TYPES


def generic_slide(deck):
    deck.sub(TYPES, r'<Override PartName="/ppt/slides/slide2.xml"[^>]*/>', "")
    return "ppt/slides/slide2.xml"


def master_as_slide(deck):
    deck.replace(TYPES, "presentationml.slideMaster+xml", "presentationml.slide+xml")
    return "ppt/slideMasters/slideMaster1.xml"


def template_type(deck):
    deck.replace(TYPES, "presentation.main+xml", "template.main+xml")
    return MAIN


def control_character(deck):
    return deck.sub(deck.slide("<a:t>"), r"<a:t>", "<a:t>\x0b")


def bare_ampersand(deck):
    return deck.sub("docProps/core.xml", r"<dc:title>", "<dc:title>R&D ")


def character_reference(deck):
    return deck.sub(deck.slide("<a:t>"), r"<a:t>", "<a:t>&#1;&#xFFFF;")


def open_tag(deck):
    return deck.sub("ppt/slides/slide2.xml", r"</p:spTree>", "")


def document_type(deck):
    return deck.sub("ppt/slides/slide2.xml", r"<p:sld ", "<!DOCTYPE p><p:sld ")


def undeclared_prefix(deck):
    return deck.sub("ppt/slides/slide2.xml", r"<p:sld ",
                    '<p:sld xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="p99 p" ')


ALTERNATE = ('<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
             'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">%s</mc:AlternateContent>')


def no_requires(deck):
    return deck.sub("ppt/slides/slide2.xml", r"</p:clrMapOvr>",
                    "</p:clrMapOvr>" + ALTERNATE % "<mc:Choice/><mc:Fallback/>")


def no_fallback(deck):
    return deck.sub("ppt/slides/slide2.xml", r"</p:clrMapOvr>",
                    "</p:clrMapOvr>" + ALTERNATE % '<mc:Choice Requires="p14"><p:transition p14:dur="900"/></mc:Choice>')


FAULTS = [
    Fault("an entry for a folder", "zip-folder-entry", folder),
    Fault("a stored part", "stored-entry", stored),
    Fault("an entry twice, the same", "duplicate-entry", twice),
    Fault("an entry twice, different", "duplicate-entry", twice_other, repaired=False),
    Fault("names with backslashes", "odd-entry-name", backslashes),
    Fault("content types last", "content-types-not-first", types_late),
    Fault("bytes behind the archive", "bytes-after-archive", padding),
    Fault("an item in [trash]", "trash-item", trash),
    Fault("a Default twice", "duplicate-content-type", default_twice),
    Fault("an Override twice, the first wrong", "duplicate-content-type", override_twice,
          beside=["wrong-part-type", "wrong-relationship-type"]),
    Fault("an Override of a phantom master", "override-without-part", phantom_master),
    Fault("an Override without its slash", "misspelled-override", override_without_slash),
    Fault("an Override in capitals", "misspelled-override", override_in_capitals),
    Fault("a picture without a type", "untyped-part", untyped_picture),
    Fault("a slide without a type", "untyped-part", untyped_slide),
    Fault("a file manager's file", "untyped-part", litter, beside=["orphan-part"]),
    Fault("a media type that nobody registered", "unregistered-media-type", image_jpg),
    Fault("a slide typed as XML", "wrong-part-type", generic_slide, beside=["wrong-relationship-type"]),
    Fault("a master typed as a slide", "wrong-part-type", master_as_slide,
          beside=["wrong-relationship-type", "slide-without-layout", "missing-theme"]),
    Fault("a template's type in a .pptx", "wrong-main-type", template_type),
    Fault("U+000B in a text", "illegal-character", control_character, words=False),
    Fault("an ampersand in a title", "illegal-character", bare_ampersand),
    Fault("references to characters that are none", "illegal-character", character_reference, words=False),
    Fault("a tag that is not closed", "malformed-xml", open_tag, repaired=False),
    Fault("a document type", "malformed-xml", document_type, repaired=False),
    Fault("a prefix in mc:Ignorable that is not declared", "undeclared-prefix", undeclared_prefix),
    Fault("a branch without requirements", "broken-alternate-content", no_requires, repaired=False),
    Fault("newer content without a fallback", "missing-fallback", no_fallback, repaired=False),
]

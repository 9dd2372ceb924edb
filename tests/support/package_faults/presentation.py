"""Faults of presentation.xml and of the document properties."""
from .deck import MAIN, TYPES, Fault

P14 = "http://schemas.microsoft.com/office/powerpoint/2010/main"


def lists_in_wrong_order(deck):
    return deck.sub(MAIN, r"(<p:notesMasterIdLst.*?</p:notesMasterIdLst>)(.*?)(<p:sldSz )", r"\2\1\3")


def low_slide_id(deck):
    return deck.replace(MAIN, '<p:sldId id="257"', '<p:sldId id="9"')


def same_slide_id(deck):
    return deck.replace(MAIN, '<p:sldId id="257"', '<p:sldId id="256"')


def slide_listed_twice(deck):
    return deck.sub(MAIN, r'(<p:sldId id=")257(" r:id="[^"]*"/>)', r"\g<1>257\2\g<1>999\2")


def unlisted_slide(deck):
    return deck.sub(MAIN, r'<p:sldId id="257" r:id="[^"]*"/>', "")


def tiny_slides(deck):
    return deck.sub(MAIN, r'<p:sldSz cx="\d+"', '<p:sldSz cx="900000"')


def contradicting_size(deck):
    return deck.sub(MAIN, r"<p:sldSz ", '<p:sldSz type="screen4x3" ')


def with_sections(deck, *ids):
    entries = "".join(f'<p14:sldId id="{i}"/>' for i in ids)
    list_ = (f'<p:ext uri="{{521415D9-36F7-43E2-AB2F-B90AF26B5E84}}"><p14:sectionLst xmlns:p14="{P14}">'
             f'<p14:section name="all" id="{{AAAAAAAA-0000-4000-8000-000000000001}}"><p14:sldIdLst>{entries}</p14:sldIdLst>'
             '</p14:section></p14:sectionLst></p:ext>')
    text = deck.text(MAIN)
    if "<p:extLst>" in text:
        deck.replace(MAIN, "<p:extLst>", "<p:extLst>" + list_)
    else:
        deck.replace(MAIN, "</p:presentation>", f"<p:extLst>{list_}</p:extLst></p:presentation>")
    return MAIN


def slide_ids(deck):
    return [part.partition('"')[0] for part in deck.text(MAIN).split('<p:sldId id="')[1:]]


def section_of_a_dead_slide(deck):
    return with_sections(deck, *slide_ids(deck), "4711")


def slides_without_section(deck):
    return with_sections(deck, *slide_ids(deck)[:-2])


def slide_in_a_section_twice(deck):
    return with_sections(deck, *slide_ids(deck), slide_ids(deck)[0])


def two_sections_of_one_id(deck):
    with_sections(deck, *slide_ids(deck))
    return deck.sub(MAIN, r"(<p14:section .*?</p14:section>)",
                    r'\1<p14:section name="b" id="{AAAAAAAA-0000-4000-8000-000000000001}"><p14:sldIdLst/></p14:section>')


def two_core_parts(deck):
    deck.put("docProps/core2.xml", deck.entry("docProps/core.xml").data)
    deck.override("docProps/core2.xml", "application/vnd.openxmlformats-package.core-properties+xml")
    deck.replace("_rels/.rels", "</Relationships>",
                 '<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/'
                 'core-properties" Target="docProps/core2.xml"/></Relationships>')
    return "_rels/.rels"


def date_without_type(deck):
    return deck.replace("docProps/core.xml", ' xsi:type="dcterms:W3CDTF"', "")


def title_twice(deck):
    return deck.sub("docProps/core.xml", r"(<dc:title>.*?</dc:title>)", r"\1\1")


def no_core(deck):
    deck.remove("docProps/core.xml")
    deck.sub("_rels/.rels", r'<Relationship [^>]*core\.xml"/>', "")
    deck.sub(TYPES, r'<Override PartName="/docProps/core.xml"[^>]*/>', "")
    return ""


def misspelled_list(deck):
    return deck.replace(MAIN, "p:notesMasterId ", "p:NotesMasterId ")


def no_notes_size(deck):
    return deck.sub(MAIN, r"<p:notesSz [^>]*/>", "")


def dead_custom_show(deck):
    deck.sub(MAIN, r"(<p:notesSz [^>]*/>)",
             r'\1<p:custShowLst><p:custShow name="short" id="0"><p:sldLst><p:sld r:id="rId999"/></p:sldLst>'
             "</p:custShow></p:custShowLst>")
    return MAIN


FAULTS = [
    Fault("the list of notes masters behind the slides", "misplaced-element", lists_in_wrong_order),
    Fault("a slide id below 256", "invalid-slide-id", low_slide_id),
    Fault("two slides of one id", "invalid-slide-id", same_slide_id),
    Fault("a slide listed twice", "slide-listed-twice", slide_listed_twice, repaired=False),
    Fault("a slide that is in no list", "unlisted-slide", unlisted_slide, repaired=False),
    Fault("slides below an inch", "wrong-slide-size", tiny_slides, repaired=False),
    Fault("a named size that is another", "contradicting-slide-size", contradicting_size),
    Fault("a section that names a deleted slide", "inconsistent-sections", section_of_a_dead_slide),
    Fault("slides in no section", "inconsistent-sections", slides_without_section),
    Fault("a slide in a section twice", "inconsistent-sections", slide_in_a_section_twice),
    Fault("two sections of one id", "inconsistent-sections", two_sections_of_one_id),
    Fault("two parts of core properties", "invalid-core-properties", two_core_parts, repaired=False),
    Fault("a date without its type", "invalid-core-properties", date_without_type),
    Fault("a title twice", "invalid-core-properties", title_twice),
    Fault("no core properties", "missing-properties", no_core, repaired=False),
    Fault("an element in capitals", "unexpected-element", misspelled_list, repaired=False),
    Fault("no size of notes", "missing-element", no_notes_size),
    Fault("a custom show with a slide that is gone", "missing-relationship", dead_custom_show),
]

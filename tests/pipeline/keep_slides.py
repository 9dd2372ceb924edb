#!/usr/bin/env python3
"""--keep-slides before|after: the template's slides stay byte for byte, beside those of the spec; sections, custom
shows, the range that is shown and the counts in docProps/app.xml stay true. Without it nothing of them is left. The
template is a deck of deckle's own with notes, a chart and a link between slides, to which the test adds sections, a
custom show and a shown range."""
import json
import pathlib
import re
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import corpus, geometry, harness, judges  # noqa: E402

NS = 'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"'
SECTIONS = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"


TEMPLATES = ("sc-large-page.pptx", "sdk-company-meeting.potx", "sc-embedded-fonts.pptx", "poi-seven-masters.pptx",
             "sdk__Pitchbook_TP10176928.potx", "pa-chartex.pptx", "pp-macro.pptm")


def section(name, guid, ids):
    listed = "".join(f'<p14:sldId id="{i}"/>' for i in ids)
    return f'<p14:section name="{name}" id="{{{guid}}}"><p14:sldIdLst>{listed}</p14:sldIdLst></p14:section>'


def with_facts(source, target):
    """Adds sections (one of them empty), a custom show and a shown range to a deck."""
    parts = corpus.parts(source)
    text = parts["ppt/presentation.xml"].decode()
    slides = re.findall(r'<p:sldId id="(\d+)" r:id="([^"]+)"', text)
    ids, relations = [int(i) for i, _ in slides], [r for _, r in slides]
    show = ('<p:custShowLst><p:custShow name="Short" id="0"><p:sldLst>'
            f'<p:sld r:id="{relations[0]}"/></p:sldLst></p:custShow></p:custShowLst>')
    listed = (section("First", "11111111-1111-4111-8111-111111111111", ids[:1])
              + section("Empty", "22222222-2222-4222-8222-222222222222", [])
              + section("Others", "33333333-3333-4333-8333-333333333333", ids[1:]))
    extension = f'<p:extLst><p:ext uri="{SECTIONS}"><p14:sectionLst {NS}>{listed}</p14:sectionLst></p:ext></p:extLst>'
    text = re.sub(r"(<p:notesSz [^>]*/>)", r"\1" + show, text)
    text = text.replace("</p:presentation>", extension + "</p:presentation>")
    parts["ppt/presentation.xml"] = text.encode()
    shown = parts["ppt/presProps.xml"].decode()
    parts["ppt/presProps.xml"] = re.sub(
        r"<p:presentationPr([^>]*?)/?>(</p:presentationPr>)?",
        r'<p:presentationPr\1><p:showPr><p:present/><p:sldRg st="1" end="2"/></p:showPr></p:presentationPr>',
        shown, count=1).encode() if "<p:showPr" not in shown else shown.encode()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return ids


def order_of(deck):
    """Slide parts in the order of the show."""
    parts = corpus.parts(deck)
    text = parts["ppt/presentation.xml"].decode()
    rels = dict(re.findall(r'Id="([^"]+)"[^>]*?Target="([^"]+)"', parts["ppt/_rels/presentation.xml.rels"].decode()))
    rels.update({i: t for t, i in re.findall(r'Target="([^"]+)"[^>]*?Id="([^"]+)"',
                                             parts["ppt/_rels/presentation.xml.rels"].decode())})
    listed = re.findall(r'<p:sldId [^>]*?\bid="(\d+)"[^>]*?r:id="([^"]+)"', text)
    return [(int(i), "ppt/" + rels[r].removeprefix("/ppt/")) for i, r in listed]


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    spec = harness.ROOT / "examples" / "population-en.json"
    other = harness.ROOT / "examples" / "quarterly-review-ko.json"
    plain, template = driver.work / "plain.pptx", driver.work / "template.pptx"
    run = driver.run("build", other, "-o", plain, "--quiet")
    driver.check(run.status == 0, f"expected status 0: {run}")
    ids = with_facts(plain, template)
    theirs = corpus.parts(template)
    own = [name for name in theirs if re.match(r"ppt/(slides|notesSlides|charts|embeddings)/", name)]
    driver.check(len(own) > 10, f"the template has only {own}")

    without = driver.work / "without.pptx"
    run = driver.run("build", spec, "--template", template, "-o", without, "--quiet")
    driver.check(run.status == 0, f"expected status 0: {run}")
    alone = geometry.slide_count(without)
    text = corpus.parts(without)["ppt/presentation.xml"]
    for gone in (b"sectionLst", b"custShow"):
        driver.check(gone not in text, f"{gone.decode()} is left without the template's slides")
    driver.check(b"sldRg" not in corpus.parts(without)["ppt/presProps.xml"], "the shown range is left")

    decks = [without]
    for place in ("before", "after"):
        deck = driver.work / f"{place}.pptx"
        run = driver.run("build", spec, "--template", template, "-o", deck, "--quiet", "--keep-slides", place)
        if not driver.check(run.status == 0, f"expected status 0: {run}"):
            continue
        decks.append(deck)
        ours = corpus.parts(deck)
        for name in own:
            driver.check(ours.get(name) == theirs[name], f"{place}: {name} differs from the template's")
        order = order_of(deck)
        driver.check(len(order) == alone + len(ids), f"{place}: {len(order)} slides, expected {alone + len(ids)}")
        driver.check(len({i for i, _ in order}) == len(order), f"{place}: an id occurs twice")
        kept = order[:len(ids)] if place == "before" else order[-len(ids):]
        driver.check([i for i, _ in kept] == ids, f"{place}: the template's slides are {kept}, expected {ids}")
        text = ours["ppt/presentation.xml"].decode()
        sections = [(name, [int(i) for i in re.findall(r'<p14:sldId id="(\d+)"', body)]) for name, body in
                    re.findall(r'<p14:section name="([^"]*)"[^>]*>(.*?)</p14:section>', text)]
        new = [i for i, _ in (order[len(ids):] if place == "before" else order[:alone])]
        expected = [("First", ids[:1]), ("Empty", []), ("Others", ids[1:])]
        mine = [(json.loads(spec.read_text(encoding="utf-8"))["deck"]["title"], new)]
        expected = expected + mine if place == "before" else mine + expected
        driver.check(sections == expected, f"{place}: sections {sections}, expected {expected}")
        driver.check("custShow " in text, f"{place}: the custom show is gone")
        shown = re.search(rb'<p:sldRg st="(\d+)" end="(\d+)"', ours["ppt/presProps.xml"])
        first = 1 if place == "before" else alone + 1
        driver.check(shown is not None and [int(n) for n in shown.groups()] == [first, first + 1],
                     f"{place}: the shown range is {shown and shown.groups()}, expected {first} and {first + 1}")
        app = ours["docProps/app.xml"].decode()
        driver.check(f"<Slides>{len(order)}</Slides>" in app, f"{place}: app.xml says {app}")
        notes = sum(re.match(r"ppt/notesSlides/[^/]+$", name) is not None for name in ours)
        driver.check(f"<Notes>{notes}</Notes>" in app, f"{place}: app.xml says {app}, {notes} notes")
        again = driver.work / "again.pptx"
        driver.run("build", spec, "--template", template, "-o", again, "--quiet", "--keep-slides", place)
        driver.check(again.read_bytes() == deck.read_bytes(), f"{place}: the same input gives other bytes")

    run = driver.run("build", spec, "-o", driver.work / "x.pptx", "--keep-slides", "first")
    driver.check(run.status == 2 and "before" in run.err, f"expected status 2 and the values: {run}")

    if driver.options.judges:
        judges.need(["corpus", "tools/check_pptx.py", "tools/ooxml_validate.sh"], ["soffice", "pdfinfo"])
        driver.none(judges.conformance(decks), "package")
        driver.none(judges.open_xml(decks), "Open XML SDK")
        for name in driver.share(TEMPLATES):
            source = judges.folder() / "corpus" / name
            had = {line.split(": ", 1)[-1] for line in judges.conformance([source])}
            slides = {n: d for n, d in corpus.parts(source).items() if re.match(r"ppt/slides/[^/]+\.xml$", n)}
            for place in ("before", "after"):
                deck = driver.work / f"{source.stem}-{place}.pptx"
                run = driver.run("build", spec, "--template", source, "-o", deck, "--quiet", "--keep-slides", place)
                if not driver.check(run.status in (0, 1) and deck.exists(), f"expected a deck: {run}"):
                    continue
                ours = corpus.parts(deck)
                for part, data in slides.items():
                    driver.check(ours.get(part) == data, f"{deck.name}: {part} differs")
                new = {line.split(": ", 1)[-1] for line in judges.conformance([deck])} - had
                driver.none(sorted(new), f"package {deck.name}")
                decks.append(deck)
        for deck, pages in judges.pages(decks).items():
            driver.check(pages > 0, f"{deck.name}: LibreOffice draws nothing")
    driver.finish("kept slides")


main()

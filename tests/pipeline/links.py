#!/usr/bin/env python3
"""Addresses of links and sources, from outside: whatever an address looks like, the deck is built and
shows all its words; it leads to a valid URI or to nothing, and deckle says so.

With --judges the deck of all addresses is given to programs that know nothing of deckle.
"""
import json
import pathlib
import re
import sys
from xml.etree import ElementTree
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from support import harness, judges  # noqa: E402

A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
RID = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"

# RFC 3986, appendix A, without IPvFuture; an IPv6 address by its characters only.
PCHAR = r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})"
USER = r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@"
HOST = r"(?:\[[0-9A-Fa-f:.]+\]|(?:[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)"
URI = re.compile(rf"[A-Za-z][A-Za-z0-9+.\-]*:(?://(?:{USER})?{HOST}(?::[0-9]*)?(?:/{PCHAR}*)*"
                 rf"|/(?:{PCHAR}+(?:/{PCHAR}*)*)?|{PCHAR}+(?:/{PCHAR}*)*|)"
                 rf"(?:\?(?:{PCHAR}|[/?])*)?(?:#(?:{PCHAR}|[/?])*)?")

SAME, NOTE, WARNING = None, "link-adjusted", "invalid-link"
# address, the URI it leads to, the rule of the finding
ADDRESSES = [
    ("http://example.com", "http://example.com", SAME),
    ("https://example.com/a?b=c&d#e", "https://example.com/a?b=c&d#e", SAME),
    ("HTTPS://Example.com/", "https://Example.com/", SAME),
    ("https://[::1]:8080/x", "https://[::1]:8080/x", SAME),
    ("https://user:word@example.com/", "https://user:word@example.com/", SAME),
    ("ftp://a.b/c", "ftp://a.b/c", SAME),
    ("ftps://a.b/", "ftps://a.b/", SAME),
    ("mailto:a@example.com?subject=x", "mailto:a@example.com?subject=x", SAME),
    ("tel:+82-2-123", "tel:+82-2-123", SAME),
    ("sms:+15105550101", "sms:+15105550101", SAME),
    ("sip:a@b", "sip:a@b", SAME),
    ("sips:a@b", "sips:a@b", SAME),
    ("xmpp:a@b", "xmpp:a@b", SAME),
    ("geo:1,2", "geo:1,2", SAME),
    ("news:a.b", "news:a.b", SAME),
    ("urn:isbn:1", "urn:isbn:1", SAME),
    ("doi:10.1/2", "doi:10.1/2", SAME),
    ("www.example.com", "https://www.example.com", NOTE),
    ("example.com/a?b=c", "https://example.com/a?b=c", NOTE),
    ("example.com:8080/x", "https://example.com:8080/x", NOTE),
    ("localhost", "https://localhost", NOTE),
    ("localhost:3000/x", "https://localhost:3000/x", NOTE),
    ("192.168.0.1", "https://192.168.0.1", NOTE),
    ("한국.kr/길 이름", "https://xn--3e0b707e.kr/%EA%B8%B8%20%EC%9D%B4%EB%A6%84", NOTE),
    ("https://한국.kr/", "https://xn--3e0b707e.kr/", NOTE),
    ("https://example.com/a b", "https://example.com/a%20b", NOTE),
    ("https://example.com/\"'<>{}|\\^`", "https://example.com/%22'%3C%3E%7B%7D%7C%5C%5E%60", NOTE),
    ("https://example.com/100%", "https://example.com/100%25", NOTE),
    ("https://example.com/%zz", "https://example.com/%25zz", NOTE),
    ("https://example.com/?a[]=1", "https://example.com/?a%5B%5D=1", NOTE),
    ("https://example.com/#a#b", "https://example.com/#a%23b", NOTE),
    ("https://example.com/a\u202eb", "https://example.com/a%E2%80%AEb", NOTE),
    ("https://example.com/a\u0085b", "https://example.com/a%C2%85b", NOTE),
    ("https://example.com/a\tb", "https://example.com/a%09b", NOTE),
    ("https://example.com/a\nb", "https://example.com/a%0Ab", NOTE),
    ("  https://example.com/ ", "https://example.com/", NOTE),
    ("https://a@b@example.com/", "https://a%40b@example.com/", NOTE),
    ("https://example.com/@a/@b", "https://example.com/@a/%40b", NOTE),
    ("mailto:a@b?subject=한글", "mailto:a@b?subject=%ED%95%9C%EA%B8%80", NOTE),
    ("mailto:a@b@c", "mailto:a%40b@c", NOTE),
    ("mailto:a@b, c@d", "mailto:a@b?to=c%40d", NOTE),
    ("tel:+82 2-123", "tel:+82%202-123", NOTE),
    ("a.b@example.com", "mailto:a.b@example.com", NOTE),
    ("see page 4", None, WARNING),
    ("report.pdf", None, WARNING),
    ("docs/guide.html", None, WARNING),
    ("/a/b", None, WARNING),
    ("//host/share", None, WARNING),
    ("\\\\host\\share", None, WARNING),
    ("C:\\x.pptx", None, WARNING),
    ("javascript:alert(1)", None, WARNING),
    ("java\tscript:alert(1)", None, WARNING),
    ("vbscript:x", None, WARNING),
    ("data:text/html,x", None, WARNING),
    ("file:///etc/passwd", None, WARNING),
    ("smb://host/share", None, WARNING),
    ("ms-word:ofe|u|https://a.b/", None, WARNING),
    ("search-ms:query=x", None, WARNING),
    ("https:example.com", None, WARNING),
    ("https://", None, WARNING),
    ("https://ex ample.com/", None, WARNING),
    ("https://a\u202eb/", None, WARNING),
    ("https://example.com\\@evil.example/", None, WARNING),
    ("https://a..b/", None, WARNING),
    ("https://[::1", None, WARNING),
    ("https://example.com:65536/", None, WARNING),
    ("mailto:a", None, WARNING),
    ("tel://+82", None, WARNING),
    ("https://example.com/" + "a" * 2064, None, WARNING),
    ("https://example.com/" + "가" * 300, None, WARNING),
]


def slide(number, address):
    """A slide with the address as a link of a text and of a bullet, and as a source's."""
    return {"slide_id": f"s{number}", "type": "content", "layout": {"layout_id": "one_column"},
            "elements": [
                {"element_id": "t", "kind": "text", "role": "title", "content": {"text": f"Slide {number} [c]"},
                 "extensions": {"runs": [{"text": "Slide "}, {"text": f"{number}", "link": address}, {"text": " [c]"}]}},
                {"element_id": "b", "kind": "bullets", "content": {"items": ["before", "a link in a bullet"]},
                 "extensions": {"runs": [[], [{"text": "a link", "link": address}, {"text": " in a bullet"}]]}}],
            "citations": [{"id": "c", "kind": "url", "url": address}]}


def spec_of(slides):
    return {"spec_version": "slidespec_v1", "deck": {"title": "Links", "language": "en", "slides": slides},
            "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}}


def letters(text):
    """Without white space and what no reader shows, as in the judge of words."""
    return "".join(c for c in text if not c.isspace() and c not in "\u0085\u202e")


class Deck:
    """The external targets of the parts whose names begin so, and the text of all of them."""

    def __init__(self, path):
        with zipfile.ZipFile(path) as z:
            self.parts = {name: z.read(name) for name in z.namelist()}

    def targets(self, folder):
        return [r.get("Target") for name, data in sorted(self.parts.items())
                if name.startswith(f"ppt/{folder}/_rels/") for r in ElementTree.fromstring(data)
                if r.get("TargetMode") == "External"]

    def links(self, folder):
        """A text of several scripts is several runs: neighbours that lead to the same place are one link."""
        count = 0
        for name, data in self.parts.items():
            if not (name.startswith(f"ppt/{folder}/") and name.endswith(".xml")):
                continue
            for paragraph in ElementTree.fromstring(data).iter(A + "p"):
                last = None
                for run in paragraph.iter(A + "r"):
                    link = run.find(f"{A}rPr/{A}hlinkClick")
                    here = None if link is None else link.get(RID)
                    count += here is not None and here != last
                    last = here
        return count

    def text(self, folder):
        return "".join(t.text or "" for name, data in sorted(self.parts.items())
                       if name.startswith(f"ppt/{folder}/") and name.endswith(".xml")
                       for t in ElementTree.fromstring(data).iter(A + "t"))


def check(driver, number, address, uri, rule):
    name = f"{address[:60]!r}"
    spec, out = driver.work / f"{number}.json", driver.work / f"{number}.pptx"
    report = driver.work / f"{number}.report.json"
    spec.write_text(json.dumps(spec_of([slide(number, address)]), ensure_ascii=False), encoding="utf-8")
    run = driver.run("build", spec, "-o", out, "--report", report)
    if not (driver.check(run.status == 0, f"{name}: expected a deck: {run}") and out.exists()):
        return
    issues = [i for i in json.loads(report.read_text(encoding="utf-8"))["issues"] if i["rule"] in (NOTE, WARNING)]
    expected = [] if rule is SAME else [(rule, "note" if rule == NOTE else "warning")] * 3
    driver.check([(i["rule"], i["severity"]) for i in issues] == expected, f"{name}: expected {expected}, found {issues}")
    driver.check(all(len(i["message"]) < 400 for i in issues), f"{name}: a long message: {issues}")
    deck = Deck(out)
    for folder, count in (("slides", 4), ("notesSlides", 1)):  # two runs, a mark and the band; the notes
        lines = address.count("\n") + 1 if folder == "notesSlides" else 1
        targets = deck.targets(folder)
        driver.check(set(targets) == ({uri} if uri else set()), f"{name}: {folder} lead to {targets}, expected {uri}")
        driver.check(deck.links(folder) == (count * lines if uri else 0), f"{name}: {deck.links(folder)} links in {folder}")
        driver.check(all(URI.fullmatch(t) for t in targets), f"{name}: no URI among {targets}")
    driver.check("a link in a bullet" in deck.text("slides"), f"{name}: the text of the link is not there")
    driver.check(letters(address) in letters(deck.text("notesSlides")), f"{name}: the notes do not show the address")


def check_slide_links(driver):
    """A link to a slide of the deck leads there; to another it is a warning."""
    def linked(target):
        made = slide(1, "https://example.com/")
        made["elements"][1]["extensions"]["runs"][1][0]["link"] = target
        return spec_of([made, slide(2, "https://example.com/")])

    for target, there in (("#s2", True), ("#s3", False), ("#", False)):
        spec, out = driver.work / "slides.json", driver.work / "slides.pptx"
        spec.write_text(json.dumps(linked(target)), encoding="utf-8")
        run = driver.run("build", spec, "-o", out)
        driver.check(run.status == 0, f"link to {target}: expected a deck: {run}")
        driver.check((WARNING in run.err) != there, f"link to {target}: expected {'no' if there else 'a'} warning: {run}")
        jumps = sum(data.count(b"hlinksldjump") for data in Deck(out).parts.values())
        driver.check(jumps == int(there), f"link to {target}: {jumps} jumps")
    # The id of a continuation, given by the author: the appendix leads back to its slide all the same.
    made = slide(1, "https://example.com/")
    made["slide_id"] = "s9~2"
    made["elements"][1]["extensions"] = {"details": True}
    spec.write_text(json.dumps(spec_of([made])), encoding="utf-8")
    run = driver.run("build", spec, "-o", out)
    driver.check(run.status == 0, f"an appendix: expected a deck: {run}")
    jumps = sum(data.count(b"hlinksldjump") for data in Deck(out).parts.values())
    driver.check(jumps == 2, f"an appendix: {jumps} jumps, there and back expected")


def main():
    driver = harness.Driver(__doc__, [("--judges", {"action": "store_true"})])
    if driver.options.judges:
        judges.need(["tools/words.py", "tools/check_pptx.py", "tools/ooxml_validate.sh"])
        spec, deck = driver.work / "all.json", driver.work / "all.pptx"
        spec.write_text(json.dumps(spec_of([slide(n, row[0]) for n, row in enumerate(ADDRESSES)])), encoding="utf-8")
        run = driver.run("build", spec, "-o", deck)
        if driver.check(run.status == 0, f"all addresses: expected a deck: {run}"):
            driver.none(judges.words(spec, deck), "words")
            driver.none(judges.conformance([deck]), "package")
            driver.none(driver.unsound([deck]), "doctor")
            driver.none(judges.open_xml([deck]), "Open XML SDK")
        driver.finish("links_judged")
    for number, row in enumerate(ADDRESSES):
        check(driver, number, *row)
    check_slide_links(driver)
    driver.finish("links")


main()

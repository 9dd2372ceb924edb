"""Words of the pages of a PDF with their places, by poppler's pdftotext."""
import dataclasses
import re
import subprocess
import xml.etree.ElementTree as ET

NAMESPACE = "{http://www.w3.org/1999/xhtml}"
# Characters that XML 1.0 cannot hold; pdftotext writes them as they are.
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
# Of the smaller height: words that share more of it with a line are on it, raised and lowered ones too.
SAME_LINE = 0.5


@dataclasses.dataclass
class Word:
    text: str
    left: float    # pt, from the page's left and top edges
    top: float
    right: float
    bottom: float

    @property
    def middle(self):
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@dataclasses.dataclass
class Page:
    width: float
    height: float
    words: list


def pages_of(pdf):
    run = subprocess.run(["pdftotext", "-bbox", str(pdf), "-"], capture_output=True, check=True)
    text = CONTROLS.sub("", run.stdout.decode("utf-8", "replace"))
    pages = []
    for page in ET.fromstring(text).iter(NAMESPACE + "page"):
        words = [Word(word.text or "", *(float(word.get(side)) for side in ("xMin", "yMin", "xMax", "yMax")))
                 for word in page.iter(NAMESPACE + "word")]
        pages.append(Page(float(page.get("width")), float(page.get("height")), words))
    return pages


def line_count(words):
    """How many lines the words stand on."""
    lines = []  # top and bottom of each
    for word in sorted(words, key=lambda w: (w.top + w.bottom) / 2):
        for line in lines:
            shared = min(line[1], word.bottom) - max(line[0], word.top)
            if shared > SAME_LINE * min(line[1] - line[0], word.bottom - word.top):
                break
        else:
            lines.append([word.top, word.bottom])
    return len(lines)

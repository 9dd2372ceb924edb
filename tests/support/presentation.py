"""A presentation file read apart from deckle, with lxml: what its slides hold, for comparison.

Strict namespaces are read as transitional ones. Of an mc:AlternateContent the first branch counts whose requirements
are among UNDERSTOOD, else the fallback.
"""
import posixpath
import re
import zipfile

from lxml import etree

A = "http://schemas.openxmlformats.org/drawingml/2006/main"
P = "http://schemas.openxmlformats.org/presentationml/2006/main"
R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
C = "http://schemas.openxmlformats.org/drawingml/2006/chart"
DGM = "http://schemas.openxmlformats.org/drawingml/2006/diagram"
DSP = "http://schemas.microsoft.com/office/drawing/2008/diagram"
MC = "http://schemas.openxmlformats.org/markup-compatibility/2006"
NS = {"a": A, "p": P, "r": R, "c": C, "mc": MC, "dsp": DSP}
STRICT = {"http://purl.oclc.org/ooxml/drawingml/main": A, "http://purl.oclc.org/ooxml/presentationml/main": P,
          "http://purl.oclc.org/ooxml/officeDocument/relationships": R,
          "http://purl.oclc.org/ooxml/drawingml/chart": C}
UNDERSTOOD = {"a14", "a16", "p14", "p15", "c14", "asvg", "adec", "cx1", "cx2"}


class Presentation:
    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        self.names = {name.lower(): name for name in self.zip.namelist()}
        self.part = self.related("", "officeDocument")[0]
        self.root = self.xml(self.part)
        targets = self.targets(self.part)
        self.slides = [targets.get(node.get("{%s}id" % R)) for node in self.root.findall("p:sldIdLst/p:sldId", NS)]

    def xml(self, part):
        text = self.zip.read(self.names[part.lower()])
        for strict, transitional in STRICT.items():
            text = text.replace(strict.encode(), transitional.encode())
        root = etree.fromstring(text)
        choose(root)
        return root

    def relationships(self, part):
        folder, name = posixpath.split(part)
        rels = posixpath.join(folder, "_rels", name + ".rels")
        if rels.lower() not in self.names:
            return []
        return list(etree.fromstring(self.zip.read(self.names[rels.lower()])))

    def targets(self, part):
        return {rel.get("Id"): resolve(part, rel.get("Target")) for rel in self.relationships(part)
                if rel.get("TargetMode") != "External"}

    def related(self, part, kind):
        return [resolve(part, rel.get("Target")) for rel in self.relationships(part)
                if rel.get("Type").endswith("/" + kind) and rel.get("TargetMode") != "External"]

    def has(self, part):
        return part.lower() in self.names


def resolve(part, target):
    if target.startswith("/"):
        return target[1:]
    return posixpath.normpath(posixpath.join(posixpath.dirname(part), target))


def choose(root):
    for alternate in list(root.iter("{%s}AlternateContent" % MC)):
        branch = alternate.find("{%s}Fallback" % MC)
        for choice in alternate.findall("{%s}Choice" % MC):
            if set(choice.get("Requires").split()) <= UNDERSTOOD:
                branch = choice
                break
        parent = alternate.getparent()
        at = parent.index(alternate)
        for child in reversed(list(branch) if branch is not None else []):
            parent.insert(at, child)
        parent.remove(alternate)


def is_number(field):
    return field.get("type") == "slidenum"


def paragraphs(body):
    """The text of each paragraph, a line break as \\v; slide numbers are left out, readers count them again."""
    out = []
    for p in body.findall("a:p", NS):
        text = ""
        for child in p:
            if child.tag == "{%s}br" % A:
                text += "\v"
            elif child.tag == "{%s}r" % A or (child.tag == "{%s}fld" % A and not is_number(child)):
                text += re.sub("[\r\n]", " ", child.findtext("a:t", "", NS))
            elif child.tag not in ("{%s}pPr" % A, "{%s}endParaRPr" % A, "{%s}fld" % A):
                text += "".join(child.itertext())
        out.append(text)
    return out

"""The entries of a presentation, to be changed and written with faults that no library writes."""
import re
import struct
import zipfile
import zlib

R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
TYPES = "[Content_Types].xml"
MAIN = "ppt/presentation.xml"
MAIN_RELS = "ppt/_rels/presentation.xml.rels"


class Entry:
    def __init__(self, name, data, stored=False):
        self.name, self.data, self.stored = name, data, stored


class Deck:
    def __init__(self, path):
        with zipfile.ZipFile(path) as archive:
            self.entries = [Entry(info.filename, archive.read(info)) for info in archive.infolist() if not info.is_dir()]
        self.tail = b""

    # -- entries
    def entry(self, name):
        return next(e for e in self.entries if e.name == name)

    def has(self, name):
        return any(e.name == name for e in self.entries)

    def text(self, name):
        return self.entry(name).data.decode("utf-8")

    def put(self, name, data):
        data = data.encode("utf-8") if isinstance(data, str) else data
        if self.has(name):
            self.entry(name).data = data
        else:
            self.entries.append(Entry(name, data))

    def remove(self, name):
        self.entries = [e for e in self.entries if e.name != name]

    # -- text; what is replaced has to be there
    def sub(self, name, pattern, replacement, count=1):
        text, made = re.subn(pattern, replacement, self.text(name), count=count, flags=re.S)
        assert made, f"{name} has no {pattern}"
        self.put(name, text)
        return name

    def replace(self, name, old, new, count=1):
        text = self.text(name)
        assert old in text, f"{name} has no {old}"
        self.put(name, text.replace(old, new, count))
        return name

    def first(self, folder, content):
        """The first part below `folder` in which the pattern occurs."""
        def number(name):
            found = re.search(r"(\d+)\.xml$", name)
            return int(found.group(1)) if found else 0
        parts = [e.name for e in self.entries if re.fullmatch(folder + r"/[^/]+\.xml", e.name)]
        return next(n for n in sorted(parts, key=number) if re.search(content, self.text(n), flags=re.S))

    def slide(self, content="<p:txBody>"):
        return self.first("ppt/slides", content)

    # -- relationships and types
    @staticmethod
    def rels(part):
        folder, _, name = part.rpartition("/")
        return f"{folder}/_rels/{name}.rels"

    def relate(self, part, rid, kind, target, mode=""):
        kind = kind if "://" in kind else f"{R}/{kind}"
        mode = f' TargetMode="{mode}"' if mode else ""
        self.replace(self.rels(part), "</Relationships>",
                     f'<Relationship Id="{rid}" Type="{kind}" Target="{target}"{mode}/></Relationships>')
        return self.rels(part)

    def override(self, part, kind):
        self.replace(TYPES, "</Types>", f'<Override PartName="/{part}" ContentType="{kind}"/></Types>')

    # -- writing: whatever the entries are
    def write(self, path):
        out, directory = bytearray(), bytearray()
        for entry in self.entries:
            name = entry.name.encode("utf-8")
            data = entry.data
            if not entry.stored:
                packer = zlib.compressobj(6, zlib.DEFLATED, -15)
                data = packer.compress(data) + packer.flush()
            common = struct.pack("<HHHHHIIIHH", 20, 0x800, 0 if entry.stored else 8, 0, 33, zlib.crc32(entry.data),
                                 len(data), len(entry.data), len(name), 0)
            directory += struct.pack("<IH", 0x02014b50, 20) + common + struct.pack("<HHHII", 0, 0, 0, 0, len(out)) + name
            out += struct.pack("<I", 0x04034b50) + common + name + data
        start = len(out)
        out += directory
        out += struct.pack("<IHHHHIIH", 0x06054b50, 0, 0, len(self.entries), len(self.entries), len(directory), start, 0)
        path.write_bytes(bytes(out) + self.tail)


class Fault:
    """`change(deck)` plants it and returns the part that the finding names ("" for the archive)."""

    def __init__(self, name, rule, change, repaired=True, severity=None, words=True, beside=(), kept=(), suffix=".pptx"):
        self.suffix = suffix          # of the file
        self.name, self.rule, self.change, self.repaired = name, rule, change, repaired
        self.severity = severity      # where it is not the rule's
        self.words = words            # whether all text has to be there after the repair
        self.beside = set(beside)     # rules that the same fault makes fire too
        self.kept = set(kept)         # codes of check_pptx.py that stay after the repair, because they are no fault of the file

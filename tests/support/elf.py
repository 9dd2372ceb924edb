"""Reads 64-bit little-endian ELF files (System V ABI, and its supplements for x86-64 and AArch64)."""
import collections
import struct

EXECUTE = 1  # PF_X
WRITE = 2    # PF_W
SHARED_OBJECT = 3  # ET_DYN: libraries and position-independent programs
X86_64, AARCH64 = 62, 183  # e_machine
LOAD, GNU_STACK, GNU_RELRO = 1, 0x6474E551, 0x6474E552  # p_type
SYMBOLS, DYNAMIC_SYMBOLS, DYNAMIC, NO_BITS = 2, 11, 6, 8  # sh_type
# d_tag
NEEDED, SONAME, RPATH, TEXTREL, BIND_NOW, FLAGS, RUNPATH, FLAGS_1 = 1, 14, 15, 22, 24, 30, 29, 0x6FFFFFFB
# Bits of FLAGS and of FLAGS_1.
FLAG_TEXTREL, FLAG_BIND_NOW, FLAG_1_NOW, FLAG_1_PIE = 4, 8, 1, 0x08000000
GNU_PROPERTY = 5  # n_type of .note.gnu.property
# Features that all inputs of a link have: GNU_PROPERTY_X86_FEATURE_1_AND and its like of AArch64.
FEATURES = {X86_64: 0xC0000002, AARCH64: 0xC0000000}

Segment = collections.namedtuple("Segment", "type flags offset address file_size memory_size")
Section = collections.namedtuple("Section", "name type address offset size link")
Symbol = collections.namedtuple("Symbol", "name type defined address")
FUNCTION = 2  # STT_FUNC


class Elf:
    """A program, library or object file. Raises ValueError for anything else."""

    def __init__(self, data):
        if data[:6] != b"\x7fELF\x02\x01":
            raise ValueError("not a 64-bit little-endian ELF file")
        self.data = data
        (self.type, self.machine, _, _, program_table, section_table, _, _, program_size, programs, section_size, sections,
         names) = struct.unpack_from("<HHIQQQIHHHHHH", data, 16)
        self.segments = []
        for i in range(programs):
            kind, flags, offset, address, _, in_file, in_memory, _ = struct.unpack_from(
                "<IIQQQQQQ", data, program_table + i * program_size)
            self.segments.append(Segment(kind, flags, offset, address, in_file, in_memory))
        headers = [struct.unpack_from("<IIQQQQIIQQ", data, section_table + i * section_size) for i in range(sections)]
        text = headers[names][4] if headers else 0
        self.sections = [Section(self._string(text + h[0]), h[1], h[3], h[4], h[5], h[6]) for h in headers]

    def _string(self, offset):
        return self.data[offset:self.data.index(b"\0", offset)].decode("utf-8", "replace")

    def bytes_of(self, section):
        return b"" if section.type == NO_BITS else self.data[section.offset:section.offset + section.size]

    def _of_type(self, kind):
        return [s for s in self.sections if s.type == kind]

    def dynamic(self):
        """(tag, value) of the dynamic section; values that are names are given as text."""
        entries = []
        for section in self._of_type(DYNAMIC):
            strings = self.sections[section.link].offset
            for tag, value in struct.iter_unpack("<QQ", self.bytes_of(section)):
                if tag == 0:
                    break
                named = tag in (NEEDED, SONAME, RPATH, RUNPATH)
                entries.append((tag, self._string(strings + value) if named else value))
        return entries

    def values(self, tag):
        return [value for found, value in self.dynamic() if found == tag]

    def symbols(self, kind=DYNAMIC_SYMBOLS):
        found = []
        for section in self._of_type(kind):
            strings = self.sections[section.link].offset
            for name, info, _, index, address, _ in struct.iter_unpack("<IBBHQQ", self.bytes_of(section)):
                found.append(Symbol(self._string(strings + name), info & 15, index != 0, address))
        return found

    def at(self, address, count):
        """Bytes of the loaded file at an address."""
        for s in self.segments:
            if s.type == LOAD and s.address <= address < s.address + s.file_size:
                start = s.offset + address - s.address
                return self.data[start:start + count]
        return b""

    def features(self):
        """The bits of the feature property; 0 where there is none."""
        bits = 0
        for section in self.sections:
            if section.name != ".note.gnu.property":
                continue
            data, at = self.bytes_of(section), 0
            while at + 16 <= len(data):
                name_size, size, kind = struct.unpack_from("<III", data, at)
                body = at + 12 + (name_size + 3) // 4 * 4
                entry = body
                while kind == GNU_PROPERTY and entry + 8 <= body + size:
                    tag, length = struct.unpack_from("<II", data, entry)
                    if tag == FEATURES.get(self.machine) and length >= 4:
                        bits |= struct.unpack_from("<I", data, entry + 8)[0]
                    entry += 8 + (length + 7) // 8 * 8
                at = body + (size + 7) // 8 * 8
        return bits


def members(data):
    """(name, bytes) of the files in an `ar` archive, without its tables."""
    if not data.startswith(b"!<arch>\n"):
        raise ValueError("not an archive")
    at = 8
    while at + 60 <= len(data):
        name, size = data[at:at + 16].decode().strip(), int(data[at + 48:at + 58])
        if name not in ("/", "//", "/SYM64/"):
            yield name, data[at + 60:at + 60 + size]
        at += 60 + size + size % 2

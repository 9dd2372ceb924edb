"""The developer corpus: templates of other people (judges' folder, corpus/), and what a reader may do with each."""
import zipfile

from . import judges

# corpus/MANIFEST.md: not readable as a package, or only read and not written.
REFUSED = {"poi-malformed-zip.pptx", "sdk-encrypted.pptx", "sdk-strict.pptx"}


def templates(one_in=1):
    """Every readable file of the corpus, or a fixed part of them: each `one_in`-th by name."""
    folder = judges.folder() / "corpus"
    files = sorted(p for p in folder.iterdir() if p.suffix in (".pptx", ".potx", ".pptm") and p.name not in REFUSED)
    return files[::one_in]


def parts(path):
    """The parts of a package by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}

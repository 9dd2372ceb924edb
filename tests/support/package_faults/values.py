"""Faults of attributes and their values."""
from .deck import Fault


def in_slide(pattern, replacement, content):
    return lambda deck: deck.sub(deck.slide(content), pattern, replacement)


def oval(deck):
    return deck.sub(deck.slide('prst="rect"'), r'prst="rect"', 'prst="Oval"')


def foreign_adjustment(deck):
    return deck.sub(deck.slide('prst="rect"><a:avLst/>'), r'(prst="rect">)<a:avLst/>',
                    r'\1<a:avLst><a:gd name="adj" fmla="val 50000"/></a:avLst>')


def formula_in_adjustment(deck):
    return deck.sub(deck.slide('prst="roundRect"'), r'(prst="roundRect">)<a:avLst.*?(?:/>|</a:avLst>)',
                    r'\1<a:avLst><a:gd name="adj" fmla="0.5"/></a:avLst>')


FAULTS = [
    Fault("an anchor of CSS", "illegal-value", in_slide(r'anchor="ctr"', 'anchor="middle"', 'anchor="ctr"')),
    Fault("an alignment of CSS", "illegal-value", in_slide(r"<a:pPr ", '<a:pPr fontAlgn="middle" ', "<a:pPr ")),
    Fault("NaN as a position", "impossible-number", in_slide(r'<a:off x="\d+"', '<a:off x="NaN"', "<a:off x=")),
    Fault("a negative extent", "impossible-number", in_slide(r'<a:ext cx="([1-9]\d*)"', r'<a:ext cx="-\1"', '<a:ext cx="[1-9]')),
    Fault("a fraction of an EMU", "impossible-number", in_slide(r'<a:off x="(\d+)"', r'<a:off x="\1.5"', "<a:off x=")),
    Fault("a font of half a point", "impossible-number", in_slide(r' sz="\d+"', ' sz="50"', " sz=")),
    Fault("an unknown attribute", "unknown-attribute", in_slide(r"<a:rPr ", '<a:rPr colour="red" ', "<a:rPr ")),
    Fault("an extent without its height", "missing-attribute",
          in_slide(r'(<a:ext cx="\d+") cy="\d+"', r"\1", '<a:ext cx="')),
    Fault("a colour with '#'", "unknown-colour",
          lambda deck: deck.sub("ppt/theme/theme1.xml", r'<a:srgbClr val="(\w+)"', r'<a:srgbClr val="#\1"')),
    Fault("a colour as a word", "unknown-colour",
          lambda deck: deck.sub("ppt/theme/theme1.xml", r'<a:srgbClr val="\w+"', '<a:srgbClr val="cornflowerblue"')),
    Fault("a theme colour that does not exist", "unknown-colour",
          in_slide(r'<a:schemeClr val="\w+"', '<a:schemeClr val="accent9"', "<a:schemeClr "), repaired=False),
    Fault("a preset named oval", "unknown-preset-shape", oval),
    Fault("an adjust value that the preset does not have", "unknown-adjustment", foreign_adjustment),
    Fault("an adjust value that is no formula", "unknown-adjustment", formula_in_adjustment),
]

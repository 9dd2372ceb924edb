#!/usr/bin/env python3
"""Records of the truth corpus (text bodies whose sizes PowerPoint saved) as IR JSON, one slide a record.

usage: truth_to_ir.py RECORDS.jsonl OUT.json [FIRST COUNT]

The slide's id is r<line number>, counted from 0. Table rows, columns and vertical text are left out.
"""
import json
import sys

PX = 9525


def px(emu):
    return emu / PX


def px_from_pt(points):
    return points / .75


def run_style(run):
    return {'fontSize': px_from_pt(run.get('sz', 1800) / 100), 'bold': bool(run.get('b')), 'italic': bool(run.get('i')),
            'kern': px_from_pt(run.get('kern', 0) / 100), 'letterSpacing': px_from_pt(run.get('spc', 0) / 100),
            'baseline': int(run.get('base', 0) / 1000), 'lang': run.get('lang', ''),
            'fontFamily': {'latin': run.get('lat', ''), 'ea': run.get('ea', ''), 'cs': run.get('cs', '')}}


def space(value):
    return '%.8g%%' % (value[1] / 1000) if value[0] == '%' else px_from_pt(value[1] / 100)


def shown(run):
    """cap="all" shows capitals; the IR holds what is shown. "\\n" is a line break within the paragraph."""
    text = '\v' if run['t'] == '\n' else run['t']
    return ''.join(c.upper() if 'a' <= c <= 'z' else c for c in text) if run.get('cap') == 'all' else text


def paragraph(p):
    out = {'align': {'ctr': 'center', 'r': 'right'}.get(p.get('al'), 'left'), 'rtl': bool(p.get('rtl')),
           'marL': px(p.get('mL', 0)), 'marR': px(p.get('mR', 0)), 'indent': px(p.get('ind', 0)),
           'eaLineBreak': bool(p.get('eaLnBrk', 1)), 'latinLineBreak': bool(p.get('latinLnBrk', 0)),
           'hangingPunct': bool(p.get('hangingPunct', 1)), 'defaultTab': px(p.get('tab', 914400))}
    if 'ln' in p:
        kind, amount = p['ln']
        out['lineHeight'] = amount / 1e5 * 1.2 if kind == '%' else '%.8gpx' % px_from_pt(amount / 100)
    for key, name in (('bef', 'spaceBefore'), ('aft', 'spaceAfter')):
        if key in p:
            out[name] = space(p[key])
    if 'bu' in p:
        out['bullet'] = {'type': 'bullet'}
    out['runs'] = [dict(run_style(r), text=shown(r)) for r in p['r']]
    end = p.get('end', {})
    if 'sz' in end:
        out['end'] = run_style(end)
    else:
        size = p['r'][-1].get('sz', 1800) if p['r'] else 1800
        out['end'] = dict(run_style({'sz': size}), fontFamily={'latin': '', 'ea': '', 'cs': ''})
    return out


def slide(number, record):
    left, top, right, bottom = (px(v) for v in record['ins'])
    style = {'insets': {'l': left, 't': top, 'r': right, 'b': bottom}, 'wrap': record.get('wrap') != 'none',
             'fontSize': 24, 'fontFamily': {'latin': '', 'ea': '', 'cs': ''}}
    element = {'eid': 'text', 'type': 'text', 'content': '', 'style': style,
               'layout': {'x': 0, 'y': 0, 'w': px(record['w']), 'h': px(record['h'])},
               'paragraphs': [paragraph(p) for p in record['p']]}
    element['content'] = '\n'.join(''.join(r['text'] for r in p['runs']) for p in element['paragraphs'])
    return {'slide': {'w': 1280, 'h': 720, 'id': 'r%d' % number}, 'elements': [element]}


def usable(record):
    return record['kind'] != 'row' and 'vert' not in record and 'cols' not in record and record['h'] > 0


def convert(records, first=0, count=None):
    """The IR of records[first:first + count], or None when none of them is usable."""
    slides = []
    for number, line in enumerate(records):
        if number < first or (count is not None and number >= first + count):
            continue
        record = json.loads(line)
        if usable(record):
            slides.append(slide(number, record))
    return {'deckle_ir': 1, 'slides': slides} if slides else None


def main():
    first, count = (int(sys.argv[3]), int(sys.argv[4])) if len(sys.argv) > 4 else (0, None)
    with open(sys.argv[1], encoding='utf8') as records, open(sys.argv[2], 'w', encoding='utf8') as out:
        json.dump(convert(records, first, count), out, ensure_ascii=False)


if __name__ == '__main__':
    main()

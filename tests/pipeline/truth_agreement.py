#!/usr/bin/env python3
"""How far our measured heights agree with what PowerPoint saved, by way of the reference model.

usage: truth_agreement.py JUDGES PROGRAM [--list]

JUDGES holds truth/dev.jsonl and tools/autofit_model.py. PROGRAM is `deckle`, which is then fed the records as
IR JSON, or tests/measure's `measure_truth`, which reads them itself and predicts autofit states too.
A body counts where the model itself is within 2 EMU of the saved size; it agrees when our size,
round(12700 * K * (height + insets)), is within 2 EMU of the model's. Where closing marks hang on Windows
and the Mac's layout is a line higher we measure the higher one (docs/design.md, decision 17): such a body agrees when the model
without hanging marks does, and is counted apart. Exit 1 when fewer than 500 bodies count or more than
MOST_DISAGREE others disagree, or when an autofit state that the model explains is not ours.
"""
import collections
import json
import math
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import truth_to_ir

TOLERANCE_EMU = 2
LEAST_BODIES = 500
# Two sizes that are not on PowerPoint's grid of 0.01 pt, and one box of several lines with the last line of a single one
# (docs/text-layout.md, 10): rules that are right more often than the model's.
MOST_DISAGREE = 3
CHUNK = 1000


def by_measure_truth(program, records):
    for line in subprocess.run([program, records], capture_output=True, text=True, check=True).stdout.split('\n')[:-1]:
        row = json.loads(line)
        yield row['line'], row


def by_deckle(program, records):
    """`deckle measure` on the records as IR; the height is that of the lines."""
    lines = list(open(records, encoding='utf8'))
    with tempfile.TemporaryDirectory() as folder:
        source, result = os.path.join(folder, 'ir.json'), os.path.join(folder, 'measured.json')
        for first in range(0, len(lines), CHUNK):
            ir = truth_to_ir.convert(lines, first, CHUNK)
            if ir is None:
                continue
            with open(source, 'w', encoding='utf8') as out:
                json.dump(ir, out, ensure_ascii=False)
            subprocess.run([program, 'measure', source, '-o', result], check=True)
            for slide in json.load(open(result, encoding='utf8'))['slides']:
                measured = slide['elements'][0]['lines']
                if measured:
                    height = (measured[-1]['bottom'] - measured[0]['top']) * .75
                    yield int(slide['slide_id'][1:]), {'height': height}


def saved_size(model, record, height):
    """What PowerPoint saves of our height: insets in units of 1/200 pt, the sum in hundredths of a point, ties downward
    (pptx/analysis/text_sizes.md). Our lines are in whole EMU, hence the small addend."""
    insets = sum(round(record['ins'][i] / 12700 * 200) / 200 for i in (1, 3))
    return round(math.ceil((height + insets) * 100 - .51) / 100 * 12700 * model.K)


def without_hanging(model, record, size):
    hanging, model.HANG = model.HANG, set()
    try:
        return size(model.height(record))
    except model.Unmeasurable:  # a line that the model need not measure
        return -1
    finally:
        model.HANG = hanging


def main():
    judges, program = sys.argv[1:3]
    records = os.path.join(judges, 'truth', 'dev.jsonl')
    sys.path.insert(0, os.path.join(judges, 'tools'))
    import autofit_model as model
    measure = by_deckle if os.path.basename(program) == 'deckle' else by_measure_truth
    ours = dict(measure(program, records))
    count = collections.Counter()
    wrong = []
    for number, line in enumerate(open(records, encoding='utf8')):
        record, row = json.loads(line), ours.get(number)
        if row is None:
            continue
        if record['kind'] == 'normAutofit':
            if 'state' not in row:
                continue
            title = record.get('ph') in ('title', 'ctrTitle')
            steps = model.TITLE_STEPS if title else model.BODY_STEPS
            saved = (record['fs'] / 1000, record['lr'] / 1000)
            if saved not in steps:
                continue
            try:
                predicted = model.step(record, steps)
            except (model.Unmeasurable, ZeroDivisionError):
                continue
            kind = 'autofit title' if title else 'autofit body'
            count[kind] += 1
            count[kind + ', ours is the saved state'] += tuple(row['state']) == saved
            count[kind + ', the model is'] += predicted == saved
            if predicted == saved and tuple(row['state']) != saved:
                wrong.append((number, 'autofit', saved, row['state']))
            continue
        insets = model.insets(record, 1)
        size = lambda height: round((height + insets) * 12700 * model.K)
        ours_as_saved = lambda height: saved_size(model, record, height)
        try:
            sure = model.sure(record)
            predicted = size(model.height(record, not sure))
        except model.Unmeasurable:
            if model.regime(record['h']) == 'modern':
                count['beyond the model'] += 1
                count['beyond the model, within 2 EMU of the saved size'] += \
                    abs(ours_as_saved(row.get('windows', row['height'])) - record['h']) <= TOLERANCE_EMU
            continue
        if model.regime(record['h']) == 'modern':
            count['saved sizes the model measures'] += 1
            count['ours within 2 EMU of the saved size'] += abs(ours_as_saved(row.get('windows', row['height'])) - record['h']) <= TOLERANCE_EMU
        if abs(predicted - record['h']) > TOLERANCE_EMU:
            continue
        count['bodies that count'] += 1
        count['of them with wrapping measured'] += not sure
        if abs(ours_as_saved(row['height']) - predicted) <= TOLERANCE_EMU:
            count['agree'] += 1
        elif abs(ours_as_saved(row['height']) - without_hanging(model, record, size)) <= TOLERANCE_EMU:
            count['agree as on the Mac, a line higher than on Windows'] += 1
        else:
            wrong.append((number, 'height', predicted, ours_as_saved(row['height'])))
    for key, value in count.items():
        print('%6d  %s' % (value, key))
    print('%6d  disagree' % len(wrong))
    for row in wrong[:None if '--list' in sys.argv else 10]:
        print('   record %d: %s, expected %s, got %s' % row)
    return 1 if len(wrong) > MOST_DISAGREE or count['bodies that count'] < LEAST_BODIES else 0


if __name__ == '__main__':
    sys.exit(main())

"""Sound presentations with one fault each: what doctor has to find, and whether it has to repair it.

A fault changes the entries of a deck (deck.py); each file here has those of one kind. `ALL` is the list.
"""
from . import archive, charts, masters, presentation, relationships, slides, values

ALL = (archive.FAULTS + relationships.FAULTS + presentation.FAULTS + masters.FAULTS + slides.FAULTS
       + values.FAULTS + charts.FAULTS)

"""The faults, in the order of a spec's parts."""
from . import document, slides, elements, data, assets, text  # noqa: F401
from .registry import FAULTS, TEXT_FAULTS

__all__ = ["FAULTS", "TEXT_FAULTS"]

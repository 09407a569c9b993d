"""Dense arrays of the rows of a data set, for PyTorch, JAX and the like.

Rows are a table or a batch of PyArrow; a frame of polars is one by `to_arrow()`. Take as many rows at a time as
there is room for in dense form.
"""

from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from civitas.lab.dataset.decisions import PLACES, VALUES


def observations(rows: Any) -> NDArray[Any]:
    """What was observed: a row of numbers from 0 to 1 for each decision."""
    found = np.zeros((rows.num_rows, _size(rows, "observation_size")), np.float32)
    numbers, places = _flat(rows, PLACES)
    found[numbers, places] = _flat(rows, VALUES)[1]
    return found


def masks(rows: Any) -> NDArray[Any]:
    """What might be played: a mask of all actions for each decision."""
    found = np.zeros((rows.num_rows, _size(rows, "mask_size")), np.bool_)
    found[_flat(rows, "legal")] = True
    return found


def _size(rows: Any, name: str) -> int:
    return int(rows.column(name)[0].as_py()) if rows.num_rows else 0


def _flat(rows: Any, name: str) -> tuple[NDArray[Any], NDArray[Any]]:
    """Lists one behind the other, with the number of the row of each of their entries."""
    column = rows.column(name)
    lists = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    lengths = pc.list_value_length(lists).to_numpy(zero_copy_only=False)
    return np.repeat(np.arange(len(lists)), lengths), lists.flatten().to_numpy(zero_copy_only=False)

/* What the runtime of mypyc does in functions of its own, or Python in general ones, done in place for numbers and lists.

   Read before every C file that mypyc writes (see compiling.py), so that positions, which are lists of small numbers, are read,
   written and searched without calls. Whatever is not the usual case goes the usual way. */

#include <Python.h>
#include "CPy.h"

#ifndef Py_GIL_DISABLED /* where threads share lists, nothing may be done to them in passing */

/* Numbers of this range, as actions are, are made once and kept; Python itself keeps those below 257. */
#define FIRST_KEPT -8
#define KEPT_NUMBERS 16384
PyObject *civitas_kept[KEPT_NUMBERS];

static inline __attribute__((always_inline)) PyObject *civitas_boxed(CPyTagged number) {
    size_t place = (size_t)(((Py_ssize_t)number >> 1) - FIRST_KEPT); /* what lies below the range is a very large one */
    if (unlikely((number & CPY_INT_TAG) || place >= KEPT_NUMBERS)) {
        return CPyTagged_StealAsObject(number);
    }
    PyObject *kept = civitas_kept[place];
    if (unlikely(kept == NULL)) {
        kept = civitas_kept[place] = CPyTagged_StealAsObject(number);
    }
    Py_INCREF(kept);
    return kept;
}

/* Python keeps the numbers from -5 to 256 in a row of its own. So two of them are equal only if they are the same, and their
   value follows from their place, without a look at them. Where there is no such row, it begins at 0 and nothing lies in it. */
#define FIRST_OF_ROW -5
#define NUMBERS_IN_ROW 262
size_t civitas_row;

static void __attribute__((constructor)) civitas_find_row(void) {
    PyObject *first = PyLong_FromLong(FIRST_OF_ROW), *last = PyLong_FromLong(FIRST_OF_ROW + NUMBERS_IN_ROW - 1);
    if (first != NULL && last != NULL && (size_t)last - (size_t)first == (NUMBERS_IN_ROW - 1) * sizeof(PyLongObject)) {
        civitas_row = (size_t)first;
    }
    Py_XDECREF(first);
    Py_XDECREF(last);
}

#define LENGTH_OF_ROW (NUMBERS_IN_ROW * sizeof(PyLongObject))

static inline size_t civitas_distance_in_row(PyObject *thing) {
    return (size_t)thing - civitas_row;
}

static inline int civitas_is_in_row(PyObject *thing) {
    return civitas_distance_in_row(thing) < LENGTH_OF_ROW;
}

static inline Py_ssize_t civitas_value_in_row(PyObject *number) {
    return (Py_ssize_t)(civitas_distance_in_row(number) / sizeof(PyLongObject)) + FIRST_OF_ROW;
}

/* The value of a number, in place of how mypyc takes it (see compiling.py); false if this is something else. */
static inline bool civitas_takes_number(PyObject *thing, CPyTagged *value) {
    if (likely(civitas_is_in_row(thing))) {
        *value = (CPyTagged)civitas_value_in_row(thing) << 1;
        return true;
    }
    if (likely(PyLong_Check(thing))) {
        *value = CPyTagged_FromObject(thing);
        return true;
    }
    CPy_TypeError("int", thing);
    return false;
}

/* `counts[kind] += count` takes the item as it is. */
static inline PyObject *civitas_added(PyObject *number, PyObject *other) {
    if (likely(civitas_is_in_row(number) && civitas_is_in_row(other))) {
        return civitas_boxed((CPyTagged)(civitas_value_in_row(number) + civitas_value_in_row(other)) << 1);
    }
    return PyNumber_InPlaceAdd(number, other);
}

static inline PyObject *civitas_subtracted(PyObject *number, PyObject *other) {
    if (likely(civitas_is_in_row(number) && civitas_is_in_row(other))) {
        return civitas_boxed((CPyTagged)(civitas_value_in_row(number) - civitas_value_in_row(other)) << 1);
    }
    return PyNumber_InPlaceSubtract(number, other);
}

/* Frames, positions and records are of the class that is asked for or derived from it directly. */
static inline int civitas_is_a(PyObject *thing, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(thing);
    return own == type || own->tp_base == type || PyType_IsSubtype(own, type);
}

static inline int civitas_is_place(PyObject *list, CPyTagged index) {
    return likely(!(index & CPY_INT_TAG) && (index >> 1) < (size_t)PyList_GET_SIZE(list));
}

#define LAST ((CPyTagged)-2) /* the index -1, by which the frame on top is asked for */

static inline PyObject *civitas_item(PyObject *list, CPyTagged index) {
    if (index == LAST && PyList_GET_SIZE(list) > 0) {
        return Py_NewRef(PyList_GET_ITEM(list, PyList_GET_SIZE(list) - 1));
    }
    if (civitas_is_place(list, index)) {
        return Py_NewRef(PyList_GET_ITEM(list, index >> 1));
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *civitas_item_at(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        return Py_NewRef(PyList_GET_ITEM(list, place));
    }
    return CPyList_GetItemInt64(list, place);
}

static inline PyObject *civitas_borrowed_item_at(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, place);
    }
    return CPyList_GetItemInt64Borrow(list, place);
}

static inline bool civitas_set_item_at(PyObject *list, int64_t place, PyObject *value) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, place);
        PyList_SET_ITEM(list, place, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItemInt64(list, place, value);
}

static inline PyObject *civitas_borrowed_item(PyObject *list, CPyTagged index) {
    if (civitas_is_place(list, index)) {
        return PyList_GET_ITEM(list, index >> 1);
    }
    return CPyList_GetItemBorrow(list, index);
}

static inline bool civitas_set_item(PyObject *list, CPyTagged index, PyObject *value) {
    if (civitas_is_place(list, index)) {
        PyObject *before = PyList_GET_ITEM(list, index >> 1);
        PyList_SET_ITEM(list, index >> 1, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* A list that grows gets room for twice as many: lists of actions and places are made one by one. */
#define FIRST_ROOM 8

static int civitas_make_room(PyListObject *list) {
    Py_ssize_t room = list->allocated < FIRST_ROOM ? FIRST_ROOM : 2 * list->allocated;
    PyObject **items = PyMem_Realloc(list->ob_item, room * sizeof(PyObject *));
    if (unlikely(items == NULL)) {
        PyErr_NoMemory();
        return -1;
    }
    list->ob_item = items;
    list->allocated = room;
    return 0;
}

static inline __attribute__((always_inline)) int civitas_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size < ((PyListObject *)list)->allocated || civitas_make_room((PyListObject *)list) == 0)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return -1;
}

/* The last item of a list, which the caller gets; the room stays. */
static inline PyObject *civitas_pop_last(PyObject *list) {
    Py_ssize_t left = PyList_GET_SIZE(list) - 1;
    if (unlikely(left < 0)) {
        return CPyList_PopLast(list);
    }
    Py_SET_SIZE(list, left);
    return PyList_GET_ITEM(list, left);
}

/* Where a number stands in a list of numbers: -1 if nowhere, -2 if this is something else and has to be looked for in the
   general way. */
static Py_ssize_t civitas_place_of_any(PyObject *list, PyObject *number) {
    int is_long, is_other_long;
    if (!PyList_CheckExact(list) || !PyLong_CheckExact(number)) {
        return -2;
    }
    Py_ssize_t value = CPyLong_AsSsize_tAndOverflow(number, &is_long);
    if (is_long) {
        return -2;
    }
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    for (Py_ssize_t place = 0; place < size; place++) {
        PyObject *item = items[place];
        if (item == number) {
            return place;
        }
        if (unlikely(!PyLong_CheckExact(item))) {
            return -2;
        }
        if (CPyLong_AsSsize_tAndOverflow(item, &is_other_long) == value && !is_other_long) {
            return place;
        }
    }
    return -1;
}

/* The same; among numbers of Python's row only the same one is equal. */
static Py_ssize_t civitas_place(PyObject *list, PyObject *number) {
    if (!PyList_CheckExact(list) || !civitas_is_in_row(number)) {
        return civitas_place_of_any(list, number);
    }
    size_t row = civitas_row;
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    for (Py_ssize_t place = 0; place < size; place++) {
        if (items[place] == number) {
            return place;
        }
        if (unlikely((size_t)items[place] - row >= LENGTH_OF_ROW)) {
            return civitas_place_of_any(list, number);
        }
    }
    return -1;
}

static inline int civitas_contains(PyObject *items, PyObject *item) {
    Py_ssize_t place = civitas_place(items, item);
    return likely(place != -2) ? place >= 0 : PySequence_Contains(items, item);
}

static inline CPyTagged civitas_index(PyObject *list, PyObject *item) {
    Py_ssize_t place = civitas_place(list, item);
    return likely(place >= 0) ? (CPyTagged)(place << 1) : CPyList_Index(list, item);
}

static inline CPyTagged civitas_count(PyObject *list, PyObject *item) {
    Py_ssize_t count = 0;
    if (!PyList_CheckExact(list) || !PyLong_CheckExact(item)) {
        return CPyList_Count(list, item);
    }
    int is_long, is_other_long;
    Py_ssize_t value = CPyLong_AsSsize_tAndOverflow(item, &is_long);
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(list); place++) {
        PyObject *other = PyList_GET_ITEM(list, place);
        if (unlikely(is_long || !PyLong_CheckExact(other))) {
            return CPyList_Count(list, item);
        }
        count += CPyLong_AsSsize_tAndOverflow(other, &is_other_long) == value && !is_other_long;
    }
    return (CPyTagged)count << 1;
}

#if PY_VERSION_HEX < 0x030C0000 /* later Pythons do not count who refers to a small number */

/* A list that is freed lets go of its items, from the last one on, up to one that nobody else refers to: a number is freed,
   anything else is left to Python, for all kinds of things may follow from it. */
static void civitas_drop_items(PyListObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject **items = list->ob_item;
    if (size == 0 || items[size - 1] == NULL) { /* empty, or not filled to the end */
        return;
    }
    for (; size > 0; size--) {
        PyObject *item = items[size - 1];
        if (unlikely(--item->ob_refcnt == 0)) {
            if (!PyLong_CheckExact(item)) {
                item->ob_refcnt = 1;
                break;
            }
            _Py_Dealloc(item);
        }
    }
    Py_SET_SIZE(list, size);
}

/* Lists come and go with every decision. Those that have let go of all their items are kept, together with their room, for the
   next ones to be made: short ones and long ones apart, lest a few items lie in much room, and none that are very long. Nobody
   refers to a list that is kept, and the collector does not know it. */
#define KEPT_LISTS 64
#define SHORT_LIST 32
#define LONG_LIST 256

typedef struct {
    Py_ssize_t count;
    PyListObject *lists[KEPT_LISTS];
} civitas_lists;

civitas_lists civitas_short, civitas_long;

static inline civitas_lists *civitas_lists_with(Py_ssize_t room) {
    return room <= SHORT_LIST ? &civitas_short : &civitas_long;
}

static void civitas_free(PyObject *thing) {
    if (PyList_CheckExact(thing)) {
        PyListObject *list = (PyListObject *)thing;
        civitas_lists *kept = civitas_lists_with(list->allocated);
        civitas_drop_items(list);
        if (likely(PyList_GET_SIZE(list) == 0 && list->allocated <= LONG_LIST && kept->count < KEPT_LISTS)) {
            PyObject_GC_UnTrack(thing);
            kept->lists[kept->count++] = list;
            return;
        }
    }
    _Py_Dealloc(thing);
}

static inline void civitas_release(PyObject *thing) {
    if (--thing->ob_refcnt == 0) {
        civitas_free(thing);
    }
}

static inline void civitas_release_if_any(PyObject *thing) {
    if (thing != NULL) {
        civitas_release(thing);
    }
}

/* Makes room for so many items in a list that has none. */
static inline bool civitas_has_room(PyListObject *list, Py_ssize_t room) {
    if (likely(room <= list->allocated)) {
        return true;
    }
    PyObject **items = PyMem_Realloc(list->ob_item, room * sizeof(PyObject *));
    if (unlikely(items == NULL)) {
        return false;
    }
    list->ob_item = items;
    list->allocated = room;
    return true;
}

/* An empty list with room for so many items, to be filled at once. */
static PyObject *civitas_list_with(Py_ssize_t room) {
    civitas_lists *kept = civitas_lists_with(room);
    PyObject *list;
    if (likely(kept->count > 0)) {
        list = (PyObject *)kept->lists[--kept->count];
        Py_SET_REFCNT(list, 1);
        PyObject_GC_Track(list);
    } else {
        list = PyList_New(0);
    }
    if (unlikely(list == NULL || !civitas_has_room((PyListObject *)list, room))) {
        Py_XDECREF(list);
        return PyErr_NoMemory();
    }
    return list;
}

static PyObject *civitas_new_list(Py_ssize_t size) {
    PyObject *list = civitas_list_with(size);
    if (likely(list != NULL && size > 0)) {
        memset(((PyListObject *)list)->ob_item, 0, size * sizeof(PyObject *));
        Py_SET_SIZE(list, size);
    }
    return list;
}

/* A list of these items and then of the others. */
static PyObject *civitas_joined(PyObject **items, Py_ssize_t size, PyObject **others, Py_ssize_t more) {
    PyObject *joined = civitas_list_with(size + more);
    if (unlikely(joined == NULL)) {
        return NULL;
    }
    PyObject **places = ((PyListObject *)joined)->ob_item;
    for (Py_ssize_t place = 0; place < size; place++) {
        places[place] = Py_NewRef(items[place]);
    }
    for (Py_ssize_t place = 0; place < more; place++) {
        places[size + place] = Py_NewRef(others[place]);
    }
    Py_SET_SIZE(joined, size + more);
    return joined;
}

static PyObject *civitas_concat(PyObject *list, PyObject *other) {
    if (unlikely(!PyList_CheckExact(list) || !PyList_CheckExact(other))) {
        return PySequence_Concat(list, other);
    }
    PyObject **items = ((PyListObject *)list)->ob_item, **others = ((PyListObject *)other)->ob_item;
    return civitas_joined(items, PyList_GET_SIZE(list), others, PyList_GET_SIZE(other));
}

/* The part of a list between two places that lie within it, or beyond its end. */
static PyObject *civitas_slice(PyObject *list, CPyTagged start, CPyTagged end) {
    if (unlikely(!PyList_CheckExact(list) || (start & CPY_INT_TAG) || (end & CPY_INT_TAG))) {
        return CPyList_GetSlice(list, start, end);
    }
    Py_ssize_t size = PyList_GET_SIZE(list), first = (Py_ssize_t)start >> 1, last = (Py_ssize_t)end >> 1;
    if (unlikely(first < 0 || last < 0)) {
        return CPyList_GetSlice(list, start, end);
    }
    last = last < size ? last : size;
    first = first < last ? first : last;
    return civitas_joined(((PyListObject *)list)->ob_item + first, last - first, NULL, 0);
}

static PyObject *civitas_extended(PyObject *list, PyObject *other) {
    if (unlikely(!PyList_CheckExact(list) || !PyList_CheckExact(other) || list == other)) {
        return PySequence_InPlaceConcat(list, other);
    }
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(other); place++) {
        if (unlikely(civitas_append(list, PyList_GET_ITEM(other, place)) < 0)) {
            return NULL;
        }
    }
    return Py_NewRef(list);
}

/* A row of the same number refers to it once more for each place: this is counted at once. */
static PyObject *civitas_repeated(PyObject *list, CPyTagged times) {
    Py_ssize_t size = (Py_ssize_t)times >> 1;
    if (!PyList_CheckExact(list) || PyList_GET_SIZE(list) != 1 || size < FIRST_ROOM || size > KEPT_NUMBERS) {
        return CPySequence_Multiply(list, times);
    }
    PyObject *row = civitas_list_with(size), *item = PyList_GET_ITEM(list, 0);
    if (unlikely(row == NULL)) {
        return NULL;
    }
    PyObject **items = ((PyListObject *)row)->ob_item;
    for (Py_ssize_t place = 0; place < size; place++) {
        items[place] = item;
    }
    item->ob_refcnt += size;
    Py_SET_SIZE(row, size);
    return row;
}

#undef CPy_DECREF
#define CPy_DECREF(thing) civitas_release((PyObject *)(thing))
#undef Py_CLEAR
#define Py_CLEAR(thing) \
    do { \
        PyObject *cleared = (PyObject *)(thing); \
        (thing) = NULL; \
        civitas_release_if_any(cleared); \
    } while (0)
#define CPySequence_Multiply civitas_repeated
#define PyList_New civitas_new_list
#define PySequence_Concat civitas_concat
#define PySequence_InPlaceConcat civitas_extended
#define CPyList_GetSlice civitas_slice

#endif

/* Whether a list has a number that is not 0 or a list that is not empty, and the sum of its numbers; 1 if it has
   something else. */
static int civitas_has_any(PyObject *list, bool *found) {
    int is_long;
    *found = false;
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(list) && !*found; place++) {
        PyObject *item = PyList_GET_ITEM(list, place);
        if (PyList_CheckExact(item)) {
            *found = PyList_GET_SIZE(item) > 0;
        } else if (PyLong_CheckExact(item) || PyBool_Check(item)) {
            *found = CPyLong_AsSsize_tAndOverflow(item, &is_long) != 0 || is_long;
        } else {
            return 1;
        }
    }
    return 0;
}

static int civitas_sum_of(PyObject *list, Py_ssize_t *sum) {
    int is_long;
    *sum = 0;
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(list); place++) {
        PyObject *item = PyList_GET_ITEM(list, place);
        if (unlikely(!PyLong_CheckExact(item))) {
            return 1;
        }
        Py_ssize_t value = CPyLong_AsSsize_tAndOverflow(item, &is_long);
        if (unlikely(is_long || value > INT32_MAX || value < INT32_MIN)) {
            return 1;
        }
        *sum += value;
    }
    return 0;
}

/* Numbers of Python's row lie in their order, so they are sorted by where they lie: a few by moving each to its place, more by
   counting how many there are of each. */
#define FEW_TO_SORT 16

static void civitas_sort_few(PyObject **items, Py_ssize_t size) {
    for (Py_ssize_t next = 1; next < size; next++) {
        PyObject *item = items[next];
        Py_ssize_t place = next;
        for (; place > 0 && items[place - 1] > item; place--) {
            items[place] = items[place - 1];
        }
        items[place] = item;
    }
}

static void civitas_sort_many(PyObject **items, Py_ssize_t size, PyObject *least, PyObject *most) {
    Py_ssize_t counts[NUMBERS_IN_ROW];
    size_t kinds = ((size_t)most - (size_t)least) / sizeof(PyLongObject) + 1;
    memset(counts, 0, kinds * sizeof(Py_ssize_t));
    for (Py_ssize_t place = 0; place < size; place++) {
        counts[((size_t)items[place] - (size_t)least) / sizeof(PyLongObject)]++;
    }
    for (size_t kind = 0; kind < kinds; kind++) {
        for (Py_ssize_t count = counts[kind]; count > 0; count--) {
            *items++ = (PyObject *)((PyLongObject *)least + kind);
        }
    }
}

static int civitas_sort(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (!PyList_CheckExact(list) || size < 2) {
        return PyList_Sort(list);
    }
    PyObject **items = ((PyListObject *)list)->ob_item, *least = items[0], *most = items[0];
    bool is_sorted = true;
    for (Py_ssize_t place = 0; place < size; place++) {
        PyObject *item = items[place];
        if (unlikely(!civitas_is_in_row(item))) {
            return PyList_Sort(list);
        }
        is_sorted &= item >= most;
        least = item < least ? item : least;
        most = item > most ? item : most;
    }
    if (!is_sorted && size <= FEW_TO_SORT) {
        civitas_sort_few(items, size);
    } else if (!is_sorted) {
        civitas_sort_many(items, size, least, most);
    }
    return 0;
}

static PyObject *civitas_sorted(PyObject *things) {
    PyObject *list = PySequence_List(things);
    if (likely(list != NULL) && unlikely(civitas_sort(list) < 0)) {
        Py_CLEAR(list);
    }
    return list;
}

/* What Python itself has under a name is looked up in its module, without asking what modules are. */
static inline PyObject *civitas_attribute(PyObject *owner, PyObject *name) {
    if (PyModule_CheckExact(owner)) {
        PyObject *found = PyDict_GetItemWithError(PyModule_GetDict(owner), name);
        if (likely(found != NULL)) {
            return Py_NewRef(found);
        }
    }
    return PyObject_GetAttr(owner, name);
}

PyObject *civitas_any, *civitas_sum;

static inline bool civitas_knows_any(void) {
    if (unlikely(civitas_any == NULL)) {
        PyObject *python = PyEval_GetBuiltins();
        civitas_sum = Py_XNewRef(PyDict_GetItemString(python, "sum"));
        civitas_any = Py_XNewRef(PyDict_GetItemString(python, "any"));
    }
    return civitas_any != NULL;
}

static PyObject *civitas_called(PyObject *called, PyObject *const *arguments, size_t count, PyObject *names) {
    if (PyCFunction_CheckExact(called) && count == 1 && names == NULL && PyList_CheckExact(arguments[0])
        && civitas_knows_any()) {
        bool found;
        Py_ssize_t sum;
        if (called == civitas_any && !civitas_has_any(arguments[0], &found)) {
            return PyBool_FromLong(found);
        }
        if (called == civitas_sum && !civitas_sum_of(arguments[0], &sum)) {
            return civitas_boxed((CPyTagged)sum << 1);
        }
    }
    return PyObject_Vectorcall(called, arguments, count, names);
}

#define CPyTagged_StealAsObject civitas_boxed
#define PyNumber_InPlaceAdd civitas_added
#define PyNumber_InPlaceSubtract civitas_subtracted
#define CPyList_GetItem civitas_item
#define CPyList_GetItemShort civitas_item
#define CPyList_GetItemBorrow civitas_borrowed_item
#define CPyList_GetItemShortBorrow civitas_borrowed_item
#define CPyList_GetItemInt64 civitas_item_at
#define CPyList_GetItemInt64Borrow civitas_borrowed_item_at
#define CPyList_SetItem civitas_set_item
#define CPyList_SetItemInt64 civitas_set_item_at
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) civitas_is_a((PyObject *)(thing), (type))
#define PyList_Append civitas_append
#define PySequence_Contains civitas_contains
#define CPyList_Index civitas_index
#define CPyList_Count civitas_count
#define CPyList_PopLast civitas_pop_last
#define PyList_Sort civitas_sort
#define CPySequence_Sort civitas_sorted
#undef CPyObject_GetAttr
#define CPyObject_GetAttr civitas_attribute
#undef PyObject_Vectorcall
#define PyObject_Vectorcall civitas_called

#endif

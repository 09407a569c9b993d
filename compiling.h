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

static inline PyObject *civitas_boxed(CPyTagged number) {
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

/* Frames, positions and records are of the class that is asked for or derived from it directly. */
static inline int civitas_is_a(PyObject *thing, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(thing);
    return own == type || own->tp_base == type || PyType_IsSubtype(own, type);
}

static inline int civitas_is_place(PyObject *list, CPyTagged index) {
    return likely(!(index & CPY_INT_TAG) && (index >> 1) < (size_t)PyList_GET_SIZE(list));
}

static inline PyObject *civitas_item(PyObject *list, CPyTagged index) {
    if (civitas_is_place(list, index)) {
        PyObject *item = PyList_GET_ITEM(list, index >> 1);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
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

static inline int civitas_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size < ((PyListObject *)list)->allocated)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

/* Where a number stands in a list of numbers: -1 if nowhere, -2 if this is something else and has to be looked for in the
   general way. */
static Py_ssize_t civitas_place(PyObject *list, PyObject *number) {
    int is_long, is_other_long;
    if (!PyList_CheckExact(list) || !PyLong_CheckExact(number)) {
        return -2;
    }
    Py_ssize_t value = CPyLong_AsSsize_tAndOverflow(number, &is_long);
    if (is_long) {
        return -2;
    }
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(list); place++) {
        PyObject *item = PyList_GET_ITEM(list, place);
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

static inline int civitas_contains(PyObject *items, PyObject *item) {
    Py_ssize_t place = civitas_place(items, item);
    return likely(place != -2) ? place >= 0 : PySequence_Contains(items, item);
}

static inline CPyTagged civitas_index(PyObject *list, PyObject *item) {
    Py_ssize_t place = civitas_place(list, item);
    return likely(place >= 0) ? (CPyTagged)(place << 1) : CPyList_Index(list, item);
}

#define CPyTagged_StealAsObject civitas_boxed
#define CPyList_GetItem civitas_item
#define CPyList_GetItemShort civitas_item
#define CPyList_GetItemBorrow civitas_borrowed_item
#define CPyList_GetItemShortBorrow civitas_borrowed_item
#define CPyList_SetItem civitas_set_item
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) civitas_is_a((PyObject *)(thing), (type))
#define PyList_Append civitas_append
#define PySequence_Contains civitas_contains
#define CPyList_Index civitas_index

#endif

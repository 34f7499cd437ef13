/* Many numbers at once into a pad's memory; lay.py says what each function does, and does the same. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* An int of a list; the small ones without a call. -1 with an error set if it is none. */
static inline long number(PyObject *one)
{
    if (PyLong_CheckExact(one)) {
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)one))
            return (long)PyUnstable_Long_CompactValue((PyLongObject *)one);
#else
        switch (Py_SIZE(one)) {
        case 0:
            return 0;
        case 1:
            return (long)((PyLongObject *)one)->ob_digit[0];
        }
#endif
    }
    return PyLong_AsLong(one);
}

static int fits(long found)
{
    if (found == -1 && PyErr_Occurred())
        return 0;
    if (found < INT16_MIN || found > INT16_MAX) {
        PyErr_Format(PyExc_OverflowError, "%ld is too much for a pad", found);
        return 0;
    }
    return 1;
}

/* The pad's memory: 16-bit numbers side by side. NULL with an error set if it is something else. */
static int16_t *memory(PyObject *room, Py_ssize_t *size)
{
    if (!PyMemoryView_Check(room) || PyMemoryView_GET_BUFFER(room)->itemsize != 2) {
        PyErr_SetString(PyExc_TypeError, "room: must be a memoryview of 16-bit numbers");
        return NULL;
    }
    *size = PyMemoryView_GET_BUFFER(room)->len / 2;
    return (int16_t *)PyMemoryView_GET_BUFFER(room)->buf;
}

static int outside(const char *what)
{
    PyErr_Format(PyExc_IndexError, "%s is out of range", what);
    return -1;
}

static int copy(int16_t *to, PyObject *numbers, Py_ssize_t first, Py_ssize_t end)
{
    for (Py_ssize_t i = first; i < end; i++) {
        long found = number(PyList_GET_ITEM(numbers, i));
        if (!fits(found))
            return -1;
        *to++ = (int16_t)found;
    }
    return 0;
}

static PyObject *turned(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_ssize_t size, at, width, eyes, seats;
    int16_t *room;
    PyObject *numbers;

    if (count != 6) {
        PyErr_SetString(PyExc_TypeError, "turned takes 6 arguments");
        return NULL;
    }
    room = memory(args[0], &size);
    numbers = args[2];
    at = PyLong_AsSsize_t(args[1]);
    width = PyLong_AsSsize_t(args[3]);
    eyes = PyLong_AsSsize_t(args[4]);
    seats = PyLong_AsSsize_t(args[5]);
    if (room == NULL || PyErr_Occurred())
        return NULL;
    if (!PyList_CheckExact(numbers)) {
        PyErr_SetString(PyExc_TypeError, "numbers: must be a list");
        return NULL;
    }
    if (width < 0 || seats < 0 || width * seats > PyList_GET_SIZE(numbers) || eyes < 0 || eyes > seats || at < 0
        || at + width * seats > size) {
        outside("a seat");
        return NULL;
    }
    if (copy(room + at, numbers, width * eyes, width * seats) < 0
        || copy(room + at + width * (seats - eyes), numbers, 0, width * eyes) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* One of the tables that a list's numbers are looked up in. */
struct table {
    Py_ssize_t at, width, rows;
    const int16_t *first;
};

enum { MOST = 8 };

static int opened(PyObject *out, Py_ssize_t base, struct table *tables)
{
    if (PyTuple_GET_SIZE(out) > MOST)
        return outside("out");
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(out); i++) {
        PyObject *one = PyTuple_GET_ITEM(out, i);
        if (!PyTuple_Check(one) || PyTuple_GET_SIZE(one) != 3 || !PyBytes_Check(PyTuple_GET_ITEM(one, 2))) {
            PyErr_SetString(PyExc_TypeError, "out: must be place, width and table");
            return -1;
        }
        tables[i].at = base + PyLong_AsSsize_t(PyTuple_GET_ITEM(one, 0));
        tables[i].width = PyLong_AsSsize_t(PyTuple_GET_ITEM(one, 1));
        if (PyErr_Occurred())
            return -1;
        if (tables[i].width < 1)
            return outside("width");
        tables[i].first = (const int16_t *)PyBytes_AS_STRING(PyTuple_GET_ITEM(one, 2));
        tables[i].rows = PyBytes_GET_SIZE(PyTuple_GET_ITEM(one, 2)) / (2 * tables[i].width);
    }
    return 0;
}

static PyObject *looked(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_ssize_t size, base, some, all;
    const int32_t *ways;
    struct table tables[MOST];
    int16_t *room;

    if (count != 6) {
        PyErr_SetString(PyExc_TypeError, "looked takes 6 arguments");
        return NULL;
    }
    room = memory(args[0], &size);
    base = PyLong_AsSsize_t(args[1]);
    if (room == NULL || PyErr_Occurred())
        return NULL;
    if (!PyList_CheckExact(args[2]) || !PyBytes_Check(args[3]) || !PyTuple_Check(args[4]) || !PyList_CheckExact(args[5])) {
        PyErr_SetString(PyExc_TypeError, "looked: must be a list, bytes, a tuple and a list");
        return NULL;
    }
    if (PyList_GET_SIZE(args[5]) != PyList_GET_SIZE(args[2])) {
        outside("kept");
        return NULL;
    }
    if (opened(args[4], base, tables) < 0)
        return NULL;
    all = PyTuple_GET_SIZE(args[4]);
    ways = (const int32_t *)PyBytes_AS_STRING(args[3]);
    some = PyBytes_GET_SIZE(args[3]) / 8;
    for (; some > 0; some--, ways += 2) {
        PyObject *it;
        long found;
        if (ways[0] < 0 || ways[0] >= PyList_GET_SIZE(args[2])) {
            outside("a place");
            return NULL;
        }
        it = PyList_GET_ITEM(args[2], ways[0]);
        if (it == PyList_GET_ITEM(args[5], ways[0]))
            continue;
        found = number(it);
        if (found == -1 && PyErr_Occurred())
            return NULL;
        for (Py_ssize_t i = 0; i < all; i++) {
            const struct table *one = tables + i;
            Py_ssize_t to = one->at + one->width * ways[1];
            if (to < 0 || to + one->width > size || found >= one->rows) {
                outside(found >= one->rows ? "a number" : "a place");
                return NULL;
            }
            /* Rows are short: a call to copy one would cost more than the copying. */
            for (Py_ssize_t k = 0; k < one->width; k++)
                room[to + k] = found < 0 ? 0 : one->first[one->width * found + k];
        }
        Py_INCREF(it);
        if (PyList_SetItem(args[5], ways[0], it) < 0)
            return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"turned", (PyCFunction)(void (*)(void))turned, METH_FASTCALL, NULL},
    {"looked", (PyCFunction)(void (*)(void))looked, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "lay", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_lay(void)
{
    return PyModule_Create(&module);
}

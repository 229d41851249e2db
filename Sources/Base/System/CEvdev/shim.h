#include <libevdev/libevdev.h>
#include <linux/input.h>

// A function-like macro, which Swift does not import.
static const unsigned long cevdev_EVIOCSFF = EVIOCSFF;

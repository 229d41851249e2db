// Keeps the arguments of the program for Swift's `CommandLine`.
//
// The Swift runtime looks for them at each start in what /proc says of the program's memory, 250,000 instructions before the
// first line of the program. The C library passes them to the functions that it calls first. The linker hands the calls of the
// runtime's two functions to these two (`--wrap`), and leaves out what looks in /proc (layout.ld).
//
// Source: stdlib/public/stubs/CommandLine.cpp of the Swift project.
#include <stddef.h>

static char *none[] = {NULL};
static char **values = none;
static int count;

static void keep(int number, char **arguments) {
  count = number;
  values = arguments;
}

// Before the constructors of any other file.
__attribute__((section(".init_array.00101"), used)) static void (*const first)(int, char **) = keep;

char **__wrap__swift_stdlib_getUnsafeArgvArgc(int *number) {
  *number = count;
  return values;
}

void __wrap__swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int number) {
  values = arguments;
  count = number;
}

// Makes calls of libdrm, libinput, libevdev, libudev, libxkbcommon, libseat and the C library fail on purpose.
//
// It is C because it takes the place of C functions under LD_PRELOAD, some of them before the Swift runtime of the program
// has started, and `open`, `fcntl` and `ioctl` take a variable number of arguments.
//
// FAULTS names a file of `struct call`s, one for each call in the order of calls.h, that is mapped into the program: it
// counts there, and whoever maps the file too arms a fault while the program runs. FAULT="name first count errno" arms one
// from the start, so that the calls of the start can fail.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <linux/fcntl.h>
#include <linux/mman.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>

// The headers of what is wrapped would contradict the wrappers' plainer types.
extern char *getenv(const char *);
extern int unsetenv(const char *);
extern int sscanf(const char *, const char *, ...);
extern long syscall(long, ...);
#define MAP_FAILED ((void *)-1)
#define STALL 4096 // no errno: the call takes as long as the fault is armed

struct call {
  char name[48];
  _Atomic uint64_t calls;   // made so far
  _Atomic uint64_t first;   // the number of the first call that fails, counted from 1; 0 for none
  _Atomic uint64_t count;   // calls that fail from there on
  _Atomic uint64_t failed;  // calls that have failed
  int64_t error;            // the errno to fail with
};

enum number {
#define CALL(call) NUMBER_##call,
#include "calls.h"
#undef CALL
  CALLS
};

static struct call unshared[CALLS] = {
#define CALL(call) {.name = #call},
#include "calls.h"
#undef CALL
};
static struct call *calls = unshared;

// Programs that this one starts are left alone.
__attribute__((constructor)) static void begin(void) {
  unsetenv("LD_PRELOAD");
  const char *path = getenv("FAULTS");
  int fd = path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC) : -1;
  if (fd >= 0) {
    void *shared = (void *)syscall(SYS_mmap, NULL, sizeof unshared, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    syscall(SYS_close, fd);
    if (shared != MAP_FAILED) calls = memcpy(shared, unshared, sizeof unshared);
  }
  char name[48];
  unsigned long first, count;
  int error;
  const char *fault = getenv("FAULT");
  if (!fault || sscanf(fault, "%47s %lu %lu %d", name, &first, &count, &error) != 4) return;
  for (int number = 0; number < CALLS; number++) {
    if (strcmp(calls[number].name, name)) continue;
    calls[number].error = error;
    calls[number].count = count;
    calls[number].first = calls[number].calls + first;
  }
}

// Counts a call; the errno that it has to fail with, or 0.
static int fails(enum number number) {
  struct call *call = &calls[number];
  uint64_t turn = atomic_fetch_add(&call->calls, 1) + 1, first = call->first;
  if (!first || turn < first || turn >= first + call->count) return 0;
  atomic_fetch_add(&call->failed, 1);
  if (call->error != STALL) return (int)call->error;
  // A disk that does not answer, until the fault is disarmed.
  while (*(volatile uint64_t *)&call->first) syscall(SYS_poll, NULL, 0, 10);
  return 0;
}

// Whether a path is of the system's fonts, or of fontconfig's own files.
static int is_font(const char *path) { return strstr(path, "/fonts") || strstr(path, "/fontconfig"); }

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// libseat is loaded by name: this library, put under that name, passes its calls on to the one that FAULTS_SEAT names.
static void *next_seat(const char *name) {
  static void *library;
  if (!library) library = dlopen(getenv("FAULTS_SEAT"), RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

// A function `name` with these parameters that does `failure` where its call has to fail with `error`.
#define WRAPPED(find, result, name, parameters, arguments, failure) \
  result name parameters {                                          \
    static result(*real) parameters;                                \
    if (!real) real = (result(*) parameters)find(#name);            \
    int error = fails(NUMBER_##name);                               \
    if (error) failure;                                             \
    return real arguments;                                          \
  }
#define WRAP(result, name, parameters, arguments, failure) WRAPPED(next, result, name, parameters, arguments, failure)
#define SEAT(result, name, parameters, arguments, failure) WRAPPED(next_seat, result, name, parameters, arguments, failure)
// Some calls return −1 and set errno, some return −errno, some errno itself, some NULL.
#define MINUS_ONE { errno = error; return -1; }
#define NEGATIVE { errno = error; return -error; }
#define POSITIVE { return error; }
#define NOTHING { errno = error; return NULL; }

#include "wrappers.h"

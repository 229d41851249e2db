// The kernel and glibc headers that Swift's Glibc module does not contain, and inline functions for what Swift cannot
// import from them.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/fb.h>
#include <linux/inet_diag.h>
#include <linux/input.h>
#include <linux/kd.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <linux/vt.h>
#include <poll.h>
#include <pwd.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/timex.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <sys/xattr.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "SwiftJobs.h"

// getopt_long(3) returns results in mutable global variables, which Swift 6 does not import.
#include <getopt.h>
static inline const char *clinux_option_argument(void) { return optarg; }
static inline int clinux_option_index(void) { return optind; }
static inline void clinux_restart_options(void) { optind = 0; opterr = 0; }

// Function-like macros, which Swift does not import.
static const unsigned long clinux_EVIOCGRAB = EVIOCGRAB;
static const unsigned long clinux_TIOCGDEV = TIOCGDEV;
static const unsigned long clinux_EVIOCSMASK = EVIOCSMASK;
static inline int clinux_SIGRTMIN(void) { return SIGRTMIN; }

/// The state of a virtual terminal before it was taken. `fd` is its open node.
struct clinux_console {
  int fd;
  int display_mode;
  int keyboard_mode;
  int has_termios;
  struct termios termios;
};
/// Restores the terminal when the process exits or receives a fatal signal; NULL cancels that.
void clinux_console_guard(const struct clinux_console *console);
/// Restores a terminal now. It may be called in a signal handler.
void clinux_console_restore(const struct clinux_console *console);

/// Writes the number of a fatal signal into an open file before the process dies of it, at a distance from its beginning in
/// bytes; a negative descriptor forgets the file.
void clinux_note_fatal(int descriptor, long offset);
/// Calls a function on this thread with an alternate stack for signal handlers, so that those of fatal signals run even
/// after the thread's own stack has overflowed. To be called where the thread begins.
void clinux_with_signal_stack(void (*body)(void *context), void *context);

// gettid(2), which glibc declares only with _GNU_SOURCE.
#include <sys/syscall.h>
static inline int clinux_thread_id(void) { return (int)syscall(SYS_gettid); }
// The number of processors that this process may use, by sched_getaffinity(2), whose sets Swift does not import.
static inline int clinux_processors(void) {
  unsigned long set[128] = {0};
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof set, set);
  int count = 0;
  for (size_t word = 0; bytes > 0 && word < (size_t)bytes / sizeof *set; word++) count += __builtin_popcountl(set[word]);
  return count > 0 ? count : 1;
}
// The user as whom this thread touches files.
#include <sys/fsuid.h>
static inline uid_t clinux_file_user(void) { return (uid_t)setfsuid((uid_t)-1); }
/// The rights of a thread of root: its group and further groups.
struct clinux_rights { gid_t group; int count; gid_t groups[64]; };
/// Lets this thread of root touch files as another user, without further groups, and remembers its own rights. Other threads
/// keep theirs. Returns false, sets errno and changes nothing if the kernel refuses that.
bool clinux_act_as(uid_t user, gid_t group, struct clinux_rights *own);
/// Gives a thread its own rights back.
void clinux_act_again(const struct clinux_rights *own);

// pipe2(2), which glibc declares only with _GNU_SOURCE: neither end is handed on to a program, and neither waits.
static inline int clinux_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC | O_NONBLOCK); }
// pidfd_open(2), which glibc declares since version 2.36.
static inline int clinux_pidfd_open(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

// The bytes that have been read from a TCP connection so far: those that have arrived, without those that wait in the socket.
// C, since the structure that Glibc has for Swift ends before this field. Returns -1 and sets errno on failure.
int clinux_received_bytes(int descriptor, uint64_t *count);

// eventfd(2), asked for again for up to a second where the machine is short of memory or descriptors: without it a thread
// could not wake a loop.
static inline int clinux_event_descriptor(void) {
  for (int attempt = 0;; attempt++) {
    int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (descriptor >= 0 || attempt == 10) return descriptor;
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
  }
}

// Makes an eventfd readable. The kernel has no reason to refuse that; if it does all the same, it is asked again for up to
// ten seconds: the loop that sleeps on it would not learn of what has been done.
static inline void clinux_ring(int descriptor) {
  for (int attempt = 0; attempt < 100 && eventfd_write(descriptor, 1) != 0 && errno != EBADF; attempt++)
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
}

// Whether the kernel has the descriptors and the memory that libinput begins with. libinput 1.22 frees a context twice that
// it cannot begin for want of them, and ends the program.
static inline bool clinux_can_begin_libinput(void) {
  int epoll = epoll_create1(EPOLL_CLOEXEC), timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN};
  bool can = epoll >= 0 && timer >= 0 && epoll_ctl(epoll, EPOLL_CTL_ADD, timer, &event) == 0;
  if (timer >= 0) close(timer);
  if (epoll >= 0) close(epoll);
  return can;
}

// The section with the protocol conformance records that the Swift compiler writes for the runtime. The linker defines
// these symbols; they are null in a program without such a section.
extern const int clinux_section_begin[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int clinux_section_end[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
static inline const int *clinux_conformances_begin(void) { return clinux_section_begin; }
static inline const int *clinux_conformances_end(void) { return clinux_section_end; }

// The product SwiftUI defines the first of these functions, and a program that holds panels and sources of SwiftUI side by side
// the second one. The symbols are weak: they are null elsewhere.
extern void faceplate_sources_of_swiftui(void) __attribute__((weak));
extern void faceplate_sources_of_both(void) __attribute__((weak));
/// Whether the program is made of sources that import SwiftUI by name.
static inline bool clinux_has_sources_of_swiftui(void) {
  return faceplate_sources_of_swiftui && !faceplate_sources_of_both;
}

// Dispatch's main queue and Foundation's main run loop. The symbols are weak: a program that uses neither links neither, and
// they are null in it. The first two are how Foundation's own run loop drains the main queue of Dispatch.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));
extern const void *CFRunLoopGetMain(void) __attribute__((weak));
extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(const void *run_loop, const void *mode) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));

/// A descriptor that is readable while Dispatch's main queue has work; -1 in a program without Dispatch.
static inline int clinux_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}
/// Runs the work that waits in Dispatch's main queue. To be called on the main thread.
static inline void clinux_drain_main_queue(void) {
  if (_dispatch_main_queue_callback_4CF) _dispatch_main_queue_callback_4CF(NULL);
}
/// Whether the program has Foundation's run loop.
static inline bool clinux_has_run_loop(void) {
  return CFRunLoopGetMain && CFRunLoopRunInMode && CFRunLoopGetNextTimerFireDate && CFAbsoluteTimeGetCurrent
      && &kCFRunLoopDefaultMode;
}
/// Runs what is due in Foundation's main run loop, without waiting, and returns the seconds until its next timer; -1 if it has
/// none. To be called on the main thread of a program that has the run loop.
static inline double clinux_serve_run_loop(void) {
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, -1, 1);
  double next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  if (!(next > 0)) return -1;
  double seconds = next - CFAbsoluteTimeGetCurrent();
  return seconds > 0 ? seconds : 0;
}

// What a process that talks to strangers gives up: new programs, files by name, more descriptors, core files. Landlock
// is called by number, because its header is newer than some C libraries. The function returns false on a kernel that
// is too old for it.
#include <sys/prctl.h>
#include <sys/resource.h>
static inline bool clinux_renounce_files(void) {
  // linux/landlock.h, version 1: all thirteen rights on files, none of which any rule gives back.
  struct { unsigned long long handled; } rules = {.handled = (1ULL << 13) - 1};
  struct rlimit none = {0, 0};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  setrlimit(RLIMIT_CORE, &none);
  setrlimit(RLIMIT_FSIZE, &none);
  int set = (int)syscall(444, &rules, sizeof rules, 0);
  if (set < 0) return false;
  bool is_done = syscall(446, set, 0) == 0;
  close(set);
  return is_done;
}
/// Ends this process when its parent ends.
static inline void clinux_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
/// Closes every descriptor from a number on. Calls close_range(2).
static inline void clinux_close_from(unsigned int first) { syscall(436, first, ~0U, 0); }

// memfd_create(2), sealed against changes of its size, and against writing by processes that map it later. -1 on
// failure.
#include <linux/memfd.h>
static inline int clinux_shared_memory(const char *name, long size) {
  int descriptor = (int)syscall(SYS_memfd_create, name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) return -1;
  if (ftruncate(descriptor, size) == 0) return descriptor;
  close(descriptor);
  return -1;
}
// F_ADD_SEALS with F_SEAL_SHRINK, F_SEAL_GROW and F_SEAL_FUTURE_WRITE. To be called once the owner has mapped it.
static inline bool clinux_seal(int descriptor) { return fcntl(descriptor, 1033, 0x2 | 0x4 | 0x10) == 0; }
// Whether F_GET_SEALS has F_SEAL_SHRINK: no process can make the memory smaller. No file has seals.
static inline bool clinux_cannot_shrink(int descriptor) {
  int seals = fcntl(descriptor, 1034);
  return seals >= 0 && seals & 0x2;
}

// sendmsg(2) and recvmsg(2) with a descriptor beside the bytes.
static inline long clinux_send_descriptor(int channel, const void *bytes, size_t count, int descriptor) {
  struct iovec block = {(void *)bytes, count};
  union { struct cmsghdr head; char room[CMSG_SPACE(sizeof(int))]; } control = {0};
  struct msghdr message = {.msg_iov = &block, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  control.head.cmsg_level = SOL_SOCKET;
  control.head.cmsg_type = SCM_RIGHTS;
  control.head.cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(&control.head), &descriptor, sizeof descriptor);
  return sendmsg(channel, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}
// -1 is stored where no descriptor came; one that does is not handed on to programs that this one starts.
static inline long clinux_receive_descriptor(int channel, void *bytes, size_t count, int *descriptor) {
  struct iovec block = {bytes, count};
  union { struct cmsghdr head; char room[CMSG_SPACE(sizeof(int))]; } control = {0};
  struct msghdr message = {.msg_iov = &block, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  long length = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  *descriptor = -1;
  struct cmsghdr *head = length < 0 ? 0 : CMSG_FIRSTHDR(&message);
  if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS && head->cmsg_len == CMSG_LEN(sizeof(int)))
    memcpy(descriptor, CMSG_DATA(head), sizeof *descriptor);
  return length;
}

// Calls `body` with the address and the size of each segment of the program and its libraries that is never written to:
// code and constants. No library is unloaded during the call. Libraries with relocations in such segments are left out,
// because the dynamic linker may still change them.
void clinux_each_constant_segment(void *context, void (*body)(void *context, uintptr_t start, size_t size));

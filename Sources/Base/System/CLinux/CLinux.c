// Why this is C: the code runs in signal handlers, in which Swift's runtime must not be called.
#include "CLinux.h"

// The terminal to restore, and whether it has to be restored.
static struct clinux_console guarded;
static volatile sig_atomic_t armed;
static volatile int noted = -1;
static volatile long noted_offset;
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT, SIGXCPU};
enum { fatal_count = sizeof fatal / sizeof *fatal };
static struct sigaction before[fatal_count];
// The size of an alternate stack, without which the handler could not run after a stack overflow. The main thread has
// this one; the others have theirs from clinux_with_signal_stack.
enum { signal_stack_size = 16384 };
static char stack[signal_stack_size];

void clinux_console_restore(const struct clinux_console *console) {
  struct vt_mode automatic = {.mode = VT_AUTO};
  ioctl(console->fd, VT_SETMODE, &automatic);
  ioctl(console->fd, KDSKBMODE, console->keyboard_mode);
  ioctl(console->fd, KDSETMODE, console->display_mode);
  // TCSAFLUSH discards input that was typed on the panel, so that it does not reach the shell on the terminal.
  if (console->has_termios) tcsetattr(console->fd, TCSAFLUSH, &console->termios);
}

// Restores the terminal unless that has been done already.
static void restore_once(void) {
  if (!armed) return;
  armed = 0;
  clinux_console_restore(&guarded);
}

// Restores the terminal, then raises the signal again for the former handler.
static void on_fatal(int signal_number) {
  int error = errno;
  int note = noted;
  // A number that cannot be written is not noted.
  if (note >= 0 && pwrite(note, &signal_number, sizeof signal_number, noted_offset) < 0) errno = error;
  restore_once();
  // The former handler (a backtracer or the default action) gets the signal next.
  for (int i = 0; i < fatal_count; i++)
    if (fatal[i] == signal_number) sigaction(signal_number, &before[i], NULL);
  errno = error;
  raise(signal_number);
}

// Gives this thread an alternate stack unless it has one already, as it does under a sanitizer.
static bool take_signal_stack(char *room) {
  stack_t own = {.ss_sp = room, .ss_size = signal_stack_size}, current;
  return sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE) && sigaltstack(&own, NULL) == 0;
}

void clinux_with_signal_stack(void (*body)(void *context), void *context) {
  // The outermost frame of the thread: an overflow happens at the other end of its stack.
  char room[signal_stack_size];
  bool took = take_signal_stack(room);
  body(context);
  if (took) sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
}

static void install(void) {
  static int installed;
  if (installed) return;
  installed = 1;
  atexit(restore_once);
  take_signal_stack(stack);
  struct sigaction action = {.sa_handler = on_fatal, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &before[i]);
}

void clinux_console_guard(const struct clinux_console *console) {
  armed = 0;
  if (!console) return;
  guarded = *console;
  armed = 1;
  install();
}

void clinux_note_fatal(int descriptor, long offset) {
  noted = -1;
  noted_offset = offset;
  noted = descriptor;
  if (descriptor >= 0) install();
}

// setgroups(2) by its number: glibc's function changes all threads.
void clinux_act_again(const struct clinux_rights *own) {
  setfsuid(0);
  setfsgid(own->group);
  // A thread that kept the rights of another user could not do its work, and one without its own groups might.
  if (clinux_file_user() != 0 || syscall(SYS_setgroups, own->count, own->groups) != 0) abort();
}

bool clinux_act_as(uid_t user, gid_t group, struct clinux_rights *own) {
  own->count = getgroups(sizeof own->groups / sizeof *own->groups, own->groups);
  own->group = (gid_t)setfsgid((gid_t)-1);
  if (own->count < 0 || syscall(SYS_setgroups, 0, NULL) != 0) return false;
  setfsgid(group);
  setfsuid(user);
  if ((gid_t)setfsgid((gid_t)-1) == group && clinux_file_user() == user) return true;
  clinux_act_again(own);
  errno = EPERM;
  return false;
}

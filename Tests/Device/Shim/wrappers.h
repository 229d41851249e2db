// The calls that can fail, by library. Types that do not matter here are written as the plain ones of the same size.
typedef uint32_t u32;
typedef uint64_t u64;

// What it should have closed is closed, as the kernel and the seat daemon do whatever they answer.
#define AND_FAILS(done) { done; errno = error; return -1; }

// libdrm
WRAP(int, drmModeAddFB2, (int fd, u32 w, u32 h, u32 f, const u32 *a, const u32 *b, const u32 *c, u32 *id, u32 flags),
     (fd, w, h, f, a, b, c, id, flags), NEGATIVE)
WRAP(int, drmModeAddFB, (int fd, u32 w, u32 h, uint8_t d, uint8_t bpp, u32 pitch, u32 handle, u32 *id),
     (fd, w, h, d, bpp, pitch, handle, id), NEGATIVE)
WRAP(int, drmModeRmFB, (int fd, u32 id), (fd, id), NEGATIVE)
WRAP(int, drmModeAtomicCommit, (int fd, void *request, u32 flags, void *data), (fd, request, flags, data), NEGATIVE)
WRAP(void *, drmModeAtomicAlloc, (void), (), NOTHING)
WRAP(int, drmModeAtomicAddProperty, (void *request, u32 object, u32 property, u64 value), (request, object, property, value),
     NEGATIVE)
WRAP(int, drmModePageFlip, (int fd, u32 crtc, u32 buffer, u32 flags, void *data), (fd, crtc, buffer, flags, data), NEGATIVE)
WRAP(int, drmModeSetCrtc, (int fd, u32 crtc, u32 buffer, u32 x, u32 y, u32 *connectors, int count, void *mode),
     (fd, crtc, buffer, x, y, connectors, count, mode), NEGATIVE)
WRAP(int, drmModeDirtyFB, (int fd, u32 buffer, void *clips, u32 count), (fd, buffer, clips, count), NEGATIVE)
WRAP(int, drmModeCreateDumbBuffer, (int fd, u32 w, u32 h, u32 bpp, u32 flags, u32 *handle, u32 *pitch, u64 *size),
     (fd, w, h, bpp, flags, handle, pitch, size), NEGATIVE)
WRAP(int, drmModeMapDumbBuffer, (int fd, u32 handle, u64 *offset), (fd, handle, offset), NEGATIVE)
WRAP(int, drmModeDestroyDumbBuffer, (int fd, u32 handle), (fd, handle), NEGATIVE)
WRAP(int, drmModeCreatePropertyBlob, (int fd, const void *data, size_t size, u32 *id), (fd, data, size, id), NEGATIVE)
WRAP(int, drmModeDestroyPropertyBlob, (int fd, u32 id), (fd, id), NEGATIVE)
WRAP(int, drmSetMaster, (int fd), (fd), MINUS_ONE)
WRAP(int, drmDropMaster, (int fd), (fd), MINUS_ONE)
WRAP(int, drmIsMaster, (int fd), (fd), { return 0; })
WRAP(int, drmSetClientCap, (int fd, u64 what, u64 value), (fd, what, value), MINUS_ONE)
WRAP(int, drmGetCap, (int fd, u64 what, u64 *value), (fd, what, value), MINUS_ONE)
WRAP(int, drmHandleEvent, (int fd, void *context), (fd, context), MINUS_ONE)
WRAP(void *, drmGetVersion, (int fd), (fd), NOTHING)
WRAP(void *, drmModeGetResources, (int fd), (fd), NOTHING)
WRAP(void *, drmModeGetConnector, (int fd, u32 id), (fd, id), NOTHING)
WRAP(void *, drmModeGetConnectorCurrent, (int fd, u32 id), (fd, id), NOTHING)
WRAP(void *, drmModeGetEncoder, (int fd, u32 id), (fd, id), NOTHING)
WRAP(void *, drmModeGetCrtc, (int fd, u32 id), (fd, id), NOTHING)
WRAP(void *, drmModeGetPlaneResources, (int fd), (fd), NOTHING)
WRAP(void *, drmModeGetPlane, (int fd, u32 id), (fd, id), NOTHING)
WRAP(void *, drmModeObjectGetProperties, (int fd, u32 id, u32 type), (fd, id, type), NOTHING)
WRAP(void *, drmModeGetProperty, (int fd, u32 id), (fd, id), NOTHING)

// libinput, libevdev, libudev, libxkbcommon
WRAP(void *, libinput_udev_create_context, (const void *calls, void *data, void *udev), (calls, data, udev), NOTHING)
WRAP(int, libinput_udev_assign_seat, (void *context, const char *seat), (context, seat), MINUS_ONE)
WRAP(int, libinput_dispatch, (void *context), (context), NEGATIVE)
WRAP(int, libinput_resume, (void *context), (context), MINUS_ONE)
WRAP(int, libevdev_new_from_fd, (int fd, void **device), (fd, device), NEGATIVE)
WRAP(int, libevdev_next_event, (void *device, unsigned flags, void *event), (device, flags, event), NEGATIVE)
WRAP(int, libevdev_set_clock_id, (void *device, int clock), (device, clock), NEGATIVE)
WRAP(void *, udev_new, (void), (), NOTHING)
WRAP(void *, udev_monitor_new_from_netlink, (void *udev, const char *name), (udev, name), NOTHING)
WRAP(int, udev_monitor_filter_add_match_subsystem_devtype, (void *monitor, const char *subsystem, const char *type),
     (monitor, subsystem, type), NEGATIVE)
WRAP(int, udev_monitor_enable_receiving, (void *monitor), (monitor), NEGATIVE)
// It has read its message by then.
WRAP(void *, udev_monitor_receive_device, (void *monitor), (monitor), { real(monitor); errno = error; return NULL; })
WRAP(void *, xkb_context_new, (int flags), (flags), NOTHING)
WRAP(void *, xkb_keymap_new_from_names, (void *context, const void *names, int flags), (context, names, flags), NOTHING)
WRAP(void *, xkb_state_new, (void *keymap), (keymap), NOTHING)

// libseat
SEAT(void *, libseat_open_seat, (const void *listener, void *data), (listener, data), NOTHING)
SEAT(int, libseat_open_device, (void *seat, const char *path, int *fd), (seat, path, fd), MINUS_ONE)
SEAT(int, libseat_close_device, (void *seat, int id), (seat, id), AND_FAILS(real(seat, id)))
SEAT(int, libseat_switch_session, (void *seat, int session), (seat, session), MINUS_ONE)
SEAT(int, libseat_dispatch, (void *seat, int timeout), (seat, timeout), MINUS_ONE)
SEAT(int, libseat_get_fd, (void *seat), (seat), MINUS_ONE)
SEAT(int, libseat_disable_seat, (void *seat), (seat), MINUS_ONE)
SEAT(int, libseat_close_seat, (void *seat), (seat), AND_FAILS(real(seat)))
void libseat_set_log_level(int level) { ((void (*)(int))next_seat("libseat_set_log_level"))(level); }

// Files. Each call is counted under one name, whatever the width of its offsets.
WRAP(ssize_t, read, (int fd, void *data, size_t count), (fd, data, count), MINUS_ONE)
WRAP(ssize_t, write, (int fd, const void *data, size_t count), (fd, data, count), MINUS_ONE)
WRAP(ssize_t, pread, (int fd, void *data, size_t count, off_t offset), (fd, data, count, offset), MINUS_ONE)
WRAP(ssize_t, pwrite, (int fd, const void *data, size_t count, off_t offset), (fd, data, count, offset), MINUS_ONE)
WRAP(int, fstat, (int fd, void *info), (fd, info), MINUS_ONE)
WRAP(int, stat, (const char *path, void *info), (path, info), MINUS_ONE)
WRAP(int, lstat, (const char *path, void *info), (path, info), MINUS_ONE)
WRAP(int, fstatat, (int folder, const char *path, void *info, int flags), (folder, path, info, flags), MINUS_ONE)
WRAP(int, access, (const char *path, int mode), (path, mode), MINUS_ONE)
WRAP(int, fsync, (int fd), (fd), MINUS_ONE)
WRAP(int, renameat, (int from, const char *a, int to, const char *b), (from, a, to, b), MINUS_ONE)
WRAP(int, unlinkat, (int folder, const char *path, int flags), (folder, path, flags), MINUS_ONE)
WRAP(int, mkdir, (const char *path, unsigned mode), (path, mode), MINUS_ONE)
WRAP(int, fchmod, (int fd, unsigned mode), (fd, mode), MINUS_ONE)
WRAP(int, fchown, (int fd, u32 user, u32 group), (fd, user, group), MINUS_ONE)
WRAP(int, flock, (int fd, int what), (fd, what), MINUS_ONE)
WRAP(ssize_t, flistxattr, (int fd, char *list, size_t size), (fd, list, size), MINUS_ONE)
WRAP(ssize_t, readlink, (const char *path, char *text, size_t size), (path, text, size), MINUS_ONE)
WRAP(char *, realpath, (const char *path, char *text), (path, text), NOTHING)
WRAP(void *, opendir, (const char *path), (path), NOTHING)
WRAP(void *, readdir, (void *folder), (folder), NOTHING)

void *fopen(const char *path, const char *mode) {
  int error = is_font(path) ? fails(NUMBER_open_font) : fails(NUMBER_fopen);
  if (error) NOTHING;
  static void *(*real)(const char *, const char *);
  if (!real) real = next("fopen");
  return real(path, mode);
}
WRAP(int, close, (int fd), (fd), AND_FAILS(real(fd)))
WRAP(int, closedir, (void *folder), (folder), AND_FAILS(real(folder)))
WRAP(int, munmap, (void *at, size_t size), (at, size), AND_FAILS(real(at, size)))
WRAP(ssize_t, fgetxattr, (int fd, const char *name, void *value, size_t size), (fd, name, value, size), MINUS_ONE)
WRAP(int, fsetxattr, (int fd, const char *name, const void *value, size_t size, int flags), (fd, name, value, size, flags),
     MINUS_ONE)
WRAP(int, ftruncate, (int fd, off_t length), (fd, length), MINUS_ONE)
WRAP(int, posix_fallocate, (int fd, off_t offset, off_t length), (fd, offset, length), POSITIVE)
WRAP(int, mlock, (const void *at, size_t size), (at, size), MINUS_ONE)
WRAP(int, unlink, (const char *path), (path), MINUS_ONE)
WRAP(int, getgroups, (int count, u32 *groups), (count, groups), MINUS_ONE)
WRAP(void *, mmap, (void *at, size_t size, int protection, int flags, int fd, off_t offset),
     (at, size, protection, flags, fd, offset), { errno = error; return MAP_FAILED; })

// Waiting, the clock, threads
WRAP(int, poll, (void *fds, unsigned long count, int timeout), (fds, count, timeout), MINUS_ONE)
WRAP(int, epoll_create1, (int flags), (flags), MINUS_ONE)
WRAP(int, epoll_ctl, (int epoll, int what, int fd, void *event), (epoll, what, fd, event), MINUS_ONE)
WRAP(int, epoll_wait, (int epoll, void *events, int count, int timeout), (epoll, events, count, timeout), MINUS_ONE)
WRAP(int, inotify_init1, (int flags), (flags), MINUS_ONE)
WRAP(int, inotify_add_watch, (int fd, const char *path, u32 mask), (fd, path, mask), MINUS_ONE)
WRAP(int, inotify_rm_watch, (int fd, int watch), (fd, watch), MINUS_ONE)
WRAP(int, signalfd, (int fd, const void *set, int flags), (fd, set, flags), MINUS_ONE)
WRAP(int, eventfd, (unsigned first, int flags), (first, flags), MINUS_ONE)
WRAP(int, timerfd_create, (int clock, int flags), (clock, flags), MINUS_ONE)
WRAP(int, timerfd_settime, (int fd, int flags, const void *new, void *old), (fd, flags, new, old), MINUS_ONE)
WRAP(int, clock_gettime, (int clock, void *time), (clock, time), MINUS_ONE)
WRAP(int, clock_getres, (int clock, void *time), (clock, time), MINUS_ONE)
WRAP(int, pthread_create, (void *thread, const void *attributes, void *(*run)(void *), void *data),
     (thread, attributes, run, data), POSITIVE)
WRAP(int, dup, (int fd), (fd), MINUS_ONE)
WRAP(int, dup2, (int from, int to), (from, to), MINUS_ONE)
WRAP(int, socket, (int domain, int type, int protocol), (domain, type, protocol), MINUS_ONE)
WRAP(int, socketpair, (int domain, int type, int protocol, int *fds), (domain, type, protocol, fds), MINUS_ONE)
WRAP(ssize_t, sendto, (int fd, const void *data, size_t size, int flags, const void *to, u32 length),
     (fd, data, size, flags, to, length), MINUS_ONE)
WRAP(int, bind, (int fd, const void *address, u32 length), (fd, address, length), MINUS_ONE)
WRAP(int, listen, (int fd, int backlog), (fd, backlog), MINUS_ONE)
WRAP(int, accept, (int fd, void *address, u32 *length), (fd, address, length), MINUS_ONE)
WRAP(int, connect, (int fd, const void *address, u32 length), (fd, address, length), MINUS_ONE)
WRAP(ssize_t, send, (int fd, const void *data, size_t size, int flags), (fd, data, size, flags), MINUS_ONE)
WRAP(ssize_t, recvmsg, (int fd, void *message, int flags), (fd, message, flags), MINUS_ONE)
WRAP(int, tcgetattr, (int fd, void *settings), (fd, settings), MINUS_ONE)
WRAP(int, tcsetattr, (int fd, int when, const void *settings), (fd, when, settings), MINUS_ONE)
WRAP(char *, ttyname, (int fd), (fd), NOTHING)
WRAP(int, waitpid, (int process, int *status, int options), (process, status, options), MINUS_ONE)
WRAP(int, posix_spawnp, (void *process, const char *file, const void *actions, const void *how, void *words, void *variables),
     (process, file, actions, how, words, variables), POSITIVE)

// A mode follows only where the file may be made.
#define MODE (flags & (O_CREAT | __O_TMPFILE) ? (va_start(list, flags), mode = va_arg(list, int), va_end(list)) : (void)0)

int open(const char *path, int flags, ...) {
  int mode = 0, error = fails(is_font(path) ? NUMBER_open_font : NUMBER_open);
  va_list list;
  MODE;
  if (error) MINUS_ONE;
  static int (*real)(const char *, int, ...);
  if (!real) real = next("open");
  return real(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  int mode = 0, error = fails(NUMBER_openat);
  va_list list;
  MODE;
  if (error) MINUS_ONE;
  static int (*real)(int, const char *, int, ...);
  if (!real) real = next("openat");
  return real(folder, path, flags, mode);
}

int ftruncate64(int, off_t) __attribute__((alias("ftruncate")));
int posix_fallocate64(int, off_t, off_t) __attribute__((alias("posix_fallocate")));
int open64(const char *, int, ...) __attribute__((alias("open")));
int openat64(int, const char *, int, ...) __attribute__((alias("openat")));
void *fopen64(const char *, const char *) __attribute__((alias("fopen")));
void *mmap64(void *, size_t, int, int, int, off_t) __attribute__((alias("mmap")));
int stat64(const char *, void *) __attribute__((alias("stat")));
int lstat64(const char *, void *) __attribute__((alias("lstat")));
int fstat64(int, void *) __attribute__((alias("fstat")));
int fstatat64(int, const char *, void *, int) __attribute__((alias("fstatat")));
void *readdir64(void *) __attribute__((alias("readdir")));
ssize_t pread64(int, void *, size_t, off_t) __attribute__((alias("pread")));
ssize_t pwrite64(int, const void *, size_t, off_t) __attribute__((alias("pwrite")));

int fcntl(int fd, int what, ...) {
  va_list list;
  va_start(list, what);
  void *argument = va_arg(list, void *);
  va_end(list);
  int error = fails(NUMBER_fcntl);
  if (error) MINUS_ONE;
  static int (*real)(int, int, ...);
  if (!real) real = next("fcntl");
  return real(fd, what, argument);
}
int fcntl64(int, int, ...) __attribute__((alias("fcntl")));

// One name for each kind of device, told by the letter in the request's second byte.
int ioctl(int fd, unsigned long request, ...) {
  va_list list;
  va_start(list, request);
  void *argument = va_arg(list, void *);
  va_end(list);
  enum number number;
  switch ((request >> 8) & 0xff) {
  case 'd': number = NUMBER_ioctl_drm; break;
  case 'E': number = NUMBER_ioctl_input; break;
  case 'K': case 'V': number = NUMBER_ioctl_console; break;
  default: number = NUMBER_ioctl; break;
  }
  int error = fails(number);
  if (error) MINUS_ONE;
  static int (*real)(int, unsigned long, ...);
  if (!real) real = next("ioctl");
  return real(fd, request, argument);
}

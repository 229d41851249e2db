"""The error numbers with which each call can fail, as the manual pages and the kernel's sources of the ioctls list them.

The kernel ends the reading of an input device with ENODEV when it is pulled, and with nothing else: "flavours" and "storm" pull
them. libinput would never look at a device again that is still there.

A settings file that is not there for the moment is told of by inotify when it comes: openat does not fail with ENOENT.

libdrm itself repeats an ioctl after EINTR and EAGAIN, so these two are tried at the ioctl below it.
"""
import errno

TEXT = """
[display]
drmModeAddFB2               EINVAL ENOENT ENOMEM ENODEV
drmModeRmFB                 ENOENT EINVAL
drmModeAtomicCommit         EBUSY EINVAL ENOMEM ENOSPC EACCES EIO ENODEV ERANGE ENOENT
drmModeAtomicAlloc          ENOMEM
drmModeAtomicAddProperty    ENOMEM
drmModeSetCrtc              EINVAL EBUSY ENOMEM EACCES ENOSPC
drmModePageFlip             EBUSY EINVAL EACCES ENOMEM ENOSYS
drmModeCreateDumbBuffer     ENOMEM EINVAL ENOSYS
drmModeMapDumbBuffer        ENOENT EINVAL ENOMEM
drmModeDestroyDumbBuffer    ENOENT
drmModeCreatePropertyBlob   ENOMEM EINVAL EFAULT
drmModeDestroyPropertyBlob  ENOENT EPERM
drmSetMaster                EBUSY EACCES EINVAL
drmDropMaster               EACCES EINVAL
drmIsMaster                 EACCES
drmSetClientCap             EINVAL EOPNOTSUPP
drmGetCap                   EINVAL EOPNOTSUPP
drmHandleEvent              EIO ENODEV EINTR EAGAIN
drmGetVersion               ENOMEM EACCES
drmModeGetResources         ENOMEM EINVAL EIO
drmModeGetConnector         ENOENT ENOMEM EINVAL
drmModeGetConnectorCurrent  ENOENT ENOMEM EINVAL
drmModeGetEncoder           ENOENT ENOMEM
drmModeGetCrtc              ENOENT ENOMEM
drmModeGetPlaneResources    EINVAL ENOMEM
drmModeGetPlane             ENOENT ENOMEM
drmModeObjectGetProperties  ENOENT EINVAL ENOMEM
drmModeGetProperty          ENOENT ENOMEM
ioctl_drm                   EINTR EAGAIN EIO ENOMEM
[input]
ioctl_input                 EINTR ENODEV EINVAL
ioctl_console               EIO EPERM EINVAL ENOTTY EINTR
libinput_udev_create_context ENOMEM
libinput_udev_assign_seat   ENODEV
libinput_dispatch           EIO ENOMEM EINTR
libinput_resume             ENODEV
libevdev_new_from_fd        ENODEV EINVAL ENOMEM
libevdev_next_event         EINTR EAGAIN
libevdev_set_clock_id       EINVAL ENODEV
udev_new                    ENOMEM
udev_monitor_new_from_netlink ENOMEM EMFILE
udev_monitor_filter_add_match_subsystem_devtype ENOMEM
udev_monitor_enable_receiving ENOMEM EPERM
udev_monitor_receive_device ENOMEM EAGAIN
xkb_context_new             ENOMEM
xkb_keymap_new_from_names   ENOMEM ENOENT
xkb_state_new               ENOMEM
[file]
open                        EACCES EINTR EMFILE ENFILE ENOENT ENOMEM ENOSPC EROFS EIO
openat                      EACCES EINTR EMFILE ENFILE ENOMEM ENOSPC EROFS EIO EDQUOT
read                        EINTR EIO EAGAIN ENOMEM
write                       EINTR EIO ENOSPC EDQUOT EFBIG EAGAIN EPERM
pread                       EINTR EIO ENOMEM
fstat                       ENOMEM EBADF EOVERFLOW
stat                        EACCES ENOENT ENOMEM ELOOP
fstatat                     EACCES ENOENT ENOMEM
access                      EACCES ENOENT EROFS EIO
close                       EINTR EIO ENOSPC EDQUOT
closedir                    EBADF
ftruncate                   EFBIG EINTR EIO EPERM EROFS ETXTBSY
posix_fallocate             ENOSPC EFBIG EINTR ENODEV EOPNOTSUPP
fsync                       EIO ENOSPC EROFS EDQUOT
renameat                    EACCES ENOSPC EROFS EIO EBUSY EDQUOT EXDEV ENOENT
unlinkat                    EACCES EROFS EIO ENOENT
unlink                      EACCES EBUSY EIO ENOENT EROFS EPERM
fchmod                      EPERM EIO EROFS
fchown                      EPERM EIO EROFS
flock                       EINTR EWOULDBLOCK ENOLCK EBADF
flistxattr                  ENOTSUP ERANGE
fgetxattr                   ENODATA ENOTSUP ERANGE
fsetxattr                   ENOSPC EDQUOT EPERM ENOTSUP
readlink                    EACCES ENOENT EIO
realpath                    EACCES ENOENT ENOMEM
opendir                     EACCES EMFILE ENFILE ENOENT ENOMEM
readdir                     EBADF
fopen                       EACCES EMFILE ENOENT ENOMEM
mmap                        ENOMEM EAGAIN EACCES ENODEV ENFILE
munmap                      EINVAL
mlock                       ENOMEM EPERM EAGAIN
[process]
fcntl                       EMFILE EINTR EINVAL EBADF
poll                        EINTR ENOMEM EINVAL EFAULT
epoll_create1               EMFILE ENFILE ENOMEM
epoll_ctl                   ENOMEM ENOSPC EPERM
epoll_wait                  EINTR EBADF
inotify_init1               EMFILE ENFILE ENOMEM
inotify_add_watch           ENOSPC EACCES ENOMEM ENOENT
inotify_rm_watch            EINVAL
signalfd                    EMFILE ENFILE ENOMEM ENODEV
eventfd                     EMFILE ENFILE ENOMEM ENODEV
timerfd_create              EMFILE ENFILE ENOMEM ENODEV
timerfd_settime             EINVAL ECANCELED
clock_gettime               EINVAL EFAULT EPERM
pthread_create              EAGAIN EPERM
socket                      EMFILE ENFILE ENOMEM EACCES EAFNOSUPPORT
bind                        EADDRINUSE EACCES EROFS ENOENT ENOMEM
listen                      EADDRINUSE
accept                      EINTR EAGAIN ECONNABORTED EMFILE ENFILE ENOMEM EPERM
connect                     EAGAIN ECONNREFUSED EACCES EINTR
send                        EAGAIN EPIPE ENOBUFS ENOMEM EINTR
sendto                      EAGAIN ECONNREFUSED ENOBUFS ENOMEM EINTR
recvmsg                     EAGAIN EINTR ENOMEM ENOBUFS
tcgetattr                   EIO ENOTTY
tcsetattr                   EIO EINTR
ttyname                     ENOTTY ENODEV EBADF
posix_spawnp                EAGAIN ENOMEM ENOENT EACCES
waitpid                     EINTR ECHILD
[seat]
libseat_open_seat           ENOENT ECONNREFUSED EACCES ENOMEM
libseat_open_device         EPERM ENOENT ENODEV EBUSY ENOMEM
libseat_close_device        EBADF EPIPE
libseat_switch_session      EPERM EINVAL
libseat_dispatch            EPIPE EINTR EAGAIN ENOMEM
libseat_get_fd              EBADF
libseat_disable_seat        EPIPE EBUSY
libseat_close_seat          EPIPE
"""

# Counted by the library of Shim, and made by no panel of these checks: process_faults.py looks that this is so.
UNMADE = set("drmModeAddFB drmModeDirtyFB pwrite lstat mkdir clock_getres dup dup2 socketpair".split())
# Counted, and tried in other ways or not at all: the font files are fontconfig's; `ioctl` is of no device; `getgroups` is
# called only where access is denied, and has a check of its own.
APART = {"open_font", "ioctl", "getgroups"}

GROUPS = {}  # what the calls are of, to their names
ERRORS = {}
for word in TEXT.split():
    if word.startswith("["):
        GROUPS[word[1:-1]] = calls = []
    elif word.isupper():
        ERRORS[calls[-1]].append(getattr(errno, word))
    else:
        calls.append(word)
        ERRORS[word] = []

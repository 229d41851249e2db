// The kernel interfaces that Glibc's Swift overlay leaves out. Headers only: Swift calls these itself.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// getopt_long(3) reports through mutable globals, which Swift 6 does not let out of C.
#include <getopt.h>
static inline const char *clinux_option_argument(void) { return optarg; }
static inline int clinux_option_index(void) { return optind; }
static inline void clinux_restart_options(void) { optind = 0; opterr = 0; }

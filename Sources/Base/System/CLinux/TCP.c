// Why this is C: the structure tcp_info that Glibc has for Swift ends before the count of bytes. That of <linux/tcp.h> has it, and
// the two headers cannot be included together.
#include "CLinux.h"

#include <linux/sockios.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stddef.h>

int clinux_received_bytes(int descriptor, uint64_t *count) {
  struct tcp_info info;
  socklen_t length = sizeof info;
  int waiting = 0;
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &length) < 0) return -1;
  if (length < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received) {
    errno = ENOTSUP;
    return -1;
  }
  if (ioctl(descriptor, SIOCINQ, &waiting) < 0) return -1;
  *count = info.tcpi_bytes_received - (uint64_t)waiting;
  return 0;
}

import CLinux
import Glibc
import Machine

/// A process that has a device node open.
nonisolated struct Holder: Hashable, Sendable, CustomStringConvertible {
  var processID: Int32
  /// The command name, such as `Xorg`.
  var command: String
  /// The systemd unit that the process belongs to, such as `lightdm.service`.
  var unit: String?

  var description: String { "\(command) (pid \(processID)\(unit.map { ", \($0)" } ?? ""))" }

  /// The innermost service unit in a line of `/proc/<pid>/cgroup`.
  static func unit(inControlGroup text: String) -> String? {
    text.split(whereSeparator: { $0 == "/" || $0.isNewline }).last { $0.hasSuffix(".service") }.map(String.init)
  }
}

extension Holder {
  /// The other processes that have a device open, as far as this process may read `/proc/<pid>/fd`.
  static func all(of path: String) -> [Holder] {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return [] }
    return (FolderContents.names(in: "/proc") ?? []).compactMap { Int32($0) }.sorted().compactMap { process in
      guard process != getpid(), holds(process, device: wanted.st_rdev) else { return nil }
      let command = smallFile("/proc/\(process)/comm").map { String($0.prefix { !$0.isNewline }) } ?? "?"
      return Holder(
        processID: process, command: command,
        unit: smallFile("/proc/\(process)/cgroup").flatMap(unit(inControlGroup:)))
    }
  }

  private static func holds(_ process: Int32, device: dev_t) -> Bool {
    (FolderContents.names(in: "/proc/\(process)/fd") ?? []).contains { fd in
      var info = stat()
      return stat("/proc/\(process)/fd/\(fd)", &info) == 0 && info.st_mode & S_IFMT == S_IFCHR && info.st_rdev == device
    }
  }
}

/// The active virtual terminal, such as `tty1`; `nil` if the machine has none.
func activeConsole() -> String? {
  smallFile("/sys/class/tty/tty0/active").map { String($0.prefix { !$0.isNewline }) }
}

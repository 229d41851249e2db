import CLinux
import Glibc

/// The owner, group and permissions of a device node.
nonisolated struct Access: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var owner: String
  var group: String
  /// The file mode as `ls -l` writes it, such as `crw-rw----`.
  var mode: String
  /// Whether this process may read and write the node. Calls `access`.
  var isAllowed: Bool

  init(path: String, owner: String, group: String, mode: String, isAllowed: Bool) {
    (self.path, self.owner, self.group) = (path, owner, group)
    (self.mode, self.isAllowed) = (mode, isAllowed)
  }

  /// Reads the permissions of a node, or returns `nil` if the node does not exist. Calls `stat`.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(
      path: path, owner: User.name(of: info.st_uid), group: User.groupName(of: info.st_gid),
      mode: Self.modeText(info.st_mode), isAllowed: access(path, R_OK | W_OK) == 0)
  }

  /// A text such as `of root, group video, mode crw-rw----`.
  var description: String { "of \(owner), group \(group), mode \(mode)" }

  /// Formats a file mode as `ls -l` does.
  static func modeText(_ mode: mode_t) -> String {
    let kind: Character =
      switch mode & S_IFMT {
      case S_IFCHR: "c"
      case S_IFBLK: "b"
      case S_IFDIR: "d"
      default: "-"
      }
    let letters: [Character] = ["r", "w", "x"]
    return String([kind] + (0..<9).map { mode & (0o400 >> mode_t($0)) != 0 ? letters[$0 % 3] : "-" })
  }

  /// The error message for a node that this user may not open, with the remedy.
  static func deniedText(
    path: String, groupHint: String, access: Access?, user: User
  ) -> String {
    let group = access.map(\.group) ?? groupHint
    var lines = ["\(path) may not be opened by \(user.name): Permission denied."]
    if let access { lines.append("  node: \(access.description)") }
    lines.append("  user: \(user.description)")
    if user.groups.contains(group) || user.isRoot {
      lines.append("  fix: a sandbox forbids it: DeviceAllow=\(path) rw in the unit, or the container's device list")
    } else {
      // A user who lacks one of the two groups usually lacks the other, so the message names both at once.
      let lacking = [group] + ["video", "input"].filter { $0 != group && !user.groups.contains($0) }
      lines.append(
        "  fix: sudo usermod -aG \(lacking.joined(separator: ",")) \(user.name), then log out and in again; "
          + "of a service: SupplementaryGroups=\(lacking.joined(separator: " ")) in its unit")
    }
    return lines.joined(separator: "\n")
  }

  /// The error message for a node that this user may not open, with the node's permissions read now.
  static func deniedText(path: String, groupHint: String) -> String {
    deniedText(path: path, groupHint: groupHint, access: Access(path: path), user: .current)
  }

  /// The error message for a card of which another process is DRM master, with the processes that hold it and the
  /// remedy.
  static func busyText(
    path: String, driver: String, number: Int32, access: Access?, holders: [Holder], user: User,
    activeConsole: String?
  ) -> String {
    var lines = [
      "\(path)\(driver.isEmpty ? "" : " (\(driver))") belongs to another program now, so no picture can be set: \(errorText(number))."
    ]
    if let access { lines.append("  node: \(access.description)") }
    lines.append("  user: \(user.description)")
    if holders.isEmpty {
      lines.append("  held by: unknown\(user.isRoot ? "" : " without root; sudo fuser -v \(path) shows it")")
    } else {
      lines.append("  held by: \(holders.map(\.description).joined(separator: ", "))")
    }
    if let activeConsole { lines.append("  console: \(activeConsole) is in front") }
    lines.append("  fix: \(remedy(for: holders))")
    return lines.joined(separator: "\n")
  }

  private static func remedy(for holders: [Holder]) -> String {
    // logind holds a card open on behalf of the session's compositor, so stopping logind would not free it.
    let culprits = holders.filter { $0.command != "systemd-logind" }
    if let unit = culprits.lazy.compactMap(\.unit).first(where: { !$0.hasPrefix("user@") }) {
      return "sudo systemctl stop \(unit); permanently: sudo systemctl disable \(unit)"
    }
    // Stopping the unit of a user session would end every program of that session.
    if let culprit = culprits.first, culprit.unit != nil {
      return "log out of the desktop that \(culprit.command) shows, or sudo systemctl stop display-manager"
    }
    if let culprit = culprits.first { return "sudo kill \(culprit.processID)" }
    return "sudo systemctl stop display-manager, or end the desktop session that shows a picture"
  }
}

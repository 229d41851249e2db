import CLinux
import Glibc

/// The user that this process runs as.
nonisolated struct User: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var groups: [String]
  var isRoot = false

  /// The effective user and its groups. Calls `geteuid` and `getgroups`.
  static var current: User {
    var ids = [gid_t](repeating: 0, count: Int(max(0, getgroups(0, nil))))
    let count = getgroups(Int32(ids.count), &ids)
    ids = Array(ids.prefix(Int(max(0, count))))
    if !ids.contains(getegid()) { ids.insert(getegid(), at: 0) }
    return User(name: name(of: geteuid()), groups: ids.map(groupName), isRoot: geteuid() == 0)
  }

  var description: String { "\(name) in \(groups.count == 1 ? "group" : "groups") \(groups.joined(separator: " "))" }

  /// The name of a user, or its number if it has none. Calls `getpwuid`.
  static func name(of id: uid_t) -> String { getpwuid(id).map { String(cString: $0.pointee.pw_name) } ?? "\(id)" }

  /// The name of a group, or its number if it has none. Calls `getgrgid`.
  static func groupName(of id: gid_t) -> String {
    getgrgid(id).map { String(cString: $0.pointee.gr_name) } ?? "\(id)"
  }
}

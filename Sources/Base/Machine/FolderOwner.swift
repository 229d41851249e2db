import CLinux
import Glibc

/// The user to whom the folders on the way to a file belong. Root touches files there as this user.
///
/// A user can put a symbolic link or another file into its own folder at any time, also while root works there. So
/// what root reads, writes, renames and removes there is what that user could.
package struct FolderOwner: Equatable {
  /// The number of the user, which is not root.
  package let user: uid_t
  /// The group of the user's folder; not root's.
  package let group: gid_t

  /// The group of a folder that belongs to root's: that of nobody.
  private static let nobody = gid_t(65_534)
  /// The greatest number of symbolic links on the way to a file.
  private static let mostLinks = 40

  /// The first user other than root who owns a folder or a symbolic link on the way to a file; `nil` if root owns them
  /// all. The file itself need not exist. Calls `lstat(2)`.
  ///
  /// Folders are looked at from the root on, and only root can exchange one before the first that is not root's.
  package static func ofWay(to path: String) -> FolderOwner? {
    var rest = path.split(separator: "/").map(String.init)
    var way = path.hasPrefix("/") ? "" : "."
    var links = 0
    var status = stat()
    guard lstat(way.isEmpty ? "/" : way, &status) == 0 else { return nil }
    if status.st_uid != 0 { return FolderOwner(status) }
    while !rest.isEmpty {
      let next = "\(way)/\(rest.removeFirst())"
      guard lstat(next, &status) == 0 else { return nil }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if !isLink, rest.isEmpty, status.st_mode & S_IFMT != S_IFDIR { return nil }
      if status.st_uid != 0 { return FolderOwner(status) }
      guard isLink else {
        way = next
        continue
      }
      links += 1
      guard links <= mostLinks, let target = FilePath.target(of: next) else { return nil }
      if target.hasPrefix("/") { way = "" }
      rest = target.split(separator: "/").map(String.init) + rest
    }
    return nil
  }

  init(user: uid_t, group: gid_t) { (self.user, self.group) = (user, group) }

  private init(_ status: stat) {
    (user, group) = (status.st_uid, status.st_gid == 0 ? Self.nobody : status.st_gid)
  }

  /// Runs a function that touches the file at a path, or files beside it. If this program is root, the function runs with
  /// the rights of the user who owns the way to the file. Threads that it starts have these rights, too.
  ///
  /// - Parameter refusal: makes the error that is thrown if the kernel does not let root act as the user, of its number.
  package static func acting<Result, Failure: Error>(
    at path: String, or refusal: (CInt) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A function that is called by one that acts as the user already changes nothing.
    guard geteuid() == 0, clinux_file_user() == 0, let owner = ofWay(to: path) else { return try body() }
    var own = clinux_rights()
    guard clinux_act_as(owner.user, owner.group, &own) else { throw refusal(errno) }
    defer { clinux_act_again(&own) }
    return try body()
  }

  /// The same for a function that cannot fail; `nil` if the kernel does not let root act as the user, with the reason in
  /// `errno`.
  @discardableResult
  package static func acting<Result>(at path: String, _ body: () -> Result) -> Result? {
    do throws(Refused) {
      return try acting(at: path, or: { _ in Refused() }) { () throws(Refused) in body() }
    } catch {
      return nil
    }
  }

  /// The kernel does not let root act as another user.
  private struct Refused: Error {}
}

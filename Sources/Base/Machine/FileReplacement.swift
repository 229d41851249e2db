import Glibc

/// Replaces a file at once or not at all: a draft in the same folder, `fsync(2)`, `rename(2)`.
///
/// Readers, and the disk after a power failure, have either the old file or the new one, never a part. A symbolic link is
/// replaced and not followed.
package enum FileReplacement {
  /// A step that can fail.
  package enum Step: Sendable, CaseIterable { case write, sync, rename, syncDirectory }

  /// Why a file is as it was: the step that failed, and the error number.
  package struct Failure: Error, Hashable {
    package let step: Step
    /// The error number of the machine.
    package let number: CInt
  }

  /// The error number with which a step fails; 0 for success. A test injects faults with it.
  package typealias Refusal = @Sendable (Step) -> CInt

  /// Replaces a file of a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the folder.
  ///   - old: The status of the file that is replaced. Its mode is kept, and its owner, access control list and extended
  ///     attributes as far as this user may set them. `nil` for a new file.
  ///   - mode: The mode of a new file, less what the process's mask takes.
  ///   - isCurrent: Asked before the last step whether the file is still the old one.
  /// - Returns: `false` if it is not; nothing is changed then.
  /// - Throws: ``Failure``; nothing is changed then.
  package static func replace(
    _ name: String, in folder: borrowing Descriptor, with bytes: [UInt8], keeping old: stat?, mode: mode_t = 0o600,
    refusal: Refusal = { _ in 0 }, ifCurrent isCurrent: () -> Bool = { true }
  ) throws(Failure) -> Bool {
    let draft = ".\(name).draft"
    unlinkat(folder.number, draft, 0)  // what a power cut may have left
    var isRenamed = false
    defer { if !isRenamed { unlinkat(folder.number, draft, 0) } }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let new = Descriptor(openat(folder.number, draft, flags, old == nil ? mode : 0o600)) else {
      throw Failure(step: .write, number: errno)
    }
    if let old {
      copyAttributes(old, of: name, in: folder, to: new)
    } else {
      shareWithGroup(of: folder, new)
    }
    try demand(.write, refusal) { new.write(bytes) ? 0 : -1 }
    try demand(.sync, refusal) { fsync(new.number) }
    guard isCurrent() else { return false }
    try demand(.rename, refusal) { renameat(folder.number, draft, folder.number, name) }
    isRenamed = true
    return true
  }

  /// Makes the disk keep the names of a folder's files.
  ///
  /// - Throws: ``Failure`` if the disk refuses it.
  package static func sync(_ folder: borrowing Descriptor, refusal: Refusal = { _ in 0 }) throws(Failure) {
    try demand(.syncDirectory, refusal) { fsync(folder.number) }
  }

  /// Gives a new file the group of its folder, if this user may. The owner is right already: root acts as the owner of
  /// the folder, see ``FolderOwner``.
  package static func shareWithGroup(of folder: borrowing Descriptor, _ file: borrowing Descriptor) {
    guard let group = folder.status?.st_gid, group != file.status?.st_gid else { return }
    _ = fchown(file.number, uid_t.max, group)
  }

  /// Gives a draft the owner, mode and attributes of the file that it replaces.
  private static func copyAttributes(
    _ old: stat, of name: String, in folder: borrowing Descriptor, to new: borrowing Descriptor
  ) {
    if old.st_uid != geteuid() || old.st_gid != getegid(), fchown(new.number, old.st_uid, old.st_gid) != 0 {
      // Only root can change the owner; the group can be kept by its members. Otherwise the file becomes this user's.
      _ = fchown(new.number, uid_t.max, old.st_gid)
    }
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
    if let current = Descriptor(retrying { openat(folder.number, name, flags) }) {
      ExtendedAttributes.copy(from: current, to: new)
    }
    _ = fchmod(new.number, old.st_mode & 0o777)
  }

  /// Runs a system call, or the injected fault in its place, and throws its error.
  private static func demand(_ step: Step, _ refusal: Refusal, _ call: () -> CInt) throws(Failure) {
    let code = refusal(step)
    guard code == 0 else { throw Failure(step: step, number: code) }
    guard retrying(call) == 0 else { throw Failure(step: step, number: errno) }
  }
}

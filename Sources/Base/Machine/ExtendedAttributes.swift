import CLinux
import Glibc

/// The extended attributes of a file: access control lists, security labels and user attributes (xattr(7)).
enum ExtendedAttributes {
  /// The prefixes of the names that are copied. Attributes that describe the contents, such as `security.ima`, must
  /// not be copied to other contents.
  private static let kept = ["user.", "system.posix_acl_access", "security.selinux", "security.SMACK64"]

  /// The largest list of attributes, and the largest attribute, that is copied, in bytes.
  private static let mostBytes = 64 << 10

  /// Copies the attributes from one open file to another as far as this user may. Calls `fgetxattr` and `fsetxattr`.
  static func copy(from old: borrowing Descriptor, to new: borrowing Descriptor) {
    let (source, target) = (old.number, new.number)
    guard let names = filled({ flistxattr(source, $0.assumingMemoryBound(to: CChar.self), $1) }) else { return }
    for name in names.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })
    where kept.contains(where: name.hasPrefix) {
      guard let value = filled({ fgetxattr(source, name, $0, $1) }) else { continue }
      _ = fsetxattr(target, name, value, value.count, 0)
    }
  }

  /// The bytes that a call writes to a buffer; `nil` if the call fails or the buffer is too small.
  private static func filled(_ call: (UnsafeMutableRawPointer, Int) -> Int) -> [UInt8]? {
    withUnsafeTemporaryAllocation(byteCount: mostBytes, alignment: 16) { buffer in
      let count = call(buffer.baseAddress!, buffer.count)
      return count < 0 ? nil : Array(buffer.prefix(count))
    }
  }
}

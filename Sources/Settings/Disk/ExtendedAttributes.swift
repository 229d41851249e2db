import CLinux
import Glibc

/// What a file carries beside its bytes: access control lists, security labels, and what people have put there.
enum ExtendedAttributes {
  /// Names by their beginning. Those that speak of the bytes, such as `security.ima`, must not go to other bytes.
  private static let kept = ["user.", "system.posix_acl_access", "security.selinux", "security.SMACK64"]

  /// Copies from one open file to another whatever this user may. The corresponding C functions are `fgetxattr` and
  /// `fsetxattr`.
  static func copy(from old: borrowing Descriptor, to new: borrowing Descriptor) {
    let (source, target) = (old.number, new.number)
    guard let names = filled({ flistxattr(source, $0.assumingMemoryBound(to: CChar.self), $1) }) else { return }
    for name in names.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })
    where kept.contains(where: name.hasPrefix) {
      guard let value = filled({ fgetxattr(source, name, $0, $1) }) else { continue }
      _ = fsetxattr(target, name, value, value.count, 0)
    }
  }

  /// The bytes that a call fills in; `nil` for a refusal, or for more than is kept.
  private static func filled(_ call: (UnsafeMutableRawPointer, Int) -> Int) -> [UInt8]? {
    withUnsafeTemporaryAllocation(byteCount: Limits.attributeBytes, alignment: 16) { buffer in
      let count = call(buffer.baseAddress!, buffer.count)
      return count < 0 ? nil : Array(buffer.prefix(count))
    }
  }
}

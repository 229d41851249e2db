import CLinux
import Controls
import Runtime

/// Finds what a program has to preview, without a list.
///
/// The compiler notes each conformance of a type to a protocol in a section of the program, where the runtime looks them
/// up. The layout of the records is a part of Swift's binary interface (`ABI/Metadata.h` of the Swift project).
@preconcurrency @MainActor public enum PreviewSearch {
  /// All types of the program that are ``PreviewProvider``s, in the order in which they were linked.
  public static var found: [any PreviewProvider.Type] {
    guard let begin = clinux_conformances_begin(), let end = clinux_conformances_end() else { return [] }
    let count = (UnsafeRawPointer(end) - UnsafeRawPointer(begin)) / MemoryLayout<Int32>.stride
    return (0..<count).compactMap { Conformance(UnsafeRawPointer(begin + $0).followed).provider }
  }

  private struct Conformance {
    private let record: UnsafeRawPointer
    init(_ record: UnsafeRawPointer) { self.record = record }

    /// The type, if it is one that can be previewed.
    var provider: (any PreviewProvider.Type)? {
      guard protocolName == "PreviewProvider", let type else { return nil }
      return type as? any PreviewProvider.Type
    }

    private var protocolName: String? {
      let reference = record.load(as: Int32.self)
      let place = record + Int(reference & ~1)
      let descriptor = reference & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
      return descriptor.map { String(cString: ($0 + 8).followed.assumingMemoryBound(to: CChar.self)) }
    }

    /// The type, unless it is generic.
    private var type: Any.Type? {
      let kind = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
      let place = (record + 4).followed
      guard kind < 2, let descriptor = kind == 0 ? place : place.load(as: UnsafeRawPointer?.self) else { return nil }
      let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
      if isGeneric { return nil }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let metadata = unsafeBitCast((descriptor + 12).followed, to: Accessor.self)(0)
      return unsafeBitCast(metadata, to: Any.Type.self)
    }
  }
}

extension UnsafeRawPointer {
  /// Where the distance at this place leads.
  fileprivate var followed: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}

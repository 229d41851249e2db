import CLinux
import Controls
import Runtime

/// Finds the previews of a program without a list.
///
/// The compiler records each protocol conformance in a section of the executable, in which the Swift runtime looks
/// them up, too. The layout of the records is part of Swift's binary interface (`ABI/Metadata.h` of the Swift
/// project).
@preconcurrency @MainActor public enum PreviewSearch {
  /// All types of the program that conform to ``PreviewProvider``, in link order.
  public static var found: [any PreviewProvider.Type] {
    guard let begin = clinux_conformances_begin(), let end = clinux_conformances_end() else { return [] }
    let count = (UnsafeRawPointer(end) - UnsafeRawPointer(begin)) / MemoryLayout<Int32>.stride
    return (0..<count).compactMap { Conformance(UnsafeRawPointer(begin + $0).followed).provider }
  }

  private struct Conformance {
    private let record: UnsafeRawPointer
    init(_ record: UnsafeRawPointer) { self.record = record }

    /// The type, if it conforms to ``PreviewProvider``.
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
      // Safe: at this offset the descriptor of a non-generic type refers to its metadata accessor, and the argument 0
      // requests complete metadata.
      let metadata = unsafeBitCast((descriptor + 12).followed, to: Accessor.self)(0)
      // Safe: the value of a metatype is the address of the metadata.
      return unsafeBitCast(metadata, to: Any.Type.self)
    }
  }
}

extension UnsafeRawPointer {
  /// The target of a relative pointer at this address.
  fileprivate var followed: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}

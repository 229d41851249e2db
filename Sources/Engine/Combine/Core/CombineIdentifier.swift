import Synchronization

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let latest = Atomic<UInt64>(0)
  private let rawValue: UInt64

  /// Creates an identifier that equals no other.
  public init() { rawValue = Self.latest.wrappingAdd(1, ordering: .relaxed).newValue << 1 | 1 }

  /// Creates an identifier that is equal for the same object, for as long as it exists.
  public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// The identifier in hexadecimal digits with the prefix `0x`.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type with a ``CombineIdentifier``.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this instance.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

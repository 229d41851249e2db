import Synchronization

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let latest = Atomic<UInt64>(0)
  private let value: UInt64

  /// An identifier that is like no other.
  public init() { value = Self.latest.wrappingAdd(1, ordering: .relaxed).newValue << 1 | 1 }

  /// The identifier of an object.
  public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

  /// The number in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// Something with an identifier that tells it from others.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

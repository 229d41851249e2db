import Combine
// Weakly linked: a conformance is part of every program, but its type should be linked only by those that use it.
@_weakLinked import Foundation

extension PropertyListDecoder: TopLevelDecoder {
  /// The decoder reads the data of a property list.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The encoder writes the data of a property list.
  public typealias Output = Data
}

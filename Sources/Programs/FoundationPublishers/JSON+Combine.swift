import Combine
// Weakly linked: a conformance is part of every program, but its type should be linked only by those that use it.
@_weakLinked import Foundation

extension JSONDecoder: TopLevelDecoder {
  /// The decoder reads JSON data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The encoder writes JSON data.
  public typealias Output = Data
}

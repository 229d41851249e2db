import Combine
// Weakly, for a conformance is in every program, and its type should be in those only that use it.
@_weakLinked import Foundation

extension JSONDecoder: TopLevelDecoder {
  /// JSON.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// JSON.
  public typealias Output = Data
}

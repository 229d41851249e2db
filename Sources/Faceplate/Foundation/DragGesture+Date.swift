import Foundation
import Controls
import Runtime

extension DragGesture.Value {
  /// When the finger was last heard of: only differences between such dates say anything.
  @_alwaysEmitIntoClient public var time: Date {
    Date(timeIntervalSinceReferenceDate: timestamp / .seconds(1))
  }
}

import Foundation
import Controls
import Runtime

extension DragGesture.Value {
  /// The time of the last event of the drag. Only differences between such dates are meaningful.
  @_alwaysEmitIntoClient public var time: Date {
    Date(timeIntervalSinceReferenceDate: timestamp / .seconds(1))
  }
}

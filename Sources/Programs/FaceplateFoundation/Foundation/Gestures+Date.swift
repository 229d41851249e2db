import Foundation
import Controls
import Runtime

extension DragGesture.Value {
  /// The time of the last event of the drag. Only differences between such dates are meaningful.
  @_alwaysEmitIntoClient public var time: Date {
    Date(timeIntervalSinceReferenceDate: timestamp / .seconds(1))
  }
}

extension MagnifyGesture.Value {
  /// The time of the latest event of the magnification. Only differences between such dates are meaningful.
  @_alwaysEmitIntoClient public var time: Date {
    Date(timeIntervalSinceReferenceDate: timestamp / .seconds(1))
  }
}

extension RotateGesture.Value {
  /// The time of the latest event of the rotation. Only differences between such dates are meaningful.
  @_alwaysEmitIntoClient public var time: Date {
    Date(timeIntervalSinceReferenceDate: timestamp / .seconds(1))
  }
}

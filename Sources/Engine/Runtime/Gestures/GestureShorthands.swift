import Graphics

extension View {
  /// Adds an action for a number of taps in quick succession.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Adds an action for a number of taps in quick succession. It receives the location of the last tap, in points.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Adds an action for a number of taps in quick succession. It receives the location of the last tap, in points.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Adds an action for a long press.
  ///
  /// - Parameters:
  ///   - minimumDuration: the time that the contact must rest, in seconds.
  ///   - maximumDistance: the distance that it may move, in points.
  ///   - action: called as soon as the contact has rested that long.
  ///   - onPressingChanged: called with `true` when the contact begins, and with `false` when it has rested long enough
  ///     or the gesture fails.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: press, pressing: onPressingChanged ?? { _ in }).onEnded { _ in action() })
  }

  /// Adds an action for a long press; SwiftUI's older spelling.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A gesture that reports when its base begins and ends.
private struct PressingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let pressing: (Bool) -> Void

  static func _makeRecognizer(_ gesture: PressingGesture) -> GestureRecognizer<PressingGesture> {
    PressingRecognizer(gesture, content: \.base) { $1 }
  }
}

private final class PressingRecognizer<Base: Gesture>: WrappedRecognizer<PressingGesture<Base>, Base> {
  private var isPressing = false

  override func follow() { tell(state == .active || (state == .possible && inner.tentative != nil)) }
  override func stop() { tell(false) }

  /// Calls the closure when the state has changed.
  private func tell(_ pressing: Bool) {
    if pressing == isPressing { return }
    isPressing = pressing
    gesture.pressing(pressing)
  }
}

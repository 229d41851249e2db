import Graphics

extension View {
  /// Acts on `count` taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Acts on `count` taps; the action is told where the last one was, in the space asked for.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Acts on `count` taps; the action is told where the last one was, in the space asked for.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Acts on a touch that rests.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long the touch has to rest, in seconds.
  ///   - maximumDistance: how far it may move, in points.
  ///   - action: called as soon as the touch has rested long enough.
  ///   - onPressingChanged: told when the touch begins, and when it has rested long enough or is over.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: press, pressing: onPressingChanged ?? { _ in }).onEnded { _ in action() })
  }

  /// Acts on a touch that rests. The older spelling.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// Tells when a gesture is under way and when no longer.
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

  private func tell(_ pressing: Bool) {
    if pressing == isPressing { return }
    isPressing = pressing
    gesture.pressing(pressing)
  }
}

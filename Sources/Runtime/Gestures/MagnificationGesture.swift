/// Two fingers that move apart or together; reports the magnification alone. The older spelling of ``MagnifyGesture``.
@preconcurrency @MainActor public struct MagnificationGesture: Gesture {
  /// How much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: Double

  /// A gesture that begins once the magnification differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Made of the newer gesture.
  public var body: some Gesture<Double> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

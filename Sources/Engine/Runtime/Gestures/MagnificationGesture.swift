/// A pinch gesture that reports the magnification alone; SwiftUI's older form of ``MagnifyGesture``.
@preconcurrency @MainActor public struct MagnificationGesture: Gesture {
  /// The change of the magnification after which the gesture recognises.
  public var minimumScaleDelta: Double

  /// Creates a gesture that recognises once the magnification differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The newer gesture, reduced to its magnification.
  public var body: some Gesture<Double> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

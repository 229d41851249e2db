import Graphics

/// What a pointer over a view does to it. Fingers hover over nothing.
public nonisolated struct HoverEffect: Hashable, Sendable {
  let name: String
  /// The effect.
  public static let automatic = HoverEffect(name: "automatic"), highlight = HoverEffect(name: "highlight")
  /// The effect.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is that hovers.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a place in it.
  case active(Point)
  /// Elsewhere.
  case ended
}

extension View {
  /// Accepted as in SwiftUI: fingers hover over nothing.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Accepted as in SwiftUI: fingers hover over nothing, so it is never called.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted as in SwiftUI: fingers hover over nothing, so it is never called.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}

/// Where a view is on its way in or out.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// Before its way in.
  case willAppear
  /// As it is by itself.
  case identity
  /// After its way out.
  case didDisappear

  /// Whether the view is as it is by itself.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the way in, 0 for the view by itself, 1 after the way out.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

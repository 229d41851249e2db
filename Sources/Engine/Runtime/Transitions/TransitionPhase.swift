/// The phase of a view between absent, present and absent again.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// The look before the insertion, from which the view is animated.
  case willAppear
  /// The normal look of the view.
  case identity
  /// The look after the removal, to which the view is animated.
  case didDisappear

  /// Whether the view has its normal look.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 0 for the normal look, 1 after the removal. It gives movements a direction.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

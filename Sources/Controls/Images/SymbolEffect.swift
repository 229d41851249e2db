import Runtime

/// How a symbol moves. A panel's symbols stand still.
public nonisolated struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// The effect.
  public static let bounce = SymbolEffect(name: "bounce"), pulse = SymbolEffect(name: "pulse")
  /// The effect.
  public static let variableColor = SymbolEffect(name: "variableColor"), scale = SymbolEffect(name: "scale")
  /// The effect.
  public static let rotate = SymbolEffect(name: "rotate"), wiggle = SymbolEffect(name: "wiggle")
  /// The effect.
  public static let breathe = SymbolEffect(name: "breathe"), appear = SymbolEffect(name: "appear")
  /// The effect.
  public static let disappear = SymbolEffect(name: "disappear"), replace = SymbolEffect(name: "replace")
  /// The same effect in one of its ways.
  public var up: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var down: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var byLayer: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var iterative: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var cumulative: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var reversing: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions()
  /// As the effect has it.
  public static let nonRepeating = SymbolEffectOptions()
  /// As the effect has it.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As the effect has it.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// No effect: symbols of a panel do not move.
  @available(*, deprecated, message: "Symbols of a panel do not move.")
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// No effect: symbols of a panel do not move.
  @available(*, deprecated, message: "Symbols of a panel do not move.")
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// No effect: symbols of a panel do not move; animate a property of the view instead.
  @available(*, deprecated, message: "Symbols of a panel do not move; animate a property of the view instead.")
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// No effect: symbols of a panel do not move; animate a property of the view instead.
  @available(*, deprecated, message: "Symbols of a panel do not move; animate a property of the view instead.")
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
}

import Faceplate

/// An animation of a symbol. On a panel symbols are not animated.
public nonisolated struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let bounce = SymbolEffect(name: "bounce"), pulse = SymbolEffect(name: "pulse")
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let variableColor = SymbolEffect(name: "variableColor"), scale = SymbolEffect(name: "scale")
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let rotate = SymbolEffect(name: "rotate"), wiggle = SymbolEffect(name: "wiggle")
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let breathe = SymbolEffect(name: "breathe"), appear = SymbolEffect(name: "appear")
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let disappear = SymbolEffect(name: "disappear"), replace = SymbolEffect(name: "replace")
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let automatic = SymbolEffect(name: "automatic"), drawOn = SymbolEffect(name: "drawOn")
  /// Accepted for compatibility with SwiftUI: the symbol is not animated.
  public static let drawOff = SymbolEffect(name: "drawOff")
  /// The upward variant of the effect.
  public var up: SymbolEffect { self }
  /// The downward variant of the effect.
  public var down: SymbolEffect { self }
  /// The variant that moves the layers one after the other.
  public var byLayer: SymbolEffect { self }
  /// The variant that moves the symbol as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// The variant that turns to the right.
  public var clockwise: SymbolEffect { self }
  /// The variant that turns to the left.
  public var counterClockwise: SymbolEffect { self }
  /// The variant that moves to the left.
  public var left: SymbolEffect { self }
  /// The variant that moves to the right.
  public var right: SymbolEffect { self }
  /// The variant that moves backward in the direction of the language.
  public var backward: SymbolEffect { self }
  /// The variant that moves forward in the direction of the language.
  public var forward: SymbolEffect { self }
  /// The replacement in which the old symbol goes away and the new one comes from below.
  public var offUp: SymbolEffect { self }
  /// The replacement in which the old symbol goes up and the new one comes from there.
  public var upUp: SymbolEffect { self }
  /// The replacement in which the old symbol goes down and the new one comes up.
  public var downUp: SymbolEffect { self }
  /// The variant without pulsing.
  public var plain: SymbolEffect { self }
  /// The variant that also pulses.
  public var pulse: SymbolEffect { self }
  /// The variant that does not run back.
  public var nonReversing: SymbolEffect { self }
  /// The variant that hides inactive layers.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The variant that dims inactive layers.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The variant that lights up one layer at a time.
  public var iterative: SymbolEffect { self }
  /// The variant that lights up one layer after the other.
  public var cumulative: SymbolEffect { self }
  /// The variant that runs back and forth.
  public var reversing: SymbolEffect { self }
}

/// The repetition and the speed of a symbol effect. On a panel they have no effect.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// Accepted for compatibility with SwiftUI.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions()
  /// Accepted for compatibility with SwiftUI.
  public static let nonRepeating = SymbolEffectOptions()
  /// No effect: symbols of a panel do not move.
  @available(*, deprecated, message: "Symbols of a panel do not move.")
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// No effect: symbols of a panel do not move.
  @available(*, deprecated, message: "Symbols of a panel do not move.")
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// No effect: symbols of a panel do not move.
  @available(*, deprecated, message: "Symbols of a panel do not move.")
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

nonisolated extension ContentTransition {
  /// Symbols change at once.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { interpolate }
  /// Symbols change at once.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public static let symbolEffect = interpolate
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

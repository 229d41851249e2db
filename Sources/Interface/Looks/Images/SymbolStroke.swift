import Graphics
import Runtime

/// The width of the lines of a symbol, which follows the weight of the text around it.
struct SymbolStroke: Equatable {
  /// The width, in units of the symbol's grid of 24.
  let width: Double
  /// The width before the user's preference for bold text; `nil` where the user does not prefer bold text.
  private let design: Double?

  init(in environment: EnvironmentValues, width: Double) {
    self.width = width
    var traits = environment.textTraits
    guard traits.legibility == .bold else {
      design = nil
      return
    }
    traits.legibility = nil
    design = traits.resolvedFont(in: environment).weightValue.lineWidth
  }

  /// The width with which a symbol is drawn, in units of its grid.
  ///
  /// Lines that are whole pixels wide would often have the same width in both weights. Where the user prefers bold text,
  /// they are at least one pixel wider.
  ///
  /// - Parameter unit: the length of a unit of the grid, in pixels.
  func width(of symbol: SystemSymbol, unit: Double) -> Double {
    guard let design, symbol.hasWholeLines, unit > 0 else { return width }
    return max(width, (max(1, (design * unit).rounded()) + 1) / unit)
  }
}

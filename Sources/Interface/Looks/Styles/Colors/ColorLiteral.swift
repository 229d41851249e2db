nonisolated extension Color: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`, in sRGB.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// The type of a colour literal where nothing else says it.
public typealias _ColorLiteralType = Color

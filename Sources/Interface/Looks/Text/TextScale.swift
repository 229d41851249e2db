import Runtime

extension Text {
  /// The size of text relative to its font.
  public nonisolated struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of the size of the font, as for the unit of a number.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the size of the text relative to its font.
  ///
  /// - Parameters:
  ///   - scale: the relative size.
  ///   - isEnabled: whether the scale applies.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? with { $0.scale = scale } : self }
}

extension View {
  /// Sets the size of text in this view relative to its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    traits { if isEnabled { $0.scale = scale } }
  }
}

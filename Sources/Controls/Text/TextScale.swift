import Runtime

extension Text {
  /// How large text is beside the size of its font.
  public nonisolated struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as for a unit behind a number.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The text in another size beside its font's.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? with { $0.scale = scale } : self }
}

extension View {
  /// Sets how large text in this view is beside the size of its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    traits { if isEnabled { $0.scale = scale } }
  }
}

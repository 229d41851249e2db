import Runtime

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font of text; `nil` lets each control choose.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text in this view.
  public func font(_ font: Font?) -> some View { environment(font) { $0.font = $1 } }
}

import Runtime

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The greatest number of lines of a text; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

extension View {
  /// Limits the lines of each text in this view.
  public func lineLimit(_ number: Int?) -> some View { environment(number) { $0.lineLimit = $1 } }

  /// Limits the lines of each text in this view, except at the larger text sizes for accessibility: there a text takes
  /// the lines that it needs.
  package func lineLimitAtStandardSizes(_ number: Int) -> some View {
    modifier(EnvironmentModifier { [number] in $0.lineLimit = $0.dynamicTypeSize.isAccessibilitySize ? nil : number })
  }
}

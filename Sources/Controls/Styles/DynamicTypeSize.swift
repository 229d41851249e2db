import Runtime
import Values

/// How large people want text to be.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// A size, from the smallest to the largest; `large` is what text is designed in.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A size for those who need more.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the first is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

  /// Whether it is one for those who need more.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How many times as large as designed text is.
  var factor: Double {
    switch self {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
  /// How large people want text to be. Text styles follow; sizes in points do not, unless they are
  /// ``ScaledMetric``s.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large text in this view is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps how large text in this view is within limits.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      size = (inside.first.map { size < $0 } ?? true ? inside.first : inside.last) ?? size
    }
  }
}

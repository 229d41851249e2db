import Runtime
import Values

/// The text size that the user prefers.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// One of the standard sizes, in ascending order. `large` is the default, at which text has its designed
  /// size.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// One of the larger sizes for accessibility, in ascending order.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Returns whether the first size is smaller than the second.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

  /// Whether this is one of the larger sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor by which the point sizes of text styles are multiplied. The factors follow the sizes of the
  /// body style in Apple's Human Interface Guidelines: 17 points at `large`, 53 points at `accessibility5`.
  package var factor: Double {
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
  /// The text size that the user prefers; `large` by default.
  ///
  /// Text styles such as `.body` follow it. Sizes in points do not, unless they are ``ScaledMetric``s.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The factor of the point sizes of text styles: that of the user's text size on the class of the screen.
  package var typeFactor: Double { dynamicTypeSize.factor * ScreenMetrics.of(screenClass).typeScale }
}

extension View {
  /// Sets the text size in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(size) { $0.dynamicTypeSize = $1 } }

  /// Restricts the text size in this view to a range: a size outside it becomes the nearest one inside.
  ///
  ///     Text("12:30").dynamicTypeSize(...DynamicTypeSize.xxLarge)
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      size = (inside.first.map { size < $0 } ?? true ? inside.first : inside.last) ?? size
    }
  }
}

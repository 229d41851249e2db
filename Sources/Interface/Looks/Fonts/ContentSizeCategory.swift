import Runtime

/// The text size that the user prefers, under the names of SwiftUI's first version; ``DynamicTypeSize`` is the newer type.
public nonisolated enum ContentSizeCategory: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// One of the standard sizes, in ascending order.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// One of the larger sizes for accessibility, in ascending order.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Creates the category that stands for the same size of text.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// Whether this is one of the larger sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the first category is smaller than the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[rawValue] }
}

extension EnvironmentValues {
  /// The text size that the user prefers. An older form of ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

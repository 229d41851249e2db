import Graphics

/// The extents of a placed view and its alignment guides, all in points in the view's own space.
@preconcurrency @MainActor public struct ViewDimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  package let explicit: (AlignmentKey) -> Double?

  package init(width: Double, height: Double, explicit: @escaping (AlignmentKey) -> Double?) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// The position of a guide where the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicit(guide.key) }
  /// The position of a guide where the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicit(guide.key) }
  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> Double { explicit(guide.key) ?? guide.key.defaultValue(self) }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> Double { explicit(guide.key) ?? guide.key.defaultValue(self) }
}

/// A name for an alignment guide, with its position in views that do not set it.
@preconcurrency @MainActor public protocol AlignmentID {
  /// The guide's position where a view does not set it.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// An alignment guide as a value that can be compared and looked up.
package nonisolated struct AlignmentKey: Hashable, @unchecked Sendable {
  private let type: any AlignmentID.Type
  package let isVertical: Bool

  package init(_ type: any AlignmentID.Type, isVertical: Bool) {
    self.type = type
    self.isVertical = isVertical
  }

  @MainActor package func defaultValue(_ dimensions: ViewDimensions) -> Double { type.defaultValue(in: dimensions) }

  /// Whether lines of text are lined up by it.
  package var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.type == right.type && left.isVertical == right.isVertical
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(isVertical)
  }
}

/// A vertical line through views that a column lines up.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  /// A guide of the application's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// Where the line between two rows of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line between two rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  @MainActor private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }
  @MainActor private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
  }
  @MainActor private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> Double { 0 } }
  @MainActor private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
  }
  @MainActor private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
  }
}

/// A horizontal line through views that a row lines up.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  /// A guide of the application's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  @MainActor private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> Double { 0 } }
  @MainActor private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
  }
  @MainActor private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }
  @MainActor private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }
  @MainActor private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }
}

/// A guide in each direction.
public nonisolated struct Alignment: Hashable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide down.
  public var vertical: VerticalAlignment

  /// An alignment by two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// A side's text, by its first line.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle's text, by its first line.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// A side's text, by its first line.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// A side's text, by its last line.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle's text, by its last line.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// A side's text, by its last line.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

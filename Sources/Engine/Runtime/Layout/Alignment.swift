import Graphics

/// The size of a view and its alignment guides, in points of the view's coordinate space.
@preconcurrency @MainActor public struct ViewDimensions {
  /// The width, in points.
  public let width: Double
  /// The height, in points.
  public let height: Double
  /// Returns the position of a guide that the view sets; `nil` if it does not set it.
  package let explicit: (AlignmentKey) -> Double?

  /// Creates dimensions from a size and the explicit guides.
  package init(width: Double, height: Double, explicit: @escaping (AlignmentKey) -> Double?) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Returns the position of a guide that the view sets explicitly, in points from the leading edge; else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicit(guide.key) }
  /// Returns the position of a guide that the view sets explicitly, in points from the top; else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicit(guide.key) }
  /// Returns the position of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { explicit(guide.key) ?? guide.key.defaultValue(self) }
  /// Returns the position of a guide, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double { explicit(guide.key) ?? guide.key.defaultValue(self) }
}

/// The identity of an alignment guide, with its default position.
@preconcurrency @MainActor public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// The key of an alignment guide and its direction.
// Safe: a type is immutable, and only the main actor calls its function.
package nonisolated struct AlignmentKey: Hashable, @unchecked Sendable {
  /// The identity of the guide.
  private let type: any AlignmentID.Type
  /// Whether the guide is a position on the vertical axis.
  package let isVertical: Bool

  /// Creates the key of a guide.
  package init(_ type: any AlignmentID.Type, isVertical: Bool) {
    self.type = type
    self.isVertical = isVertical
  }

  /// Returns the position of the guide in a view that does not set it.
  @MainActor package func defaultValue(_ dimensions: ViewDimensions) -> Double { type.defaultValue(in: dimensions) }

  /// Whether the guide is a text baseline.
  package var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }

  /// Whether the guide is an edge or the centre of a view.
  package var isOfFrame: Bool {
    isVertical
      ? self == VerticalAlignment.top.key || self == VerticalAlignment.center.key
        || self == VerticalAlignment.bottom.key
      : self == HorizontalAlignment.leading.key || self == HorizontalAlignment.center.key
        || self == HorizontalAlignment.trailing.key
  }

  /// Merges the places at which several views set the guide, in points, into one: the first of text's first baselines, the
  /// last of its last baselines, and the mean of other places. `nil` if none sets it.
  package func merged(_ values: some Sequence<Double?>) -> Double? {
    let places = values.compactMap { $0 }
    if self == VerticalAlignment.firstTextBaseline.key { return places.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return places.max() }
    return places.isEmpty ? nil : places.reduce(0, +) / Double(places.count)
  }

  /// Returns whether both are the same guide.
  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.type == right.type && left.isVertical == right.isVertical
  }

  /// Hashes the guide's identity and direction.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(isVertical)
  }
}

/// A guide for the horizontal positions of views, for example in a vertical stack.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  /// The key of the guide.
  package let key: AlignmentKey

  /// Creates an alignment from a key.
  package init(key: AlignmentKey) { self.key = key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

  /// The leading edge of each view.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal centre of each view.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge of each view.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// The beginning of the separator between two rows of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the separator between two rows of a list.
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

/// A guide for the vertical positions of views, for example in a horizontal stack.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  /// The key of the guide.
  package let key: AlignmentKey

  /// Creates an alignment from a key.
  package init(key: AlignmentKey) { self.key = key }

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

  /// The top edge of each view.
  public static let top = VerticalAlignment(Top.self)
  /// The vertical centre of each view.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge of each view.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
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

extension HorizontalAlignment {
  /// Merges the places at which several views set the guide, in points, into one: their mean. `nil` if none sets it.
  public func combineExplicit(_ values: some Sequence<Double?>) -> Double? { key.merged(values) }
}

extension VerticalAlignment {
  /// Merges the places at which several views set the guide, in points, into one: the first of text's first baselines, the
  /// last of its last baselines, and the mean of other places. `nil` if none sets it.
  public func combineExplicit(_ values: some Sequence<Double?>) -> Double? { key.merged(values) }
}

/// An alignment in both directions.
public nonisolated struct Alignment: Hashable, Sendable {
  /// The guide for horizontal positions.
  public var horizontal: HorizontalAlignment
  /// The guide for vertical positions.
  public var vertical: VerticalAlignment

  /// Creates an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centred.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centred.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centred.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centred.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge and the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The horizontal centre and the first text baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge and the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge and the last text baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The horizontal centre and the last text baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge and the last text baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

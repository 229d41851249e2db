import Faceplate

/// The headers and footers of a lazy container that stay visible while their section scrolls.
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind of view.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers stay in sight while any row of their section is.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay in sight while any row of their section is.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack {
  /// Creates a lazy stack. `pinnedViews` has no effect: headers and footers scroll with the other views.
  @available(*, deprecated, message: "Headers and footers scroll with their rows; leave pinnedViews out.")
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack {
  /// Creates a lazy stack. `pinnedViews` has no effect: headers and footers scroll with the other views.
  @available(*, deprecated, message: "Headers and footers scroll with their rows; leave pinnedViews out.")
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVGrid {
  /// Creates a grid. `pinnedViews` has no effect: headers and footers scroll with the other views.
  @available(*, deprecated, message: "Headers and footers scroll with their rows; leave pinnedViews out.")
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid. `pinnedViews` has no effect: headers and footers scroll with the other views.
  @available(*, deprecated, message: "Headers and footers scroll with their rows; leave pinnedViews out.")
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing, content: content)
  }
}

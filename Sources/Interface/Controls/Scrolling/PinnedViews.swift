import Runtime

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

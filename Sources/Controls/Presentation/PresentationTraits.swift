import Runtime

/// How a sheet deals with drags in its content. A panel's content scrolls.
public nonisolated struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The content scrolls.
  public static let automatic = Self(name: "automatic"), scrolls = Self(name: "scrolls")
  /// The content scrolls.
  public static let resizes = Self(name: "resizes")
}

/// How large a sheet is. A panel's sheets are as large as their content.
public nonisolated struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// As its content.
  public static let automatic = Self(name: "automatic"), fitted = Self(name: "fitted"), form = Self(name: "form")
  /// As its content.
  public static let page = Self(name: "page")
}

/// How a sheet is shown where there is little room. A panel's sheets are always sheets.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// As what it is.
  public static let automatic = PresentationAdaptation(name: "automatic"), none = PresentationAdaptation(name: "none")
  /// As what it is.
  public static let popover = PresentationAdaptation(name: "popover"), sheet = PresentationAdaptation(name: "sheet")
  /// As what it is.
  public static let fullScreenCover = PresentationAdaptation(name: "cover")
}

/// Whether what is behind a sheet can be used. On a panel it cannot.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// It cannot.
  public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled"),
    enabled = Self(name: "enabled")
  /// It cannot.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

extension View {
  /// No effect: a drag in the content of a sheet always scrolls it.
  @available(*, deprecated, message: "A drag in the content of a sheet always scrolls it.")
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// No effect: a sheet takes the size of its content, or that of its detent.
  @available(*, deprecated, message: "A sheet takes the size of its content, or that of its detent.")
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Puts a view behind what the sheet shows.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  /// No effect: a panel presents sheets, covers and popovers in the same form at every size.
  @available(*, deprecated, message: "A panel presents sheets, covers and popovers in the same form at every size.")
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Fills the ground of the sheet around the view with a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationTraits { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the radius of the corners of the sheet around the view, in points; `nil` for that of the theme.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
    presentationTraits { $0.cornerRadius = cornerRadius }
  }

  /// No effect: a panel presents sheets, covers and popovers in the same form at every size.
  @available(*, deprecated, message: "A panel presents sheets, covers and popovers in the same form at every size.")
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// No effect: what is behind a sheet cannot be used while the sheet is shown.
  @available(*, deprecated, message: "What is behind a sheet cannot be used while the sheet is shown.")
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

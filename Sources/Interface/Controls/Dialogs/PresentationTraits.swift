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
  /// Accepted as in SwiftUI: the content of a panel's sheets scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Accepted as in SwiftUI: a panel's sheets are as large as their content.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Puts a view behind what the sheet shows.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  /// Accepted as in SwiftUI: a panel's sheets are always sheets.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Accepted as in SwiftUI: a panel's sheets have a ground of their own.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepted as in SwiftUI: a panel's sheets have corners of their own.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }

  /// Accepted as in SwiftUI: a panel's sheets are always sheets.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Accepted as in SwiftUI: what is behind a panel's sheet cannot be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

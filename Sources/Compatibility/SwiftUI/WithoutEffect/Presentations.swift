import Faceplate

/// The treatment of drags in the content of a sheet. On a panel a drag always scrolls the content.
public nonisolated struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// A drag scrolls the content.
  public static let automatic = Self(name: "automatic"), scrolls = Self(name: "scrolls")
  /// Accepted for compatibility with SwiftUI; a drag scrolls the content.
  public static let resizes = Self(name: "resizes")
}

/// The rule by which the size of a sheet is chosen. On a panel a sheet has the size of its content or of its detent.
public nonisolated struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// The sheet has the size of its content.
  public static let automatic = Self(name: "automatic"), fitted = Self(name: "fitted"), form = Self(name: "form")
  /// Accepted for compatibility with SwiftUI; the sheet has the size of its content.
  public static let page = Self(name: "page")
}

/// The adaptation of a presentation to a compact size class. On a panel presentations keep their form.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The presentation keeps its form.
  public static let automatic = PresentationAdaptation(name: "automatic"), none = PresentationAdaptation(name: "none")
  /// Accepted for compatibility with SwiftUI; the presentation keeps its form.
  public static let popover = PresentationAdaptation(name: "popover"), sheet = PresentationAdaptation(name: "sheet")
  /// Accepted for compatibility with SwiftUI; the presentation keeps its form.
  public static let fullScreenCover = PresentationAdaptation(name: "cover")
}

/// Whether the views behind a sheet can be used. On a panel they cannot.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// Accepted for compatibility with SwiftUI; the views behind the sheet cannot be used.
  public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled"),
    enabled = Self(name: "enabled")
  /// No effect: the views behind a sheet cannot be used.
  @available(*, deprecated, message: "The views behind a sheet cannot be used.")
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

extension View {
  /// No effect: a drag in the content of a sheet always scrolls it.
  @available(*, deprecated, message: "A drag in the content of a sheet always scrolls it.")
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// No effect: a sheet takes the size of its content, or that of its detent.
  @available(*, deprecated, message: "A sheet takes the size of its content, or that of its detent.")
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// No effect: a panel presents sheets, covers and popovers in the same form at every size.
  @available(*, deprecated, message: "A panel presents sheets, covers and popovers in the same form at every size.")
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// No effect: a panel presents sheets, covers and popovers in the same form at every size.
  @available(*, deprecated, message: "A panel presents sheets, covers and popovers in the same form at every size.")
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// No effect: what is behind a sheet cannot be used while the sheet is shown.
  @available(*, deprecated, message: "Views behind a sheet cannot be used while the sheet is shown.")
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

extension View {
  /// Presents a popover below this view, or above it; `attachmentAnchor` and `arrowEdge` have no effect.
  @available(*, deprecated, message: "A popover is below or above the whole view and has no arrow.")
  @_disfavoredOverload
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { popover(isPresented: isPresented, content: content) }

  /// Presents a popover for an item below this view, or above it; `attachmentAnchor` and `arrowEdge` have no effect.
  @available(*, deprecated, message: "A popover is below or above the whole view and has no arrow.")
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { popover(item: item, content: content) }
}

/// The part of a view that a popover is attached to. On a panel a popover is below or above the whole view.
@preconcurrency @MainActor public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<Rect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

import Graphics
import Runtime
import Values

// What other systems have and a panel has not, continued: modifiers about sheets, lists, scroll views and assistance.

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

/// Where a ground stands. A panel's pages have grounds of their own.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Behind a page.
  public static let navigation = Self(name: "navigation"), window = Self(name: "window")
  /// Behind a page.
  public static let tabView = Self(name: "tabs"), navigationSplitView = Self(name: "split")
}

/// How one page becomes another. A panel's pages slide.
public nonisolated struct NavigationTransition: Hashable, Sendable {
  private let name: String
  /// By a slide.
  public static let automatic = Self(name: "automatic")
  /// By a slide.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { automatic }
}

/// How far sections of a list are apart.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  private let points: Double?
  /// As they are.
  public static let `default` = ListSectionSpacing(points: nil), compact = ListSectionSpacing(points: nil)
  /// Some points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// What kind of words a text is made of.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// A kind.
  public static let plain = Self(name: "plain"), console = Self(name: "console"), narrative = Self(name: "narrative")
  /// A kind.
  public static let messaging = Self(name: "messaging"), sourceCode = Self(name: "source")
  /// A kind.
  public static let spreadsheet = Self(name: "spreadsheet"), wordProcessing = Self(name: "words")
}

/// Whether something turns about in writing from right to left.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays.
  case fixed
  /// It turns about.
  case mirrors
}

extension View {
  /// Accepted as in SwiftUI: sheets are as high as their content.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
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
  /// Accepted as in SwiftUI: the container of a panel is the screen, a rectangle.
  public func containerShape<S: Shape>(_ shape: S) -> some View { self }
  /// Accepted as in SwiftUI: a panel's pages have grounds of their own.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    self
  }
  /// Accepted as in SwiftUI: a panel's pages slide.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Accepted as in SwiftUI: a panel's pages slide.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have one line.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have one line.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have one line.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have no menu at their title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Accepted as in SwiftUI: a panel's symbols stand still.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: a field's key answers for itself alone.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: lines between sections are not drawn.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Accepted as in SwiftUI: lines between sections are not drawn.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Accepted as in SwiftUI: a panel's lists have gaps of their own.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Sets the colour of symbols in rows.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
  /// Accepted as in SwiftUI: indicators show while something moves.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }
  /// Accepted as in SwiftUI: indicators show while something moves.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Offers things to do when the view is held for a while. The view itself stays in place of a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }
  /// Mirrors the view in writing from right to left.
  @ViewBuilder public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
  /// Acts on the delete key while the view, or one inside it, has the focus and does not use it itself.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward], phases: .down) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
  /// Accepted as in SwiftUI: a panel's letters can be made larger by themselves.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted as in SwiftUI: a panel's letters can be made larger by themselves.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
  /// Accepted as in SwiftUI: words are read as they are written.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Accepted as in SwiftUI: words are read as they are written.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: words are read as they are written.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: touches go to views as they are.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
}

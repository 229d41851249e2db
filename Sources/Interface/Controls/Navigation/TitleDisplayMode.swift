import Looks
import Runtime
import Values

/// A namespace for the title display mode.
public nonisolated enum NavigationBarItem: Sendable {
  /// The place and the size of a page's title.
  public enum TitleDisplayMode: Sendable {
    /// Depends on the room: ``large`` on the first page of a stack whose screen is higher than wide, ``inline`` on all
    /// other pages.
    case automatic
    /// Small, in the middle of the navigation bar.
    case inline
    /// Large, in its own line below the bar; on a screen under 420 points in height it is ``inline``. A scroll
    /// view that begins at the title takes it along behind the bar, which then shows it small.
    case large
  }
}

/// The place and the size of a page's title.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Depends on the room: ``large`` on the first page of a stack whose screen is higher than wide, ``inline`` on all
  /// other pages.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, in its own line below the bar; on a screen under 420 points in height it is ``inline``.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Small, in the middle of the navigation bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Sets how large the title of the page is.
  ///
  ///     .navigationTitle("Programs")
  ///     .navigationBarTitleDisplayMode(.large)
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTraits { $0.titleMode = $0.titleMode ?? displayMode }
  }

  /// Sets how large the title of the page is. Another name of ``navigationBarTitleDisplayMode(_:)``.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Sets the title of the page, and how large it is.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the localized title of the page, and how large it is.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the page, and how large it is.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}

import Runtime

/// The appearance of the dots that show the current page of a ``TabView``.
@preconcurrency @MainActor public protocol IndexViewStyle {
  /// When there is a background behind the dots.
  var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page.
@preconcurrency @MainActor public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background behind the dots.
  public nonisolated enum BackgroundDisplayMode: Hashable, Sendable {
    /// Always, so that the dots are visible on every page; `interactive` is the same, because a touch may come at any
    /// time.
    case automatic, always, interactive
    /// The dots are on the page itself.
    case never
  }

  /// When there is a background behind the dots.
  public let _backgroundDisplayMode: BackgroundDisplayMode

  /// Creates a style with a mode for the background of the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page, with a background according to the mode.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum PageDotsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether there is a background behind the dots of tab views.
  var hasPageDotsBackground: Bool {
    get { self[PageDotsBackgroundKey.self] }
    set { self[PageDotsBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the dots that show the current page of tab views in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(style._backgroundDisplayMode != .never) { $0.hasPageDotsBackground = $1 }
  }
}

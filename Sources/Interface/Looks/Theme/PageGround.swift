import Graphics
import Machine
import Runtime
import Values

/// The background of a panel's pages.
///
/// The default is ``theme`` in programs that import Faceplate, and ``plain`` in those with the product `SwiftUI`, whose
/// sources expect white in light and black in dark. Any part of a panel can have the other one:
///
///     WindowGroup { Panel().pageGround(.theme) }
public nonisolated enum PageGround: Hashable, Sendable {
  /// The background of the theme: in the standard themes a light grey and nearly black.
  case theme
  /// White in the standard light theme and black in the dark one, with lists and forms of groups on the background of the
  /// theme. A theme with its own background keeps that.
  case plain

  /// The default background of pages in the running program.
  static var ofProgram: PageGround { ProgramSources.areOfSwiftUI ? .plain : .theme }
}

private enum PageGroundKey: EnvironmentKey { static var defaultValue: PageGround { .ofProgram } }

extension EnvironmentValues {
  /// The ground of pages.
  public var pageGround: PageGround {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }

  /// The standard scheme whose pages are on white or black instead of the theme's background; `nil` where they do not.
  private var plainScheme: ColorScheme? {
    guard pageGround == .plain else { return nil }
    if palette.background == Palette.light.background { return .light }
    return palette.background == Palette.dark.background ? .dark : nil
  }

  /// The colour of the ground of a page.
  package var pageColor: RGBA { plainScheme.map { $0 == .light ? .white : .black } ?? palette.background }

  /// The colour of a card on the ground of a page.
  var cardColor: RGBA { plainScheme == .light ? palette.background : palette.surface }

  /// The colour of parts that extend from edge to edge of a page: its bars, and lists without cards.
  var barColor: RGBA { plainScheme == nil ? palette.surface : pageColor }
}

extension View {
  /// Sets the background of the pages in this view, and fills the space that the view is offered with it.
  public func pageGround(_ ground: PageGround) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.windowBackground, ignoresSafeAreaEdges: .all)
      .environment(ground) { $0.pageGround = $1 }
  }
}

import Graphics
import Runtime
import Values

// What other systems have and a panel has not: sources that say something about it compile, and it makes no difference.

/// A modifier that changes nothing.
@preconcurrency @MainActor public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public nonisolated static let identity = EmptyModifier()
  /// The modifier.
  public nonisolated init() {}
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// Whether people can select text to copy it. A panel has nowhere to copy it to.
@preconcurrency @MainActor public protocol TextSelectability {}

/// People can select text.
@preconcurrency @MainActor public struct EnabledTextSelectability: TextSelectability { init() {} }

/// People cannot select text.
@preconcurrency @MainActor public struct DisabledTextSelectability: TextSelectability { init() {} }

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What a bar is for. A panel's bars are all of one kind.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// What is meant.
  public static let automatic = ToolbarRole(name: "automatic"), navigationStack = ToolbarRole(name: "stack")
  /// What is meant.
  public static let browser = ToolbarRole(name: "browser"), editor = ToolbarRole(name: "editor")
}

/// How large the title in a bar is. A panel's bars have titles of one size.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// The size.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic"),
    large = ToolbarTitleDisplayMode(name: "large")
  /// The size.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// The size.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// How pages are shown. A panel shows one at a time.
@preconcurrency @MainActor public protocol NavigationViewStyle {}

/// What suits a panel: one page at a time.
@preconcurrency @MainActor public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// What suits a panel: one page at a time.
@preconcurrency @MainActor public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What suits a panel.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// How the columns of a split view share the panel.
public nonisolated struct NavigationSplitViewStyle: Hashable, Sendable {
  let name: String
  /// As they do.
  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  /// As they do.
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  /// As they do.
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominent")
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

/// In which order a menu stands. A panel's stands as it is written.
public nonisolated struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The order.
  public static let automatic = MenuOrder(name: "automatic"), fixed = MenuOrder(name: "fixed")
  /// The order.
  public static let priority = MenuOrder(name: "priority")
}

/// What a pointer over a view does to it. Fingers hover over nothing.
public nonisolated struct HoverEffect: Hashable, Sendable {
  let name: String
  /// The effect.
  public static let automatic = HoverEffect(name: "automatic"), highlight = HoverEffect(name: "highlight")
  /// The effect.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is that hovers.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a place in it.
  case active(Point)
  /// Elsewhere.
  case ended
}

/// How a symbol moves. A panel's symbols stand still.
public nonisolated struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// The effect.
  public static let bounce = SymbolEffect(name: "bounce"), pulse = SymbolEffect(name: "pulse")
  /// The effect.
  public static let variableColor = SymbolEffect(name: "variableColor"), scale = SymbolEffect(name: "scale")
  /// The effect.
  public static let rotate = SymbolEffect(name: "rotate"), wiggle = SymbolEffect(name: "wiggle")
  /// The effect.
  public static let breathe = SymbolEffect(name: "breathe"), appear = SymbolEffect(name: "appear")
  /// The effect.
  public static let disappear = SymbolEffect(name: "disappear"), replace = SymbolEffect(name: "replace")
  /// The same effect in one of its ways.
  public var up: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var down: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var byLayer: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var iterative: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var cumulative: SymbolEffect { self }
  /// The same effect in one of its ways.
  public var reversing: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions()
  /// As the effect has it.
  public static let nonRepeating = SymbolEffectOptions()
  /// As the effect has it.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As the effect has it.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As the effect has it.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Accepted as in SwiftUI: a panel has nowhere to copy text to.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have grounds of their own.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have grounds of their own.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have grounds of their own.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted as in SwiftUI: bars look as their page.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars are all of one kind.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted as in SwiftUI: a panel's bars have titles of one size.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Accepted as in SwiftUI: a panel shows one page at a time.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Accepted as in SwiftUI: a panel's columns share it as they do.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
  /// Accepted as in SwiftUI: a panel's columns share it as they do.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }
  /// Accepted as in SwiftUI: a panel's columns share it as they do.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    self
  }
  /// Accepted as in SwiftUI: a panel has no bar of the system's.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: a panel has no bar of the system's.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted as in SwiftUI: nothing of the system's lies over a panel.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Accepted as in SwiftUI: the system has no gestures of its own.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted as in SwiftUI: a panel's sheets have a ground of their own.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted as in SwiftUI: a panel's sheets have corners of their own.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  /// Accepted as in SwiftUI: a panel's sheets are always sheets.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Accepted as in SwiftUI: what is behind a panel's sheet cannot be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Accepted as in SwiftUI: a panel's menus stand as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Accepted as in SwiftUI: fingers hover over nothing.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: fingers hover over nothing, so it is never called.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted as in SwiftUI: fingers hover over nothing, so it is never called.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Accepted as in SwiftUI: a panel's symbols stand still.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Accepted as in SwiftUI: a panel's symbols stand still.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Accepted as in SwiftUI: a panel's lists have gaps of their own.
  public func listRowSpacing(_ spacing: Double?) -> some View { self }
  /// Accepted as in SwiftUI: a panel's lists have gaps of their own.
  public func listSectionSpacing(_ spacing: Double) -> some View { self }
  /// Puts space around the view as at the edges of the panel.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Shows or hides the labels of controls.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}

import Graphics
import Runtime
import Values

/// A window on content that is larger than it, moved by finger, wheel, keys and knob.
///
///     ScrollView {
///       VStack { ForEach(programs) { ProgramRow($0) } }
///     }
@preconcurrency @MainActor public struct ScrollView<Content: View>: View {
  /// What is shown.
  public var content: Content
  /// The directions in which it goes.
  public var axes: Axis.Set
  /// Whether thin bars tell where one is while it moves.
  public var showsIndicators: Bool

  /// A window on what the closure makes; several views stand below each other.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The window.
  public var body: some View {
    ScrollArea(axes: axes, showsIndicators: showsIndicators, inside: VStack { content })
      .environment(\.contactDelay, ScrollGesture.delay)
      .gesture(ScrollGesture())
  }
}

struct ScrollArea<Inside: View>: ContainerView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let inside: Inside

  func makeBehavior(for layoutNode: LayoutNode) -> ScrollBehavior { ScrollBehavior(layoutNode) }

  func configure(_ behavior: ScrollBehavior, in environment: EnvironmentValues) {
    behavior.axes = axes
    behavior.isMirrored = environment.isRightToLeft
    behavior.isScrollable = environment.isScrollEnabled
    let settings = environment.scrolling
    behavior.bounces = settings.bounces
    behavior.margins = settings.margins
    behavior.isClipped = settings.isClipped
    behavior.anchor = settings.anchor
    behavior.targetBehavior = environment.scrollTargetBehavior
    behavior.follow(environment.scrollFollowers)
    let both: Axis.Set = [.horizontal, .vertical]
    behavior.shownIndicators = showsIndicators ? both.subtracting(settings.hiddenIndicators) : []
    behavior.indicatorColor = environment.palette.text
  }
}

/// Whether thin bars tell where one is in a scroll view.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// While it moves.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// While it moves.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Not if it can be told otherwise.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Never.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// Whether content can be pulled beyond its ends.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
  let isAlways: Bool

  /// As far as there is something out of sight.
  public static let automatic = ScrollBounceBehavior(isAlways: false)
  /// Always.
  public static let always = ScrollBounceBehavior(isAlways: true)
  /// Only if there is something out of sight.
  public static let basedOnSize = ScrollBounceBehavior(isAlways: false)
}

/// Around what of a scroll view a margin is.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
  let isOfContent: Bool
  /// The content.
  public static let automatic = ContentMarginPlacement(isOfContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isOfContent: true)
  /// The bars, which stay at the edges of a panel's scroll views.
  public static let scrollIndicators = ContentMarginPlacement(isOfContent: false)
}

/// What the modifiers of scroll views say.
struct ScrollSettings: Equatable {
  var bounces = false
  var hiddenIndicators: Axis.Set = []
  var margins = EdgeInsets()
  var isClipped = true
  var anchor: UnitPoint?
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  /// Whether scroll views can be moved.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension View {
  /// Decides whether scroll views in this view can be moved.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

  /// Decides whether thin bars tell where one is in scroll views of this view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrolling) {
      if visibility.isHidden { $0.hiddenIndicators.formUnion(axes) } else { $0.hiddenIndicators.subtract(axes) }
    }
  }

  /// Decides whether content of scroll views in this view can be pulled beyond its ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrolling) { $0.bounces = behavior.isAlways }
  }

  /// Keeps content of scroll views in this view from being cut off at their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.isClipped = !disabled }
  }

  /// Says where content of scroll views in this view stands at first, as fractions of what is out of sight.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) { $0.anchor = anchor }
  }

  /// Says where content of scroll views in this view stands at first. A panel has no anchor of its own for content that
  /// grows or is smaller than the view.
  @ViewBuilder public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
  }

  /// Puts space around the content of scroll views in this view, in points; their bars stay at the edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrolling) { settings in
      guard placement.isOfContent else { return }
      for edge in Edge.allCases where edges.contains(.init(edge)) { settings.margins[edge] = insets[edge] }
    }
  }

  /// Puts space around the content of scroll views in this view, in points; `nil` for the default of 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }

  /// Puts space around the content of scroll views in this view, in points.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// What an anchor of a scroll view is for.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where the content stands at first.
  public static let initialOffset = Self(name: "initial")
  /// What stays in sight when extents change.
  public static let sizeChanges = Self(name: "size")
  /// Where content stands that is smaller than the view.
  public static let alignment = Self(name: "alignment")
}

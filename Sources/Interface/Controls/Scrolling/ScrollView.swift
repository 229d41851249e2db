import Looks
import Graphics
import Runtime
import Values

/// Shows a part of larger content, which is scrolled by touch, wheel, keys and knob.
///
///     ScrollView {
///       VStack { ForEach(programs) { ProgramRow($0) } }
///     }
@preconcurrency @MainActor public struct ScrollView<Content: View>: View {
  /// The content, as large as it likes to be along the axes that scroll.
  public var content: Content
  /// The axes along which the content is scrolled.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown while the content moves.
  public var showsIndicators: Bool
  /// The dependence between the window and its content along the axes that scroll.
  var fit = ScrollFit.free

  /// Creates a scroll view. Several views in the closure are stacked vertically.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content is scrolled.
  ///   - showsIndicators: whether scroll indicators are shown while the content moves.
  ///   - content: the views.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The visible part of the content, with the gesture that scrolls it.
  public var body: some View {
    ScrollArea(axes: axes, showsIndicators: showsIndicators, fit: fit, inside: VStack { content })
      .environment(ScrollGesture.delay) { $0.contactDelay = $1 }
      .gesture(ScrollGesture())
  }
}

/// The dependence between the window of a scroll view and its content along the axes that scroll.
enum ScrollFit {
  /// The content is offered no size, and the window takes all it is offered.
  case free
  /// The content is offered the size of the window, so that it can fill the window.
  case filling
  /// The content is offered the size of the window, and the window is no larger than the content. While the content fits,
  /// nothing scrolls, and fingers drag in it as outside of a scroll view.
  case hugging
}

/// The visible part of a scroll view's content.
struct ScrollArea<Inside: View>: ContainerView {
  let axes: Axis.Set
  let showsIndicators: Bool
  var fit = ScrollFit.free
  let inside: Inside

  func makeBehavior(for layoutNode: LayoutNode) -> ScrollBehavior { ScrollBehavior(layoutNode) }

  func configure(_ behavior: ScrollBehavior, in environment: EnvironmentValues) {
    behavior.axes = axes
    behavior.fit = fit
    behavior.isMirrored = environment.isRightToLeft
    behavior.isScrollable = environment.isScrollEnabled
    let settings = environment.scrolling
    behavior.settings = settings
    behavior.targetBehavior = environment.scrollTargetBehavior
    behavior.adopt(environment.scrollFollowers)
    let both: Axis.Set = [.horizontal, .vertical]
    behavior.showIndicators(
      along: showsIndicators ? both.subtracting(settings.hiddenIndicators) : [], environment.palette.text)
    behavior.edgeShades = ScrollEdges(
      hidden: settings.plainEdges,
      color: RGBA.black.multiplyingOpacity(by: environment.colorScheme == .dark ? 0.5 : 0.14))
  }
}

/// Whether a scroll view shows scroll indicators.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// Indicators are shown while the content moves.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Indicators are shown while the content moves.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Indicators are not shown.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Indicators are not shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// Whether content can be pulled beyond its ends.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
  let isAlways: Bool

  /// Only along axes on which the content is larger than the scroll view.
  public static let automatic = ScrollBounceBehavior(isAlways: false)
  /// Always, even where the content fits.
  public static let always = ScrollBounceBehavior(isAlways: true)
  /// Only along axes on which the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(isAlways: false)
}

/// The part of a scroll view that a margin applies to.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
  let isOfContent: Bool
  /// The margin surrounds the content.
  public static let automatic = ContentMarginPlacement(isOfContent: true)
  /// The margin surrounds the content.
  public static let scrollContent = ContentMarginPlacement(isOfContent: true)
  /// The margin surrounds the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(isOfContent: false)
}

/// The properties of scroll views that modifiers set.
package struct ScrollSettings: Equatable {
  /// The axes along which content that fits can be pulled as well.
  var bouncingAxes: Axis.Set = []
  var hiddenIndicators: Axis.Set = []
  var margins = EdgeInsets()
  var isClipped = true
  /// The edges that are never shaded.
  package var plainEdges: Edge.Set = []
  /// The margins of the scroll indicators, in points.
  var indicatorMargins = EdgeInsets()
  /// The position of the content at first, when sizes change, and when it is smaller than the window.
  var anchors = ScrollAnchors()

  /// Whether other settings draw the scroll view in the same way, apart from the position of its content.
  func looksLike(_ other: ScrollSettings) -> Bool {
    isClipped == other.isClipped && indicatorMargins == other.indicatorMargins
  }
}

/// The anchors of a scroll view's content, in unit coordinates, by their roles; `nil` for none.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  /// Whether scroll views can be scrolled by the user.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The settings of the modifiers around a scroll view.
  package var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension View {
  /// Prevents the user from scrolling the scroll views in this view, or allows it.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(!disabled) { $0.isScrollEnabled = $1 } }

  /// Shows or hides the scroll indicators of scroll views in this view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrolling) {
      if visibility.isHidden { $0.hiddenIndicators.formUnion(axes) } else { $0.hiddenIndicators.subtract(axes) }
    }
  }

  /// Sets when the content of scroll views in this view can be pulled beyond its ends.
  ///
  /// - Parameters:
  ///   - behavior: when content can be pulled.
  ///   - axes: the axes to which this applies.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrolling) {
      if behavior.isAlways { $0.bouncingAxes.formUnion(axes) } else { $0.bouncingAxes.subtract(axes) }
    }
  }

  /// Lets the content of scroll views in this view draw outside their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.isClipped = !disabled }
  }

  /// Sets the initial position of the content of scroll views in this view, where it stays when sizes change, and
  /// where content is placed that is smaller than the scroll view.
  ///
  /// - Parameter anchor: the position in unit coordinates of the scrollable distance: `.bottom` starts at the
  ///   end, and stays there until the user scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) {
      $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Sets the anchor of scroll views in this view for one role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrolling) {
      switch role.kind {
      case .initialOffset: $0.anchors.initialOffset = anchor
      case .sizeChanges: $0.anchors.sizeChanges = anchor
      case .alignment: $0.anchors.alignment = anchor
      }
    }
  }

  /// Adds margins around the content of scroll views in this view, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let margins: WritableKeyPath<ScrollSettings, EdgeInsets> = placement.isOfContent ? \.margins : \.indicatorMargins
    return transformEnvironment(\.scrolling) { settings in
      for edge in Edge.allCases where edges.contains(.init(edge)) { settings[keyPath: margins][edge] = insets[edge] }
    }
  }

  /// Adds margins around the content of scroll views in this view, in points; `nil` for the default of 16.
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

/// The purpose of a scroll view's anchor.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind
  /// The initial position of the content.
  public static let initialOffset = Self(kind: .initialOffset)
  /// The position that the content keeps when sizes change, if it is already at that position.
  public static let sizeChanges = Self(kind: .sizeChanges)
  /// The position of content that is smaller than the scroll view.
  public static let alignment = Self(kind: .alignment)
}

import Runtime
import Values

/// Where in the bars of a page something goes.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place { case leading, middle, trailing, bottom, keypad }

  let place: Place

  /// The end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// The beginning of the bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The beginning of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The beginning of the bar: what leaves all as it was.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The end of the bar: what most people are looking for.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The end of the bar: what is done less often.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The end of the bar: what agrees.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// The end of the bar: what cannot be undone.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The bar below the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keypad, which has keys of its own for what stands there elsewhere: it is not shown.
  public static let keyboard = ToolbarItemPlacement(place: .keypad)
  /// The bar below the page.
  public static let status = ToolbarItemPlacement(place: .bottom)
}

/// A bar of a page.
public nonisolated enum ToolbarPlacement: Hashable, Sendable {
  /// The one that is meant, the one above, the one below, or that of the tabs.
  case automatic, navigationBar, bottomBar, tabBar
}

/// Something in a bar.
@preconcurrency @MainActor public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

extension ToolbarEntry: @MainActor Equatable {
  /// Whether both are the same view, made once.
  public static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
    left.placement == right.placement && sameBytes(left.content, right.content)
  }
}

/// What goes into the bars of a page.
@preconcurrency @MainActor public protocol ToolbarContent {
  /// The type of the content's own content.
  associatedtype Body: ToolbarContent
  /// The content, made of other content.
  @ToolbarContentBuilder var body: Body { get }
  /// What the bars make of the content. Applications have no use for it: the default asks `body`.
  var _entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The entries of the body.
  public var _entries: [ToolbarEntry] { body._entries }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One thing in a bar.
@preconcurrency @MainActor public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Built by the bars.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The one entry.
  public var _entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, content: AnyView(content))] }
}

extension ToolbarItem {
  /// A view at a place; people cannot rearrange a panel's bars, so that the identity makes no difference.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

/// Room between two things in a bar. They stand apart by themselves.
@preconcurrency @MainActor public struct ToolbarSpacer: ToolbarContent {
  /// Built by the bars.
  public typealias Body = Never

  /// Room at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// There are none.
  public var _entries: [ToolbarEntry] { [] }
}

/// How much room there is between two things in a bar.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Several things in a bar. They stand side by side wherever one would.
public typealias ToolbarItemGroup = ToolbarItem

/// Several pieces of content, in order.
@preconcurrency @MainActor public struct ToolbarEntries: ToolbarContent {
  /// Built by the bars.
  public typealias Body = Never
  /// The entries.
  public let _entries: [ToolbarEntry]
}

/// Makes the content of bars of the statements of a closure.
@preconcurrency @MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// A statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// One statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarEntries {
    var entries: [ToolbarEntry] = []
    for content in repeat each content { entries += content._entries }
    return ToolbarEntries(_entries: entries)
  }

  /// `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarEntries {
    ToolbarEntries(_entries: content?._entries ?? [])
  }

  /// The first branch of `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarEntries {
    ToolbarEntries(_entries: first._entries)
  }

  /// The other branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarEntries {
    ToolbarEntries(_entries: second._entries)
  }

  /// A statement that is only there on some systems.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarEntries {
    ToolbarEntries(_entries: content._entries)
  }
}

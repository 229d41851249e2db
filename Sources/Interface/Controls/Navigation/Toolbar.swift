import Runtime
import Values

/// The position of an item in the bars of a page.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Place { case leading, middle, trailing, bottom, hidden }

  let place: Place

  package init(place: Place) { self.place = place }

  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The centre of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The leading end of the navigation bar; the former name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The leading end of the navigation bar, for an action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar; the former name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar, for the main action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar, for a less frequent action.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar, for an action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar, for an action that destroys something.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The bar below the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// The bar below the page, for a status.
  public static let status = ToolbarItemPlacement(place: .bottom)
}

/// One of the bars of a page.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  package init(name: String) { self.name = name }

  /// The navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// One item of a bar.
@preconcurrency @MainActor public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

extension ToolbarEntry: @MainActor Equatable {
  /// Returns whether both items have the same placement and hold the same view.
  public static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
    left.placement == right.placement && sameBytes(left.content, right.content)
  }
}

/// The items of a page's bars.
@preconcurrency @MainActor public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// Other toolbar content of which this content consists.
  @ToolbarContentBuilder var body: Body { get }
  /// The items of the content. The default returns those of `body`; applications need not implement it.
  var _entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The items of the body.
  public var _entries: [ToolbarEntry] { body._entries }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Must not be called: this content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One item of a bar.
@preconcurrency @MainActor public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item from a view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The item as the only entry.
  public var _entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, content: AnyView(content))] }
}

/// Several items at one place of a bar, side by side.
public typealias ToolbarItemGroup = ToolbarItem

/// The items of several pieces of toolbar content, in order.
@preconcurrency @MainActor public struct ToolbarEntries: ToolbarContent {
  /// Entries have no body.
  public typealias Body = Never
  /// The items of all statements, in order.
  public let _entries: [ToolbarEntry]
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The items of the content, if there is any.
  public var _entries: [ToolbarEntry] { self?._entries ?? [] }
}

/// Builds toolbar content from the statements of a closure.
@preconcurrency @MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// Takes one piece of toolbar content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Passes the only statement on.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Joins the items of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarEntries {
    var entries: [ToolbarEntry] = []
    for content in repeat each content { entries += content._entries }
    return ToolbarEntries(_entries: entries)
  }

  /// Wraps an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Wraps the first branch of an `if` or `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarEntries {
    ToolbarEntries(_entries: first._entries)
  }

  /// Wraps the other branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarEntries {
    ToolbarEntries(_entries: second._entries)
  }

  /// Wraps a statement in an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarEntries {
    ToolbarEntries(_entries: content._entries)
  }
}

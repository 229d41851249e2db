import Looks
import Runtime
import Values

/// Pages of a ``TabView`` that are identified by values of one type.
@preconcurrency @MainActor public protocol TabContent<TabValue>: View {
  /// The type of the values that identify pages.
  associatedtype TabValue: Hashable
}

/// Several pages, or pages with modifiers.
@preconcurrency @MainActor public struct TabGroup<TabValue: Hashable, Content: View>: TabContent {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// The pages of the group.
  public var body: some View { content }
}

/// A section of pages. On a panel its tabs are among the others, without a title.
@preconcurrency @MainActor public struct TabSection<TabValue: Hashable, Content: TabContent>: TabContent
where Content.TabValue == TabValue {
  private let content: Content

  /// Creates a section without a title.
  public init(@TabContentBuilder<TabValue> content: () -> Content) { self.content = content() }

  /// The pages of the section.
  public var body: some View { content }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that identify pages.
  public typealias TabValue = Content.TabValue
}

/// Builds pages from the statements of a closure.
@resultBuilder
public nonisolated enum TabContentBuilder<TabValue: Hashable> {
  /// Passes a statement on.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// Starts a block with its first statement.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(first: Content) -> Content { first }

  /// Appends a statement to a block.
  public static func buildPartialBlock<Before: TabContent<TabValue>, Content: TabContent<TabValue>>(
    accumulated: Before, next: Content
  ) -> TabGroup<TabValue, TupleView<(Before, Content)>> {
    group(TupleView((accumulated, next)))
  }

  /// Wraps an `if` without `else`.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> TabGroup<TabValue, Content?> {
    group(content)
  }

  /// Wraps the first branch of an `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> TabGroup<TabValue, ConditionalContent<First, Second>> {
    group(ViewBuilder.buildEither(first: first))
  }

  /// Wraps the other branch.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> TabGroup<TabValue, ConditionalContent<First, Second>> {
    group(ViewBuilder.buildEither(second: second))
  }

  /// Wraps a statement in an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> TabGroup<TabValue, AnyView> {
    group(ViewBuilder.buildLimitedAvailability(content))
  }

  private static func group<Content: View>(_ content: Content) -> TabGroup<TabValue, Content> {
    // Safe: `onMain` calls its closure at once and on this thread, which keeps the content to itself.
    nonisolated(unsafe) let content = content
    return onMain { TabGroup(content) }
  }
}

import Runtime
import Values

/// Pages of a ``TabView``, told apart by values of one type.
@preconcurrency @MainActor public protocol TabContent<TabValue>: View {
  /// What pages are told apart by.
  associatedtype TabValue: Hashable
}

/// Several pages, or pages that are changed.
@preconcurrency @MainActor public struct TabGroup<TabValue: Hashable, Content: View>: TabContent {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// The pages.
  public var body: some View { content }
}

/// Pages that belong together. In a panel's bar they stand among the others.
@preconcurrency @MainActor public struct TabSection<TabValue: Hashable, Content: TabContent>: TabContent
where Content.TabValue == TabValue {
  private let content: Content

  /// Pages with a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  /// Pages with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  /// Pages without a title.
  public init(@TabContentBuilder<TabValue> content: () -> Content) { self.content = content() }

  /// The pages.
  public var body: some View { content }
}

extension ForEach: TabContent where Content: TabContent {
  /// What pages are told apart by.
  public typealias TabValue = Content.TabValue
}

/// Makes pages of the statements of a closure.
@resultBuilder
public nonisolated enum TabContentBuilder<TabValue: Hashable> {
  /// A statement.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// The first statement.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(first: Content) -> Content { first }

  /// A further statement.
  public static func buildPartialBlock<Before: TabContent<TabValue>, Content: TabContent<TabValue>>(
    accumulated: Before, next: Content
  ) -> TabGroup<TabValue, TupleView<(Before, Content)>> {
    group(TupleView((accumulated, next)))
  }

  /// `if` without `else`.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> TabGroup<TabValue, Content?> {
    group(content)
  }

  /// The first branch of `if` or `switch`.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> TabGroup<TabValue, ConditionalContent<First, Second>> {
    group(ViewBuilder.buildEither(first: first))
  }

  /// The other branch.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> TabGroup<TabValue, ConditionalContent<First, Second>> {
    group(ViewBuilder.buildEither(second: second))
  }

  /// A statement that is only there on some systems.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> TabGroup<TabValue, AnyView> {
    group(ViewBuilder.buildLimitedAvailability(content))
  }

  private static func group<Content: View>(_ content: Content) -> TabGroup<TabValue, Content> {
    nonisolated(unsafe) let content = content
    return onMain { TabGroup(content) }
  }
}

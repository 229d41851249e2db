/// The result builder that combines the views of a closure into one view.
@resultBuilder
public nonisolated enum ViewBuilder {
  /// Builds an empty view from a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds the view of a single statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds one view from any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// Takes one view of the body as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds the view of an `if` statement without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of the first branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// Builds the view of the other branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// Builds the view of an `if #available` statement.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    // Safe: `onMain` calls its closure at once and on this thread, so the content crosses no thread.
    nonisolated(unsafe) let content = content
    return onMain { AnyView(content) }
  }
}

/// Makes one view of the statements of a closure.
@resultBuilder
public nonisolated enum ViewBuilder {
  /// No statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// A statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// The other branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// A statement that is only there on some systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    nonisolated(unsafe) let content = content
    return onMain { AnyView(content) }
  }
}

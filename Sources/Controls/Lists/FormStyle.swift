import Runtime
import Values

/// What a style of forms has to work with.
@preconcurrency @MainActor public struct FormStyleConfiguration {
  /// The controls.
  public typealias Content = StyledPart<ContentPart<FormStyleConfiguration>>

  /// The controls.
  public let content: Content
}

/// How forms look.
@preconcurrency @MainActor public protocol FormStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = FormStyleConfiguration
  /// The look of a form.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Controls in groups on cards, which is how forms of a panel look unless told otherwise.
@preconcurrency @MainActor public struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(\.listLook, ListLook())
  }
}

/// Controls below each other, without cards and without scrolling.
@preconcurrency @MainActor public struct ColumnsFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls in groups on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  /// Controls in groups on cards.
  public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls below each other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

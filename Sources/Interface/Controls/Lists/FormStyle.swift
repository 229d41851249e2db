import Looks
import Runtime
import Values

/// The properties of a form, handed to its style.
@preconcurrency @MainActor public struct FormStyleConfiguration {
  /// The type of the form's content.
  public typealias Content = StyledPart<ContentPart<FormStyleConfiguration>>

  /// The controls and the sections of the form.
  public let content: Content
}

/// The appearance of forms: a conforming type arranges their content.
@preconcurrency @MainActor public protocol FormStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the form that the style draws.
  typealias Configuration = FormStyleConfiguration
  /// Builds the view of a form in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The standard style: controls grouped on cards that scroll.
@preconcurrency @MainActor public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  public init() {}
  /// Builds the view of a form in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(ListLook()) { $0.listLook = $1 }
  }
}

/// A style that stacks the controls vertically, without cards and without scrolling.
@preconcurrency @MainActor public struct ColumnsFormStyle: FormStyle {
  /// Creates a columns form style.
  public init() {}
  /// Builds the view of a form in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls grouped on cards that scroll.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The standard style, which groups controls on cards.
@preconcurrency @MainActor public struct AutomaticFormStyle: FormStyle {
  /// Creates the automatic form style.
  public init() {}
  /// Builds the view of a form in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The standard style, which groups controls on cards.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls stacked vertically, without cards.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

import Runtime
import Values

/// The properties of a label, handed to its style.
@preconcurrency @MainActor public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = StyledPart<TitlePart<LabelStyleConfiguration>>

  /// The type of the icon.
  public typealias Icon = StyledPart<IconPart<LabelStyleConfiguration>>

  /// The words of the label, for the style to place.
  public let title: Title
  /// The picture of the label, for the style to place.
  public let icon: Icon
}

/// The appearance of labels: a conforming type arranges their title and icon.
@preconcurrency @MainActor public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the label that the style draws.
  typealias Configuration = LabelStyleConfiguration
  /// Builds the view of a label in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The standard style: the icon, followed by the title.
@preconcurrency @MainActor public struct DefaultLabelStyle: LabelStyle {
  /// Creates the default label style.
  public init() {}
  /// Builds the view of a label in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon, followed by the title.
@preconcurrency @MainActor public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a title-and-icon label style.
  public init() {}
  /// Builds the view of a label in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(icon: configuration.icon, title: configuration.title)
  }
}

/// Only the icon. Its accessibility label is the title.
@preconcurrency @MainActor public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon-only label style.
  public init() {}
  /// Builds the view of a label in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The title alone, without the icon.
@preconcurrency @MainActor public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title-only label style.
  public init() {}
  /// Builds the view of a label in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The standard style: the icon, followed by the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, followed by the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon. Its accessibility label is the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone, without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

import Runtime
import Values

/// What a label style has to work with.
@preconcurrency @MainActor public struct LabelStyleConfiguration {
  /// The words.
  public typealias Title = StyledPart<TitlePart<LabelStyleConfiguration>>

  /// The picture.
  public typealias Icon = StyledPart<IconPart<LabelStyleConfiguration>>

  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// How labels are put together.
@preconcurrency @MainActor public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style that suits the surroundings: icon and title.
@preconcurrency @MainActor public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon, then the title.
@preconcurrency @MainActor public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The icon alone; the title is still read out.
@preconcurrency @MainActor public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The title alone.
@preconcurrency @MainActor public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

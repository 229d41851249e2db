import Graphics

/// What a button style has to work with.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public let label: AnyView
  /// Whether a finger, a key or the knob holds it down.
  public let isPressed: Bool
}

/// How buttons look. How they react to touch, keys and knob is the same in every style.
@MainActor public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func anyBody(_ configuration: ButtonStyleConfiguration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: any ButtonStyle { BorderedButtonStyle() } }

extension EnvironmentValues {
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons in this view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { environment(\.buttonStyle, style) }
}

/// A quiet button on its own ground.
public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration: configuration, isProminent: false)
  }
}

/// The button that most people are looking for.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(configuration: configuration, isProminent: true)
  }
}

/// Just the label, fainter while pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A quiet button on its own ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button that most people are looking for.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// Just the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct ButtonFace: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    configuration.label
      .font(size.controlFont.weight(.semibold))
      .lineLimit(1)
      .foregroundStyle(ink)
      .padding(.horizontal, size.padding * 2)
      .frame(minHeight: size.touchHeight)
      .background(RoundedRectangle(cornerRadius: 12).fill(ground))
  }

  private var ink: Color {
    if !isEnabled { return .theme(\.disabled) }
    return isProminent ? .theme(\.onTint) : .primary
  }

  private var ground: Color {
    if isProminent && isEnabled { return configuration.isPressed ? .theme(\.tintPressed) : .accentColor }
    return configuration.isPressed ? .theme(\.controlPressed) : .theme(\.control)
  }
}

extension ControlSize {
  /// Space inside a control, in points.
  nonisolated var padding: Double {
    switch self {
    case .mini: 4
    case .small: 6
    case .regular: 8
    case .large: 12
    case .extraLarge: 16
    }
  }

  /// The least height of what is touched, in points.
  nonisolated var touchHeight: Double {
    switch self {
    case .mini: 28
    case .small: 36
    case .regular: 44
    case .large: 52
    case .extraLarge: 64
    }
  }

  /// The font of a control whose surroundings set none.
  nonisolated var controlFont: Font {
    switch self {
    case .mini: .footnote
    case .small: .callout
    case .regular, .large: .body
    case .extraLarge: .title3
    }
  }
}

import Runtime
import Values

/// What a toggle style has to work with.
@preconcurrency @MainActor public struct ToggleStyleConfiguration {
  /// What the toggle is for.
  public typealias Label = StyledPart<LabelPart<ToggleStyleConfiguration>>

  /// What the toggle is for.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool
  let isPressed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, isPressed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.isPressed = isPressed
  }
}

/// How toggles look.
@preconcurrency @MainActor public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a toggle.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style that suits a panel: a switch.
@preconcurrency @MainActor public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A switch at the trailing side of its label.
@preconcurrency @MainActor public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// The style.
  public init() { tint = nil }
  /// The style, with another colour for a switch that is on.
  public init(tint: Color) { self.tint = tint }
  /// The look.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint { SwitchRow(configuration: configuration).tint(tint) } else { SwitchRow(configuration: configuration) }
  }
}

/// A button that stays down while it is on.
@preconcurrency @MainActor public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(
      configuration: ButtonStyleConfiguration(
        role: nil, label: .init(content: configuration.label.content), isPressed: configuration.isPressed),
      kind: configuration.isOn ? .prominent : .quiet)
  }
}

/// A layout node with a tick at the leading side of its label.
@preconcurrency @MainActor public struct CheckboxToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { CheckboxRow(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What suits a panel: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing side of its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A layout node with a tick at the leading side of its label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

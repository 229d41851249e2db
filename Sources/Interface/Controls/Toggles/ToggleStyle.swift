import Looks
import Runtime
import Values

/// The properties of a toggle, handed to its style.
@preconcurrency @MainActor public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<ToggleStyleConfiguration>>

  /// The label of the toggle, for the style to arrange.
  public let label: Label
  /// Whether the toggle is on. A style writes it to change the value.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool
  let isPressed: Bool
  /// The value when the configuration was fixed; `nil` where each view reads the value itself. It is only used to
  /// compare configurations, which must differ after the value has changed.
  private var shown: Bool?

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, isPressed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.isPressed = isPressed
  }

  /// The configuration with its present value, for a style of an application's own. Views that a style builds from it
  /// compare as different when the value has changed.
  func fixed() -> ToggleStyleConfiguration {
    var fixed = self
    fixed.shown = isOn
    return fixed
  }
}

/// The appearance of toggles. All styles share the standard reaction to touch, keys and knob.
///
///     struct Lamp: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.foregroundStyle(configuration.isOn ? .yellow : .gray)
///       }
///     }
@preconcurrency @MainActor public protocol ToggleStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the toggle that the style draws.
  typealias Configuration = ToggleStyleConfiguration
  /// Builds the view of a toggle in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let readsByParts = style is any ReadingByParts
    return controlStyle(style) { $0.makeBody(configuration: readsByParts ? $1 : $1.fixed()) }
  }
}

/// The standard style: a switch.
@preconcurrency @MainActor public struct DefaultToggleStyle: ToggleStyle, ReadingByParts {
  /// Creates the default toggle style.
  public init() {}
  /// Builds the view of a toggle in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A switch at the trailing edge of its label.
@preconcurrency @MainActor public struct SwitchToggleStyle: ToggleStyle, ReadingByParts {
  private let tint: Color?
  /// Creates a switch toggle style in the tint of the environment.
  public init() { tint = nil }
  /// Creates a switch toggle style with its own colour for switches that are on.
  public init(tint: Color) { self.tint = tint }
  /// Builds the view of a toggle in this style from its configuration.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint { SwitchRow(configuration: configuration).tint(tint) } else { SwitchRow(configuration: configuration) }
  }
}

/// A button that is outlined and tinted while the value is on. It is not filled, because a filled button is the main
/// action of a page.
@preconcurrency @MainActor public struct ButtonToggleStyle: ToggleStyle, ReadingByParts {
  /// Creates a button toggle style.
  public init() {}
  /// Builds the view of a toggle in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(
      configuration: ButtonStyleConfiguration(
        role: nil, label: .init(content: configuration.label.content), isPressed: configuration.isPressed),
      kind: configuration.isOn ? .chosen : .quiet)
  }
}

/// A check box at the leading edge of its label.
@preconcurrency @MainActor public struct CheckboxToggleStyle: ToggleStyle, ReadingByParts {
  /// Creates a checkbox toggle style.
  public init() {}
  /// Builds the view of a toggle in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { CheckboxRow(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The standard style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge of its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is outlined and tinted while the value is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box at the leading edge of its label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

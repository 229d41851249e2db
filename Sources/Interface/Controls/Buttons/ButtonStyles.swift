import Looks
import Runtime
import Values

/// The standard style: a title, or a `Label`, on a filled and outlined background. A label of any other kind has a look of
/// its own, which is left as it is.
@preconcurrency @MainActor public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the default button style.
  public init() {}
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) {
      DefaultFace(configuration: $0, isStandard: configuration.isStandard)
    }
  }
}

/// The label of a button to which no style has been given.
private struct DefaultFace: View {
  let configuration: ButtonStyleConfiguration
  let isStandard: Bool
  @Environment({ $0.isInList }) private var isInList

  /// In a list, a touch anywhere on the row presses the button if it is the only control of the row.
  var body: some View {
    if isInList { face.modifier(RowTouchModifier()) } else { face }
  }

  @ViewBuilder private var face: some View {
    if isStandard {
      ButtonBody(configuration: configuration, kind: .quiet)
    } else {
      OwnLook(role: configuration.role, isPressed: configuration.isPressed) { configuration.label }
    }
  }
}

/// A label on a filled and outlined background.
@preconcurrency @MainActor public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered button style.
  public init() {}
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .quiet) }
  }
}

/// A label on the tint, for the most important action of a screen.
@preconcurrency @MainActor public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent bordered button style.
  public init() {}
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .prominent) }
      .modifier(MainActionModifier())
  }
}

/// A label in the tint. The background appears only while the button is pressed.
@preconcurrency @MainActor public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a borderless button style.
  public init() {}
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .bare) }
  }
}

/// The label alone, dimmed while the button is pressed.
@preconcurrency @MainActor public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a plain button style.
  public init() {}
  /// Builds the view of a button in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { $0.label.opacity($0.isPressed ? 0.6 : 1) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The standard style: a title, or a `Label`, on a filled and outlined background.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a filled and outlined background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the tint, for the most important action of a screen.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, dimmed while the button is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label of a button on its background, in the colours of its state.
package struct ButtonBody: View {
  /// The variants of the appearance. A `key` shares the width of its row with many others, so it has no minimum width.
  /// Neither has the `mainKey`, which ends the typing. A `chosen` button is a toggle that is on.
  package enum Kind { case quiet, prominent, chosen, bare, key, mainKey }

  let configuration: ButtonStyleConfiguration
  let kind: Kind
  @Environment({ $0.isEnabled }) private var isEnabled
  /// Only a toggle that is on needs this: other buttons have no value.
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.font }) private var font
  @Environment({ $0.buttonBorderShape }) private var shape
  @Environment({ $0.buttonSizing }) private var sizing
  @Environment({ $0.typeFactor }) private var typeFactor
  @Environment({ $0.dynamicTypeSize }) private var textSize

  package init(configuration: ButtonStyleConfiguration, kind: Kind) {
    (self.configuration, self.kind) = (configuration, kind)
  }

  private var isKey: Bool { kind == .key || kind == .mainKey }
  /// Whether long words take two lines before they shrink.
  private var isLarge: Bool { !isKey && textSize.isAccessibilitySize }
  /// The spaces beside the label, and above and below it, in points.
  private var padding: Double {
    isKey ? 3 : shape.isCircle || sizing.isFlexible ? size.padding : size.padding * 2
  }
  private var margin: Double { isLarge ? 2 : 0 }
  private var isDestructive: Bool { configuration.role == .destructive }

  package var body: some View {
    if size.touchMargin > 0 {
      face.touchable(margin: size.touchMargin)
    } else {
      face
    }
  }

  private var face: some View {
    configuration.label
      .shrinkable()
      .font(font ?? size.controlFont.weight(.semibold))
      .environment(isLarge ? kind : nil) {
        $0.lineLimit = $1 == nil ? 1 : 2
        if let kind = $1, kind != .bare { $0.multilineTextAlignment = .center }
      }
      .foregroundStyle(resolvedStyle)
      .padding(EdgeInsets(top: margin, leading: padding, bottom: margin, trailing: padding))
      .frame(
        minWidth: isKey ? 0 : size.touchHeight, maxWidth: sizing.isFlexible ? .infinity : nil,
        minHeight: isKey ? size.touchHeight : size.buttonHeight(typeFactor)
      )
      .background(
        ControlBackground(
          fill: backgroundColor, outline: outline, radius: shape.radius(in: theme), isPressed: configuration.isPressed,
          isThick: kind == .chosen))
  }

  private var resolvedStyle: Color {
    if !isEnabled { return .theme(\.disabled) }
    switch kind {
    case .prominent, .mainKey: return isDestructive ? .theme(\.onDanger) : .tint(.content)
    case .quiet, .key: return isDestructive ? .theme(\.danger) : .primary
    case .chosen: return isReadOnly ? .primary : .tint(.strongText)
    case .bare: return isDestructive ? .theme(\.danger) : .tint(.text)
    }
  }

  private var backgroundColor: Color {
    let isPressed = configuration.isPressed
    switch kind {
    case .bare: return isPressed ? .theme(\.controlPressed) : .clear
    case .prominent where isEnabled, .mainKey where isEnabled:
      if isDestructive { return isPressed ? .theme(\.dangerPressed) : .theme(\.danger) }
      return isPressed ? .tint(.pressed) : .accentColor
    case .chosen where isEnabled:
      let value: Color = isReadOnly ? .theme(\.secondaryText) : .accentColor
      return isPressed ? .theme(\.controlPressed) : value.opacity(0.12)
    default: return isPressed ? .theme(\.controlPressed) : .theme(\.control)
    }
  }

  /// The colour of the outline; `nil` for that of controls.
  private var outline: Color? {
    switch kind {
    case .bare: .clear
    case .prominent where isEnabled, .mainKey where isEnabled: .clear
    case .chosen where isEnabled: isReadOnly ? .theme(\.secondaryText) : .tint(.mark)
    default: nil
    }
  }
}

import Runtime
import Values

/// A quiet button on its own ground, which is what a panel's buttons are unless told otherwise.
@preconcurrency @MainActor public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .quiet) }
  }
}

/// A quiet button on its own ground.
@preconcurrency @MainActor public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .quiet) }
  }
}

/// The button that most people are looking for.
@preconcurrency @MainActor public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .prominent) }
  }
}

/// A label in the tint, without a ground until it is pressed.
@preconcurrency @MainActor public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { ButtonBody(configuration: $0, kind: .bare) }
  }
}

/// Just the label, fainter while pressed.
@preconcurrency @MainActor public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { $0.label.opacity($0.isPressed ? 0.6 : 1) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What suits a panel.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A quiet button on its own ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button that most people are looking for.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Just the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The ground and the style of a button.
struct ButtonBody: View {
  /// A key stands with many in a row, which share its width: it has no more than it is given.
  enum Kind { case quiet, prominent, bare, key }

  let configuration: ButtonStyleConfiguration
  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.theme) private var theme
  @Environment(\.font) private var font
  @Environment(\.buttonBorderShape) private var shape

  private var isDestructive: Bool { configuration.role == .destructive }

  var body: some View {
    configuration.label
      .shrinkable()
      .font(font ?? size.controlFont.weight(.semibold))
      .lineLimit(1)
      .foregroundStyle(resolvedStyle)
      .padding(.horizontal, kind == .key ? 3 : shape.isCircle ? size.padding : size.padding * 2)
      .frame(minWidth: kind == .key ? 0 : size.touchHeight, minHeight: size.touchHeight)
      .background(ControlGround(fill: ground, outline: outline, radius: shape.radius(in: theme)))
  }

  private var resolvedStyle: Color {
    if !isEnabled { return .theme(\.disabled) }
    switch kind {
    case .prominent: return isDestructive ? .theme(\.onDanger) : .theme(\.onTint)
    case .quiet, .key: return isDestructive ? .theme(\.danger) : .primary
    case .bare: return isDestructive ? .theme(\.danger) : .accentColor
    }
  }

  private var ground: Color {
    let isPressed = configuration.isPressed
    switch kind {
    case .bare: return isPressed ? .theme(\.controlPressed) : .clear
    case .prominent where isEnabled:
      if isDestructive { return isPressed ? .theme(\.dangerPressed) : .theme(\.danger) }
      return isPressed ? .theme(\.tintPressed) : .accentColor
    default: return isPressed ? .theme(\.controlPressed) : .theme(\.control)
    }
  }

  private var outline: Color {
    switch kind {
    case .bare: .clear
    case .prominent where isEnabled: .clear
    default: isEnabled ? .theme(\.outline) : .theme(\.track)
    }
  }
}

/// The filled and outlined ground of a control.
struct ControlGround: View {
  var fill: Color = .theme(\.control)
  var outline: Color = .theme(\.outline)
  var radius: Double?
  @Environment(\.theme) private var theme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius ?? theme.metrics.cornerRadius)
    ZStack {
      shape.fill(fill)
      shape.strokeBorder(outline, lineWidth: theme.metrics.outlineWidth)
    }
  }
}

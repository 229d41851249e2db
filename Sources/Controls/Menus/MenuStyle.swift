import Runtime
import Values

/// What a style of menus has to work with.
@preconcurrency @MainActor public struct MenuStyleConfiguration {
  /// What opens the menu.
  public typealias Label = StyledPart<LabelPart<MenuStyleConfiguration>>

  /// What the menu offers.
  public typealias Content = StyledPart<ContentPart<MenuStyleConfiguration>>

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// How what opens a menu looks.
///
///     struct Framed: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.red) }
///     }
@preconcurrency @MainActor public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = MenuStyleConfiguration
  /// The look of a menu.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What suits a panel: a button with an arrow.
@preconcurrency @MainActor public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button with an arrow.
@preconcurrency @MainActor public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).transformEnvironment(\.menuLook) { $0.isBare = false }
  }
}

/// Just the label, in the tint.
@preconcurrency @MainActor public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).transformEnvironment(\.menuLook) { $0.isBare = true }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// What suits a panel.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with an arrow.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Just the label, in the tint.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// What has been said about the look of menus.
struct MenuLook: Equatable {
  var isBare = false
  var hasArrow = true
}

private enum MenuLookKey: EnvironmentKey { static var defaultValue: MenuLook { MenuLook() } }

extension EnvironmentValues {
  var menuLook: MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Shows or hides the arrow of menus in this view.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    transformEnvironment(\.menuLook) { $0.hasArrow = visibility != .hidden }
  }
}

import Looks
import Runtime
import Values

/// The properties of a menu, handed to its style.
@preconcurrency @MainActor public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<MenuStyleConfiguration>>

  /// The type of the items.
  public typealias Content = StyledPart<ContentPart<MenuStyleConfiguration>>

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// Whether an automatic style puts a frame around the label.
  var isStandard = true
}

/// The appearance of the button that opens a menu.
///
///     struct Framed: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.red) }
///     }
@preconcurrency @MainActor public protocol MenuStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the menu that the style draws.
  typealias Configuration = MenuStyleConfiguration
  /// Builds the view of a menu in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The standard style: a button with an arrow around a title or a `Label`. A label of any other kind has its own look,
/// which is left as it is.
@preconcurrency @MainActor public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default menu style.
  public init() {}
  /// Builds the view of a menu in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button with an arrow.
@preconcurrency @MainActor public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  public init() {}
  /// Builds the view of a menu in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).transformEnvironment(\.menuLook) { $0.isBare = false }
  }
}

/// The label in the tint, without a background.
@preconcurrency @MainActor public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button menu style.
  public init() {}
  /// Builds the view of a menu in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).transformEnvironment(\.menuLook) { $0.isBare = true }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The standard style: a button with an arrow.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with an arrow.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label in the tint, without a background.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The appearance of menus, as modifiers and styles set it.
struct MenuLook: Equatable {
  /// Whether the menu has no background; `nil` if no style decides.
  var isBare: Bool?
  /// Whether the menu has an arrow; `nil` if no modifier decides.
  var hasArrow: Bool?

  /// Whether the label is drawn alone: it has its own look, and no style gives it another.
  func leaves(_ configuration: MenuStyleConfiguration) -> Bool { isBare == nil && !configuration.isStandard }
}

private enum MenuLookKey: EnvironmentKey { static var defaultValue: MenuLook { MenuLook() } }

extension EnvironmentValues {
  /// The appearance of menus in a view.
  var menuLook: MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether menus show an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { menuLook.hasArrow.map { $0 ? .visible : .hidden } ?? .automatic }
    set { menuLook.hasArrow = newValue == .automatic ? nil : newValue == .visible }
  }
}

extension View {
  /// Sets the style of menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Shows or hides the arrow of menus in this view.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(visibility) { $0.menuIndicatorVisibility = $1 }
  }
}

import Runtime
import Values

/// How pickers look.
@preconcurrency @MainActor public protocol PickerStyle {}

/// What suits a panel: a menu.
@preconcurrency @MainActor public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

/// All options side by side.
@preconcurrency @MainActor public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

/// The chosen option; the others come up when it is tapped.
@preconcurrency @MainActor public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

/// All options in a column, the chosen one with a tick.
@preconcurrency @MainActor public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

/// A drum that is turned by a finger.
@preconcurrency @MainActor public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

/// The chosen option; the others are on a page of their own.
@preconcurrency @MainActor public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option; the others are on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits a panel.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option; the others come up when it is tapped.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A drum that is turned by a finger.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options in a column.
  public static var radioGroup: InlinePickerStyle { InlinePickerStyle() }
}

/// How the options of a picker are laid out.
enum OptionsLook: Hashable {
  case segments, rows, wheel
  /// Only the chosen one.
  case chosen
  /// Only the chosen one; all of them on another page.
  case page

  init(_ style: any PickerStyle) {
    switch style {
    case is SegmentedPickerStyle: self = .segments
    case is InlinePickerStyle: self = .rows
    case is WheelPickerStyle: self = .wheel
    case is NavigationLinkPickerStyle: self = .page
    default: self = .chosen
    }
  }
}

private enum OptionsLookKey: EnvironmentKey { static var defaultValue: OptionsLook { .chosen } }

extension EnvironmentValues {
  var optionsLook: OptionsLook {
    get { self[OptionsLookKey.self] }
    set { self[OptionsLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.optionsLook, OptionsLook(style)) }
}

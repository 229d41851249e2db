import Runtime
import Values

/// The arrangement of the options of a picker.
///
///     Picker("Unit", selection: $unit) { Text("°C").tag(Unit.celsius); Text("°F").tag(Unit.fahrenheit) }
///       .pickerStyle(.segmented)
///
/// The styles of the toolkit are the only ones: a conforming type of an application shows a menu.
@preconcurrency @MainActor public protocol PickerStyle {}

/// The standard style: a menu. Inside a menu, the options are items of that menu.
@preconcurrency @MainActor public struct DefaultPickerStyle: PickerStyle {
  /// Creates the default picker style.
  public init() {}
}

/// The options side by side in segments of equal width.
///
/// It suits two to five options with short titles. A press on a segment selects it when it is released.
@preconcurrency @MainActor public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
}

/// The selected option in a button that opens a menu.
///
/// It suits many options, or places with little space. In a list the whole row opens the menu. Inside a menu, the menu of
/// the picker is another one.
@preconcurrency @MainActor public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
}

/// The options in a column, the selected one with a check mark.
///
/// It suits a few options that are to be visible at once, for example in a section of a form.
@preconcurrency @MainActor public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
}

/// A wheel that is turned by dragging.
///
/// It suits values in an order, such as hours. A tap beside the middle turns the wheel to that row. Three rows are
/// visible for up to three options, otherwise five.
@preconcurrency @MainActor public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  public init() {}
}

/// The selected option in a link to a page with all options.
///
/// It suits long lists of options inside a ``NavigationStack``. Selecting another option leaves the page.
@preconcurrency @MainActor public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation-link picker style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The selected option in a link to a page with all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The standard style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option in a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options in a column, the selected one with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that is turned by dragging.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Accepted for compatibility with SwiftUI: the options side by side.
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Accepted for compatibility with SwiftUI: the options in a column.
  public static var radioGroup: InlinePickerStyle { InlinePickerStyle() }
}

/// The arrangement of the options, as the environment carries it.
enum OptionsLook: Hashable {
  /// Side by side, in a column, or on a wheel.
  case segments, rows, wheel
  /// Only the selected option; the others are in a menu.
  case chosen
  /// Only the selected option; all options are on another page.
  case page

  /// The arrangement of a style; a menu's for any other type.
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
  /// The arrangement of pickers in a view.
  var optionsLook: OptionsLook {
    get { self[OptionsLookKey.self] }
    set { self[OptionsLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(OptionsLook(style)) { $0.optionsLook = $1 }
  }
}

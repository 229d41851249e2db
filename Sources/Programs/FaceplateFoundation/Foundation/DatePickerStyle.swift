import Controls
import Runtime

/// The appearance of date pickers.
@preconcurrency @MainActor public protocol DatePickerStyle {
  /// Whether the wheels are always visible.
  var _showsDrums: Bool { get }
}

/// The default style of a panel: the selection as text, with wheels that appear when it is tapped.
@preconcurrency @MainActor public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the default style.
  public init() {}
  /// The wheels appear on demand.
  public var _showsDrums: Bool { false }
}

/// The selection as text, with wheels that appear when it is tapped.
@preconcurrency @MainActor public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the compact style.
  public init() {}
  /// The wheels appear on demand.
  public var _showsDrums: Bool { false }
}

/// Wheels that are always visible.
@preconcurrency @MainActor public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the wheel style.
  public init() {}
  /// The wheels are always visible.
  public var _showsDrums: Bool { true }
}

/// All controls always visible; on a panel these are wheels.
@preconcurrency @MainActor public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the graphical style.
  public init() {}
  /// The wheels are always visible.
  public var _showsDrums: Bool { true }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of a panel.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The selection as text, with wheels that appear when it is tapped.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels that are always visible.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// All controls always visible; on a panel these are wheels.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(style._showsDrums) { $0.showsDateDrums = $1 }
  }
}

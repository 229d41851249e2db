import Controls
import Runtime

/// How date pickers look.
@preconcurrency @MainActor public protocol DatePickerStyle {
  /// Whether drums are always there.
  var _showsDrums: Bool { get }
}

/// What suits a panel: what is chosen is written, and drums come up when it is tapped.
@preconcurrency @MainActor public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// They come up.
  public var _showsDrums: Bool { false }
}

/// What is chosen is written, and drums come up when it is tapped.
@preconcurrency @MainActor public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// They come up.
  public var _showsDrums: Bool { false }
}

/// Drums that are always there.
@preconcurrency @MainActor public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// They are there.
  public var _showsDrums: Bool { true }
}

/// All that is needed to choose, always there: drums.
@preconcurrency @MainActor public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// They are there.
  public var _showsDrums: Bool { true }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What suits a panel.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// What is chosen is written, and drums come up when it is tapped.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Drums that are always there.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// All that is needed to choose, always there.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets how date pickers in this view look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.showsDateDrums, style._showsDrums)
  }
}

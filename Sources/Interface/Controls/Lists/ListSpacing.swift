import Looks
import Graphics
import Runtime

private enum LeastRowHeightKey: EnvironmentKey { static var defaultValue: Double? { nil } }

private enum LeastHeaderHeightKey: EnvironmentKey { static var defaultValue: Double? { nil } }

extension EnvironmentValues {
  /// The minimum height of the headers of sections in a list, in points; `nil` for the height of their content.
  public var defaultMinListHeaderHeight: Double? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }

  /// The minimum height of list rows, in points; by default the height of a regular control, 44 on a medium screen.
  public var defaultMinListRowHeight: Double {
    get { self[LeastRowHeightKey.self] ?? ControlMetrics(.regular, on: screenClass).touchHeight }
    set { self[LeastRowHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the symbols in this row; `nil` for the tint of the environment.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}

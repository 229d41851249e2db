import Looks
import Runtime

/// The ground of the sheet around a view, into which the bars of its pages blend.
struct SheetGround: Equatable {
  /// The colour of the sheet; `nil` for one that its content has given to it.
  let color: Color?
  /// The space between the content and the edges of the sheet, in points.
  let margin: Double
}

private enum SheetGroundKey: EnvironmentKey { static var defaultValue: SheetGround? { nil } }

extension EnvironmentValues {
  /// The ground of the sheet around a view; `nil` outside sheets.
  var sheetGround: SheetGround? {
    get { self[SheetGroundKey.self] }
    set { self[SheetGroundKey.self] = newValue }
  }
}

/// The style of the bars of pages: the colour of the sheet around them, or that of bars on the panel.
struct BarStyle: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.sheetGround?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.page(.bar))
  }
}

/// Marks what a touch anywhere on a row of a list is for, if there is only one such view in the row.
struct RowTouchModifier: BoxModifier {
  func makeBox(for node: Node) -> RowTouchBox { RowTouchBox(node: node) }
  func configure(_ box: RowTouchBox, in environment: EnvironmentValues) {}
}

final class RowTouchBox: Box {
  /// The one in a row; `nil` if there are several or none.
  static func only(in row: Box) -> RowTouchBox? {
    let all = all(in: row)
    return all.count == 1 ? all[0] : nil
  }

  private static func all(in box: Box) -> [RowTouchBox] {
    box.shownChildren.flatMap { ($0 as? RowTouchBox).map { [$0] } ?? all(in: $0) }
  }
}

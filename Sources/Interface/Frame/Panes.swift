import Graphics

/// Where each of several displays is on the surface, in points.
///
/// One stage serves them all: their views share state, tweaks and focus, and each display shows its own part of the
/// surface.
package struct Panes: Equatable, Sendable {
  /// Where the first display is.
  package var first: Rect
  /// Where displays with views of their own are, by connector; those that are not there are missing.
  package var others: [String: Rect]

  /// Displays in places.
  package init(first: Rect, others: [String: Rect] = [:]) { (self.first, self.others) = (first, others) }

  /// The place of the display that shows a rectangle's middle.
  func pane(around rect: Rect) -> Rect {
    others.values.first { $0.contains(rect.center) } ?? first
  }
}

/// Which connectors the application's views want displays of their own on.
package final class PaneDemand {
  /// Their names, such as `HDMI-A-2`.
  package var connectors: [String] = []
}

private enum PanesKey: EnvironmentKey { static var defaultValue: Panes? { nil } }
private enum PaneDemandKey: EnvironmentKey { static var defaultValue: PaneDemand? { nil } }

extension EnvironmentValues {
  /// Where each of several displays is; `nil` where there is one, which shows all of the surface.
  package internal(set) var panes: Panes? {
    get { self[PanesKey.self] }
    set { self[PanesKey.self] = newValue }
  }

  /// Where views say which displays they want.
  package internal(set) var paneDemand: PaneDemand? {
    get { self[PaneDemandKey.self] }
    set { self[PaneDemandKey.self] = newValue }
  }
}

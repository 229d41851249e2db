import Graphics

/// Where each of several displays is on the surface, in points.
///
/// One stage serves them all: their views share state, tweaks and focus, and each display shows its own part of the
/// surface.
package struct DisplayRegions: Equatable, Sendable {
  /// Where the first display is.
  package var first: Rect
  /// Where displays with views of their own are, by connector; those that are not there are missing.
  package var others: [String: Rect]
  /// Points of the surface in a point of such a display's views, by connector; 1 where nothing is said.
  package var factors: [String: Double]

  /// Displays in places.
  package init(first: Rect, others: [String: Rect] = [:], factors: [String: Double] = [:]) {
    (self.first, self.others, self.factors) = (first, others, factors)
  }

  /// The display that shows a rectangle's middle.
  package func displayRegion(around rect: Rect) -> DisplayRegion {
    guard let (name, place) = others.first(where: { $0.value.contains(rect.center) }) else {
      return DisplayRegion(rect: first)
    }
    return DisplayRegion(rect: place, factor: factors[name] ?? 1)
  }
}

/// One of several displays, or all of the surface.
package struct DisplayRegion: Equatable {
  /// Where it is on the surface, in points.
  package var rect: Rect
  /// Points of the surface in a point of its views.
  package var factor = 1.0

  package init(rect: Rect, factor: Double = 1.0) {
    self.rect = rect
    self.factor = factor
  }

  /// Its extents in points of its views.
  package var size: Size { Size(width: rect.width / factor, height: rect.height / factor) }
  /// From its views' points to the surface's.
  package var transform: Transform {
    Transform(scaleX: factor, y: factor).concatenating(Transform(translationX: rect.minX, y: rect.minY))
  }
}

/// The connectors, such as `HDMI-A-2`, on which the application's views want displays of their own.
package enum DemandedConnectorsKey: PreferenceKey {
  package static var defaultValue: [String] { [] }
  package static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum PanesKey: EnvironmentKey { static var defaultValue: DisplayRegions? { nil } }

extension EnvironmentValues {
  /// Where each of several displays is; `nil` where there is one, which shows all of the surface.
  package var displayRegions: DisplayRegions? {
    get { self[PanesKey.self] }
    set { self[PanesKey.self] = newValue }
  }
}

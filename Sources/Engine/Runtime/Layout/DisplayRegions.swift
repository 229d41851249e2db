import Graphics

/// The areas of several displays on the stage's surface, in points.
///
/// A single stage serves all displays: their views share state, tweaks and focus, and each display shows its part of
/// the surface.
package struct DisplayRegions: Equatable, Sendable {
  /// The area of the first display.
  package var first: Rect
  /// The areas of the other displays with their own views, by connector. A display that is not connected has none.
  package var others: [String: Rect]
  /// The size of a point of such a display's views, in points of the surface, by connector; 1 if there is no entry.
  package var factors: [String: Double]

  /// Creates the areas of several displays.
  package init(first: Rect, others: [String: Rect] = [:], factors: [String: Double] = [:]) {
    (self.first, self.others, self.factors) = (first, others, factors)
  }

  /// Returns the display that contains the centre of a rectangle; if none does, the first display.
  package func displayRegion(around rect: Rect) -> DisplayRegion {
    guard let (name, place) = others.first(where: { $0.value.contains(rect.center) }) else {
      return DisplayRegion(rect: first)
    }
    return DisplayRegion(rect: place, factor: factors[name] ?? 1)
  }
}

/// The area of one display on the surface, or the whole surface if there is one display.
package struct DisplayRegion: Equatable {
  /// The area on the surface, in points.
  package var rect: Rect
  /// The size of a point of the display's views, in points of the surface.
  package var factor = 1.0

  /// Creates an area whose points have `factor` times the size of the surface's.
  package init(rect: Rect, factor: Double = 1.0) {
    self.rect = rect
    self.factor = factor
  }

  /// The size in points of the display's views.
  package var size: Size { Size(width: rect.width / factor, height: rect.height / factor) }
  /// The transform from points of the display's views to points of the surface.
  package var transform: Transform {
    Transform(scaleX: factor, y: factor).concatenating(Transform(translationX: rect.minX, y: rect.minY))
  }
}

/// The preference with the connectors, such as `HDMI-A-2`, on which views request a separate display.
package enum DemandedConnectorsKey: PreferenceKey {
  package static var defaultValue: [String] { [] }
  package static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The key of ``EnvironmentValues/displayRegions``.
private enum DisplayRegionsKey: EnvironmentKey { static var defaultValue: DisplayRegions? { nil } }

extension EnvironmentValues {
  /// The areas of several displays; `nil` if one display shows the whole surface.
  package var displayRegions: DisplayRegions? {
    get { self[DisplayRegionsKey.self] }
    set { self[DisplayRegionsKey.self] = newValue }
  }
}

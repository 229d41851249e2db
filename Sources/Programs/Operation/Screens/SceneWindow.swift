import Graphics
import Runtime

/// A view and the display that it fills.
@preconcurrency @MainActor public struct SceneWindow {
  /// The connector of the display, such as `HDMI-A-2`; `nil` for the first display that no other view names.
  public let connector: String?
  /// The view that fills the display.
  public let root: AnyView
  /// Whether it is a page of settings, shown only on demand.
  package let isSettings: Bool

  /// Creates a window for a display.
  public init(connector: String?, root: AnyView) { (self.connector, self.root, isSettings) = (connector, root, false) }

  /// Creates a page of settings, which is shown above the first window on demand.
  package init(settings: AnyView) { (connector, root, isSettings) = (nil, settings, true) }

  /// The same window with another root view.
  package func with(root: AnyView) -> SceneWindow {
    isSettings ? SceneWindow(settings: root) : SceneWindow(connector: connector, root: root)
  }
}

/// The views of all displays on one surface, of which each display shows its own region.
package struct WindowsView: View {
  @Environment({ $0.displayRegions }) private var displayRegions
  private let windows: [SceneWindow]

  /// Creates the views of all displays, at least one.
  package init(windows: [SceneWindow]) { self.windows = windows }

  private struct Shown: Identifiable {
    let id: String
    let root: AnyView
    /// The region of the surface in points; `nil` for all of it.
    let place: Rect?
    /// The points of the surface per point of the view.
    var factor = 1.0
    /// The size of the display in points of the view; `nil` for all of the surface.
    var screen: Size? { place.map { DisplayRegion(rect: $0, factor: factor).size } }
  }

  /// The first window, and those whose displays are connected; the others would be out of reach.
  private var shown: [Shown] {
    let first = windows.first { $0.connector == nil } ?? windows[0]
    let others = windows.compactMap { window in
      window.connector.flatMap { name in
        displayRegions?.others[name].map { place in
          Shown(id: name, root: window.root, place: place, factor: displayRegions?.factors[name] ?? 1)
        }
      }
    }
    return [Shown(id: "", root: first.root, place: displayRegions?.first)] + others
  }

  package var body: some View {
    let connectors = windows.compactMap(\.connector)
    if connectors.isEmpty {
      windows[0].root
    } else {
      PanesLayout(places: shown.map(\.place)) {
        ForEach(shown) { shown in
          shown.root.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
            .regionScale(shown.factor, screen: shown.screen)
        }
      }
      .preference(key: DemandedConnectorsKey.self, value: connectors)
    }
  }
}

/// Places each view in the region of its display.
struct PanesLayout: Layout {
  let places: [Rect?]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, places) {
      let place = place.map { $0.offsetBy(dx: bounds.minX, dy: bounds.minY) } ?? bounds
      view.place(
        at: place.origin, anchor: .topLeading,
        proposal: ProposedViewSize(width: place.width, height: place.height))
    }
  }

  func makeCache(subviews: Subviews) {}
}

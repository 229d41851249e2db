/// A view that fills a display.
@preconcurrency @MainActor public struct SceneWindow {
  /// The display's connector, such as `HDMI-A-2`; `nil` for the first display that no other view has.
  public let connector: String?
  /// What it shows.
  public let root: AnyView
  /// Whether it is shown only on demand.
  let isSettings: Bool

  /// A view on a display.
  public init(connector: String?, root: AnyView) { (self.connector, self.root, isSettings) = (connector, root, false) }

  /// A page of settings, which is shown above the first window on demand.
  init(settings: AnyView) { (connector, root, isSettings) = (nil, settings, true) }

  /// The same window with another root.
  func with(root: AnyView) -> SceneWindow {
    isSettings ? SceneWindow(settings: root) : SceneWindow(connector: connector, root: root)
  }
}

/// Views side by side on one surface, of which each display shows the part that is its own.
struct WindowsView: View {
  @Environment(\.displayRegions) private var displayRegions
  let windows: [SceneWindow]

  private struct Shown: Identifiable {
    let id: String
    let root: AnyView
    /// `nil` for all of the surface.
    let place: Rect?
    /// Points of the surface in a point of the view.
    var factor = 1.0
  }

  /// The first, and those whose displays are there: nothing on the others could be reached.
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

  var body: some View {
    let connectors = windows.compactMap(\.connector)
    if connectors.isEmpty {
      windows[0].root
    } else {
      PanesLayout(places: shown.map(\.place)) {
        ForEach(shown) { shown in
          shown.root.frame(maxWidth: .infinity, maxHeight: .infinity).clipped().regionScale(shown.factor)
        }
      }
      .preference(key: DemandedConnectorsKey.self, value: connectors)
    }
  }
}

/// Gives each view its display.
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

import Faceplate

/// The ten smallest complete panels: each shows one idea in thirty lines, and is there to be copied.
struct SmallPanel: Identifiable {
  /// The name of its file, without `Panel.swift`.
  let id: String
  /// The title above the panel.
  let title: LocalizedStringKey
  let makeRoot: () -> AnyView

  private init<Root: View>(_ id: String, _ title: LocalizedStringKey, @ViewBuilder root: @escaping () -> Root) {
    (self.id, self.title, makeRoot) = (id, title, { AnyView(root()) })
  }

  @MainActor static let all = [
    SmallPanel("Knob", "A knob and a value") { KnobPanel() },
    SmallPanel("Lamp", "A switch and a lamp from a file") { LampPanel() },
    SmallPanel("Timer", "A timer") { TimerPanel() },
    SmallPanel("Form", "A form") { FormPanel() },
    SmallPanel("List", "A list") { ListPanel() },
    SmallPanel("Chart", "A chart") { ChartPanel() },
    SmallPanel("Alarm", "An alarm") { AlarmPanel() },
    SmallPanel("Wizard", "A wizard") { WizardPanel() },
    SmallPanel("Tabs", "A page for each tab") { TabsPanel() },
    SmallPanel("Card", "A payment card") { CardPanel() },
  ]
}

/// A tile for each of the smallest panels, and the one that was chosen.
public struct SmallPanelsScreen: View {
  @State private var shown: String?

  /// Creates the screen with its tiles.
  public init() {}

  /// The tiles, or a panel below the way back.
  public var body: some View {
    if let panel = SmallPanel.all.first(where: { $0.id == shown }) {
      PanelFrame(title: panel.title, leave: { shown = nil }) { panel.makeRoot() }
    } else {
      TileGrid(tiles: SmallPanel.all.map { ($0.id, $0.title, nil) }, least: 64) { shown = $0 }
    }
  }
}

/// One of the panels that a program can show, chosen on its command line with `--screen`.
///
///     Kiosk(screens: [PanelScreen("oven", "The oven") { OvenPanel() }])
public struct PanelScreen {
  /// What `--screen` takes.
  public let name: String
  /// What it shows, in a line.
  public let title: String
  /// Makes the view that fills the display.
  public let makeRoot: () -> AnyView

  /// A panel that shows the view that the closure makes.
  public init<Root: View>(_ name: String, _ title: String, @ViewBuilder root: @escaping () -> Root) {
    self.name = name
    self.title = title
    makeRoot = { AnyView(root()) }
  }
}

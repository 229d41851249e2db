import Operation
import Runtime

/// A panel that a program can show, selected with `--screen`.
///
///     Kiosk(screens: [PanelScreen("oven", "The oven") { OvenPanel() }])
public struct PanelScreen {
  /// The name for `--screen`.
  public let name: String
  /// A one-line description for the command `screens`.
  public let title: String
  /// Builds the view that fills the display.
  public let makeRoot: () -> AnyView

  /// Creates a panel from a view builder.
  public init<Root: View>(_ name: String, _ title: String, @ViewBuilder root: @escaping () -> Root) {
    self.name = name
    self.title = title
    makeRoot = { AnyView(root()) }
  }

  init(_ name: String, _ file: any PanelOfFile) { (self.name, title, makeRoot) = (name, file.path, file.root) }
}

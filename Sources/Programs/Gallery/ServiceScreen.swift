import Faceplate

/// The service pages in one list, with a clock that covers the panel after five minutes.
///
/// `kiosk run --screen service` shows and changes this machine; pictures and tests use a ``SimulatedMachine``.
public struct ServiceScreen: View {
  /// Creates the page.
  public init() {}

  /// The list of all pages.
  public var body: some View {
    ServiceSettings(version: "2.1").screensaver(after: .seconds(300)) {
      AttractLoop(every: .seconds(30)) {
        AmbientClock()
        Image(systemName: "hand.tap").font(.system(size: 96)).foregroundStyle(.secondary).accessibilityLabel("Touch me")
      }
    }
  }
}

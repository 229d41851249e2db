import Looks
import Runtime

/// The mark in a corner that says that a viewer watches the panel.
///
/// It takes no space in the layout and receives no touches.
struct WatchedMark: View {
  var body: some View {
    Image(systemName: "eye.fill")
      .font(.caption)
      .foregroundStyle(.theme(\.background))
      .padding(.horizontal, 6)
      .padding(.vertical, 3)
      .background(Capsule().fill(.theme(\.danger)))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(.toolkit("Somebody is watching this panel")))
      .padding(4)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      .allowsHitTesting(false)
  }
}

private enum RemoteWatchersKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The number of people who watch the panel from elsewhere.
  package var remoteWatchers: Int {
    get { self[RemoteWatchersKey.self] }
    set { self[RemoteWatchersKey.self] = newValue }
  }
}

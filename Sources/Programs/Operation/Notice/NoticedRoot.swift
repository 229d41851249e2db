import Looks
import Runtime

/// The application's root view, with a note in a corner about settings that cannot be read or written, a notice at the
/// bottom about tweaks that were not set, and the tweak panel above it if it is enabled.
///
/// The note takes no space in the layout and receives no touches, so it does not disturb the use of the panel.
package struct NoticedRoot<Content: View>: View {
  @Environment({ $0.settingsNotice }) private var notice
  @Environment({ $0.remoteWatchers }) private var watchers
  private let content: Content

  /// Creates the root of a panel with the application's view.
  package init(content: Content) { self.content = content }

  package var body: some View {
    ZStack {
      content.modifier(KeyboardSettings()).modifier(TweakPanelSettings())
      if let notice {
        NoticeLabel(text: notice)
      }
      #if Links
      RefusedTweaks()
      #endif
      if watchers > 0 { WatchedMark() }
      TrialQuestionView()
      AppearanceWatch()
    }
  }
}

/// The note in the corner.
private struct NoticeLabel: View {
  let text: LocalizedStringKey

  var body: some View {
    Text(text)
      .cornerNote()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }
}

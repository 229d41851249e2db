/// The application's root view, in a corner a word about settings that cannot be read or written, and above it, if that
/// is allowed, the tweak panel, and the question whether to keep settings on trial.
///
/// It takes no room and catches no finger: somebody who can mend the file sees it, everybody else works the panel.
struct NoticedRoot<Content: View>: View {
  @Environment(\.settingsNotice) private var notice
  let content: Content

  var body: some View {
    ZStack {
      content
      if let notice {
        NoticeLabel(text: notice)
      }
      TweakPanelSettings()
      TrialQuestionView()
    }
  }
}

/// The word in the corner.
private struct NoticeLabel: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption)
      .lineLimit(1)
      .foregroundStyle(.theme(\.danger))
      .padding(6)
      .background(RoundedRectangle(cornerRadius: 6).fill(.theme(\.surface)))
      .padding(6)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }
}

import Faceplate

/// A panel below a line with its name and a back button.
struct PanelFrame<Content: View>: View {
  let title: LocalizedStringKey
  let leave: () -> Void
  @ViewBuilder let content: () -> Content
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: metrics.rowSpacing) {
        Button("Back", systemImage: "chevron.backward", action: leave)
        Text(title).font(.headline).lineLimit(2)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, metrics.margin)
      .padding(.vertical, 6)
      Divider()
      content().frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityAction(.escape, leave)
  }
}

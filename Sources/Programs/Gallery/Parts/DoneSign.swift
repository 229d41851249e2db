import Faceplate

/// The large mark of an appliance that has finished, as high as there is room.
struct DoneSign: View {
  /// The accessibility label.
  let label: LocalizedStringKey

  var body: some View {
    Image(systemName: "checkmark.circle.fill").resizable().scaledToFit().foregroundStyle(.accentColor)
      .accessibilityLabel(label)
  }
}

import Faceplate

/// A switch and a lamp: both follow one value of the config file, however it changes.
struct LampPanel: View {
  @Tweak("small.lamp") private var isOn = false

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
        .font(.system(size: 96))
        .foregroundStyle(isOn ? .orange : .secondary)
        .accessibilityHidden(true)
      Toggle("Lamp", isOn: $isOn).frame(maxWidth: 240)
    }
    .padding(16)
  }
}

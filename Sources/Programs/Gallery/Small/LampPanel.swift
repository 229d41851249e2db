import Faceplate

/// A switch and a lamp: both follow one value of the config file, however it changes.
struct LampPanel: View {
  @Tweak("small.lamp") private var isOn = false

  var body: some View {
    VStack(spacing: 24) {
      ViewThatFits(in: .vertical) {
        lamp(size: 96)
        lamp(size: 64)
      }
      Toggle("Lamp", isOn: $isOn).frame(maxWidth: 240)
    }
    .padding(16)
  }

  private func lamp(size: Double) -> some View {
    Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
      .font(.system(size: size))
      .foregroundStyle(isOn ? .orange.mix(with: .primary, by: 0.4) : .secondary)
      .accessibilityHidden(true)
  }
}

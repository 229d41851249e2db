import Looks
import Graphics
import Runtime
import Values

/// The editor of a colour: a swatch, its text and its contrast and, on demand, four sliders and a text field.
struct TweakColorEditor: View {
  let tweak: TweakEditing<Color>

  @Environment({ $0 }) private var environment
  @Environment({ $0.localizer }) private var words
  @State private var isOpen = false

  var body: some View {
    let rgba = tweak.value.wrappedValue.resolve(in: environment)
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        swatch
        Text(tweak.title)
        Spacer(minLength: 8)
        contrast(of: rgba)
        Button(isOpen ? words("Close") : tweak.value.wrappedValue.tweakText) { isOpen.toggle() }
          .buttonStyle(.bordered)
          .accessibilityLabel(.toolkit(isOpen ? "Close \(tweak.title)" : "Edit \(tweak.title)"))
          .accessibilityValue(tweak.value.wrappedValue.tweakText)
      }
      if isOpen { sliders }
    }
  }

  private var swatch: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(tweak.value.wrappedValue)
      .frame(width: 40, height: 40)
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.theme(\.outline)) }
      .accessibilityHidden(true)
  }

  /// The contrast ratio of the colour, as text, against the background of the panel. Less than 4.5:1 is shown
  /// in red.
  private func contrast(of rgba: RGBA) -> some View {
    let ratio = (rgba.contrast(on: environment.palette.background) * 10).rounded() / 10
    return Text(verbatim: "\(ratio.tweakText):1")
      .font(.caption)
      .foregroundStyle(ratio < 4.5 ? Color.theme(\.danger) : .secondary)
      .accessibilityLabel(.toolkit("Contrast of \(tweak.title)"))
      .accessibilityValue("\(ratio.tweakText):1")
  }

  private var sliders: some View {
    VStack(spacing: 4) {
      ColorSliders(color: tweak.value)
      TextField(
        committing: Binding(get: { tweak.value.wrappedValue.tweakText }, set: { _ = tweak.set($0) }),
        title: words("\(tweak.title) as text"), prompt: nil)
    }
  }
}

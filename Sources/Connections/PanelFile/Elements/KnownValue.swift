import Controls
import Looks
import Runtime
import Values

/// A control that cannot show an unknown value, such as wheels. While the value is unknown, a row with a dash replaces
/// the control; if the value can be set, a press of the row brings the control.
struct KnownValue<Control: View>: View {
  let context: ElementContext
  /// The control.
  @ViewBuilder let control: Control
  /// Whether the person at the panel is about to set a value that is not known.
  @State private var isSetting = false

  /// The control, or the row.
  var body: some View {
    let isShown = context.quality.isShown
    Group {
      if isShown || context.quality.canBeSet && isSetting {
        control
      } else {
        Button(action: { isSetting = true }) {
          LabeledContent(content: { Text(verbatim: PanelTexts.nothing) }, label: { context.title })
            .modifier(TouchRow())
        }
        .accessibilityLabel(context.title)
        .accessibilityValue(Text(verbatim: PanelTexts.nothing))
      }
    }
    // Once it is known, a value that is lost again is not what the person was about to set.
    .onChange(of: isShown) { if $1 { isSetting = false } }
  }
}

import Runtime
import Values

/// A symbol on a control, with a fixed size. It is not read out, as the control has a label.
struct ControlSymbol: View {
  let name: String
  /// The width and the height, in points.
  let side: Double
  var weight = Font.Weight.semibold

  var body: some View {
    Image(systemName: name).resizable().frame(width: side, height: side).fontWeight(weight).accessibilityHidden(true)
  }
}

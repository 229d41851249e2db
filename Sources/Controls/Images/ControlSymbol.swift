import Runtime
import Values

/// A symbol on a control: of a size of its own, and never read out, for the control has a name.
struct ControlSymbol: View {
  let name: String
  /// The side, in points.
  let side: Double
  var weight = Font.Weight.semibold

  var body: some View {
    Image(systemName: name).resizable().frame(width: side, height: side).fontWeight(weight).accessibilityHidden(true)
  }
}

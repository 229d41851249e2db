import Runtime
import Values

/// A symbol on a control, with a fixed size. It is not read out, as the control has a label.
package struct ControlSymbol: View {
  package let name: String
  /// The width and the height, in points.
  package let side: Double
  package var weight = Font.Weight.semibold

  package init(name: String, side: Double, weight: Font.Weight = .semibold) {
    (self.name, self.side, self.weight) = (name, side, weight)
  }

  package var body: some View {
    Image(systemName: name).resizable().frame(width: side, height: side).fontWeight(weight).accessibilityHidden(true)
  }
}

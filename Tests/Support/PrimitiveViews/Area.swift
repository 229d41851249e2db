import Graphics
import Runtime

/// An area with a name that is pressed by finger, knob and key.
package struct Area: View {
  let name: String
  let action: () -> Void

  package init(_ name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  package var body: some View {
    Bar(name).padding(10)
      .background(Box.gray)
      .pressable(isPressed: { _ in }, perform: action)
      .semantics(Semantics(role: .button, label: name, press: action), children: .controls)
  }
}

import Graphics
import Runtime

/// A button without a picture worth mentioning: for tests that need a way in.
package struct Do: View {
  let name: String
  let action: () -> Void

  package init(_ name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  package var body: some View {
    Box.gray.frame(width: 20, height: 20).semantics(Semantics(role: .button, label: name, press: action))
  }
}

import Foundation
import Controls
import Runtime

extension View {
  /// Calls an action for keys that type one of the given characters, while the view has the focus.
  @_alwaysEmitIntoClient public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      characters: { $0.unicodeScalars.allSatisfy(characters.contains) }, phases: phases, action: action)
  }
}

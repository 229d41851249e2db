import Foundation
import Controls
import Runtime

extension View {
  /// Acts on what keys that type certain characters do while the view has the focus.
  @_alwaysEmitIntoClient public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      characters: { $0.unicodeScalars.allSatisfy(characters.contains) }, phases: phases, action: action)
  }
}

import Controls
import Keyboards
import Runtime

/// The layouts of the keyboard of the screen in the group `[keyboard]` of the configuration file.
package struct KeyboardSettings: ViewModifier {
  @Tweak("keyboard.layouts") private var layouts = KeyboardNames(names: [])

  package func body(content: Content) -> some View {
    content.transformEnvironment(\.keyboardLayouts) { if !layouts.names.isEmpty { $0 = layouts.names } }
  }
}

/// The names of keyboard layouts.
private nonisolated struct KeyboardNames: @MainActor TweakValue {
  /// The names, in the order in which the key for the language goes through them.
  var names: [String]

  init(names: [String]) { self.names = names }

  static var tweakDescription: String { "the names of keyboard layouts separated by commas, such as de, cz, fr(oss)" }

  init?(tweakText: String) {
    names = tweakText.split(separator: ",").map { String($0).trimmed }
    if names.contains(where: { KeyboardLayout.name($0) == nil || $0.isEmpty }) { return nil }
  }

  var tweakText: String { names.joined(separator: ", ") }
}

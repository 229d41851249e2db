import FaceplateTesting
import Graphics

@testable import Controls
@testable import Runtime

/// Remembers what happened, in order.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What has been noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A rectangle that can be touched and is found by its name.
struct Pad: View {
  let name: String
  var width = 100.0
  var height = 100.0

  var body: some View {
    Color.gray.frame(width: width, height: height)
      .semantics(Semantics(role: .image, label: name))
  }
}

/// A button without a picture worth mentioning: for tests that need a way in.
struct Do: View {
  let name: String
  let action: () -> Void

  init(_ name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  var body: some View {
    Color.gray.frame(width: 20, height: 20).semantics(Semantics(role: .button, label: name, press: action))
  }
}

extension Harness {
  /// How many bodies run because of an action.
  func evaluations(during action: () throws -> Void) rethrows -> Int {
    let before = stage.evaluations
    try action()
    return stage.evaluations - before
  }
}

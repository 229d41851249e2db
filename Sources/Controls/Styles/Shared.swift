import Runtime
import Values

/// A value that many share and few read whole: a reference to it is handed on instead of all its bytes.
nonisolated final class Shared<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}

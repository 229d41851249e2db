/// A large value that many environments hold: they share a reference instead of copying its bytes.
package nonisolated final class SharedValue<Value: Equatable & Sendable>: Equatable, Sendable {
  package let value: Value

  init(_ value: Value) { self.value = value }

  package static func == (left: SharedValue, right: SharedValue) -> Bool { left === right || left.value == right.value }
}

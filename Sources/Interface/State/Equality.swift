import Glibc

/// Whether two values have the same bytes.
///
/// Never says yes for values that differ; may say no for equal ones (padding, fresh closures).
func sameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
    }
  }
}

/// Whether two values are equal as far as can be told: by their bytes, else by `Equatable` where the type has it.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if sameBytes(left, right) { return true }
  guard let left = left as? any Equatable else { return false }
  return equals(left, right)
}

private func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

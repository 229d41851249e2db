import Glibc

/// Whether two values have the same bytes.
///
/// Never says yes for values that differ; may say no for equal ones (padding, fresh closures).
package func sameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
    }
  }
}

/// Whether two values are equal as far as can be told: by their bytes, else by `Equatable` where the type has it. Of
/// values of any type that fits a protocol, what is inside is compared.
package func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if sameBytes(left, right) { return true }
  if let left = left as? any Equatable { return equals(left, right) }
  // What is known of the value here may be a protocol alone: its own type has to be asked for.
  func hasSameBytes<Inside>(_ type: Inside.Type) -> Bool {
    guard type != Value.self, Swift.type(of: right as Any) == type, let left = left as? Inside,
      let right = right as? Inside
    else { return false }
    return sameBytes(left, right)
  }
  return _openExistential(Swift.type(of: left as Any), do: hasSameBytes)
}

private func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

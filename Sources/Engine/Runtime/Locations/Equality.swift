import Glibc

/// Returns whether two values have the same bytes.
///
/// It never returns `true` for values that differ. It may return `false` for equal values, because of padding or
/// different closure instances.
package func sameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
    }
  }
}

/// Returns whether two values are known to be equal: by their bytes, or by `Equatable` if the type conforms.
///
/// For existential values the contained values are compared.
package func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if sameBytes(left, right) { return true }
  if let left = left as? any Equatable { return equals(left, right) }
  // The static type may be a protocol; the dynamic type is needed to compare the contained value.
  func hasSameBytes<Inside>(_ type: Inside.Type) -> Bool {
    guard type != Value.self, Swift.type(of: right as Any) == type, let left = left as? Inside,
      let right = right as? Inside
    else { return false }
    return sameBytes(left, right)
  }
  return _openExistential(Swift.type(of: left as Any), do: hasSameBytes)
}

private func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

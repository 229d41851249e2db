/// A closure as the two machine words that it is stored in.
///
/// Swift does not compare closures. So a view with a closure would be evaluated again each time its parent is, although
/// most closures of the toolkit's own views capture nothing and are the same function each time. Therefore the engine
/// looks at what a closure is made of:
///
/// - ``code``: the address of the function.
/// - ``context``: the object that holds what the function captures; `nil` if it captures nothing.
///
/// Swift's stable ABI has this layout on 64-bit systems for every function type except `@convention(c)` and
/// `@convention(block)`: neither the parameters nor the isolation change it. A context is a native object, counted as
/// any other, which is why `AnyObject?` keeps it alive. Two closures with equal words do the same. The inverse does not
/// hold: the same closure has other words where the compiler wraps it for generic code, as builds without optimization
/// do each time (see ``FunctionPlace``), so unequal words only cost an evaluation.
///
/// The assumption has three users: this type, ``sameBytes(_:_:)``, by which ``FieldComparison`` and other comparisons read the
/// closures in a view where they are stored, and ``onMain(_:)``, which removes the isolation from a type. The tests of this
/// type check each part of it, so a compiler with another layout fails them.
nonisolated struct ClosureWords {
  /// The address of the function.
  let code: UInt
  /// The object that holds what the function captures; `nil` if it captures nothing.
  let context: AnyObject?

  @inline(__always)
  init<Closure>(of closure: Closure) {
    // Safe: a closure is these two words, as above. The cast itself stops the program if the sizes differ.
    (code, context) = unsafeBitCast(closure, to: (UInt, AnyObject?).self)
  }

  /// Two words that were taken from a closure before.
  @inline(__always)
  init(code: UInt, context: AnyObject?) { (self.code, self.context) = (code, context) }

  /// The closure again.
  ///
  /// - Parameter type: the closure's original type. A wrong type goes unnoticed.
  @inline(__always)
  func closure<Closure>(as type: Closure.Type) -> Closure {
    // Safe: the caller guarantees that the words come from a closure of this type.
    unsafeBitCast((code, context), to: type)
  }
}

/// A subscriber or a subscription that has the name of its operator, as in Apple's framework: in `print()`, in a debugger
/// and in a mirror.
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// The name of the operator.
  var name: String { get }
  /// The children that a mirror shows; by default none.
  var details: [Mirror.Child] { get }
}

extension Described {
  var details: [Mirror.Child] { [] }
  var description: String { name }
  var customMirror: Mirror { Mirror(self, children: details) }
  var playgroundDescription: Any { name }
}

/// An entry of the commands file that is to be run.
package struct CommandOrder {
  /// The name of the entry.
  package let name: String
  /// The words after those of the entry.
  package let arguments: [String]
  /// Whether an argument shows a private value. The messages of the program, which may repeat its arguments, are then
  /// discarded.
  package let isPrivate: Bool

  package init(_ name: String, _ arguments: [String] = [], isPrivate: Bool = false) {
    (self.name, self.arguments, self.isPrivate) = (name, arguments, isPrivate)
  }
}

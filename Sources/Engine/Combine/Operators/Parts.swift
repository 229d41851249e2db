/// The parts of an operator's publisher, held by reference.
///
/// A generic structure with several fields needs its own functions that copy, move and destroy it: 1 to 6 KB for each
/// operator, which stay in every program that links this module. A structure with one reference needs none.
final class Parts<First, Second> {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension Parts: Equatable where First: Equatable, Second: Equatable {
  static func == (left: Parts, right: Parts) -> Bool {
    left.first == right.first && left.second == right.second
  }
}

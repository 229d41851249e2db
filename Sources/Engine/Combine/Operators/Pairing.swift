/// The rule by which the values of two publishers are joined into pairs, with the values that wait to be joined.
protocol Pairing<First, Second> {
  associatedtype First
  associatedtype Second

  /// Whether only the latest pair waits for a subscriber that has asked for none. Then everything is asked of the
  /// publishers; else as many values as the subscriber has asked for pairs, so no more than that wait.
  static var keepsLatestOnly: Bool { get }

  /// Whether no pair can come any more.
  var isOver: Bool { get }

  /// A rule that has seen no value.
  init()

  mutating func receive(first: First)
  mutating func receive(second: Second)
  mutating func finishFirst()
  mutating func finishSecond()

  /// The pair that the latest value has completed, if any.
  mutating func takePair() -> (First, Second)?
}

/// The first value of one with the first of the other, the second with the second, and so on.
struct PairsInOrder<First, Second>: Pairing {
  static var keepsLatestOnly: Bool { false }

  private var first = Fifo<First>()
  private var second = Fifo<Second>()
  private var isFirstOver = false
  private var isSecondOver = false

  var isOver: Bool { isFirstOver && first.isEmpty || isSecondOver && second.isEmpty }

  mutating func receive(first value: First) { first.append(value) }
  mutating func receive(second value: Second) { second.append(value) }
  mutating func finishFirst() { isFirstOver = true }
  mutating func finishSecond() { isSecondOver = true }

  mutating func takePair() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty, let first = first.popFirst(), let second = second.popFirst() else {
      return nil
    }
    return (first, second)
  }
}

/// Each value with the latest of the other publisher.
struct LatestPairs<First, Second>: Pairing {
  static var keepsLatestOnly: Bool { true }

  private var first: First?
  private var second: Second?
  private var isFirstOver = false
  private var isSecondOver = false
  /// Whether a value has come since the latest pair was taken.
  private var isFresh = false

  var isOver: Bool { isFirstOver && isSecondOver }

  mutating func receive(first value: First) { (first, isFresh) = (value, true) }
  mutating func receive(second value: Second) { (second, isFresh) = (value, true) }
  mutating func finishFirst() { isFirstOver = true }
  mutating func finishSecond() { isSecondOver = true }

  mutating func takePair() -> (First, Second)? {
    guard isFresh, let first, let second else { return nil }
    isFresh = false
    return (first, second)
  }
}

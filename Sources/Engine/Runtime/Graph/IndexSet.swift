/// A set of positions in a collection, such as the positions of deleted or moved list rows.
public nonisolated struct IndexSet: Hashable, Sendable, RandomAccessCollection {
  /// The positions in ascending order.
  private var sorted: [Int] = []

  /// Creates an empty set.
  public init() {}
  /// Creates a set of one position.
  public init(integer: Int) { sorted = [integer] }
  /// Creates a set of all positions in a range.
  public init(integersIn range: Range<Int>) { sorted = Array(range) }
  /// Creates a set from a sequence of positions; duplicates are removed.
  public init<Positions: Sequence<Int>>(_ positions: Positions) { sorted = Set(positions).sorted() }

  /// The index of the lowest position: 0.
  public var startIndex: Int { 0 }
  /// The index after that of the highest position.
  public var endIndex: Int { sorted.count }
  /// Returns a position by its index in ascending order.
  public subscript(place: Int) -> Int { sorted[place] }

  /// Returns whether the set contains a position.
  public func contains(_ integer: Int) -> Bool { sorted.contains(integer) }
  /// Adds a position to the set.
  public mutating func insert(_ integer: Int) { self = IndexSet(sorted + [integer]) }
  /// Removes a position from the set.
  public mutating func remove(_ integer: Int) { sorted.removeAll { $0 == integer } }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at a set of offsets.
  public nonisolated mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at a set of offsets.
  ///
  /// - Parameter destination: the offset, before the move, of the element that the moved elements are to precede.
  public nonisolated mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}

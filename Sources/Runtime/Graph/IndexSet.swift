/// Positions in a collection, as what is taken away from a list or moved.
public nonisolated struct IndexSet: Hashable, Sendable, RandomAccessCollection {
  private var sorted: [Int] = []

  /// No positions.
  public init() {}
  /// One position.
  public init(integer: Int) { sorted = [integer] }
  /// All positions of a range.
  public init(integersIn range: Range<Int>) { sorted = Array(range) }
  /// Some positions.
  public init<Positions: Sequence<Int>>(_ positions: Positions) { sorted = Set(positions).sorted() }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { sorted.count }
  /// A position, the lowest first.
  public subscript(place: Int) -> Int { sorted[place] }

  /// Whether a position is among them.
  public func contains(_ integer: Int) -> Bool { sorted.contains(integer) }
  /// Adds a position.
  public mutating func insert(_ integer: Int) { self = IndexSet(sorted + [integer]) }
  /// Takes a position out.
  public mutating func remove(_ integer: Int) { sorted.removeAll { $0 == integer } }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at some positions away.
  public nonisolated mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some positions to before the one that is now at a position.
  public nonisolated mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}

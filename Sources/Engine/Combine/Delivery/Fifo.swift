/// A first-in, first-out queue. Both ends take amortised constant time: an array with an index of its first element,
/// which is compacted when at least half of it is unused.
struct Fifo<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }
  /// The elements, the first one first.
  var all: [Element] { elements[head...].compactMap { $0 } }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head]
    elements[head] = nil
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      // Compacting moves no more elements than have been removed since the last time.
      elements.removeFirst(head)
      head = 0
    }
    return first
  }

  /// Removes the element at a position; 0 is the first, whose removal takes amortised constant time.
  mutating func remove(at position: Int) -> Element? {
    position == 0 ? popFirst() : elements.remove(at: head + position)
  }

  /// Keeps the first elements alone, at most as many as `count`.
  mutating func truncate(to count: Int) {
    if count < self.count { elements.removeLast(self.count - count) }
  }
}

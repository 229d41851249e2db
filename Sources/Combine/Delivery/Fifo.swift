/// Elements that leave in the order in which they came. Both ends take constant time, averaged over many calls.
struct Fifo<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }

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
      // No more elements move than have left since the last time.
      elements.removeFirst(head)
      head = 0
    }
    return first
  }

  /// Removes one element; the first has position 0.
  mutating func remove(at position: Int) -> Element? { elements.remove(at: head + position) }
}

/// A recognizer made of two others.
class TwoPartRecognizer<Outer: Gesture, First: Gesture, Second: Gesture>: GestureRecognizer<Outer> {
  let first: GestureRecognizer<First>
  let second: GestureRecognizer<Second>
  private let parts: (Outer) -> (First, Second)

  init(_ gesture: Outer, parts: @escaping (Outer) -> (First, Second)) {
    let (first, second) = parts(gesture)
    self.first = First._makeRecognizer(first)
    self.second = Second._makeRecognizer(second)
    self.parts = parts
  }

  override func begins(with event: ContactEvent) -> Bool {
    first.begins(with: event) || second.begins(with: event)
  }

  /// Those of the two that may still happen or are happening.
  final var open: [Recognizer] {
    ([first, second] as [Recognizer]).filter { $0.state == .possible || $0.state == .active }
  }

  override func fail() {
    for recognizer in open { recognizer.fail() }
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override func attach(to layoutNode: LayoutNode?) {
    super.attach(to: layoutNode)
    first.attach(to: layoutNode)
    second.attach(to: layoutNode)
  }

  override func update(to gesture: Outer) {
    let (first, second) = parts(gesture)
    self.first.update(to: first)
    self.second.update(to: second)
  }
}

/// A recognizer that is composed of two others.
package class TwoPartRecognizer<Outer: Gesture, First: Gesture, Second: Gesture>: GestureRecognizer<Outer> {
  package let first: GestureRecognizer<First>
  package let second: GestureRecognizer<Second>
  /// Returns the two gestures of the composed one.
  private let parts: (Outer) -> (First, Second)

  /// Creates the recognizers of both gestures.
  package init(_ gesture: Outer, parts: @escaping (Outer) -> (First, Second)) {
    let (first, second) = parts(gesture)
    self.first = First._makeRecognizer(first)
    self.second = Second._makeRecognizer(second)
    self.parts = parts
  }

  package override func begins(with event: ContactEvent) -> Bool {
    first.begins(with: event) || second.begins(with: event)
  }

  /// The recognizers that may still recognise, or have begun to.
  package final var open: [Recognizer] {
    ([first, second] as [Recognizer]).filter { $0.state == .possible || $0.state == .active }
  }

  package override func fail() {
    for recognizer in open { recognizer.fail() }
  }

  package override func reset() {
    first.reset()
    second.reset()
  }

  package override func attach(to layoutNode: LayoutNode?) {
    super.attach(to: layoutNode)
    first.attach(to: layoutNode)
    second.attach(to: layoutNode)
  }

  package override func update(to gesture: Outer) {
    let (first, second) = parts(gesture)
    self.first.update(to: first)
    self.second.update(to: second)
  }
}

import FaceplateTesting
import SwiftUI
import Testing

/// A red square that is found in the picture.
private struct Square: View {
  var body: some View { Color.red.frame(width: 20, height: 20) }
}

/// A white panel with views that a button changes.
private struct Stage<Content: View>: View {
  var animation: Animation?
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      content(isOn)
      Button("Go") { if let animation { withAnimation(animation) { isOn.toggle() } } else { isOn.toggle() } }
        .offset(y: 150)
    }
  }
}

private struct WordKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

/// Behaviour of animations that Apple's documentation and well-known articles describe.
@MainActor
@Suite("Documented animations")
struct DocumentedMotionTests {
  private static let second = Animation.linear(duration: 1)

  /// The left edge of the square; `nil` if it is not to be seen.
  private func left(_ panel: Harness, row: Int = 10) -> Int? {
    (0..<400).first {
      let pixel = panel.bitmap[$0, row]
      return pixel >> 16 & 255 > 128 && pixel >> 8 & 255 < 110 && pixel & 255 < 110
    }
  }

  private func panel<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> Harness {
    try Harness(size: CGSize(width: 400, height: 300), root: content)
  }

  /// Where the square is at once and after each half of a second.
  private func way(_ panel: Harness, _ count: Int) throws -> [Int?] {
    var places = [left(panel)]
    for _ in 0..<count {
      try panel.advance(by: .milliseconds(500))
      places.append(left(panel))
    }
    return places
  }

  @Test("The animation of a value counts in place of that of the action, also where it is none")
  func precedence() throws {
    let slow = try panel {
      Stage(animation: Self.second) { isOn in
        Square().offset(x: isOn ? 100 : 0).animation(.linear(duration: 2), value: isOn)
      }
    }
    try slow.tap("Go")
    #expect(try way(slow, 4) == [0, 25, 50, 75, 100])
    let none = try panel {
      Stage(animation: Self.second) { isOn in Square().offset(x: isOn ? 100 : 0).animation(nil, value: isOn) }
    }
    try none.tap("Go")
    #expect(left(none) == 100)
  }

  private struct Arriving: View {
    let animation: Animation
    @State private var x = 0.0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Square().offset(x: x)
      }
      .onAppear { withAnimation(animation) { x = 100 } }
    }
  }

  @Test("An animation in `onAppear` begins where the view has appeared")
  func arrival() throws {
    #expect(try way(panel { Arriving(animation: Self.second) }, 2) == [0, 50, 100])
  }

  @Test("A delay inside of a repetition is repeated, and one around it is not")
  func delays() throws {
    let inside = Self.second.delay(1).repeatCount(2, autoreverses: false)
    #expect(try way(panel { Arriving(animation: inside) }, 8) == [0, 0, 0, 50, 0, 0, 0, 50, 100])
    let around = Self.second.repeatCount(2, autoreverses: false).delay(1)
    #expect(try way(panel { Arriving(animation: around) }, 8) == [0, 0, 0, 50, 0, 50, 100, 100, 100])
  }

  @Test("A view without a transition fades in, and the identity transition shows it at once")
  func transitions() throws {
    func middle(_ transition: AnyTransition?) throws -> Int {
      let panel = try panel {
        Stage(animation: Self.second) { isOn in
          if isOn, let transition { Square().transition(transition) } else if isOn { Square() }
        }
      }
      try panel.tap("Go")
      try panel.advance(by: .milliseconds(500))
      return Int(panel.bitmap[10, 10] >> 8 & 255)
    }
    let shown = try middle(.identity)
    #expect(shown < 110)
    #expect(try abs(middle(nil) - (255 + shown) / 2) < 12)
  }

  @Test("A transition of a view inside of what is inserted has no effect")
  func innerTransition() throws {
    let panel = try panel {
      Stage(animation: Self.second) { isOn in
        if isOn { VStack { Square().transition(.move(edge: .leading)) } }
      }
    }
    try panel.tap("Go")
    try panel.advance(by: .milliseconds(500))
    let pixels = [1, 18].map { panel.bitmap[$0, 10] }
    #expect(pixels[0] == pixels[1] && pixels[0] & 0xffffff != 0xffffff)
  }

  private struct Telling: View {
    let tell: (String) -> Void
    @State private var isOn = false

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off").transaction { tell($0.word) }
        Button("Path") { withTransaction(\.word, "path") { isOn.toggle() } }
        Button("Plain") { isOn.toggle() }
      }
    }
  }

  @Test("A transaction carries values of keys of the application to the views that it updates")
  func keys() throws {
    var words: [String] = []
    let panel = try panel { Telling { words.append($0) } }
    words = []
    try panel.tap("Path")
    try panel.tap("Plain")
    #expect(words == ["path", "none"])
  }

  private struct Watching: View {
    @State private var watched = 0
    @State private var x = 0.0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Square().offset(x: x).transaction(value: watched) { $0.animation = .linear(duration: 1) }
        Button("Both") { (watched, x) = (watched + 1, x + 100) }.offset(y: 100)
        Button("Place") { x += 100 }.offset(y: 200)
      }
    }
  }

  @Test("A change of the transaction for a value applies to the updates in which the value changes")
  func watched() throws {
    let panel = try panel { Watching() }
    try panel.tap("Place")
    #expect(left(panel) == 100)
    try panel.tap("Both")
    #expect(try way(panel, 2) == [100, 150, 200])
  }

  @Test("Without a trigger, a phase animator goes through its phases again and again")
  func phases() throws {
    let panel = try panel {
      ZStack(alignment: .topLeading) {
        Color.white
        PhaseAnimator([0.0, 100.0]) {
          Square().offset(x: $0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let places = try way(panel, 8).compactMap(\.self)
    #expect(places.max() ?? 0 > 95 && places.filter { $0 < 5 }.count >= 2, "\(places)")
  }

  private struct Pulled: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x = 0.0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Square().accessibilityElement().accessibilityLabel("Square").offset(x: x)
          .gesture(DragGesture(minimumDistance: 0).updating($x) { value, state, _ in state = value.translation.width })
      }
    }
  }

  @Test("A gesture state resets with the animation of its reset transaction")
  func reset() throws {
    let panel = try panel { Pulled() }
    try panel.press("Square")
    try panel.move(dx: 100, steps: 4)
    #expect(left(panel) == 100)
    try panel.lift()
    #expect(try way(panel, 2) == [100, 50, 0])
  }
}

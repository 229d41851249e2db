import Graphics
import Observation
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Animation")
struct AnimationTests {
  @Test("A curve is where its control points say, and a spring is at rest in the end")
  func curves() {
    #expect(UnitCurve.linear.value(at: 0.25) == 0.25)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4 && UnitCurve.easeOut.value(at: 0.5) > 0.6)
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.4, bounce: -0.5)] {
      #expect(spring.sample(at: 0).remaining == 1)
      for step in 0..<20 {
        #expect(abs(spring.sample(at: spring.settlingDuration + Double(step) / 50).remaining) < 0.00101)
      }
      // The rates are those of the values.
      let (before, after) = (spring.sample(at: 0.1 - 1e-6), spring.sample(at: 0.1 + 1e-6))
      let at = spring.sample(at: 0.1)
      #expect(abs((after.remaining - before.remaining) / 2e-6 - at.remainingRate) < 1e-4)
      #expect(abs((after.carried - before.carried) / 2e-6 - at.carriedRate) < 1e-4)
    }
    #expect((0..<100).contains { Spring.bouncy.sample(at: Double($0) / 100).remaining < -0.01 })
  }

  @Test("Delay, speed and repetition change the time of an animation")
  func modifiers() {
    let base = Animation.linear(duration: 1)
    #expect(base.delay(1).sample(at: 0.5).remaining == 1)
    #expect(base.delay(1).sample(at: 1.25).remaining == 0.75)
    #expect(base.speed(2).sample(at: 0.25).remaining == 0.5)
    #expect(base.repeatCount(3).duration == 3)
    #expect(base.repeatCount(3).sample(at: 1.25).remaining == 0.25)
    #expect(base.repeatCount(3, autoreverses: false).sample(at: 1.25).remaining == 0.75)
    #expect(base.repeatForever().duration == .infinity)
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
  }

  private struct Mover: View {
    @State private var isFar = false
    let animation: Animation?
    var body: some View {
      Pad(name: "Pad", width: 20, height: 20)
        .offset(x: isFar ? 100 : 0)
        .frame(width: 200, height: 40, alignment: .leading)
      Do("Go") { withAnimation(animation) { isFar.toggle() } }
    }
  }

  private func left(_ panel: BarePanel) throws -> Double { try panel.element("Pad").frame.minX }

  @Test("What changes in a transaction gets there step by step, and then the panel sleeps")
  func interpolation() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { VStack { Mover(animation: .linear(duration: 1)) } }
    let start = try left(panel)
    try panel.activate("Go")
    #expect(try left(panel) == start)
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(500))
    #expect(try abs(left(panel) - start - 50) <= 1)
    try panel.advance(by: .milliseconds(520))
    #expect(try left(panel) == start + 100)
    #expect(panel.stage.deadline == nil && !panel.stage.needsDraw)
  }

  @Observable final class Place { var x = 60.0 }

  /// Moves the pad to a place, and from there to another with an animation, in one action.
  private struct Leaper: View {
    @State private var x = 60.0
    var isObservable = false
    @State private var place = Place()
    var body: some View {
      Pad(name: "Pad", width: 20, height: 20)
        .offset(x: isObservable ? place.x : x)
        .frame(width: 200, height: 40, alignment: .leading)
        .onAppear { leap(to: 10, then: 60) }
      Do("Go") { leap(to: 0, then: 100) }
    }
    private func leap(to first: Double, then second: Double) {
      (x, place.x) = (first, first)
      withAnimation(.linear(duration: 1)) { (x, place.x) = (second, second) }
    }
  }

  @Test("What is set before a transaction in the same action is where its animation begins", arguments: [false, true])
  func beginning(isObservable: Bool) throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { VStack { Leaper(isObservable: isObservable) } }
    let origin = try left(panel) - 10
    try panel.advance(by: .milliseconds(500))
    #expect(try abs(left(panel) - origin - 35) <= 1)
    try panel.advance(by: .seconds(1))
    #expect(try left(panel) == origin + 60)
    try panel.activate("Go")
    #expect(try left(panel) == origin)
    try panel.advance(by: .milliseconds(500))
    #expect(try abs(left(panel) - origin - 50) <= 1)
    try panel.advance(by: .milliseconds(520))
    #expect(try left(panel) == origin + 100)
    #expect(panel.stage.deadline == nil)
  }

  @Test("Without an animation, changes show at once")
  func none() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { VStack { Mover(animation: nil) } }
    let start = try left(panel)
    try panel.activate("Go")
    #expect(try left(panel) == start + 100)
    #expect(panel.stage.deadline == nil)
  }

  @Test("A spring that is sent elsewhere goes on at the speed that it has")
  func retargeting() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { VStack { Mover(animation: .smooth(duration: 1)) } }
    let start = try left(panel)
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(200))
    let before = try left(panel)
    try panel.activate("Go")
    #expect(try left(panel) == before)
    try panel.advance(by: .milliseconds(40))
    #expect(try left(panel) > before)
    try panel.advance(by: .seconds(3))
    #expect(try left(panel) == start)
    #expect(panel.stage.deadline == nil)
  }

  private struct Row: View {
    @State private var isWide = false
    var body: some View {
      HStack(spacing: 0) {
        Box.red.frame(width: isWide ? 100 : 20, height: 20)
        Box.blue.frame(width: 20, height: 20)
        Spacer(minLength: 0)
      }
      .frame(width: 200)
      Do("Go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }

  @Test("Boxes that the layout moves glide to their places")
  func layout() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 60)) { VStack(spacing: 0) { Row() } }
    func edge() -> Int { (0..<200).first { panel.bitmap[$0, 10] & 0xFF > 0xD0 } ?? -1 }
    #expect(edge() == 20)
    try panel.activate("Go")
    #expect(edge() == 20)
    try panel.advance(by: .milliseconds(500))
    #expect(abs(edge() - 60) <= 1)
    try panel.advance(by: .seconds(1))
    #expect(edge() == 100)
    #expect(panel.stage.deadline == nil)
  }

  private struct Number: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Bar("\(Int(value.rounded()))") }
  }

  private struct Counter: View {
    let log: Log
    @State private var value = 0.0
    var body: some View {
      Number(value: value)
      Do("Go") {
        withAnimation(.linear(duration: 1)) {
          value = 10
        } completion: {
          log.note("done")
        }
      }
      Do("Idle") {
        withAnimation {
          value = value
        } completion: {
          log.note("idle")
        }
      }
    }
  }

  @Test("Views of the application's own see what lies between, and completions follow the end")
  func customView() throws {
    let log = Log()
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { Counter(log: log) }
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect(panel.contains("5"))
    #expect(log.take().isEmpty)
    try panel.advance(by: .milliseconds(520))
    #expect(panel.contains("10"))
    #expect(log.take() == ["done"])
    try panel.activate("Idle")
    #expect(log.take() == ["idle"])
    #expect(panel.stage.deadline == nil)
  }

  private struct Scoped: View {
    @State private var value = 0.0
    var body: some View {
      Number(value: value).transaction { $0.animation = nil }
      Number(value: value * 10)
      Do("Go") { withAnimation(.linear(duration: 1)) { value = 10 } }
      Do("Bind") { $value.animation(.linear(duration: 1)).wrappedValue = 20 }
    }
  }

  @Test("A view can refuse the animation of a transaction, and a binding can ask for one")
  func scopes() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { VStack { Scoped() } }
    try panel.activate("Go")
    try panel.advance(by: .milliseconds(500))
    #expect(panel.contains("10") && panel.contains("50"))
    try panel.advance(by: .seconds(1))
    try panel.activate("Bind")
    try panel.advance(by: .milliseconds(500))
    #expect(panel.contains("20") && panel.contains("150"))
  }

  private struct Valued: View {
    @State private var x = 0.0
    @State private var y = 0.0
    var body: some View {
      Number(value: x).animation(.linear(duration: 1), value: x)
      Number(value: 1000 + y).animation(.linear(duration: 1), value: x)
      Do("X") { x = 10 }
      Do("Y") { y = 7 }
      Do("Quiet") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { x = 20 }
      }
      Do("Both") { withTransaction(Transaction(animation: .linear(duration: 2))) { y = 17 } }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/animation(_:value:),
  // https://developer.apple.com/documentation/swiftui/transaction/disablesanimations and
  // https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
  @Test("An animation of a value moves what changes with it, unless the transaction disables animations")
  func valued() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 200)) { VStack { Valued() } }
    try panel.activate("X")
    try panel.advance(by: .milliseconds(500))
    #expect(panel.contains("5"))
    try panel.advance(by: .milliseconds(520))
    #expect(panel.contains("10") && panel.stage.deadline == nil)
    try panel.activate("Y")
    #expect(panel.contains("1007") && panel.stage.deadline == nil)
    try panel.activate("Quiet")
    #expect(panel.contains("20") && panel.stage.deadline == nil)
    try panel.activate("Both")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("1012"))
    try panel.advance(by: .milliseconds(1020))
    #expect(panel.contains("1017") && panel.stage.deadline == nil)
  }
}

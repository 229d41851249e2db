import Testing
import Values

@testable import Links

@Suite("Orders that a link has not answered yet") struct OrdersInFlightTests {
  /// Orders of numbers, whose time is told by hand in milliseconds.
  private final class Bench {
    var orders = OrdersInFlight()

    func set(_ number: Double, _ sending: OrdersInFlight.Sending = .changed, at time: Int) -> Bool {
      orders.set(.number(number), sending, at: .milliseconds(time))
    }
    func judge(_ number: Double, at time: Int) -> OrdersInFlight.Verdict {
      orders.judge(.number(number), at: .milliseconds(time))
    }
    func hold(_ isHeld: Bool, at time: Int) { orders.hold(isHeld, at: .milliseconds(time)) }
    func pass(at time: Int) -> String {
      let due = orders.pass(at: .milliseconds(time))
      return [due.order.map { "order \($0.text)" }, due.report.map { "report \($0.text)" }].compactMap { $0 }.joined()
    }
  }

  @Test("Echoes of older orders, and what was there before, are held back; the newest order settles all of them")
  func echoes() {
    let bench = Bench()
    #expect(bench.judge(50, at: 0) == .show)
    for (number, time) in [(51.0, 1000), (52, 1250), (53, 1500)] { #expect(bench.set(number, at: time)) }
    for number in [51.0, 50, 52] { #expect(bench.judge(number, at: 1600) == .hold) }
    #expect(bench.judge(53, at: 1700) == .show)
    #expect(bench.orders.newest == nil)
    #expect(bench.judge(52, at: 1800) == .show, "nothing is in flight any more")
  }

  @Test("A refusal ends the order that it answers and those before it, and no newer order")
  func refusals() {
    let bench = Bench()
    _ = (bench.judge(50, at: 0), bench.set(51, at: 1000), bench.set(52, at: 1250), bench.set(53, at: 1500))
    let isOlderTold = bench.orders.refuse(.number(52))
    #expect(!isOlderTold)
    #expect(bench.orders.newest == .number(53))
    #expect(bench.judge(50, at: 1600) == .hold, "the newest order has no answer yet")
    #expect(bench.judge(53, at: 1700) == .show)
    let isLateTold = bench.orders.refuse(.number(51))
    #expect(!isLateTold, "another order has replaced it")
    #expect(bench.set(54, at: 3000))
    let isTold = bench.orders.refuse(.number(54))
    #expect(isTold)
    #expect(bench.orders.newest == nil)
    #expect(bench.judge(50, at: 3100) == .show)
    #expect(bench.set(55, at: 4000))
    let isNewest = bench.orders.refuse(nil)
    #expect(isNewest, "a refusal that names no order is of the newest")
    #expect(bench.orders.newest == nil)
    #expect(bench.set(56, at: 5000) && !bench.set(57, at: 5100))
    let isDragTold = bench.orders.refuse(.number(56))
    #expect(!isDragTold, "a newer order waits to be sent")
    #expect(bench.pass(at: 5200) == "order 57")
  }

  @Test("The newest report wins in the end: an echo after the patience of the link, another value after two seconds")
  func limits() {
    let bench = Bench()
    bench.orders.patience = .seconds(5)
    _ = (bench.judge(50, at: 0), bench.set(51, at: 0), bench.set(52, at: 1000))
    #expect(bench.judge(51, at: 1100) == .hold)
    #expect(bench.orders.deadline == .seconds(6))
    #expect(bench.pass(at: 5999) == "")
    #expect(bench.pass(at: 6000) == "report 51")
    _ = bench.set(60, at: 7000)
    #expect(bench.judge(40, at: 7100) == .hold)
    #expect(bench.orders.deadline == .seconds(9))
    #expect(bench.judge(41, at: 9000) == .show)
    #expect(bench.orders.deadline == nil)
  }

  @Test("A control sends at once, then once in each pause, and the last order always")
  func rate() {
    let bench = Bench()
    var sent = [Double]()
    for step in 0..<100 {
      if bench.set(Double(step), at: step * 10) { sent.append(Double(step)) }
      if case let due = bench.orders.pass(at: .milliseconds(step * 10)), case .number(let number)? = due.order {
        sent.append(number)
      }
    }
    #expect(sent == [0, 20, 40, 60, 80])
    #expect(bench.orders.deadline == .milliseconds(1000))
    #expect(bench.pass(at: 1000) == "order 99")
    #expect(bench.orders.deadline == nil)
  }

  @Test("With released nothing is sent while the control is held")
  func released() {
    let bench = Bench()
    bench.hold(true, at: 0)
    #expect(!bench.set(1, .released, at: 0))
    #expect(!bench.set(2, .released, at: 500))
    #expect(bench.pass(at: 9000) == "")
    #expect(bench.orders.deadline == nil)
    bench.hold(false, at: 9000)
    #expect(bench.pass(at: 9000) == "order 2")
  }

  @Test("With released, nothing is sent of a control that is back at the last report")
  func backAtReport() {
    let bench = Bench()
    #expect(bench.judge(50, at: 0) == .show)
    bench.hold(true, at: 100)
    for number in [51.0, 50] { #expect(!bench.set(number, .released, at: 200)) }
    bench.hold(false, at: 300)
    #expect(bench.pass(at: 300) == "")
    #expect(bench.orders.newest == nil)
    // The device has another value by now, which the control does not show.
    bench.hold(true, at: 400)
    #expect(!bench.set(51, .released, at: 500))
    #expect(bench.judge(60, at: 600) == .hold)
    #expect(!bench.set(50, .released, at: 700))
    bench.hold(false, at: 800)
    #expect(bench.pass(at: 800) == "order 50")
  }

  @Test("A finger that is lifted sends the last order at once, and a key that repeats is a drag")
  func release() {
    let bench = Bench()
    bench.hold(true, at: 0)
    #expect(bench.set(1, at: 0))
    #expect(!bench.set(2, at: 50))
    bench.hold(false, at: 60)
    #expect(bench.pass(at: 60) == "order 2")
    for time in stride(from: 90, to: 250, by: 30) {
      bench.hold(true, at: time)
      #expect(!bench.set(Double(time), at: time))
      bench.hold(false, at: time)
      #expect(bench.pass(at: time) == "")
    }
    #expect(bench.pass(at: 260) == "order 240")
  }

  @Test("A report that comes while a control is held is shown after the release, and not if the person has set another")
  func held() {
    let bench = Bench()
    bench.hold(true, at: 0)
    #expect(bench.judge(20, at: 0) == .hold)
    #expect(bench.pass(at: 9000) == "")
    bench.hold(false, at: 9000)
    #expect(bench.pass(at: 9000) == "report 20")
    bench.hold(true, at: 9050)
    #expect(bench.judge(30, at: 9100) == .hold)
    #expect(bench.set(70, at: 9200))
    bench.hold(false, at: 9250)
    #expect(bench.pass(at: 20_000) == "")
    #expect(bench.judge(30, at: 9300) == .hold, "the device was there before the order")
  }

  @Test("The answer to an order settles it while the finger still rests there")
  func settled() {
    let bench = Bench()
    bench.hold(true, at: 0)
    #expect(bench.set(70, at: 0))
    #expect(bench.judge(70, at: 300) == .settle)
    #expect(bench.orders.newest == nil)
    bench.hold(false, at: 400)
    #expect(bench.pass(at: 400) == "report 70")
  }

  @Test("A deadline is asked for once")
  func deadlines() {
    let bench = Bench()
    #expect(bench.set(1, at: 0))
    #expect(!bench.set(2, at: 100))
    #expect(bench.orders.takeDeadline() == .milliseconds(200))
    #expect(!bench.set(3, at: 150))
    #expect(bench.orders.takeDeadline() == nil)
    #expect(bench.pass(at: 200) == "order 3")
    #expect(bench.orders.takeDeadline() == nil)
  }

  @Test("Two numbers are the same if a device keeps seven digits of them")
  func sameness() {
    #expect(OrdersInFlight.isSame(.number(20.1), .number(Double(Float(20.1)))))
    #expect(OrdersInFlight.isSame(.range(20.1...30.7), .range(Double(Float(20.1))...Double(Float(30.7)))))
    #expect(OrdersInFlight.isSame(.number(0), .number(0)))
    #expect(!OrdersInFlight.isSame(.number(20.1), .number(20.2)))
    #expect(!OrdersInFlight.isSame(.number(2_000_000), .number(2_000_001)))
    #expect(!OrdersInFlight.isSame(.number(-16_777_215), .number(-16_777_216), step: 1))
    #expect(!OrdersInFlight.isSame(.duration(.seconds(2_000_000)), .duration(.seconds(2_000_001))))
    #expect(OrdersInFlight.isSame(.number(20_000_001), .number(Double(Float(20_000_001)))))
    #expect(!OrdersInFlight.isSame(.number(1e300), .number(2e300)))
    #expect(!OrdersInFlight.isSame(.text("on"), .text("off")))
    #expect(OrdersInFlight.isSame(.duration(.seconds(20.1)), .duration(.seconds(Double(Float(20.1))))))
  }

  @Test("Two values are the same if a device has rounded one to the other within less than half a step")
  func rounding() {
    let cases: [(order: Datum, near: Datum, far: Datum)] = [
      (.number(180), .number(182.4), .number(182.5)),
      (.duration(.seconds(180)), .duration(.seconds(182.4)), .duration(.seconds(182.5))),
      (.range(170...180), .range(168...182.4), .range(168...182.5)),
    ]
    for (order, near, far) in cases {
      #expect(OrdersInFlight.isSame(near, order, step: 5))
      #expect(!OrdersInFlight.isSame(far, order, step: 5))
      #expect(!OrdersInFlight.isSame(near, order))
    }
  }

  @Test("A lost connection ends the orders and says why, if there were any; a good or a pending value ends none")
  func lostConnection() {
    let bench = Bench()
    #expect(bench.judge(50, at: 0) == .show)
    #expect(bench.orders.drop(by: .bad("No connection")) == nil)
    #expect(bench.set(51, at: 1000))
    #expect(bench.orders.drop(by: .pending) == nil && bench.orders.newest == .number(51))
    #expect(bench.orders.drop(by: .bad("No connection")) == "No connection")
    #expect(bench.orders.newest == nil && bench.orders.known == .number(50))
    #expect(bench.orders.drop(by: .bad("No connection")) == nil)
  }

  @Test("An order that waits is not sent once a lost connection has ended it, and stays where the device is there")
  func waitingOrder() {
    let bench = Bench()
    #expect(bench.judge(50, at: 0) == .show)
    #expect(bench.set(51, at: 1000) && !bench.set(52, at: 1050))
    #expect(bench.orders.drop(by: .unreadable("this is not a number")) == nil)
    #expect(bench.orders.newest == .number(52))
    #expect(bench.pass(at: 1300) == "order 52")
    #expect(!bench.set(53, at: 1350))
    #expect(bench.orders.drop(by: .bad("No connection")) == "No connection")
    #expect(bench.orders.newest == nil)
    #expect(bench.pass(at: 2000) == "")
  }

  @Test("An order that waits can be sent before its link ends")
  func end() {
    let bench = Bench()
    #expect(bench.set(1, at: 0))
    #expect(!bench.set(2, at: 100))
    #expect(bench.orders.takeUnsent(at: .milliseconds(150)) == .number(2))
    #expect(bench.orders.takeUnsent(at: .milliseconds(150)) == nil)
  }

  @Test("With released, the order of a held control waits for the release, also when its link ends")
  func endWhileHeld() {
    let bench = Bench()
    bench.hold(true, at: 0)
    #expect(!bench.set(1, .released, at: 0))
    #expect(bench.orders.takeUnsent(at: .milliseconds(50)) == nil)
    bench.hold(false, at: 100)
    #expect(bench.pass(at: 100) == "order 1")
  }
}

import Glibc
import Graphics
import Controls
import Looks
import Payments
import Runtime
import Testing

@testable import LinuxHost

/// A view that tells what a host lets it draw.
private struct PaymentProbe: View {
  let tell: (Bool, CalendarMonth?) -> Void
  @Environment(\.showsPaymentData) private var showsPaymentData
  @Environment(\.currentMonth) private var month

  var body: some View {
    let _ = tell(showsPaymentData, month)
    Text("Card")
  }
}

/// A clock that is told by hand.
private final class HandClock { var now = Duration.zero }

/// Each in a process of its own: a test runner's threads do not block the panel's signals.
@Suite struct PanelHostTests {
  @Test("A host is released after its run with all that it opened")
  func aHostIsReleasedAfterItsRunWithAllThatItOpened() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let card = FakeAdapter([.fake(1, "A")])
        weak var released: PanelHost?
        weak var loop: EventLoop?
        var frames = 0
        do {
          let fonts = try FontLibrary.system()
          let stage = Stage(size: .zero, fonts: fonts) { Text("A panel") }
          var options = PanelOptions()
          options.console.isTaken = false
          options.log = { _ in }
          weak var running: PanelHost?
          options.onFirstFrame = {
            frames += 1
            running?.stop()
          }
          let rig = ScreenRig([card])
          let host = PanelHost(stage: stage, options: options, adapters: rig.source)
          (running, released, loop) = (host, host, host.loop)
          guard host.run() == 0 else { exit(1) }
        } catch { exit(5) }
        exit(frames == 1 && released == nil && loop == nil ? 7 : released != nil ? 2 : loop != nil ? 3 : 4)
      }
    }
  }

  @Test("A host with screens shows digits and tells the month")
  func aHostWithScreensShowsDigitsAndTellsTheMonth() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let card = FakeAdapter([.fake(1, "A")])
        var seen: [Bool] = []
        var month: CalendarMonth?
        do {
          let stage = Stage(size: .zero, fonts: try FontLibrary.system()) {
            PaymentProbe {
              seen.append($0)
              month = $1
            }
          }
          var options = PanelOptions()
          options.console.isTaken = false
          options.log = { _ in }
          weak var running: PanelHost?
          options.onFirstFrame = { running?.stop() }
          let rig = ScreenRig([card])
          let host = PanelHost(stage: stage, options: options, adapters: rig.source)
          running = host
          guard host.run() == 0 else { exit(1) }
        } catch { exit(5) }
        exit(seen.last == true && month == LocalCalendar.month(at: time(nil)) ? 7 : 2)
      }
    }
  }

  @Test("What is held ends when the screen goes dark")
  func whatIsHeldEndsWhenTheScreenGoesDark() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        do {
          let clock = HandClock()
          var count = 0
          let stage = Stage(size: .zero, fonts: try FontLibrary.system()) {
            Button("Count") { count += 1 }.buttonRepeatBehavior(.enabled).keyboardShortcut(.defaultAction)
          }
          var options = PanelOptions()
          options.console.isTaken = false
          options.log = { _ in }
          options.idle.backlight = ""
          options.idle.blank = .seconds(60)
          let card = FakeAdapter([.fake(1, "A")])
          card.result = .paced
          let rig = ScreenRig([card])
          let viewers = DayViewers()
          let host = PanelHost(
            stage: stage, options: options, adapters: rig.source, loop: EventLoop { clock.now })
          host.mirror = viewers
          let machine = try host.open()
          host.machine = machine
          host.connect(machine)
          // No turn sleeps.
          host.loop.beforeSleep { clock.now }
          host.drawFrame(at: clock.now)
          viewers.input = [InputEvent(time: clock.now, .key(.enter, isDown: true))]
          for seconds in [0, 1, 59, 60, 61, 120] {
            clock.now = .seconds(seconds)
            host.loop.turn()
          }
          // Pressed, and repeated at 1 s, at 59 s, and in the turn at 60 s, before the screen goes dark.
          exit(count == 4 ? 7 : Int32(count))
        } catch { exit(50) }
      }
    }
  }

  @Test("A host that is released while its loop lives takes its steps with it")
  func aHostThatIsReleasedWhileItsLoopLivesTakesItsStepsWithIt() {
    let loop = EventLoop(clock: { .zero })
    final class Owner {}
    let owner = Owner()
    var count = 0
    loop.eachWake(in: .time, for: owner) { _ in count += 1 }
    loop.eachWake(in: .time) { _ in count += 10 }
    loop.beforeSleep(for: owner) { .zero }
    loop.beforeSleep { .zero }
    loop.turn()
    #expect(count == 11)
    loop.removeSteps(of: owner)
    loop.turn()
    #expect(count == 21 && loop.deadline == .zero)
  }

  @Test("Knobs may outlive everybody else on their loop")
  func knobsMayOutliveEverybodyElseOnTheirLoop() {
    var loop: EventLoop? = EventLoop()
    var knobs: KnobSource? = KnobSource(loop: loop!, options: InputOptions())
    weak let released = loop
    loop = nil
    knobs = nil
    #expect(knobs == nil && released == nil)
  }
}

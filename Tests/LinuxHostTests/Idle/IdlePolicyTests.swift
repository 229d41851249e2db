import Graphics
import Controls
import Runtime
import Testing

@testable import LinuxHost

@Suite struct IdlePolicyTests {
  private let place = Point(x: 1, y: 1)

  private func policy() -> IdlePolicy {
    var options = IdleOptions()
    (options.dim, options.blank, options.off) = (.seconds(10), .seconds(20), .seconds(60))
    return IdlePolicy(options, at: .zero)
  }

  private func asleep(_ seconds: Int = 30) -> IdlePolicy {
    var policy = policy()
    policy.advance(to: .seconds(seconds))
    return policy
  }

  private func takes(_ policy: inout IdlePolicy, _ kind: InputEvent.Kind, at time: Duration = .seconds(100)) -> Bool {
    policy.handle(InputEvent(time: time, kind))
  }

  @Test("It goes to sleep step by step")
  func itGoesToSleepStepByStep() {
    var policy = policy()
    var seen: [IdlePolicy.Depth] = []
    while let deadline = policy.deadline {
      policy.advance(to: deadline - .nanoseconds(1))
      #expect(policy.depth == seen.last ?? .awake)
      policy.advance(to: deadline)
      seen.append(policy.depth)
    }
    #expect(seen == [.dimmed, .blank, .off])
    #expect(IdlePolicy(IdleOptions(), at: .zero).deadline == nil)
  }

  @Test("A resting finger keeps it awake")
  func aRestingFingerKeepsItAwake() {
    var policy = policy()
    #expect(takes(&policy, .contact(id: 0, phase: .down, at: place), at: .seconds(1)))
    policy.advance(to: .seconds(999))
    #expect(policy.depth == .awake && policy.deadline == nil)
    #expect(takes(&policy, .contact(id: 0, phase: .up, at: place), at: .seconds(1000)))
    #expect(policy.deadline == .seconds(1010))
  }

  @Test("The waking touch is swallowed whole", arguments: [15, 30, 90])
  func theWakingTouchIsSwallowedWhole(seconds: Int) {
    var policy = asleep(seconds)
    #expect(!takes(&policy, .contact(id: 0, phase: .down, at: place)))
    #expect(policy.depth == .awake)
    #expect(!takes(&policy, .contact(id: 1, phase: .down, at: place)))
    #expect(!takes(&policy, .contact(id: 0, phase: .moved, at: place)))
    #expect(!takes(&policy, .contact(id: 0, phase: .up, at: place)))
    #expect(!takes(&policy, .contact(id: 1, phase: .up, at: place)))
    #expect(takes(&policy, .contact(id: 0, phase: .down, at: place)))
    #expect(takes(&policy, .contact(id: 0, phase: .up, at: place)))
  }

  @Test("The waking turn is swallowed until it pauses")
  func theWakingTurnIsSwallowedUntilItPauses() {
    var policy = asleep()
    #expect(!takes(&policy, .knobTurned(detents: 1), at: .milliseconds(100_000)))
    #expect(!takes(&policy, .knobTurned(detents: 1), at: .milliseconds(100_300)))
    #expect(!takes(&policy, .knobTurned(detents: 1), at: .milliseconds(100_600)))
    #expect(takes(&policy, .knobTurned(detents: 1), at: .milliseconds(101_000)))
  }

  @Test("The waking press and key are swallowed with their release")
  func theWakingPressAndKeyAreSwallowedWithTheirRelease() {
    var policy = asleep()
    #expect(!takes(&policy, .knobPressed(isDown: true)))
    #expect(!takes(&policy, .knobTurned(detents: 2)))
    #expect(!takes(&policy, .knobPressed(isDown: false)))
    #expect(takes(&policy, .knobPressed(isDown: true)))
    policy = asleep()
    #expect(!takes(&policy, .key(.enter, isDown: true)))
    #expect(takes(&policy, .key(.tab, isDown: true)))
    #expect(!takes(&policy, .key(.enter, isDown: false)))
    #expect(takes(&policy, .key(.enter, isDown: true)))
  }

  @Test("A viewer that leaves neither wakes it nor keeps it awake")
  func aViewerThatLeaves() {
    var policy = asleep()
    let depth = policy.depth
    #expect(takes(&policy, .viewerLeft))
    #expect(policy.depth == depth && depth != .awake)
  }

  @Test("A vanished finger does not keep it awake")
  func aVanishedFingerDoesNotKeepItAwake() {
    var policy = policy()
    #expect(takes(&policy, .contact(id: 0, phase: .down, at: place), at: .seconds(1)))
    #expect(takes(&policy, .cancelAll, at: .seconds(2)))
    #expect(policy.deadline == .seconds(11))
  }
}

import CLinux
import Testing

@testable import LinuxHost

/// Under a grab or a seat nobody tells who has let go: releases wait until the device has had the time to go.
@Suite struct HeldReleasesTests {
  private var releases = HeldReleases()
  private let doubtful: Set<String> = ["event1"]

  private func key(_ isDown: Bool, _ device: String = "event1", at milliseconds: Int = 0) -> SeatItem {
    SeatItem(
      event: .key(KEY_ENTER, isDown: isDown), device: device, role: .keyboard, time: .milliseconds(milliseconds))
  }

  private func removed(_ device: String = "event1") -> SeatItem {
    SeatItem(event: .deviceRemoved, device: device, role: .keyboard, time: .zero)
  }

  @Test("A release counts once the device is known to be there")
  mutating func aReleaseCountsOnceTheDeviceIsKnownToBeThere() {
    #expect(releases.filter([key(true)], from: doubtful, at: .zero) == [key(true)])
    #expect(releases.deadline == nil)
    #expect(releases.filter([key(false)], from: doubtful, at: .zero).isEmpty)
    #expect(releases.deadline == HeldReleases.grace)
    #expect(releases.settle(at: .milliseconds(9)) { _ in false }.isEmpty)
    #expect(releases.settle(at: .milliseconds(10)) { _ in false } == [key(false)])
    #expect(releases.deadline == nil)
  }

  @Test("A device that is gone by then releases nothing")
  mutating func ofADeviceThatIsGoneByThenNothingIsLetGo() {
    _ = releases.filter([key(true), key(false)], from: doubtful, at: .zero)
    let settled = releases.settle(at: .milliseconds(10)) { $0 == "event1" }
    #expect(settled.map(\.event) == [.deviceRemoved])
    #expect(releases.settle(at: .seconds(1)) { _ in false }.isEmpty)
  }

  @Test("The removal is reported in time")
  mutating func theWordThatItIsGoneComesInTime() {
    _ = releases.filter([key(true), key(false)], from: doubtful, at: .zero)
    #expect(releases.filter([removed()], from: doubtful, at: .milliseconds(5)) == [removed()])
    #expect(releases.deadline == nil && releases.settle(at: .seconds(1)) { _ in false }.isEmpty)
  }

  @Test("Any other event of a device proves that it is there")
  mutating func whateverElseComesFromItProvesThatItIsThere() {
    _ = releases.filter([key(true), key(false)], from: doubtful, at: .zero)
    let next = key(true, at: 3)
    #expect(releases.filter([next], from: doubtful, at: .milliseconds(3)) == [key(false), next])
    #expect(releases.deadline == nil)
  }

  @Test("Each release waits its own time, and other events do not wait")
  mutating func eachWaitsItsOwnTimeAndOthersNotAtAll() {
    _ = releases.filter([key(false)], from: doubtful, at: .zero)
    _ = releases.filter([key(false, at: 6)], from: doubtful, at: .milliseconds(6))
    #expect(releases.filter([key(false, "event2")], from: doubtful, at: .milliseconds(7)) == [key(false, "event2")])
    #expect(releases.settle(at: .milliseconds(10)) { _ in false } == [key(false)])
    #expect(releases.deadline == .milliseconds(16))
  }
}

import FaceplateTesting
import Glibc
import Runtime
import SeededRandom
import Testing

@testable import PanelFile

@Suite("Devices that lie", .seeded) struct LyingDeviceTests {
  /// How many days are lived through: `FACEPLATE_DEVICE_DAYS` for a longer test.
  private static var days: Int { getenv("FACEPLATE_DEVICE_DAYS").flatMap { Int(String(cString: $0)) } ?? 50 }

  @Test(
    "However devices delay, repeat, reorder, lose, invent and disappear, the panel shows what they hold or marks it, and each order is carried out once or not at all"
  )
  func days() async throws {
    let harness = try Harness { EmptyView() }
    harness.drawsFrames = false
    let reading = Panels.read(DeviceDay.text)
    #expect(reading.problems.map(\.description) == [])
    var (most, sum) = (DeviceDay.Costs(), DeviceDay.Costs())
    for number in 0..<Self.days {
      let day = DeviceDay(seed: number, reading, on: harness.stage)
      try await day.live()
      // Few lines and messages, however often five devices lie.
      #expect(day.costs.lines <= 160, "day \(number): \(day.lines)")
      #expect(day.costs.requests + day.costs.readings + day.costs.published <= 1_500, "day \(number): \(day.costs)")
      for part in [\DeviceDay.Costs.lines, \.requests, \.readings, \.published, \.orders] {
        most[keyPath: part] = max(most[keyPath: part], day.costs[keyPath: part])
        sum[keyPath: part] += day.costs[keyPath: part]
      }
    }
    print("\(Self.days) days; at most \(most); in all \(sum)")
  }
}

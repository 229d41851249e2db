import FaceplateTesting
import Glibc
import Observation
import Testing

@testable import Interface

@Suite("Objects")
struct ObjectTests {
  @Observable final class Oven {
    var fan = 0
    var unread = 0
  }

  private struct Reader: View {
    let oven: Oven
    let other: Int
    var body: some View { Text("\(oven.fan) \(other)") }
  }

  private struct Panel: View {
    @State private var oven = Oven()
    @State private var other = 0
    var body: some View {
      Reader(oven: oven, other: other)
      Do("Other") { other += 1 }
      Do("Fan") { oven.fan += 1 }
    }
  }

  @Test("Views that are built again for other reasons leave no trace with the objects that they read")
  func readings() throws {
    let panel = try Harness { VStack { Panel() } }
    let rounds = 5_000
    panel.drawsFrames = false
    let press = try #require(try panel.element("Other").press)
    func run() {
      for _ in 0..<rounds {
        press()
        panel.stage.update()
      }
    }
    run()
    let before = mallinfo2().uordblks
    run()
    // Other tests may be at work in the same program; what they take is not that much.
    #expect(Int(mallinfo2().uordblks) - Int(before) < rounds * 300)
    try panel.activate("Fan")
    #expect(panel.contains("1 \(2 * rounds)"))
    try panel.activate("Other")
    #expect(panel.contains("1 \(2 * rounds + 1)"))
  }

  private struct Owner: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ForEach(Array($names.enumerated()), id: \.offset) { Name(name: $0.element) }
      Do("Shrink") { _ = names.popLast() }
    }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View {
      Text(name)
      Do("Rename \(name)") { name += "!" }
    }
  }

  @Test("Elements of a collection can be bound, and may go")
  func elements() throws {
    let panel = try Harness { VStack { Owner() } }
    try panel.activate("Rename c")
    #expect(panel.contains("c!"))
    try panel.activate("Shrink")
    #expect(!panel.contains("c!") && panel.contains("b"))
    try panel.activate("Rename a")
    #expect(panel.contains("a!"))
  }
}

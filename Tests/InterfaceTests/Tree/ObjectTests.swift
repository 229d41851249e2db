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

  final class Model: ObservableObject {
    @Published var count = 0
    @Published var names = ["a", "b", "c"]
  }

  private struct Counter: View {
    @EnvironmentObject private var model: Model
    var body: some View {
      Text("count \(model.count)")
      Do("Through environment") { $model.count.wrappedValue += 10 }
    }
  }

  private struct Owner: View {
    @StateObject private var model = Model()
    @State private var other = 0
    @Namespace private var name
    var body: some View {
      Text("\(model.count) \(other) \(name.hashValue == 0 ? "" : "named")")
      Counter().environmentObject(model)
      ForEach(Array($model.names.enumerated()), id: \.offset) { Name(name: $0.element) }
      Do("Count") { model.count += 1 }
      Do("Other") { other += 1 }
      Do("Shrink") { _ = model.names.popLast() }
    }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View {
      Text(name)
      Do("Rename \(name)") { name += "!" }
    }
  }

  @Test("Objects with published properties are followed, owned once, and handed down")
  func published() throws {
    let panel = try Harness { VStack { Owner() } }
    try panel.activate("Count")
    #expect(panel.contains("1 0 named") && panel.contains("count 1"))
    try panel.activate("Other")
    try panel.activate("Through environment")
    #expect(panel.contains("11 1 named") && panel.contains("count 11"))
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

import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

private enum PinnedKey: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

@Suite("Values for a container")
struct ContainerValuesTests {
  private struct Ranked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        VStack {
          Bar(subviews.map { "\($0.containerValues.rank)" }.joined(separator: " "))
          Bar(subviews.map { $0.containerValues.tag(for: String.self) ?? "-" }.joined(separator: " "))
          ForEach(subviews) { $0 }
        }
      }
    }
  }

  private struct Panel: View {
    @State private var rank = 2

    var body: some View {
      Ranked {
        Pad(name: "A", width: 40, height: 20).containerValue(\.rank, rank).padding(2)
        Pad(name: "B", width: 40, height: 20).tag("b")
        Pad(name: "C", width: 40, height: 20).containerValue(\.rank, 5).tag("c").containerValue(\.rank, 9)
        HStack { Pad(name: "D", width: 40, height: 20).containerValue(\.rank, 8) }
        Do("Raise") { rank += 1 }
      }
    }
  }

  @Test("A container reads the values of each of its views; the outer one of two counts")
  func values() throws {
    let panel = try BarePanel(size: Size(width: 300, height: 300)) { Panel() }
    #expect(panel.contains("2 0 9 0 0") && panel.contains("- b c - -"), "\(panel.labels)")
  }

  @Test("A value that changes updates the container that has read it")
  func change() throws {
    let panel = try BarePanel(size: Size(width: 300, height: 300)) { Panel() }
    try panel.activate("Raise")
    #expect(panel.contains("3 0 9 0 0"), "\(panel.labels)")
  }

  @Test("A tag is compared with a value of its type")
  func tags() throws {
    struct Tagged: View {
      var body: some View {
        Group(subviews: Bar("A").tag(7)) { subviews in
          let values = subviews[0].containerValues
          Bar("\(values.hasTag(7)) \(values.hasTag("7")) \(values.tag(for: Double.self) == nil)")
        }
      }
    }
    #expect(try BarePanel { Tagged() }.contains("true false true"))
  }
}

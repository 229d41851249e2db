import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Preferences")
struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Name: View {
    let name: String
    var body: some View { Bar(name).preference(key: Names.self, value: [name]) }
  }

  /// The values that an ancestor is told, one after another.
  private func reports<Content: View>(@ViewBuilder _ tree: @escaping () -> Content) throws -> [String] {
    let log = Log()
    _ = try BarePanel {
      VStack { tree() }.onPreferenceChange(Names.self) { log.note($0.joined(separator: " ")) }
    }
    return log.take()
  }

  // https://developer.apple.com/documentation/swiftui/preferencekey and
  // https://developer.apple.com/documentation/swiftui/preferencekey/reduce(value:nextvalue:)
  @Test("Values of several views are combined in the order of the tree")
  func order() throws {
    let told = try reports {
      Name(name: "a")
      HStack {
        Name(name: "b")
        Bar("without")
        Name(name: "c")
      }
      Name(name: "d")
    }
    #expect(told == ["a b c d"])
  }

  // https://fivestars.blog/articles/preferencekey-reduce
  @Test("A value of a container takes the place of the values inside, and a transformation changes them")
  func replaced() throws {
    let replaced = try reports {
      HStack {
        Name(name: "a")
        Name(name: "b")
      }
      .preference(key: Names.self, value: ["whole"])
    }
    #expect(replaced == ["whole"])
    let transformed = try reports {
      HStack {
        Name(name: "a")
        Name(name: "b")
      }
      .transformPreference(Names.self) { $0.append("more") }
    }
    #expect(transformed == ["a b more"])
  }

  // https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)
  @Test("An ancestor is told each value that differs from the former one, and a neighbour is told nothing")
  func changes() throws {
    struct Panel: View {
      let log: Log
      @State private var name = "a"
      @State private var other = 0
      var body: some View {
        VStack {
          VStack {
            Name(name: name)
            Bar("\(other)")
          }
          .onPreferenceChange(Names.self) { log.note("above " + $0.joined(separator: " ")) }
          Bar("beside").onPreferenceChange(Names.self) { if !$0.isEmpty { log.note("beside") } }
          Do("Rename") { name = "b" }
          Do("Other") { other += 1 }
        }
      }
    }
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    #expect(log.take() == ["above a"])
    try panel.activate("Other")
    #expect(log.take() == [])
    try panel.activate("Rename")
    #expect(log.take() == ["above b"])
  }
}

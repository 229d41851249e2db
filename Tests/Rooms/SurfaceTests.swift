import Foundation
import Testing

@Suite("SwiftUI's names")
struct SurfaceTests {
  private static var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
  private static var page: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Guide/swiftui-names.md")
  }

  private static func table() throws -> SurfaceTable {
    let names = try String(contentsOf: folder.appending(path: "Surface/names.tsv"), encoding: .utf8)
    return SurfaceTable(SurfaceTable.names(names), try SurfaceScan.declarations())
  }

  @Test("The guide's table of names is that of the sources, and over 90 % of the names that a panel can have act")
  func page() throws {
    let table = try Self.table()
    if ProcessInfo.processInfo.environment["FACEPLATE_WRITE_TABLES"] != nil {
      try table.page.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(
      written == table.page,
      "Guide/swiftui-names.md is stale: FACEPLATE_WRITE_TABLES=1 swift test --filter SurfaceTests")
    #expect(table.share > 0.9)
    #expect(table.rows.count > 2000)
  }

  @Test("The scan finds public members, and says which are deprecated and why")
  func scan() throws {
    let found = SurfaceScan.declarations(
      in: #"""
        /// A comment with `public func no()`.
        public struct Lamp<Glass: View>: View {
          private let hidden = 1
          public static let dim = Lamp(), bright = Lamp(
            at: 3), off = Lamp()
          public var isOn, isHot: Bool
          public init<S: Shape>(_ shape: S, @ViewBuilder<S> glass: () -> Glass, watts: Double = 60) where S: Hashable {
            let inner = "{"
            func alsoHidden() {}
          }
          @available(*, deprecated, message: "A \"lamp\" does not blink.")
          public func blink(every time: Double, _ rest: Int...) -> some View { self }
          public enum Color: Sendable { case white(Int), warm; case cold }
          func internalOne() {}
        }
        public protocol Fixture { func mount(on wall: Int); associatedtype Body }
        extension Lamp.Color { public subscript<K>(key: K.Type) -> Int { 1 } }
        extension Fixture where Self == Lamp<Text> { public static var automatic: Self { Lamp() } }
        """#)
    let names = found.map { declaration in
      let labels = declaration.parameters.map {
        "(" + $0.map { $0.label + ($0.isOptional ? "?" : "") }.joined(separator: ":") + ")"
      }
      return "\(declaration.owner).\(declaration.name)\(labels ?? "")"
    }
    #expect(
      names == [
        ".Lamp", "Lamp.dim", "Lamp.bright", "Lamp.off", "Lamp.isOn", "Lamp.isHot", "Lamp.init(_:glass:watts?)",
        "Lamp.blink(every:_?)", "Lamp.Color", "Color.white(_)", "Color.warm", "Color.cold", ".Fixture",
        "Fixture.mount(on)",
        "Fixture.Body", "Color.subscript(_)", "Fixture.automatic",
      ])
    #expect(found.compactMap(\.deprecation) == ["A \"lamp\" does not blink."])
  }

  @Test("A name acts if a call with its labels may leave out the rest")
  func states() {
    let source = """
      public struct Lamp { public init(_ color: Int, size: Double = 1, glass: Int) {} 
        @available(*, deprecated, message: "Cold.") public func heat() {} }
      """
    let names = SurfaceTable.names(
      "# Lamps\ntype\tLamp\nLamp\tinit(_:glass:)\nLamp\tinit(_:size:)\nLamp\theat()\nLamp\tplug()\tNo mains.\n")
    let table = SurfaceTable(names, SurfaceScan.declarations(in: source))
    #expect(table.rows.map(\.state) == [.acts, .acts, .missing, .deprecated("Cold."), .foreign("No mains.")])
    #expect((table.acting, table.missing) == (2, 1))
  }
}

import FaceplateTesting
import Testing

@testable import Looks
@testable import Runtime

@Suite("Symbols from right to left")
struct SymbolDirectionTests {
  private func panel(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder root: @escaping () -> some View
  ) throws -> Harness {
    let panel = try Harness(root: root)
    try panel.setEnvironment { $0.layoutDirection = direction }
    return panel
  }

  @Test(
    "Arrows that follow the reading direction point the other way",
    arguments: ["chevron.forward", "arrow.forward", "arrow.uturn.forward"])
  func arrows(name: String) throws {
    func picture(_ name: String, _ direction: LayoutDirection) throws -> [UInt8] {
      try panel(direction) { Image(systemName: name).resizable().frame(width: 60, height: 60) }.png()
    }
    let backward = name.replacing("forward", with: "backward")
    #expect(try picture(name, .rightToLeft) == picture(backward, .leftToRight))
    #expect(try picture(backward, .rightToLeft) == picture(name, .leftToRight))
    #expect(try picture(name, .rightToLeft) != picture(name, .leftToRight))
  }

  @Test("Media symbols and clocks stay", arguments: ["forward", "forward.end", "play.fill", "clock", "arrow.left"])
  func others(name: String) throws {
    func picture(_ direction: LayoutDirection) throws -> [UInt8] {
      try panel(direction) { Image(systemName: name).resizable().frame(width: 60, height: 60) }.png()
    }
    #expect(try picture(.rightToLeft) == picture(.leftToRight))
  }
}

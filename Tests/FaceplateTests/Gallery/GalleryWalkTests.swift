import Faceplate
import FaceplateTesting
import Gallery
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

/// Each panel of the gallery, walked round by somebody who has a knob, or keys, and nothing else.
@Suite("Walks round the gallery")
struct GalleryWalkTests {
  private nonisolated static let sizes = [Size(width: 800, height: 480), Size(width: 480, height: 800)]

  private func walk(_ screen: PanelScreen, _ size: Size, _ body: (Harness) throws -> Void) throws {
    let panel = try Harness(size: size) { screen.makeRoot() }
    panel.checksFrames = false
    try body(panel)
    #expect(panel.reports == [])
  }

  @Test("By knob: every control is reached once, its ring is seen, and the way leads round and back", arguments: sizes)
  func knob(size: Size) throws {
    for screen in GalleryScreens.all {
      try walk(screen, size) { panel in
        let way = try round(panel, screen.name) { try panel.turn(by: 1) }
        try panel.turn(by: -1)
        let last = way.last.map { panel.isAt($0.target, $0.name) }
        #expect(last ?? true, "\(screen.name): back at \(panel.nameOfFocus)")
      }
    }
  }

  @Test("By keys: Tab visits every part of every control, and Shift-Tab goes back", arguments: sizes)
  func keys(size: Size) throws {
    for screen in GalleryScreens.all {
      try walk(screen, size) { panel in
        let way = try round(panel, screen.name) { try panel.key(.tab) }
        for stop in way.reversed() {
          try panel.key(.tab, .shift)
          #expect(
            panel.isAt(stop.target, stop.name) && panel.stage.focus.part == stop.part,
            "\(screen.name): \(panel.nameOfFocus) after \(stop.name)")
        }
      }
    }
  }

  private struct Stop {
    let target: FocusBehavior
    let name: String
    let part: Int
  }

  /// Goes on until the first place comes again; says where it came by, each place and part once.
  private func round(_ panel: Harness, _ name: String, step: () throws -> Void) throws -> [Stop] {
    var way: [Stop] = []
    var known: [FocusBehavior] = []
    while way.count < 60 {
      try step()
      // What has been out of sight comes gliding.
      try panel.advance(by: .seconds(1))
      known += panel.stage.focus.targets
      guard let target = panel.stage.focus.current else { break }
      if let first = way.first, panel.isAt(first.target, first.name), panel.stage.focus.part == first.part { break }
      way.append(Stop(target: target, name: panel.nameOfFocus, part: panel.stage.focus.part))
      try expectRing(panel, name)
    }
    // What only shows something has nothing to reach.
    #expect(way.isEmpty == ["indicators", "instruments", "readings"].contains(name), "\(name)")
    #expect(way.count < 60, "\(name) does not lead round: \(way.map(\.name))")
    for target in known where target.isOnStage {
      #expect(
        way.contains { $0.target === target }, "\(name): what is at \(target.layoutNode.stageFrame) is never reached")
    }
    return way
  }

  /// Looks for the ring: in its colour, on each side of what has the focus.
  private func expectRing(_ panel: Harness, _ name: String) throws {
    let focus = try #require(panel.stage.focus.current)
    #expect(panel.stage.focus.isVisible, "\(name)")
    let color = (name == "station" ? Palette.industrialLight : .light).focus
    let ring = focus.ringLine
    let middles = [
      Point(x: ring.midX, y: ring.minY), Point(x: ring.midX, y: ring.maxY), Point(x: ring.minX, y: ring.midY),
      Point(x: ring.maxX, y: ring.midY),
    ]
    for (side, point) in zip(["top", "bottom", "left", "right"], middles) {
      #expect(
        isColor(color, near: point, in: panel.bitmap),
        "\(name): no ring at the \(side) of \(focus.layoutNode.stageFrame), which is \(panel.nameOfFocus)")
    }
  }

  private func isColor(_ color: RGBA, near point: Point, in bitmap: Bitmap) -> Bool {
    let (x, y) = (Int(point.x), Int(point.y))
    return (x - 1...x + 1).contains { x in
      (y - 1...y + 1).contains { y in
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return false }
        let pixel = bitmap[x, y]
        let parts = [pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff].map { Int($0) }
        let wanted = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        return zip(parts, wanted).allSatisfy { abs($0 - $1) < 24 }
      }
    }
  }
}

extension Harness {
  /// Whether the focus is at a place, or at one made anew with its name.
  fileprivate func isAt(_ layoutNode: FocusBehavior, _ name: String) -> Bool {
    stage.focus.current === layoutNode || (!layoutNode.isOnStage && nameOfFocus == name)
  }
}

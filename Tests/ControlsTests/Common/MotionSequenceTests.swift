import FaceplateTesting
import Graphics
import MotionSamples
import Runtime
import Testing

@testable import Looks

/// The frames of each movement: how many there are, how many pixels they draw anew, and that the panel sleeps afterwards.
///
/// `FaceplateTests` compares their pictures, `make motion-report` counts what they cost.
@MainActor @Suite("Sequences of motion")
struct MotionSequenceTests {
  /// What a movement takes: frames, and pixels drawn anew in all of them.
  private struct Cost: Equatable, CustomStringConvertible {
    var frames, pixels: Int
    init(_ frames: Int, _ pixels: Int) { (self.frames, self.pixels) = (frames, pixels) }
    var description: String { "Cost(\(frames), \(pixels))" }
  }

  private static let costs: [String: Cost] = [
    "press": Cost(9, 42_336), "toggle": Cost(13, 32_079), "segment": Cost(13, 62_816),
    "wheel": Cost(13, 35_629), "stepper": Cost(12, 5_598), "slider": Cost(13, 24_884),
    "dial": Cost(12, 32_008), "focus": Cost(10, 61_952), "menu": Cost(16, 559_440),
    "menu-closing": Cost(7, 207_360), "dialog": Cost(16, 1_228_800), "dialog-closing": Cost(10, 768_000),
    "sheet": Cost(16, 1_228_800), "keyboard": Cost(16, 1_656_000), "page": Cost(19, 7_284_480),
    "page-back": Cost(19, 7_284_480), "tab": Cost(19, 188_282), "disclosure": Cost(16, 202_705),
    "list": Cost(16, 263_885),
  ]

  @Test("A movement has its frames, and then nothing wakes the panel", arguments: Movement.all)
  func frames(_ sample: Movement) throws {
    let panel = try sample.host { size, root in try Harness(size: size) { root() } }
    let frames = try sample.run(on: panel)
    #expect(panel.stage.deadline == nil)
    #expect(Cost(frames.count, frames.reduce(0) { $0 + $1.damage }) == Self.costs[sample.name])
  }

  @Test("The last frame of a movement is that of a panel on which nothing moves", arguments: Movement.all)
  func ends(_ sample: Movement) throws {
    let panel = try sample.host { size, root in try Harness(size: size) { root() } }
    try sample.run(on: panel)
    let still = try sample.host { size, root in try Harness(size: size) { root() } }
    try still.setEnvironment { $0.motionTokens = .none }
    try sample.run(on: still)
    #expect(panel.bitmap == still.bitmap)
  }

  @Test("Where motion is reduced, a movement also ends, with the same picture", arguments: Movement.all)
  func reduced(_ sample: Movement) throws {
    let panel = try sample.host { size, root in try Harness(size: size) { root() } }
    try sample.run(on: panel)
    let reduced = try sample.host(reducesMotion: true) { size, root in try Harness(size: size) { root() } }
    try sample.run(on: reduced)
    #expect(reduced.stage.deadline == nil)
    #expect(panel.bitmap == reduced.bitmap)
  }
}

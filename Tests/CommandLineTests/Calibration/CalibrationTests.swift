import Faceplate
import FaceplateTesting
import Graphics
import LinuxHost
import Testing

@testable import CommandLine

@Suite("The calibrator")
struct CalibrationTests {
  private static let identity = [1, 0, 0, 0, 1, 0.0]

  private func touch(_ calibration: Calibration, _ place: Point, on device: String = "Glass") {
    calibration.handle(device: device, finger: 0, .touching, at: place, matrix: Self.identity)
    calibration.handle(device: device, finger: 0, .lifted, at: .zero, matrix: Self.identity)
  }

  @Test("Four touches of a mirrored screen give the matrix that mirrors it back")
  func fourTouches() throws {
    let calibration = Calibration()
    var told: (device: String, matrix: [Double]?)?
    calibration.onMatrix = { told = ($0, $1) }
    for target in TouchCalibration.targets {
      touch(calibration, Point(x: 1 - target.x, y: target.y))
      // The first touch has decided which touchscreen it is.
      touch(calibration, Point(x: 0.5, y: 0.5), on: "Another")
    }
    #expect(calibration.step == .check && told?.device == "Glass")
    for (found, wanted) in zip(try #require(told?.matrix), [-1, 0, 1, 0, 1, 0.0]) {
      #expect(abs(found - wanted) < 1e-9)
    }
    calibration.startAgain()
    #expect(told?.device == "Glass" && told?.matrix == nil)
  }

  @Test("Touches that do not fit together are asked for once more, and a finger that is taken away counts for nothing")
  func slips() {
    let calibration = Calibration()
    for _ in TouchCalibration.targets { touch(calibration, Point(x: 0.5, y: 0.5)) }
    #expect(calibration.step == .touch(cross: 0) && calibration.complaint != nil && calibration.device == nil)
    calibration.handle(device: "Glass", finger: 3, .touching, at: .zero, matrix: Self.identity)
    calibration.handle(device: "Glass", finger: 4, .touching, at: .zero, matrix: Self.identity)
    calibration.handle(device: "Glass", finger: 4, .lifted, at: .zero, matrix: Self.identity)
    calibration.handle(device: "Glass", finger: 3, .cancelled, at: .zero, matrix: Self.identity)
    #expect(calibration.step == .touch(cross: 0))
  }

  @Test("The crosses stand where they are to be touched; the answer is a button; without one it begins anew")
  func screen() async throws {
    let calibration = Calibration()
    var isKept = false
    calibration.onKeep = { isKept = true }
    let panel = try Harness { CalibrationView(calibration: calibration) }
    for target in TouchCalibration.targets {
      let cross = try panel.element("Cross").frame.center
      #expect(abs(cross.x - 800 * target.x) < 1 && abs(cross.y - 480 * target.y) < 1)
      touch(calibration, target)
      try panel.frame()
    }
    try panel.tap("Keep")
    #expect(isKept)
    try await panel.advance(by: Calibration.trial + .seconds(1))
    #expect(calibration.step == .touch(cross: 0) && panel.contains("Cross"))
  }
}

import Graphics
import Testing

@testable import LinuxHost

@Suite struct TouchCalibrationTests {
  /// What a touchscreen tells that has a fault, when each target is touched.
  private func touched(_ fault: [Double]) -> [Point] {
    TouchCalibration.targets.map { TouchCalibration.apply(fault, to: $0) }
  }

  @Test(
    "The matrix undoes the fault",
    arguments: [
      [1, 0, 0, 0, 1, 0], [-1, 0, 1, 0, -1, 1], [0, 1, 0, -1, 0, 1], [0.8, 0.05, 0.1, -0.03, 1.2, -0.08],
    ])
  func theMatrixUndoesTheFault(fault: [Double]) throws {
    let matrix = try #require(TouchCalibration.matrix(from: touched(fault)))
    for place in [Point(x: 0.5, y: 0.5), Point(x: 0, y: 1), Point(x: 0.3, y: 0.7)] {
      let mended = TouchCalibration.apply(matrix, to: TouchCalibration.apply(fault, to: place))
      #expect(abs(mended.x - place.x) < 1e-9 && abs(mended.y - place.y) < 1e-9)
    }
  }

  /// The places have been through the device's present matrix: the new one stands in its place, not behind it.
  @Test("The present matrix is taken into account")
  func thePresentMatrixIsTakenInto() throws {
    let (fault, present) = ([-1, 0, 1, 0, 1, 0.0], [1, 0, 0.1, 0, 0.9, 0])
    let places = touched(fault).map { TouchCalibration.apply(present, to: $0) }
    let matrix = try #require(TouchCalibration.matrix(from: places, current: present))
    for (found, wanted) in zip(matrix, [-1, 0, 1, 0, 1, 0.0]) { #expect(abs(found - wanted) < 1e-9) }
  }

  /// Fingers miss by a little: what is left over is shared between the crosses.
  @Test("Small slips are evened out")
  func smallSlipsAreEvenedOut() throws {
    var places = TouchCalibration.targets
    places[2].x += 0.02
    let matrix = try #require(TouchCalibration.matrix(from: places))
    for (place, target) in zip(places, TouchCalibration.targets) {
      #expect(abs(TouchCalibration.apply(matrix, to: place).x - target.x) < 0.011)
    }
  }

  @Test("Touches that do not fit together give nothing")
  func touchesThatDoNotFitTogetherGiveNothing() {
    var places = TouchCalibration.targets
    places.swapAt(0, 1)
    #expect(TouchCalibration.matrix(from: places) == nil)
    places = TouchCalibration.targets
    places[3] = Point(x: 0.5, y: 0.5)
    #expect(TouchCalibration.matrix(from: places) == nil)
  }

  @Test("Touches of one place give nothing")
  func touchesOfOnePlaceGiveNothing() {
    #expect(TouchCalibration.matrix(from: Array(repeating: Point(x: 0.4, y: 0.4), count: 4)) == nil)
    #expect(TouchCalibration.matrix(from: (1...4).map { Point(x: Double($0) / 5, y: Double($0) / 5) }) == nil)
    #expect(TouchCalibration.matrix(from: [.zero]) == nil)
  }
}

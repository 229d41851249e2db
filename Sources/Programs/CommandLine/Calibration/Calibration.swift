import Combine
import Graphics
import LinuxHost
import Looks

/// The state of a touch screen calibration.
///
/// The first finger selects the touch screen; others are ignored. Nothing is saved before the user has pressed a
/// button with the new matrix: a matrix that makes the panel unusable is discarded after a while.
final class Calibration: ObservableObject {
  /// The present step: touch a cross, or check the result.
  enum Step: Hashable {
    case touch(cross: Int)
    case check
  }

  /// The time that a new matrix is tried before it is discarded.
  static let trial = Duration.seconds(20)

  @Published private(set) var step = Step.touch(cross: 0)
  /// Why the calibration has been restarted, to be shown to the user.
  @Published private(set) var complaint: LocalizedStringKey?
  @Published private(set) var device: String?

  /// Converts a position on the screen (fractions of its size) to points of the surface; `nil` while there is no
  /// screen.
  var locate: (Point) -> Point? = { _ in nil }
  /// Applies a matrix to a device for a trial; `nil` restores the former matrix.
  var onMatrix: (_ device: String, _ matrix: [Double]?) -> Void = { _, _ in }
  /// Saves the matrix on trial.
  var onKeep: () -> Void = {}

  /// The finger that is on the cross; `nil` for none.
  private var finger: Int?
  /// The places that it has been at, in points.
  private var samples: [Point] = []
  private var touched: [Point] = []

  /// Handles a touch as its device reports it.
  func handle(_ report: TouchReport) {
    handle(device: report.device, finger: report.finger, report.phase, at: report.place, matrix: report.matrix)
  }

  /// Handles a touch of a device.
  ///
  /// - Parameters:
  ///   - place: The position as fractions of the screen's size.
  ///   - matrix: The matrix that was applied to the position.
  func handle(device: String, finger: Int, _ phase: TouchReport.Phase, at place: Point, matrix: [Double]) {
    guard case .touch = step, self.device == nil || self.device == device else { return }
    switch phase {
    case .touching:
      guard self.finger == nil || self.finger == finger else { return }
      (self.device, self.finger) = (device, finger)
      samples.append(place)
    case .lifted where self.finger == finger:
      touched.append(middle)
      forgetFinger()
      advance(device, matrix)
    case .cancelled where self.finger == finger: forgetFinger()
    default: break
    }
  }

  /// Restarts with the first cross.
  ///
  /// - Parameter complaint: The reason to show, if any.
  func startAgain(because complaint: LocalizedStringKey? = nil) {
    if case .check = step, let device { onMatrix(device, nil) }
    forgetFinger()
    (touched, device, step) = ([], nil, .touch(cross: 0))
    self.complaint = complaint
  }

  /// Continues with the next cross or, after the last, tries the matrix that fits the touches.
  private func advance(_ device: String, _ matrix: [Double]) {
    guard touched.count == TouchCalibration.targets.count else { return step = .touch(cross: touched.count) }
    guard let matrix = TouchCalibration.matrix(from: touched, current: matrix) else {
      return startAgain(because: "These touches do not fit together. Once more, please.")
    }
    (step, complaint) = (.check, nil)
    onMatrix(device, matrix)
  }

  /// The mean of the positions of the present touch, since a finger is never quite still.
  private var middle: Point {
    let sum = samples.reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    return Point(x: sum.x / Double(samples.count), y: sum.y / Double(samples.count))
  }

  private func forgetFinger() { (finger, samples) = (nil, []) }
}

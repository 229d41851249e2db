import LinuxHost

/// What the calibrator has been told so far.
///
/// The first finger decides which touchscreen it is; others are left alone. Nothing is kept before somebody has found the
/// button for it with the new matrix: one that makes the panel unusable goes away by itself.
final class Calibration: ObservableObject {
  /// What is to be done next.
  enum Step: Hashable {
    case touch(cross: Int)
    case check
  }

  /// How long the new matrix is tried before it goes.
  static let trial = Duration.seconds(20)

  @Published private(set) var step = Step.touch(cross: 0)
  /// Why it begins anew.
  @Published private(set) var complaint: String?
  @Published private(set) var device: String?

  /// From a place of the screen to one of the surface.
  var locate: (Point) -> Point? = { _ in nil }
  /// Has a device read with a matrix; `nil` for what it was before.
  var onMatrix: (_ device: String, _ matrix: [Double]?) -> Void = { _, _ in }
  /// Has the matrix kept.
  var onKeep: () -> Void = {}

  private var finger: Int?
  private var samples: [Point] = []
  private var touched: [Point] = []

  /// Takes in what a device tells.
  func take(_ report: TouchReport) {
    take(device: report.device, finger: report.finger, report.phase, at: report.place, matrix: report.matrix)
  }

  /// Takes in what becomes of a finger on a device.
  func take(device: String, finger: Int, _ phase: TouchReport.Phase, at place: Point, matrix: [Double]) {
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

  /// Begins anew.
  func startAgain(because complaint: String? = nil) {
    if case .check = step, let device { onMatrix(device, nil) }
    forgetFinger()
    (touched, device, step) = ([], nil, .touch(cross: 0))
    self.complaint = complaint
  }

  private func advance(_ device: String, _ matrix: [Double]) {
    guard touched.count == TouchCalibration.targets.count else { return step = .touch(cross: touched.count) }
    guard let matrix = TouchCalibration.matrix(from: touched, current: matrix) else {
      return startAgain(because: "These touches do not fit together.")
    }
    (step, complaint) = (.check, nil)
    onMatrix(device, matrix)
  }

  /// A finger is never quite still.
  private var middle: Point {
    let sum = samples.reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    return Point(x: sum.x / Double(samples.count), y: sum.y / Double(samples.count))
  }

  private func forgetFinger() { (finger, samples) = (nil, []) }
}

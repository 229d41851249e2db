import Controls
import Graphics
import LinuxHost
import Looks
import Runtime

/// The screens of the calibration: a cross in one corner after another, then a question.
struct CalibrationView: View {
  @ObservedObject var calibration: Calibration

  var body: some View {
    GeometryReader { panel in
      switch calibration.step {
      case .touch(let cross):
        words(cross).frame(maxWidth: .infinity, maxHeight: .infinity)
        Cross().position(place(of: cross, in: panel.size))
      case .check:
        question.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// The instructions in the middle of the screen, with the reason of a restart if there was one.
  private func words(_ cross: Int) -> some View {
    VStack(spacing: 12) {
      Text(.toolkit("Touch the middle of the cross")).font(.title2.weight(.semibold))
      Text(.toolkit("\(cross + 1) of \(TouchCalibration.targets.count)")).foregroundStyle(.secondary)
      if let device = calibration.device { Text(device).font(.footnote).foregroundStyle(.secondary) }
      if let complaint = calibration.complaint {
        Text(.toolkit(complaint)).foregroundStyle(.theme(\.danger))
      }
    }
    .multilineTextAlignment(.center)
    .padding(24)
  }

  /// The question whether to keep the new matrix. Without an answer it is discarded after ``Calibration/trial``.
  private var question: some View {
    VStack(spacing: 24) {
      Text(.toolkit("Does the panel follow the finger?")).font(.title2.weight(.semibold))
      Text(.toolkit("Without an answer everything stays as it was.")).foregroundStyle(.secondary)
      HStack(spacing: 24) {
        Button(.toolkit("Once more")) { calibration.startAgain() }
        Button(.toolkit("Keep")) { calibration.onKeep() }.buttonStyle(.borderedProminent)
      }
      .controlSize(.large)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .task {
      try? await Task.sleep(for: Calibration.trial)
      if !Task.isCancelled { calibration.startAgain(because: "Nobody found the button. Once more, please.") }
    }
  }

  /// The position of a cross in points of the surface.
  private func place(of cross: Int, in size: Size) -> Point {
    let target = TouchCalibration.targets[cross]
    return calibration.locate(target) ?? Point(x: target.x * size.width, y: target.y * size.height)
  }
}

/// The cross to touch.
private struct Cross: View {
  private static let reach = 28.0

  var body: some View {
    ZStack {
      Rectangle().fill(.tint).frame(width: 2 * Self.reach, height: 2)
      Rectangle().fill(.tint).frame(width: 2, height: 2 * Self.reach)
      Circle().strokeBorder(.tint, lineWidth: 2).frame(width: Self.reach, height: Self.reach)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(.toolkit("Cross"))
  }
}

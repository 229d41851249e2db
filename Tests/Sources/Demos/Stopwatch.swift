import SwiftUI

struct Lap: Identifiable {
  let id: Int
  let duration: TimeInterval
}

class Stopwatch: ObservableObject {
  @Published var elapsed: TimeInterval = 0
  @Published var laps = [Lap]()
  @Published var isRunning = false

  private var timer: Timer?
  private var startDate: Date?
  private var accumulated: TimeInterval = 0

  func start() {
    isRunning = true
    startDate = Date()
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
      guard let self, let startDate = self.startDate else { return }
      self.elapsed = self.accumulated + Date().timeIntervalSince(startDate)
    }
    RunLoop.current.add(timer!, forMode: .common)
  }

  func stop() {
    isRunning = false
    timer?.invalidate()
    timer = nil
    accumulated = elapsed
  }

  func reset() {
    stop()
    elapsed = 0
    accumulated = 0
    laps.removeAll()
  }

  func lap() {
    let total = laps.map(\.duration).reduce(0, +)
    laps.insert(Lap(id: laps.count + 1, duration: elapsed - total), at: 0)
  }
}

extension TimeInterval {
  var clock: String {
    let minutes = Int(self) / 60
    let seconds = Int(self) % 60
    let hundredths = Int((self * 100).truncatingRemainder(dividingBy: 100))
    return String(format: "%02d:%02d.%02d", minutes, seconds, hundredths)
  }
}

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Circle()
          .stroke(lineWidth: 8)
          .opacity(0.2)
          .foregroundColor(.orange)
        Circle()
          .trim(from: 0, to: CGFloat(stopwatch.elapsed.truncatingRemainder(dividingBy: 60) / 60))
          .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
          .foregroundColor(.orange)
          .rotationEffect(Angle(degrees: -90))
        Text(stopwatch.elapsed.clock)
          .font(.system(size: 48, weight: .thin, design: .monospaced))
          .monospacedDigit()
      }
      .frame(width: 280, height: 280)
      .padding(30)

      HStack {
        CircleButton(title: stopwatch.isRunning ? "Lap" : "Reset", color: .gray) {
          stopwatch.isRunning ? stopwatch.lap() : stopwatch.reset()
        }
        .disabled(!stopwatch.isRunning && stopwatch.elapsed == 0)
        Spacer()
        CircleButton(title: stopwatch.isRunning ? "Stop" : "Start", color: stopwatch.isRunning ? .red : .green) {
          if stopwatch.isRunning {
            stopwatch.stop()
          } else {
            stopwatch.start()
          }
        }
      }
      .padding(.horizontal, 30)

      List(stopwatch.laps) { lap in
        HStack {
          Text("Lap \(lap.id)")
          Spacer()
          Text(lap.duration.clock)
            .monospacedDigit()
        }
        .foregroundColor(color(for: lap))
        .listRowBackground(Color.clear)
      }
      .listStyle(PlainListStyle())
    }
    .preferredColorScheme(.dark)
    .onChange(of: scenePhase) { phase in
      if phase == .background { stopwatch.stop() }
    }
  }

  private func color(for lap: Lap) -> Color {
    guard stopwatch.laps.count > 1,
      let best = stopwatch.laps.min(by: { $0.duration < $1.duration }),
      let worst = stopwatch.laps.max(by: { $0.duration < $1.duration })
    else { return .primary }
    if lap.id == best.id { return .green }
    if lap.id == worst.id { return .red }
    return .primary
  }
}

struct CircleButton: View {
  let title: String
  let color: Color
  let action: () -> Void

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.system(size: 17))
        .foregroundColor(isEnabled ? color : color.opacity(0.5))
        .frame(width: 80, height: 80)
        .background(color.opacity(0.25))
        .clipShape(Circle())
        .overlay(Circle().stroke(Color.black, lineWidth: 2).padding(3))
    }
    .buttonStyle(PlainButtonStyle())
  }
}

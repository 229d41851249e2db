import Combine
import SwiftUI

// A timer of work and breaks with a ring, a picker of its length and a record of what was done.

final class Pomodoro: ObservableObject {
  enum Phase: String, CaseIterable { case work = "Work", rest = "Break" }

  @Published var phase = Phase.work { didSet { remaining = length } }
  @Published var remaining = 25 * 60
  @Published var isRunning = false
  @Published private(set) var done: [Date] = []

  var length: Int { phase == .work ? 25 * 60 : 5 * 60 }
  var share: Double { 1 - Double(remaining) / Double(length) }
  var text: String { String(format: "%02d:%02d", remaining / 60, remaining % 60) }

  func tick() {
    guard isRunning else { return }
    remaining -= 1
    if remaining == 0 {
      if phase == .work { done.append(Date()) }
      phase = phase == .work ? .rest : .work
    }
  }
}

struct PomodoroScreen: View {
  @StateObject private var model = Pomodoro()
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    TabView {
      face.tabItem { Label("Timer", systemImage: "timer") }
      record.tabItem { Label("Record", systemImage: "list.bullet") }.badge(model.done.count)
    }
    .accentColor(.red)
    .onReceive(clock) { _ in model.tick() }
  }

  private var face: some View {
    VStack(spacing: 24) {
      Picker("Phase", selection: $model.phase) {
        ForEach(Pomodoro.Phase.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(SegmentedPickerStyle())
      .frame(maxWidth: 320)
      ZStack {
        Circle().stroke(Color.gray.opacity(0.2), lineWidth: 16)
        Circle()
          .trim(from: 0, to: CGFloat(model.share))
          .stroke(
            AngularGradient(colors: [.orange, .red, .orange], center: .center),
            style: StrokeStyle(lineWidth: 16, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: model.share)
        VStack {
          Text(model.text).font(.system(size: 44, weight: .bold, design: .monospaced)).contentTransition(.numericText())
          Text(model.phase.rawValue).foregroundColor(.secondary)
        }
      }
      .frame(width: 220, height: 220)
      HStack(spacing: 40) {
        Button(action: { model.phase = model.phase }) {
          Image(systemName: "arrow.counterclockwise").font(.title2).padding(16).background(
            Circle().fill(Color(.systemGray5)))
        }
        .accessibilityLabel("Reset")
        Button(action: { model.isRunning.toggle() }) {
          Image(systemName: model.isRunning ? "pause.fill" : "play.fill")
            .font(.title).foregroundColor(.white).padding(22).background(Circle().fill(Color.red))
        }
        .accessibilityLabel(model.isRunning ? "Pause" : "Start")
      }
    }
    .padding()
  }

  private var record: some View {
    NavigationView {
      List(Array(model.done.enumerated()), id: \.offset) { entry in
        HStack {
          Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
          Text("Round \(entry.offset + 1)")
          Spacer()
          Text(entry.element, style: .time).foregroundColor(.secondary)
        }
      }
      .navigationTitle("Record")
    }
  }
}

#Preview { PomodoroScreen() }

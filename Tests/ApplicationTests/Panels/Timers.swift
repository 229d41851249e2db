import Faceplate
import Foundation

class TimerModel: ObservableObject {
  enum Phase: Equatable {
    case idle, running(remaining: TimeInterval), finished
  }

  @Published var minutes: Int = 5
  @Published private(set) var phase: Phase = .idle
  @Published var laps: [TimeInterval] = []

  static let shared = TimerModel()
  static let preview: TimerModel = {
    let model = TimerModel()
    model.minutes = 1
    return model
  }()

  init() {}

  func start() {
    phase = .running(remaining: TimeInterval(minutes * 60))
  }

  func stop() { phase = .finished }
}

final class Settings: ObservableObject {
  @Published var sound = true
  @Published var volume: Double = 0.5
}

struct TimerFace: View {
  @ObservedObject var model: TimerModel

  var body: some View {
    VStack {
      Stepper("Minutes: \(model.minutes)", value: $model.minutes, in: 1...60)
      Stepper {
        Text("Custom \(model.minutes)")
      } onIncrement: {
        model.minutes += 10
      } onDecrement: {
        model.minutes -= 10
      } onEditingChanged: { _ in
      }
      Stepper("Closures", onIncrement: { model.minutes += 1 }, onDecrement: nil)
      switch model.phase {
      case .idle:
        Button("Start", action: model.start)
      case .running(let remaining):
        Text("\(Int(remaining)) s")
        Button("Stop") { model.stop() }
      case .finished:
        Text("Done")
      }
      ForEach(model.laps.indices, id: \.self) { index in
        Text("Lap \(index + 1): \(model.laps[index], specifier: "%.1f")")
      }
    }
  }
}

struct SettingsPane: View {
  @EnvironmentObject private var settings: Settings
  @EnvironmentObject var model: TimerModel

  var body: some View {
    Toggle("Sound", isOn: $settings.sound)
    Slider(value: $settings.volume) { Text("Volume") }
      .disabled(!settings.sound)
    Text("Minutes now \(model.minutes)")
  }
}

struct TimerScreen: View {
  @StateObject private var model = TimerModel()
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      TimerFace(model: model)
      SettingsPane()
    }
    .environmentObject(model)
    .environmentObject(settings)
  }
}

struct TimerScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TimerScreen()
      TimerFace(model: .preview)
        .preferredColorScheme(.dark)
    }
  }
}

import Faceplate

/// The present wash of the machine, and its progress. It is stored in the config file, so that the wash continues after
/// a restart of the panel.
nonisolated struct LaundryJob: Equatable {
  /// The phases of a wash, in their order.
  enum Phase: Int, CaseIterable {
    case wash, rinse, spin, done

    var title: LocalizedStringKey {
      switch self {
      case .wash: "Washing"
      case .rinse: "Rinsing"
      case .spin: "Spinning"
      case .done: "Done"
      }
    }
  }

  /// The temperatures in °C and the speeds of the drum in turns a minute that can be chosen.
  static let (temperatures, spins) = (20...90, 400...1600)

  let program: WashProgram
  let temperature: Int
  let spin: Int
  let rinsesMore: Bool
  /// The time of the whole wash.
  var timer: PanelTimer

  static func time(of program: WashProgram, rinsesMore: Bool) -> Duration {
    .seconds(60 * (program.minutes + (rinsesMore ? 15 : 0)))
  }

  /// The phase at a moment: the first 55 % of the time are washing, and the last 15 % spinning.
  func phase(at moment: Duration) -> Phase {
    if timer.isOver { return .done }
    switch timer.progress(at: moment) {
    case ..<0.55: return program == .rinse ? .rinse : program == .spin ? .spin : .wash
    case ..<0.85: return program == .spin ? .spin : .rinse
    default: return .spin
    }
  }
}

nonisolated extension LaundryJob: TweakValue {
  static var tweakDescription: String { "a wash" }

  init?(tweakText text: String) {
    let parts = text.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 5, let program = Int(parts[0]).flatMap({ WashProgram(rawValue: $0) }),
      let temperature = Int(parts[1]), let spin = Int(parts[2]), let timer = PanelTimer(tweakText: parts[4]),
      Self.temperatures.contains(temperature), Self.spins.contains(spin)
    else { return nil }
    self.init(program: program, temperature: temperature, spin: spin, rinsesMore: parts[3] == "rinse", timer: timer)
  }

  /// For example `0; 40; 1400; rinse; 138 min until 2026-11-24T08:30:00.000Z`.
  var tweakText: String {
    ["\(program.rawValue)", "\(temperature)", "\(spin)", rinsesMore ? "rinse" : "-", timer.tweakText].joined(
      separator: "; ")
  }
}

/// A wash, or none, as it is stored in the config file.
nonisolated struct KeptLaundry: TweakValue {
  static var tweakDescription: String { "a wash, or nothing" }
  var job: LaundryJob?

  init(job: LaundryJob?) { self.job = job }

  init?(tweakText: String) {
    if tweakText.isEmpty { return }
    guard let job = LaundryJob(tweakText: tweakText) else { return nil }
    self.job = job
  }

  var tweakText: String { job?.tweakText ?? "" }
}

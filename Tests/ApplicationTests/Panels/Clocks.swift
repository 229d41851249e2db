import Faceplate

@MainActor
final class CountdownModel: ObservableObject {
  enum Phase { case idle, running, paused, finished }
  @Published private(set) var remaining: Int
  @Published private(set) var phase = Phase.idle
  private var task: Task<Void, Never>?
  let total: Int

  init(seconds: Int) {
    total = seconds
    remaining = seconds
  }

  var progress: Double { 1 - Double(remaining) / Double(total) }

  func toggle() {
    switch phase {
    case .idle, .paused: start()
    case .running: pause()
    case .finished: reset()
    }
  }

  private func start() {
    phase = .running
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        guard let self, !Task.isCancelled else { return }
        self.tick()
      }
    }
  }

  private func tick() {
    remaining -= 1
    if remaining <= 0 {
      phase = .finished
      task?.cancel()
    }
  }

  private func pause() {
    task?.cancel()
    phase = .paused
  }

  func reset() {
    task?.cancel()
    remaining = total
    phase = .idle
  }

  deinit { task?.cancel() }
}

struct RingProgressStyle: ProgressViewStyle {
  var width: CGFloat = 14

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle().stroke(.quaternary, lineWidth: width)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 1), value: fraction)
      configuration.currentValueLabel
    }
    .padding(width / 2)
  }
}

extension ProgressViewStyle where Self == RingProgressStyle {
  static func ring(width: CGFloat = 14) -> RingProgressStyle { RingProgressStyle(width: width) }
}

struct CountdownScreen: View {
  @StateObject private var model = CountdownModel(seconds: 5)

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: model.progress) {
        Text("Countdown")
      } currentValueLabel: {
        Text(Duration.seconds(model.remaining), format: .time(pattern: .minuteSecond))
          .font(.system(.largeTitle, design: .monospaced))
          .contentTransition(.numericText(countsDown: true))
      }
      .progressViewStyle(.ring(width: 16))
      .frame(width: 200, height: 200)
      Button(title) { model.toggle() }
        .buttonStyle(.bordered)
        .tint(model.phase == .running ? .orange : .green)
      Button("Reset") { model.reset() }.disabled(model.phase == .idle)
    }
    .onDisappear(perform: model.reset)
  }

  private var title: String {
    switch model.phase {
    case .idle: return "Start"
    case .running: return "Pause"
    case .paused: return "Resume"
    case .finished: return "Again"
    }
  }
}

struct SweepClock: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1)) { timeline in
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for tick in 0..<12 {
          var copy = context
          copy.rotate(by: .degrees(Double(tick) * 30))
          copy.fill(
            Path(roundedRect: CGRect(x: -1.5, y: -radius, width: 3, height: tick % 3 == 0 ? 14 : 8), cornerRadius: 1.5),
            with: .color(.primary))
        }
        let seconds = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
        var hand = Path()
        hand.move(to: .zero)
        hand.addLine(to: CGPoint(x: 0, y: -radius * 0.9))
        context.rotate(by: .degrees(seconds * 6))
        context.stroke(hand, with: .color(.red), lineWidth: 2)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

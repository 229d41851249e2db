import Faceplate
import Foundation

struct OnHoldModifier: ViewModifier {
  let perform: () -> Void
  var delay: Duration = .milliseconds(500)
  var interval: Duration = .milliseconds(100)

  @State private var isPressed = false

  func body(content: Content) -> some View {
    content
      ._onButtonGesture(
        pressing: { pressing in
          isPressed = pressing
        }, perform: {}
      )
      .task(id: isPressed) {
        guard isPressed else { return }
        do {
          perform()
          try await Task.sleep(for: delay)
          while !Task.isCancelled {
            perform()
            try await Task.sleep(for: interval)
          }
        } catch {}
      }
  }
}

extension View {
  func onHold(perform action: @escaping () -> Void) -> some View {
    modifier(OnHoldModifier(perform: action))
  }
}

struct HoldButtonStyle: PrimitiveButtonStyle {
  @State private var isPressing = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(isPressing ? Color.accentColor.opacity(0.6) : Color.accentColor, in: .circle)
      .foregroundColor(.white)
      .onLongPressGesture(minimumDuration: .infinity, maximumDistance: 44) {
      } onPressingChanged: { pressing in
        withAnimation(.easeOut(duration: 0.1)) { isPressing = pressing }
        if pressing { configuration.trigger() }
      }
  }
}

extension PrimitiveButtonStyle where Self == HoldButtonStyle {
  static var hold: HoldButtonStyle { HoldButtonStyle() }
}

@MainActor
final class Ticker: ObservableObject {
  @Published private(set) var ticks = 0
  private var task: Task<Void, Never>?

  func start() {
    guard task == nil else { return }
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 250_000_000)
        guard !Task.isCancelled else { break }
        self?.ticks += 1
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  deinit { task?.cancel() }
}

struct HoldDemo: View {
  @State private var count = 0
  @StateObject private var ticker = Ticker()
  @AppStorage("hold.largeStep") private var largeStep = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Count \(count)")
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .contentTransition(.numericText())
      HStack(spacing: 30) {
        Image(systemName: "minus.circle.fill")
          .font(.largeTitle)
          .onHold { count -= largeStep ? 10 : 1 }
          .accessibilityLabel(Text("Less"))
          .accessibilityAddTraits(.isButton)
        Image(systemName: "plus.circle.fill")
          .font(.largeTitle)
          .onHold { count += largeStep ? 10 : 1 }
          .accessibilityLabel(Text("More"))
          .accessibilityAddTraits(.isButton)
      }
      Toggle("Steps of ten", isOn: $largeStep)
      Button("Trigger") { count = 0 }
        .buttonStyle(.hold)
      Button("Repeat") { count += 1 }
        .buttonRepeatBehavior(.enabled)
      Text("Ticks: \(ticker.ticks)")
        .onAppear(perform: ticker.start)
        .onDisappear(perform: ticker.stop)
    }
    .sensoryFeedback(.increase, trigger: count) { old, new in new > old }
    .padding()
  }
}

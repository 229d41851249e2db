import Faceplate

struct BlurReplace: ViewModifier {
  let isActive: Bool
  func body(content: Content) -> some View {
    content.blur(radius: isActive ? 8 : 0).opacity(isActive ? 0 : 1).scaleEffect(isActive ? 0.9 : 1)
  }
}

extension AnyTransition {
  static var blurReplace: AnyTransition {
    .modifier(active: BlurReplace(isActive: true), identity: BlurReplace(isActive: false))
  }
  static var card: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale(scale: 0.5, anchor: .bottom).combined(with: .opacity))
  }
}

struct Spin: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.isIdentity ? 0 : 90 * phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct CountingNumber: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text(value, format: .number.precision(.fractionLength(0))).monospacedDigit() }
}

struct PulseModifier: AnimatableModifier {
  var progress: CGFloat
  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }
  func body(content: Content) -> some View {
    content.scaleEffect(1 + 0.2 * sin(progress * .pi))
  }
}

struct TransitionScreen: View {
  @State private var step = 0
  @State private var total = 10.0
  @State private var isOn = false
  @State private var messages: [String] = []

  var body: some View {
    VStack(spacing: 20) {
      Group {
        switch step % 3 {
        case 0: Text("Zero").transition(.blurReplace)
        case 1: Text("One").transition(.card)
        default: Text("Two").transition(Spin())
        }
      }
      .font(.title)
      .frame(height: 50)
      CountingNumber(value: total).font(.largeTitle)
      Circle().fill(.pink).frame(width: 30).modifier(PulseModifier(progress: isOn ? 1 : 0))
      Button("Next") {
        withAnimation(.easeInOut(duration: 0.3)) {
          step += 1
          total += 100
        } completion: {
          messages.append("done \(step)")
        }
      }
      Toggle("Pulse", isOn: $isOn.animation(.linear(duration: 1)))
      ForEach(messages, id: \.self, content: Text.init)
      PhaseAnimator([false, true], trigger: step) { phase in
        Image(systemName: "heart.fill").scaleEffect(phase ? 1.3 : 1)
      } animation: { _ in
        .spring
      }
    }
    .padding()
  }
}

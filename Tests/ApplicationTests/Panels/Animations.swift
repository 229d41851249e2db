import Faceplate
import Foundation

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: PivotModifier(amount: -90, anchor: .topLeading),
      identity: PivotModifier(amount: 0, anchor: .topLeading))
  }
  static var slideFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale(scale: 0.5).combined(with: .opacity))
  }
}

struct PivotModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(amount), anchor: anchor)
      .clipped()
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct CountingText: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text("\(Int(value.rounded()))")
      .monospacedDigit()
  }
}

struct AnimatableFont: AnimatableModifier {
  var size: CGFloat

  var animatableData: CGFloat {
    get { size }
    set { size = newValue }
  }

  func body(content: Content) -> some View {
    content.font(.system(size: size))
  }
}

struct BlurTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase == .willAppear ? 0.8 : 1)
  }
}

struct Bouncer: View {
  enum Step: CaseIterable { case start, middle, end }

  var body: some View {
    Image(systemName: "bell.fill")
      .phaseAnimator(Step.allCases, trigger: 1) { content, step in
        content.scaleEffect(step == .middle ? 1.4 : 1)
      } animation: { step in
        step == .middle ? .spring(duration: 0.3, bounce: 0.5) : .easeOut(duration: 0.2)
      }
  }
}

struct AnimationsScreen: View {
  @State private var isOn = false
  @State private var attempts = 0
  @State private var target = 0.0
  @State private var isDetail = false
  @State private var finished = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var animation: Animation? {
    reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.7)
  }

  var body: some View {
    VStack(spacing: 12) {
      if isOn {
        Text("Details").transition(.slideFade)
        Text("Pivot").transition(.pivot)
        Text("Blur").transition(BlurTransition())
        Text("Push").transition(.push(from: .bottom).animation(.easeIn(duration: 0.1)))
      }
      CountingText(value: target)
      Text("Finished \(finished)")
      Text("Shake").modifier(Shake(animatableData: CGFloat(attempts)))
      Text("Size").modifier(AnimatableFont(size: isOn ? 30 : 15))
      if isDetail {
        RoundedRectangle(cornerRadius: 20)
          .fill(.blue)
          .frame(width: 200, height: 80)
      } else {
        RoundedRectangle(cornerRadius: 4)
          .fill(.blue)
          .frame(width: 40, height: 40)
      }
      Bouncer()
      Button("Toggle") {
        withAnimation(animation) { isOn.toggle() }
      }
      Button("Shake it") { withAnimation(.default.speed(2)) { attempts += 1 } }
      Button("Count") {
        withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 1).delay(0.1)) {
          target = 100
        } completion: {
          finished += 1
        }
      }
      Button("Hero") { withAnimation(.snappy) { isDetail.toggle() } }
      Button("Transaction") {
        var transaction = Transaction(animation: .linear(duration: 0.2))
        transaction.disablesAnimations = false
        withTransaction(transaction) { target = 0 }
      }
    }
    .transaction { transaction in
      if reduceMotion { transaction.animation = nil }
    }
    .animation(.easeInOut(duration: 0.3), value: isOn)
  }
}

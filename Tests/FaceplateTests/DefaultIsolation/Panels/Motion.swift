import Faceplate

// Animations, transitions, a shape and a modifier that can be animated.

struct Wedge: Shape {
  var angle: Angle

  var animatableData: Double {
    get { angle.degrees }
    set { angle = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: .zero, endAngle: angle, clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct Shake: GeometryEffect {
  var shakes: CGFloat
  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi * 2), y: 0))
  }
}

struct CountingText: View, Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(Int(number.rounded()))").accessibilityIdentifier("counter") }
}

struct MotionPanel: View {
  @State private var isOpen = false
  @State private var target = 0.0
  @State private var shakes: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      if isOpen {
        Text("Drawer").transition(.move(edge: .top).combined(with: .opacity))
      }
      CountingText(number: target)
      Wedge(angle: .degrees(target * 3.6))
        .fill(RadialGradient(colors: [.red, .orange], center: .center, startRadius: 0, endRadius: 60))
        .frame(width: 100, height: 100)
        .modifier(Shake(shakes: shakes))
      Button("Run") {
        withAnimation(.linear(duration: 1)) {
          target = 100
          isOpen.toggle()
        }
      }
      Button("Shake") { withAnimation(.default) { shakes += 1 } }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time).hidden()
      }
    }
  }
}

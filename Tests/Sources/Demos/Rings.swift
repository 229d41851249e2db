import SwiftUI

struct Ring: Shape {
  var progress: Double
  var thickness: CGFloat = 20

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.width / 2, y: rect.height / 2),
      radius: min(rect.width, rect.height) / 2 - thickness / 2,
      startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * min(progress, 1)),
      clockwise: false
    )
    return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }
}

struct ActivityRing: View {
  var progress: Double
  var colors: (start: Color, end: Color)
  var thickness: CGFloat

  var body: some View {
    ZStack {
      Circle()
        .stroke(colors.start.opacity(0.2), lineWidth: thickness)
        .padding(thickness / 2)
      Ring(progress: progress, thickness: thickness)
        .fill(
          AngularGradient(
            colors: [colors.start, colors.end], center: .center, startAngle: .degrees(-90), endAngle: .degrees(270)))
      GeometryReader { geometry in
        let radius = min(geometry.size.width, geometry.size.height) / 2 - thickness / 2
        let angle = Angle.degrees(360 * progress - 90)
        Circle()
          .fill(colors.end)
          .frame(width: thickness, height: thickness)
          .position(
            x: geometry.size.width / 2 + radius * cos(angle.radians),
            y: geometry.size.height / 2 + radius * sin(angle.radians)
          )
          .shadow(color: .black.opacity(0.4), radius: 3, x: 2, y: 0)
      }
    }
  }
}

struct RingsView: View {
  @State private var move = 0.0
  @State private var exercise = 0.0
  @State private var stand = 0.0

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        ActivityRing(progress: move, colors: (.red, .pink), thickness: 26)
          .frame(width: 240, height: 240)
        ActivityRing(progress: exercise, colors: (.green, .mint), thickness: 26)
          .frame(width: 184, height: 184)
        ActivityRing(progress: stand, colors: (.blue, .cyan), thickness: 26)
          .frame(width: 128, height: 128)
      }
      .drawingGroup()

      VStack(alignment: .leading, spacing: 12) {
        row("Move", value: move, color: .red)
        row("Exercise", value: exercise, color: .green)
        row("Stand", value: stand, color: .blue)
      }
      .frame(maxWidth: 240)

      Button("Again", action: animate)
        .buttonStyle(GlowButtonStyle(color: .pink))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black)
    .onAppear(perform: animate)
  }

  private func row(_ title: LocalizedStringKey, value: Double, color: Color) -> some View {
    HStack {
      Text(title).foregroundColor(color)
      Spacer()
      Text(value, format: .percent.precision(.fractionLength(0)))
        .foregroundColor(.white)
        .contentTransition(.numericText())
    }
    .font(.system(.headline, design: .rounded))
  }

  private func animate() {
    (move, exercise, stand) = (0, 0, 0)
    withAnimation(.easeInOut(duration: 1.5)) { move = 0.85 }
    withAnimation(.easeInOut(duration: 1.5).delay(0.2)) { exercise = 0.6 }
    withAnimation(.easeInOut(duration: 1.5).delay(0.4)) { stand = 0.92 }
  }
}

struct GlowButtonStyle: ButtonStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 32)
      .padding(.vertical, 14)
      .foregroundColor(.white)
      .background(color, in: Capsule())
      .shadow(color: color.opacity(configuration.isPressed ? 0.9 : 0.5), radius: configuration.isPressed ? 4 : 16)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}

#Preview(body: { RingsView() })

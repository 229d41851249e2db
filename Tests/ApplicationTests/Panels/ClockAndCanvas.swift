import Faceplate
import Foundation

struct AnalogClock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Canvas { graphics, size in
        draw(in: &graphics, size: size, date: context.date)
      }
      .accessibilityLabel("Clock")
      .accessibilityValue(Text(context.date, style: .time))
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func draw(in context: inout GraphicsContext, size: CGSize, date: Date) {
    let components = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    let seconds = Double(components.second ?? 0)
    let radius = min(size.width, size.height) / 2 - 4
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let face = Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))

    context.fill(face, with: .color(.white.opacity(0.2)))
    context.stroke(
      face,
      with: .linearGradient(
        Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)),
      lineWidth: 3)

    for tick in 0..<12 {
      let angle = Angle.degrees(Double(tick) * 30)
      var path = Path()
      path.move(to: point(center, radius * 0.85, angle))
      path.addLine(to: point(center, radius * 0.95, angle))
      context.stroke(path, with: .foreground, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }

    context.drawLayer { layer in
      layer.translateBy(x: center.x, y: center.y)
      layer.rotate(by: .degrees(seconds * 6))
      layer.addFilter(.shadow(color: .black.opacity(0.3), radius: 2))
      layer.fill(Path(CGRect(x: -1, y: -radius * 0.9, width: 2, height: radius * 0.9)), with: .color(.red))
    }

    let label = context.resolve(Text("12").font(.caption).foregroundColor(.secondary))
    let labelSize = label.measure(in: size)
    context.draw(label, at: CGPoint(x: center.x, y: center.y - radius * 0.7 + labelSize.height * 0), anchor: .center)
    context.opacity = 0.5
    context.blendMode = .multiply
    if let symbol = context.resolveSymbol(id: 0) {
      context.draw(symbol, at: center)
    }
    context.clip(to: face)
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Angle) -> CGPoint {
    CGPoint(x: center.x + radius * sin(CGFloat(angle.radians)), y: center.y - radius * cos(CGFloat(angle.radians)))
  }
}

struct WaveShape: Shape {
  var phase: Double
  var strength: CGFloat = 10

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { .init(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let midHeight = rect.height / 2
      path.move(to: CGPoint(x: 0, y: midHeight))
      for x in stride(from: 0, through: rect.width, by: 4) {
        let relative = x / max(rect.width, 1)
        let y = midHeight + sin(relative * .pi * 2 + phase) * strength
        path.addLine(to: CGPoint(x: x, y: y))
      }
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: 0, y: rect.maxY), control1: CGPoint(x: rect.midX, y: rect.maxY), control2: .zero)
      path.addArc(center: rect.origin, radius: 4, startAngle: .degrees(0), endAngle: .radians(.pi), clockwise: true)
      path.addRoundedRect(in: rect.insetBy(dx: 4, dy: 4), cornerSize: CGSize(width: 4, height: 4))
      path.closeSubpath()
    }
  }
}

struct Badge: InsettableShape {
  var insetAmount: CGFloat = 0

  func inset(by amount: CGFloat) -> some InsettableShape {
    var badge = self
    badge.insetAmount += amount
    return badge
  }

  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerRadius: 6, style: .continuous)
  }
}

struct ProgressRing<S: ShapeStyle>: View {
  var progress: Double
  var style: S
  var lineWidth: CGFloat = 8

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round, dash: [4, 2]))
        .rotationEffect(.degrees(-90))
    }
    .animation(.easeInOut, value: progress)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Progress")
    .accessibilityValue("\(Int(progress * 100)) percent")
  }
}

struct DrawingScreen: View {
  @State private var phase = 0.0
  @State private var progress = 0.3
  let gradient = AngularGradient(gradient: Gradient(colors: [.red, .orange, .yellow]), center: .center)
  let stops = Gradient(stops: [.init(color: .mint, location: 0), .init(color: .indigo, location: 1)])

  var body: some View {
    VStack {
      AnalogClock()
        .frame(width: 120)
      WaveShape(phase: phase)
        .fill(LinearGradient(gradient: stops, startPoint: .leading, endPoint: .trailing))
        .frame(height: 40)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatCount(2, autoreverses: false)) { phase = .pi * 2 }
        }
      ProgressRing(progress: progress, style: gradient)
        .frame(width: 80, height: 80)
      ProgressRing(progress: progress, style: .tint)
        .frame(width: 40, height: 40)
        .onTapGesture { location in progress = min(1, progress + location.x / 400) }
      Badge()
        .strokeBorder(.primary, lineWidth: 2)
        .background(
          Badge().fill(RadialGradient(colors: [.white, .gray], center: .center, startRadius: 0, endRadius: 40))
        )
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8).offset(x: 4, y: -4) }
        .frame(width: 60, height: 30)
        .drawingGroup()
      HStack {
        Image(systemName: "bolt.fill")
          .symbolVariant(.fill)
          .imageScale(.large)
          .foregroundStyle(.yellow, .orange)
        Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).frame(width: 10, height: 10)
        Color(hue: 0.5, saturation: 1, brightness: 1).frame(width: 10, height: 10).clipShape(.rect(cornerRadius: 3))
        UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.teal.gradient).frame(
          width: 30, height: 10)
        Rectangle().fill(.ultraThinMaterial).frame(width: 30, height: 10).mask { Capsule() }
          .blur(radius: 1).saturation(0.5).brightness(0.1).hueRotation(.degrees(10)).colorMultiply(.red)
      }
      .compositingGroup()
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
    .foregroundStyle(.primary)
    .background(.background.secondary)
  }
}

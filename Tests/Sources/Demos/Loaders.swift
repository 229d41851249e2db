import SwiftUI

struct LoadersGallery: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 60) {
        DotsLoader()
        RingLoader(color: .purple)
        BarsLoader()
        PulseLoader()
        WaveLoader()
          .frame(width: 160, height: 160)
        ParticlesView()
          .frame(height: 200)
      }
      .padding(.vertical, 40)
      .frame(maxWidth: .infinity)
    }
    .background(Color(hue: 0.6, saturation: 0.1, brightness: 0.97))
  }
}

struct DotsLoader: View {
  @State private var isAnimating = false

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.blue)
          .frame(width: 14, height: 14)
          .scaleEffect(isAnimating ? 1 : 0.5)
          .opacity(isAnimating ? 1 : 0.3)
          .animation(
            Animation.easeInOut(duration: 0.6)
              .repeatForever()
              .delay(0.2 * Double(index)),
            value: isAnimating
          )
      }
    }
    .onAppear { self.isAnimating = true }
  }
}

struct RingLoader: View {
  var color: Color
  @State private var rotation = Angle.zero

  var body: some View {
    Circle()
      .trim(from: 0.1, to: 0.9)
      .stroke(
        AngularGradient(
          gradient: Gradient(colors: [color.opacity(0), color]),
          center: .center,
          startAngle: .degrees(0),
          endAngle: .degrees(340)
        ),
        style: StrokeStyle(lineWidth: 8, lineCap: .round)
      )
      .frame(width: 60, height: 60)
      .rotationEffect(rotation)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          rotation = .degrees(360)
        }
      }
  }
}

struct BarsLoader: View {
  @State private var phase = false
  private let heights: [CGFloat] = [20, 45, 32, 50, 24]

  var body: some View {
    HStack(alignment: .center, spacing: 5) {
      ForEach(heights.indices, id: \.self) { i in
        Capsule(style: .continuous)
          .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
          .frame(width: 8, height: phase ? heights[i] : 10)
          .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true).delay(Double(i) / 10), value: phase)
      }
    }
    .frame(height: 60)
    .onAppear { phase.toggle() }
  }
}

struct PulseLoader: View {
  @State private var pulse = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .stroke(Color.green, lineWidth: 2)
          .scaleEffect(pulse ? CGFloat(1.0 + Double(ring) * 0.5) : 0.4)
          .opacity(pulse ? 0 : 1)
          .animation(.easeOut(duration: 1.4).repeatForever(autoreverses: false).delay(Double(ring) * 0.3), value: pulse)
      }
      Image(systemName: "location.fill")
        .foregroundColor(.white)
        .padding(12)
        .background(Circle().fill(Color.green))
    }
    .frame(width: 80, height: 80)
    .onAppear { pulse = true }
  }
}

struct Wave: Shape {
  var phase: Double
  var strength: Double
  var frequency: Double

  var animatableData: Double {
    get { phase }
    set { self.phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = Double(rect.width)
    let height = Double(rect.height)
    let midHeight = height / 2
    let wavelength = width / frequency
    path.move(to: CGPoint(x: 0, y: midHeight))
    for x in stride(from: 0, through: width, by: 1) {
      let relativeX = x / wavelength
      let sine = sin(relativeX + phase)
      let y = strength * sine + midHeight
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WaveLoader: View {
  @State private var phase = 0.0

  var body: some View {
    ZStack {
      Wave(phase: phase, strength: 8, frequency: 12)
        .fill(Color.blue.opacity(0.5))
      Wave(phase: -phase, strength: 12, frequency: 10)
        .fill(Color.blue.opacity(0.3))
        .offset(y: 6)
    }
    .clipShape(Circle())
    .overlay(Circle().strokeBorder(Color.blue, lineWidth: 3))
    .onAppear {
      withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) {
        self.phase = .pi * 2
      }
    }
  }
}

struct ParticlesView: View {
  struct Particle {
    var x: Double
    var speed: Double
    var size: Double
    var hue: Double
  }

  private let particles = (0..<40).map { _ in
    Particle(x: .random(in: 0...1), speed: .random(in: 0.2...1), size: .random(in: 4...12), hue: .random(in: 0...1))
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        for particle in particles {
          let y = (time * particle.speed).truncatingRemainder(dividingBy: 1) * size.height
          let rect = CGRect(x: particle.x * size.width, y: size.height - y, width: particle.size, height: particle.size)
          var copy = context
          copy.opacity = 1 - y / size.height
          copy.addFilter(.blur(radius: 1))
          copy.fill(Path(ellipseIn: rect), with: .color(Color(hue: particle.hue, saturation: 0.8, brightness: 1)))
        }
      }
    }
  }
}

#Preview {
  LoadersGallery()
}

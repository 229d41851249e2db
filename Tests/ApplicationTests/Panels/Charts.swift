import Faceplate

struct DataPoint: Identifiable {
  let day: String
  let value: Double
  var id: String { day }
}

struct BarChart: View {
  let points: [DataPoint]
  @Binding var selection: DataPoint.ID?
  @State private var progress: CGFloat = 0

  private var maximum: Double { points.map(\.value).max() ?? 1 }

  var body: some View {
    GeometryReader { geometry in
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(points) { point in
          VStack {
            Spacer(minLength: 0)
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(point.id == selection ? Color.orange : Color.accentColor)
              .frame(height: max(4, geometry.size.height * 0.8 * point.value / maximum * progress))
            Text(point.day).font(.caption2)
          }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
          .onTapGesture { selection = point.id == selection ? nil : point.id }
          .accessibilityElement(children: .combine)
          .accessibilityValue("\(point.value, specifier: "%.0f") percent")
          .accessibilityAddTraits(.isButton)
        }
      }
    }
    .onAppear { withAnimation(.easeOut(duration: 0.8)) { progress = 1 } }
  }
}

struct LineChart: Shape {
  var values: [Double]
  var animatableData: AnimatableVector {
    get { AnimatableVector(values: values) }
    set { values = newValue.values }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard values.count > 1 else { return }
      let step = rect.width / CGFloat(values.count - 1)
      let points = values.enumerated().map { index, value in
        CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat(value) * rect.height)
      }
      path.move(to: points[0])
      for (previous, next) in zip(points, points.dropFirst()) {
        let middle = (previous.x + next.x) / 2
        path.addCurve(
          to: next, control1: CGPoint(x: middle, y: previous.y), control2: CGPoint(x: middle, y: next.y))
      }
    }
  }
}

nonisolated struct AnimatableVector: VectorArithmetic {
  var values: [Double]
  static var zero: AnimatableVector { AnimatableVector(values: []) }

  static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
  static func - (left: Self, right: Self) -> Self { combine(left, right, -) }
  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
  var magnitudeSquared: Double { values.map { $0 * $0 }.reduce(0, +) }

  private static func combine(_ left: Self, _ right: Self, _ operation: (Double, Double) -> Double) -> Self {
    let count = max(left.values.count, right.values.count)
    return AnimatableVector(
      values: (0..<count).map { index in
        operation(
          index < left.values.count ? left.values[index] : 0, index < right.values.count ? right.values[index] : 0)
      })
  }
}

struct GaugeRing: View {
  let value: Double
  var thickness: CGFloat = 12

  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: thickness / 2, dy: thickness / 2)
      let center = CGPoint(x: rect.midX, y: rect.midY)
      var track = Path()
      track.addArc(
        center: center, radius: rect.width / 2, startAngle: .degrees(135), endAngle: .degrees(45), clockwise: false)
      context.stroke(track, with: .color(.gray.opacity(0.3)), style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      var filled = Path()
      filled.addArc(
        center: center, radius: rect.width / 2, startAngle: .degrees(135),
        endAngle: .degrees(135 + 270 * value), clockwise: false)
      context.stroke(
        filled,
        with: .conicGradient(Gradient(colors: [.green, .yellow, .red]), center: center, angle: .degrees(135)),
        style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      context.draw(Text("\(Int(value * 100)) %").font(.headline), at: center, anchor: .center)
    }
    .frame(width: 120, height: 120)
    .accessibilityLabel("Load")
    .accessibilityValue(Text(value, format: .percent))
  }
}

struct ChartScreen: View {
  @State private var points = zip(["Mon", "Tue", "Wed", "Thu", "Fri"], [30, 80, 45, 60, 95]).map {
    DataPoint(day: $0, value: $1)
  }
  @State private var selection: DataPoint.ID?
  @State private var line = [0.2, 0.8, 0.4, 0.6]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      BarChart(points: points, selection: $selection).frame(height: 140)
      if let selection, let point = points.first(where: { $0.id == selection }) {
        Text("\(point.day): \(point.value.formatted(.number))")
      }
      LineChart(values: line)
        .stroke(.blue, style: .init(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .frame(height: 80)
        .drawingGroup()
      Button("Shuffle") { withAnimation(.bouncy) { line.reverse() } }
      GaugeRing(value: 0.7)
    }
    .padding()
  }
}

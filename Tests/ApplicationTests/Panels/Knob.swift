import Faceplate

protocol KnobStyle {
  associatedtype Body: View
  typealias Configuration = KnobStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct KnobStyleConfiguration {
  let angle: Angle
  let fraction: Double
  let isDragging: Bool
  let label: AnyView
}

struct AnyKnobStyle: KnobStyle {
  private let make: (KnobStyleConfiguration) -> AnyView
  init<S: KnobStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
  func makeBody(configuration: Configuration) -> some View { make(configuration) }
}

struct PlainKnobStyle: KnobStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().strokeBorder(.tertiary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: configuration.fraction * 0.75)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.blue, .green, .yellow, .red]), center: .center, startAngle: .zero,
            endAngle: .degrees(270)),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(135))
        .padding(5)
      Capsule()
        .fill(configuration.isDragging ? Color.accentColor : .primary)
        .frame(width: 4, height: 22)
        .offset(y: -34)
        .rotationEffect(configuration.angle)
      configuration.label
    }
  }
}

struct DotKnobStyle: KnobStyle {
  var count = 11

  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geometry in
      let radius = min(geometry.size.width, geometry.size.height) / 2 - 6
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          let share = Double(index) / Double(count - 1)
          Circle()
            .fill(share <= configuration.fraction ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: 8, height: 8)
            .offset(x: radius)
            .rotationEffect(.degrees(135 + share * 270))
        }
        configuration.label
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }
}

extension KnobStyle where Self == PlainKnobStyle {
  static var plain: PlainKnobStyle { PlainKnobStyle() }
}
extension KnobStyle where Self == DotKnobStyle {
  static func dots(_ count: Int) -> DotKnobStyle { DotKnobStyle(count: count) }
}

private struct KnobStyleKey: EnvironmentKey {
  static var defaultValue: any KnobStyle { PlainKnobStyle() }
}

extension EnvironmentValues {
  var knobStyle: any KnobStyle {
    get { self[KnobStyleKey.self] }
    set { self[KnobStyleKey.self] = newValue }
  }
}

extension View {
  func knobStyle<S: KnobStyle>(_ style: S) -> some View { environment(\.knobStyle, style) }
}

struct Knob<Value: BinaryFloatingPoint, Label: View>: View {
  @Binding private var value: Value
  private let range: ClosedRange<Value>
  private let label: Label
  @GestureState(resetTransaction: Transaction(animation: .default)) private var isDragging = false
  @Environment(\.knobStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 120

  init(value: Binding<Value>, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label) {
    self._value = value
    self.range = range
    self.label = label()
  }

  private var fraction: Double {
    Double((value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  var body: some View {
    AnyView(
      style.makeBody(
        configuration: .init(
          angle: .degrees(-135 + fraction * 270), fraction: fraction, isDragging: isDragging, label: AnyView(label)))
    )
    .frame(width: side, height: side)
    .contentShape(Circle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($isDragging) { _, state, _ in state = true }
        .onChanged { turn(to: $0.location) }
    )
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Knob"))
    .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
    .accessibilityAdjustableAction { direction in
      let step = (range.upperBound - range.lowerBound) / 10
      switch direction {
      case .increment: value = min(range.upperBound, value + step)
      case .decrement: value = max(range.lowerBound, value - step)
      @unknown default: break
      }
    }
  }

  private func turn(to location: CGPoint) {
    let vector = CGVector(dx: location.x - side / 2, dy: location.y - side / 2)
    let radians = atan2(vector.dx, -vector.dy)
    let degrees = min(135, max(-135, radians * 180 / .pi))
    value = range.lowerBound + Value((degrees + 135) / 270) * (range.upperBound - range.lowerBound)
  }
}

struct KnobScreen: View {
  @State private var volume: Float = 0.5
  @State private var bass = 20.0

  var body: some View {
    VStack(spacing: 30) {
      Knob(value: $volume) {
        Text(volume.formatted(.number.precision(.fractionLength(2))))
      }
      Knob(value: $bass, in: 0...40) { Text("\(Int(bass.rounded())) dB") }
        .knobStyle(.dots(9))
        .tint(.green)
    }
  }
}

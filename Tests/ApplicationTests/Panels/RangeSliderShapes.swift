import Faceplate
import Foundation

struct RangeType {
  let formatter: NumberFormatter
  let minimum: Double
  let maximum: Double
  let step: Double

  static let price: RangeType = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 0
    return RangeType(formatter: formatter, minimum: 0, maximum: 7_750_000, step: 250_000)
  }()

  static let squareFeet: RangeType = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 0
    formatter.roundingMode = .halfUp
    return RangeType(formatter: formatter, minimum: 0, maximum: 21_000, step: 1_000)
  }()

  func string(_ value: Double) -> String {
    formatter.string(from: NSNumber(value: value)) ?? "–"
  }

  func snapped(_ value: Double) -> Double {
    (value / step).rounded() * step
  }
}

struct RangeTrack: Shape {
  var lower: CGFloat
  var upper: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(lower, upper) }
    set { (lower, upper) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + lower * rect.width, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + upper * rect.width, y: rect.midY))
    return path
  }
}

struct RangeHandleView: View {
  enum DragState: Equatable {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }

    var isActive: Bool { self != .inactive }
  }

  let diameter: CGFloat
  let position: CGFloat
  let label: String
  let valueText: String
  var onDrag: (CGFloat) -> Void
  var onCommit: () -> Void

  @GestureState private var dragState = DragState.inactive

  var body: some View {
    let gesture = DragGesture(minimumDistance: 1, coordinateSpace: .named("track"))
      .updating($dragState) { value, state, _ in
        state = .dragging(translation: value.translation)
      }
      .onChanged { value in onDrag(value.location.x) }
      .onEnded { _ in onCommit() }

    Circle()
      .fill(.white)
      .overlay(Circle().strokeBorder(Color.purple, lineWidth: dragState.isActive ? 4 : 2))
      .shadow(radius: dragState.isActive ? 6 : 2, y: 1)
      .frame(width: diameter, height: diameter)
      .scaleEffect(dragState.isActive ? 1.2 : 1)
      .animation(.interactiveSpring(), value: dragState)
      .position(x: position, y: diameter)
      .gesture(gesture)
      .accessibilityElement()
      .accessibilityLabel(label)
      .accessibilityValue(valueText)
  }
}

struct SeekSlider: View {
  let type: RangeType
  @Binding var selection: ClosedRange<Double>

  private let diameter: CGFloat = 24

  var body: some View {
    VStack {
      GeometryReader { proxy in
        let width = proxy.size.width - diameter
        let span = type.maximum - type.minimum
        let lower = CGFloat((selection.lowerBound - type.minimum) / span)
        let upper = CGFloat((selection.upperBound - type.minimum) / span)
        ZStack(alignment: .leading) {
          Capsule()
            .fill(Color.gray.opacity(0.3))
            .frame(height: 4)
            .padding(.horizontal, diameter / 2)
          RangeTrack(lower: lower, upper: upper)
            .stroke(.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .padding(.horizontal, diameter / 2)
          RangeHandleView(
            diameter: diameter, position: diameter / 2 + lower * width, label: "Minimum",
            valueText: type.string(selection.lowerBound)
          ) { x in
            let value = type.snapped(value(at: x, width: width))
            selection = min(value, selection.upperBound)...selection.upperBound
          } onCommit: {
          }
          RangeHandleView(
            diameter: diameter, position: diameter / 2 + upper * width, label: "Maximum",
            valueText: type.string(selection.upperBound)
          ) { x in
            let value = type.snapped(value(at: x, width: width))
            selection = selection.lowerBound...max(value, selection.lowerBound)
          } onCommit: {
          }
        }
        .coordinateSpace(name: "track")
      }
      .frame(height: diameter * 2)
      Text("Selected min value: \(type.string(selection.lowerBound))")
      Text("Selected max value: \(type.string(selection.upperBound))")
    }
    .padding(.horizontal)
  }

  private func value(at x: CGFloat, width: CGFloat) -> Double {
    let fraction = max(0, min(1, (x - diameter / 2) / width))
    return type.minimum + Double(fraction) * (type.maximum - type.minimum)
  }
}

struct SeekSliderScreen: View {
  @State private var price = RangeType.price.minimum...RangeType.price.maximum
  @State private var feet: ClosedRange<Double> = 2_000...10_000

  var body: some View {
    VStack(spacing: 32) {
      SeekSlider(type: .price, selection: $price)
      SeekSlider(type: .squareFeet, selection: $feet)
    }
  }
}

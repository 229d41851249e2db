import Faceplate

// A range of two handles out of shapes and drags.

struct TwoHandles: View {
  @Binding var selection: ClosedRange<Double>
  var bounds: ClosedRange<Double> = 0...100
  var step = 1.0
  private let diameter: CGFloat = 24

  @GestureState private var isDragging = false

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width - diameter
      ZStack(alignment: .leading) {
        Rectangle().fill(Color.gray.opacity(0.3)).frame(height: 3).padding(.horizontal, diameter / 2)
        Rectangle().fill(isDragging ? Color.orange : .purple)
          .frame(width: position(selection.upperBound, width) - position(selection.lowerBound, width), height: 3)
          .offset(x: position(selection.lowerBound, width) + diameter / 2)
        handle("Lower", at: position(selection.lowerBound, width)) { x in
          let value = min(self.value(at: x, width), selection.upperBound)
          selection = value...selection.upperBound
        }
        handle("Upper", at: position(selection.upperBound, width)) { x in
          let value = max(self.value(at: x, width), selection.lowerBound)
          selection = selection.lowerBound...value
        }
      }
      .frame(maxHeight: .infinity)
      .coordinateSpace(name: "track")
    }
    .frame(height: 44)
  }

  private func handle(_ name: String, at x: CGFloat, move: @escaping (CGFloat) -> Void) -> some View {
    Circle()
      .fill(.white)
      .overlay(Circle().strokeBorder(.purple, lineWidth: 2))
      .shadow(radius: 2, y: 1)
      .frame(width: diameter, height: diameter)
      .contentShape(Circle().inset(by: -10))
      .offset(x: x)
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .named("track"))
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { move($0.location.x - diameter / 2) }
      )
      .accessibilityElement()
      .accessibilityLabel(name)
      .accessibilityValue(Text("\(Int(name == "Lower" ? selection.lowerBound : selection.upperBound))"))
  }

  private func position(_ value: Double, _ width: CGFloat) -> CGFloat {
    CGFloat((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)) * width
  }

  private func value(at x: CGFloat, _ width: CGFloat) -> Double {
    let fraction = min(max(Double(x / width), 0), 1)
    let raw = bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound)
    return (raw / step).rounded() * step
  }
}

struct TwoHandlesPanel: View {
  @State private var price = 20.0...80.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TwoHandles(selection: $price)
      Text("From \(price.lowerBound, specifier: "%.0f") to \(price.upperBound, specifier: "%.0f")")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(40)
  }
}

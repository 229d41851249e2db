import SwiftUI

struct Line {
  var points = [CGPoint]()
  var color: Color = .red
  var lineWidth: Double = 4.0
}

struct SketchpadView: View {
  @State private var currentLine = Line()
  @State private var lines: [Line] = []
  @State private var thickness: Double = 4
  @State private var selectedColor: Color = .red
  @State private var undone: [Line] = []

  private let palette: [Color] = [.red, .orange, .green, .blue, .purple, .black]

  var body: some View {
    VStack {
      Canvas { context, size in
        for line in lines {
          var path = Path()
          path.addLines(line.points)
          context.stroke(
            path, with: .color(line.color),
            style: StrokeStyle(lineWidth: line.lineWidth, lineCap: .round, lineJoin: .round)
          )
        }
        context.draw(Text("\(lines.count) lines").font(.caption), at: CGPoint(x: size.width - 40, y: 16))
      }
      .background(.white)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { value in
            let newPoint = value.location
            currentLine.points.append(newPoint)
            if value.translation.width + value.translation.height == 0 {
              lines.append(currentLine)
            } else {
              let index = lines.count - 1
              lines[index].points.append(newPoint)
            }
          }
          .onEnded { _ in
            self.currentLine = Line(points: [], color: selectedColor, lineWidth: thickness)
          }
      )
      .frame(minWidth: 300, minHeight: 300)
      .border(Color.gray.opacity(0.3))

      HStack {
        Slider(value: $thickness, in: 1...20) {
          Text("Thickness")
        }
        .frame(maxWidth: 200)
        .onChange(of: thickness) { newThickness in
          currentLine.lineWidth = newThickness
        }
        Divider().frame(height: 24)
        ForEach(palette, id: \.self) { color in
          Circle()
            .fill(color)
            .frame(width: selectedColor == color ? 30 : 22)
            .overlay { if selectedColor == color { Circle().stroke(.white, lineWidth: 3) } }
            .onTapGesture {
              withAnimation(.snappy) { selectedColor = color }
              currentLine.color = color
            }
        }
        ColorPicker("", selection: $selectedColor, supportsOpacity: false)
          .labelsHidden()
        Spacer()
        Button {
          if let last = lines.popLast() { undone.append(last) }
        } label: {
          Image(systemName: "arrow.uturn.backward")
        }
        .disabled(lines.isEmpty)
        Button("Clear", role: .destructive) { lines.removeAll() }
          .buttonStyle(.bordered)
      }
      .padding(.horizontal)
    }
    .padding(.bottom)
  }
}

#Preview(traits: .landscapeLeft) {
  SketchpadView()
}

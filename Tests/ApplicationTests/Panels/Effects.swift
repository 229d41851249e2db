import Faceplate

// Shapes, paints and effects as applications write them.

struct StepPath: Shape {
  var steps: Int
  var radius: CGFloat = 20

  func path(in rect: CGRect) -> Path {
    guard steps > 0 else { return Path() }
    let gap = steps > 1 ? (rect.width - 2 * radius * CGFloat(steps)) / CGFloat(steps - 1) : 0
    return Path { path in
      for index in 0..<steps {
        let center = CGPoint(x: radius + CGFloat(index) * (2 * radius + gap), y: rect.midY)
        path.addEllipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}

struct EffectsScreen: View {
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      StepPath(steps: 3).fill(.orange.gradient).frame(width: 220, height: 40)
      HStack {
        UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12).fill(.blue.opacity(0.5))
        RoundedRectangle(cornerRadius: 10).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
        Circle().trim(from: 0.1, to: 0.9).stroke(.red, style: .init(lineWidth: 4, lineCap: .round))
        Capsule().fill(Color(hue: 0.6, saturation: 0.7, brightness: 0.9))
        Ellipse().inset(by: 4).fill(EllipticalGradient(colors: [.white, .black]))
      }
      .frame(height: 40)
      Text("Big").font(.title).bold() + Text(" and ").italic()
        + Text("small").font(.caption).foregroundColor(.secondary)
      Text("A long line that has to be cut off somewhere in the middle of it, since there is no room")
        .lineLimit(1)
        .truncationMode(.middle)
      Text("Shrinks to fit in one line").font(.title).lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        context.stroke(
          Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: size.width, y: size.height)]) }, with: .color(.black),
          lineWidth: 2)
        context.draw(Text("C"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 60, height: 30)
      HStack {
        Text("Badge").padding(4).background(Color.accentColor, in: .capsule)
        Text("Mask").font(.headline).overlay {
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        }
        .mask { Text("Mask").font(.headline) }
        Image(systemName: "gear").symbolVariant(.fill).font(.title2).foregroundStyle(.teal)
        Rectangle().frame(width: 30, height: 30).rotationEffect(.degrees(45)).scaleEffect(
          x: 0.5, y: 1, anchor: .leading)
        Color.pink.frame(width: 20, height: 20).clipShape(RoundedRectangle(cornerRadius: 6)).shadow(
          color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
        Circle().frame(width: 12, height: 12).blur(radius: 1).opacity(0.8)
      }
      .padding(8)
      .background(colorScheme == .dark ? Color.black : .white)
      .cornerRadius(8)
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8).offset(x: 4, y: -4) }
      .compositingGroup()
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }
}

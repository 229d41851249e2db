import Faceplate

/// The drawing of a dish.
enum DishDrawing { case burger, bowl, soup, fries, muffin, glass, cup }

/// The picture of a dish, drawn in any size.
struct DishPicture: View {
  let drawing: DishDrawing
  /// The colour of what is in it.
  let color: Color

  var body: some View {
    Canvas { context, size in
      // All drawings are made for a square of 100 units.
      let side = min(size.width, size.height)
      context.translateBy(x: (size.width - side) / 2, y: (size.height - side) / 2)
      context.scaleBy(x: side / 100, y: side / 100)
      draw(in: context)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityHidden(true)
  }

  private func draw(in context: GraphicsContext) {
    switch drawing {
    case .burger: burger(context)
    case .bowl: bowl(context, with: leaves)
    case .soup: bowl(context, with: steam)
    case .fries: fries(context)
    case .muffin: muffin(context)
    case .glass: glass(context)
    case .cup: cup(context)
    }
  }

  private static let bread = Color(red: 0.87, green: 0.6, blue: 0.28)
  private static let china = Color(red: 0.32, green: 0.42, blue: 0.58)
  private static let green = Color(red: 0.4, green: 0.68, blue: 0.25)
  private static let red = Color(red: 0.82, green: 0.2, blue: 0.16)

  private func burger(_ context: GraphicsContext) {
    context.fill(
      Path { path in
        path.move(to: Point(x: 12, y: 45))
        path.addCurve(to: Point(x: 88, y: 45), control1: Point(x: 14, y: 8), control2: Point(x: 86, y: 8))
        path.closeSubpath()
      }, with: .color(Self.bread))
    for (x, y) in [(36.0, 28.0), (50.0, 22.0), (64.0, 29.0), (45.0, 35.0), (57.0, 36.0)] {
      context.fill(Path(ellipseIn: Rect(x: x - 2, y: y - 1.5, width: 4, height: 3)), with: .color(.white))
    }
    box(context, 8, 46, 84, 8, 4, Self.green)
    box(context, 14, 53, 72, 6, 3, Self.red)
    box(context, 10, 58, 80, 13, 6, color)
    context.fill(
      Path { $0.addLines([Point(x: 16, y: 58), Point(x: 84, y: 58), Point(x: 66, y: 68)]) },
      with: .color(Color(red: 0.98, green: 0.78, blue: 0.25)))
    box(context, 12, 72, 76, 14, 7, Self.bread)
  }

  private func bowl(_ context: GraphicsContext, with top: (GraphicsContext) -> Void) {
    top(context)
    context.fill(
      Path { path in
        path.move(to: Point(x: 8, y: 50))
        path.addLine(to: Point(x: 92, y: 50))
        path.addCurve(to: Point(x: 8, y: 50), control1: Point(x: 88, y: 98), control2: Point(x: 12, y: 98))
      }, with: .color(Self.china))
    box(context, 34, 82, 32, 6, 3, Self.china)
    box(context, 5, 46, 90, 7, 3, Color(red: 0.42, green: 0.53, blue: 0.7))
  }

  private func leaves(_ context: GraphicsContext) {
    for (x, y, radius) in [(26.0, 40.0, 15.0), (44.0, 33.0, 17.0), (62.0, 35.0, 16.0), (76.0, 42.0, 12.0)] {
      round(context, x, y, radius, color)
    }
    for (x, y) in [(34.0, 32.0), (58.0, 28.0), (72.0, 36.0)] { round(context, x, y, 6, Self.red) }
    for (x, y) in [(46.0, 36.0), (24.0, 40.0)] { round(context, x, y, 5, Self.green) }
  }

  private func steam(_ context: GraphicsContext) {
    context.fill(Path(ellipseIn: Rect(x: 10, y: 38, width: 80, height: 22)), with: .color(color))
    context.fill(Path(ellipseIn: Rect(x: 44, y: 41, width: 16, height: 5)), with: .color(.white))
    for x in [34.0, 50, 66] { wisp(context, x, 32) }
  }

  /// A line of steam that rises from a point.
  private func wisp(_ context: GraphicsContext, _ x: Double, _ y: Double) {
    let line = Path { path in
      path.move(to: Point(x: x, y: y))
      path.addCurve(
        to: Point(x: x, y: y - 22), control1: Point(x: x + 8, y: y - 8), control2: Point(x: x - 8, y: y - 14))
    }
    context.stroke(
      line, with: .color(Color(white: 0.62)), style: StrokeStyle(lineWidth: 3, lineCap: .round))
  }

  private func fries(_ context: GraphicsContext) {
    for (index, top) in [24.0, 14, 20, 10, 18, 13, 25].enumerated() {
      box(context, 21 + Double(index) * 8.4, top, 7, 60, 1.5, color)
    }
    context.fill(
      Path { path in
        path.move(to: Point(x: 16, y: 48))
        path.addQuadCurve(to: Point(x: 84, y: 48), control: Point(x: 50, y: 62))
        path.addLine(to: Point(x: 75, y: 92))
        path.addLine(to: Point(x: 25, y: 92))
        path.closeSubpath()
      }, with: .color(Self.red))
    round(context, 50, 73, 9, .white)
  }

  private func muffin(_ context: GraphicsContext) {
    for (x, y, radius) in [(30.0, 46.0, 17.0), (50.0, 36.0, 21.0), (70.0, 46.0, 17.0)] {
      round(context, x, y, radius, color)
    }
    box(context, 14, 46, 72, 14, 7, color)
    for (x, y) in [(40.0, 34.0), (57.0, 30.0), (66.0, 46.0), (30.0, 48.0), (50.0, 48.0)] {
      round(context, x, y, 3.2, Color(red: 0.93, green: 0.86, blue: 0.72))
    }
    context.fill(
      Path { $0.addLines([Point(x: 20, y: 60), Point(x: 80, y: 60), Point(x: 71, y: 92), Point(x: 29, y: 92)]) },
      with: .color(Self.bread))
    for x in [38.0, 50, 62] { box(context, x - 1, 62, 2, 28, 1, Color(red: 0.68, green: 0.43, blue: 0.17)) }
  }

  private func glass(_ context: GraphicsContext) {
    context.fill(
      Path { $0.addLines([Point(x: 25, y: 20), Point(x: 75, y: 20), Point(x: 68, y: 92), Point(x: 32, y: 92)]) },
      with: .color(Color(red: 0.72, green: 0.82, blue: 0.9)))
    context.fill(
      Path { $0.addLines([Point(x: 29, y: 32), Point(x: 71, y: 32), Point(x: 65, y: 88), Point(x: 35, y: 88)]) },
      with: .color(color))
    for (x, y) in [(38.0, 40.0), (51.0, 52.0)] { box(context, x, y, 11, 11, 2, .white) }
    round(context, 74, 22, 13, Self.bread)
    round(context, 74, 22, 10, color)
    box(context, 47, 4, 4, 44, 2, Self.red)
  }

  private func cup(_ context: GraphicsContext) {
    context.stroke(
      Path(ellipseIn: Rect(x: 66, y: 46, width: 24, height: 26)), with: .color(Self.china), style: .init(lineWidth: 6))
    context.fill(
      Path { path in
        path.move(to: Point(x: 16, y: 42))
        path.addLine(to: Point(x: 76, y: 42))
        path.addCurve(to: Point(x: 16, y: 42), control1: Point(x: 76, y: 96), control2: Point(x: 16, y: 96))
      }, with: .color(Self.china))
    context.fill(Path(ellipseIn: Rect(x: 16, y: 36, width: 60, height: 13)), with: .color(color))
    box(context, 10, 84, 72, 6, 3, Color(red: 0.42, green: 0.53, blue: 0.7))
    for x in [36.0, 54] { wisp(context, x, 30) }
  }

  private func box(
    _ context: GraphicsContext, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ color: Color
  ) {
    let rect = Rect(x: x, y: y, width: width, height: height)
    context.fill(Path(roundedRect: rect, cornerRadius: radius), with: .color(color))
  }

  private func round(_ context: GraphicsContext, _ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    let square = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(Path(ellipseIn: square), with: .color(color))
  }
}

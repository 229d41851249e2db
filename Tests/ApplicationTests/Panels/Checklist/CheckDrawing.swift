import Faceplate

struct CheckWedge: InsettableShape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let r = rect.insetBy(dx: inset, dy: inset)
    path.move(to: r.origin)
    path.addLine(to: CGPoint(x: r.maxX, y: r.minY))
    path.addQuadCurve(to: CGPoint(x: r.maxX, y: r.maxY), control: .zero)
    path.addCurve(to: r.origin, control1: .zero, control2: CGPoint(x: 1, y: 1))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 2)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(1))
    path.addRect(r); path.addEllipse(in: r); path.addRoundedRect(in: r, cornerSize: CGSize(width: 2, height: 2))
    path.addLines([.zero, CGPoint(x: 1, y: 1)]); path.addPath(Path { $0.addRect(r) }); path.closeSubpath()
    return path.applying(CGAffineTransform(scaleX: 1, y: 1)).trimmedPath(from: 0, to: 1).offsetBy(dx: 1, dy: 1)
  }
  func inset(by amount: CGFloat) -> CheckWedge { CheckWedge(inset: inset + amount) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

struct CheckDrawing: View {
  var body: some View {
    CheckWedge().fill(.red).overlay(CheckWedge().strokeBorder(.blue, lineWidth: 2))
    CheckWedge().trim(from: 0.1, to: 0.9).stroke(
      style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 3, dash: [2, 3], dashPhase: 1))
    Canvas { context, size in
      if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero, anchor: .topLeading) }
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 2))
      context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
      context.drawLayer { layer in
        layer.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
        layer.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
      }
      let text = context.resolve(Text("A"))
      context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
    } symbols: {
      Circle().frame(width: 4).tag(0)
    }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    TimelineView(.everyMinute) { _ in Text("B") }
    TimelineView(.explicit([.now])) { context in Text("\(context.cadence == .live ? 1 : 0)") }
    LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .leading,
      endPoint: .trailing)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10).drawingGroup()
    AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(30))
    EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
  }
}

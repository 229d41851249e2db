import Faceplate
import Foundation

// Thermostat dial with angular drag, haptic, gauge styles.
struct DialView: View {
  @Binding var value: Double
  var range: ClosedRange<Double> = 10...30
  @State private var startAngle: Angle?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) var direction
  @Environment(\.dynamicTypeSize) var typeSize
  private var fraction: Double { (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
  var body: some View {
    GeometryReader { geo in
      let radius = min(geo.size.width, geo.size.height) / 2
      ZStack {
        Circle().trim(from: 0.125, to: 0.875).stroke(.quaternary, style: StrokeStyle(lineWidth: 14, lineCap: .round))
          .rotationEffect(.degrees(90))
        Circle().trim(from: 0.125, to: 0.125 + 0.75 * fraction)
          .stroke(
            AngularGradient(
              gradient: Gradient(stops: [.init(color: .blue, location: 0), .init(color: .red, location: 1)]),
              center: .center, startAngle: .degrees(45), endAngle: .degrees(315)),
            style: .init(lineWidth: 14, lineCap: .round)
          )
          .rotationEffect(.degrees(90))
        ForEach(0..<11) { tick in
          Rectangle().frame(width: 2, height: tick.isMultiple(of: 5) ? 12 : 6).offset(y: -radius + 26).rotationEffect(
            .degrees(Double(tick) * 27 - 135))
        }
        VStack(spacing: 0) {
          Text(value, format: .number.precision(.fractionLength(1))).font(.system(size: radius * 0.4, weight: .thin))
            .contentTransition(.numericText())
          Text("°C").font(.footnote).kerning(1.2).baselineOffset(2)
        }
      }
      .contentShape(Circle())
      .gesture(
        DragGesture(minimumDistance: 2).onChanged { g in
          let center = CGPoint(x: geo.size.width / 2, y: geo.size.height / 2)
          let angle = atan2(g.location.y - center.y, g.location.x - center.x)
          var degrees = Angle(radians: angle).degrees - 135
          if degrees < 0 { degrees += 360 }
          guard degrees <= 270 else { return }
          let new = range.lowerBound + degrees / 270 * (range.upperBound - range.lowerBound)
          withTransaction(
            Transaction(
              animation: reduceMotion ? nil : .interactiveSpring(response: 0.2, dampingFraction: 0.9))
          ) {
            value = (new * 2).rounded() / 2
          }
        }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { value = 21 })
    }
    .aspectRatio(contentMode: .fit)
    .sensoryFeedback(.selection, trigger: value)
    .focusable()
    .digitalCrownRotation(
      $value, from: range.lowerBound, through: range.upperBound, by: 0.5, sensitivity: .medium, isContinuous: false,
      isHapticFeedbackEnabled: true
    )
    .accessibilityRepresentation { Slider(value: $value, in: range, step: 0.5) { Text("Temperature") } }
  }
}
struct BarGaugeStyle: GaugeStyle {
  var tint = Gradient(colors: [.green, .yellow, .red])
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GeometryReader { g in
        ZStack(alignment: .leading) {
          Rectangle().fill(.fill.tertiary)
          Rectangle().fill(LinearGradient(gradient: tint, startPoint: .leading, endPoint: .trailing)).mask(
            alignment: .leading
          ) { Rectangle().frame(width: g.size.width * configuration.value) }
        }.clipShape(RoundedRectangle(cornerRadius: 4))
      }.frame(height: 12)
      HStack {
        configuration.minimumValueLabel; Spacer(); configuration.currentValueLabel; Spacer();
        configuration.maximumValueLabel
      }.font(.caption2)
    }
  }
}
struct TickToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(
          systemName: configuration.isMixed
            ? "minus.circle.fill" : configuration.isOn ? "checkmark.circle.fill" : "circle"
        )
        .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
        .imageScale(.large)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? [.isSelected, .isToggle] : .isToggle)
    .accessibilityRemoveTraits(.isButton)
  }
}
struct PressableStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.controlSize) var controlSize
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, controlSize == .large ? 24 : 16).padding(.vertical, 10)
      .foregroundStyle(configuration.role == .destructive ? .red : .primary)
      .background {
        RoundedRectangle(cornerRadius: 12).fill(
          configuration.isPressed ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.regularMaterial))
      }
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
      .hoverEffect(.lift)
      .saturation(isEnabled ? 1 : 0).brightness(configuration.isPressed ? -0.05 : 0).contrast(1).grayscale(0)
      .animation(.smooth(duration: 0.2), value: configuration.isPressed)
  }
}
struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
  }
}
struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var rows: [[(Int, CGSize)]] = []; var size: CGSize = .zero }
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 10)).width
    var rows: [[(Int, CGSize)]] = [[]]
    var x: CGFloat = 0, y: CGFloat = 0, rowHeight: CGFloat = 0, maxX: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 { rows.append([]); y += rowHeight + spacing; x = 0; rowHeight = 0 }
      rows[rows.count - 1].append((index, size))
      x += size.width + spacing
      maxX = max(maxX, x - spacing)
      rowHeight = max(rowHeight, size.height)
    }
    cache.rows = rows
    cache.size = CGSize(width: maxX, height: y + rowHeight)
    return cache.size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var point = bounds.origin
    for row in cache.rows {
      for (index, size) in row {
        subviews[index].place(at: point, anchor: .topLeading, proposal: ProposedViewSize(size))
        point.x += size.width + spacing + subviews[index][Gap.self]
      }
      point.x = bounds.minX
      point.y += (row.map(\.1.height).max() ?? 0) + spacing
    }
  }
  struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }
  static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = nil; return p }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}
private struct MidAccountAndName: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] } }
extension VerticalAlignment { fileprivate static let midAccountAndName = VerticalAlignment(MidAccountAndName.self) }
struct DialScreen: View {
  @State private var value = 21.0
  @State private var isOn = [true, false]
  @State private var layout = AnyLayout(HStackLayout(alignment: .top, spacing: 12))
  @Environment(\.horizontalSizeClass) var sizeClass
  @FocusState private var focus: Field?
  enum Field: Hashable { case name, dial }
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      layout {
        DialView(value: $value).frame(width: 240).focused($focus, equals: .dial)
        Gauge(value: value, in: 10...30) {
          Text("Temp")
        } currentValueLabel: {
          Text(value.formatted())
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(BarGaugeStyle())
      }
      Toggle(sources: $isOn, isOn: \.self) { Text("All") }.toggleStyle(TickToggleStyle())
      FlowLayout(spacing: 6) {
        ForEach(["a", "bb", "ccc"], id: \.self) {
          Text($0).padding(4).background(.thinMaterial, in: Capsule()).layoutValue(key: FlowLayout.Gap.self, value: 2)
        }
      }
      HStack(alignment: .midAccountAndName) {
        Text("@x").alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
        VStack {
          Image(systemName: "person.crop.circle");
          Text("PAUL").alignmentGuide(.midAccountAndName) { d in d[.bottom] - d.height / 2 }
        }
      }
      Button("Go") {}.buttonStyle(DoubleTapStyle())
      Button("Delete", role: .destructive, action: {}).buttonStyle(PressableStyle()).controlSize(.large)
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Long long text"); Text("more")
        }; Text("short")
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("A").gridColumnAlignment(.trailing); Text("B").gridCellColumns(2)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .top) {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("C").gridCellAnchor(.trailing)
        }
      }
    }
    .scrollBounceBehavior(.basedOnSize)
    .scrollContentBackground(.hidden)
    .defaultFocus($focus, .dial)
    .onKeyPress(.upArrow) {
      value += 0.5; return .handled
    }
    .onKeyPress(keys: [.downArrow, "j"], phases: [.down, .repeat]) { press in
      value -= press.modifiers.contains(.shift) ? 5 : 0.5; return .handled
    }
    .onMoveCommand { direction in if direction == .left { value = 10 } }
    .onExitCommand { focus = nil }
    .task(id: sizeClass) { layout = sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()) }
    .toolbar { ToolbarItem(placement: .bottomBar) { Text("x") } }

    .ignoresSafeArea(.keyboard)
  }
}
#Preview("Dial", traits: .sizeThatFitsLayout) {
  @Previewable @State var v = 20.0
  DialView(value: $v)
}
struct Dial_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      DialScreen(); DialScreen().environment(\.colorScheme, .dark).previewDisplayName("Dark")
    }.previewLayout(.fixed(width: 400, height: 300))
  }
}

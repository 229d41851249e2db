import Faceplate

struct CheckSteppers: View {
  @State private var count = 3
  @State private var level = 0.5
  @State private var speed: Float = 2
  func isValid(_ editing: Bool) {}

  var body: some View {
    Group {
      Stepper(onIncrement: { count += 1 }, onDecrement: nil, onEditingChanged: isValid) { Text("A") }
      Stepper {
        Text("B")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      } onEditingChanged: { _ in
      }
      Stepper("C", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper(value: $count) { Text("D") }
      Stepper(value: $count, step: 5, onEditingChanged: { _ in }) { Text("E") }
      Stepper(value: $level, in: 0...1, step: 0.1) { Label("F", systemImage: "fan") }
      Stepper(value: $level, in: 0...1, step: 0.1, label: { Text("G") }, onEditingChanged: isValid)
      Stepper("H \(count)", value: $count, in: 0...10)
      Stepper("I", value: $level, in: 0...1, step: 0.25, onEditingChanged: { _ in })
      Stepper(String("J"), value: $count, step: 2)
    }
    Group {
      Stepper("K", value: $level, in: 0...1, step: 0.1, format: .number)
      Stepper("L", value: $level, step: 0.1, format: .percent)
      Stepper(value: $level, in: 0...1, step: 0.1, format: .percent) { Text("M") }
      Stepper(value: $level, format: .number) { Text("M2") }
      Stepper("L2", value: $count, format: .number)
      Stepper("L3", value: $count, in: 0...9, step: 3, format: .number)
    }
    Group {
      Slider(value: $level)
      Slider(value: $level, in: 0...2) { isValid($0) }
      Slider(value: $level, in: 0...2, step: 0.5)
      Slider(value: $speed, in: 0...2, step: 0.5, onEditingChanged: isValid)
      Slider(value: $level) { Text("N") }
      Slider(value: $level, in: 0...1, step: 0.1) {
        Text("O")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $level, in: 0...1) {
        Text("P")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { _ in
      }
      Slider(value: $level, in: -1...1, neutralValue: 0, enabledBounds: -0.5...0.5) {
        Text("Q")
      } ticks: {
        SliderTick(-0.5)
        SliderTick(0.5)
      }
      Slider(value: $level, in: 0...1) {
        Text("R")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } ticks: {
        SliderTickContentForEach([0.25, 0.5], id: \.self) { SliderTick($0) }
      }
      RangeSlider("S", value: .constant(0.2...0.8), in: 0...1, step: 0.1)
    }
  }
}

struct CheckButtons: View {
  struct Lamp: Identifiable { let id: Int; var isOn: Bool }
  @State private var isOn = false
  @State private var lamps = [Lamp(id: 0, isOn: true), Lamp(id: 1, isOn: false)]

  var body: some View {
    Group {
      Toggle(isOn: $isOn) { Text("A") }
      Toggle("B", isOn: $isOn).toggleStyle(.automatic)
      Toggle("C", systemImage: "fan", isOn: $isOn).toggleStyle(.switch)
      Toggle(sources: $lamps, isOn: \.isOn) { Text("D") }.toggleStyle(.button)
      Toggle("E", sources: $lamps, isOn: \.isOn).toggleStyle(.checkbox)
    }
    Group {
      Button(action: {}) { Text("F") }.buttonStyle(.bordered)
      Button("G") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      Button("H", role: .destructive) {}.buttonStyle(.borderless)
      Button(role: .cancel) {
      } label: {
        Text("I")
      }.buttonStyle(.plain).buttonBorderShape(.roundedRectangle(radius: 4))
      Button("J", systemImage: "plus") {}.buttonRepeatBehavior(.enabled).repeatTiming(
        delay: .milliseconds(400), interval: .milliseconds(100))
      Button("K", systemImage: "plus", role: .destructive, action: {}).buttonRepeatBehavior(.automatic)
    }
    .controlSize(.mini).controlSize(.small).controlSize(.regular).controlSize(.large).controlSize(.extraLarge)
  }
}

struct CheckGauges: View {
  @State private var level = 0.5
  @State private var text = ""
  @State private var number = 1.5
  @State private var choice = 1
  var body: some View {
    Group {
      Gauge(value: level) { Text("A") }.gaugeStyle(.automatic)
      Gauge(value: level, in: 0...2) {
        Text("B")
      } currentValueLabel: {
        Text("b")
      }.gaugeStyle(.linearCapacity)
      Gauge(value: level, in: 0...2) {
        Text("C")
      } currentValueLabel: {
        Text("c")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("2")
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(
        value: level, in: 0...2, label: { Text("D") }, currentValueLabel: { Text("d") },
        markedValueLabels: { Text("x").tag(0.5) }
      )
      .gaugeStyle(.accessoryLinear)
      Gauge(value: level) { Text("E") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: level) { Text("E") }.gaugeStyle(.accessoryLinearCapacity)
      ProgressView()
      ProgressView("Loading…")
      ProgressView(value: level).progressViewStyle(.linear)
      ProgressView(value: 3, total: 10) {
        Text("F")
      } currentValueLabel: {
        Text("3")
      }.progressViewStyle(.circular)
    }
    Group {
      ProgressView(value: nil as Double?, total: 1)
      ProgressView("G", value: 0.4)
      LabeledContent("H", value: "h")
      LabeledContent("I", value: 3, format: .number)
      LabeledContent {
        Text("J")
      } label: {
        Text("K")
      }
      Picker("L", selection: $choice) {
        Text("1").tag(1); Text("2").tag(2)
      }.pickerStyle(.wheel).labelsHidden()
      Picker(selection: $choice) {
        ForEach(0..<3) { Text("\($0)") }
      } label: {
        Text("M")
      }.pickerStyle(.inline)
      TextField("N", text: $text).onSubmit {}.keyboardType(.decimalPad).keypad(.number)
      TextField("O", value: $number, format: .number)
      TextField("P", value: $number, format: .currency(code: "EUR"), prompt: Text("Price"))
    }
  }
}

struct CheckRotary: View {
  @State private var value = 0.0
  @State private var isIdle = true
  @FocusState private var isFocused: Bool
  @FocusState private var row: Int?
  @Namespace private var scope
  @Environment(\.isFocused) private var hasFocus

  var body: some View {
    Text("A").focusable().digitalCrownRotation($value)
    Text("B").focusable(true)
      .digitalCrownRotation(
        $value, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true, isHapticFeedbackEnabled: false)
    Text("C").focusable()
      .digitalCrownRotation(detent: $value, from: 0, through: 10, by: 0.5, sensitivity: .high) { event in
        _ = event.offset + event.velocity
      } onIdle: {
        isIdle = true
      }
    Text("D").focusable().rotary($value, in: 0...10, by: 1).rotaryMode(.navigateThenEdit).onRotaryPress {}
      .onRotaryLongPress {}
    VStack {
      Text("E").focusable().focused($isFocused)
      Text("F").focusable().focused($row, equals: 1)
    }
    .defaultFocus($row, 1)
    .focusSection()
    Text("G").prefersDefaultFocus(in: scope).focusEffectDisabled()
      .onMoveCommand { direction in _ = direction == .up }
      .onExitCommand {}
      .onKeyPress(.space) { .handled }
      .onKeyPress(.return, phases: .down) { _ in .ignored }
      .onKeyPress(keys: ["a", .escape], phases: [.down, .up]) { press in press.phase == .up ? .handled : .ignored }
  }
}

struct CheckGestures: View {
  @GestureState private var offset = CGSize.zero
  @GestureState(reset: { _, transaction in transaction.animation = .spring }) private var scale = 1.0
  @GestureState(initialValue: false, resetTransaction: Transaction(animation: .default)) private var isDown: Bool
  @State private var text = ""

  var body: some View {
    let drag = DragGesture(minimumDistance: 10, coordinateSpace: .named("pad"))
      .updating($offset) { value, state, transaction in
        state = value.translation
        transaction.disablesAnimations = true
      }
      .onChanged { value in
        text =
          "\(value.time) \(value.location) \(value.startLocation) \(value.velocity) \(value.predictedEndLocation) \(value.predictedEndTranslation)"
      }
      .onEnded { _ in }
    let press = LongPressGesture(minimumDuration: 0.5, maximumDistance: 10)
    let combined = press.sequenced(before: drag)
      .onEnded { value in
        if case .second(true, let drag?) = value { text = "\(drag.translation)" }
      }
    Text(text).gesture(combined, including: .all)
    Text("A").gesture(
      TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
        switch value {
        case .first: text = "double"
        case .second: text = "single"
        }
      })
    Text("B").gesture(
      MagnifyGesture().simultaneously(with: RotateGesture()).updating($scale) { value, state, _ in
        state = Double(value.first?.magnification ?? 1) + (value.second?.rotation.degrees ?? 0)
      })
    Text("C").highPriorityGesture(
      SpatialTapGesture(count: 1, coordinateSpace: .local).onEnded { text = "\($0.location)" })
    Text("D").simultaneousGesture(DragGesture().map(\.translation.width).onChanged { text = "\($0)" })
    Text("E").onTapGesture(count: 2) {}
      .onTapGesture(coordinateSpace: .global) { location in text = "\(location)" }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 20, perform: {}, onPressingChanged: { _ in })
      .onLongPressGesture {
      } onPressingChanged: { _ in
      }
      .contentShape(.rect)
      .allowsHitTesting(true)
      .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
  }
}

@Observable final class CheckModel { var name = "x" }
final class CheckObject: ObservableObject { @Published var count = 0 }
struct CheckKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  var check: Int {
    get { self[CheckKey.self] }
    set { self[CheckKey.self] = newValue }
  }
  @Entry var checkNote: String = "d"
}
struct CheckPreference: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct CheckData: View {
  @State private var model = CheckModel()
  @EnvironmentObject private var object: CheckObject
  @Environment(CheckModel.self) private var shared: CheckModel?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @AppStorage("c.volume") private var volume = 0.5

  var body: some View {
    @Bindable var model = model
    TextField("A", text: $model.name)
      .environment(model)
      .environment(\.check, 3)
      .transformEnvironment(\.checkNote) { $0 += "!" }
      .anchorPreference(key: CheckPreference.self, value: .bounds) { ["a": $0] }
      .overlayPreferenceValue(CheckPreference.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors["a"] { Rectangle().stroke().frame(width: proxy[anchor].width) }
        }
      }
      .backgroundPreferenceValue(CheckPreference.self) { _ in Color.clear }
      .onPreferenceChange(CheckPreference.self) { _ in }
      .onChange(of: model.name, initial: true) { old, new in volume = Double(new.count - old.count) }
      .onChange(of: volume) {}
      .task(id: volume) { await Task.yield() }
      .task(priority: .background) {}
      .onAppear {}
  }
}

struct CheckFlow: Layout {
  struct Cache { var sizes: [CGSize] = [] }
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: cache.sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(cache.sizes[index]))
      y +=
        cache.sizes[index].height
        + (index > 0 ? subview.spacing.distance(to: subviews[index - 1].spacing, along: .vertical) : 0)
      _ = subview[CheckValue.self] + subview.priority
    }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}
struct CheckValue: LayoutValueKey { static let defaultValue: Double = 0 }

struct CheckLayout: View {
  @State private var isWide = true
  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(CheckFlow())
    layout {
      Text("A").layoutValue(key: CheckValue.self, value: 2); Text("B").layoutPriority(1)
    }
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow(alignment: .firstTextBaseline) {
        Text("1"); Text("2").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("3").gridCellColumns(2).gridCellAnchor(.center) }
    }
    LazyHGrid(rows: [
      GridItem(.adaptive(minimum: 20)), GridItem(.flexible(minimum: 10, maximum: 20), spacing: 2, alignment: .top),
    ]) { Text("C") }
    ScrollView([.horizontal, .vertical]) { Text("D") }
    Text("E").frame(minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, maxHeight: 30, alignment: .leading)
      .padding([.horizontal, .top], 4).padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .offset(x: 1).offset(CGSize(width: 1, height: 1)).position(x: 3, y: 3).position(CGPoint(x: 3, y: 4)).fixedSize()
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { Text("F") }
      .alignmentGuide(.leading) { $0[.trailing] + $0.width / 2 }
      .alignmentGuide(VerticalAlignment.center) { d in d[VerticalAlignment.bottom] }
  }
}

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
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
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
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10).drawingGroup(opaque: true)
    AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(30))
    EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
  }
}

struct CheckAccess: View {
  @AccessibilityFocusState private var isRead: Bool
  @State private var value = 0
  var body: some View {
    Text("A").accessibilityLabel("a").accessibilityValue("v").accessibilityHint("h").accessibilityIdentifier("i")
      .accessibilityHidden(false).accessibilitySortPriority(1).accessibilityInputLabels(["x", "y"])
      .accessibilityAddTraits([.isButton, .isHeader, .isSelected, .updatesFrequently]).accessibilityRemoveTraits(
        .isImage
      )
      .accessibilityElement(children: .combine)
      .accessibilityAdjustableAction { direction in value += direction == .increment ? 1 : -1 }
      .accessibilityAction(named: "Reset") { value = 0 }
      .accessibilityAction { value = 1 }
      .accessibilityAction(.escape) {}
      .accessibilityAction(.magicTap) {}
      .accessibilityRepresentation { Slider(value: .constant(0.5)) }
      .accessibilityFocused($isRead)
      .accessibilityCustomContent("Power", "300 W")
    VStack { Text("B") }.accessibilityElement(children: .contain).accessibilityActions { Button("C") {} }
    Button("Say") { AccessibilityNotification.Announcement("Hello").post() }
      .sensoryFeedback(.success, trigger: value)
      .sensoryFeedback(.increase, trigger: value) { old, new in new > old }
      .sensoryFeedback(trigger: value) { old, new in
        new > old ? .impact(weight: .heavy, intensity: 0.5) : .impact(flexibility: .soft)
      }
      .sensoryFeedback(.levelChange, trigger: value)
  }
}

#Preview("Checklist", traits: .sizeThatFitsLayout) { CheckAccess() }
#Preview(traits: .fixedLayout(width: 100, height: 100)) { CheckDrawing() }

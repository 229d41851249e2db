import Looks
import Graphics
import Runtime
import Values

/// A chart of marks: lines, areas, bars, points, rules, rectangles or sectors.
///
///     Chart {
///       ForEach(readings) { reading in
///         LineMark(x: .value("Time", reading.time), y: .value("Temperature", reading.celsius))
///           .foregroundStyle(by: .value("Room", reading.room))
///       }
///       RuleMark(y: .value("Limit", 90)).foregroundStyle(.red)
///     }
///     .chartYScale(domain: 0...100)
///
/// The axes, their ticks and the legend follow from the values; modifiers of the view change them. A chart takes the
/// space that it is offered; a small one leaves out axes and legend in favour of the marks. For values that are
/// measured continuously use a ``TimeSeries``.
@preconcurrency @MainActor public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each of some identifiable elements.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, identity: \.id, content: content)
  }

  /// Creates a chart with marks for each of some elements that are identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, identity: { $0[keyPath: id] }, content: content)
  }

  /// The marks with their axes and their legend.
  public var body: some View {
    ChartWithLegend(marks: ChartMarks(content))
      .frame(minWidth: 40, idealWidth: 320, minHeight: 40, idealHeight: 200)
  }
}

/// A chart in a space of a known size.
struct ChartSpace: View {
  let marks: ChartMarks
  let size: Size
  @Environment({ $0 }) private var environment
  @State private var cursor: PlotValue?
  @State private var choice: ChartSectorChoice?
  @State private var origin = AnchorOrigin()
  @State private var viewport = ChartViewport()
  @State private var touches = ChartTouches()
  @State private var typesetter = LabelTypesetter()

  var body: some View {
    let (options, plan, origin) = (environment.chartOptions, plan, origin)
    Node.afterUpdateHere { origin.belong(to: $0) }
    return layers(plan, options)
  }

  private func layers(_ plan: ChartPlan, _ options: ChartOptions) -> some View {
    ZStack(alignment: .topLeading) {
      if let background = options.background { background(proxy(plan)) }
      if let plotStyle = options.plotStyle {
        plotStyle(AnyView(Color.clear)).frame(width: plan.plot.width, height: plan.plot.height)
          .offset(x: plan.plot.minX, y: plan.plot.minY).allowsHitTesting(false)
      }
      if options.isInteractive {
        visual(plan, options)
          .gesture(ContactGesture(axes: .horizontal, contact: { follow($0, plan) }))
          .focusTarget(focus(plan))
      } else {
        visual(plan, options)
      }
      if let overlay = options.overlay { overlay(proxy(plan)) }
    }
    .frame(width: size.width, height: size.height)
    .environment(ChartOptions()) { $0.chartOptions = $1 }
  }

  /// The plan of the chart as it is shown now.
  private var plan: ChartPlan {
    let options = environment.chartOptions
    var shown = viewport
    if let position = options.scrollPosition?.get() { shown.lower = position }
    if shown.lower == nil { shown.lower = options.initialPosition }
    return ChartPlanner.plan(
      ChartData(marks), options, shown, size: size, in: environment, typesetter: typesetter)
  }

  private func visual(_ plan: ChartPlan, _ options: ChartOptions) -> some View {
    ChartVisual(
      plan: plan, reading: reading(plan, options), typesetter: typesetter, meaning: meaning(plan, options),
      isTouched: options.isInteractive)
  }

  /// The place of the cursor: the application's selection, if there is one.
  private func place(_ options: ChartOptions, _ plan: ChartPlan) -> PlotValue? {
    guard !plan.sectors.isEmpty else { return options.selection?.get() ?? cursor }
    if let angle = options.angleSelection {
      let value = angle.get()
      if let choice, value == choice.value, plan.sector(choice.place)?.range == choice.range { return choice.place }
      return value?.number.flatMap(plan.sector)
    }
    return options.selection?.get().flatMap { plan.sector(named: $0, before: cursor) } ?? cursor
  }

  /// The proxy that returns positions on this chart.
  private func proxy(_ plan: ChartPlan) -> ChartProxy { ChartProxy(plan: plan, origin: origin) }

  private func reading(_ plan: ChartPlan, _ options: ChartOptions) -> ChartCursorReading? {
    guard options.hasCursor, let place = place(options, plan), let snapped = plan.snapped(place) else { return nil }
    return plan.reading(at: snapped, in: environment)
  }

  // MARK: Changes

  /// - Parameter angle: on a pie, a value in the sector at the place; `nil` for the middle of the sector.
  private func setCursor(_ place: PlotValue?, angle: Double? = nil, _ plan: ChartPlan) {
    let options = environment.chartOptions
    cursor = place
    if plan.sectors.isEmpty {
      options.selection?.set(place)
      return
    }
    let sector = place.flatMap(plan.sector)
    options.selection?.set(sector.map { .category($0.name) })
    guard let selection = options.angleSelection else { return }
    let value = sector.flatMap { plan.angle(angle, in: $0, rounded: selection.rounded) }
    choice = sector.flatMap { sector in place.map { ChartSectorChoice(place: $0, range: sector.range, value: value) } }
    selection.set(value)
  }

  private func show(_ viewport: ChartViewport, _ plan: ChartPlan) {
    self.viewport = viewport
    guard let position = environment.chartOptions.scrollPosition, let whole = plan.whole else { return }
    let usual = environment.chartOptions.visibleLength
    position.set(viewport.range(of: whole, usual: usual, isLive: plan.isLive).lowerBound)
  }

  private func follow(_ event: ContactGesture.Value, _ plan: ChartPlan) {
    let options = environment.chartOptions
    switch touches.follow(event, pans: options.isScrollable) {
    case .none: break
    case .cursor(let point):
      if options.hasCursor { setCursor(plan.cursor(at: point), angle: plan.angleValue(at: point), plan) }
    case .pan(let distance):
      guard let shown = plan.x.range, let whole = plan.whole, plan.x.length > 0 else { return }
      let amount = -distance / (plan.x.end - plan.x.start) * (shown.upperBound - shown.lowerBound)
      show(viewport.panned(by: amount, from: shown, of: whole, isLive: plan.isLive), plan)
    case .zoom(let factor, let center):
      guard options.isScrollable, let value = plan.x.value(at: center)?.number else { return }
      zoom(factor, around: value, plan)
    }
  }

  private func zoom(_ factor: Double, around center: Double, _ plan: ChartPlan) {
    guard let shown = plan.x.range, let whole = plan.whole else { return }
    show(viewport.zoomed(by: factor, around: center, from: shown, of: whole, isLive: plan.isLive), plan)
  }

  /// Zooms around the cursor or, without one, around the middle.
  private func zoom(_ factor: Double, _ plan: ChartPlan) {
    guard let shown = plan.x.range else { return }
    let middle = plan.isLive && viewport.lower == nil ? shown.upperBound : (shown.lowerBound + shown.upperBound) / 2
    zoom(factor, around: place(environment.chartOptions, plan)?.number ?? middle, plan)
  }

  /// Moves the cursor by steps, and the axis with it. Without a cursor the axis moves by twentieths.
  ///
  /// - Returns: whether anything has changed.
  @discardableResult
  private func step(_ count: Int, _ plan: ChartPlan) -> Bool {
    let options = environment.chartOptions
    guard options.hasCursor else { return pan(by: Double(count) / 20, plan) }
    return moveCursor(to: plan.cursor(place(options, plan), movedBy: count, scale: environment.displayScale), plan)
  }

  /// Moves the cursor to the first or the last value, and the axis with it. Without a cursor the axis moves to its end.
  private func moveToEnd(_ isLast: Bool, _ plan: ChartPlan) {
    if environment.chartOptions.hasCursor {
      _ = moveCursor(to: plan.cursorEnd(isLast: isLast), plan)
    } else {
      _ = pan(by: isLast ? 1e9 : -1e9, plan)
    }
  }

  /// Moves the cursor to a place, and the axis as far as needed to show it.
  ///
  /// - Returns: whether the cursor has moved.
  private func moveCursor(to next: PlotValue?, _ plan: ChartPlan) -> Bool {
    guard let next, next != place(environment.chartOptions, plan) else { return false }
    setCursor(next, plan)
    if let number = next.number, let shown = plan.x.range, !shown.contains(number) {
      let distance = number < shown.lowerBound ? number - shown.lowerBound : number - shown.upperBound
      _ = pan(by: distance / (shown.upperBound - shown.lowerBound), plan)
    }
    return true
  }

  /// Moves the axis by a share of what is shown.
  private func pan(by share: Double, _ plan: ChartPlan) -> Bool {
    guard let shown = plan.x.range, let whole = plan.whole else { return false }
    let amount = share * (shown.upperBound - shown.lowerBound)
    let next = viewport.panned(by: amount, from: shown, of: whole, isLive: plan.isLive)
    if next == viewport { return false }
    show(next, plan)
    return true
  }

  // MARK: Knob, keys and meaning

  /// The factor by which a step of the knob or a key zooms.
  private static let zoomStep = 1.25

  private func focus(_ plan: ChartPlan) -> FocusTarget {
    var target = FocusTarget()
    target.editing.adjust = { _, count in step(count, plan) }
    target.editing.moveToEnd = { _, isMaximum in moveToEnd(isMaximum, plan) }
    target.editing.revert = { setCursor(nil, plan) }
    if environment.chartOptions.isScrollable {
      target.editing.adjustFinely = { detents in
        for _ in 0..<min(20, abs(detents)) { zoom(detents > 0 ? Self.zoomStep : 1 / Self.zoomStep, plan) }
        return true
      }
    }
    return target
  }

  /// Describes the chart to assistive technology.
  private func meaning(_ plan: ChartPlan, _ options: ChartOptions) -> Semantics {
    let words = environment.localizer
    let isOne = plan.traces.count < 2
    let name = isOne ? plan.spoken.yName : ""
    var meaning = Semantics(
      role: .gauge, label: name.isEmpty ? words("Chart") : name, value: reading(plan, options)?.spoken ?? "")
    meaning.summary = { [environment] in
      plan.extents(in: environment).map { extent in
        let text = words("\(extent.count) values from \(extent.least) to \(extent.greatest)")
        return isOne ? text : "\(extent.name): \(text)"
      }.joined(separator: ". ")
    }
    guard options.isInteractive, environment.isEnabled else { return meaning }
    meaning.adjust = { step($0, plan) }
    if options.isScrollable {
      meaning.actions = [
        .init(name: words("Zoom in"), isToolkitName: true) { zoom(Self.zoomStep, plan) },
        .init(name: words("Zoom out"), isToolkitName: true) { zoom(1 / Self.zoomStep, plan) },
      ]
    }
    return meaning
  }
}

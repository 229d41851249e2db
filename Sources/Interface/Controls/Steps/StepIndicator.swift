import Looks
import Runtime
import Values

/// Shows the progress of a task that consists of steps.
///
///     StepIndicator(count: 3, current: step, captions: ["Cart", "Address", "Payment"]) { step = $0 }
///
/// The steps before the current one count as done; with an action, a tap on one of them returns to it. A
/// current step of -1 means that the task has not started, one of `count` that it is complete. Where the captions have no
/// room beside each other, only that of the current step is shown; where there is none for the circles, the text
/// "Step 2 of 3" is shown instead. An advance is animated: the line fills and the
/// circles fade into their new states.
@preconcurrency @MainActor public struct StepIndicator<Icon: View>: View {
  private let count: Int
  private let current: Int
  private let states: [Int: StepState]
  private let captions: [String]
  private let icon: ((Int) -> Icon)?
  private var metrics = StepIndicatorMetrics.standard
  private var isVertical = false
  private var colors = StepIndicatorColors.standard
  private var symbols: [StepState: String] = [:]
  private let onSelect: ((Int) -> Void)?
  @Environment({ $0.accessibilityReduceMotion }) private var reducesMotion
  @Environment({ $0.localizer }) private var words

  fileprivate init(
    _ count: Int, _ current: Int, _ states: [Int: StepState], _ captions: [String], icon: ((Int) -> Icon)?,
    onSelect: ((Int) -> Void)?
  ) {
    self.count = max(0, count)
    self.current = max(-1, min(self.count, current))
    self.states = states
    self.captions = captions
    self.icon = icon
    self.onSelect = onSelect
  }

  /// Creates an indicator whose steps show icons in place of numbers.
  ///
  /// - Parameters:
  ///   - count: the number of steps.
  ///   - current: the index of the current step, from 0; -1 before the first, `count` after the last. Other
  ///     values are clamped.
  ///   - states: the states of steps that failed or were skipped, by index.
  ///   - captions: the names of the steps, in order; a missing one is empty.
  ///   - onSelect: called with the index of a step before the current one when it is tapped; `nil` makes the
  ///     steps inert.
  ///   - icon: returns the icon of the step with an index.
  public init(
    count: Int = 3, current: Int = 1, states: [Int: StepState] = [:], captions: [String] = [],
    onSelect: ((Int) -> Void)? = nil, @ViewBuilder icon: @escaping (Int) -> Icon
  ) {
    self.init(count, current, states, captions, icon: icon, onSelect: onSelect)
  }

  /// Sets the radius of the circles, in points; 0 makes them as high as the space that the indicator is
  /// offered. Circles shrink where there is no room.
  public func stepRadius(_ radius: Double) -> Self { with(\.metrics.radius, max(0, radius)) }

  /// Sets the thickness of the lines, in points.
  public func stepLineWidth(_ width: Double) -> Self { with(\.metrics.lineWidth, width) }

  /// Lays the steps out from top to bottom, or from leading to trailing for `false`.
  public func stepsVertical(_ isVertical: Bool = true) -> Self { with(\.isVertical, isVertical) }

  /// Sets the colours of the steps and the lines.
  public func stepColors(_ colors: StepIndicatorColors) -> Self { with(\.colors, colors) }

  /// Sets the sizes of the circles, the lines and what is in the circles.
  public func stepMetrics(_ metrics: StepIndicatorMetrics) -> Self { with(\.metrics, metrics) }

  /// Sets the system symbols of steps that are done, failed or were skipped, by name; `nil` leaves a symbol unchanged.
  ///
  ///     StepIndicator(count: 3, current: 1).stepSymbols(done: "hand.thumbsup.fill")
  public func stepSymbols(done: String? = nil, failed: String? = nil, skipped: String? = nil) -> Self {
    let changes: [(StepState, String?)] = [(.done, done), (.failed, failed), (.skipped, skipped)]
    return with(\.symbols, changes.reduce(into: symbols) { if let name = $1.1 { $0[$1.0] = name } })
  }

  private func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
    var result = self
    result[keyPath: part] = value
    return result
  }

  /// The duration of an advance from one step to another, in seconds.
  private static var advance: Double { 0.2 }

  /// The circles, the lines between them and the captions.
  public var body: some View {
    StepRow(
      count: count, radius: metrics.radius, lineWidth: metrics.lineWidth, isVertical: isVertical,
      passed: Double(current), current: current, colors: colors, hasCaptions: hasCaptions,
      isPressable: onSelect != nil, inside: parts
    )
    .animation(reducesMotion ? nil : .easeInOut(duration: Self.advance), value: current)
    .accessibilityElement(children: .contain)
    .changingElement { [words, progress] in
      $0.label = words("Steps")
      $0.value = progress
    }
  }

  private var hasCaptions: Bool { !captions.isEmpty }

  @ViewBuilder private var parts: some View {
    ForEach(0..<count) { circle($0) }
    if hasCaptions { ForEach(0..<count) { caption($0) } }
    Text(progress).lineLimit(1).accessibilityHidden(true)
  }

  private var progress: String {
    if current < 0 { return words("Not started") }
    return words(current >= count ? "All \(count) steps done" : "Step \(current + 1) of \(count)")
  }

  private func state(_ index: Int) -> StepState {
    states[index] ?? (index < current ? .done : index == current ? .current : .upcoming)
  }

  private func name(_ index: Int) -> String {
    let name = words("Step \(index + 1) of \(count)")
    return index < captions.count ? "\(name), \(captions[index])" : name
  }

  @ViewBuilder private func circle(_ index: Int) -> some View {
    let state = state(index)
    let face = StepCircle(
      index: index, state: state, colors: colors[state], icon: icon?(index), metrics: metrics,
      symbols: symbols, isLast: index == count - 1)
    if let onSelect, index < current {
      Button(action: { onSelect(index) }, label: { face })
        .buttonStyle(StepPressStyle())
        .changingElement { describe(index, &$0) }
    } else {
      face.accessibilityElement(children: .ignore).changingElement { describe(index, &$0) }
    }
  }

  private func describe(_ index: Int, _ element: inout SemanticsElement) {
    element.label = name(index)
    element.value = words(LocalizedStringKey(state(index).rawValue))
    if state(index) == .current { element.traits.insert(.isSelected) }
  }

  private func caption(_ index: Int) -> some View {
    Text(index < captions.count ? captions[index] : "")
      .font(.footnote.weight(index == current ? .semibold : .regular))
      .foregroundStyle(index == current ? .primary : .secondary)
      .multilineTextAlignment(isVertical ? .leading : .center)
      .lineLimit(2)
      .minimumScaleFactor(0.75)
      .accessibilityHidden(true)
  }
}

extension StepIndicator where Icon == EmptyView {
  /// Creates an indicator whose steps show their numbers.
  ///
  /// - Parameters:
  ///   - count: the number of steps.
  ///   - current: the index of the current step, from 0; -1 before the first, `count` after the last. Other
  ///     values are clamped.
  ///   - states: the states of steps that failed or were skipped, by index.
  ///   - captions: the names of the steps, in order.
  ///   - onSelect: called with the index of a step before the current one when it is tapped; `nil` makes the
  ///     steps inert.
  public init(
    count: Int = 3, current: Int = 1, states: [Int: StepState] = [:], captions: [String] = [],
    onSelect: ((Int) -> Void)? = nil
  ) {
    self.init(count, current, states, captions, icon: nil, onSelect: onSelect)
  }
}

/// A button style that dims the circle while it is pressed.
private struct StepPressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

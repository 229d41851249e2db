import Runtime
import Values

/// Shows how far something that is done step by step has come.
///
///     StepIndicator(count: 3, current: step, captions: ["Cart", "Address", "Payment"]) { step = $0 }
///
/// Steps before the current one are done; with an action they can be tapped to go back. A current step of -1 means that
/// nothing has begun, one of `count` that all is done.
@preconcurrency @MainActor public struct StepIndicator<Icon: View>: View {
  private let count: Int
  private let current: Int
  private let states: [Int: StepState]
  private let captions: [String]
  private let icon: ((Int) -> Icon)?
  private var radius = 22.0
  private var lineWidth = 2.0
  private var isVertical = false
  private var colors = StepIndicatorColors.standard
  private let onSelect: ((Int) -> Void)?

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

  /// Steps that show icons instead of numbers.
  ///
  /// - Parameters:
  ///   - count: how many steps there are.
  ///   - current: the step to do now, from 0; -1 before the first, `count` after the last.
  ///   - states: steps that failed or were skipped, by their index.
  ///   - captions: what the steps are called.
  ///   - onSelect: called with the index of a done step that is tapped.
  ///   - icon: the picture of a step.
  public init(
    count: Int = 3, current: Int = 1, states: [Int: StepState] = [:], captions: [String] = [],
    onSelect: ((Int) -> Void)? = nil, @ViewBuilder icon: @escaping (Int) -> Icon
  ) {
    self.init(count, current, states, captions, icon: icon, onSelect: onSelect)
  }

  /// The same with circles of another radius, in points; 0 makes them as high as the indicator is offered. They shrink
  /// where there is no room.
  public func stepRadius(_ radius: Double) -> Self { with(\.radius, max(0, radius)) }

  /// The same with lines of another thickness, in points.
  public func stepLineWidth(_ width: Double) -> Self { with(\.lineWidth, width) }

  /// The same from top to bottom.
  public func stepsVertical(_ isVertical: Bool = true) -> Self { with(\.isVertical, isVertical) }

  /// The same in other colours.
  public func stepColors(_ colors: StepIndicatorColors) -> Self { with(\.colors, colors) }

  private func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
    var result = self
    result[keyPath: part] = value
    return result
  }

  /// The steps.
  public var body: some View {
    StepRow(
      count: count, radius: radius, lineWidth: lineWidth, isVertical: isVertical, passed: current, colors: colors,
      hasCaptions: hasCaptions, inside: parts
    )
    .accessibilityElement(children: .contain)
    .changingElement { [count, current] in
      $0.label = "Steps"
      $0.value = Self.words(current, count)
    }
  }

  private var hasCaptions: Bool { !captions.isEmpty }

  @ViewBuilder private var parts: some View {
    ForEach(0..<count) { circle($0) }
    if hasCaptions { ForEach(0..<count) { caption($0) } }
    Text(Self.words(current, count)).lineLimit(1).accessibilityHidden(true)
  }

  private static func words(_ current: Int, _ count: Int) -> String {
    if current < 0 { return "Not started" }
    return current >= count ? "All \(count) steps done" : "Step \(current + 1) of \(count)"
  }

  private func state(_ index: Int) -> StepState {
    states[index] ?? (index < current ? .done : index == current ? .current : .upcoming)
  }

  private func name(_ index: Int) -> String {
    let name = "Step \(index + 1) of \(count)"
    return index < captions.count ? "\(name), \(captions[index])" : name
  }

  @ViewBuilder private func circle(_ index: Int) -> some View {
    let state = state(index)
    let face = StepCircle(index: index, state: state, colors: colors[state], icon: icon?(index))
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
    element.value = state(index).rawValue
    if state(index) == .current { element.traits.insert(.isSelected) }
  }

  private func caption(_ index: Int) -> some View {
    Text(index < captions.count ? captions[index] : "")
      .font(.footnote.weight(index == current ? .semibold : .regular))
      .foregroundStyle(index == current ? .primary : .secondary)
      .multilineTextAlignment(isVertical ? .leading : .center)
      .lineLimit(2)
      .accessibilityHidden(true)
  }
}

extension StepIndicator where Icon == EmptyView {
  /// Steps that show their numbers.
  ///
  /// - Parameters:
  ///   - count: how many steps there are.
  ///   - current: the step to do now, from 0; -1 before the first, `count` after the last.
  ///   - states: steps that failed or were skipped, by their index.
  ///   - captions: what the steps are called.
  ///   - onSelect: called with the index of a done step that is tapped.
  public init(
    count: Int = 3, current: Int = 1, states: [Int: StepState] = [:], captions: [String] = [],
    onSelect: ((Int) -> Void)? = nil
  ) {
    self.init(count, current, states, captions, icon: nil, onSelect: onSelect)
  }
}

/// A circle that is fainter while pressed.
private struct StepPressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// Shows its content in one phase after the other.
///
///     PhaseAnimator([1.0, 1.2]) { scale in Image(systemName: "bell").scaleEffect(scale) }
@preconcurrency @MainActor public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private init(
    _ phases: some Sequence<Phase>, _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (Array(phases), trigger, content, animation)
  }

  /// Content that goes through the phases again and again, unless motion is to be reduced.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, nil, content, animation)
  }

  /// Content that goes through the phases once whenever a value changes, back to the first.
  public init<U: Equatable>(
    _ phases: some Sequence<Phase>, trigger: U, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, AnyTrigger(trigger), content, animation)
  }

  /// The content in the phase that it is in.
  @ViewBuilder public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onChange(of: trigger) { _, _ in advance() }
        .onAppear { if trigger == nil && !reducesMotion { advance() } }
    }
  }

  private func advance() {
    let next = (index + 1) % phases.count
    guard phases.count > 1 else { return }
    withAnimation(animation(phases[next]) ?? .linear(duration: 0.001)) {
      index = next
    } completion: {
      if next != 0 || trigger == nil { advance() }
    }
  }
}

/// A value of any type that can be compared.
package struct AnyTrigger: Equatable {
  private let value: any Equatable
  package init(_ value: any Equatable) { self.value = value }
  package static func == (left: AnyTrigger, right: AnyTrigger) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return equals(left.value)
  }
}

/// A modifier that is animated itself, by an older name: `Animatable` and `ViewModifier` together.
@preconcurrency @MainActor public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Changes the view in one phase after the other, once whenever a value changes.
  public func phaseAnimator<Phase: Equatable, U: Equatable>(
    _ phases: some Sequence<Phase>, trigger: U,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }

  /// Changes the view in one phase after the other, again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }
}

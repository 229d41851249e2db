/// A view whose content goes through a sequence of phases, with an animation from each to the next.
///
///     PhaseAnimator([1.0, 1.2]) { scale in Image(systemName: "bell").scaleEffect(scale) }
@preconcurrency @MainActor public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @Environment({ $0.accessibilityReduceMotion }) private var reducesMotion

  private init(
    _ phases: some Sequence<Phase>, _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (Array(phases), trigger, content, animation)
  }

  /// Creates an animator that goes through the phases repeatedly while it is shown. With reduced motion it stays in the
  /// first phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, nil, content, animation)
  }

  /// Creates an animator that goes through the phases once each time that a value changes, and returns to the first.
  public init<U: Equatable>(
    _ phases: some Sequence<Phase>, trigger: U, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, AnyTrigger(trigger), content, animation)
  }

  /// The content in the current phase; empty if there are no phases.
  @ViewBuilder public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onChange(of: trigger) { _, _ in advance() }
        .onAppear { if trigger == nil && !reducesMotion { advance() } }
    }
  }

  /// Animates the content to the next phase, and continues when that animation has completed.
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

/// A type-erased value that can be compared. Values of different types are not equal.
package struct AnyTrigger: Equatable {
  private let value: any Equatable
  /// Wraps a value of any comparable type.
  package init(_ value: any Equatable) { self.value = value }
  /// Returns whether both values are of the same type and equal.
  package static func == (left: AnyTrigger, right: AnyTrigger) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return equals(left.value)
  }
}

/// An animatable modifier: SwiftUI's older name for a type that conforms to both protocols.
@preconcurrency @MainActor public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Animates the view through phases once each time that a value changes.
  public func phaseAnimator<Phase: Equatable, U: Equatable>(
    _ phases: some Sequence<Phase>, trigger: U,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }

  /// Animates the view through phases repeatedly.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }
}

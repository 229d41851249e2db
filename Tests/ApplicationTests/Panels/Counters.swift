import Faceplate
import Foundation

// Styles of a stepper of one's own, resolved through the environment.
protocol CounterStyle {
  associatedtype Body: View
  typealias Configuration = CounterStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
struct CounterStyleConfiguration {
  struct Label: View {
    let underlying: AnyView
    var body: some View { underlying }
  }
  let label: Label
  @Binding var value: Int
  let range: ClosedRange<Int>
  var canIncrement: Bool { value < range.upperBound }
  var canDecrement: Bool { value > range.lowerBound }
}
struct DefaultCounterStyle: CounterStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      HStack(spacing: 0) {
        Button {
          configuration.value -= 1
        } label: {
          Image(systemName: "minus").frame(width: 44, height: 32)
        }
        .disabled(!configuration.canDecrement)
        Divider().frame(height: 18)
        Button {
          configuration.value += 1
        } label: {
          Image(systemName: "plus").frame(width: 44, height: 32)
        }
        .disabled(!configuration.canIncrement)
      }
      .buttonStyle(.borderless)
      .buttonRepeatBehavior(.enabled)
      .background(.quaternary, in: .rect(cornerRadius: 8))
    } label: {
      configuration.label
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(configuration.value, format: .number))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: if configuration.canIncrement { configuration.value += 1 }
      case .decrement: if configuration.canDecrement { configuration.value -= 1 }
      @unknown default: break
      }
    }
  }
}
struct VerticalCounterStyle: CounterStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Inner(configuration: configuration)
  }
  private struct Inner: View {
    let configuration: CounterStyleConfiguration
    @Environment(\.isEnabled) var isEnabled
    @ScaledMetric(relativeTo: .title) private var side = 56.0
    @State private var trigger = 0
    var body: some View {
      VStack {
        Button("Up", systemImage: "chevron.up") {
          withAnimation(.snappy) {
            configuration.value += 1; trigger += 1
          }
        }
        Text("\(configuration.value)")
          .font(.system(.largeTitle, design: .rounded, weight: .heavy))
          .monospacedDigit()
          .contentTransition(.numericText(value: Double(configuration.value)))
        Button("Down", systemImage: "chevron.down") { withAnimation(.snappy) { configuration.value -= 1 } }
      }
      .labelStyle(.iconOnly)
      .controlSize(.large)
      .sensoryFeedback(.increase, trigger: trigger)
      .opacity(isEnabled ? 1 : 0.4)
      .frame(minWidth: side)
    }
  }
}
extension CounterStyle where Self == DefaultCounterStyle { static var automatic: Self { .init() } }
extension CounterStyle where Self == VerticalCounterStyle {
  static var vertical: VerticalCounterStyle { VerticalCounterStyle() }
}
struct CounterStyleKey: EnvironmentKey {
  static var defaultValue: any CounterStyle { DefaultCounterStyle() }
}
extension EnvironmentValues {
  var counterStyle: any CounterStyle {
    get { self[CounterStyleKey.self] }
    set { self[CounterStyleKey.self] = newValue }
  }
}
extension View {
  func counterStyle<S: CounterStyle>(_ style: S) -> some View { environment(\.counterStyle, style) }
}
extension CounterStyle {
  fileprivate func erased(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}
struct Counter<Label: View>: View {
  @Binding var value: Int
  let range: ClosedRange<Int>
  @ViewBuilder let label: () -> Label
  @Environment(\.counterStyle) private var style
  var body: some View {
    style.erased(.init(label: .init(underlying: AnyView(label())), value: $value, range: range))
  }
}
extension Counter where Label == Text {
  init(_ title: LocalizedStringKey, value: Binding<Int>, in range: ClosedRange<Int>) {
    self.init(value: value, range: range) { Text(title) }
  }
  @_disfavoredOverload
  init<S>(_ title: S, value: Binding<Int>, in range: ClosedRange<Int>) where S: StringProtocol {
    self.init(value: value, range: range) { Text(title) }
  }
}

// A modifier for holding.
struct RepeatWhileHeld: ViewModifier {
  var initialDelay: Duration = .milliseconds(500)
  var interval: Duration = .milliseconds(100)
  var action: @MainActor () -> Void
  @GestureState private var isHeld = false
  @State private var task: Task<Void, Never>?
  func body(content: Content) -> some View {
    content
      .scaleEffect(isHeld ? 0.95 : 1)
      .animation(.easeOut(duration: 0.15), value: isHeld)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .updating($isHeld) { _, state, _ in state = true }
      )
      .onChange(of: isHeld) { _, held in
        task?.cancel()
        guard held else { return }
        action()
        task = Task { @MainActor in
          try? await Task.sleep(for: initialDelay)
          while !Task.isCancelled {
            action()
            try? await Task.sleep(for: interval)
          }
        }
      }
      .onDisappear { task?.cancel() }
  }
}
extension View {
  func onHold(every interval: Duration = .milliseconds(100), perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modifier(RepeatWhileHeld(interval: interval, action: action))
  }
}

struct CounterScreen: View {
  @State private var cups = 2
  @State private var floor = 5
  @State private var held = 0
  var body: some View {
    VStack(spacing: 24) {
      Counter("Cups", value: $cups, in: 1...4)
      Counter("Floor", value: $floor, in: 0...9).counterStyle(.vertical)
      Text("Held \(held)")
        .padding()
        .background(.thinMaterial, in: Capsule())
        .onHold { held += 1 }
      RepeatButton {
        held += 10
      } label: {
        Text("Ten more")
      }
    }
    .padding()
  }
}

// A button that goes on while it is pressed for long.
struct RepeatButton<Label: View>: View {
  let action: () -> Void
  let label: () -> Label
  @State private var task: Task<Void, Never>?
  @GestureState private var isDown = false

  init(action: @escaping () -> Void, @ViewBuilder label: @escaping () -> Label) {
    self.action = action
    self.label = label
  }

  var body: some View {
    Button(action: action, label: label)
      .pressAction {
        if task == nil { task = Task { await go() } }
      } onRelease: {
        task?.cancel()
        task = nil
      }
  }

  @MainActor private func go() async {
    try? await Task.sleep(nanoseconds: 600_000_000)
    while !Task.isCancelled {
      action()
      try? await Task.sleep(nanoseconds: 200_000_000)
    }
  }
}

struct PressActions: ViewModifier {
  var onPress: () -> Void
  var onRelease: () -> Void

  func body(content: Content) -> some View {
    content.simultaneousGesture(
      DragGesture(minimumDistance: 0)
        .onChanged { _ in onPress() }
        .onEnded { _ in onRelease() })
  }
}

extension View {
  func pressAction(onPress: @escaping (() -> Void), onRelease: @escaping (() -> Void)) -> some View {
    modifier(PressActions(onPress: { onPress() }, onRelease: { onRelease() }))
  }
}

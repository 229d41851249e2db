import Faceplate
import FaceplateTesting

/// A control in one of the states in which people meet it.
nonisolated enum ControlState: String, CaseIterable {
  case rest, pressed, focused, disabled, readOnly

  /// The caption of the state.
  var title: String { self == .readOnly ? "read-only" : rawValue }
}

/// A control of which the guide shows all states.
nonisolated struct StateSample: Sendable, CustomStringConvertible {
  /// The name of the control, which is also that of its picture.
  let name: String
  /// The words by which the control, or the part of it that is pressed, is found.
  let label: String
  /// Whether the control has a value that can be shown without being changed.
  let hasReadOnly: Bool
  /// Where the control is pressed, as a fraction of its width.
  let place: Double
  private let root: @Sendable @MainActor () -> AnyView

  var description: String { name }

  init<Root: View>(
    _ name: String, _ label: String, hasReadOnly: Bool = false, pressedAt place: Double = 0.5,
    @ViewBuilder root: @escaping @Sendable @MainActor () -> Root
  ) {
    (self.name, self.label, self.hasReadOnly, self.place) = (name, label, hasReadOnly, place)
    self.root = { AnyView(root()) }
  }

  /// The size of the panel on which a control is drawn, in points.
  static let size = Size(width: 240, height: 96)

  /// The picture of the control in a state; `nil` where it does not have the state.
  @MainActor func picture(_ state: ControlState, _ scheme: ColorScheme) throws -> Bitmap? {
    if state == .readOnly, !hasReadOnly { return nil }
    let panel = try Harness(size: Self.size, colorScheme: scheme) {
      root().padding(12).disabled(state == .disabled).readOnly(state == .readOnly)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    switch state {
    case .pressed:
      let frame = try panel.element(label).frame
      try panel.press(at: Point(x: frame.minX + frame.width * place, y: frame.midY))
    case .focused: try panel.key(.tab)
    case .rest, .disabled, .readOnly: break
    }
    return panel.snapshot()
  }

  /// The controls of the guide.
  static let all: [StateSample] = [
    StateSample("button", "Start") { Button("Start") {} },
    StateSample("button-prominent", "Start") { Button("Start") {}.buttonStyle(.borderedProminent) },
    StateSample("button-borderless", "Start") { Button("Start") {}.buttonStyle(.borderless) },
    StateSample("button-destructive", "Delete") { Button("Delete", role: .destructive) {} },
    StateSample("menu", "More") { Menu("More") { Button("Rename") {} } },
    StateSample("toggle", "Light", hasReadOnly: true) { Toggle("Light", isOn: .constant(true)) },
    StateSample("toggle-off", "Light", hasReadOnly: true) { Toggle("Light", isOn: .constant(false)) },
    StateSample("toggle-button", "Light", hasReadOnly: true) {
      Toggle("Light", isOn: .constant(true)).toggleStyle(.button)
    },
    StateSample("toggle-checkbox", "Light", hasReadOnly: true) {
      Toggle("Light", isOn: .constant(true)).toggleStyle(.checkbox)
    },
    StateSample("stepper", "Increment", hasReadOnly: true) { Stepper("Time", value: .constant(20), in: 0...60) },
    StateSample("stepper-capsule", "Increment", hasReadOnly: true) {
      Stepper("Time", value: .constant(20), in: 0...60).stepperStyle(.capsule)
    },
    StateSample("stepper-compact", "Increment", hasReadOnly: true) {
      Stepper("Time", value: .constant(20), in: 0...60).stepperStyle(.compact)
    },
    StateSample("stepper-vertical", "Increment", hasReadOnly: true) {
      Stepper("Time", value: .constant(20), in: 0...60).stepperStyle(.vertical)
    },
    StateSample("stepper-coarse", "Increment", hasReadOnly: true) {
      Stepper("Time", value: .constant(20), in: 0...60).stepperStyle(.coarseFine).labelsHidden()
    },
    StateSample("slider", "Level", hasReadOnly: true) {
      Slider("Level", value: .constant(40.0), in: 0...100, step: 1, format: .number)
    },
    StateSample("range-slider", "Limits maximum", hasReadOnly: true) {
      RangeSlider("Limits", value: .constant(20.0...70.0), in: 0...100, step: 1, format: .number)
    },
    StateSample("picker-segments", "Mid", hasReadOnly: true) {
      Picker("Fan", selection: .constant(0)) {
        Text("Low").tag(0)
        Text("Mid").tag(1)
      }
      .pickerStyle(.segmented)
    },
    StateSample("picker-menu", "Fan", hasReadOnly: true, pressedAt: 0.9) {
      Picker("Fan", selection: .constant(0)) {
        Text("Low").tag(0)
        Text("Mid").tag(1)
      }
    },
    StateSample("disclosure", "Advanced") { DisclosureGroup("Advanced") { Text("More") } },
    StateSample("text-field", "Name", hasReadOnly: true) { TextField("Name", text: .constant("Oven")) },
  ]
}

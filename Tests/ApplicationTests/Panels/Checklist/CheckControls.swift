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

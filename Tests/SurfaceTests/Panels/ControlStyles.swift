import Faceplate

// Styles of the built-in controls, written by an application.

struct LampToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.easeInOut(duration: 0.2)) {
        configuration.isOn.toggle()
      }
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb.slash")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.yellow) : AnyShapeStyle(.secondary))
      }
    }
    .buttonStyle(PressedScale())
  }
}

struct PressedScale: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(
        RoundedRectangle(cornerRadius: 10, style: .continuous)
          .fill(LinearGradient(colors: [.gray.opacity(0.3), .gray.opacity(0.1)], startPoint: .top, endPoint: .bottom))
      )
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.spring(response: 0.2, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

struct DoubleTapButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: configuration.value)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.blue, .green]), center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
    .frame(width: 120, height: 120)
    .padding(5)
  }
}

struct StackedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.imageScale(.large)
      configuration.title.font(.caption2)
    }
  }
}

struct WideContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
  }
}

struct BarProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
      }
      .frame(height: 6)
    }
  }
}

struct ControlStylesPanel: View {
  enum Mode: String, CaseIterable, Identifiable {
    case cool, heat, dry
    var id: Self { self }
  }

  @State private var isOn = false
  @State private var level = 0.4
  @State private var opened = 0
  @State private var mode = Mode.cool

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Lamp", isOn: $isOn).toggleStyle(LampToggleStyle())
      Gauge(value: level) {
        Text("Level")
      } currentValueLabel: {
        Text("\(Int(level * 100)) %").contentTransition(.numericText())
      }
      .gaugeStyle(RingGaugeStyle())
      Slider(value: $level, in: 0...1, step: 0.1) {
        Text("Level")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      } onEditingChanged: { _ in
      }
      ProgressView("Washing", value: level, total: 1).progressViewStyle(BarProgress())
      LabeledContent("Mode", value: mode.rawValue).labeledContentStyle(WideContent())
      Picker("Mode", selection: $mode) {
        ForEach(Mode.allCases) { mode in
          Text(mode.rawValue.capitalized).tag(mode)
        }
      }
      .pickerStyle(.segmented)
      Label("Home", systemImage: "house").labelStyle(StackedLabel())
      Button("Open") { opened += 1 }.buttonStyle(DoubleTapButton())
      Button("Delete", role: .destructive) { opened = 0 }
        .buttonStyle(.borderedProminent)
        .tint(.red)
        .disabled(opened == 0)
      Text("Opened \(opened)")
    }
    .padding()
  }
}

import Faceplate
import Foundation

struct BigButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, controlSize == .large ? 16 : 10)
      .frame(maxWidth: .infinity)
      .background(configuration.role == .destructive ? Color.red : color, in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.3)
      .contentShape(.rect)
  }
}

extension ButtonStyle where Self == BigButtonStyle {
  static var big: BigButtonStyle { BigButtonStyle() }
  static func big(_ color: Color) -> BigButtonStyle { BigButtonStyle(color: color) }
}

struct DoubleTapButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
        Spacer()
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  static var check: Self { .init() }
}

struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption)
    }
  }
}

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.thickMaterial, in: .rect(cornerRadius: 12, style: .continuous))
  }
}

struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

struct RingGaugeStyle: GaugeStyle {
  var width: CGFloat = 6
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: width)
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, lineWidth: width)
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(alignment: .leading) {
      configuration.label
      GeometryReader { proxy in
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
      .frame(height: 6)
      configuration.currentValueLabel
    }
  }
}

extension View where Self == Text {
  func chip() -> some View {
    self.font(.caption).padding(.horizontal, 8).padding(.vertical, 3).background(.quaternary, in: .capsule)
  }
}

struct Card<Header: View, Content: View>: View {
  @ViewBuilder let header: () -> Header
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header()
      Divider()
      content()
    }
    .padding()
    .background { RoundedRectangle(cornerRadius: 10).fill(.background).shadow(radius: 1) }
  }
}

extension Card where Header == Text {
  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: { Text(title) }, content: content)
  }
}

struct StylesScreen: View {
  @State private var on = false
  @State private var count = 0
  @State private var selection: Int? = 1

  @ViewBuilder private var status: some View {
    switch count {
    case 0: Text("none")
    case 1...3: Text("some")
    default: Text("many").bold()
    }
  }

  @ViewBuilder
  private func row(_ title: String, systemImage: String? = nil) -> some View {
    if let systemImage {
      Label(title, systemImage: systemImage)
    } else {
      Text(title)
    }
  }

  var body: some View {
    ScrollView {
      VStack {
        Card("Title") {
          status
          Button("Add") { count += 1 }.buttonStyle(.big)
          Button("Remove", role: .destructive) { count -= 1 }.buttonStyle(.big(.green)).disabled(count == 0)
        }
        Button("Twice") { count += 1 }.buttonStyle(DoubleTapButtonStyle())
        Toggle("Check", isOn: $on).toggleStyle(.check)
        Toggle("Button", isOn: $on).toggleStyle(.button)
        Label("Kitchen", systemImage: "fork.knife").labelStyle(VerticalLabelStyle())
        Label("Kitchen", systemImage: "fork.knife").labelStyle(.iconOnly)
        GroupBox("Box") { Text("Inside") }.groupBoxStyle(CardGroupBoxStyle())
        GroupBox {
          Text("Plain")
        } label: {
          Label("Heading", systemImage: "tray")
        }
        LabeledContent("Serial", value: "A-17").labeledContentStyle(StackedContentStyle())
        Gauge(value: 0.4) {
          Text("Load")
        } currentValueLabel: {
          Text("40")
        }.gaugeStyle(RingGaugeStyle()).frame(width: 50, height: 50)
        Gauge(value: 30, in: 0...60) {
          Text("Minutes")
        } currentValueLabel: {
          Text("30")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .red]))
        ProgressView("Loading", value: 3, total: 10).progressViewStyle(BarProgressStyle())
        ProgressView().progressViewStyle(.circular).controlSize(.large)
        ProgressView(value: 0.5) {
          Text("Half")
        } currentValueLabel: {
          Text("50 %")
        }
        Text("chip").chip()
        Menu("Options") {
          Button("First", action: {})
          Button("Second", systemImage: "2.circle") {}
          Divider()
          Menu("More") { Button("Third") {} }
        } primaryAction: {
          count = 0
        }
        row("With icon", systemImage: "star")
        row("Without")
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        Button("Bordered") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).tint(.orange)
        Picker("Number", selection: $selection) {
          Text("None").tag(Int?.none)
          ForEach(1..<4) { Text("\($0)").tag(Optional($0)) }
        }
        .pickerStyle(.wheel)
      }
      .padding()
    }
  }
}

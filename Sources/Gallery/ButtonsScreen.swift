import Faceplate

/// Buttons in every style, role and state, and toggles.
public struct ButtonsScreen: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var program = 1

  /// The screen.
  public init() {}

  /// The screen.
  public var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 12) {
        row.buttonStyle(.bordered)
        row.buttonStyle(.borderedProminent)
        row.buttonStyle(.borderless)
        HStack(spacing: 10) {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Large") {}.controlSize(.large)
          Menu("Menu") { Button("One") {} }
        }
      }
      .padding(16)
      .background(Card())
      VStack(spacing: 10) {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Toggle("Disabled", isOn: $isOn).disabled(true)
        HStack {
          Toggle("Ticked", isOn: $isOn)
          Spacer()
          Toggle("Not", isOn: $isOff)
        }
        .toggleStyle(.checkbox)
        HStack {
          Toggle("Down", isOn: $isOn)
          Toggle("Up", isOn: $isOff)
        }
        .toggleStyle(.button)
        picker.pickerStyle(.segmented)
        picker
      }
      .frame(width: 300)
      .padding(16)
      .background(Card())
    }
    .padding(16)
  }

  private var row: some View {
    HStack(spacing: 10) {
      Button("Start") {}
      Button("Delete", role: .destructive) {}
      Button("Off") {}.disabled(true)
    }
  }

  private var picker: some View {
    Picker("Program", selection: $program) {
      Text("Eco").tag(0)
      Text("Quick").tag(1)
      Text("Wool").tag(2)
    }
  }
}

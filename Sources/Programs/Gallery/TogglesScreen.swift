import Faceplate

/// Toggles and pickers in every style and state.
public struct TogglesScreen: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var program = 1

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Switches") {
        Toggle("Child lock", isOn: $isOn)
        Toggle("Silent", isOn: $isOff)
        Toggle("Not available", isOn: $isOn).disabled(true)
      }
      Card("Boxes and buttons") {
        FlowLayout(spacing: 14) {
          HStack(spacing: 14) {
            Toggle("Dry", isOn: $isOn)
            Toggle("Spin", isOn: $isOff)
          }
          .toggleStyle(.checkbox)
          HStack(spacing: 10) {
            Toggle("Eco", isOn: $isOn)
            Toggle("Turbo", isOn: $isOff)
          }
          .toggleStyle(.button)
        }
      }
    } second: {
      Card("Segments and menu") {
        picker.pickerStyle(.segmented)
        picker
      }
      Card("Drum") { picker.pickerStyle(.wheel) }
    }
  }

  /// The same picker, whose style the caller sets.
  private var picker: some View {
    Picker("Program", selection: $program) {
      Text("Eco").tag(0)
      Text("Quick").tag(1)
      Text("Wool").tag(2)
    }
  }
}

import Faceplate

/// A form: groups of rows with fields, pickers, switches and steppers.
///
/// Tapping a field opens the on-screen keyboard; the field for the code has a numeric keypad. "Upside down" rotates the
/// picture, for a panel that is mounted upside down; the panel then asks whether to keep the change.
public struct SettingsScreen: View {
  @State private var name = "Kitchen panel"
  @State private var code = "1705"
  @State private var note = ""
  @State private var language = 0
  @Tweak("display.rotation") private var rotation = 0
  @State private var brightness = 7
  @State private var hasLongDay = true
  @State private var showsSeconds = false

  @ScaledMetric private var fieldWidth = 200.0

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    Form {
      Section {
        LabeledContent("Name") { field(TextField("Name", text: $name)) }
        LabeledContent("Code") { field(SecureField("Code", text: $code).keypad(.number)) }
        LabeledContent("Note") { field(TextField("Optional", text: $note)) }
      } header: {
        Text("Panel")
      }
      Section {
        Picker("Language", selection: $language) {
          Text("English").tag(0)
          Text("Deutsch").tag(1)
          Text("Polski").tag(2)
        }
        Toggle("Upside down", isOn: Binding(get: { rotation == 180 }, set: { rotation = $0 ? 180 : 0 }))
        Stepper("Brightness", value: $brightness, in: 0...10)
      } header: {
        Text("Comfort")
      }
      Section {
        Toggle("24 hours", isOn: $hasLongDay)
        Toggle("Seconds", isOn: $showsSeconds)
        LabeledContent("Now") { WallClock().hourCycle(hasLongDay ? .twentyFour : .twelve).clockSeconds(showsSeconds) }
      } header: {
        Text("Clock")
      }
      Section {
        LabeledContent("Version", value: "2.1")
        LabeledContent("Serial number", value: "A-1705")
        LabeledContent("Service", value: "+44 20 7946 0018")
      } header: {
        Text("About")
      }
    }
  }

  /// A text field of the width of the others, so that all fields of the form are aligned.
  private func field(_ field: some View) -> some View {
    field.foregroundStyle(Color.primary).frame(idealWidth: fieldWidth, maxWidth: fieldWidth)
  }
}

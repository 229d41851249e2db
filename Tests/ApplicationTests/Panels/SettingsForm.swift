import Faceplate

@Observable
class SettingsModel {
  var name = "Kitchen"
  var brightness = 0.8
  var schedule = Date(timeIntervalSince1970: 1_700_000_000)
  var days: Set<Weekday> = [.monday]
  var unit = Unit.celsius
  var notes = ""
  var color = Color.blue
  @ObservationIgnored var saved = 0

  enum Unit: String, CaseIterable, Identifiable {
    case celsius = "°C"
    case fahrenheit = "°F"
    var id: String { rawValue }
  }
}

enum Weekday: Int, CaseIterable, Identifiable, Comparable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
  var id: Int { rawValue }
  var short: String { String(String(describing: self).prefix(2)).capitalized }
  static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}

struct DayToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .font(.caption.bold())
        .frame(width: 36, height: 36)
        .background(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill), in: .circle)
        .foregroundStyle(configuration.isOn ? .white : .primary)
    }
    .buttonStyle(.plain)
    .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
  }
}

extension Binding where Value == Set<Weekday> {
  func contains(_ day: Weekday) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(day) },
      set: { isOn in if isOn { wrappedValue.insert(day) } else { wrappedValue.remove(day) } })
  }
}

extension Binding {
  func onChange(_ action: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: { newValue in
        self.wrappedValue = newValue
        action(newValue)
      })
  }
}

struct SettingsScreen: View {
  @Bindable var model: SettingsModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var scheme
  @State private var showsReset = false
  @SceneStorage("settings.advanced") private var isAdvanced = false

  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("General")) {
          TextField("Name", text: $model.name)
          Picker("Unit", selection: $model.unit) {
            ForEach(SettingsModel.Unit.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          Slider(value: $model.brightness.onChange { _ in model.saved += 1 }, in: 0...1) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
        }
        Section("Schedule") {
          DatePicker("Start", selection: $model.schedule, displayedComponents: [.hourAndMinute])
          DatePicker(
            "Day", selection: $model.schedule, in: Date.distantPast...Date.distantFuture, displayedComponents: .date
          )
          .datePickerStyle(.compact)
          HStack {
            ForEach(Weekday.allCases.sorted()) { day in
              Toggle(day.short, isOn: $model.days.contains(day))
            }
          }
          .toggleStyle(DayToggleStyle())
        }
        DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
          ColorPicker("Accent", selection: $model.color, supportsOpacity: false)
          TextField("Notes", text: $model.notes, axis: .vertical).lineLimit(2...4)
          Button("Reset", role: .destructive) { showsReset = true }
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Save", systemImage: "checkmark") { model.saved += 1 }.keyboardShortcut("s", modifiers: .command)
        }
      }
      .confirmationDialog("Reset everything?", isPresented: $showsReset, titleVisibility: .visible) {
        Button("Reset", role: .destructive) { model.name = "" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be **undone**.")
      }
      .preferredColorScheme(scheme)
    }
  }
}

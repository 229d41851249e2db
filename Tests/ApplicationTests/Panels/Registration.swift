import Faceplate
import Foundation

struct Registration: Equatable, Codable {
  var firstName = ""
  var lastName = ""
  var age = 18
  var newsletter = false
  var volume = 0.5
  var birthday = Date(timeIntervalSinceReferenceDate: 0)
  var plan = Plan.basic

  enum Plan: String, CaseIterable, Identifiable, Codable {
    case basic, plus, pro
    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .basic: "Basic"
      case .plus: "Plus"
      case .pro: "Pro"
      }
    }
  }

  var isValid: Bool { !firstName.trimmingCharacters(in: .whitespaces).isEmpty && age >= 18 }
}

struct RegistrationForm: View {
  enum Field: Hashable, CaseIterable {
    case firstName, lastName, age
  }

  @State private var registration = Registration()
  @FocusState private var focusedField: Field?
  @FocusState private var isNoteFocused: Bool
  @State private var note = ""
  @State private var password = ""
  @State private var isShowingSheet = false
  @State private var showsAlert = false
  @State private var isExpanded = true
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ScaledMetric private var iconSize: CGFloat = 20
  @ScaledMetric(relativeTo: .title) private var bigSize = 40.0

  var body: some View {
    Form {
      Section("Name") {
        TextField("First name", text: $registration.firstName, prompt: Text("Required"))
          .focused($focusedField, equals: .firstName)
        TextField("Last name", text: $registration.lastName)
          .focused($focusedField, equals: .lastName)
        SecureField("Password", text: $password)
      }
      .headerProminence(.increased)

      Section {
        TextField("Age", value: $registration.age, format: .number)
          .keyboardType(.numberPad)
          .focused($focusedField, equals: .age)
        Stepper(value: $registration.age, in: 0...120) {
          Text("Age: \(registration.age)")
        }
        Picker("Plan", selection: $registration.plan) {
          ForEach(Registration.Plan.allCases) { plan in
            Text(plan.title).tag(plan)
          }
        }
        .pickerStyle(.segmented)
        Picker(selection: $registration.plan) {
          ForEach(Registration.Plan.allCases) { Text($0.rawValue.capitalized) }
        } label: {
          Label("Plan", systemImage: "creditcard")
        }
        .pickerStyle(.menu)
        Toggle("Newsletter", systemImage: "envelope", isOn: $registration.newsletter)
        LabeledContent("Volume") {
          Slider(value: $registration.volume)
        }
        DisclosureGroup("Details", isExpanded: $isExpanded) {
          Text("Detail").font(.system(.body, design: .monospaced).italic())
          TextField("Note", text: $note)
            .focused($isNoteFocused)
            .frame(minHeight: 80)
        }
      } header: {
        Text("About")
      } footer: {
        if !registration.isValid {
          Text("Please enter a name.")
            .foregroundStyle(.red)
        }
      }

      Section {
        Button("Submit", action: submit)
          .disabled(!registration.isValid)
          .keyboardShortcut(.defaultAction)
        Button("Delete", role: .destructive) { showsAlert = true }
        Button("Show sheet") { isShowingSheet.toggle() }
        Link("Terms", destination: URL(string: "https://example.com")!)
      }
    }
    .formStyle(.grouped)
    .onSubmit {
      switch focusedField {
      case .firstName: focusedField = .lastName
      case .lastName: focusedField = .age
      default: focusedField = nil
      }
    }
    .defaultFocus($focusedField, .firstName)
    .sheet(isPresented: $isShowingSheet, onDismiss: { note = "dismissed" }) {
      SheetContent(note: $note)
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled()
    }
    .alert("Delete?", isPresented: $showsAlert) {
      Button("Delete", role: .destructive, action: reset)
      Button("Keep", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }

  private func submit() {
    guard registration.isValid else {
      focusedField = .firstName
      return
    }
    isNoteFocused = false
    dismiss()
  }

  private func reset() { registration = Registration() }
}

private struct SheetContent: View {
  @Binding var note: String
  @Environment(\.dismiss) var dismiss
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      VStack {
        TextField("Note", text: $note, axis: .vertical)
          .lineLimit(3...6)
          .textFieldStyle(.roundedBorder)
        Button("Close") { dismiss() }
        Button("Close too") { presentationMode.wrappedValue.dismiss() }
      }
      .padding()
      .navigationBarTitle("Note", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { dismiss() })
    }
  }
}

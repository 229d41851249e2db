import Runtime
import Values

/// A text of any kind: taken over while it is typed.
struct TweakStringEditor: View {
  let tweak: TweakEditing<String>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(tweak.title).accessibilityHidden(true)
      TextField(tweak.title, text: tweak.value)
    }
  }
}

/// A value by its text: taken over once it is complete and good.
struct TweakTextEditor<Value: TweakValue>: View {
  let tweak: TweakEditing<Value>
  @State private var fault: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(tweak.title).accessibilityHidden(true)
      TextField(
        committing: Binding(get: { tweak.value.wrappedValue.tweakText }, set: { fault = tweak.set($0) }),
        title: tweak.title, prompt: nil)
      if let fault { Text(fault).font(.caption).foregroundStyle(.theme(\.danger)) }
    }
  }
}

/// One of several cases: side by side where they are few and short, else in a menu.
struct TweakChoiceEditor<Value: TweakValue & RawRepresentable>: View where Value.RawValue == String {
  let tweak: TweakEditing<Value>
  let cases: [Value]

  var body: some View {
    let names = cases.map(\.rawValue)
    if names.count <= 4 && names.map(\.count).reduce(0, +) <= 32 {
      VStack(alignment: .leading, spacing: 6) {
        Text(tweak.title).accessibilityHidden(true)
        picker.pickerStyle(.segmented)
      }
    } else {
      picker
    }
  }

  private var picker: some View {
    let selection = Binding(
      get: { tweak.value.wrappedValue.rawValue },
      set: { if let new = Value(rawValue: $0) { tweak.value.wrappedValue = new } })
    return Picker(tweak.title, selection: selection) {
      ForEach(cases.map(\.rawValue), id: \.self) { Text(TweakTitle.words($0)).tag($0) }
    }
  }
}

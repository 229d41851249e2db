import Looks
import Runtime
import Values

/// The editor of a text, which takes effect as it is typed.
struct TweakStringEditor: View {
  let tweak: TweakEditing<String>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(tweak.title).accessibilityHidden(true)
      TextField(tweak.title, text: tweak.value)
    }
  }
}

/// The editor of a value as text, which takes effect when editing ends, if the text is valid.
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

/// The editor of an enumeration: a segmented picker for few and short cases, otherwise a menu.
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

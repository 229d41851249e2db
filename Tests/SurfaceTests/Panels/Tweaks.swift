import Faceplate

// Values declared where they are used: upwards as a preference, downwards through the environment.

protocol TweakableType: Equatable {
  associatedtype Editor: View
  @MainActor @ViewBuilder static func editor(label: String, binding: Binding<Self>) -> Editor
}

extension Double: TweakableType {
  static func editor(label: String, binding: Binding<Double>) -> some View {
    Slider(value: binding, in: 0...300, step: 1) { Text(verbatim: label) }
  }
}

extension Bool: TweakableType {
  static func editor(label: String, binding: Binding<Bool>) -> some View {
    Toggle(label, isOn: binding)
  }
}

struct TweakDefinition: Equatable {
  var initialValue: any TweakableType

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<T: TweakableType>(_ value: T) -> Bool { rhs.initialValue as? T == value }
    return isEqual(lhs.initialValue)
  }
}

struct TweaksPreference: PreferenceKey {
  static let defaultValue: [String: TweakDefinition] = [:]

  static func reduce(value: inout [String: TweakDefinition], nextValue: () -> [String: TweakDefinition]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

struct TweakedValuesKey: EnvironmentKey {
  static var defaultValue: [String: any TweakableType] { [:] }
}

extension EnvironmentValues {
  var tweakedValues: [String: any TweakableType] {
    get { self[TweakedValuesKey.self] }
    set { self[TweakedValuesKey.self] = newValue }
  }
}

struct TweakableModifier<Value: TweakableType, Output: View>: ViewModifier {
  var label: String
  var initialValue: Value
  @ViewBuilder var run: (AnyView, Value) -> Output
  @Environment(\.tweakedValues) private var values

  func body(content: Content) -> some View {
    run(AnyView(content), values[label] as? Value ?? initialValue)
      .transformPreference(TweaksPreference.self) { $0[label] = TweakDefinition(initialValue: initialValue) }
  }
}

extension View {
  func tweakable<Value: TweakableType, Output: View>(
    _ label: String, initialValue: Value, @ViewBuilder content: @escaping (AnyView, Value) -> Output
  ) -> some View {
    modifier(TweakableModifier(label: label, initialValue: initialValue, run: content))
  }
}

struct TweaksPanel: ViewModifier {
  @State private var definitions: [String: TweakDefinition] = [:]
  @State private var values: [String: any TweakableType] = [:]

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.tweakedValues, values)
      .onPreferenceChange(TweaksPreference.self) { definitions = $0 }
      .safeAreaInset(edge: .bottom) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(definitions.keys.sorted(), id: \.self) { key in
              AnyView(editor(key, definitions[key]!.initialValue))
            }
          }
          .padding()
        }
        .frame(maxHeight: 200)
        .background(.thinMaterial)
      }
  }

  private func editor<Value: TweakableType>(_ key: String, _ initial: Value) -> any View {
    Value.editor(
      label: key, binding: Binding(get: { values[key] as? Value ?? initial }, set: { values[key] = $0 }))
  }
}

struct TweakedPanel: View {
  var body: some View {
    VStack {
      Text("Hello")
        .tweakable("padding", initialValue: 10) { content, value in
          content.padding(value)
        }
        .border(Color.red)
        .tweakable("offset", initialValue: 10) { $0.offset(x: $1) }
      Text("World")
        .tweakable("bold", initialValue: false) { content, isBold in
          content.fontWeight(isBold ? .bold : .regular)
        }
    }
    .modifier(TweaksPanel())
  }
}

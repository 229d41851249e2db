import Faceplate
import Foundation

// Any value can become tweakable: definitions travel up as a preference, values travel down the environment.

struct TweakableKey: Hashable, Comparable {
  var file: String
  var line: UInt
  var column: UInt
  var label: String

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}

struct TweakableDefinition: Equatable {
  var label: String
  var initialValue: Any
  var edit: (Binding<Any>) -> AnyView

  static func == (lhs: TweakableDefinition, rhs: TweakableDefinition) -> Bool { lhs.label == rhs.label }
}

struct TweakablePreference: PreferenceKey {
  static var defaultValue: [TweakableKey: TweakableDefinition] = [:]

  static func reduce(
    value: inout [TweakableKey: TweakableDefinition], nextValue: () -> [TweakableKey: TweakableDefinition]
  ) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

extension EnvironmentValues {
  private struct TweakableValuesKey: EnvironmentKey {
    static var defaultValue: [TweakableKey: Any] = [:]
  }

  var tweakableValues: [TweakableKey: Any] {
    get { self[TweakableValuesKey.self] }
    set { self[TweakableValuesKey.self] = newValue }
  }
}

struct Tweakable<Value, Output: View>: ViewModifier {
  var key: TweakableKey
  var initialValue: Value
  @ViewBuilder var run: (AnyView, Value) -> Output
  var edit: (Binding<Value>) -> AnyView

  @Environment(\.tweakableValues) private var values

  func body(content: Content) -> some View {
    run(AnyView(content), (values[key] as? Value) ?? initialValue)
      .transformPreference(TweakablePreference.self) { value in
        value[key] = .init(label: key.label, initialValue: initialValue) { binding in
          let typed = Binding<Value>(
            get: { binding.wrappedValue as! Value },
            set: { binding.wrappedValue = $0 }
          )
          return edit(typed)
        }
      }
  }
}

extension View {
  func tweakable<Output: View>(
    _ label: String, initialValue: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (AnyView, CGFloat) -> Output
  ) -> some View {
    modifier(
      Tweakable(
        key: .init(file: "\(file)", line: line, column: column, label: label),
        initialValue: initialValue, run: content
      ) { binding in
        AnyView(Slider(value: binding, in: 0...300) { Text(label) })
      })
  }

  func tweakable<Output: View>(
    _ label: String, initialValue: Color, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (AnyView, Color) -> Output
  ) -> some View {
    modifier(
      Tweakable(
        key: .init(file: "\(file)", line: line, column: column, label: label),
        initialValue: initialValue, run: content
      ) { binding in
        AnyView(ColorPicker(label, selection: binding))
      })
  }

  func tweakable<Value, Output: View>(
    _ label: String, initialValue: Value, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    edit: @escaping (String, Binding<Value>) -> some View,
    @ViewBuilder content: @escaping (AnyView, Value) -> Output
  ) -> some View {
    modifier(
      Tweakable(
        key: .init(file: "\(file)", line: line, column: column, label: label),
        initialValue: initialValue, run: content
      ) { binding in
        AnyView(edit(label, binding))
      })
  }
}

struct TweakableGUI: ViewModifier {
  @State private var definitions: [TweakableKey: TweakableDefinition] = [:]
  @State private var values: [TweakableKey: Any] = [:]

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.tweakableValues, values)
      .onPreferenceChange(TweakablePreference.self) { value in
        definitions = value
        for (key, definition) in value where values[key] == nil {
          values[key] = definition.initialValue
        }
      }
      .safeAreaInset(edge: .bottom) {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(definitions.keys.sorted(), id: \.self) { key in
              VStack(alignment: .leading, spacing: 2) {
                definitions[key]!.edit(Binding($values[key])!)
                Text("\(key.file):\(key.line)")
                  .font(.caption2)
                  .foregroundColor(.secondary)
              }
            }
          }
          .padding()
        }
        .frame(maxHeight: 200)
        .background(.regularMaterial)
      }
  }
}

struct TweakableView<Value, Content: View>: View {
  var label: String
  var initialValue: Value
  var edit: (String, Binding<Value>) -> AnyView
  @ViewBuilder var content: (Value) -> Content

  var body: some View {
    EmptyView()
      .tweakable(label, initialValue: initialValue, edit: edit) { _, value in
        content(value)
      }
  }
}

struct TweakableDemo: View {
  var body: some View {
    VStack {
      Text("Hello, world!")
        .tweakable("padding", initialValue: 10) { content, value in
          content.padding(value)
        }
        .tweakable("color", initialValue: Color.red) { $0.background($1) }
        .tweakable("offset", initialValue: 10) {
          $0.offset(x: $1)
        }
      HStack {
        Text("Leading")
        Text("Trailing").font(.largeTitle)
      }
      .tweakable("alignment", initialValue: Alignment.center) { label, binding in
        HStack {
          Text(label)
          Button("Leading") { binding.wrappedValue = .leading }
          Button("Center") { binding.wrappedValue = .center }
          Button("Trailing") { binding.wrappedValue = .trailing }
        }
      } content: { content, alignment in
        content.frame(maxWidth: .infinity, alignment: alignment)
      }
    }
    .modifier(TweakableGUI())
  }
}

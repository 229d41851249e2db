import Faceplate
import Foundation

// Tweakable by preference.
struct TweakItem: Identifiable, Equatable {
  let id: String
  let label: String
  let view: AnyView
  static func == (lhs: TweakItem, rhs: TweakItem) -> Bool { lhs.id == rhs.id }
}
struct TweakItemsKey: PreferenceKey {
  static let defaultValue: [TweakItem] = []
  static func reduce(value: inout [TweakItem], nextValue: () -> [TweakItem]) { value.append(contentsOf: nextValue()) }
}
struct ForeverTweakable<Value, Output: View>: ViewModifier {
  let name: String
  let editor: (Binding<Value>) -> AnyView
  let apply: (AnyView, Value) -> Output
  @State private var value: Value
  init(
    name: String, initial: Value, editor: @escaping (Binding<Value>) -> AnyView,
    @ViewBuilder apply: @escaping (AnyView, Value) -> Output
  ) {
    self.name = name
    self.editor = editor
    self.apply = apply
    _value = State(initialValue: initial)
  }
  func body(content: Content) -> some View {
    apply(AnyView(content), value)
      .transformPreference(TweakItemsKey.self) { items in
        items.append(TweakItem(id: name, label: name, view: editor($value)))
      }
  }
}
extension View {
  func tweakNumber<Output: View>(
    _ name: String, _ initial: Double, in range: ClosedRange<Double>,
    @ViewBuilder _ apply: @escaping (AnyView, Double) -> Output
  ) -> some View {
    modifier(
      ForeverTweakable(
        name: name, initial: initial, editor: { AnyView(Slider(value: $0, in: range) { Text(name) }) }, apply: apply))
  }
  func tweakHost() -> some View { modifier(TweakHost()) }
}
struct TweakHost: ViewModifier {
  @State private var items: [TweakItem] = []
  @State private var isOpen = false
  @State private var detent: PresentationDetent = .medium
  func body(content: Content) -> some View {
    content
      .onPreferenceChange(TweakItemsKey.self) { items = $0 }
      .overlay(alignment: .bottomTrailing) {
        Button("Tweaks", systemImage: "slider.horizontal.3") { isOpen = true }
          .labelStyle(.iconOnly).buttonStyle(.bordered).clipShape(.circle).padding()
      }
      .sheet(isPresented: $isOpen) {
        NavigationStack {
          Form { ForEach(items) { item in LabeledContent(item.label) { item.view } } }
            .navigationTitle("Tweaks")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { isOpen = false } } }
        }
        .presentationDetents([.medium, .large, .height(240), .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackground(.thinMaterial)
        .interactiveDismissDisabled(false)
      }
  }
}

struct TweakedScreen: View {
  var body: some View {
    VStack {
      Text("Hello").tweakNumber("Gap", 10, in: 0...40) { view, gap in view.padding(gap) }
      Text("World").tweakNumber("Angle", 0, in: 0...90) { view, angle in view.rotationEffect(.degrees(angle)) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .tweakHost()
  }
}

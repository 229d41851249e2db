import Faceplate

@Observable final class CheckModel { var name = "x" }
final class CheckObject: ObservableObject { @Published var count = 0 }
struct CheckKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  var check: Int {
    get { self[CheckKey.self] }
    set { self[CheckKey.self] = newValue }
  }
  @Entry var checkNote: String = "d"
}
struct CheckPreference: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct CheckData: View {
  @State private var model = CheckModel()
  @EnvironmentObject private var object: CheckObject
  @Environment(CheckModel.self) private var shared: CheckModel?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @AppStorage("c.volume") private var volume = 0.5

  var body: some View {
    @Bindable var model = model
    TextField("A", text: $model.name)
      .environment(model)
      .environment(\.check, 3)
      .transformEnvironment(\.checkNote) { $0 += "!" }
      .anchorPreference(key: CheckPreference.self, value: .bounds) { ["a": $0] }
      .overlayPreferenceValue(CheckPreference.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors["a"] { Rectangle().stroke().frame(width: proxy[anchor].width) }
        }
      }
      .backgroundPreferenceValue(CheckPreference.self) { _ in Color.clear }
      .onPreferenceChange(CheckPreference.self) { _ in }
      .onChange(of: model.name, initial: true) { old, new in volume = Double(new.count - old.count) }
      .onChange(of: volume) {}
      .task(id: volume) { await Task.yield() }
      .task(priority: .background) {}
      .onAppear {}
  }
}

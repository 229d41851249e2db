import Faceplate
import Observation

// Models, focus, anchors and other ways in which views speak with each other.

@Observable
final class Oven {
  var temperature = 180
  var isOn = false
  var program: String?
}

final class Legacy: ObservableObject {
  @Published var count = 0
}

struct TabBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct UnderlinedTabs: View {
  @Binding var selection: Int
  let titles: [String]

  var body: some View {
    HStack(spacing: 20) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Button(title) { selection = index }
          .buttonStyle(.plain)
          .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let rect = proxy[anchor]
          Rectangle()
            .fill(.tint)
            .frame(width: rect.width, height: 2)
            .offset(x: rect.minX, y: rect.maxY)
            .accessibilityElement()
            .accessibilityLabel("underline")
        }
      }
    }
  }
}

struct OvenEditor: View {
  @Bindable var oven: Oven

  var body: some View {
    Form {
      Section("Heat") {
        Stepper(value: $oven.temperature, in: 50...250, step: 5) {
          Text("Temperature")
        } onEditingChanged: { _ in
        }
        Toggle("On", isOn: $oven.isOn)
        if let program = Binding($oven.program) {
          TextField("Program", text: program)
        }
      }
    }
  }
}

struct OvenReader: View {
  @Environment(Oven.self) private var oven
  @EnvironmentObject private var legacy: Legacy

  var body: some View {
    Text("\(oven.temperature) degrees, \(legacy.count) taps")
  }
}

struct SharedPanel: View {
  private enum Field: Hashable {
    case name, note
  }

  @State private var oven = Oven()
  @StateObject private var legacy = Legacy()
  @State private var tab = 0
  @State private var name = ""
  @State private var note = ""
  @FocusState private var field: Field?

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 10) {
        UnderlinedTabs(selection: $tab, titles: ["One", "Two, longer"])
        OvenReader()
        Button("Tap") { legacy.count += 1 }
        Button("Hotter") { oven.temperature += 5 }
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .note }
        TextField("Note", text: $note).focused($field, equals: .note).textFieldStyle(.roundedBorder)
        Text(field == .note ? "in note" : field == .name ? "in name" : "nowhere")
        switch tab {
        case 0: Text("First page")
        case 1: Text("Second page")
        default: EmptyView()
        }
      }
      .padding()
    }
    .environment(oven)
    .environmentObject(legacy)
    .onChange(of: tab) { old, new in
      if new != old { name = "" }
    }
    .onAppear { field = nil }
  }
}

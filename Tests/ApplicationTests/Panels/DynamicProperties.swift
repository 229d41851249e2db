import Faceplate
import Foundation
import Observation

// Custom dynamic properties and property wrappers.

@propertyWrapper
struct Clamped<Value: Comparable>: DynamicProperty {
  @State private var storage: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    _storage = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
    self.range = range
  }

  var wrappedValue: Value {
    get { storage }
    nonmutating set { storage = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@propertyWrapper
struct ThemeColor: DynamicProperty {
  @Environment(\.colorScheme) private var colorScheme
  let light: Color
  let dark: Color

  var wrappedValue: Color { colorScheme == .dark ? dark : light }
}

@Observable
final class Kettle {
  var target = 80.0
  var isHeating = false
  private(set) var log: [String] = []
  @ObservationIgnored var ignored = 0

  var status: String { isHeating ? "Heating to \(Int(target))" : "Idle" }

  func toggle() {
    isHeating.toggle()
    log.append(status)
  }
}

@Observable
class Recipe: Identifiable {
  let id = UUID()
  var name: String
  var minutes: Int
  init(name: String, minutes: Int) {
    self.name = name
    self.minutes = minutes
  }
}

struct KettleControls: View {
  @Bindable var kettle: Kettle

  var body: some View {
    VStack {
      Slider(value: $kettle.target, in: 40...100, step: 5) {
        Text("Target")
      } minimumValueLabel: {
        Text("40")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: { editing in
        if !editing { kettle.ignored += 1 }
      }
      Toggle(isOn: $kettle.isHeating) { Label("Heat", systemImage: "flame") }
        .toggleStyle(.switch)
    }
  }
}

struct KettleStatus: View {
  @Environment(Kettle.self) private var kettle
  @Environment(Kettle.self) private var optional: Kettle?

  var body: some View {
    @Bindable var kettle = kettle
    VStack {
      Text(kettle.status)
      Stepper("Target", value: $kettle.target, in: 40...100, step: 5)
      ForEach(Array(kettle.log.enumerated()), id: \.offset) { index, line in
        Text(verbatim: "\(index): \(line)")
      }
    }
  }
}

struct RecipeEditor: View {
  @State private var recipes = [Recipe(name: "Tea", minutes: 4), Recipe(name: "Rice", minutes: 12)]

  var body: some View {
    ForEach($recipes) { $recipe in
      HStack {
        TextField("Name", text: $recipe.name)
        Stepper("\(recipe.minutes) min", value: $recipe.minutes, in: 1...60)
      }
    }
    ForEach(recipes) { recipe in
      Text("\(recipe.name): \(recipe.minutes)")
    }
  }
}

struct ShapedModel {
  struct Point3: Equatable { var x = 0.0, y = 0.0, z = 0.0 }
  var point = Point3()
  var names = ["a", "b"]
  var optional: String?
  var flags: [String: Bool] = [:]
}

struct BindingsScreen: View {
  @State private var model = ShapedModel()
  @Clamped(0...10) private var level = 20
  @ThemeColor(light: .black, dark: .white) private var ink
  @State private var kettle = Kettle()
  @State private var text: String = ""

  init(text: String = "start") {
    _text = State(wrappedValue: text)
    self._model = .init(initialValue: ShapedModel())
  }

  private var upper: Binding<String> {
    .init {
      text.uppercased()
    } set: { new, transaction in
      withTransaction(transaction) { text = new.lowercased() }
    }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Stepper("Level \(level)", value: $level, in: 0...20)
        Text("Ink").foregroundStyle(ink)
        Slider(value: $model.point.x.animation(.spring()), in: 0...1)
          .accessibilityLabel("X")
        TextField("First", text: $model.names[0])
        TextField("Upper", text: upper)
        if let optional = Binding($model.optional) {
          TextField("Optional", text: optional)
        } else {
          Button("Make") { model.optional = "made" }
        }
        ForEach($model.names, id: \.self) { $name in
          Text(name)
        }
        KettleControls(kettle: kettle)
        KettleStatus()
        RecipeEditor()
        Text(model.optional ?? "none")
      }
    }
    .environment(kettle)
    .onChange(of: level) { print("changed") }
    .onChange(of: model.point) { old, new in print(old.x, new.x) }
    .onChange(of: text, initial: true) { _, _ in }
    .task { await Task.yield() }
    .task(id: level, priority: .userInitiated) {}
  }
}

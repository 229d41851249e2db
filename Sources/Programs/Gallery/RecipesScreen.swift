import Faceplate

/// Pages of an oven's recipes: a list that leads to each recipe, and a second tab with what was baked last.
///
/// A page enters from the side to which it leads. Escape and a long press of the knob lead back.
public struct RecipesScreen: View {
  @State private var tab = 0

  /// Creates the screen with its sample values.
  public init() {}

  /// The tabs, of which the first has its own pages.
  public var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List {
          ForEach(Recipe.Course.allCases) { course in
            Section(course.rawValue) {
              ForEach(Recipe.all.filter { $0.course == course }) { recipe in
                NavigationLink {
                  RecipePage(recipe: recipe)
                } label: {
                  RecipeLabel(recipe: recipe)
                }
              }
            }
          }
        }
        .navigationTitle("Recipes")
      }
      .tabItem { Label("Recipes", systemImage: "book") }
      .tag(0)
      List { ForEach(Recipe.all.prefix(9)) { recipe in RecipeLabel(recipe: recipe) } }
        .tabItem { Label("Last", systemImage: "clock") }
        .tag(1)
    }
  }
}

/// A recipe of the list.
private struct Recipe: Identifiable {
  /// The parts of the list.
  enum Course: String, CaseIterable, Identifiable {
    case bakery = "Bakery"
    case mains = "Main dishes"
    case sides = "Vegetables"
    var id: Self { self }
  }

  let name, symbol: String
  let minutes: Int
  let heat: Double
  let course: Course
  var id: String { name }

  init(_ name: String, _ symbol: String, _ minutes: Int, _ heat: Double, _ course: Course) {
    (self.name, self.symbol, self.minutes, self.heat, self.course) = (name, symbol, minutes, heat, course)
  }

  static let all = [
    Recipe("Bread", "birthday.cake", 50, 220, .bakery), Recipe("Cake", "birthday.cake", 60, 175, .bakery),
    Recipe("Rolls", "birthday.cake", 20, 230, .bakery), Recipe("Tart", "birthday.cake", 40, 200, .bakery),
    Recipe("Pizza", "flame", 12, 250, .mains), Recipe("Roast", "fork.knife", 120, 160, .mains),
    Recipe("Chicken", "fork.knife", 75, 190, .mains), Recipe("Fish", "fish", 25, 180, .mains),
    Recipe("Lasagne", "fork.knife", 45, 190, .mains), Recipe("Carrots", "carrot", 35, 190, .sides),
    Recipe("Potatoes", "leaf", 40, 210, .sides), Recipe("Peppers", "leaf", 30, 200, .sides),
  ]
}

/// The name of a recipe, with its time and its temperature.
private struct RecipeLabel: View {
  let recipe: Recipe

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(recipe.name)
        Text("\(recipe.minutes) min, \(Int(recipe.heat)) °C").font(.subheadline).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: recipe.symbol)
    }
    .padding(.vertical, 4)
  }
}

/// The page of a recipe, with values that can be changed.
private struct RecipePage: View {
  let recipe: Recipe
  @State private var minutes: Int
  @State private var heat: Double
  @State private var hasSteam = false

  init(recipe: Recipe) {
    self.recipe = recipe
    (_minutes, _heat) = (State(initialValue: recipe.minutes), State(initialValue: recipe.heat))
  }

  var body: some View {
    Form {
      Section {
        Stepper("Time", value: $minutes, in: 1...180, format: .number.unit("min"))
        Slider("Temperature", value: $heat, in: 50...250, step: 5, format: .number.unit("°C"))
        Toggle("Steam", isOn: $hasSteam)
      }
    }
    .navigationTitle(recipe.name)
  }
}

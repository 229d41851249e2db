import Faceplate

/// Pages of an oven's recipes: a list that leads to each recipe, and a second tab with what was baked last.
///
/// A page comes from the side to which it leads, Escape and a long press of the knob lead back.
public struct RecipesScreen: View {
  @State private var tab = 0

  /// Creates the screen with its sample values.
  public init() {}

  /// The tabs, of which the first has pages of its own.
  public var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List {
          ForEach(Recipe.all) { recipe in
            NavigationLink {
              RecipePage(recipe: recipe)
            } label: {
              Label(recipe.name, systemImage: recipe.symbol)
            }
          }
        }
        .navigationTitle("Recipes")
      }
      .tabItem { Label("Recipes", systemImage: "book") }
      .tag(0)
      List { ForEach(Recipe.all.prefix(2)) { recipe in LabeledContent(recipe.name) { Text("\(recipe.minutes) min") } } }
        .tabItem { Label("Last", systemImage: "clock") }
        .tag(1)
    }
  }
}

/// A recipe of the list.
private struct Recipe: Identifiable {
  let name, symbol: String
  let minutes: Int
  let heat: Double
  var id: String { name }

  static let all = [
    Recipe(name: "Bread", symbol: "birthday.cake", minutes: 50, heat: 220),
    Recipe(name: "Pizza", symbol: "flame", minutes: 12, heat: 250),
    Recipe(name: "Roast", symbol: "fork.knife", minutes: 120, heat: 160),
    Recipe(name: "Vegetables", symbol: "leaf", minutes: 35, heat: 190),
  ]
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

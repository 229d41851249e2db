import SwiftUI

struct Recipe: Identifiable, Hashable {
  enum Course: String, CaseIterable, Identifiable {
    case starter = "Starters", main = "Mains", dessert = "Desserts"
    var id: String { rawValue }
  }

  let id: Int
  var title: String
  var course: Course
  var minutes: Int
  var ingredients: [String]
  var rating = 3

  static let all: [Recipe] = [
    Recipe(id: 1, title: "Tomato soup", course: .starter, minutes: 25, ingredients: ["Tomatoes", "Basil", "Cream"]),
    Recipe(id: 2, title: "Risotto", course: .main, minutes: 40, ingredients: ["Rice", "Stock", "Parmesan"]),
    Recipe(id: 3, title: "Panna cotta", course: .dessert, minutes: 15, ingredients: ["Cream", "Sugar", "Vanilla"]),
  ]
}

struct RecipeBrowser: View {
  @State private var columnVisibility = NavigationSplitViewVisibility.all
  @State private var course: Recipe.Course? = .starter
  @State private var selection: Recipe.ID?
  @State private var query = ""
  @State private var recipes = Recipe.all
  @State private var sort = [KeyPathComparator(\Recipe.title)]

  private var found: [Recipe] {
    recipes.filter {
      ($0.course == course || course == nil)
        && (query.isEmpty || $0.title.localizedStandardContains(query))
    }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      List(Recipe.Course.allCases, selection: $course) { course in
        NavigationLink(course.rawValue, value: course)
          .badge(recipes.filter { $0.course == course }.count)
      }
      .navigationTitle("Courses")
      .listStyle(.sidebar)
    } content: {
      List(found, selection: $selection) { recipe in
        VStack(alignment: .leading) {
          Text(recipe.title).font(.headline)
          Text("^[\(recipe.ingredients.count) ingredient](inflect: true)")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .tag(recipe.id)
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationTitle(course?.rawValue ?? "Recipes")
      .navigationSplitViewColumnWidth(min: 200, ideal: 260)
    } detail: {
      if let index = recipes.firstIndex(where: { $0.id == selection }) {
        RecipeDetail(recipe: $recipes[index])
      } else {
        Text("Choose a recipe")
          .font(.title2)
          .foregroundStyle(.tertiary)
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct RecipeDetail: View {
  @Binding var recipe: Recipe
  @State private var done: Set<String> = []
  @State private var isExpanded = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ViewThatFits {
          HStack { facts }
          VStack(alignment: .leading) { facts }
        }
        DisclosureGroup("Ingredients", isExpanded: $isExpanded) {
          ForEach(recipe.ingredients, id: \.self) { item in
            Toggle(
              item,
              isOn: Binding(
                get: { done.contains(item) },
                set: { isOn in
                  if isOn { done.insert(item) } else { done.remove(item) }
                }
              )
            )
            .toggleStyle(ChecklistToggleStyle())
          }
        }
        Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
          GridRow {
            Text("Step").bold()
            Text("Time").bold().gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          ForEach(1..<4) { step in
            GridRow {
              Text("Step \(step)")
              Text(Duration.seconds(recipe.minutes * 20), format: .time(pattern: .minuteSecond))
            }
          }
        }
        GroupBox(label: Label("Note", systemImage: "info.circle")) {
          Text("Serve at once.").frame(maxWidth: .infinity, alignment: .leading)
        }
        ShareLink(item: recipe.title)
      }
      .padding()
    }
    .navigationTitle($recipe.title)
    .toolbarTitleDisplayMode(.inline)
  }

  @ViewBuilder
  private var facts: some View {
    Label("\(recipe.minutes) min", systemImage: "clock")
    RatingView(rating: $recipe.rating)
    Text(recipe.course.rawValue)
      .padding(.horizontal, 8)
      .background(.tint.opacity(0.2), in: .capsule)
  }
}

struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...maximum, id: \.self) { number in
        Image(systemName: number > rating ? "star" : "star.fill")
          .foregroundStyle(.yellow)
          .onTapGesture { rating = number }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of \(maximum)")
  }
}

struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
          .strikethrough(configuration.isOn)
        Spacer()
      }
    }
    .buttonStyle(.plain)
  }
}

#Preview { RecipeBrowser() }

import Faceplate

/// A dish or drink that the kiosk sells. Its name and its description are also the keys of their translations.
struct Dish: Identifiable, Equatable {
  let name: String
  let summary: String
  /// The price in cents, without options.
  let price: Int
  let category: Category
  let drawing: DishDrawing
  let color: Color

  var id: String { name }

  static func == (left: Dish, right: Dish) -> Bool { left.id == right.id }

  /// A part of the menu.
  enum Category: String, CaseIterable, Identifiable {
    case burgers = "Burgers"
    case bowls = "Bowls"
    case sides = "Sides"
    case drinks = "Drinks"

    var id: Self { self }

    /// The sizes, of which a customer chooses one.
    var sizes: [DishOption] {
      switch self {
      case .burgers: [DishOption("Single", 0), DishOption("Double", 250)]
      case .bowls: [DishOption("Small", 0), DishOption("Large", 200)]
      case .sides: [DishOption("Small", 0), DishOption("Large", 120)]
      case .drinks: [DishOption("0.3 l", 0), DishOption("0.5 l", 90)]
      }
    }

    /// The extras that a customer may add.
    var extras: [DishOption] {
      switch self {
      case .burgers: [DishOption("Extra cheese", 80), DishOption("No onions", 0)]
      case .bowls: [DishOption("Egg", 90), DishOption("Bread", 60)]
      case .sides: [DishOption("Sauce", 40)]
      case .drinks: [DishOption("No ice", 0)]
      }
    }
  }

  static let menu = [
    Dish("Cheeseburger", "Beef, cheddar, pickles", 690, .burgers, .burger, Color(red: 0.48, green: 0.25, blue: 0.1)),
    Dish(
      "Chicken burger", "Crisp chicken, lettuce, lemon", 740, .burgers, .burger,
      Color(red: 0.85, green: 0.55, blue: 0.2)),
    Dish("Veggie burger", "Chickpeas, herbs, tomato", 720, .burgers, .burger, Color(red: 0.42, green: 0.5, blue: 0.18)),
    Dish(
      "Fish burger", "Pollock, cucumber, dill", 760, .burgers, .burger, Color(red: 0.93, green: 0.78, blue: 0.5)),
    Dish(
      "Garden salad", "Lettuce, tomato, cucumber", 650, .bowls, .bowl, Color(red: 0.35, green: 0.66, blue: 0.23)),
    Dish("Grain bowl", "Bulgur, carrots, nuts", 820, .bowls, .bowl, Color(red: 0.84, green: 0.6, blue: 0.2)),
    Dish("Tomato soup", "Tomatoes, basil, cream", 540, .bowls, .soup, Color(red: 0.83, green: 0.24, blue: 0.13)),
    Dish("Pea soup", "Peas, mint, cream", 540, .bowls, .soup, Color(red: 0.45, green: 0.62, blue: 0.22)),
    Dish("Fries", "Potatoes, sea salt", 340, .sides, .fries, Color(red: 0.95, green: 0.74, blue: 0.22)),
    Dish("Carrot sticks", "Carrots with a dip", 320, .sides, .fries, Color(red: 0.93, green: 0.49, blue: 0.1)),
    Dish("Muffin", "Blueberries", 280, .sides, .muffin, Color(red: 0.45, green: 0.32, blue: 0.6)),
    Dish("Chocolate muffin", "Dark chocolate", 290, .sides, .muffin, Color(red: 0.36, green: 0.21, blue: 0.13)),
    Dish("Lemonade", "Lemons, mint", 310, .drinks, .glass, Color(red: 0.95, green: 0.83, blue: 0.28)),
    Dish("Orange juice", "Freshly pressed", 360, .drinks, .glass, Color(red: 0.96, green: 0.58, blue: 0.12)),
    Dish("Coffee", "Black, from Colombia", 290, .drinks, .cup, Color(red: 0.3, green: 0.17, blue: 0.08)),
    Dish("Tea", "Green tea", 260, .drinks, .cup, Color(red: 0.62, green: 0.6, blue: 0.2)),
  ]

  private init(
    _ name: String, _ summary: String, _ price: Int, _ category: Category, _ drawing: DishDrawing, _ color: Color
  ) {
    (self.name, self.summary, self.price) = (name, summary, price)
    (self.category, self.drawing, self.color) = (category, drawing, color)
  }
}

/// A size or an addition. Its name is also the key of its translations.
struct DishOption: Identifiable, Hashable {
  let name: String
  /// The price in addition to that of the dish, in cents.
  let price: Int

  var id: String { name }

  init(_ name: String, _ price: Int) { (self.name, self.price) = (name, price) }
}

import Faceplate

nonisolated enum OvenProgram: String, CaseIterable, Identifiable {
  case bread, pizza, cake, roast, fish, vegetables, warm, clean

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .bread: "Bread"
    case .pizza: "Pizza"
    case .cake: "Cake"
    case .roast: "Roast"
    case .fish: "Fish"
    case .vegetables: "Vegetables"
    case .warm: "Keep warm"
    case .clean: "Cleaning"
    }
  }

  var symbol: String {
    switch self {
    case .bread: "takeoutbag.and.cup.and.straw"
    case .pizza: "chart.pie"
    case .cake: "birthday.cake"
    case .roast: "flame"
    case .fish: "fish"
    case .vegetables: "carrot"
    case .warm: "heat.waves"
    case .clean: "sparkles"
    }
  }

  /// The temperature in °C.
  var temperature: Int {
    switch self {
    case .bread: 230
    case .pizza: 250
    case .cake: 175
    case .roast: 180
    case .fish: 160
    case .vegetables: 200
    case .warm: 80
    case .clean: 450
    }
  }

  /// The time at that temperature.
  var time: Duration {
    let minutes =
      switch self {
      case .bread: 45
      case .pizza: 12
      case .cake: 60
      case .roast: 90
      case .fish: 20
      case .vegetables: 30
      case .warm, .clean: 120
      }
    return .seconds(60 * minutes)
  }

  /// The temperature inside the food at which it is done, in °C; `nil` for a program without the core probe.
  var core: Int? { self == .roast ? 62 : nil }

  /// The temperatures that can be set, in °C.
  var temperatures: ClosedRange<Int> { self == .clean ? 450...450 : 30...280 }
}

import Faceplate

/// The lighting of a flat: a row for each lamp, scenes, and the colour temperature.
///
/// It shows toggles with a slider below them, buttons that act as a radio group, and a stepper with large buttons.
/// The colour temperature is a tweak from 2200 to 6500 K.
public struct LightingPanel: View {
  /// A lamp with its level from 0 to 1.
  private struct Lamp: Identifiable, Equatable {
    let id: String
    let symbol: String
    var isOn: Bool
    var level: Double
  }

  @State private var lamps = [
    Lamp(id: "Kitchen", symbol: "cooktop", isOn: true, level: 0.8),
    Lamp(id: "Living room", symbol: "sofa", isOn: true, level: 0.45),
    Lamp(id: "Bedroom", symbol: "bed.double", isOn: false, level: 0.3),
  ]
  @Tweak("lighting.warmth", in: 2200...6500, step: 100, unit: "K") private var warmth = 3000
  @State private var scene = "Evening"
  @Environment(\.screenClass) private var screenClass
  @Environment(\.screenMetrics) private var metrics

  /// The names of the scenes with their symbols.
  private static let scenes = [("Day", "sun.max.fill"), ("Evening", "moon.fill"), ("Film", "tv")]

  /// Creates the panel with its initial values.
  public init() {}

  /// The content of the panel, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      VStack(spacing: 10) {
        ForEach($lamps) { $lamp in
          VStack(spacing: 6) {
            Toggle(isOn: $lamp.isOn) { name(of: lamp) }
            Slider("\(lamp.id) level", value: $lamp.level, in: 0...1, step: 0.05, format: .percent)
              .labelsHidden()
              .sliderLabels(.hidden)
              .disabled(!lamp.isOn)
          }
          .frame(maxHeight: .infinity)
          if lamp.id != lamps.last?.id { Divider() }
        }
      }
      .card()
      .growsInColumn()
    } second: {
      Card("Scene") {
        VStack(spacing: metrics.rowSpacing) {
          ForEach(Self.scenes, id: \.0) { name, symbol in
            Toggle(isOn: Binding(get: { scene == name }, set: { if $0 { choose(name) } })) {
              Label(name, systemImage: symbol)
            }
          }
        }
        .toggleStyle(.button)
        .buttonSizing(.flexible)
        // On a large screen the scene buttons are large, like their card.
        .controlSize(screenClass.isReadFromAfar ? .extraLarge : .regular)
      }
      .growsInColumn()
      Card("Warmth") {
        Stepper("Warmth", value: $warmth, in: 2200...6500, step: 100, format: .number.grouped(false).unit("K"))
          .stepperStyle(.largeTouch)
          .labelsHidden()
      }
    }
  }

  /// The name of a lamp with its level in percent.
  private func name(of lamp: Lamp) -> some View {
    HStack {
      Label(lamp.id, systemImage: lamp.symbol)
      Spacer(minLength: 8)
      // The slider below has this value as its accessibility value, and shows it if there is no room for it here.
      if screenClass != .small {
        Text("\(Int((lamp.level * 100).rounded()))%").monospacedDigit().foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
  }

  /// Sets all lamps to the levels of a scene.
  private func choose(_ name: String) {
    scene = name
    let levels = ["Day": [1.0, 0.8, 0.6], "Evening": [0.8, 0.45, 0.3], "Film": [0.1, 0.15, 0.1]][name] ?? []
    for (index, level) in levels.enumerated() {
      lamps[index].level = level
      lamps[index].isOn = name != "Film" || index == 1
    }
  }
}

import Faceplate

/// The panel beside the door of a room: lamps and scenes, blinds, the intercom and the weather. It is made for 480×320.
///
/// ``RoomModel`` is the machine behind it; the devices are those of a ``SimulatedFlat`` until a bus takes their place.
public struct RoomPanel: View {
  @State private var room = RoomModel()
  @State private var page = RoomPage.light
  @Environment(\.screenMetrics) private var metrics

  /// Creates the panel of a room.
  public init() {}

  /// A page for each thing, behind tabs.
  public var body: some View {
    TabView(selection: $page) {
      Tab("Light", systemImage: "lightbulb", value: RoomPage.light) { RoomLightPage(room: room) }
      Tab("Blinds", systemImage: "blinds.horizontal.closed", value: RoomPage.blinds) { RoomBlindsPage(room: room) }
      Tab("Door", systemImage: "bell", value: RoomPage.door) { RoomDoorPage(room: room) }
        .badge(room.missed.count)
      Tab("Weather", systemImage: "cloud.sun", value: RoomPage.weather) { RoomWeatherPage(room: room) }
    }
    .alarms(room.alarms)
    .sheet(isPresented: Binding(get: { room.call != .none }, set: { if !$0 { room.endCall() } })) {
      RoomCall(room: room)
    }
    .sensoryFeedback(.success, trigger: room.bells)
    .drives(room)
  }
}

/// The pages of a room's panel.
enum RoomPage: Hashable {
  case light, blinds, door, weather
}

/// Scenes, and a slider for each lamp.
private struct RoomLightPage: View {
  let room: RoomModel
  @ScaledMetric private var nameWidth = 64.0
  @ScaledMetric private var levelWidth = 56.0
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass
  @Environment(\.dynamicTypeSize) private var textSize

  private static let names = ["Ceiling", "Wall", "Desk"]

  var body: some View {
    GeometryReader { space in
      // Use rows if the tab bar would clip upright sliders.
      if space.size.height < 246 * metrics.typeScale {
        ScrollView {
          page {
            VStack(spacing: metrics.rowSpacing) { rows(in: space.size.width - 4 * metrics.margin) }
          }
        }
      } else {
        page {
          HStack(spacing: metrics.spacing) { sliders }
            .sliderOrientation(.vertical)
            .frame(maxHeight: Self.longest * metrics.typeScale)
        }
      }
    }
    .disabled(room.isBusDown)
  }

  /// The greatest length of an upright slider, in points, so that it can be moved with the hand alone.
  private static let longest = 560.0
  /// The least length of a slider between a name and a level, with the space around it, in points.
  private static let shortest = 80.0

  private func page(@ViewBuilder _ lamps: () -> some View) -> some View {
    VStack(spacing: metrics.spacing) {
      // Four names side by side have no room for the largest text on a small screen.
      scenes.dynamicTypeSize(...(isSmall ? .large : .accessibility5))
      lamps().card()
    }
    .padding(metrics.margin)
  }

  private var isSmall: Bool { screenClass.isSmall }

  private var scenes: some View {
    Picker("Scene", selection: Binding(get: { room.scene }, set: { room.scene = $0 })) {
      ForEach(RoomScene.allCases) { Text($0.title).minimumScaleFactor(0.75).tag(RoomScene?.some($0)) }
    }
    .pickerStyle(.segmented)
  }

  private var sliders: some View {
    ForEach(Self.names.indices, id: \.self) { slider($0).frame(maxWidth: .infinity) }
  }

  /// Each lamp in a row: its name, the slider, and the level.
  private func rows(in width: Double) -> some View {
    ForEach(Self.names.indices, id: \.self) { index in
      let level = Text(Self.percent.text(room.lights[index])).monospacedDigit()
      Group {
        if textSize.isAccessibilitySize || nameWidth + levelWidth + Self.shortest > width {
          // Beside the name and the level, nothing would be left of the slider.
          VStack(spacing: 0) {
            HStack(spacing: metrics.rowSpacing) {
              Text(LocalizedStringKey(Self.names[index])).frame(maxWidth: .infinity, alignment: .leading)
              level
            }
            slider(index).labelsHidden().sliderLabels(.hidden)
          }
        } else {
          HStack(spacing: metrics.rowSpacing) {
            Text(LocalizedStringKey(Self.names[index])).frame(width: nameWidth, alignment: .leading)
            slider(index).labelsHidden().sliderLabels(.hidden)
            level.frame(width: levelWidth, alignment: .trailing)
          }
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.75)
    }
  }

  private static let percent = NumberFormat.number.fractionDigits(0).unit("%")

  private func slider(_ index: Int) -> some View {
    Slider(
      Self.names[index], value: Binding(get: { room.lights[index] }, set: { room.lights[index] = $0 }), in: 0...100,
      step: 5, format: Self.percent)
  }
}

/// A card for each blind.
private struct RoomBlindsPage: View {
  let room: RoomModel
  @Environment(\.screenMetrics) private var metrics

  private static let names: [LocalizedStringKey] = ["Left", "Right"]

  var body: some View {
    ScrollView {
      HStack(spacing: metrics.spacing) {
        ForEach(Self.names.indices, id: \.self) { index in
          RoomBlindCard(room: room, index: index, name: Self.names[index])
        }
      }
      .padding(metrics.margin)
    }
  }
}

/// The position of a blind, and the buttons that move it.
private struct RoomBlindCard: View {
  let room: RoomModel
  let index: Int
  let name: LocalizedStringKey
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.numberConventions) private var conventions

  private static let format = NumberFormat.number.fractionDigits(0).unit("%")

  var body: some View {
    let blind = room.flat.blinds[index]
    VStack(spacing: metrics.rowSpacing) {
      HStack {
        Text(name).font(.headline).accessibilityHidden(true)
        Spacer(minLength: 4)
        let position = Self.format.text(blind.position, in: conventions)
        Text(verbatim: position).monospacedDigit().accessibilityLabel("Closed").accessibilityValue(position)
      }
      .lineLimit(1)
      ProgressView(value: blind.position, total: 100).accessibilityHidden(true)
      button("Up", "chevron.up", to: 0)
      Button("Stop", systemImage: "stop.fill") { room.halt(index) }.disabled(blind.target == nil)
      button("Down", "chevron.down", to: 100).disabled(room.isWindy)
    }
    .buttonSizing(.flexible)
    .card()
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name)
  }

  private func button(_ title: LocalizedStringKey, _ symbol: String, to position: Double) -> some View {
    Button(title, systemImage: symbol) { room.move(index, to: position) }
  }
}

/// The weather now and in the hours to come.
private struct RoomWeatherPage: View {
  let room: RoomModel
  @Environment(\.clockOffset) private var offset
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    let hour = WeekSchedule.timeOfDay(of: room.hour, offset: offset).seconds / 3_600
    ScrollView {
      VStack(spacing: metrics.spacing) {
        now(RoomWeather(atHour: hour)).card()
        HStack(spacing: metrics.rowSpacing) {
          ForEach([3, 6, 9, 12], id: \.self) { later($0 + hour) }
        }
        .card()
      }
      .padding(metrics.margin)
    }
  }

  private func now(_ weather: RoomWeather) -> some View {
    HStack(spacing: metrics.spacing) {
      Image(systemName: weather.symbol).font(.system(size: 52 * metrics.typeScale)).foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        degrees(weather).font(.largeTitle.monospacedDigit())
        Text(weather.words).font(.headline)
      }
      Spacer(minLength: 4)
      VStack(alignment: .trailing, spacing: 2) {
        Label("Wind", systemImage: "wind").font(.subheadline).foregroundStyle(.secondary)
        NumberText(room.flat.wind, .integer.unit("km/h")).font(.headline.monospacedDigit())
      }
      .accessibilityElement(children: .combine)
    }
    .lineLimit(1)
  }

  private func later(_ hour: Int) -> some View {
    let weather = RoomWeather(atHour: hour)
    return VStack(spacing: 4) {
      Text(TimeOfDay(seconds: hour % 24 * 3_600).text()).font(.footnote.monospacedDigit()).foregroundStyle(.secondary)
      Image(systemName: weather.symbol).font(.title2).foregroundStyle(.tint).accessibilityHidden(true)
      degrees(weather).font(.headline.monospacedDigit())
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
    .accessibilityHint(Text(weather.words))
  }

  private func degrees(_ weather: RoomWeather) -> NumberText {
    NumberText(Double(weather.temperature), .integer.unit("°C"))
  }
}

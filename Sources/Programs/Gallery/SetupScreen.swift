import Faceplate

/// A panel that must be set up before it is used: pages for the room, the language, the clock and the network cover it
/// until they have been completed once.
public struct SetupScreen: View {
  /// The rooms that the panel can hang in, by their names in the config file.
  private enum Room: String, CaseIterable, TweakValue {
    case kitchen, bedroom, workshop

    var name: LocalizedStringKey {
      switch self {
      case .kitchen: "Kitchen"
      case .bedroom: "Bedroom"
      case .workshop: "Workshop"
      }
    }

    var symbol: String {
      switch self {
      case .kitchen: "fork.knife"
      case .bedroom: "bed.double"
      case .workshop: "wrench"
      }
    }
  }

  @Tweak("setup.room") private var room = Room.kitchen
  @Tweak("setup.done") private var isDone = false

  /// Creates the panel.
  public init() {}

  /// The chosen room, and a button that leads back to the setup pages.
  public var body: some View {
    VStack(spacing: 16) {
      Label(room.name, systemImage: room.symbol).font(.largeTitle.weight(.semibold))
      Text("This panel has been set up.").foregroundStyle(.secondary)
      Button("Set up again") { isDone = false }.buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding(16)
    .firstRun {
      WizardStep("Room") { RoomChoice(selection: $room) }
      FirstRunSteps.all
    }
  }

  /// A row for each room.
  private struct RoomChoice: View {
    @Binding var selection: Room

    var body: some View {
      Form {
        Picker("Where does this panel hang?", selection: $selection) {
          ForEach(Room.allCases, id: \.self) { room in Label(room.name, systemImage: room.symbol).tag(room) }
        }
        .pickerStyle(.inline)
      }
    }
  }
}

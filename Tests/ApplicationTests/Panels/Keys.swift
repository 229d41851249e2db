import Faceplate
import Foundation

struct MenuGrid: View {
  struct Entry: Identifiable, Hashable {
    var id: String { title }
    let title: String
    let symbol: String
  }

  let entries = [
    Entry(title: "Eco", symbol: "leaf"), Entry(title: "Quick", symbol: "hare"), Entry(title: "Wool", symbol: "tshirt"),
    Entry(title: "Rinse", symbol: "drop"),
  ]
  @FocusState private var focus: Entry.ID?
  @State private var chosen: Entry?
  @State private var log: [String] = []
  @State private var value = 5.0
  @State private var isEditing = false
  @Namespace private var scope

  private let columns = Array(repeating: GridItem(.flexible(minimum: 80), spacing: 12), count: 2)

  var body: some View {
    VStack {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(entries) { entry in
          EntryView(entry: entry, isChosen: entry == chosen)
            .focusable(true)
            .focused($focus, equals: entry.id)
            .prefersDefaultFocus(entry.id == "Quick", in: scope)
            .onTapGesture { choose(entry) }
            .onKeyPress(.return) {
              choose(entry)
              return .handled
            }
        }
      }
      .focusSection()
      Text(focus ?? "nothing").accessibilityIdentifier("focus")
      Text(log.joined(separator: ","))
      Text("\(value, specifier: "%.1f")")
        .focusable()
        .focusEffectDisabled()
        .digitalCrownRotation(
          detent: $value, from: 0, through: 10, by: 0.5, sensitivity: .medium, isContinuous: false,
          isHapticFeedbackEnabled: true
        ) { event in
          isEditing = event.velocity != 0
        } onIdle: {
          isEditing = false
        }
    }
    .onMoveCommand { direction in
      switch direction {
      case .up: log.append("up")
      case .down: log.append("down")
      case .left, .right: break
      @unknown default: break
      }
    }
    .onExitCommand { chosen = nil }
    .onKeyPress(keys: [.space, "x"], phases: .down) { press in
      log.append(press.characters)
      return press.modifiers.contains(.shift) ? .ignored : .handled
    }
    .onKeyPress(phases: .up) { _ in .ignored }
  }

  private func choose(_ entry: Entry) {
    chosen = entry
    log.append(entry.title)
  }
}

private struct EntryView: View {
  let entry: MenuGrid.Entry
  let isChosen: Bool
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Label(entry.title, systemImage: entry.symbol)
      .padding()
      .frame(maxWidth: .infinity)
      .background(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: RoundedRectangle(cornerRadius: 10))
      .scaleEffect(isFocused ? 1.05 : 1)
  }
}

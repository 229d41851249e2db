import Looks
import Graphics
import Runtime
import Values

/// All tweaks of a stage in groups, each with its editor, below a search field.
struct TweakPanel: View {
  let store: TweakStore
  let close: () -> Void

  @State private var search = ""
  @Environment({ $0.theme }) private var theme

  var body: some View {
    let groups = TweakGroup.groups(of: store.items(), matching: search)
    VStack(spacing: 0) {
      TweakPanelHeader(search: $search, store: store, close: close)
      Divider()
      if groups.isEmpty {
        Text(.toolkit(search.isEmpty ? "Nothing here can be tweaked" : "No tweak is called “\(search)”"))
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        Form {
          ForEach(groups) { group in
            Section {
              ForEach(group.items) { $0.row }
            } header: {
              (group.title.isEmpty ? Text(.toolkit("Panel")) : Text(group.title)).font(.subheadline.weight(.semibold))
                .foregroundStyle(.tint(.text))
            }
          }
        }
      }
    }
    .frame(maxWidth: 720, maxHeight: .infinity)
    .background(Color.theme(\.surface))
    .clipShape(RoundedRectangle(cornerRadius: theme.metrics.cardRadius))
    .overlay { RoundedRectangle(cornerRadius: theme.metrics.cardRadius).strokeBorder(Color.theme(\.outline)) }
    .onExitCommand(perform: close)
  }
}

/// The title, the search field and the buttons: in one line where there is room, otherwise in two.
private struct TweakPanelHeader: View {
  @Binding var search: String
  let store: TweakStore
  let close: () -> Void
  @State private var isAsking = false

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        title
        field.frame(minWidth: 220)
        buttons
      }
      VStack(spacing: 12) {
        HStack(spacing: 12) {
          title
          Spacer()
          buttons
        }
        field
      }
    }
    .padding(16)
    .confirmationDialog(.toolkit("Give all values back?"), isPresented: $isAsking, titleVisibility: .visible) {
      Button(.toolkit("Reset \(store.changes)"), role: .destructive) { store.resetAll() }
      Button(.toolkit("Keep"), role: .cancel) {}
    }
  }

  private var title: some View { Text(.toolkit("Tweaks")).font(.title2.weight(.semibold)).fixedSize() }
  private var field: some View { TextField(.toolkit("Search"), text: $search) }

  private var buttons: some View {
    HStack(spacing: 8) {
      Button(.toolkit("Reset all")) { isAsking = true }.disabled(store.changes == 0)
      Button(.toolkit("Done"), action: close).buttonStyle(.borderedProminent)
    }
    .fixedSize()
  }
}

/// A tweak as a row of the panel.
struct TweakItem: Identifiable {
  let id: String
  let description: String
  let row: AnyView

  /// The part of the name before the last dot; empty for a name without one.
  var group: String { id.lastIndex(of: ".").map { String(id[..<$0]) } ?? "" }

  /// Returns whether the name, the title or the description contains every word of a search, in any case.
  func matches(_ search: String) -> Bool {
    let words = search.lowercased().split(separator: " ")
    let text = "\(id) \(TweakTitle.title(of: id)) \(description)".lowercased()
    return words.allSatisfy { text.firstPlace(of: $0) != nil }
  }
}

/// The tweaks with the same name up to the last dot.
struct TweakGroup: Identifiable {
  let id: String
  var items: [TweakItem]
  /// The title; empty for tweaks without a group.
  var title: String {
    id.isEmpty ? "" : id.split(separator: ".").map { TweakTitle.words($0) }.joined(separator: " · ")
  }

  /// Groups the tweaks that match a search, in their order.
  static func groups(of items: [TweakItem], matching search: String) -> [TweakGroup] {
    var groups: [TweakGroup] = []
    for item in items where item.matches(search) {
      if let index = groups.firstIndex(where: { $0.id == item.group }) {
        groups[index].items.append(item)
      } else {
        groups.append(TweakGroup(id: item.group, items: [item]))
      }
    }
    return groups
  }
}

/// Converts names to readable form.
enum TweakTitle {
  /// Returns the readable form of the last part of a name: "Core temperature" for "oven.coreTemperature".
  static func title(of id: String) -> String { words(id.split(separator: ".").last ?? "") }

  /// Splits a name at hyphens, underscores and capital letters, and capitalizes the first letter.
  static func words(_ name: some StringProtocol) -> String {
    var text = ""
    for character in name {
      if character == "-" || character == "_" {
        text += " "
      } else if character.isUppercase, let last = text.last, last.isLowercase {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

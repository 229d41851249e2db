import SwiftUI

// A list of things to do: swipe actions, a sheet with a form, search and a page for each.

struct Errand: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var isDone = false
  var isUrgent = false
  var notes = ""
}

final class ErrandStore: ObservableObject {
  @Published var errands = [
    Errand(title: "Buy milk"), Errand(title: "Call the plumber", isUrgent: true),
    Errand(title: "Return books", isDone: true),
  ]
  var open: Int { errands.filter { !$0.isDone }.count }

  func delete(_ errand: Errand) { errands.removeAll { $0.id == errand.id } }
  func toggle(_ errand: Errand) {
    guard let index = errands.firstIndex(of: errand) else { return }
    errands[index].isDone.toggle()
  }
}

struct ErrandsScreen: View {
  @StateObject private var store = ErrandStore()
  @AppStorage("errands.hidesDone") private var hidesDone = false
  @State private var isAdding = false
  @State private var search = ""

  private var shown: [Errand] {
    store.errands.filter { !(hidesDone && $0.isDone) }
      .filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { errand in
          NavigationLink(value: errand) { ErrandRow(errand: errand) }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
                withAnimation { store.delete(errand) }
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .swipeActions(edge: .leading) {
              Button {
                withAnimation { store.toggle(errand) }
              } label: {
                Label(errand.isDone ? "Open" : "Done", systemImage: errand.isDone ? "arrow.uturn.left" : "checkmark")
              }
              .tint(.green)
            }
        }
      }
      .listStyle(.plain)
      .overlay {
        if shown.isEmpty {
          ContentUnavailableView("Nothing to do", systemImage: "checkmark.seal", description: Text("Add an errand."))
        }
      }
      .navigationTitle("Errands")
      .searchable(text: $search, prompt: "Search errands")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
        ToolbarItem(placement: .navigationBarLeading) {
          Menu {
            Toggle("Hide done", isOn: $hidesDone)
          } label: {
            Image(systemName: "line.horizontal.3.decrease.circle")
          }
          .accessibilityLabel("Filter")
        }
        ToolbarItem(placement: .bottomBar) {
          Text("\(store.open) open").font(.footnote).foregroundStyle(.secondary)
        }
      }
      .navigationDestination(for: Errand.self) { errand in
        if let index = store.errands.firstIndex(where: { $0.id == errand.id }) {
          ErrandForm(errand: $store.errands[index]).navigationTitle(errand.title).navigationBarTitleDisplayMode(.inline)
        }
      }
      .sheet(isPresented: $isAdding) { NewErrand { store.errands.append($0) } }
    }
  }
}

struct ErrandRow: View {
  let errand: Errand

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(errand.isDone ? Color.green : .gray)
      Text(errand.title).strikethrough(errand.isDone).foregroundColor(errand.isDone ? .secondary : .primary)
      Spacer()
      if errand.isUrgent {
        Text("Urgent").font(.caption2.bold()).padding(.horizontal, 8).padding(.vertical, 3)
          .background(.red.opacity(0.15), in: Capsule()).foregroundStyle(.red)
      }
    }
  }
}

struct ErrandForm: View {
  @Binding var errand: Errand

  var body: some View {
    Form {
      Section("Errand") {
        TextField("Title", text: $errand.title)
        Toggle("Urgent", isOn: $errand.isUrgent)
        Toggle("Done", isOn: $errand.isDone)
      }
      Section(header: Text("Notes"), footer: Text("Only you can see them.")) {
        TextEditor(text: $errand.notes).frame(minHeight: 80)
      }
    }
  }
}

struct NewErrand: View {
  @Environment(\.dismiss) private var dismiss
  @State private var errand = Errand(title: "")
  let add: (Errand) -> Void

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $errand.title)
        Toggle("Urgent", isOn: $errand.isUrgent)
        Picker("List", selection: .constant(0)) {
          Text("Home").tag(0)
          Text("Work").tag(1)
        }
      }
      .navigationBarTitle("New Errand", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { dismiss() },
        trailing: Button("Save") {
          add(errand)
          dismiss()
        }
        .disabled(errand.title.isEmpty))
    }
  }
}

#Preview { ErrandsScreen() }
